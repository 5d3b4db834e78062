import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A block that has gone to another position is seen going there. Those without a face are not followed (FOG-10). */

const GLIDE_MS = 320;
const LEAST_PX = 3;

type Spots = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

function spotsIn(root: HTMLElement): Spots {
  const { left, top } = root.getBoundingClientRect();
  return new Map(
    [...root.querySelectorAll<HTMLElement>('[data-glide]')].map((block) => {
      const box = block.getBoundingClientRect();
      return [block.dataset.glide ?? '', { x: box.left - left, y: box.top - top }];
    }),
  );
}

export function useGliding(ref: RefObject<HTMLElement | null>, town: number): void {
  const before = useRef<{ readonly town: number; readonly spots: Spots }>({ town: -1, spots: new Map() });
  useLayoutEffect(() => {
    const root = ref.current;
    if (root === null) return;
    const spots = spotsIn(root);
    if (before.current.town === town && root.closest('.scene--still') === null)
      glide(root, before.current.spots, spots);
    before.current = { town, spots };
  });
}

function glide(root: HTMLElement, from: Spots, to: Spots): void {
  for (const block of root.querySelectorAll<HTMLElement>('[data-glide]')) {
    const [was, is] = [from.get(block.dataset.glide ?? ''), to.get(block.dataset.glide ?? '')];
    if (was === undefined || is === undefined) continue;
    const [dx, dy] = [was.x - is.x, was.y - is.y];
    if (Math.abs(dx) + Math.abs(dy) < LEAST_PX) continue;
    block.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, zIndex: 3 },
        { transform: 'none', zIndex: 3 },
      ],
      {
        duration: GLIDE_MS,
        easing: 'ease-out',
      },
    );
  }
}

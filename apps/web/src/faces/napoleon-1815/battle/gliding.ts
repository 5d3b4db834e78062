import type { Fact } from '@hundred-days/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Past } from '../../../face/types.ts';
import type { Painted } from '../art.ts';
import { townName } from '../names.ts';
import type { Ask } from './field.ts';

/**
 * A block that has gone to another position is seen going there, one that has left the battle is seen leaving. Those without a
 * face are not followed (FOG-10).
 */

interface Spot {
  readonly x: number;
  readonly y: number;
  /** How it looked, to be shown once more when it is gone. */
  readonly look: HTMLElement;
}

type Spots = ReadonlyMap<string, Spot>;

function spotsIn(root: HTMLElement): Spots {
  const { left, top } = root.getBoundingClientRect();
  return new Map(
    [...root.querySelectorAll<HTMLElement>('[data-glide]')].map((block) => {
      const box = block.getBoundingClientRect();
      return [block.dataset.glide ?? '', { x: box.left - left, y: box.top - top, look: block }];
    }),
  );
}

const townOf = (w: Painted, fact: Fact | undefined): number => w.net.indexOf(String(fact));

/** Whom the last step told to have left a battle, and to where; -1 for those who are lost. */
export function departuresIn(w: Painted, past: Past, town: number): ReadonlyMap<number, number> {
  const gone = new Map<number, number>();
  for (const { type, data } of past.steps().at(-1)?.events ?? []) {
    const unit = typeof data.unit === 'string' ? w.unitIndex(data.unit) : -1;
    if (unit < 0) continue;
    if ((type === 'retreated' || type === 'went') && townOf(w, data.from) === town)
      gone.set(unit, townOf(w, data.town));
    if (type === 'eliminated' && townOf(w, data.town) === town) gone.set(unit, -1);
  }
  return gone;
}

export function useGliding(w: Painted, ref: RefObject<HTMLElement | null>, asked: Ask, town: number): void {
  const before = useRef<{ readonly town: number; readonly spots: Spots }>({ town: -1, spots: new Map() });
  useLayoutEffect(() => {
    const root = ref.current;
    if (root === null) return;
    const spots = spotsIn(root);
    if (before.current.town === town && root.closest('.scene--still') === null) {
      glide(root, before.current.spots, spots);
      for (const [unit, to] of departuresIn(w, asked.past, town)) {
        const was = before.current.spots.get(String(unit));
        if (was !== undefined && !spots.has(String(unit)))
          leave(root, was, to < 0 ? null : townName(w, to, asked.language));
      }
    }
    before.current = { town, spots };
  });
}

const LEAVE_MS = 900;

/** Once more where it stood: towards its town, by name, or gone. */
function leave(root: HTMLElement, { x, y, look }: Spot, town: string | null): void {
  const shade = document.createElement('div');
  shade.className = town === null ? 'battle-leaver battle-leaver--lost' : 'battle-leaver';
  shade.setAttribute('aria-hidden', 'true');
  shade.append(...[...look.childNodes].map((node) => node.cloneNode(true)));
  if (town !== null) shade.append(Object.assign(document.createElement('b'), { textContent: `→ ${town}` }));
  shade.style.left = `${x}px`;
  shade.style.top = `${y}px`;
  root.append(shade);
  const away = town === null ? 'scale(0.6)' : `translateY(${y > root.clientHeight / 2 ? 70 : -70}px)`;
  const going = shade.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: town === null ? 'none' : away, opacity: 1, offset: 0.7 },
      { transform: away, opacity: 0 },
    ],
    { duration: LEAVE_MS, easing: 'ease-in-out' },
  );
  going.onfinish = () => shade.remove();
}

const GLIDE_MS = 320;
/** Whoever has hardly moved stays where he is. */
const LEAST_PX = 3;

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

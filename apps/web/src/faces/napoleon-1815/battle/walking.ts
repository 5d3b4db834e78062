import type { RefObject, TargetedEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The battle board is one stop of the Tab key: arrows go from block to block and from position to position, by where they
 * lie. What had the focus and is gone hands it to the block that was in hand.
 */

const STOPS = '[data-stop]';
type Stop = HTMLButtonElement;

const stopsIn = (root: HTMLElement): Stop[] => [...root.querySelectorAll<Stop>(STOPS)];

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Walking {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: TargetedEvent<HTMLElement, FocusEvent>) => void;
}

export function useWalking(ref: RefObject<HTMLElement | null>): Walking {
  const at = useRef('');
  const block = useRef('');
  const within = useRef(false);
  useLayoutEffect(() => {
    const root = ref.current;
    if (root === null) return;
    const stops = stopsIn(root);
    const held = stops.find((stop) => stop.getAttribute('aria-pressed') === 'true');
    if (held !== undefined) block.current = held.dataset.stop ?? '';
    const named = (name: string): Stop | undefined => stops.find((stop) => stop.dataset.stop === name);
    const here = named(at.current) ?? named(block.current) ?? held ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === here ? 0 : -1;
    if (within.current && here !== undefined && document.activeElement === document.body)
      here.focus({ preventScroll: true });
  });
  return {
    onKeyDown: (event) => {
      const way = WAYS[event.key];
      const root = ref.current;
      if (way === undefined || root === null || event.altKey || event.ctrlKey || event.metaKey) return;
      const from = event.target instanceof HTMLElement ? event.target.closest<Stop>(STOPS) : null;
      if (from === null) return;
      event.preventDefault();
      event.stopPropagation();
      nearest(from, stopsIn(root), way)?.focus();
    },
    onFocusIn: (event) => {
      within.current = true;
      const root = ref.current;
      const to = event.target instanceof HTMLElement ? event.target.closest<Stop>(STOPS) : null;
      if (to === null || root === null) return;
      at.current = to.dataset.stop ?? '';
      for (const stop of stopsIn(root)) stop.tabIndex = stop === to ? 0 : -1;
    },
  };
}

/** The nearest that lies that way; what lies aside counts as farther. */
function nearest(from: Stop, stops: readonly Stop[], [wx, wy]: readonly [number, number]): Stop | undefined {
  const middle = (stop: Stop): readonly [number, number] => {
    const { left, top, width, height } = stop.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let best: Stop | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const [sx, sy] = middle(stop);
    const ahead = (sx - x) * wx + (sy - y) * wy;
    const aside = Math.abs((sx - x) * wy) + Math.abs((sy - y) * wx);
    if (stop === from || ahead < 4 || ahead + 2 * aside >= least) continue;
    best = stop;
    least = ahead + 2 * aside;
  }
  return best;
}

import type { RefObject, TargetedEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The battle board is one stop of the Tab key: arrows go from block to block and from position to position, by where they
 * lie. What had the focus and is gone hands it to the block that was in hand.
 */

const STOPS = '[data-stop]';
type Stop = HTMLButtonElement;

/** In a tiny window most of the board is out of sight. */
const stopsIn = (root: HTMLElement): Stop[] =>
  [...root.querySelectorAll<Stop>(STOPS)].filter(({ offsetParent }) => offsetParent !== null);

export const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Walking {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: TargetedEvent<HTMLElement, FocusEvent>) => void;
}

/** `aside` is asked for what lies beyond the edge. */
export function useWalking(ref: RefObject<HTMLElement | null>, aside: (by: number) => void): Walking {
  const at = useRef('');
  const block = useRef('');
  const within = useRef(false);
  const byKey = useRef(false);
  useEffect(() => {
    const listen = (event: Event): void => {
      byKey.current = event instanceof KeyboardEvent;
      // Nothing has the focus: the arrows belong to the board.
      if (!(event instanceof KeyboardEvent) || WAYS[event.key] === undefined) return;
      if (document.activeElement === document.body) ref.current?.querySelector<Stop>(`${STOPS}[tabindex="0"]`)?.focus();
    };
    document.addEventListener('keydown', listen, true);
    document.addEventListener('pointerdown', listen, true);
    return () => {
      document.removeEventListener('keydown', listen, true);
      document.removeEventListener('pointerdown', listen, true);
    };
  }, []);
  useLayoutEffect(() => {
    const root = ref.current;
    if (root === null) return;
    const stops = stopsIn(root);
    const held = stops.find((stop) => stop.getAttribute('aria-pressed') === 'true');
    const taken = held !== undefined && held.dataset.stop !== block.current;
    if (held !== undefined) block.current = held.dataset.stop ?? '';
    // A block that a key has taken up, wherever the focus is on the board.
    if (taken && byKey.current && isOnBoard(root)) held.focus({ preventScroll: true });
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
      const others = stopsIn(root).filter((stop) => stop !== from);
      const next = others[nearestOf(boxOf(from), others.map(boxOf), way)];
      if (next !== undefined) next.focus();
      else if (way[0] !== 0) aside(way[0]);
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

/** The focus is on the board, or nowhere. */
const isOnBoard = (root: HTMLElement): boolean =>
  document.activeElement === document.body || root.contains(document.activeElement);

/** Where a stop lies on the screen. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** A whole position, of which the reserve is as wide as the other three. */
  readonly cell: boolean;
}

/** A position is as wide as its cell, whatever the width of its name. */
function boxOf(stop: Stop): Box {
  const { left, right, top, bottom } = stop.getBoundingClientRect();
  const cell = stop.dataset.stop?.startsWith('p') ? stop.closest('.battle-cell')?.getBoundingClientRect() : undefined;
  return { left: cell?.left ?? left, right: cell?.right ?? right, top, bottom, cell: cell !== undefined };
}

/** From where to where a box reaches, along the way or across it. */
type Stretch = readonly [number, number];
const along = ({ left, right, top, bottom }: Box, level: boolean): Stretch => (level ? [left, right] : [top, bottom]);
const middle = ([start, end]: Stretch): number => (start + end) / 2;

/** How far apart two stretches lie; 0 where they overlap. */
const gap = ([from, to]: Stretch, [start, end]: Stretch): number => Math.max(0, start - to, from - end);

/** What lies aside is as good as farther by so much. */
const ASIDE = 4;
/** Of positions that are equally near, the one straight ahead. */
const ASKEW = 0.01;

/**
 * How far ahead it begins; null for what lies beside or behind: a block that is lifted in the hand lies beside the others
 * still, and the reserve before all three.
 */
function ahead(here: Stretch, there: Stretch, by: number): number | null {
  const [mine, theirs] = by > 0 ? [here[1], there[0]] : [here[0], there[1]];
  const isSo = (theirs - middle(here)) * by > 0 && (middle(there) - mine) * by > 0;
  return isSo ? (theirs - mine) * by : null;
}

/** Which of the others is the nearest that lies that way; -1 where none does. */
export function nearestOf(here: Box, others: readonly Box[], [wx, wy]: readonly [number, number]): number {
  const level = wx !== 0;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of others.entries()) {
    const begins = ahead(along(here, level), along(box, level), wx + wy);
    if (begins === null) continue;
    const [across, beyond] = [along(here, !level), along(box, !level)];
    const askew = here.cell && box.cell ? Math.abs(middle(across) - middle(beyond)) : 0;
    const far = begins + ASIDE * gap(across, beyond) + ASKEW * askew;
    if (far >= least) continue;
    best = index;
    least = far;
  }
  return best;
}

import { centreOf } from './camera.ts';
import { COUNTER_PX, pieceTransform } from './Pieces.tsx';
import type { BoardGeometry, Motion } from './types.ts';

/** Shows pieces moving, one after another, along their places. */

const HEX_MS = 120;
const SHORTEST_MS = 200;
const LEAVE_MS = 260;
/** With so much still to be shown, the rest is shown quickly. */
const LONG_WAIT_MS = 3000;
/** Of many pieces that follow one another each goes a little faster than the one before, down to a part of the time. */
const FASTER = 0.9;
const FASTEST = 0.35;
/** In a column one starts so long after the other. */
const COLUMN_MS = 70;
/** So long without a motion, and the next one takes its time again. */
const QUIET_MS = 2500;

export interface MotionPlayer {
  /** Plays those of the motions that have not been played yet, after the ones that run; `done` when none is left. */
  play(board: HTMLElement | null, motions: readonly Motion[], reduced: boolean, done: () => void): void;
}

/**
 * Every motion is started at once with the delay of all before it, and holds its piece where it starts until its time has
 * come: pieces are drawn where they end, and must not be seen there before. A `skip-motions` event on the board ends all.
 */
export function motionPlayer(geometry: BoardGeometry): MotionPlayer {
  const known = new WeakSet<Motion>();
  const running = new Set<Animation>();
  let busyUntil = 0;
  let inRow = 0;
  let lastEnd = 0;
  let last = { way: '', piece: -1, start: 0 };

  function play(board: HTMLElement | null, motions: readonly Motion[], reduced: boolean, done: () => void): void {
    // Whoever takes the motions away wants to see the pieces where they are.
    if (motions.length === 0) halt();
    const fresh = motions.filter((motion) => !known.has(motion));
    if (fresh.length === 0 || board === null) return;
    for (const motion of fresh) known.add(motion);
    if (!reduced) for (const motion of fresh) begin(board, motion, done);
    if (running.size === 0) queueMicrotask(done);
    else board.addEventListener('skip-motions', () => stop(done), { once: true });
  }

  function begin(board: HTMLElement, motion: Motion, done: () => void): void {
    const piece = board.querySelector<SVGGElement>(`[data-piece="${motion.piece}"]`);
    if (piece === null) return;
    const frames = framesOf(geometry, motion, sizeOf(piece));
    if (frames === null) return;
    const now = performance.now();
    const way = motion.places.join();
    // A column: whoever takes the way of the one before follows close behind.
    const follows = way === last.way && motion.piece !== last.piece;
    const delay = Math.max(0, (follows ? last.start + COLUMN_MS : busyUntil) - now);
    last = { way, piece: motion.piece, start: now + delay };
    const usual =
      motion.kind === 'destroyed'
        ? LEAVE_MS
        : Math.max(SHORTEST_MS, (motion.stride ?? HEX_MS) * (motion.places.length - 1));
    if (!follows) inRow = now - lastEnd > QUIET_MS ? 0 : inRow + 1;
    const duration = usual * Math.max(FASTEST, FASTER ** inRow) * (delay > LONG_WAIT_MS ? 0.5 : 1);
    busyUntil = Math.max(busyUntil, now + delay + duration);
    lastEnd = busyUntil;
    // A later motion of the same piece must not hold it at its start while the earlier one still runs.
    const again = [...running].some((other) => (other.effect as KeyframeEffect).target === piece);
    const fill = again ? 'forwards' : 'both';
    const animation = piece.animate(frames, { duration, delay, easing: 'ease-in-out', fill });
    running.add(animation);
    animation.onfinish = () => {
      running.delete(animation);
      finished.push(animation);
      if (running.size === 0) stop(done);
    };
  }

  // An animation that is over holds its piece until all are: the next motion of the same piece goes on from there.
  const finished: Animation[] = [];

  function halt(): void {
    for (const animation of [...running, ...finished]) animation.cancel();
    running.clear();
    finished.length = 0;
    busyUntil = 0;
    last = { way: '', piece: -1, start: 0 };
  }

  function stop(done: () => void): void {
    halt();
    done();
  }

  return { play };
}

/** How large a piece is drawn: on its way it is as large as at rest. */
function sizeOf(piece: SVGGElement): number {
  const scale = Number(/scale\(([\d.]+)\)/.exec(piece.style.transform)?.[1] ?? 0);
  return scale > 0 ? (100 * scale) / COUNTER_PX : 1;
}

function framesOf(geometry: BoardGeometry, motion: Motion, usual: number): Keyframe[] | null {
  const at = (place: number, size = usual): string => pieceTransform(centreOf(geometry, place), size);
  if (motion.kind === 'destroyed') {
    return [
      { transform: at(motion.places[0]), opacity: 1 },
      { transform: at(motion.places[0], 0.6 * usual), opacity: 0 },
    ];
  }
  if (motion.kind === 'exit')
    return motion.places.map((place, i) => ({ transform: at(place), opacity: i === motion.places.length - 1 ? 0 : 1 }));
  return motion.places.length < 2 ? null : motion.places.map((place) => ({ transform: at(place) }));
}

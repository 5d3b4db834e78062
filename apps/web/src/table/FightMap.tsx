import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import type { Motion, Point } from '../board/types.ts';
import { shownFight } from './FightTold.tsx';
import { useTable } from './ui.ts';

/** What the last roll did, on the map: who went where, who was lost, with the numbers of the panel. */
export function FightMap(): JSX.Element | null {
  const table = useTable();
  const fight = useComputed(() => shownFight(table)).value;
  const { model, ui } = table;
  // Pieces are seen going first; the marks stay where they went, wherever the map is moved.
  ui.seen.value;
  const controls = ui.controls.value;
  if (fight === null || controls === null || (model.live && model.motions.value.length > 0)) return null;
  const deeds = fight.deeds.flatMap(({ motion }, i) => (motion === null ? [] : [{ motion, number: i + 1 }]));
  if (deeds.length === 0) return null;
  const held = new Set(model.face.map.pieces(table.told.value).map(({ place }) => place));
  return (
    <svg class="fight-map" aria-hidden="true">
      <defs>
        {(['away', 'on'] as const).map((kind) => (
          <marker key={kind} id={`fight-${kind}`} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.4" orient="auto">
            <path class={`fight-head fight-head--${kind}`} d="M0 0L10 5L0 10Z" />
          </marker>
        ))}
      </defs>
      {deeds.map(({ motion, number }) => (
        <Mark key={number} motion={motion} number={number} held={held} spot={(place) => controls.spot(place)} />
      ))}
    </svg>
  );
}

interface MarkProps {
  readonly motion: Motion;
  readonly number: number;
  /** Places where somebody stands. */
  readonly held: ReadonlySet<number>;
  readonly spot: (place: number) => Point;
}

/** Half of a cross, and how far its number lies beside it. */
const ARM = 15;
const ASIDE = 24;

function Mark({ motion, number, held, spot }: MarkProps): JSX.Element {
  const points = motion.places.map(spot);
  const last = points[points.length - 1];
  const lost = motion.kind === 'destroyed';
  const beside = lost && held.has(motion.places[points.length - 1]);
  const tag = lost ? { x: last.x + (beside ? -ASIDE : ASIDE), y: last.y - ASIDE } : tagAt(points);
  const way = lost
    ? crossAt(last, beside)
    : `M${gutters(points)
        .map(({ x, y }) => `${x} ${y}`)
        .join('L')}`;
  const kind = lost ? 'lost' : motion.kind === 'advance' ? 'on' : 'away';
  return (
    <g class={`fight-mark fight-mark--${kind}`}>
      <path class="fight-case" d={way} />
      <path class="fight-way" d={way} marker-end={lost ? undefined : `url(#fight-${kind})`} />
      <circle cx={tag.x} cy={tag.y} r="11" />
      <text x={tag.x} y={tag.y + 5}>
        {number}
      </text>
    </g>
  );
}

/** From the gutter of the first place to that of the last: a line over a counter would strike its numbers out. */
export function gutters(points: readonly Point[]): readonly Point[] {
  if (points.length < 2) return points;
  const from = (a: Point, b: Point, part: number, most: number): Point => {
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    const by = Math.min(part * far, most) / far;
    return { x: a.x + (b.x - a.x) * by, y: a.y + (b.y - a.y) * by };
  };
  const [last, before] = [points[points.length - 1], points[points.length - 2]];
  return [from(points[0], points[1], 0.3, 30), ...points.slice(1, -1), from(last, before, 0.4, 40)];
}

/**
 * The number of a way, beside its last step on the line between the two places: over neither counter, and not at the upper
 * right of the one that it leads to, where sums and badges stand.
 */
export function tagAt(points: readonly Point[]): Point {
  const [last, before = last] = [points[points.length - 1], points[points.length - 2]];
  const [dx, dy] = [last.x - before.x, last.y - before.y];
  const far = Math.hypot(dx, dy);
  const middle = { x: (last.x + before.x) / 2, y: (last.y + before.y) / 2 };
  if (far === 0) return { x: middle.x + ASIDE, y: middle.y - ASIDE };
  const turn = Math.abs(dx) < 1 && dy > 0 ? -1 : 1;
  return { x: middle.x + (turn * ASIDE * dy) / far, y: middle.y - (turn * ASIDE * dx) / far };
}

/** Over the place where nobody stands any more; small and beside it where a living unit does: that one is not struck out. */
export const crossAt = ({ x, y }: Point, beside: boolean): string =>
  beside ? cross({ x: x - ASIDE - 20, y: y - ASIDE }, ARM / 2) : cross({ x, y }, ARM);

const cross = ({ x, y }: Point, arm: number): string =>
  `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`;

import type { AnyAction } from '@hundred-days/kernel';
import type { Counsel } from '@hundred-days/opponents/planner';
import type { JSX } from 'preact';
import { centreOf, HEX_PX, sheetSize } from '../../board/camera.ts';
import { wayPath } from '../../board/lines.ts';
import { Target } from '../../board/Signs.tsx';
import type { BoardGeometry } from '../../board/types.ts';
import { useTable } from '../ui.ts';
import { headPath } from './arrows.ts';

/** What the Marshal points at, on the map: first a part of it, then arrows. */
export function AdviceOver(): JSX.Element | null {
  const { model, ui } = useTable();
  const told = ui.advice.value;
  if (told === null) return null;
  const { geometry } = model.face.map.art;
  const { best, next, even } = told.advice;
  const { width, height } = sheetSize(geometry);
  return (
    <svg class="advice-over" width={width} height={height} aria-hidden="true">
      {told.stage === 'where' ? (
        <Spotlight geometry={geometry} counsel={best} />
      ) : (
        <>
          {even && next !== null && <What geometry={geometry} counsel={next} second />}
          <What geometry={geometry} counsel={best} />
        </>
      )}
    </svg>
  );
}

interface CounselProps {
  readonly geometry: BoardGeometry;
  readonly counsel: Counsel<AnyAction>;
}

/** The enemies whom it is about; none where it is about nobody. */
const targetsOf = ({ act }: Counsel<AnyAction>): readonly number[] =>
  act.enemies !== undefined && act.enemies.length > 0 ? (act.places ?? []) : [];

/** Where it is about enemies they are lit with those next to them: who comes up, and from where, is what one is asked. */
export function litBy(geometry: BoardGeometry, counsel: Counsel<AnyAction>): Ellipse | null {
  const targets = targetsOf(counsel);
  return targets.length > 0 ? ellipseOf(geometry, targets, 2.1) : ellipseOf(geometry, counsel.places);
}

/** Everything but an ellipse is dimmed; what happens nowhere on the map dims nothing. */
function Spotlight({ geometry, counsel }: CounselProps): JSX.Element | null {
  const lit = litBy(geometry, counsel);
  if (lit === null) return null;
  const { x, y, rx, ry } = lit;
  const { width, height } = sheetSize(geometry);
  const hole = `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  return (
    <g class="advice-where">
      <path class="advice-dim" d={`M0 0H${width}V${height}H0Z${hole}`} fill-rule="evenodd" />
      <ellipse class="advice-ring-case" cx={x} cy={y} rx={rx} ry={ry} />
      <ellipse class="advice-ring" cx={x} cy={y} rx={rx} ry={ry} />
    </g>
  );
}

interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Around all places, with room for the counters on them. */
export function ellipseOf(geometry: BoardGeometry, places: readonly number[], room = 1.15): Ellipse | null {
  if (places.length === 0) return null;
  const points = places.map((place) => centreOf(geometry, place));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const rx = 1.25 * ((right - left) / 2) + room * HEX_PX;
  const ry = 1.25 * ((bottom - top) / 2) + room * HEX_PX;
  return { x, y, rx, ry };
}

interface WhatProps extends CounselProps {
  /** The one that is as good. */
  readonly second?: boolean;
}

function What({ geometry, counsel, second = false }: WhatProps): JSX.Element {
  return (
    <g class={second ? 'advice-what advice-what--second' : 'advice-what'}>
      {targetsOf(counsel).map((place) => (
        <Target key={place} geometry={geometry} place={place} />
      ))}
      {counsel.closed.map(([from, to]) => (
        <path key={`${from}-${to}`} class="advice-bar" d={barPath(geometry, from, to)} />
      ))}
      {counsel.arrows.map((way) => (
        <g key={way.join('-')}>
          <path class="advice-arrow-case" d={wayPath(geometry, way)} />
          <path class="advice-head-case" d={headOf(geometry, way)} />
          <path class="advice-arrow" d={wayPath(geometry, way)} />
          <path class="advice-head" d={headOf(geometry, way)} />
        </g>
      ))}
    </g>
  );
}

/** Across the hexside between two neighbours. */
function barPath(geometry: BoardGeometry, from: number, to: number): string {
  const [a, b] = [centreOf(geometry, from), centreOf(geometry, to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const half = 0.24 * HEX_PX;
  return `M${middle.x - dy * half} ${middle.y + dx * half}L${middle.x + dy * half} ${middle.y - dx * half}`;
}

/** The head of an arrow at the end of a way. */
const headOf = (geometry: BoardGeometry, way: readonly number[]): string =>
  headPath(centreOf(geometry, way[way.length - 2]), centreOf(geometry, way[way.length - 1]));

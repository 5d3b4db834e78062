import type { JSX } from 'preact';
import { HEX_PX } from './camera.ts';
import { wayPath } from './lines.ts';
import { outlinePath } from './outlines.ts';
import type { BoardGeometry, CommandRange } from './types.ts';

/** Areas and lines that some games have: the range of headquarters, places where a counter turns over, roads. */

interface RangesProps {
  readonly geometry: BoardGeometry;
  readonly ranges: readonly CommandRange[];
}

export function Ranges({ geometry, ranges }: RangesProps): JSX.Element {
  return (
    <>
      {ranges.map((range) => (
        <Range key={range.place} geometry={geometry} range={range} />
      ))}
    </>
  );
}

/** Command: a double line round the whole, a dashed one round the half. */
function Range({ geometry, range }: { geometry: BoardGeometry; range: CommandRange }): JSX.Element {
  const outline = outlinePath(geometry, range.places);
  return (
    <g class="range">
      <path class="range-tint" d={outline} />
      <path class="range-edge" d={outline} />
      <path class="range-gap" d={outline} />
      {range.half.length > 0 && <path class="range-half" d={outlinePath(geometry, range.half)} />}
    </g>
  );
}

/** Plates with a counter half turned. */
export function Turns({ geometry, places }: { geometry: BoardGeometry; places: readonly number[] }): JSX.Element {
  const each = (shape: (x: number, y: number) => string): string =>
    places.map((place) => shape(geometry.x[place] * HEX_PX, geometry.y[place] * HEX_PX)).join('');
  return (
    <g class="turn-plates">
      <path class="turn-plate" d={each((x, y) => `M${x - 8} ${y - 8}h16v16h-16Z`)} />
      <path class="turn-half" d={each((x, y) => `M${x - 8} ${y + 8}h16v-16Z`)} />
    </g>
  );
}

interface RoadsProps {
  readonly geometry: BoardGeometry;
  readonly lines: readonly (readonly [number, number])[];
  readonly strained: readonly (readonly [number, number])[];
}

/** Roads by which a piece in hand can go: full, or broken where the way costs an effort. */
export function Roads({ geometry, lines, strained }: RoadsProps): JSX.Element {
  const along = (roads: RoadsProps['lines']): string => roads.map((ends) => wayPath(geometry, ends)).join('');
  return (
    <g>
      <path class="way-open-case" d={along([...lines, ...strained])} />
      <path class="way-strained" d={along(strained)} />
      <path class="way-open" d={along(lines)} />
    </g>
  );
}

import './map.css';
import type { JSX } from 'preact';
import { centreOf, HEX_PX } from '../../board/camera.ts';
import { at, corner } from '../../board/corners.ts';
import type { BoardGeometry } from '../../board/types.ts';
import type { Setting } from './setting.ts';

/** What an attack being announced shows beside what every board has. */

/** What the ground does in an attack: water that is crossed, and over it what the defenders are multiplied by. */
export function groundSigns(
  w: Setting,
  geometry: BoardGeometry,
  contacts: Contacts,
  targets: readonly number[],
  factor: (hex: number) => number,
): JSX.Element {
  return (
    <>
      {crossedWater(w, geometry, contacts)}
      {factors(
        geometry,
        targets.map((hex) => [hex, factor(hex)] as const).filter(([, by]) => by > 1),
      )}
    </>
  );
}

type Contacts = readonly (readonly [from: number, to: number])[];

/** 7.3x: the water that attackers cross, once more above the counters. */
function crossedWater(w: Setting, geometry: BoardGeometry, contacts: Contacts): JSX.Element | null {
  const sides = contacts
    .map(([from, to]) => 6 * from + w.map.direction(from, to))
    .filter((side) => w.waterSide[side] === 1);
  if (sides.length === 0) return null;
  const d = sides.map((side) => sidePath(geometry, side)).join('');
  return (
    <g class="crossed">
      <path class="crossed-case" d={d} />
      <path class="crossed-water" d={d} />
    </g>
  );
}

/** The hexside at 6 * hex + direction, as path data. */
export function sidePath(geometry: BoardGeometry, side: number): string {
  const [hex, direction] = [Math.floor(side / 6), side % 6];
  return `M${at(corner(geometry, hex, direction))}L${at(corner(geometry, hex, direction + 1))}`;
}

/** 7.3, 10.0: what the ground multiplies the defenders of a hex by. */
function factors(geometry: BoardGeometry, list: readonly (readonly [hex: number, by: number])[]): JSX.Element {
  return (
    <>
      {list.map(([hex, by]) => {
        const { x, y } = centreOf(geometry, hex);
        return (
          <g key={hex} class="doubled" transform={`translate(${x - HEX_PX * 0.36} ${y - HEX_PX * 0.36})`}>
            <circle r="11" />
            <text y="5">×{by}</text>
          </g>
        );
      })}
    </>
  );
}

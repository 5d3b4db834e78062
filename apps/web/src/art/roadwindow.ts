import { hash } from './map/hash.ts';
import { boxPath, dot, xy } from './map/paths.ts';

/** A piece of a road map for a box: towns as rings with houses round them, joined by roads that bow a little. */

export interface RoadWindow {
  readonly main: string;
  readonly lanes: string;
  readonly rings: string;
  readonly hubs: string;
  readonly houses: string;
}

type Town = readonly [x: number, y: number];

const TOWNS: readonly Town[] = [
  [0.9, 0.3],
  [1.7, 0.62],
  [2.75, 1.4],
  [0.25, 1.5],
  [2.05, 2.75],
  [-0.6, -0.1],
  [3.4, 0.2],
  [0.4, 3.2],
  [3.4, 2.9],
];

const MAIN: readonly (readonly [number, number])[] = [
  [5, 0],
  [0, 1],
  [1, 6],
  [2, 8],
  [2, 1],
];

const LANES: readonly (readonly [number, number])[] = [
  [0, 3],
  [3, 5],
  [3, 7],
  [1, 4],
  [4, 7],
  [4, 8],
  [3, 4],
];

export function roadWindow(): RoadWindow {
  const road = ([a, b]: readonly [number, number]): string => bow(TOWNS[a], TOWNS[b]);
  return {
    main: MAIN.map(road).join(''),
    lanes: LANES.map(road).join(''),
    rings: TOWNS.map(([x, y]) => `M${xy(x - 0.1, y)}a.1 .1 0 1 1 .2 0a.1 .1 0 1 1 -.2 0Z`).join(''),
    hubs: TOWNS.map(([x, y]) => dot(x, y)).join(''),
    houses: TOWNS.map(houses).join(''),
  };
}

function bow([ax, ay]: Town, [bx, by]: Town): string {
  const bend = 0.14 * (hash(ax + bx, ay + by, 60) - 0.5);
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  return `M${xy(ax, ay)}Q${xy(mx - bend * (by - ay), my + bend * (bx - ax))} ${xy(bx, by)}`;
}

function houses([x, y]: Town): string {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const angle = (2 * Math.PI * (i + 0.6 * hash(x + i, y, 61))) / 9;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    if (hash(x, y + i, 62) < 0.2) continue;
    d += boxPath({ x: x + 0.19 * ux, y: y + 0.19 * uy, ux, uy }, 0, 0, 0.055, 0.085);
  }
  return d;
}

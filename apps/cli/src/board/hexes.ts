import type { HexBoard } from '@hundred-days/kernel';
import type { Counter, Ink, Place } from './types.ts';

/** What text boards that draw columns of hexes share. */

/** A sign, for ground or for an army, and the ink it is drawn in. */
export type Sign = readonly [sign: string, ink: Ink];

/** The last four signs of a hex's id are its number; a letter before them names the sheet. */
const NUMBER = 4;

export const placesOf = ({ map, hexNames }: HexBoard, signOf: (hex: number) => Sign): Place[] =>
  map.ids.map((id, hex) => {
    const [sign, ink] = signOf(hex);
    const col = map.col[hex];
    // Even columns sit half a hex lower.
    const half = 2 * map.row[hex] + (col % 2 === 0 ? 1 : 0);
    return { id: id.slice(-NUMBER), col, half, sign, name: hexNames[hex], ink };
  });

/** 0914 Hougoumont. */
export function hexText({ hexNames, hexId }: HexBoard, hex: number): string {
  const name = hexNames[hex];
  return name === null ? hexId(hex) : `${hexId(hex)} ${name}`;
}

/** How the armies of June 1815 are told apart. */
export const ARMY_SIGNS: Readonly<Record<string, Sign>> = {
  french: ['F', 'blue'],
  'anglo-allied': ['A', 'red'],
  prussian: ['P', 'magenta'],
};

/** Everything on a counter but where it lies. */
export type Face = Omit<Counter, 'place'>;

/** The counters of those that are on the map. */
export const countersOn = (
  units: number,
  where: (unit: number) => number,
  faceOf: (unit: number) => Face,
): readonly Counter[] =>
  [...Array(units).keys()].filter((unit) => where(unit) >= 0).map((unit) => ({ ...faceOf(unit), place: where(unit) }));

/** The words of the flags that a unit has. */
export const deedsOf = (
  deeds: readonly (readonly [flag: number, word: string])[],
  has: (flag: number) => boolean,
): string[] => deeds.filter(([flag]) => has(flag)).map(([, word]) => word);

/** Where a unit is, or what became of it, or when it comes; null for one that is not in the game. */
export function whereText(
  board: HexBoard,
  where: number,
  fates: ReadonlyMap<number, string>,
  due: number,
): string | null {
  if (where >= 0) return hexText(board, where);
  return fates.get(where) ?? (due > 0 ? `comes on turn ${due}` : null);
}

/** Units that have yet to come, by their ids: all with their turns, or those that may come now. */
export function comingUnits(
  units: Iterable<number>,
  due: (unit: number) => number,
  turn: number,
  id: (unit: number) => string,
): { readonly all: readonly string[]; readonly now: readonly string[] } {
  const coming = [...units].filter((unit) => due(unit) > 0);
  return {
    all: coming.map((unit) => `${id(unit)} (turn ${due(unit)})`),
    now: coming.filter((unit) => due(unit) <= turn).map(id),
  };
}

import type { HexBoard, State } from '@hundred-days/kernel';
import type { Counter, GameBoard, Ink, Place, Roll } from './types.ts';

/** What text boards that draw columns of hexes share. */

/** A sign, for ground or for an army, and the ink it is drawn in. */
export type Sign = readonly [sign: string, ink: Ink];

/** The last four signs of a hex's id are its number; a letter before them names the sheet. */
const NUMBER = 4;

export const placesOf = ({ map, hexNames }: HexBoard, signOf: (hex: number) => Sign): Place[] =>
  map.ids.map((id, hex) => {
    const [sign, ink] = signOf(hex);
    const col = map.col[hex];
    // Every other column sits half a hex lower.
    const half = 2 * map.row[hex] + ((col % 2 === 1) === (map.grid.shifted === 'odd') ? 1 : 0);
    return { id: id.slice(-NUMBER), col, half, sign, name: hexNames[hex], ink };
  });

/** 0914 Hougoumont. */
export function hexText({ hexNames, hexId }: HexBoard, hex: number): string {
  const name = hexNames[hex];
  return name === null ? hexId(hex) : `${hexId(hex)} ${name}`;
}

/** How the armies of June 1815 are told apart. */
const ARMY_SIGNS: Readonly<Record<string, Sign>> = {
  french: ['F', 'blue'],
  'anglo-allied': ['A', 'red'],
  prussian: ['P', 'magenta'],
};

/** Everything on a counter but where it lies. */
type Face = Omit<Counter, 'place'>;

/** A counter in the colours of its army. */
export function faceIn(army: string, face: Omit<Face, 'side' | 'ink'>): Face {
  const [side, ink] = ARMY_SIGNS[army];
  return { ...face, side, ink };
}

/** What a game says of its units; the rest of a list of them is the same for all. */
export interface Muster {
  readonly board: HexBoard;
  readonly units: number;
  /** Where units are that are in no hex, besides those that have yet to come. */
  readonly destroyed: number;
  readonly exited: number;
  seat(unit: number): number;
  name(unit: number): string;
  type(unit: number): string;
  face(view: State, unit: number): Face;
  where(view: State, unit: number): number;
  /** The turn on which it comes, 0 for none. */
  due(view: State, unit: number): number;
  /** What became of a unit that is in no hex, where there is more to say; null for one that the viewer knows nothing of. */
  away?(view: State, unit: number): string | null;
  /** Whether it is in contact, and what it has done, in words. */
  state(view: State, unit: number): readonly string[];
}

/** A battle on hexes, as far as a list of its units reads it alike. */
interface Battlefield extends HexBoard {
  readonly units: number;
  readonly side: ArrayLike<number>;
  readonly unitData: readonly { readonly name: string; readonly type: string }[];
  readonly at: { readonly due: number };
}

/** What its rules say of where a unit is. */
interface Standing<W> {
  readonly DESTROYED: number;
  readonly EXITED: number;
  whereIs(w: W, view: State, unit: number): number;
}

/** What a battle says of its units for itself. */
interface Own extends Pick<Muster, 'face'> {
  inContact(view: State, unit: number): boolean;
  /** What a unit does and has done: words for flags, and who has a flag. */
  readonly marks: readonly {
    readonly flags: Flags;
    readonly has: (view: State, unit: number, flag: number) => boolean;
  }[];
}

export const musterIn = <W extends Battlefield>(
  w: W,
  position: Standing<W>,
  { face, inContact, marks }: Own,
): Muster => ({
  board: w,
  units: w.units,
  destroyed: position.DESTROYED,
  exited: position.EXITED,
  seat: (unit) => w.side[unit],
  name: (unit) => w.unitData[unit].name,
  type: (unit) => w.unitData[unit].type,
  face,
  where: (view, unit) => position.whereIs(w, view, unit),
  due: (view, unit) => view[w.at.due + unit],
  state: (view, unit) => [
    ...(inContact(view, unit) ? ['in contact'] : []),
    ...marks.flatMap(({ flags, has }) => flags.filter(([flag]) => has(view, unit, flag)).map(([, word]) => word)),
  ],
});

/** What is drawn and listed of them. */
export const boardOf = (
  muster: Muster,
  signOf: (hex: number) => Sign,
): Pick<GameBoard, 'places' | 'counters' | 'units'> => ({
  places: placesOf(muster.board, signOf),
  counters: (view) => countersOf(muster, view),
  units: (view) => rollsOf(muster, view),
});

const unitsOf = ({ units }: Muster): readonly number[] => [...Array(units).keys()];

/** The counters of those that are on the map. */
export const countersOf = (muster: Muster, view: State): readonly Counter[] =>
  unitsOf(muster)
    .filter((unit) => muster.where(view, unit) >= 0)
    .map((unit) => ({ ...muster.face(view, unit), place: muster.where(view, unit) }));

export const rollsOf = (muster: Muster, view: State): readonly Roll[] =>
  unitsOf(muster).map((unit) => {
    const { id, strength, movement } = muster.face(view, unit);
    const onMap = muster.where(view, unit) >= 0;
    return {
      id,
      seat: muster.seat(unit),
      name: muster.name(unit),
      values: `${muster.type(unit).padEnd(9)} ${strength}-${movement}`,
      where: whereText(muster, view, unit),
      onMap,
      state: onMap ? muster.state(view, unit).join(', ') : '',
    };
  });

/** Where a unit is, or what became of it, or when it comes; null for one that is not in the game. */
function whereText(muster: Muster, view: State, unit: number): string | null {
  const { board, destroyed, exited, where, due } = muster;
  const place = where(view, unit);
  if (place >= 0) return hexText(board, place);
  if (muster.away !== undefined) return muster.away(view, unit);
  if (place === destroyed) return 'destroyed';
  if (place === exited) return 'left the map';
  return due(view, unit) > 0 ? `comes on turn ${due(view, unit)}` : null;
}

/** Flags, each with its word. */
export type Flags = readonly (readonly [flag: number, word: string])[];

/** Units of a side that have yet to come: all with their turns, and those that may come now. */
export function comingUnits(
  { where, due, destroyed, exited }: Muster,
  view: State,
  side: Iterable<number>,
  turn: number,
  id: (unit: number) => string,
): { readonly all: readonly string[]; readonly now: readonly string[] } {
  const isAway = (place: number): boolean => place < 0 && place !== destroyed && place !== exited;
  const coming = [...side].filter((unit) => isAway(where(view, unit)) && due(view, unit) > 0);
  return {
    all: coming.map((unit) => `${id(unit)} (turn ${due(view, unit)})`),
    now: coming.filter((unit) => due(view, unit) <= turn).map(id),
  };
}

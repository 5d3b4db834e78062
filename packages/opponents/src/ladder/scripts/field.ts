import { type DayOfWaterloo, units as dayUnits } from '@hundred-days/day-of-waterloo';
import type { AnyAction, Game, State } from '@hundred-days/kernel';
import { units as battleUnits, type LastBattles } from '@hundred-days/last-battles';
import { position as blocks, type Napoleon1815 } from '@hundred-days/napoleon-1815';
import type { NapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { units as corpsUnits, type WaterlooCampaign } from '@hundred-days/waterloo-campaign';

/** What a script needs to know of any game: who stands where, how far that is, and where it wants to be. */
export interface Field {
  sideOf(s: State, seat: number): number;
  /** The places of a side's pieces as far as they are seen, a place for each piece. */
  placesOf(s: State, side: number, into: number[]): void;
  distance(a: number, b: number): number;
  /** Where a side's runners run to: exits, cities, the head of the road. Empty where it has none. */
  goalsOf(side: number): readonly number[];
}

const FRENCH = 0;

const indices = (length: number, holds: (index: number) => boolean): number[] =>
  [...Array(length).keys()].filter(holds);

/** Pieces that stand in hexes, by the side of each. */
function placesBy(where: number, pieces: number, sideOf: (piece: number) => number): Field['placesOf'] {
  const sides = Uint8Array.from({ length: pieces }, (_, piece) => sideOf(piece));
  return (s, side, into) => {
    for (let piece = 0; piece < pieces; piece++)
      if (sides[piece] === side && s[where + piece] >= 0) into.push(s[where + piece]);
  };
}

const sideOfSeat = (_: State, seat: number): number => (seat === FRENCH ? FRENCH : 1);

/** Only the French have somewhere to go. */
const forFrench =
  (goals: readonly number[]): Field['goalsOf'] =>
  (side) =>
    side === FRENCH ? goals : [];

function fieldOfBattle({ world: w }: NapoleonAtWaterloo): Field {
  return {
    sideOf: sideOfSeat,
    placesOf: placesBy(w.at.where, w.units, (unit) => w.side[unit]),
    distance: w.map.distance,
    goalsOf: forFrench(indices(w.hexes, (hex) => w.exitHex[hex] === 1)),
  };
}

function fieldOfCampaign({ world: w }: WaterlooCampaign): Field {
  return {
    sideOf: sideOfSeat,
    placesOf: placesBy(w.at.where, w.corps, (unit) => w.side[unit]),
    distance: w.map.distance,
    // VIC-5: the French want the road open, the Coalition shut.
    goalsOf: (side) => (side === corpsUnits.FRENCH ? w.northEnds : [...w.northEnds, ...w.southEnds]),
  };
}

function fieldOfBlocks({ world: w }: Napoleon1815): Field {
  return {
    sideOf: (s, seat) => blocks.sideOfSeat(w, s, seat),
    placesOf(s, side, into) {
      for (let town = 0; town < w.townCount; town++)
        for (let block = blocks.blocksOf(w, s, town, side); block > 0; block--) into.push(town);
    },
    distance: (a, b) => w.distances[a * w.townCount + b],
    goalsOf: () => w.cities,
  };
}

function fieldOfLastBattles({ world: w }: LastBattles): Field {
  const exitsOf = (side: number): number[] =>
    indices(w.hexes, (hex) => w.battles.some(({ exitCost }) => exitCost[0][side * w.hexes + hex] > 0));
  const goals = [FRENCH, 1].map((side) => [...exitsOf(side), ...w.objectiveHexes]);
  return {
    sideOf: sideOfSeat,
    placesOf: placesBy(w.at.where, w.units, (unit) => battleUnits.sideOfArmy(w.army[unit])),
    distance: w.map.distance,
    goalsOf: (side) => goals[side],
  };
}

function fieldOfDay({ world: w }: DayOfWaterloo): Field {
  return {
    sideOf: sideOfSeat,
    placesOf: placesBy(w.at.where, w.units, (unit) => (w.army[unit] === dayUnits.FRENCH_ARMY ? FRENCH : 1)),
    distance: w.map.distance,
    goalsOf: forFrench(indices(w.hexes, (hex) => w.exitBy[hex] > 0)),
  };
}

const FIELDS: Readonly<Record<string, (game: never) => Field>> = {
  'napoleon-at-waterloo': fieldOfBattle,
  'waterloo-campaign': fieldOfCampaign,
  'napoleon-1815': fieldOfBlocks,
  'last-battles': fieldOfLastBattles,
  'day-of-waterloo': fieldOfDay,
};

export const hasField = (game: string): boolean => Object.hasOwn(FIELDS, game);

export const fieldOf = <A extends AnyAction>(game: Game<A>): Field => FIELDS[game.id](game as never);

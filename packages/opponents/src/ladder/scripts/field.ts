import { type DayOfWaterloo, board as dayBoard, units as dayUnits } from '@hundred-days/day-of-waterloo';
import type { AnyAction, Game, State } from '@hundred-days/kernel';
import { position as battles, units as battleUnits, type LastBattles } from '@hundred-days/last-battles';
import { position as blocks, units as blockUnits, type Napoleon1815 } from '@hundred-days/napoleon-1815';
import type { NapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { units as corpsUnits, type WaterlooCampaign } from '@hundred-days/waterloo-campaign';

/** Those who ride, those who fire at a distance, and all others. */
export type Arm = 'foot' | 'riders' | 'guns';

/** What a script needs to know of any game: who stands where, how far that is, and where it wants to be. */
export interface Field {
  sideOf(s: State, seat: number): number;
  /** The places of a side's pieces as far as they are seen, of all or of one arm, a place for each piece. */
  placesOf(s: State, side: number, into: number[], arm?: Arm): void;
  distance(a: number, b: number): number;
  /** Where a side's runners run to: exits, cities, the head of the road. Empty where it has none. */
  goalsOf(side: number): readonly number[];
  /** How far most guns fire; 0 where they do not fire across the map. */
  readonly range: number;
  /** How far most march in a turn: nobody on foot comes next to who stands two farther off. */
  readonly reach: number;
  /** How many turns there are. */
  turns(s: State): number;
  /** How many turns come after this one. */
  turnsLeft(s: State): number;
}

const FRENCH = 0;

const indices = (length: number, holds: (index: number) => boolean): number[] =>
  [...Array(length).keys()].filter(holds);

/** Pieces that stand in hexes, by the side and the arm of each. */
function placesBy(
  where: number,
  pieces: number,
  sideOf: (piece: number) => number,
  armOf: (piece: number) => Arm,
): Field['placesOf'] {
  const sides = Uint8Array.from({ length: pieces }, (_, piece) => sideOf(piece));
  const arms = Array.from({ length: pieces }, (_, piece) => armOf(piece));
  return (s, side, into, arm) => {
    for (let piece = 0; piece < pieces; piece++)
      if (sides[piece] === side && s[where + piece] >= 0 && (arm === undefined || arms[piece] === arm))
        into.push(s[where + piece]);
  };
}

const armBy = (isGun: boolean, rides: boolean): Arm => (isGun ? 'guns' : rides ? 'riders' : 'foot');

const sideOfSeat = (_: State, seat: number): number => (seat === FRENCH ? FRENCH : 1);

/** Only the French have somewhere to go. */
const forFrench =
  (goals: readonly number[]): Field['goalsOf'] =>
  (side) =>
    side === FRENCH ? goals : [];

function fieldOfBattle({ world: w }: NapoleonAtWaterloo): Field {
  return {
    sideOf: sideOfSeat,
    placesOf: placesBy(
      w.at.where,
      w.units,
      (unit) => w.side[unit],
      (unit) => armBy(w.gun[unit] === 1, w.unitData[unit].type === 'cavalry'),
    ),
    distance: w.map.distance,
    goalsOf: forFrench(indices(w.hexes, (hex) => w.exitHex[hex] === 1)),
    range: 2,
    reach: 4,
    turns: () => w.turns,
    turnsLeft: (s) => w.turns - s[w.at.turn],
  };
}

function fieldOfCampaign({ world: w }: WaterlooCampaign): Field {
  return {
    sideOf: sideOfSeat,
    placesOf: placesBy(
      w.at.where,
      w.corps,
      (unit) => w.side[unit],
      (unit) => armBy(false, w.cavalry[unit] === 1),
    ),
    distance: w.map.distance,
    // VIC-5: the French want the road open, the Coalition shut.
    goalsOf: (side) => (side === corpsUnits.FRENCH ? w.northEnds : [...w.northEnds, ...w.southEnds]),
    range: 0,
    reach: 4,
    turns: () => w.turns,
    turnsLeft: (s) => w.turns - s[w.at.turn],
  };
}

function fieldOfBlocks({ world: w }: Napoleon1815): Field {
  const armOf = (unit: number): Arm => armBy(blockUnits.isGun(w, unit), w.type[unit] === blockUnits.CAVALRY);
  return {
    sideOf: (s, seat) => blocks.sideOfSeat(w, s, seat),
    placesOf(s, side, into, arm) {
      if (arm !== undefined) {
        // What a block is, only its owner knows.
        for (const unit of w.unitsOf[side])
          if (blocks.onMap(w, s, unit) && armOf(unit) === arm) into.push(blocks.whereIs(w, s, unit));
        return;
      }
      for (let town = 0; town < w.townCount; town++)
        for (let block = blocks.blocksOf(w, s, town, side); block > 0; block--) into.push(town);
    },
    distance: (a, b) => w.distances[a * w.townCount + b],
    goalsOf: () => w.cities,
    range: 0,
    reach: 1,
    turns: () => w.turns,
    turnsLeft: (s) => w.turns - s[w.at.turn],
  };
}

function fieldOfLastBattles({ world: w }: LastBattles): Field {
  const exitsOf = (side: number): number[] =>
    indices(w.hexes, (hex) => w.battles.some(({ exitCost }) => exitCost[0][side * w.hexes + hex] > 0));
  const goals = [FRENCH, 1].map((side) => [...exitsOf(side), ...w.objectiveHexes]);
  return {
    sideOf: sideOfSeat,
    placesOf: placesBy(
      w.at.where,
      w.units,
      (unit) => battleUnits.sideOfArmy(w.army[unit]),
      (unit) => armBy(w.gun[unit] === 1, w.arm[unit] === battleUnits.CAVALRY),
    ),
    distance: w.map.distance,
    goalsOf: (side) => goals[side],
    range: 2,
    reach: 4,
    turns: (s) => battles.battleOf(w, s).turns,
    turnsLeft: (s) => battles.battleOf(w, s).turns - s[w.at.turn],
  };
}

function fieldOfDay({ world: w }: DayOfWaterloo): Field {
  return {
    sideOf: sideOfSeat,
    placesOf: placesBy(
      w.at.where,
      w.units,
      (unit) => dayUnits.sideOfArmy(w.army[unit]),
      (unit) => armBy(w.gun[unit] !== dayUnits.NO_GUN, w.arm[unit] === dayBoard.CAVALRY),
    ),
    distance: w.map.distance,
    goalsOf: forFrench(indices(w.hexes, (hex) => w.exitBy[hex] > 0)),
    range: 2,
    reach: 4,
    turns: () => w.turns,
    turnsLeft: (s) => w.turns - s[w.at.turn],
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

import type { State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import { position, units } from '@hundred-days/waterloo-campaign';
import { createRoadEnds, type Ends } from './ends.ts';
import { createRoad } from './road.ts';
import { isAttacking, isMoving, type Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const { pointsOf } = position;

const { COALITION, enemyOf, FRENCH, isCorps } = units;

/** Winning is worth more than any points; a share of a point for each point of the margin. */
const WON = 30;
const MARGIN = 0.3;
/** From this turn on the whole road to the north is looked at. */
const ROAD_COUNTS = 6;
/** How often the turns left have doubled, by turns to go. */
const DOUBLINGS = [0, 1, 1.58, 2, 2.32, 2.58, 2.81, 3];

/** What is left of the road when it is barred between its ends: Corps come and go. */
const BARRED = 0.5;
/** What is left of it in the last moves, when it is open and Corps of the Coalition may still march. */
const OPEN_TO_MARCHES = 0.75;
/** The share of the road's points that is left to the French, by the ends closed in the north and in the south. */
const NORTH_CLOSED = [1, 0.7, 0.38, 0];
const SOUTH_CLOSED = [1, 0.85, 0.3];

const NORTH = NORTH_CLOSED.length - 1;
const SOUTH = SOUTH_CLOSED.length - 1;

/** A row of a table, between whole numbers as well. */
function between(table: readonly number[], at: number): number {
  const low = Math.min(Math.max(0, Math.floor(at)), table.length - 1);
  const high = Math.min(low + 1, table.length - 1);
  return table[low] + (at - low) * (table[high] - table[low]);
}

const openness = (north: number, south: number): number => between(NORTH_CLOSED, north) * between(SOUTH_CLOSED, south);

/** From -1 to 1, steepest at 0. Roots are the same on every machine, hyperbolic functions are not. */
const bent = (x: number): number => x / Math.sqrt(1 + x * x);

/** A tie is the Coalition's (VIC-6). */
const leadOf = (seat: number, points: number): number => points + (seat === FRENCH ? -0.5 : 0.5);

/** VIC: the road to the north, and what winning at all is worth beside points. */
export interface Victory {
  /** VIC-5, for the French. */
  road(s: State): number;
  /** VIC-5: what it is worth to clear away a unit that holds an end of the road. */
  blockade(s: State, target: number): number;
  /** How much better a lead is than its points: more so near the end. */
  pressing(seat: number, balance: number): number;
  /** Whether a side would lose by so many points. */
  isBehind(seat: number, points: number): boolean;
  /** How much a side has to dare, by its points: more than nothing when it is behind, less when it is ahead. */
  nerve(seat: number, points: number): number;
}

export function createVictory(w: World, survey: Survey, weights: Weights): Victory {
  const roadIsOpen = createRoad(w);
  const ends = createRoadEnds(w, weights.shutLater);
  const closed: Ends = { north: 0, south: 0 };
  const held: Ends = { north: 0, south: 0 };
  const believed = (): number => Math.max(0, weights.road - weights.roadFades * DOUBLINGS[w.turns - survey.turn]);

  /** Whether no more Detachments come before the road is counted. */
  const isDeciding = (s: State): boolean =>
    survey.turn === w.turns && s[w.at.turn] === w.turns && (isMoving(w, s) || isAttacking(w, s));
  /** Whether a Corps of the Coalition may still march into the road. */
  const mayMarch = (s: State): boolean =>
    isMoving(w, s) && (s[w.at.passed] & (1 << COALITION)) === 0 && s[w.at.left + COALITION] !== 0;
  /** Whether the road is shut by what holds these ends and by nothing else at its ends. */
  const lastsBy = (all: Ends, some: Ends): boolean =>
    (all.north === NORTH && some.north > 0 && all.south < SOUTH) ||
    (all.south === SOUTH && some.south > 0 && all.north < NORTH);

  return {
    road(s) {
      const share = believed();
      if (share <= 0) return 0;
      if (isDeciding(s)) return w.roadToTheNorth * (!roadIsOpen(s) ? 0 : mayMarch(s) ? OPEN_TO_MARCHES : 1);
      ends.count(s, survey.turn, closed);
      const open = share * w.roadToTheNorth * openness(closed.north, closed.south);
      // Long before the end only the ends are looked at: what lies between them changes.
      if (open === 0 || survey.turn < ROAD_COUNTS || roadIsOpen(s)) return open;
      return open * BARRED;
    },
    blockade(s, target) {
      if (w.side[target] !== COALITION) return 0;
      const hex = s[w.at.where + target];
      // Before the last turn is decided only Detachments hold an end: Corps come and go.
      const deciding = isDeciding(s);
      if (!ends.isNear(hex) || (isCorps(w, target) && !deciding)) return 0;
      ends.count(s, survey.turn, closed);
      ends.heldFrom(s, hex, held);
      if (deciding) return lastsBy(closed, held) ? w.roadToTheNorth : 0;
      const after = openness(closed.north - held.north, closed.south - held.south);
      return believed() * w.roadToTheNorth * (after - openness(closed.north, closed.south));
    },
    pressing: (seat, balance) => weights.victory * bent(leadOf(seat, balance) / (1.5 + 1.2 * (w.turns - survey.turn))),
    isBehind: (seat, points) => leadOf(seat, points) < 0,
    nerve(seat, points) {
      const toGo = w.turns - survey.turn;
      return (weights.nerve / (1 + 0.25 * toGo)) * bent(-leadOf(seat, points) / (1.5 + toGo));
    },
  };
}

/** The value of a game that is over; null while it goes on. */
export function finalValue(w: World, s: State, seat: number): number | null {
  const outcome = w.outcomes[s[w.at.outcome]];
  if (outcome === null) return null;
  const margin = pointsOf(w, s, seat) - pointsOf(w, s, enemyOf(seat));
  return MARGIN * margin + (outcome.winners[0] === seat ? WON : -WON);
}

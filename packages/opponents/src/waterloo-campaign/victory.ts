import type { State } from '@hundred-days/kernel';
import { board, OUTCOMES, position, tables, units } from '@hundred-days/waterloo-campaign';
import { apart } from './ground.ts';
import { createRoad } from './road.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const { NORTH_ENDS, SOUTH_ENDS } = board;
const { AT, inZoc, pointsOf } = position;
const { ROAD_TO_THE_NORTH, TURNS } = tables;
const { COALITION, enemyOf, FRENCH, SIDE } = units;

/** Winning is worth more than any points; a share of a point for each point of the margin. */
const WON = 30;
const MARGIN = 0.3;
/** From this turn on the whole road to the north is looked at. */
const ROAD_COUNTS = 6;
/** How often the turns left have doubled, by turns to go. */
const DOUBLINGS = [0, 1, 1.58, 2, 2.32, 2.58, 2.81, 3];

/** From -1 to 1, steepest at 0. Roots are the same on every machine, hyperbolic functions are not. */
const bent = (x: number): number => x / Math.sqrt(1 + x * x);

/** VIC: the road to the north, and what winning at all is worth beside points. */
export interface Victory {
  /** VIC-5, for the French. */
  road(s: State): number;
  /** VIC-5: what it is worth to clear away a Detachment that holds an end of the road. */
  blockade(target: number, hex: number): number;
  /** How much better a lead is than its points: more so near the end. */
  pressing(seat: number, balance: number): number;
}

export function createVictory(survey: Survey, weights: Weights): Victory {
  const roadIsOpen = createRoad();
  const believed = (): number => Math.max(0, weights.road - weights.roadFades * DOUBLINGS[TURNS - survey.turn]);

  return {
    road(s) {
      const share = believed();
      if (share <= 0) return 0;
      let north = 0;
      let south = 0;
      for (const end of NORTH_ENDS) if (inZoc(s, COALITION, end)) north++;
      for (const end of SOUTH_ENDS) if (inZoc(s, COALITION, end)) south++;
      if (north === NORTH_ENDS.length || south === SOUTH_ENDS.length) return 0;
      // Long before the end only the ends are looked at: what lies between them changes.
      if (survey.turn >= ROAD_COUNTS && !roadIsOpen(s)) return share * ROAD_TO_THE_NORTH * 0.1;
      return share * ROAD_TO_THE_NORTH * (1 - 0.5 * Math.max(north / NORTH_ENDS.length, south / 2));
    },
    blockade(target, hex) {
      if (SIDE[target] !== COALITION) return 0;
      for (const end of NORTH_ENDS) if (apart(end, hex) <= 1) return 0.3 * believed();
      for (const end of SOUTH_ENDS) if (apart(end, hex) <= 1) return 0.5 * believed();
      return 0;
    },
    pressing(seat, balance) {
      // A tie is the Coalition's (VIC-6).
      const lead = balance + (seat === FRENCH ? -0.5 : 0.5);
      return weights.victory * bent(lead / (1.5 + 1.2 * (TURNS - survey.turn)));
    },
  };
}

/** The value of a game that is over; null while it goes on. */
export function finalValue(s: State, seat: number): number | null {
  const outcome = OUTCOMES[s[AT.outcome]];
  if (outcome === null) return null;
  const margin = pointsOf(s, seat) - pointsOf(s, enemyOf(seat));
  return MARGIN * margin + (outcome.winners[0] === seat ? WON : -WON);
}

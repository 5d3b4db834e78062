import { allChoices, type Dice, type State } from '@hundred-days/kernel';
import { type Action, board, position, units, type WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import type { Judge } from './judge.ts';
import { createRoad } from './road.ts';
import { MIDDLING, PASS, seatOf } from './script.ts';
import { finalValue } from './victory.ts';

const { RIVER } = board;
const { lift, OFF_MAP, pointsOf, put, stepOf, unitIn } = position;
const { COALITION, enemyOf, FRENCH } = units;

/** Who is ahead attacks only for so much, in points; who is behind for as little as this. */
const WORTH_IT = 0.15;
const DESPERATE = -1.5;
/** Of the ways to retreat so many are looked at. */
const WAYS = 4;

/** The attacks of the last turn, fought to the end of the game with dice as they may fall. */
export interface Ending {
  /** Whether a position is so near the end that it can be fought out. */
  isNear(s: State): boolean;
  /** Fights a position out, in place, and says what that is worth to a seat. */
  foughtOut(s: State, seat: number, dice: Dice): number;
}

export function createEnding(game: WaterlooCampaign, judge: Judge): Ending {
  const { world: w } = game;
  const roadIsOpen = createRoad(w);
  const scratch = new Int16Array(game.stateSize);

  /** VIC-5: whether the road is open when a unit is gone. */
  function opens(s: State, target: number): boolean {
    const hex = s[w.at.where + target];
    lift(w, s, target, OFF_MAP);
    const open = roadIsOpen(s);
    put(w, s, target, hex);
    return open;
  }

  /** The best attack of a side and what it is worth; the road is worth its points to who opens it. */
  function bestAttack(
    s: State,
    side: number,
    shut: boolean,
  ): { readonly action: Action; readonly worth: number } | null {
    let found: { action: Action; worth: number } | null = null;
    const roads = new Map<number, number>();
    for (const unit of w.corpsOf[side]) {
      const from = s[w.at.where + unit];
      if (from < 0) continue;
      for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
        const hex = w.neighbours[slot];
        if (hex < 0 || (w.hexsides[slot] & RIVER) !== 0) continue;
        const target = unitIn(w, s, hex);
        if (target < 0 || w.side[target] === side) continue;
        let worth = judge.attack(s, unit, target, true);
        if (shut && side === FRENCH) {
          if (!roads.has(target)) roads.set(target, opens(s, target) ? w.roadToTheNorth / 2 : 0);
          worth += roads.get(target) ?? 0;
        }
        if (found === null || worth > found.worth) found = { action: { type: 'attack', unit, hex }, worth };
      }
    }
    return found;
  }

  /** To attack, or to let be: who would win as it stands need not dare, who would lose has nothing to fear. */
  function attack(s: State, side: number): Action {
    const open = roadIsOpen(s);
    const lead = pointsOf(w, s, FRENCH) + (open ? w.roadToTheNorth : 0) - pointsOf(w, s, COALITION);
    const ahead = side === FRENCH ? lead > 0 : lead <= 0;
    if (ahead && (s[w.at.passed] & (1 << enemyOf(side))) !== 0) return PASS;
    const best = bestAttack(s, side, !open);
    return best !== null && best.worth > (ahead ? WORTH_IT : DESPERATE) ? best.action : PASS;
  }

  /** The first ways there are, by the position after them. */
  function retreat(s: State, side: number): Action {
    const choices = allChoices(game, s, side);
    if (choices.length === 1) return choices[0];
    let best = choices[0];
    let most = Number.NEGATIVE_INFINITY;
    const step = Math.max(1, Math.floor(choices.length / WAYS));
    for (let i = 0; i < choices.length; i += step) {
      scratch.set(s);
      game.phase(s).apply(scratch, side, choices[i], MIDDLING, null);
      const value = judge.value(scratch, side);
      if (value <= most) continue;
      most = value;
      best = choices[i];
    }
    return best;
  }

  function decide(s: State): Action {
    const side = seatOf(game, s);
    switch (stepOf(w, s)) {
      case 'attack':
        return attack(s, side);
      case 'retreat':
        return retreat(s, side);
      default: {
        // Who can join in does.
        const choices = allChoices(game, s, side);
        return choices[choices.length - 1];
      }
    }
  }

  const FOUGHT: ReadonlySet<position.StepName> = new Set(['attack', 'charge', 'countercharge', 'retreat', 'over']);
  return {
    isNear: (s) => s[w.at.turn] === w.turns && FOUGHT.has(stepOf(w, s)),
    foughtOut(s, seat, dice) {
      while (stepOf(w, s) !== 'over') game.phase(s).apply(s, seatOf(game, s), decide(s), dice, null);
      return finalValue(w, s, seat) ?? 0;
    },
  };
}

import { allChoices, type Dice, type Game, type State, TABLE } from '@hundred-days/kernel';
import { type Action, position, units, type WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { createRoadEnds } from './ends.ts';
import { backToEvening } from './evening.ts';
import type { Judge } from './judge.ts';
import type { Manoeuvre } from './manoeuvre.ts';
import type { Weights } from './weights.ts';

const { corpsIn, stepOf } = position;
const { COALITION } = units;

/** Of the places of an HQ a hurried look takes one in so many, in either mode. */
const SPARSELY = 24;

/** A middling die, for whatever is rolled while one only looks ahead. */
export const MIDDLING: Dice = { roll: (sides) => (sides + 1) >> 1 };

/** The scripted player: a quick decision for either side, for looking ahead. */
export interface Script {
  /** Plays on, both sides by the script, until the movement phase is over or so many moves are made in it. */
  playOn(s: State, moves: number): void;
  /** Ends what a seat has begun, so that choices of a step can be compared: its Detachments, or a retreat. */
  round(s: State, seat: number): void;
  /** Makes the decisions that an attack leaves: cavalry, retreats. */
  settle(s: State, dice: Dice): void;
}

/** Who decides. */
export const seatOf = (game: Game<Action>, s: State): number => ((game.phase(s).seats(s) & 1) !== 0 ? 0 : 1);

export function createScript(game: WaterlooCampaign, judge: Judge, manoeuvre: Manoeuvre, weights: Weights): Script {
  const { world: w } = game;
  const ends = createRoadEnds(w);
  const scratch = new Int16Array(game.stateSize);
  const before = new Int16Array(game.stateSize);

  function move(s: State, seat: number): Action {
    const best = manoeuvre.best(s, seat);
    const mayPass = game.phase(s).refuse(s, seat, PASS) === null;
    if (best === null) return PASS;
    return mayPass && best.value <= judge.value(s, seat) + weights.effort ? PASS : best.action;
  }

  /** Every choice is carried out and the position valued. */
  function bestOf(s: State, seat: number, choices: readonly Action[]): Action {
    let best = choices[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const action of choices) {
      scratch.set(s);
      game.phase(s).apply(scratch, seat, action, MIDDLING, null);
      backToEvening(w, scratch, s);
      const value = judge.value(scratch, seat);
      if (value <= most) continue;
      most = value;
      best = action;
    }
    return best;
  }

  /** HQs go to a Corps, or, where none will do, to some of the hexes there are. */
  function headquarters(s: State, seat: number): Action[] {
    const hq = game.phase(s).pieces(s, seat)[0];
    const choices = game.phase(s).choices(s, seat, hq);
    const some: Action[] = [];
    for (let i = 0; i < choices.length; i++) {
      const action = choices.at(i);
      if (action?.type !== 'place') continue;
      const corps = corpsIn(w, s, action.hex);
      if (i % SPARSELY < 2 || (corps >= 0 && w.army[corps] === w.army[hq])) some.push(action);
    }
    return some;
  }

  /** VIC-5: the Coalition's Detachments go to the ends of the road, or wait. */
  function atTheEnds(s: State, seat: number): Action[] {
    const some: Action[] = [];
    if (seat !== COALITION) return some;
    for (const piece of game.phase(s).pieces(s, seat)) {
      if (piece === TABLE) continue;
      const choices = game.phase(s).choices(s, seat, piece);
      for (let i = 0; i < choices.length; i++) {
        const action = choices.at(i);
        if (action?.type === 'detach' && ends.isNear(action.hex)) some.push(action);
      }
    }
    return some;
  }

  function decide(s: State): Action {
    const seat = seatOf(game, s);
    switch (stepOf(w, s)) {
      case 'movement':
        return move(s, seat);
      case 'detachments':
        return bestOf(s, seat, [END, ...atTheEnds(s, seat)]);
      case 'recall':
        return END;
      case 'attack':
        return PASS;
      case 'charge':
      case 'countercharge': {
        // Who can join in does.
        const choices = allChoices(game, s, seat);
        return choices[choices.length - 1];
      }
      case 'hq':
        return bestOf(s, seat, headquarters(s, seat));
      default:
        return bestOf(s, seat, allChoices(game, s, seat));
    }
  }

  /** As far as the evening of the turn. */
  function carryOut(s: State, action: Action, dice: Dice): void {
    before.set(s);
    game.phase(s).apply(s, seatOf(game, s), action, dice, null);
    backToEvening(w, s, before);
  }

  function settle(s: State, dice: Dice): void {
    for (;;) {
      const step = stepOf(w, s);
      if (step !== 'charge' && step !== 'countercharge' && step !== 'retreat') return;
      carryOut(s, decide(s), dice);
    }
  }

  return {
    playOn(s, moves) {
      for (let made = 0; made < moves; ) {
        const step = stepOf(w, s);
        if (step === 'attack' || step === 'attack-over' || step === 'over') return;
        if (step === 'movement') made++;
        carryOut(s, decide(s), MIDDLING);
      }
    },
    round(s, seat) {
      const step = stepOf(w, s);
      if (step === 'retreat') settle(s, MIDDLING);
      if ((step === 'detachments' || step === 'recall') && seatOf(game, s) === seat) carryOut(s, END, MIDDLING);
    },
    settle,
  };
}

export const PASS: Action = { type: 'pass' };
export const END: Action = { type: 'end' };

import { firstSeatToAct, type Game, type State } from '@hundred-days/kernel';
import { type Action, position, type World } from '@hundred-days/napoleon-1815';
import { determinize } from '@hundred-days/napoleon-1815/determinize';
import type { Appraise } from '../appraise.ts';
import type { Beliefs } from './beliefs.ts';
import { blowsOf } from './blows.ts';
import { createLuck, type Luck } from './luck.ts';
import { type Script, STANCES, type Stance } from './script.ts';

const { onMap, sideOfSeat, stepOf, strengthOf } = position;

/** Blows that the enemy weighs, beside none at all. */
const BLOWS = 3;
/** By so much a blow has to be better than none in one trial. */
const WORTH_A_BLOW = 1;
const END: Action = { type: 'end' };
const NOTHING: readonly Action[] = [];

/** Most turns take fewer decisions; a long cannonade is valued as it stands. */
const LONGEST_TRIAL = 240;
/** Whole positions that could be the true one, each with dice of its own: the same for all that is compared in a decision. */
export interface Worlds {
  readonly states: readonly State[];
  luck(index: number): string;
}

/** Tries things out in worlds: both sides go on by the script to the end of the Player Turn, and what is left is valued. */
export interface Trials {
  /** How many there have been since it was last set to nothing, and decisions of the script in them. */
  count: number;
  decisions: number;
  /** Steps that each side lost in the last one. */
  readonly lost: Float64Array;
  imagine(view: State, seat: number, count: number, bits: () => number): Worlds;
  /** What some actions are worth in one of the worlds. An ally fights steadily; the enemy too, if nothing else is said. */
  one(worlds: Worlds, index: number, seat: number, actions: readonly Action[], stance: Stance, enemy?: Stance): number;
  /** The same, and the enemy's Player Turn after it: what is left of it for each way to meet him. */
  andReply(
    worlds: Worlds,
    index: number,
    seat: number,
    actions: readonly Action[],
    enemy: Stance,
    meet: readonly Stance[],
  ): readonly number[];
}

/** Without beliefs hidden blocks are any units that fit the view, at full strength: for measuring what beliefs are worth. */
export function createTrials(
  w: World,
  game: Game<Action>,
  script: Script,
  beliefs: Beliefs | null,
  judge: Appraise,
): Trials {
  const scratch = new Int16Array(game.stateSize);
  const dawn = new Int16Array(game.stateSize);

  /** To the end of a Player Turn, which may have come already; `moves` are those of the side that is on turn. */
  function playOut(turn: number, seat: number, stance: Stance, enemy: Stance, dice: Luck, moves = NOTHING): number {
    const s = scratch;
    const side = sideOfSeat(w, s, seat);
    const stanceOf = (who: number): Stance => (sideOfSeat(w, s, who) === side ? STANCES.steady : enemy);
    let next = 0;
    for (let i = 0; i < LONGEST_TRIAL && s[w.at.turn] === turn; i++) {
      const who = firstSeatToAct(game, s);
      if (who < 0) break;
      const moving = stepOf(w, s) === 'movement' && next < moves.length;
      const action = moving ? moves[next++] : script.choose(s, who, who === seat ? stance : stanceOf(who));
      dice.turnTo(s[w.at.fight], who);
      game.phase(s).apply(s, who, action, dice, null);
      trials.decisions++;
    }
    trials.count++;
    return judge(s, seat);
  }

  function carryOut(from: State, who: number, actions: readonly Action[], dice: Luck): void {
    scratch.set(from);
    for (const action of actions) game.phase(scratch).apply(scratch, who, action, dice, null);
  }

  /** What stood before, less what stands afterwards. */
  function countSteps(s: State, sign: number): void {
    if (sign > 0) trials.lost.fill(0);
    for (let unit = 0; unit < w.unitCount; unit++)
      if (onMap(w, s, unit)) trials.lost[w.side[unit]] += sign * strengthOf(w, s, unit);
  }

  /** What the enemy does when his turn has come: the blow that comes out best in one trial, if it is better than none. */
  function blowOf(seat: number, dice: string): readonly Action[] {
    const who = firstSeatToAct(game, dawn);
    if (who < 0 || stepOf(w, dawn) !== 'movement' || sideOfSeat(w, dawn, who) === sideOfSeat(w, dawn, seat))
      return NOTHING;
    const outcome = (moves: readonly Action[]): number => {
      scratch.set(dawn);
      return playOut(dawn[w.at.turn], who, STANCES.steady, STANCES.steady, createLuck(dice), moves);
    };
    let best = NOTHING;
    let most = outcome(NOTHING) + WORTH_A_BLOW;
    for (const { moves } of blowsOf(w, game, dawn, who, BLOWS)) {
      const value = outcome([...moves, END]);
      if (value <= most) continue;
      most = value;
      best = [...moves, END];
    }
    return best;
  }

  const trials: Trials = {
    count: 0,
    decisions: 0,
    lost: new Float64Array(2),

    imagine(view, seat, count, bits) {
      const pictures = beliefs?.draw(count, bits) ?? [];
      const states = Array.from({ length: count }, (_, i) => determinize(w, view, seat, bits, pictures[i]));
      const stem = bits();
      return { states, luck: (index) => `${stem} ${index}` };
    },

    one(worlds, index, seat, actions, stance, enemy = STANCES.steady) {
      const dice = createLuck(worlds.luck(index));
      const from = worlds.states[index];
      carryOut(from, seat, actions, dice);
      countSteps(from, 1);
      const value = playOut(from[w.at.turn], seat, stance, enemy, dice);
      countSteps(scratch, -1);
      return value;
    },

    andReply(worlds, index, seat, actions, enemy, meet) {
      const luck = worlds.luck(index);
      trials.one(worlds, index, seat, actions, STANCES.steady, enemy);
      dawn.set(scratch);
      // He does not know how the dice will fall.
      const moves = blowOf(seat, `${luck} weighed`);
      return meet.map((stance) => {
        scratch.set(dawn);
        return playOut(dawn[w.at.turn], seat, stance, STANCES.steady, createLuck(`${luck} struck`), moves);
      });
    },
  };
  return trials;
}

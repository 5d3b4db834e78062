import { firstSeatToAct, type Game, type State } from '@hundred-days/kernel';
import { type Action, position, type World } from '@hundred-days/napoleon-1815';
import { determinize } from '@hundred-days/napoleon-1815/determinize';
import type { Appraise } from '../appraise.ts';
import type { Beliefs } from './beliefs.ts';
import { createLuck, type Luck } from './luck.ts';
import { type Script, STANCES, type Stance } from './script.ts';

const { onMap, sideOfSeat, strengthOf } = position;

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

  function playOut(s: State, seat: number, stance: Stance, enemy: Stance, dice: Luck): number {
    const turn = s[w.at.turn];
    const side = sideOfSeat(w, s, seat);
    const stanceOf = (who: number): Stance => (sideOfSeat(w, s, who) === side ? STANCES.steady : enemy);
    for (let i = 0; i < LONGEST_TRIAL && s[w.at.turn] === turn; i++) {
      const who = firstSeatToAct(game, s);
      if (who < 0) break;
      const action = script.choose(s, who, who === seat ? stance : stanceOf(who));
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
      carryOut(worlds.states[index], seat, actions, dice);
      countSteps(worlds.states[index], 1);
      const value = playOut(scratch, seat, stance, enemy, dice);
      countSteps(scratch, -1);
      return value;
    },
  };
  return trials;
}

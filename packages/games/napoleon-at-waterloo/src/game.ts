import type { GameIn, Proceed, ScenarioFormat, Stages } from '@hundred-days/kernel';
import { attackPhrases, madeFor, playInSequence, seatsTitled, writeAction } from '@hundred-days/kernel';
import { ACTIONS, type Action } from './actions.ts';
import { createDesk } from './desk.ts';
import { rebuild, STEPS, type StepName, unsound } from './position.ts';
import { advancePhase } from './rules/advance.ts';
import { combatPhase } from './rules/combat.ts';
import { canonicalMove, completeMove, movementPhase } from './rules/movement.ts';
import { lossesPhase } from './rules/results.ts';
import { displacementPhase, retreatPhase } from './rules/retreat.ts';
import { proceed, RULES } from './rules/sequence.ts';
import { stacksPhase } from './rules/stacking.ts';
import { OUTCOMES } from './rules/victory.ts';
import { withdrawalPhase } from './rules/withdrawal.ts';
import { createStart, offerOf } from './scenario.ts';
import { COLUMNS } from './tables.ts';
import { ALLIED, FRENCH } from './units.ts';
import { concealment } from './view.ts';
import type { World } from './world.ts';

export type NapoleonAtWaterloo = GameIn<World, Action>;

/**
 * Napoleon at Waterloo. Two sides, ten turns of four phases on 380 hexes; one unit to a hex. A unit stops when it comes next
 * to an enemy and stays frozen until combat frees it. All units in contact must fight, everybody once; guns may also fire
 * two hexes. One die and a table of ten columns destroy or drive back; retreating units may push friends aside; a winner
 * may follow up. The Allies win when the French lose 40 points first; the French when the Allies have lost 40 and seven
 * French units have left by the north edge; otherwise it is a draw. In the Grouchy variant each side draws a secret number
 * that says which reinforcements come.
 *
 * Sizes: 73 units, 380 hexes, some 20 to 40 choices for a unit in movement, 300 to 600 actions a game.
 */
export function createNapoleonAtWaterloo(w: World, format?: ScenarioFormat<World>): NapoleonAtWaterloo {
  const desk = createDesk(w);
  const phases: Stages<Action, StepName> = {
    movement: movementPhase(desk),
    stacks: stacksPhase(w),
    combat: combatPhase(desk),
    losses: lossesPhase(w),
    retreat: retreatPhase(desk),
    displacement: displacementPhase(desk),
    withdrawal: withdrawalPhase(w),
    advance: advancePhase(w),
  };
  const at = { step: w.at.step, seat: w.at.phasing };
  const goOn: Proceed = (s, _dice, tell) => proceed(w, s, tell);

  const game: NapoleonAtWaterloo = {
    ...madeFor(w, w.map, rebuild, unsound),
    id: 'napoleon-at-waterloo',
    title: 'Napoleon at Waterloo',
    version: 1,
    seats: seatsTitled({ french: 'French', allied: 'Allied' }),
    ...offerOf(w),
    actions: ACTIONS,
    longestPath: LONGEST_PATH,
    start: createStart(w, format?.(w) ?? null),
    ...playInSequence({ steps: STEPS, phases, rules: RULES, at, proceed: goOn }),
    outcome: (s) => OUTCOMES[s[w.at.outcome]],
    canonical: (s, action) => ('path' in action ? canonicalMove(desk, s, action) : action),
    complete: (s, action) => ('path' in action ? completeMove(desk, s, action) : action),
    conceal: concealment(w),
    tally: (s) => ({
      turn: s[w.at.turn],
      frenchLosses: s[w.at.losses + FRENCH],
      alliedLosses: s[w.at.losses + ALLIED],
      exited: s[w.at.exited],
    }),
    phrases: attackPhrases(w, COLUMNS, (action) => writeAction(game, action)),
  };
  return game;
}

/** Longer than any legal path, so that a path that is too long is refused by the rule (4.1.1) and not by its shape. */
const LONGEST_PATH = 60;

import { type Catalogs, type Game, type Phase, phasesInSequence, type State, writeAction } from '@hundred-days/kernel';
import cases from '../data/cases.json' with { type: 'json' };
import { ACTIONS, type Action } from './actions.ts';
import { MAP } from './board.ts';
import { createDesk } from './desk.ts';
import { expandAttack, writePhrases } from './phrases.ts';
import { AT, rebuild, STEPS, type StepName, unsound } from './position.ts';
import { advancePhase } from './rules/advance.ts';
import { combatPhase } from './rules/combat.ts';
import { whyNot } from './rules/explain.ts';
import { canonicalMove, completeMove, movementPhase } from './rules/movement.ts';
import { lossesPhase } from './rules/results.ts';
import { displacementPhase, retreatPhase } from './rules/retreat.ts';
import { proceed } from './rules/sequence.ts';
import { stacksPhase } from './rules/stacking.ts';
import { OUTCOMES } from './rules/victory.ts';
import { withdrawalPhase } from './rules/withdrawal.ts';
import { SCENARIOS, start } from './scenario.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { wordingOf } from './text/wording.ts';
import { ALLIED, FRENCH, UNIT_IDS } from './units.ts';
import { CONCEAL } from './view.ts';

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
export function createNapoleonAtWaterloo(): Game<Action> {
  const desk = createDesk();
  const phases: Readonly<Partial<Record<StepName, Phase<Action>>>> = {
    movement: movementPhase(desk),
    stacks: stacksPhase,
    combat: combatPhase(desk),
    losses: lossesPhase,
    retreat: retreatPhase(desk),
    displacement: displacementPhase(desk),
    withdrawal: withdrawalPhase,
    advance: advancePhase,
  };
  const byStep = phasesInSequence(STEPS, phases, '3.0.5', (s, _dice, tell) => proceed(s, tell));
  const phase = (s: State): Phase<Action> => byStep[s[AT.step]];

  const game: Game<Action> = {
    id: 'napoleon-at-waterloo',
    title: 'Napoleon at Waterloo',
    version: 1,
    seats: ['french', 'allied'].map((id) => ({ id, title: en[`seat.${id}`] })),
    scenarios: SCENARIOS,
    options: [],
    actions: ACTIONS,
    unitIds: UNIT_IDS,
    placeIds: MAP.ids,
    longestPath: LONGEST_PATH,
    coreSize: AT.coreSize,
    stateSize: AT.size,
    refereeRules: { gameOver: '3.0.5', notYourDecision: '3.0.1', noSuchAction: '3.0.2' },
    cases,
    catalogs: CATALOGS,
    wording: (language) => wordingOf(CATALOGS[language] ?? en, language),
    start,
    rebuild,
    unsound,
    phase,
    outcome: (s) => OUTCOMES[s[AT.outcome]],
    canonical: (s, action) =>
      action.type === 'move' || action.type === 'enter' || action.type === 'exit'
        ? canonicalMove(desk, s, action)
        : action,
    complete: (s, action) =>
      action.type === 'move' || action.type === 'enter' || action.type === 'exit'
        ? completeMove(desk, s, action)
        : action,
    whyNot: (s, seat, piece, place) => whyNot(desk, phase(s), s, seat, piece, place),
    conceal: CONCEAL,
    forced: (action) => FORCED.includes(action.type),
    tally: (s) => ({
      turn: s[AT.turn],
      frenchLosses: s[AT.losses + FRENCH],
      alliedLosses: s[AT.losses + ALLIED],
      exited: s[AT.exited],
    }),
    phrases: { expand: expandAttack, write: (actions) => writePhrases(actions, (action) => writeAction(game, action)) },
  };
  return game;
}

const CATALOGS: Catalogs = { en, fr };

/** Longer than any legal path, so that a path that is too long is refused by the rule (4.1.1) and not by its shape. */
const LONGEST_PATH = 60;

/** What a table does by itself when nothing else can be done: no decision is lost, and nothing is rolled. */
const FORCED: readonly Action['type'][] = ['retreat', 'lost', 'displace', 'lose'];

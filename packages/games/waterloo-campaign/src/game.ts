import { type Catalogs, type Game, type Phase, phasesInSequence, type State, writeAction } from '@hundred-days/kernel';
import cases from '../data/cases.json' with { type: 'json' };
import { ACTIONS, type Action } from './actions.ts';
import { MAP } from './board.ts';
import { createDesk } from './desk.ts';
import { AT, onMap, pointsOf, rebuild, STEPS, type StepName, unsound } from './position.ts';
import { attackPhase, chargePhase, counterchargePhase } from './rules/attack.ts';
import { admissionPhase, returnPhase } from './rules/blown.ts';
import { detachmentsPhase, recallPhase } from './rules/detachments.ts';
import { whyNot } from './rules/explain.ts';
import { hqPhase, modesPhase } from './rules/headquarters.ts';
import { arrivalPhase, canonicalMarch, completeMarch, movementPhase } from './rules/movement.ts';
import { withdrawalPhase } from './rules/organization.ts';
import { clearingPhase } from './rules/reinforcements.ts';
import { retreatPhase } from './rules/results.ts';
import { sequenceOf } from './rules/sequence.ts';
import { OUTCOMES } from './rules/victory.ts';
import { GAME_OPTIONS, SCENARIOS, start } from './scenario.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { wordingOf } from './text/wording.ts';
import { COALITION, CORPS_OF, FRENCH, UNIT_IDS } from './units.ts';
import { CONCEAL } from './view.ts';

/**
 * Waterloo Campaign, 1815. Two sides, six or eight half days on 1,302 hexes; one Corps to a hex. HQs are laid out anew each
 * turn, for long range or for battle; Detachments screen and delay. Both sides then alternate single moves until one passes
 * and gives the other a number of last moves, and so again with attacks: two dice, the stars of Corps and HQs, support.
 * Losers fall back three hexes, are blown for a day, or are gone. Points for what was eliminated, and for the French a road
 * to the north kept open.
 *
 * Sizes: 17 Corps, 16 Detachments, 5 HQs; up to some hundreds of choices for an HQ; 200 to 400 actions a game.
 */
export function createWaterlooCampaign(): Game<Action> {
  const desk = createDesk();
  const proceed = sequenceOf(desk);
  const phases: Readonly<Partial<Record<StepName, Phase<Action>>>> = {
    modes: modesPhase,
    hq: hqPhase(desk),
    admission: admissionPhase,
    return: returnPhase,
    detachments: detachmentsPhase(desk),
    recall: recallPhase,
    withdrawal: withdrawalPhase,
    movement: movementPhase(desk),
    clearing: clearingPhase,
    arrival: arrivalPhase(desk),
    attack: attackPhase,
    charge: chargePhase,
    countercharge: counterchargePhase,
    retreat: retreatPhase,
  };
  const byStep = phasesInSequence(STEPS, phases, 'END-1', proceed);
  const phase = (s: State): Phase<Action> => byStep[s[AT.step]];

  const game: Game<Action> = {
    id: 'waterloo-campaign',
    title: 'Waterloo Campaign, 1815',
    version: 1,
    seats: [
      { id: 'french', title: 'French' },
      { id: 'coalition', title: 'Coalition' },
    ],
    scenarios: SCENARIOS,
    options: GAME_OPTIONS,
    actions: ACTIONS,
    unitIds: UNIT_IDS,
    placeIds: MAP.ids,
    longestPath: LONGEST_PATH,
    coreSize: AT.coreSize,
    stateSize: AT.size,
    refereeRules: { gameOver: 'END-1', notYourDecision: 'GEN-12', noSuchAction: 'SEQ-1' },
    cases,
    catalogs: CATALOGS,
    wording: (language) => wordingOf(CATALOGS[language] ?? en, language),
    start: (setup, dice, tell) => start(desk, proceed, setup, dice, tell),
    rebuild,
    unsound,
    phase,
    outcome: (s) => OUTCOMES[s[AT.outcome]],
    canonical: (s, action) =>
      action.type === 'move' || action.type === 'enter' ? canonicalMarch(desk, s, action) : action,
    complete: (s, action) =>
      action.type === 'move' || action.type === 'enter' ? completeMarch(desk, s, action) : action,
    whyNot: (s, seat, piece, place) => whyNot(desk, phase(s), s, seat, piece, place),
    conceal: CONCEAL,
    forced: (action) => FORCED.includes(action.type),
    tally: (s) => ({
      turn: s[AT.turn],
      frenchPoints: pointsOf(s, FRENCH),
      coalitionPoints: pointsOf(s, COALITION),
      frenchCorps: CORPS_OF[FRENCH].filter((unit) => onMap(s, unit)).length,
      coalitionCorps: CORPS_OF[COALITION].filter((unit) => onMap(s, unit)).length,
    }),
    phrases: { expand: () => null, write: (actions) => actions.map((action) => writeAction(game, action)) },
  };
  return game;
}

const CATALOGS: Catalogs = { en, fr };

/** Longer than any legal path, so that a path that is too long is refused by the rule (MOV-3) and not by its shape. */
const LONGEST_PATH = 40;

/** What a table does by itself when nothing else can be done: no decision is lost, and nothing is rolled. */
const FORCED: readonly Action['type'][] = ['retreat', 'return'];

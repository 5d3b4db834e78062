import { type Catalogs, type Game, type Phase, phasesInSequence, type State, writeAction } from '@hundred-days/kernel';
import cases from '../data/cases.json' with { type: 'json' };
import { ACTIONS, type Action } from './actions.ts';
import { NET } from './board.ts';
import { AT, attackerOf, eliminatedOf, rebuild, STEPS, type StepName, unsound } from './position.ts';
import { beginTerrain, postingPhase, terrainPhase } from './rules/battleboard.ts';
import { biddingPhase, reductionPhase } from './rules/bidding.ts';
import { combatPhase } from './rules/combat.ts';
import { deploymentPhase } from './rules/deployment.ts';
import { whyNot } from './rules/explain.ts';
import { orderPhase, skirmishes, undeployed, waitingBattles } from './rules/fights.ts';
import { hitsPhase } from './rules/hits.ts';
import { marchPhase } from './rules/marches.ts';
import { moralePhase } from './rules/morale.ts';
import { movementPhase } from './rules/movement.ts';
import { regroupPhase, reinforcementPhase } from './rules/reinforcement.ts';
import { routPhase } from './rules/rout.ts';
import { beginBattleTurn, proceed } from './rules/sequence.ts';
import { beginSkirmish, showingPhase, withdrawalPhase } from './rules/skirmish.ts';
import { supplyPhase } from './rules/supply.ts';
import { outcomeOf } from './rules/victory.ts';
import { GAME_OPTIONS, SCENARIOS, start } from './scenario.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { wordingOf } from './text/wording.ts';
import { ANGLO_DUTCH, FRENCH_ARMY, PRUSSIAN, UNIT_IDS } from './units.ts';
import { CONCEAL } from './view.ts';

/**
 * Napoleon 1815. Fifty-eight blocks on a net of 58 towns and 132 roads, their faces to their owner. Each Player Turn a side
 * moves one or two groups; where both sides meet, small fights are settled by one exchange of fire and large ones on a
 * tactical board with left, center, right and reserve, in Battle Turns of morale, combat and reinforcement, until one side
 * has gone or is routed. Units lose steps that never come back. The French win by destroying both Allied armies or by holding
 * two of three cities at the end; for two players, or three.
 *
 * Sizes: 58 units, 23 Player Turns; some 100 paths for a mounted unit; 500 to 1,500 actions a game.
 */
export function createNapoleon1815(): Game<Action> {
  const phases: Readonly<Partial<Record<StepName, Phase<Action>>>> = {
    bidding: biddingPhase,
    reduction: reductionPhase,
    deployment: deploymentPhase,
    movement: movementPhase,
    march: marchPhase,
    'skirmish-order': orderPhase('skirmish-order', '6.6b', skirmishes, beginSkirmish),
    showing: showingPhase,
    hits: hitsPhase,
    withdrawal: withdrawalPhase,
    'deployment-order': orderPhase('deployment-order', '6.1e', undeployed, beginTerrain),
    terrain: terrainPhase,
    posting: postingPhase,
    'battle-order': orderPhase('battle-order', '6.1d', waitingBattles, (s) => beginBattleTurn(s, attackerOf(s))),
    morale: moralePhase,
    combat: combatPhase,
    reinforcement: reinforcementPhase,
    rout: routPhase,
    regroup: regroupPhase,
    supply: supplyPhase,
  };
  const byStep = phasesInSequence(STEPS, phases, '10.0a', proceed);
  const phase = (s: State): Phase<Action> => byStep[s[AT.step]];

  const game: Game<Action> = {
    id: 'napoleon-1815',
    title: 'Napoleon 1815',
    version: 3,
    seats: [
      { id: 'french', title: 'French' },
      { id: 'allied', title: 'Allied' },
      { id: 'prussian', title: 'Prussian' },
    ],
    // 11.0a: of three players the second has the Anglo-Dutch alone.
    seatsFor: ({ options }) =>
      options.threePlayers === true
        ? [game.seats[0], { id: 'anglo-dutch', title: 'Anglo-Dutch' }, game.seats[2]]
        : game.seats.slice(0, 2),
    scenarios: SCENARIOS,
    options: GAME_OPTIONS,
    actions: ACTIONS,
    unitIds: UNIT_IDS,
    placeIds: NET.ids,
    longestPath: LONGEST_PATH,
    coreSize: AT.coreSize,
    stateSize: AT.size,
    refereeRules: { gameOver: '10.0a', notYourDecision: '2.0a', noSuchAction: '2.0b' },
    cases,
    catalogs: CATALOGS,
    wording: (language) => wordingOf(CATALOGS[language] ?? en, language),
    start,
    rebuild,
    unsound,
    phase,
    outcome: outcomeOf,
    canonical: (_s, action) => action,
    complete: (_s, action) => action,
    whyNot: (s, seat, piece, place) => whyNot(phase(s), s, seat, piece, place),
    conceal: CONCEAL,
    forced: () => false,
    tally: (s) => ({
      turn: s[AT.turn],
      frenchLosses: eliminatedOf(s, FRENCH_ARMY),
      angloDutchLosses: eliminatedOf(s, ANGLO_DUTCH),
      prussianLosses: eliminatedOf(s, PRUSSIAN),
    }),
    phrases: { expand: () => null, write: (actions) => actions.map((action) => writeAction(game, action)) },
  };
  return game;
}

const CATALOGS: Catalogs = { en, fr };

/** Longer than any legal path, so that a path that is too long is refused by the rule (5.6a) and not by its shape. */
const LONGEST_PATH = 12;

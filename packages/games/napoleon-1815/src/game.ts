import type { GameIn, Proceed, ScenarioFormat, Stages, State } from '@hundred-days/kernel';
import { lineByLine, madeFor, playInSequence, seatsTitled, writeAction } from '@hundred-days/kernel';
import { ACTIONS, type Action } from './actions.ts';
import { attackerOf, eliminatedOf, rebuild, STEPS, type StepName, unsound } from './position.ts';
import { beginTerrain, postingPhase, terrainPhase } from './rules/battleboard.ts';
import { biddingPhase, reductionPhase } from './rules/bidding.ts';
import { combatPhase } from './rules/combat.ts';
import { deploymentPhase } from './rules/deployment.ts';
import { orderPhase, skirmishes, undeployed, waitingBattles } from './rules/fights.ts';
import { hitsPhase } from './rules/hits.ts';
import { marchPhase } from './rules/marches.ts';
import { moralePhase } from './rules/morale.ts';
import { movementPhase } from './rules/movement.ts';
import { regroupPhase, reinforcementPhase } from './rules/reinforcement.ts';
import { routPhase } from './rules/rout.ts';
import { beginBattleTurn, proceed, RULES } from './rules/sequence.ts';
import { beginSkirmish, showingPhase, withdrawalPhase } from './rules/skirmish.ts';
import { supplyPhase } from './rules/supply.ts';
import { outcomeOf } from './rules/victory.ts';
import { createStart, offerOf } from './scenario.ts';
import { ANGLO_DUTCH, FRENCH_ARMY, PRUSSIAN } from './units.ts';
import { concealment } from './view.ts';
import type { World } from './world.ts';

export type Napoleon1815 = GameIn<World, Action>;

/**
 * Napoleon 1815. Fifty-eight blocks on a net of 58 towns and 132 roads, their faces to their owner. Each Player Turn a side
 * moves one or two groups; where both sides meet, small fights are settled by one exchange of fire and large ones on a
 * tactical board with left, center, right and reserve, in Battle Turns of morale, combat and reinforcement, until one side
 * has gone or is routed. Units lose steps that never come back. The French win by destroying both Allied armies or by holding
 * two of three cities at the end; for two players, or three.
 *
 * Sizes: 58 units, 23 Player Turns; some 100 paths for a mounted unit; 500 to 1,500 actions a game.
 */
export function createNapoleon1815(w: World, format?: ScenarioFormat<World>): Napoleon1815 {
  const phases: Stages<Action, StepName> = {
    bidding: biddingPhase(w),
    reduction: reductionPhase(w),
    deployment: deploymentPhase(w),
    movement: movementPhase(w),
    march: marchPhase(w),
    'skirmish-order': orderPhase(w, '6.6b', skirmishes, beginSkirmish),
    showing: showingPhase(w),
    hits: hitsPhase(w),
    withdrawal: withdrawalPhase(w),
    'deployment-order': orderPhase(w, '6.1e', undeployed, beginTerrain),
    terrain: terrainPhase(w),
    posting: postingPhase(w),
    'battle-order': orderPhase(w, '6.1d', waitingBattles, beginWithAttacker),
    morale: moralePhase(w),
    combat: combatPhase(w),
    reinforcement: reinforcementPhase(w),
    rout: routPhase(w),
    regroup: regroupPhase(w),
    supply: supplyPhase(w),
  };
  const at = { step: w.at.step, seat: w.at.active };
  const goOn: Proceed = (s, dice, tell) => proceed(w, s, dice, tell);

  const game: Napoleon1815 = {
    ...madeFor(w, w.net, rebuild, unsound),
    id: 'napoleon-1815',
    title: 'Napoleon 1815',
    version: 3,
    seats: seatsTitled({ french: 'French', allied: 'Allied', prussian: 'Prussian' }),
    // 11.0a: of three players the second has the Anglo-Dutch alone.
    seatsFor: ({ options }) =>
      options.threePlayers === true
        ? [game.seats[0], { id: 'anglo-dutch', title: 'Anglo-Dutch' }, game.seats[2]]
        : game.seats.slice(0, 2),
    ...offerOf(w),
    actions: ACTIONS,
    longestPath: LONGEST_PATH,
    start: createStart(w, format?.(w) ?? null),
    ...playInSequence({ steps: STEPS, phases, rules: RULES, at, proceed: goOn }),
    outcome: (s) => outcomeOf(w, s),
    canonical: (_s, action) => action,
    complete: (_s, action) => action,
    conceal: concealment(w),
    tally: (s) => ({
      turn: s[w.at.turn],
      frenchLosses: eliminatedOf(w, s, FRENCH_ARMY),
      angloDutchLosses: eliminatedOf(w, s, ANGLO_DUTCH),
      prussianLosses: eliminatedOf(w, s, PRUSSIAN),
    }),
    phrases: lineByLine((action) => writeAction(game, action)),
  };
  return game;
}

/** The Attacker begins. */
const beginWithAttacker = (w: World, s: State): void => beginBattleTurn(w, s, attackerOf(w, s));

/** Longer than any legal path, so that a path that is too long is refused by the rule (5.6a) and not by its shape. */
const LONGEST_PATH = 12;

import type { GameIn, Proceed, ScenarioFormat, Stages, State } from '@hundred-days/kernel';
import { attackPhrases, hidingNothing, madeFor, playInSequence, seatsTitled, writeAction } from '@hundred-days/kernel';
import { type Action, LONGEST_PATH } from '../actions.ts';
import { shareOut, winnersOf } from '../rules/campaign/2-seats.ts';
import { proceedCampaign } from '../rules/campaign/18-sequence.ts';
import { canonicalRide, completeRide, createCampaignDesk, placingPhase } from '../rules/campaign/19-leaders.ts';
import { commandPhase } from '../rules/campaign/20-command.ts';
import { bookFaults } from '../rules/campaign/21-boxes.ts';
import { reorganizationPhase } from '../rules/campaign/21-reorganization.ts';
import { evasionPhase } from '../rules/campaign/25-evasion.ts';
import { campaignAdvance, leadingPhase } from '../rules/campaign/25-following.ts';
import { CAMPAIGN_OUTCOMES } from '../rules/campaign/26-victory.ts';
import { deploymentPhase } from '../rules/campaign/27-deployment.ts';
import { campaignMovement } from '../rules/campaign/movement.ts';
import { fightingPhases } from '../rules/fighting.ts';
import { canonicalMarch, completeMarch } from '../rules/movement.ts';
import { RULES } from '../rules/sequence.ts';
import { GAME_ID } from '../scenario.ts';
import { COLUMNS } from '../tables.ts';
import { ARMIES } from '../units.ts';
import { CAMPAIGN_ACTIONS, type CampaignAction, type CampaignOf } from './actions.ts';
import { CAMPAIGN_STEPS, type CampaignStep, isLeader, rebuild, unsoundCampaign } from './position.ts';
import { campaignOptionsOf, createCampaignStart } from './scenario.ts';
import type { CampaignWorld } from './world.ts';

export type LastCampaign = GameIn<CampaignWorld, CampaignAction>;

/**
 * 18.0 to 28.0: the campaign, or a grand scenario, on sheets laid side by side. What is done in a battle is done here by the
 * battle's own rules; leaders, command, reorganization, supply and the rest stand in `rules/campaign`, and change those by
 * what a world says through `above`.
 *
 * Sizes: 3,819 hexes, 170 units, 31 leaders, 44 turns.
 */
export function createCampaign(w: CampaignWorld, format?: ScenarioFormat<CampaignWorld>): LastCampaign {
  const desk = createCampaignDesk(w);
  const phases: Stages<CampaignAction, CampaignStep> = {
    deployment: deploymentPhase(w),
    command: commandPhase(w),
    reorganization: reorganizationPhase(w),
    placing: placingPhase(w),
    evasion: evasionPhase(w),
    leading: leadingPhase(w),
    movement: campaignMovement(desk),
    ...ofBattle(fightingPhases(desk)),
    advance: campaignAdvance(w),
  };
  const shared = Object.fromEntries(
    Object.entries(phases).map(([step, stage]) => [step, shareOut(w, step as CampaignStep, stage)]),
  ) as typeof phases;
  const at = { step: w.at.step, seat: w.at.phasing };
  const goOn: Proceed = (s, dice, tell) => proceedCampaign(desk, s, dice, tell);
  type March = CampaignOf<'move' | 'enter' | 'exit'>;
  const asMarch = ({ type }: CampaignAction): boolean => type === 'move' || type === 'enter' || type === 'exit';

  const game: LastCampaign = {
    ...madeFor(w, w.map, rebuild, (world, s) => [...unsoundCampaign(world, s), ...bookFaults(world, s)]),
    placeNamed: w.map.indexOf,
    id: GAME_ID,
    title: 'Napoleon’s Last Battles',
    version: 1,
    seats: seatsTitled({ french: 'French', allied: 'Allied', prussian: 'Prussian' }),
    // 2.0c: of three players the second has the Anglo-Allied army alone.
    seatsFor: ({ options }) =>
      options['three-players'] === true
        ? [game.seats[0], { id: 'anglo-allied', title: 'Anglo-Allied' }, game.seats[2]]
        : game.seats.slice(0, 2),
    scenarios: [{ id: w.id, title: TITLES[w.id] ?? w.id, turns: w.battles[0].turns, world: w.id }],
    options: campaignOptionsOf(w),
    actions: CAMPAIGN_ACTIONS,
    longestPath: LONGEST_PATH,
    start: createCampaignStart(w, desk, format?.(w) ?? null),
    ...playInSequence({ steps: CAMPAIGN_STEPS, phases: shared, rules: RULES, at, proceed: goOn }),
    outcome(s) {
      const outcome = CAMPAIGN_OUTCOMES[s[w.at.outcome]];
      return outcome === null ? null : { ...outcome, winners: winnersOf(w, s, outcome.winners) };
    },
    canonical(s, action) {
      if (!asMarch(action)) return action;
      const march = action as March;
      return isLeader(w, march.unit) ? canonicalRide(desk, s, march) : canonicalMarch(desk, s, march);
    },
    complete(s, action) {
      if (!asMarch(action)) return action;
      const march = action as March;
      return isLeader(w, march.unit) ? completeRide(desk, s, march) : completeMarch(desk, s, march);
    },
    conceal: hidingNothing(),
    tally: (s) => tallyOf(w, s),
    phrases: attackPhrases(w, COLUMNS, (action) => writeAction(game, action)),
  };
  return game;
}

/** The phases of the battles take their own actions and no others. */
const ofBattle = <Step extends string>(phases: Stages<Action, Step>): Stages<CampaignAction, Step> =>
  phases as unknown as Stages<CampaignAction, Step>;

function tallyOf(w: CampaignWorld, s: State): Readonly<Record<string, number>> {
  const tally: Record<string, number> = { turn: s[w.at.turn], total: s[w.at.total] };
  for (const [army, name] of ARMIES.entries()) tally[`${name}Losses`] = s[w.at.losses + army];
  return tally;
}

/** What scenarios are called in records; readers have them by their catalogs. */
const TITLES: Readonly<Record<string, string>> = {
  campaign: 'The Campaign',
  'grand-waterloo': 'Grand Waterloo',
  'grand-ligny': 'Grand Ligny',
};

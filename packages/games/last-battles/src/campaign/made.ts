import type { GameIn, Proceed, Stages, State } from '@hundred-days/kernel';
import { attackPhrases, hidingNothing, madeFor, playInSequence, seatsTitled, writeAction } from '@hundred-days/kernel';
import { LONGEST_PATH } from '../actions.ts';
import { shareOut, winnersOf } from '../rules/campaign/2-seats.ts';
import { commandPhase } from '../rules/campaign/20-command.ts';
import { bookFaults } from '../rules/campaign/21-boxes.ts';
import { CAMPAIGN_OUTCOMES } from '../rules/campaign/26-victory.ts';
import { deploymentPhase } from '../rules/campaign/27-deployment.ts';
import { RULES } from '../rules/phases.ts';
import { GAME_ID } from '../setup.ts';
import { COLUMNS } from '../tables.ts';
import { ARMIES } from '../units.ts';
import { CAMPAIGN_ACTIONS, type CampaignAction } from './actions.ts';
import { CAMPAIGN_STEPS, type CampaignStep, rebuild, unsoundCampaign } from './position.ts';
import { campaignOptionsOf, createCampaignStart, type Starting } from './scenario.ts';
import type { CampaignWorld } from './world.ts';

export type LastCampaign = GameIn<CampaignWorld, CampaignAction>;

/** What is played: the phases, and ways that are filled in. */
type Play = Pick<LastCampaign, 'refereeRules' | 'phase' | 'canonical' | 'complete'>;

/** A campaign as far as it is the same whether all its rules are there or only those of its first decision. */
export function campaignMade(w: CampaignWorld, starting: Starting, play: Play): LastCampaign {
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
    start: createCampaignStart(w, starting),
    ...play,
    outcome(s) {
      const outcome = CAMPAIGN_OUTCOMES[s[w.at.outcome]];
      return outcome === null ? null : { ...outcome, winners: winnersOf(w, s, outcome.winners) };
    },
    conceal: hidingNothing(),
    tally: (s) => tallyOf(w, s),
    phrases: attackPhrases(w, COLUMNS, (action) => writeAction(game, action)),
  };
  return game;
}

type CampaignStages = Stages<CampaignAction, CampaignStep>;

/** 18.2, 20.0: the phases in which a game can begin. */
export const firstPhases = (w: CampaignWorld) =>
  ({ deployment: deploymentPhase(w), command: commandPhase(w) }) satisfies CampaignStages;

/** Phases one after another, each shared out among the seats of its side. */
export function sequenceOf(w: CampaignWorld, stages: CampaignStages, proceed: Proceed) {
  const phases = Object.fromEntries(
    Object.entries(stages).map(([step, stage]) => [step, shareOut(w, step as CampaignStep, stage)]),
  ) as CampaignStages;
  const at = { step: w.at.step, seat: w.at.phasing };
  return playInSequence({ steps: CAMPAIGN_STEPS, phases, rules: RULES, at, proceed });
}

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

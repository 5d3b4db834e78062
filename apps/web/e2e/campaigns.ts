import { SCENARIO_FORMAT, type Setup } from '@hundred-days/kernel';
import { gameOf } from '../test/lastCampaigns.ts';
import { type Moment, momentAfterLines } from './moments.ts';

/** The questions that only the campaign and the grand scenarios of Napoleon's Last Battles ask. */

type Placed = string | { readonly at: string; readonly fell?: number };

const CAMPAIGN = gameOf('campaign');
const EVERY = { 'cavalry-retreat': true, 'leader-advance': true };

/** A corner of the campaign in a phase of a turn. */
const corner = (turn: number, phase: string, units: Readonly<Record<string, Placed>>): Setup => ({
  scenario: {
    format: SCENARIO_FORMAT,
    version: 1,
    game: 'last-battles',
    world: 'campaign',
    battle: 'campaign',
    turn,
    phase,
    units: { 'pr-iv-18thline': 'L1930', ...units },
  },
  options: EVERY,
});

const fell = { at: 'destroyed', fell: 1 };
const GUARD = { 'fr-gd-roguet': 'L1912', 'fr-gd-friant': 'L1912', 'ld-napoleon': 'L1912', 'ld-drouot': 'L1912' };

/** Two of a hex are driven back, and three hexes are open to each. */
export const twoDrivenBack = (): Moment =>
  momentAfterLines(
    CAMPAIGN,
    corner(5, 'frenchCombat', { ...GUARD, 'pr-i-treskow': 'L1911', 'pr-i-7thline': 'L1911' }),
    [1],
    ['attack L1911: fr-gd-roguet @1-1'],
  );

export function momentsOfCampaigns(): Moment[] {
  const campaign = { scenario: 'campaign', options: EVERY };
  const after = (setup: Setup, lines: readonly string[] = [], dice: readonly number[] = []): Moment =>
    momentAfterLines(CAMPAIGN, setup, dice, lines);
  const deployment: Setup = { scenario: 'grand-waterloo', options: { 'three-players': true } };
  return [
    after(campaign),
    after(campaign, ['end']),
    momentAfterLines(gameOf('grand-waterloo'), deployment, [], []),
    after(
      corner(5, 'frenchCommand', {
        'ld-drouot': 'L1912',
        'fr-gd-friant': fell,
        'fr-gd-roguet': fell,
        'fr-gd-morand': fell,
        'ld-reille': 'L2014',
        'fr-ii-husson': fell,
      }),
      ['end'],
    ),
    after(
      corner(5, 'frenchMovement', {
        'fr-gd-roguet': 'L1912',
        'pr-i-treskow': 'L1911',
        'pr-i-horseart': 'L2011',
        'pr-i-24thline': 'L2012',
      }),
      ['end'],
    ),
    after(
      corner(5, 'frenchCombat', { ...GUARD, 'pr-iii-lottum': 'L1911' }),
      ['attack L1911: fr-gd-roguet @3-1', 'advance fr-gd-friant L1911'],
      [1],
    ),
    after(corner(9, 'frenchMovement', { ...GUARD, 'ld-ney': 'L1913', 'fr-gd-morand': 'L1914' })),
  ];
}

import { expect, test } from 'vitest';
import { CAMPAIGN_GAMES, CAMPAIGNS, theatre } from '../campaigns.ts';
import { dead } from '../cast.ts';

/** 18.0, 18.3 What comes in which order in a Command and Reorganization Phase, and what stays as in a battle. */

const { world } = CAMPAIGN_GAMES.campaign;
const around = (hex: string): string[] => {
  const place = world.map.indexOf(hex);
  return [...world.map.neighbours.subarray(6 * place, 6 * place + 6)].map((next) => world.map.ids[next]);
};

test('[3.12d] the whole Prussian IV Corps comes at 0300 on June 17', () => {
  const [{ arrivals, turnIds }] = world.battles;
  const fourth = arrivals.filter(({ unit }) => world.unitId(unit).startsWith('pr-iv-'));
  expect(fourth).toHaveLength(16);
  expect([...new Set(fourth.map(({ turn }) => turnIds[turn]))]).toEqual(['17-0300']);
});

test('[12.2x] games that use corps levels have no army level for 12.2 to lower: the option is not offered', () => {
  for (const name of CAMPAIGNS)
    expect(CAMPAIGN_GAMES[name].options.map(({ id }) => id)).not.toContain('imperial-guard');
});

test('[18.0] the standard rules hold: stacking, zones and compulsory attacks', () => {
  const units = {
    'fr-gd-roguet': 'L1912',
    'fr-gd-friant': 'L1913',
    'fr-gd-morand': 'L1914',
    'fr-gd-michel': 'L1914',
    'pr-i-24thline': 'L1911',
  };
  const f = theatre('campaign', { phase: 'frenchMovement', units });
  expect(f.refusal('fr-gd-friant L1913-L1914').rule).toBe('5.3');
  expect(f.refusal('fr-gd-roguet L1912-L1913').rule).toBe('5.4b');
  f.play('end');
  expect(f.refusal('end').rule).toBe('7.11c');
});

test('[18.3c] in the Reorganization Segment units come back; then demoralization by nearness is looked at', () => {
  const units = {
    'ld-drouot': 'L1912',
    'ld-reille': 'L1913',
    'fr-gd-friant': { at: 'destroyed', fell: 1 },
    ...dead('fr-gd-roguet', 'fr-gd-morand', 'fr-ii-husson', 'fr-ii-campi', 'fr-ii-baudin'),
    'pr-iv-18thline': 'L1930',
  };
  const f = theatre('campaign', { turn: 5, phase: 'frenchCommand', units });
  expect(f.step).toBe('command');
  f.play('end');
  expect(f.step).toBe('reorganization');
  // The Guard has 20 dead: one that comes back saves it, and with it the II Corps beside it.
  const saved = theatre('campaign', { turn: 5, phase: 'frenchCommand', units }).play('end');
  saved.play('reorganize ld-drouot fr-gd-friant', 1);
  expect([saved.step, saved.told('body-demoralized').length]).toEqual(['movement', 0]);
  f.play('end');
  expect([f.step, f.last('body-demoralized')]).toMatchObject(['movement', { body: 'II' }]);
});

test('[18.3d] supply, the dice of sleepers, command, reorganization, nearness: in that order', () => {
  const ring = Object.fromEntries(
    around('L1912').map((hex, i) => [`pr-i-${['12th', '24th', '7th', '19th', '29th', '28th'][i]}line`, hex]),
  );
  const units = {
    ...ring,
    'fr-gd-friant': 'L1912',
    'fr-gd-chartrand': { at: 'destroyed', fell: 1 },
    'ld-drouot': 'Q0433',
    'ld-napoleon': 'Q0432',
    'fr-ii-pire': 'Q0431',
    'ld-reille': 'Q0430',
    ...dead('fr-gd-roguet', 'fr-gd-morand', 'fr-ii-husson', 'fr-ii-campi', 'fr-ii-baudin'),
  };
  const f = theatre('campaign', { turn: 10, phase: 'alliedMovement', units }, { 'late-start': true });
  // Friant is cut off, so 25 of the Guard are dead before the dice; Napoleon wakes and commands at once.
  f.play('end', 1).plays('end').play('reorganize ld-drouot fr-gd-chartrand', 1);
  const order = f.events.map(({ type, data }) => (type === 'phase' ? `phase ${data.phase}` : type));
  const last = (type: string): number => order.lastIndexOf(type);
  const sequence = ['out-of-supply', 'woke', 'phase command', 'command', 'reorganized', 'phase movement'];
  expect(sequence.map(last)).toEqual([...sequence.map(last)].sort((a, b) => a - b));
  expect(sequence.map(last).every((at) => at >= 0)).toBe(true);
  const infected = f.events.findIndex(({ type, rule }) => type === 'body-demoralized' && rule === '22.4a');
  expect(infected).toBeGreaterThan(last('reorganized'));
  expect(infected).toBeLessThan(last('phase movement'));
});

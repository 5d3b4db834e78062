import { expect, test } from 'vitest';
import { CAMPAIGN_GAMES, type CampaignName, theatre } from './campaigns.ts';

/** Scenario files of the campaign: a list of coded faults with places. */

const heading = { format: 'hundred-days-scenario', version: 1, game: 'last-battles' };
const NOBODY = { roll: () => 6 };
const faultsOf = (scene: Readonly<Record<string, unknown>>, battle: CampaignName = 'campaign'): string[] => {
  const started = CAMPAIGN_GAMES[battle].start(
    { scenario: { ...heading, battle, ...scene }, options: {} },
    NOBODY,
    null,
  );
  return started.ok ? [] : started.faults.map(({ code, at }) => `${code} ${at}`);
};

const UNITS = { 'fr-iii-dufour': 'L0505', 'pr-i-24thline': 'L2010', 'ld-vandamme': 'L0505' };
const withUnits = (units: Readonly<Record<string, unknown>>): string[] => faultsOf({ units: { ...UNITS, ...units } });

test('a third unit in a hex is one too many, any number of leaders is not', () => {
  expect(withUnits({ 'fr-iii-lagarde': 'L0505', 'ld-napoleon': 'L0505', 'ld-ney': 'L0505' })).toEqual([]);
  expect(withUnits({ 'fr-iii-lagarde': 'L0505', 'fr-iii-billard': 'L0505' })).toEqual([
    'hex-full units.fr-iii-billard',
  ]);
  expect(withUnits({ 'pr-i-12thline': 'L0505' })).toContain('both-sides units.pr-i-12thline');
});

test('a leader is neither among enemies nor with their leaders', () => {
  expect(withUnits({ 'ld-blucher': 'L0505' })).toEqual(['both-sides units.ld-vandamme', 'both-sides units.ld-blucher']);
  expect(withUnits({ 'ld-ney': 'L2010' })).toEqual(['both-sides units.ld-ney']);
  expect(withUnits({ 'ld-ney': 'L2110', 'ld-blucher': 'L2110' })).toEqual([
    'both-sides units.ld-ney',
    'both-sides units.ld-blucher',
  ]);
});

test('unknown names, hexes and turns, entries that are none', () => {
  expect(withUnits({ 'fr-iii-nobody': 'L0506' })).toEqual(['unknown-unit units.fr-iii-nobody']);
  expect(withUnits({ 'ld-ney': 'X0506' })).toEqual(['off-the-map units.ld-ney']);
  expect(withUnits({ 'ld-ney': { turn: 3, entry: 'L0506' } })).toEqual(['not-an-entry units.ld-ney']);
  expect(withUnits({ 'ld-ney': { turn: 99, entry: 'Q1716' } })[0]).toMatch(/units\.ld-ney$/);
  expect(faultsOf({ units: UNITS, turn: 45 })).toEqual(['no-such-turn turn']);
  expect(faultsOf({ units: {} })).toEqual(['no-units units']);
  expect(faultsOf({ units: UNITS, held: { L0101: 'french' } })).toEqual(['not-an-objective held.L0101']);
  expect(faultsOf({ units: UNITS, phase: 'frenchTea' })[0]).toMatch(/^bad-field phase/);
});

test('orders and places of those who cannot have them', () => {
  expect(faultsOf({ units: UNITS, out: ['fr-iii-dufour', 'fr-nobody', 'ld-ney'] })).toEqual([
    'unknown-unit out',
    'unknown-unit out',
  ]);
  const under = (places: unknown): string[] => faultsOf({ units: UNITS, under: places });
  expect(under({ 'ld-vandamme': 'ld-napoleon', 'fr-iii-dufour': 'ld-ney' })).toEqual([]);
  expect(under({ 'ld-vandamme': 'ld-drouot' })).toEqual(['unknown-unit under.ld-vandamme']);
  expect(under({ 'ld-vandamme': 'ld-blucher' })).toEqual(['unknown-unit under.ld-vandamme']);
  expect(under({ 'ld-ney': 'ld-napoleon' })).toEqual(['unknown-unit under.ld-ney']);
  expect(faultsOf({ units: UNITS, orders: { asleep: ['ld-ney', 'ld-vandamme'] } })).toEqual([
    'unknown-unit orders.asleep',
  ]);
  expect(faultsOf({ units: UNITS, orders: { galloped: ['ld-none'] } })).toEqual(['unknown-unit orders.galloped']);
  expect(faultsOf({ units: UNITS, orders: { dancing: [] } })[0]).toMatch(/^bad-field orders/);
});

test('levels that are none: of armies, groups, corps and nationalities', () => {
  const prussian = (level: unknown, battle: CampaignName): string[] =>
    faultsOf({ units: UNITS, levels: { prussian: level } }, battle);
  expect(prussian({ demoralization: 55, disintegration: 75 }, 'grand-ligny')).toEqual([]);
  expect(prussian({ demoralization: 75, disintegration: 55 }, 'grand-ligny')).toEqual([
    'levels-crossed levels.prussian',
  ]);
  expect(prussian({ demoralization: 55, disintegration: 75 }, 'campaign')).toEqual(['no-such-army levels.prussian']);
  expect(faultsOf({ units: UNITS, bodies: { 'french:Gd': { level: 6 } } })).toEqual([]);
  expect(faultsOf({ units: UNITS, bodies: { 'french:VII': { level: 6 } } })[0]).toMatch(/^bad-field bodies/);
  expect(faultsOf({ units: UNITS, groups: { napoleon: { losses: 1, level: 60, morale: 'fit' } } })[0]).toMatch(
    /^bad-field groups/,
  );
  expect(faultsOf({ units: UNITS, morale: { french: 'demoralized' } }, 'grand-ligny')).toEqual(['already-over units']);
});

test('[25.2a] a file can say who sleeps, and who has been called', () => {
  const scene = { turn: 12, phase: 'frenchOrders', units: { ...UNITS, 'ld-ney': 'L0506' } } as const;
  const f = theatre(
    'campaign',
    { ...scene, orders: { asleep: ['ld-ney'], roused: ['ld-ney'] } },
    { 'late-start': true },
  );
  expect([f.step, f.under('ld-vandamme')]).toEqual(['command', null]);
  f.plays('end', 'end', 'end', 'end', 'end', 'end');
  expect([f.turn, f.last('woke')]).toEqual([13, { unit: 'ld-ney' }]);
});

test('[21.4] a unit destroyed at full strength can lie in the box nobody comes back from', () => {
  const f = theatre('campaign', {
    turn: 13,
    phase: 'frenchCommand',
    units: { ...UNITS, 'ld-gerard': 'L0530', 'fr-iv-rome': { at: 'destroyed', fell: 3, permanent: true } },
  });
  expect([f.play('end').step, f.of('fell', 'fr-iv-rome')]).toEqual(['movement', 3]);
});

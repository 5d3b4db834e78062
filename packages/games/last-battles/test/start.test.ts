import { copyState, type OptionValue } from '@hundred-days/kernel';
import { play } from '@hundred-days/kernel/testing';
import { describePosition, describe as describeScenario } from '@hundred-days/last-battles';
import { expect, test } from 'vitest';
import { provingGround } from './proving.ts';
import { BATTLES, type BattleName, GAMES } from './support.ts';

/** Scenario files: a list of coded faults with places, and nothing half loaded. */

const heading = { format: 'hundred-days-scenario', version: 1, game: 'last-battles' };
const NOBODY = { roll: () => 1 };
const faultsOf = (
  battle: BattleName,
  scene: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, OptionValue>> = {},
  game = GAMES[BATTLES[battle]],
): string[] => {
  const started = game.start({ scenario: { ...heading, battle, ...scene }, options }, NOBODY, null);
  return started.ok ? [] : started.faults.map(({ code, at }) => `${code} ${at}`);
};

const UNITS = { 'fr-iii-dufour': 'L0505', 'pr-i-24thline': 'L2010' };

test('a third unit in a hex, a second in a chateau, both sides in one', () => {
  const third = { ...UNITS, 'fr-iii-lagarde': 'L0505', 'fr-iii-billard': 'L0505' };
  expect(faultsOf('ligny', { units: third })).toEqual(['hex-full units.fr-iii-billard']);
  expect(faultsOf('ligny', { units: { ...UNITS, 'fr-iii-lagarde': 'L1522', 'fr-iii-billard': 'L1522' } })).toEqual([
    'chateau-full units.fr-iii-billard',
  ]);
  expect(faultsOf('ligny', { units: { ...UNITS, 'pr-i-12thline': 'L0505' } })).toEqual([
    'both-sides units.pr-i-12thline',
  ]);
});

test('unknown units and hexes, hexes closed by rivers, reverses that are none', () => {
  expect(faultsOf('ligny', { units: { ...UNITS, 'fr-xx-nobody': 'L0101' } })).toEqual([
    'unknown-unit units.fr-xx-nobody',
  ]);
  expect(faultsOf('ligny', { units: { ...UNITS, 'pr-iv-art': 'L0101' } })).toEqual(['unknown-unit units.pr-iv-art']);
  expect(faultsOf('ligny', { units: { ...UNITS, 'fr-iii-billard': 'L3001' } })).toEqual([
    'off-the-map units.fr-iii-billard',
  ]);
  expect(faultsOf('ligny', { units: { ...UNITS, 'fr-iii-billard': 'W0101' } })).toEqual([
    'off-the-map units.fr-iii-billard',
  ]);
  const ring = ['L0504', 'L0604', 'L0605', 'L0506', 'L0405', 'L0404'].map((hex) => ['L0505', hex, 'river'] as const);
  expect(
    faultsOf(
      'ligny',
      { units: { 'fr-iii-dufour': 'L0505', 'pr-i-24thline': 'L0101' } },
      {},
      provingGround({ sides: ring }),
    ),
  ).toEqual(['shut-in units.fr-iii-dufour']);
});

test('arrivals at hexes that are no entry, or after the last turn', () => {
  const scene = (entry: string, turn: number) => ({
    units: { 'fr-ii-husson': 'Q1813', 'aa-5br-kempt': { turn, entry } },
  });
  expect(faultsOf('quatre-bras', scene('Q1701', 3))).toEqual([]);
  expect(faultsOf('quatre-bras', scene('Q1001', 3))).toEqual(['not-an-entry units.aa-5br-kempt']);
  expect(faultsOf('quatre-bras', scene('Q9999', 3))).toEqual(['not-an-entry units.aa-5br-kempt']);
  expect(faultsOf('quatre-bras', scene('Q1701', 9))).toEqual(['no-such-turn units.aa-5br-kempt']);
  expect(faultsOf('ligny', { turn: 9, units: UNITS })).toEqual(['no-such-turn turn']);
});

test('levels that make no sense, armies that are not there, hexes that nobody needs', () => {
  const levels = (value: unknown) => faultsOf('ligny', { units: UNITS, levels: value });
  expect(levels({ prussian: { demoralization: 60, disintegration: 50 } })).toEqual(['levels-crossed levels.prussian']);
  expect(levels({ french: { demoralization: 30, disintegration: 50 } })).toEqual(['no-disintegration levels.french']);
  expect(levels({ 'anglo-allied': { demoralization: 30 } })).toEqual(['no-such-army levels.anglo-allied']);
  // No army is so large: such a level would be another one by the time it is laid out.
  expect(levels({ french: { demoralization: 65_571 } })).toEqual(['bad-field levels.french.demoralization']);
  expect(levels({ prussian: { demoralization: 55, disintegration: 1e9 } })).toEqual([
    'bad-field levels.prussian.disintegration',
  ]);
  expect(levels({ french: { demoralization: 12.5 } })).toEqual(['bad-field levels.french.demoralization']);
  expect(levels({ french: {} })[0]).toMatch(/^bad-field levels\.french/);
  expect(levels({ prussian: { demoralization: 30 } })).toEqual(['levels-crossed levels.prussian']);
  expect(levels({ english: { demoralization: 30 } })[0]).toMatch(/^bad-field levels/);
  expect(faultsOf('wavre', { units: { 'fr-iii-dufour': 'W0505' }, points: { french: 70_000, allied: 0 } })).toEqual([
    'bad-field points.french',
  ]);
  expect(faultsOf('wavre', { units: { 'fr-iii-dufour': 'W0505' }, points: { french: 0, allied: -1 } })).toEqual([
    'bad-field points.allied',
  ]);
  expect(faultsOf('ligny', { units: UNITS, held: { L0101: 'french' } })).toEqual(['not-an-objective held.L0101']);
  expect(faultsOf('ligny', { units: { ...UNITS, 'fr-iii-billard': 'exited' } })).toEqual([
    'cannot-exit units.fr-iii-billard',
  ]);
});

test('wrong formats, other games’ battles, options that do not belong, games that are over', () => {
  expect(faultsOf('ligny', { units: { 'fr-iii-dufour': 7 } })[0]).toMatch(/^bad-field units/);
  expect(faultsOf('ligny', { battle: 'wavre', units: UNITS })[0]).toMatch(/^bad-field battle/);
  expect(faultsOf('ligny', { units: UNITS }, { 'bridge-combat': true })[0]).toMatch(/option/);
  expect(faultsOf('wavre', { units: { 'fr-iii-dufour': 'W0505' } }, { 'double-march': true })).toEqual([
    'option-not-here options.double-march',
  ]);
  expect(faultsOf('ligny', { units: UNITS, levels: { french: { demoralization: 0 } } })).toEqual([
    'already-over units',
  ]);
  expect(faultsOf('ligny', { units: {} })).toEqual(['no-units units']);
});

test('a file says what its battle is, and an empty world is no world', () => {
  const started = GAMES.ligny.start({ scenario: 'waterloo', options: {} }, NOBODY, null);
  expect(started).toMatchObject({ ok: false, faults: [{ code: 'unknown-scenario' }] });
});

test.each(Object.keys(BATTLES) as BattleName[])(
  '%s: a position is described so that it can be laid out again',
  (name) => {
    const game = GAMES[BATTLES[name]];
    let compared = 0;
    play(game, { scenario: name, options: {} }, `describing ${name}`, ({ before, index }) => {
      // At the start of a Movement Phase nothing but what is described is in a position.
      if (index % 40 !== 0 && game.phase(before).name !== 'movement') return;
      const at = game.world.at;
      const fresh = before.subarray(at.did, at.did + game.unitIds.length).every((flags) => flags === 0);
      if (game.phase(before).name !== 'movement' || !fresh) return;
      const again = game.start({ scenario: { ...describePosition(game.world, before) }, options: {} }, NOBODY, null);
      if (!again.ok) throw new Error(JSON.stringify(again.faults));
      const wanted = copyState(before);
      wanted.fill(0, at.column, at.column + 1 + game.world.entryHexes.length);
      const found = copyState(again.value);
      // Where a unit that has come was once due says nothing any more.
      for (const s of [wanted, found])
        for (const [unit] of game.unitIds.entries()) {
          if (s[at.where + unit] === -1 && s[at.due + unit] > 0) continue;
          s[at.due + unit] = 0;
          s[at.entry + unit] = -1;
        }
      expect([...found]).toEqual([...wanted]);
      compared++;
    });
    expect(compared).toBeGreaterThan(5);
    expect(describeScenario(game.world, name)?.battle).toBe(name);
  },
);

import { laid, play } from '@hundred-days/kernel/testing';
import { battles, createLastBattles, createWorld, describe as describeScenario } from '@hundred-days/last-battles';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { FORMAT } from '@hundred-days/last-battles/format';
import { expect, test } from 'vitest';
import { open, provingGround } from '../proving.ts';
import { BATTLES, type BattleName, battle, field, fieldOf, GAMES } from '../support.ts';

/** 1.0 to 4.0: what the game is made of, the set-up and the sequence of play. */

const unit = (id: string) => DOCUMENTS.units.units.find((one) => one.id === id);
const NAMES = Object.keys(BATTLES) as BattleName[];

test('[1.1] four battlefields of June 1815', () => {
  expect(Object.keys(GAMES)).toEqual(['ligny', 'quatre-bras', 'wavre', 'la-belle-alliance']);
});

test('[1.2] one set of rules serves all battles; those of the campaign are not among them', () => {
  for (const name of NAMES) expect(battle(name).step).toBe('movement');
  for (const game of Object.values(GAMES)) {
    expect(game.unitIds.some((id) => id.startsWith('ld-'))).toBe(false);
    for (const scenario of ['campaign', 'grand-waterloo', 'grand-ligny'])
      expect(game.start({ scenario, options: {} }, { roll: () => 1 }, null).ok, scenario).toBe(false);
  }
});

test('[2.0a] one side is French, the other commands everybody else', () => {
  for (const game of Object.values(GAMES)) expect(game.seats.map(({ id }) => id)).toEqual(['french', 'allied']);
  const { world } = GAMES['la-belle-alliance'];
  const sides = new Set(world.unitData.map(({ army, side }) => `${army} ${side}`));
  expect([...sides].sort()).toEqual(['anglo-allied allied', 'french french', 'prussian allied']);
});

test('[2.0b] the phasing player moves, then attacks', () => {
  const f = battle('ligny');
  expect([f.seat, f.step]).toEqual(['french', 'movement']);
  f.play('end');
  expect([f.seat, f.step]).toEqual(['french', 'combat']);
  f.play('end');
  expect([f.seat, f.step]).toEqual(['allied', 'movement']);
});

test('[3.1] hexes have a letter for their map and four digits, column and row', () => {
  expect(Object.values(GAMES).map((game) => game.placeIds[0])).toEqual(['L0101', 'Q0101', 'W0101', 'B0101']);
  const { world } = GAMES.ligny;
  const hex = world.map.indexOf('L0922');
  expect([world.map.col[hex], world.map.row[hex]]).toEqual([9, 22]);
});

test('[3.11] 29 columns and 34 rows, even columns half a hex further south', () => {
  for (const { world } of Object.values(GAMES)) expect(world.hexes).toBe(29 * 34);
  const { map } = GAMES.ligny.world;
  const around = (id: string): string[] =>
    [...map.neighbours.subarray(6 * map.indexOf(id), 6 * map.indexOf(id) + 6)].map((hex) => map.ids[hex]);
  expect(around('L0505')).toEqual(['L0504', 'L0604', 'L0605', 'L0506', 'L0405', 'L0404']);
  expect(around('L0605')).toEqual(['L0604', 'L0705', 'L0706', 'L0606', 'L0506', 'L0505']);
});

test('[3.12a] the main road leaves both maps where W1634 is L1601', () => {
  const leaves = (map: string, hex: string, edge: string): boolean =>
    DOCUMENTS.maps
      .find(({ id }) => id === map)
      ?.edgeRoads.some((road) => road.hex === hex && road.edge === edge && road.kind === 'road') === true;
  expect([leaves('wavre', '1634', 'S'), leaves('ligny', '1601', 'N')]).toEqual([true, true]);
});

test('[3.12b] a 5 on the 4-1 column is Dr on every map', () => {
  const units = laid('fr-gd-roguet L0505, fr-gd-friant L0505, fr-iii-dufour L0603, pr-i-29thline L0504');
  const f = open({ phase: 'frenchCombat', units }).play('attack L0504: fr-gd-roguet fr-iii-dufour @4-1', 5);
  expect(f.last('rolled').result).toBe('Dr');
});

test('[3.12c] all Prussian infantry are regiments', () => {
  const infantry = DOCUMENTS.units.units.filter(({ army, type }) => army === 'prussian' && type === 'inf');
  expect(infantry.length).toBeGreaterThan(40);
  expect(infantry.every((one) => (one as unknown as { level: string }).level === 'regiment')).toBe(true);
});

test('[3.12e] Ligny has forest hexes, and the corps’ light guns are horse artillery', () => {
  expect([...GAMES.ligny.world.terrain].filter((kind) => kind === 1).length).toBeGreaterThan(20);
  expect(unit('pr-i-horseart')?.type).toBe('horse-art');
});

test('[3.42a] one number serves in attack and defence', () => {
  const units = { 'fr-iii-dufour': 'L0505', 'pr-i-24thline': 'L0504' };
  const attack = open({ phase: 'frenchCombat', units }).play('attack L0504: fr-iii-dufour @1-1', 4);
  const defence = open({ phase: 'alliedCombat', units }).play('attack L0505: pr-i-24thline @1-1', 4);
  expect([attack.last('attack').attack, defence.last('attack').defence]).toEqual([5, 5]);
});

test('[3.42b] the reverse of a counter is its reduced strength', () => {
  const units = { 'fr-gd-friant': { at: 'L0505', reduced: true }, 'pr-i-29thline': 'L0504' };
  const f = open({ phase: 'frenchCombat', units }).play('attack L0504: fr-gd-friant @1-1', 4);
  expect(f.last('attack').attack).toBe(4);
});

test('[3.42c] the allowance is the most a unit spends in a phase', () => {
  const f = open({ units: { 'fr-iii-dufour': 'L0105', 'fr-iic-strolz': 'L0105', 'fr-iii-doguereau': 'L0106' } });
  const furthest = (id: string): number => Math.max(...f.goals(id).map((hex) => Number(hex.slice(1, 3))));
  expect(['fr-iii-dufour', 'fr-iic-strolz', 'fr-iii-doguereau'].map(furthest)).toEqual([5, 7, 4]);
});

test('[3.42d] left of the slash the division, right of it the command', () => {
  expect(unit('fr-gd-friant')).toMatchObject({ designation: 'Gren/Gd', command: 'Gd', name: 'Friant' });
  for (const one of DOCUMENTS.units.units) expect(one.designation.split('/').at(-1), one.id).toBe(one.command);
});

test('[3.43] the corrected counters', () => {
  const numbers = (id: string) => [unit(id)?.full, unit(id)?.reduced, unit(id)?.movement];
  for (const id of ['fr-gd-friant', 'fr-gd-michel']) expect(numbers(id)).toEqual([6, 4, 4]);
  for (const id of ['fr-gd-roguet', 'fr-gd-morand']) expect(numbers(id)).toEqual([7, 4, 4]);
  expect(unit('fr-vi-noury')?.command).toBe('VI');
  expect(unit('aa-6br-kruse')).toMatchObject({ full: 3, movement: 4 });
  expect(unit('fr-iii-billard')).toMatchObject({ full: 5, movement: 4, command: 'III' });
  expect(unit('fr-gd-guyot')).toMatchObject({ full: 6, movement: 6, type: 'cav', command: 'Gd' });
  expect(unit('pr-iii-8thline')).toMatchObject({ full: 4, movement: 4 });
  expect(unit('aa-2ne-weimar')).toMatchObject({ full: 5, movement: 4, nationality: 'Nassau' });
});

test('[3.5] day turns are an hour each', () => {
  for (const name of NAMES) {
    const { turnIds } = GAMES[BATTLES[name]].world.battles.find(({ id }) => id === name) ?? { turnIds: [] };
    const hours = turnIds.slice(1).map((id) => Number(id.split('-')[1]));
    expect(
      hours.every((hour, i) => i === 0 || hour - hours[i - 1] === 100),
      name,
    ).toBe(true);
  }
});

test('[3.7a] the French player controls French units only', () => {
  const f = battle('ligny');
  expect(f.choices().filter((line) => line.startsWith('pr-'))).toEqual([]);
  expect(f.refusal('pr-i-24thline L0422-L0421')).toMatchObject({ code: 'not-your-unit' });
});

test('[3.7b] units start where the scenario lists them, on the side it lists', () => {
  for (const name of NAMES) {
    const f = battle(name);
    const scenario = DOCUMENTS.scenarios.scenarios.find(({ id }) => id === name);
    for (const side of ['french', 'allied'])
      for (const { unit: id, hex, optional } of scenario?.setup[side] ?? [])
        expect(f.where(id), id).toBe(optional === true ? 'off' : hex);
  }
  expect(describeScenario(GAMES.ligny.world, 'ligny')?.units['pr-i-6thline']).toEqual({ at: 'L0618', reduced: true });
});

test('[3.7c] a counter never changes side in a battle: a unit is on the map or eliminated', () => {
  const units = { 'fr-gd-roguet': 'L0505', 'fr-gd-friant': 'L0505', 'pr-i-29thline': 'L0504' };
  const f = open({ phase: 'frenchCombat', units }).play('attack L0504: fr-gd-roguet @3-1', 1);
  expect([f.where('pr-i-29thline'), f.losses('prussian')]).toEqual(['destroyed', 4]);
});

test('[3.7d] there are no leaders in a battle', () => {
  for (const game of Object.values(GAMES)) expect(game.unitIds.filter((id) => id.startsWith('ld-'))).toEqual([]);
});

test('[3.7e] arrivals before the first or after the last turn are ignored', () => {
  const arriving = (turn: string) => ({
    french: [],
    allied: [{ turn, entry: 'L0105', units: [{ unit: 'pr-i-24thline', side: 'full' }] }],
  });
  const due = (turn: string): number =>
    provingGround({ scenario: { reinforcements: arriving(turn) } }).world.battles[0].arrivals.length;
  expect([due('16-1500'), due('16-1300'), due('16-2400')]).toEqual([1, 0, 0]);
});

test('[3.7g] places of the campaign are not used in a battle', () => {
  const f = battle('la-belle-alliance');
  // In the campaign the 5th Division starts near Genappe.
  expect([f.where('aa-5br-kempt'), f.where('aa-5br-pack')]).toEqual(['B1015', 'B1115']);
});

test('[3.7f] the turn track: hourly from 0600, two night turns, rain on the afternoon of the 17th', () => {
  const track = (DOCUMENTS.tables as unknown as { turnTrack: { id: string; hour: string; kind: string }[] }).turnTrack;
  expect([track.length, track[0].id, track[43].id]).toEqual([44, '16-1400', '18-2100']);
  expect(track.filter(({ kind }) => kind === 'night').map(({ hour }) => hour)).toEqual([
    '2400',
    '0300',
    '2400',
    '0300',
  ]);
  expect(track.filter(({ kind }) => kind === 'rain').map(({ id }) => id)).toEqual(
    ['1500', '1600', '1700', '1800', '1900', '2000', '2100'].map((hour) => `17-${hour}`),
  );
});

test('[4.0] a Game Turn is the French Player Turn, then the allied one; after the last the victory is read', () => {
  const f = field('ligny', { turn: 8, units: { 'fr-iii-dufour': 'L0110', 'pr-i-24thline': 'L2010' } });
  const seats = [f.seat];
  for (let i = 0; i < 3; i++) seats.push(f.play('end').seat);
  expect(seats).toEqual(['french', 'french', 'allied', 'allied']);
  expect(f.play('end').outcome).toMatchObject({ rule: '14.3c' });
});

test('[4.1a] in a Movement Phase any, all or none of the phasing units move, and nobody else', () => {
  const f = battle('ligny');
  const movers = new Set(f.choices().map((line) => line.split(' ')[0]));
  expect([...movers].filter((word) => word !== 'end' && !word.startsWith('fr-'))).toEqual([]);
  expect(f.play('end').step).toBe('combat');
});

test('[4.1b] in a Combat Phase units change hex only by combat', () => {
  const f = open({ phase: 'frenchCombat', units: { 'fr-iii-dufour': 'L0505', 'pr-i-24thline': 'L0504' } });
  expect(f.refusal('fr-iii-dufour L0505-L0506')).toMatchObject({ rule: '4.1b', code: 'wrong-phase' });
});

test('[4.1c] the marker starts on the first turn and moves one space a Game Turn', () => {
  const f = battle('quatre-bras');
  expect([f.turn, f.last('phase').hour]).toEqual([1, '16-1400']);
  f.plays('end', 'end', 'end', 'end');
  expect([f.turn, f.last('phase').hour]).toEqual([2, '16-1500']);
});

test('what the data of a battle offer is played; no battle offers an option of the campaign (1.2, 12.0, 29.1a)', () => {
  const played: readonly string[] = battles.OPTIONS.map(({ document }) => document);
  for (const { id, options } of DOCUMENTS.scenarios.scenarios.filter(battles.isBattle)) {
    expect(options.length, id).toBeGreaterThan(0);
    for (const option of options) expect(played, `${id} ${option.id}`).toContain(option.id);
  }
});

test('a world made from other numbers is played by them: track, strengths, table, levels and towns are data', () => {
  const [scenario] = DOCUMENTS.scenarios.scenarios;
  const documents = {
    ...DOCUMENTS,
    tables: {
      ...DOCUMENTS.tables,
      stacking: { hex: 3, chateau: 2 },
      crt: { ...DOCUMENTS.tables.crt, results: { ...DOCUMENTS.tables.crt.results, '4': Array<string>(10).fill('De') } },
    },
    units: { units: DOCUMENTS.units.units.map((one) => ({ ...one, full: one.full + 1, movement: 2 })) },
    scenarios: {
      scenarios: [
        {
          ...scenario,
          turns: scenario.turns.slice(0, 1),
          levels: { french: { demoralization: 99 }, prussian: { demoralization: 5, disintegration: 6 } },
          modifiers: [],
        },
      ],
    },
  };
  const game = createLastBattles(createWorld(documents, 'ligny'), FORMAT);
  const units = { 'fr-iii-dufour': 'L0505', 'pr-i-24thline': 'L0504', 'pr-i-12thline': 'L2010' };
  const f = fieldOf(game, 'ligny', { phase: 'frenchCombat', units }).play('attack L0504: fr-iii-dufour @1-1', 4);
  expect(f.last('attack')).toMatchObject({ attack: 6, defence: 6 });
  expect(f.outcome).toMatchObject({ rule: '14.3d' });
  const whole = fieldOf(game, 'ligny', {
    units: { ...units, 'fr-iii-lagarde': 'L0510', 'fr-iii-billard': 'L0510', 'fr-iii-corsin': 'L0509' },
  });
  whole.play('fr-iii-corsin L0509-L0510');
  expect(whole.goals('fr-iii-lagarde')).not.toContain('L0507');
  for (const seed of ['one', 'two', 'three']) {
    const played = play(game, { scenario: 'ligny', options: {} }, seed);
    expect(game.unsound(played.final)).toEqual([]);
    expect(played.final[game.world.at.turn]).toBe(1);
  }
});

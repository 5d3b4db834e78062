import { expect, test } from 'vitest';
import { position } from '../../src/index.ts';
import { CAMPAIGN_GAMES, type CampaignScene, campaign, type Theatre, theatre } from '../campaigns.ts';
import { F5, F5B, F7, P4, P4B, P5B } from '../cast.ts';

/** 19.0 Leaders. The ground between L0702 and L1105 is clear and has no roads. */

const open = (scene: CampaignScene) => theatre('campaign', scene);
const combat = 'frenchCombat' as const;
const movement = 'frenchMovement' as const;

const leaders = CAMPAIGN_GAMES.campaign.world.leaders;
const one = (id: string) => leaders.find((leader) => leader.id === id);

test('[19.0a] a leader adds no strength to an attack or a defence', () => {
  const units = { [F5]: 'L0904', 'ld-ney': 'L0904', [P4]: 'L0903', 'ld-blucher': 'L0903' };
  const f = open({ phase: combat, units });
  f.play(`attack L0903: ${F5} @1-1`, 4);
  expect(f.last('attack')).toMatchObject({ attack: 5, defence: 4, attackers: [F5], defenders: [P4] });
});

test('[19.0a] a leader, or who is off the map, stands in the list of no hex: looked for there he is not found, and that is said', () => {
  const { game, state } = open({ units: { [F5]: 'L0904', 'ld-ney': 'L0904', [P4]: 'L0903' } });
  const { world: w } = game;
  const to = w.map.indexOf('L0905');
  for (const piece of ['ld-ney', 'ld-blucher', P4B]) {
    const s = state.slice();
    expect(() => position.shift(w, s, w.unitIndex(piece), to)).toThrow('no hex');
    expect(s).toEqual(state);
  }
});

test('[19.0b] the commanders are Napoleon, Ney, Grouchy, Wellington, Orange and Blücher', () => {
  expect(leaders.filter(({ kind }) => kind === 'commander').map(({ id }) => id)).toEqual([
    'ld-napoleon',
    'ld-ney',
    'ld-grouchy',
    'ld-wellington',
    'ld-orange',
    'ld-blucher',
  ]);
  const f = open({ units: { 'ld-ney': 'L0904', 'ld-vandamme': 'L0905', [F5]: 'L0905' } });
  expect(f.refusal(`command ${F5} ld-vandamme`)).toMatchObject({ rule: '19.0b', code: 'no-commander' });
});

test('[19.0c] a commander has as many places for officers as for units, and no more', () => {
  const units = {
    'ld-ney': 'L0904',
    // Their officers are not here.
    'fr-ii-husson': 'L0902',
    'fr-ii-campi': 'L0902',
    'fr-i-quiot': 'L0903',
    'ld-vandamme': 'L1104',
    'ld-drouot': 'L1105',
    'ld-gerard': 'L0804',
    'fr-iv-rome': 'L0804',
    'fr-iii-billard': 'L1104',
    'fr-gd-morand': 'L1105',
  };
  const f = open({ units });
  const under = (ids: readonly string[]): number => ids.filter((id) => f.under(id) === 'ld-ney').length;
  expect(under(['ld-vandamme', 'ld-drouot', 'ld-gerard'])).toBe(2);
  expect(under(Object.keys(units).filter((id) => id.startsWith('fr-')))).toBe(2);
  const left = ['ld-vandamme', 'ld-drouot', 'ld-gerard'].find((id) => f.under(id) === null);
  expect(f.refusal(`command ${left} ld-ney`)).toMatchObject({ rule: '19.0c', code: 'no-place', data: { places: 2 } });
  expect(f.refusal('command ld-ney ld-ney')).toMatchObject({ rule: '19.0c' });
});

test('[19.0d] an officer serves the units of his own designation and army, and no others', () => {
  const units = {
    'ld-napoleon': 'L1004',
    'ld-vandamme': 'L0604',
    [F5]: 'L0404',
    'fr-iv-rome': 'L0404',
  };
  const f = open({ units }).play('end');
  expect([f.inCommand(F5), f.inCommand('fr-iv-rome')]).toEqual([true, false]);
  // Both armies have a III Corps.
  const { officer, unitIndex, unitIds } = CAMPAIGN_GAMES.campaign.world;
  expect(unitIds[officer[unitIndex('pr-iii-8thline')]]).toBe('ld-thielman');
});

test('[19.1] ratings and allowances', () => {
  const ratings = ['ld-napoleon', 'ld-ney', 'ld-grouchy', 'ld-wellington', 'ld-orange', 'ld-blucher'];
  expect(ratings.map((id) => one(id)?.capacity)).toEqual([3, 2, 2, 4, 2, 3]);
  expect(new Set(leaders.map((leader) => leader.movement))).toEqual(new Set([8]));
});

test('[19.21a] leaders move in the friendly Movement Phase at the costs of cavalry', () => {
  const f = open({ phase: movement, units: { 'ld-ney': 'L0504', [F5]: 'L1105', [P4]: 'L1411' } });
  // L0503 and L0603 are forest: 4 points each, so the hex beyond both costs 9.
  expect(f.refusal('ld-ney L0504-L0503-L0603-L0703')).toMatchObject({ rule: '5.1', data: { points: 9, allowance: 8 } });
  f.play('ld-ney L0504-L0503-L0603');
  expect(f.where('ld-ney')).toBe('L0603');
  expect(f.refusal('ld-ney L0603-L0703')).toMatchObject({ rule: '5.15', code: 'already-moved' });
  expect(f.refusal('ld-blucher L0504')).toMatchObject({ rule: '4.1a', code: 'not-your-unit' });
  const fight = open({ phase: combat, units: { 'ld-ney': 'L0904', [F5]: 'L0904', [P4]: 'L1411' } });
  expect(fight.refusal('ld-ney L0904-L0903')).toMatchObject({ rule: '4.1b' });
});

test('[19.21b] a leader enters an enemy zone only where a friend is, may leave it, and enters no hex of the enemy', () => {
  const units = {
    'ld-ney': 'L0906',
    [F5]: 'L0904',
    [P4]: 'L0903',
    'ld-blucher': 'L0802',
    'ld-grouchy': 'L0904',
  };
  const f = open({ phase: movement, units });
  const goals = f.goals('ld-ney');
  expect(goals).toContain('L0904');
  // L0803 and L1003 are in the Prussian zone and empty.
  for (const hex of ['L0803', 'L1003', 'L0903', 'L0802']) expect(goals, hex).not.toContain(hex);
  expect(f.refusal('ld-ney L0906-L0905-L0804-L0803')).toMatchObject({ rule: '19.21b', code: 'leader-alone' });
  expect(f.refusal('ld-ney L0906-L0905-L0904-L0903')).toMatchObject({ rule: '19.21b', code: 'leader-enemy-there' });
  const alone = open({ phase: movement, units: { 'ld-ney': 'L0904', 'ld-blucher': 'L0902', [F5]: 'L1105' } });
  expect(alone.refusal('ld-ney L0904-L0903-L0902')).toMatchObject({ rule: '19.21b', code: 'leader-enemy-leader' });
  f.play('ld-grouchy L0904-L0905');
  expect(f.where('ld-grouchy')).toBe('L0905');
});

test('[19.21b] he goes to his men in contact by night too', () => {
  const units = { 'ld-ney': 'L0906', [F5]: 'L0904', [P4]: 'L0903' };
  const f = open({ turn: 9, phase: movement, units });
  f.play('ld-ney L0906-L0905-L0904');
  expect(f.where('ld-ney')).toBe('L0904');
});

test('[19.21b, 9.0c] so he comes in by a hex in an enemy zone where a friend is, by day, by night and in rain', () => {
  const arrives = (turn: number, friend: string): Theatre =>
    theatre('campaign', {
      turn,
      phase: 'alliedMovement',
      units: { 'ld-alten': { turn, entry: 'Q0103' }, 'aa-3br-halkett': friend, 'fr-iii-dufour': 'Q0203' },
    });
  const [day, night, rain] = [12, 9, 20];
  for (const turn of [day, night, rain]) {
    expect(arrives(turn, 'Q0103').play('enter ld-alten Q0103').where('ld-alten')).toBe('Q0103');
    expect(arrives(turn, 'Q0120').refusal('enter ld-alten Q0103')).toMatchObject({
      rule: '19.21b',
      code: 'leader-alone',
    });
  }
});

test('[19.22] a leader has no zone, does not attack and is not attacked', () => {
  const units = { 'ld-blucher': 'L0903', [P4]: 'L1411', [F5]: 'L0905' };
  const f = open({ phase: movement, units }).play(`${F5} L0905-L0904-L1003`);
  expect(f.where(F5)).toBe('L1003');
  const fight = open({ phase: combat, units: { ...units, [F5]: 'L0904' } });
  expect(fight.refusal('target L0903')).toMatchObject({ rule: '7.0a', code: 'no-enemy-there' });
  expect(fight.choices()).toEqual(['end']);
});

test('[19.23] any number of leaders stand beside two units', () => {
  const units = {
    [F5]: 'L0904',
    [F5B]: 'L0904',
    'ld-ney': 'L0904',
    'ld-napoleon': 'L0904',
    'ld-vandamme': 'L0905',
  };
  const f = open({ phase: movement, units }).play('ld-vandamme L0905-L0904');
  expect(f.where('ld-vandamme')).toBe('L0904');
});

test('[19.24] a leader alone is overrun: he rides to the nearest unit of his side, the mover goes on', () => {
  const units = { 'ld-blucher': 'L0903', [P4]: 'L1203', 'aa-5br-kempt': 'L1110', [F5]: 'L0905' };
  const f = open({ phase: movement, units });
  f.play(`${F5} L0905-L0904-L0903-L0902`);
  expect([f.where(F5), f.where('ld-blucher')]).toEqual(['L0902', 'L1203']);
  expect(f.last('overrun')).toMatchObject({ unit: 'ld-blucher', from: 'L0903', hex: 'L1203' });
});

test('[19.24] to go over a leader and to go by him are two deeds; both are offered, out and back again too', () => {
  const units = { 'ld-blucher': 'L0904', [P4]: 'L1411', [F5]: 'L0905' };
  const laid = (): Theatre => open({ phase: movement, units });
  const f = laid();
  const ways = f.choices().filter((line) => new RegExp(`^${F5} L0905-.*L0903$`).test(line));
  expect(ways.map((line) => line.includes('L0904')).sort()).toEqual([false, true]);
  // Any other way over him is the same deed as the one that is offered.
  const over = ways.find((line) => line.includes('L0904')) ?? '';
  expect(laid().play(`${F5} L0905-L0904-L1003-L0903`).state).toEqual(laid().play(over).state);
  expect(f.refusal(`${F5} L0905-L0906-L0905`)).toMatchObject({ rule: '5.0a', code: 'no-move' });
  f.play(`${F5} L0905-L0904-L0905`);
  expect([f.where(F5), f.where('ld-blucher')]).toEqual(['L0905', 'L1411']);
});

test('[19.24, 9.0a] so it is for one who comes in: over the leader and back to the edge is not the same as to stop there', () => {
  const units = { 'ld-ney': 'Q0104', 'aa-3br-halkett': { turn: 2, entry: 'Q0103' }, [F5]: 'L0904' };
  const laid = (): Theatre => open({ turn: 2, phase: 'alliedMovement', units });
  const ways = laid()
    .choices()
    .filter((line) => /^enter aa-3br-halkett .*Q0103$/.test(line));
  expect(ways).toHaveLength(2);
  for (const [way, ney] of [
    ['enter aa-3br-halkett Q0103', 'Q0104'],
    ['enter aa-3br-halkett Q0103-Q0104-Q0103', 'L0904'],
  ])
    expect(laid().play(way).where('ld-ney')).toBe(ney);
});

test('[19.24] of several nearest his owner chooses, before anything else; either allied army will do', () => {
  const units = {
    'ld-blucher': 'L0903',
    [P4]: 'L1203',
    'aa-5br-kempt': 'L0602',
    [F5]: 'L0904',
    [F7]: 'L0905',
  };
  const f = open({ phase: movement, units }).play(`${F5} L0904-L0903`);
  expect([f.seat, f.step]).toEqual(['allied', 'placing']);
  expect(f.choices().sort()).toEqual(['place ld-blucher L0602', 'place ld-blucher L1203']);
  expect(f.refusal('place ld-blucher L0902')).toMatchObject({ rule: '19.24', code: 'not-nearest' });
  f.play('place ld-blucher L0602');
  expect([f.where('ld-blucher'), f.seat, f.step]).toEqual(['L0602', 'french', 'movement']);
});

test('[19.24] with no unit on the map he is lost', () => {
  const units = { 'ld-blucher': 'L0903', [P4]: { turn: 40, entry: 'B0601' }, [F5]: 'L0904' };
  const f = open({ phase: movement, units }).play(`${F5} L0904-L0903`);
  expect(f.where('ld-blucher')).toBe('destroyed');
});

/** A French attack that kills the only Prussian in Blücher's hex. */
const KILLED = {
  phase: combat,
  units: {
    [F7]: 'L0904',
    'fr-gd-morand': 'L0904',
    'fr-gd-friant': 'L1003',
    [P4]: 'L0903',
    'ld-blucher': 'L0903',
    'ld-ziethen': 'L0903',
    [P5B]: 'L0908',
  },
};
const KILL = `attack L0903: ${F7} fr-gd-friant @5-1`;

test('[19.25a] a die for each leader whose last unit is gone: 1 and 2 lose him for good', () => {
  const f = open(KILLED).play(KILL, 1, 2, 3);
  expect([f.where(P4), f.where('ld-blucher'), f.where('ld-ziethen')]).toEqual(['destroyed', 'destroyed', 'L0903']);
  expect(f.told('abandoned')).toHaveLength(2);
  const retreat = open({ ...KILLED, units: { ...KILLED.units, 'ld-ziethen': 'L0908' } });
  retreat.play(KILL.replace('5-1', '1-1'), 1).play(`retreat ${P4} L0902`, 6);
  expect(retreat.where('ld-blucher')).toBe('L0903');
});

test('[19.25a] nobody rolls while a friend stays', () => {
  const units = { ...KILLED.units, [P4B]: 'L0903' };
  const f = open({ ...KILLED, units }).play(KILL.replace('5-1', '1-1'), 1);
  f.play(`retreat ${P4} L0902`).play(`retreat ${P4B} L0902`, 5, 5);
  expect(f.told('abandoned')).toHaveLength(2);
});

test('[19.25b] leaders do not retreat with their men: a survivor stays until an enemy enters or he leaves', () => {
  const f = open(KILLED).play(KILL, 1, 3, 3);
  expect(f.step).toBe('advance');
  expect(f.where('ld-blucher')).toBe('L0903');
  f.play('advance fr-gd-friant L0903');
  expect([f.where('ld-blucher'), f.where('ld-ziethen')]).toEqual(['L0908', 'L0908']);
});

test('[19.25c] an advance leaves a leader alone without a die', () => {
  const units = {
    ...KILLED.units,
    'ld-blucher': 'L1411',
    'ld-ziethen': 'L1411',
    [P5B]: 'L1411',
    'ld-ney': 'L1003',
  };
  const f = open({ ...KILLED, units })
    .play(KILL, 1)
    .play('advance fr-gd-friant L0903');
  expect([f.where('ld-ney'), f.told('abandoned').length]).toEqual(['L1003', 0]);
});

test('[19.25d] losses, then levels, then the leaders’ dice, then the advance', () => {
  const f = open(KILLED).play(KILL, 1, 3, 3);
  const types = f.events.map(({ type }) => type);
  expect(types.indexOf('destroyed')).toBeLessThan(types.indexOf('abandoned'));
  expect([f.seat, f.step]).toEqual(['french', 'advance']);
  expect(types).not.toContain('overrun');
  f.play('advance fr-gd-friant L0903');
  expect(f.told('overrun')).toHaveLength(2);
});

test('[19.26] commanders begin on the map; officers of VI and IV Corps and Anglo-Allied ones come later', () => {
  const { leaderArrivals, unitIds, battles } = CAMPAIGN_GAMES.campaign.world;
  const coming = leaderArrivals.map(({ leader }) => unitIds[leader]);
  expect(coming).toContain('ld-mouton');
  expect(coming).toContain('ld-bulow');
  expect(coming.some((id) => (one(id)?.capacity ?? 0) > 0)).toBe(false);
  const alten = leaderArrivals.find(({ leader }) => unitIds[leader] === 'ld-alten');
  expect(battles[0].turnIds[alten?.turn ?? 0]).toBe('16-1500');
  const f = open({
    turn: 2,
    phase: 'alliedMovement',
    units: {
      'ld-alten': { turn: 2, entry: 'Q0103' },
      'aa-3br-halkett': { turn: 2, entry: 'Q0103' },
      [F5]: 'L0904',
    },
  });
  expect(f.goals('ld-alten').length).toBeGreaterThan(3);
  f.plays('enter ld-alten Q0103', 'enter aa-3br-halkett Q0103');
  expect([f.where('ld-alten'), f.where('aa-3br-halkett')]).toEqual(['Q0103', 'Q0103']);
  expect(campaign('campaign').where('ld-wellington')).toBe('Q1708');
});

test('[19.27] what counts is the price of where he ends: a roundabout way there is the same deed, and he has not galloped', () => {
  const arrival = (): Theatre =>
    open({
      turn: 2,
      phase: 'alliedMovement',
      units: { 'ld-alten': { turn: 2, entry: 'Q0103' }, 'aa-3br-halkett': 'Q0103', [F5]: 'L0904' },
    });
  const there = 'Q0103-Q0104-Q0105-Q0106';
  const back = '-Q0105-Q0104-Q0103';
  const direct = arrival().play('enter ld-alten Q0103');
  expect(arrival().play(`enter ld-alten ${there}${back}`).state).toEqual(direct.state);
  const ride = (way: string): Theatre => open({ units: CORPS }).play('end').play(`ld-vandamme ${way}`);
  const straight = ride('L0805-L0806-L0906');
  expect(ride('L0805-L0806-L0807-L0808-L0807-L0806-L0906').state).toEqual(straight.state);
  expect(straight.inCommand(F5)).toBe(true);
});

/** Vandamme under Napoleon, and III Corps near him; the enemy two hexes from Dufour. */
const CORPS = {
  'ld-napoleon': 'L0905',
  'ld-vandamme': 'L0805',
  [F5]: 'L0804',
  [P4]: 'L0801',
  'ld-blucher': 'L1411',
  [P5B]: 'L1411',
};

test('[19.27] a leader who spends more than half leaves those without another source out of command', () => {
  const f = open({ units: CORPS });
  // Without his own place: he is commanded through his officer alone.
  f.play('end');
  expect([f.inCommand(F5), f.under(F5)]).toEqual([true, null]);
  const half = open({ units: CORPS }).play('end').play('ld-vandamme L0805-L0806-L0906');
  expect(half.inCommand(F5)).toBe(true);
  f.play('ld-vandamme L0805-L0905-L1004-L1104-L1103-L1102');
  expect(f.inCommand(F5)).toBe(false);
  expect(f.last('galloped')).toMatchObject({ unit: 'ld-vandamme', units: [F5] });
  expect(f.refusal(`${F5} L0804-L0803-L0802`)).toMatchObject({ rule: '20.31a' });
  // For the rest of that Player Turn only.
  f.play('end');
  if (f.step === 'combat') f.play('end');
  expect(f.inCommand(F5)).toBe(true);
});

test('[19.27] once a unit has closed, the officer and the commander it depends on go at half pace', () => {
  const f = open({ units: CORPS }).play('end').play(`${F5} L0804-L0803-L0802`);
  const ride = 'L0805-L0905-L1005-L1105-L1104-L1103';
  expect(f.refusal(`ld-vandamme ${ride}`)).toMatchObject({
    rule: '19.27',
    code: 'half-pace',
    data: { points: 5, allowance: 4 },
  });
  expect(f.refusal('ld-napoleon L0905-L1005-L1105-L1104-L1103-L1102').rule).toBe('19.27');
  f.play('ld-vandamme L0805-L0806-L0906');
});

test('[19.27] a second source leaves both leaders free', () => {
  const f = open({ units: CORPS }).play(`command ${F5} ld-napoleon`).play('end').play(`${F5} L0804-L0803-L0802`);
  f.play('ld-vandamme L0805-L0905-L1004-L1104-L1103-L1102');
  expect(f.inCommand(F5)).toBe(true);
  expect(f.refusal('ld-napoleon L0905-L1005-L1105-L1104-L1103-L1102').rule).toBe('19.27');
});

import { whyNot } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { type CampaignScene, campaign, theatre } from '../campaigns.ts';
import { F5, F5B, F5C, F7, F7B, P4, P5B } from '../cast.ts';

/** 20.0 Command, and 23.0 the Night. */

const open = (scene: CampaignScene) => theatre('campaign', scene);
const combat = 'frenchCombat' as const;
const movement = 'frenchMovement' as const;

test('[18.3b] the phasing player settles in the Command Segment who is in command', () => {
  const f = open({ units: { 'ld-ney': 'L0904', [F5]: 'L0902', [P4]: 'L1411' } });
  expect([f.seat, f.step, f.under(F5)]).toEqual(['french', 'command', 'ld-ney']);
  f.play(`release ${F5}`).play('end');
  expect([f.step, f.inCommand(F5)]).toEqual(['movement', false]);
  expect(f.last('command')).toEqual({ units: [F5] });
});

test('[20.0a] a unit within five hexes of a commander who has a place', () => {
  const units = { 'ld-ney': 'L0902', [F5]: 'L0907', [F7]: 'L0908', [P4]: 'L1411' };
  const f = open({ units });
  expect([f.under(F5), f.under(F7)]).toEqual(['ld-ney', null]);
  expect(f.refusal(`command ${F7} ld-ney`)).toMatchObject({ rule: '20.0a', code: 'out-of-range' });
  f.play('end');
  expect([f.inCommand(F5), f.inCommand(F7)]).toEqual([true, false]);
});

test('[20.0b] a unit within three hexes of its officer, who is within five of a commander', () => {
  const units = {
    'ld-ney': 'L0902',
    'ld-vandamme': 'L0907',
    [F5]: 'L0910',
    [F5B]: 'L0911',
    'ld-drouot': 'L0908',
    [F7]: 'L0910',
    [P4]: 'L1420',
  };
  const f = open({ units });
  expect([f.under('ld-vandamme'), f.under('ld-drouot')]).toEqual(['ld-ney', null]);
  expect(f.refusal('command ld-drouot ld-ney')).toMatchObject({ rule: '20.0b', code: 'out-of-range' });
  f.play('end');
  expect([f.inCommand(F5), f.inCommand(F5B), f.inCommand(F7)]).toEqual([true, false, false]);
});

test('[19.0c, 20.0a] who asks why nobody commands a unit hears of places that are given, or how far command goes', () => {
  const units = { 'ld-ney': 'L0904', [F5]: 'L0902', [F5B]: 'L0902', [F7]: 'L0903', [F7B]: 'L0914', [P4]: 'L1420' };
  const f = open({ units });
  const why = (id: string) => whyNot(f.game, f.state, 0, f.game.world.unitIndex(id), 0);
  const given = [F5, F5B, F7].filter((id) => f.under(id) !== null);
  const [left] = [F5, F5B, F7].filter((id) => f.under(id) === null);
  expect(given).toHaveLength(2);
  expect(why(left)).toMatchObject({ rule: '19.0c', code: 'no-place', data: { unit: left, other: 'ld-ney' } });
  expect(why(F7B)).toMatchObject({ rule: '20.0a', code: 'out-of-range', data: { other: 'ld-ney', range: 5 } });
  expect([why(given[0]), why('ld-ney'), why(P4)]).toEqual([null, null, null]);
  const grand = theatre('grand-ligny', { units }, {}, [1]);
  expect(whyNot(grand.game, grand.state, 0, grand.game.world.unitIndex(F7B), 0)).toMatchObject({
    code: 'out-of-range-by-road',
  });
  // Given up, it is free for another.
  f.play(`release ${given[0]}`).play(`command ${left} ld-ney`);
  expect(f.under(left)).toBe('ld-ney');
  expect(why(given[0])).toMatchObject({ rule: '19.0c', code: 'no-place' });
});

test('[20.2b] who is near enough and yet out of reach is told of the zone he stands in alone, or of what cuts the way', () => {
  const why = (units: Record<string, string>, id: string) => {
    const f = open({ units });
    const no = whyNot(f.game, f.state, 0, f.game.world.unitIndex(id), 0);
    return [no?.rule, no?.code, no?.data.hex ?? null];
  };
  const alone = { 'ld-ney': 'L0902', 'ld-drouot': 'L0904', [F7]: 'L0902', [P4]: 'L0905' };
  expect(why(alone, 'ld-drouot')).toEqual(['20.2b', 'command-in-zone', 'L0904']);
  // With a unit beside him he is in command.
  expect(open({ units: { ...alone, [F7]: 'L0904' } }).under('ld-drouot')).toBe('ld-ney');
  const cut = { 'ld-ney': 'L0902', [F5]: 'L0906', [P4]: 'L0904', 'pr-i-24thline': 'L0704', 'pr-i-12thline': 'L1104' };
  expect(why(cut, F5)).toEqual(['20.2b', 'command-cut', null]);
});

test('[20.0c] status stands until the next Command Segment, whatever becomes of the leaders', () => {
  const units = { 'ld-ney': 'L0902', [F5]: 'L0907', [F7]: 'L1110', [P4]: 'L1420' };
  const f = open({ units });
  expect([f.inCommand(F5), f.inCommand(F7), f.inCommand(P4)]).toEqual([true, true, true]);
  f.play('end').play('ld-ney L0902-L0802-L0702').play('end');
  if (f.step === 'combat') f.play('end');
  expect([f.seat, f.inCommand(F5), f.inCommand(F7)]).toEqual(['allied', true, false]);
});

test('[20.0d] one place each; the owner chooses, and need not fill a place', () => {
  const units = {
    'ld-ney': 'L0904',
    'ld-grouchy': 'L0905',
    [F5]: 'L0903',
    'ld-vandamme': 'L0903',
    [P4]: 'L1420',
  };
  const f = open({ units });
  expect(f.under(F5)).toBeNull();
  f.play(`command ${F5} ld-grouchy`);
  expect(f.under(F5)).toBe('ld-grouchy');
  expect(f.refusal(`command ${F5} ld-ney`)).toMatchObject({ rule: '20.0d', code: 'place-settled' });
  const other = f.under('ld-vandamme') === 'ld-ney' ? 'ld-grouchy' : 'ld-ney';
  expect(f.refusal(`command ld-vandamme ${f.under('ld-vandamme')}`)).toMatchObject({
    rule: '20.0d',
    code: 'has-that-place',
  });
  f.play(`command ld-vandamme ${other}`);
  expect(f.under('ld-vandamme')).toBe(other);
  expect(f.refusal('release ld-mouton')).toMatchObject({ rule: '20.0d', code: 'has-no-place' });
});

test('[20.0d] units of two commanders who have no place to spare can change over', () => {
  const units = {
    'ld-ney': 'L0904',
    'ld-grouchy': 'L0905',
    [F5]: 'L0903',
    [F5B]: 'L0903',
    [F7]: 'L0906',
    [F7B]: 'L0906',
    [P4]: 'L1420',
  };
  const f = open({ units });
  const of = (commander: string): string =>
    [F5, F5B, F7, F7B].find((unit) => f.under(unit) === commander) ?? expect.fail(`${commander} commands nobody`);
  const [neys, grouchys] = [of('ld-ney'), of('ld-grouchy')];
  f.plays(`release ${neys}`, `command ${grouchys} ld-ney`, `command ${neys} ld-grouchy`);
  expect([f.under(neys), f.under(grouchys)]).toEqual(['ld-grouchy', 'ld-ney']);
  // What was given stands, so that a segment comes to its end.
  expect(f.refusal(`release ${neys}`)).toMatchObject({ rule: '20.0d', code: 'place-settled' });
  expect(f.refusal(`command ${neys} ld-ney`)).toMatchObject({ rule: '20.0d', code: 'place-settled' });
});

test('[20.0e] a unit that comes in is in command; a leader that comes in gives none before the next segment', () => {
  const units = {
    'aa-3br-halkett': { turn: 2, entry: 'Q0103' },
    'ld-alten': { turn: 2, entry: 'Q0103' },
    'ld-wellington': 'Q0104',
    'aa-3br-kielmansegge': 'Q0109',
    [F5]: 'L0904',
  };
  const f = open({ turn: 2, phase: 'alliedCommand', units }).play('release aa-3br-kielmansegge').play('end');
  f.plays('enter ld-alten Q0103', 'enter aa-3br-halkett Q0103');
  expect([f.inCommand('aa-3br-halkett'), f.inCommand('aa-3br-kielmansegge')]).toEqual([true, false]);
});

test('[20.1] leaders command their own army only', () => {
  const units = { 'ld-blucher': 'L0904', 'aa-5br-kempt': 'L0903', [P4]: 'L0905', [F5]: 'L1420' };
  const f = open({ phase: 'alliedCommand', units });
  expect([f.under('aa-5br-kempt'), f.under(P4)]).toEqual([null, 'ld-blucher']);
  expect(f.refusal('command aa-5br-kempt ld-blucher')).toMatchObject({ rule: '20.1', code: 'other-army' });
});

test('[20.2a] the leader’s hex is not counted, that of the unit is', () => {
  const at = (hex: string): boolean =>
    open({ units: { 'ld-ney': 'L0902', [F5]: hex, [P4]: 'L1420' } })
      .play('end')
      .inCommand(F5);
  expect([at('L0902'), at('L0907'), at('L0908')]).toEqual([true, true, false]);
});

test('[20.2b] not over an unbridged river, nor through the enemy or his zones unless a friend is there', () => {
  // The Dyle lies between W1012 and W1113; the bridge of Limale is at W1013/W1113.
  const over = (hex: string): boolean =>
    open({ units: { 'ld-ney': 'W1011', [F5]: hex, [P4]: 'L1420' } })
      .play('end')
      .inCommand(F5);
  expect([over('W1113'), over('W1213')]).toEqual([true, true]);
  const units = {
    'ld-napoleon': 'L0902',
    [F5]: 'L0906',
    [P4]: 'L0904',
    [P5B]: 'L0704',
    'pr-i-24thline': 'L1104',
  };
  expect(open({ units }).play('end').inCommand(F5)).toBe(false);
  // Friends in the zone lift it: L0805 and L0804 hold it open beside the enemy in L0904.
  const lifted = { ...units, [F7]: 'L0805', [F7B]: 'L0804', [F5B]: 'L0803' };
  expect(open({ units: lifted }).play('end').inCommand(F7)).toBe(true);
});

test('[20.2b] a friend of either allied army lifts the block, and an officer alone in a zone gets no command', () => {
  const units = { 'ld-blucher': 'L0902', [P4]: 'L0905', [F5]: 'L1004', [F7]: 'L0804' };
  const f = open({ phase: 'alliedCommand', units: { ...units, 'aa-5br-kempt': 'L0904', 'aa-5br-pack': 'L0903' } });
  expect(f.under(P4)).toBe('ld-blucher');
  expect(open({ phase: 'alliedCommand', units }).under(P4)).toBeNull();
  const alone = { 'ld-ney': 'L0906', 'ld-vandamme': 'L0904', [F5]: 'L0905', [P4]: 'L0903' };
  expect(open({ units: alone }).under('ld-vandamme')).toBeNull();
});

test('[20.2c] a zone across the line cuts d’Erlon off; Drouot passes command on to Chartrand', () => {
  const units = {
    'ld-napoleon': 'L0902',
    'ld-derlon': 'L0906',
    'fr-i-quiot': 'L0907',
    'ld-drouot': 'L0702',
    'fr-gd-chartrand': 'L0604',
    [P4]: 'L0904',
    [P5B]: 'L1104',
    'pr-i-24thline': 'L0706',
  };
  const f = open({ units }).play('end');
  expect([f.inCommand('fr-i-quiot'), f.inCommand('fr-gd-chartrand')]).toEqual([false, true]);
});

test('[20.3] in command a unit acts without restriction', () => {
  const f = open({ phase: movement, units: { [F5]: 'L0905', [P4]: 'L0902' } });
  f.play(`${F5} L0905-L0904-L0903`);
  expect(f.where(F5)).toBe('L0903');
});

test('[20.31a] out of command a unit enters no enemy zone, and moves otherwise as it likes', () => {
  const units = { [F5]: 'L0905', [P4]: 'L0902' };
  const f = open({ phase: movement, units, out: [F5] });
  expect(f.refusal(`${F5} L0905-L0904-L0903`)).toMatchObject({ rule: '20.31a', code: 'no-orders-to-close' });
  expect(f.goals(F5)).not.toContain('L0903');
  f.play(`${F5} L0905-L0904`);
  expect(f.where(F5)).toBe('L0904');
});

test('[20.31b] out of command in an enemy zone a unit does not move', () => {
  const units = { [F5]: 'L0903', [P4]: 'L0902' };
  const f = open({ phase: movement, units, out: [F5] });
  expect(f.refusal(`${F5} L0903-L0904`)).toMatchObject({ rule: '20.31b', code: 'held-fast' });
  expect(f.goals(F5)).toEqual([]);
});

/** 14 against 4. */
const ATTACK = { [F7]: 'L0904', [F7B]: 'L0904', [P4]: 'L0903', [P5B]: 'L1411' };

test('[20.32a] out of command units still attack, but De and Dr become Ar', () => {
  const f = open({ phase: combat, units: ATTACK, out: [F7, F7B] });
  expect(f.refusal('end')).toMatchObject({ rule: '7.11c' });
  f.play(`attack L0903: ${F7} @3-1`, 1);
  expect([f.step, f.seat, f.where(P4)]).toEqual(['retreat', 'french', 'L0903']);
  const dr = open({ phase: combat, units: ATTACK, out: [F7, F7B] });
  dr.play(`attack L0903: ${F7} @3-1`, 2);
  expect(dr.seat).toBe('french');
  const ex = open({ phase: combat, units: ATTACK, out: [F7, F7B] });
  ex.play(`attack L0903: ${F7} @3-1`, 6);
  expect(ex.where(P4)).toBe('destroyed');
});

test('[20.32b] one attacker out of command is enough, a bombarding gun too', () => {
  const one = open({ phase: combat, units: ATTACK, out: [F7] });
  one.play(`attack L0903: ${F7} @3-1`, 1);
  expect(one.seat).toBe('french');
  const units = { ...ATTACK, 'fr-gd-lallemand': 'L0905' };
  const gun = open({ phase: combat, units, out: ['fr-gd-lallemand'] });
  gun.play(`attack L0903: ${F7} fr-gd-lallemand @4-1`, 1);
  expect([gun.seat, gun.step]).toEqual(['french', 'retreat']);
  const none = open({ phase: combat, units }).play(`attack L0903: ${F7} fr-gd-lallemand @4-1`, 1);
  expect(none.where(P4)).toBe('destroyed');
});

test('[20.32c] a battery out of command may bombard, with the same conversion', () => {
  const units = { 'fr-gd-lallemand': 'L0905', [P4]: 'L0903' };
  const f = open({ phase: combat, units, out: ['fr-gd-lallemand'] });
  f.play('attack L0903: fr-gd-lallemand @1-1', 1);
  expect([f.step, f.where(P4)]).toEqual(['withdrawal', 'L0903']);
});

/** 5 against 20: Ae on a 6. */
const HOPELESS = {
  [F5]: 'L0904',
  [P4]: 'L0903',
  [P5B]: 'L0903',
  'pr-i-24thline': 'L1411',
};

test('[20.33a] if all defenders are out of command Ae becomes Ar', () => {
  const lose = `attack L0903: ${F5} @1-2`;
  const f = open({ phase: combat, units: HOPELESS, out: [P4, P5B] }).play(lose, 6);
  expect([f.step, f.where(F5)]).toEqual(['retreat', 'L0904']);
  const one = open({ phase: combat, units: HOPELESS, out: [P4] }).play(lose, 6);
  expect(one.where(F5)).toBe('destroyed');
});

test('[20.33b] out of command defenders do not advance', () => {
  const lose = `attack L0903: ${F5} @1-2`;
  const f = open({ phase: combat, units: HOPELESS, out: [P4] }).play(lose, 6);
  expect(f.choices().sort()).toEqual([`advance ${P5B} L0904`, 'stand']);
  expect(f.refusal(`advance ${P4} L0904`)).toMatchObject({ rule: '20.33b', code: 'no-orders-to-follow' });
  const none = open({ phase: combat, units: HOPELESS, out: [P4, P5B] }).play(lose, 6);
  none.play(`retreat ${F5} L0905`);
  expect(none.step).toBe('combat');
});

test('[23.0] at night there is no Command Segment and everybody acts as out of command', () => {
  const units = {
    'ld-ney': 'L0906',
    [F5]: 'L0905',
    [F5C]: 'L1110',
    [P4]: 'L0902',
    [P5B]: 'L1109',
  };
  const f = open({ turn: 8, phase: 'alliedMovement', units }).play('end');
  while (f.step === 'combat' || f.step === 'retreat' || f.step === 'advance') {
    const [line] = f.choices();
    f.play(line, ...(line.startsWith('roll') ? [2] : []));
  }
  expect([f.turn, f.seat, f.step]).toEqual([9, 'french', 'movement']);
  expect(f.inCommand(F5)).toBe(false);
});

test('[23.0, 20.0c] the Night’s status ends with it: before its Command Segment a side counts as in command', () => {
  const f = campaign('campaign');
  const night = open({ turn: 10, phase: 'alliedMovement', units: { [F5]: 'L0905', [P4]: 'L1420' } });
  expect(night.inCommand(P4)).toBe(false);
  night.play('end');
  expect([night.turn, night.step]).toEqual([11, 'command']);
  expect([night.inCommand(P4), f.inCommand(P4)]).toEqual([true, true]);
});

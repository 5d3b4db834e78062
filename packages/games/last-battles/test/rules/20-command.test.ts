import { expect, test } from 'vitest';
import { type CampaignScene, campaign, theatre } from '../campaigns.ts';

/** 20.0 Command, and 23.0 the Night. */

const open = (scene: CampaignScene) => theatre('campaign', scene);
const FRENCH5 = 'fr-iii-dufour';
const FRENCH5B = 'fr-iii-lagarde';
const FRENCH5C = 'fr-iii-billard';
const FRENCH7 = 'fr-gd-roguet';
const FRENCH7B = 'fr-gd-morand';
const PRUSSIAN4 = 'pr-i-29thline';
const PRUSSIAN5 = 'pr-i-12thline';
const combat = 'frenchCombat' as const;
const movement = 'frenchMovement' as const;

test('[18.3b] the phasing player settles in the Command Segment who is in command', () => {
  const f = open({ units: { 'ld-ney': 'L0904', [FRENCH5]: 'L0902', [PRUSSIAN4]: 'L1411' } });
  expect([f.seat, f.step, f.under(FRENCH5)]).toEqual(['french', 'command', 'ld-ney']);
  f.play(`release ${FRENCH5}`).play('end');
  expect([f.step, f.inCommand(FRENCH5)]).toEqual(['movement', false]);
  expect(f.last('command')).toEqual({ units: [FRENCH5] });
});

test('[20.0a] a unit within five hexes of a commander who has a place', () => {
  const units = { 'ld-ney': 'L0902', [FRENCH5]: 'L0907', [FRENCH7]: 'L0908', [PRUSSIAN4]: 'L1411' };
  const f = open({ units });
  expect([f.under(FRENCH5), f.under(FRENCH7)]).toEqual(['ld-ney', null]);
  expect(f.refusal(`command ${FRENCH7} ld-ney`)).toMatchObject({ rule: '20.0a', code: 'out-of-range' });
  f.play('end');
  expect([f.inCommand(FRENCH5), f.inCommand(FRENCH7)]).toEqual([true, false]);
});

test('[20.0b] a unit within three hexes of its officer, who is within five of a commander', () => {
  const units = {
    'ld-ney': 'L0902',
    'ld-vandamme': 'L0907',
    [FRENCH5]: 'L0910',
    [FRENCH5B]: 'L0911',
    'ld-drouot': 'L0908',
    [FRENCH7]: 'L0910',
    [PRUSSIAN4]: 'L1420',
  };
  const f = open({ units });
  expect([f.under('ld-vandamme'), f.under('ld-drouot')]).toEqual(['ld-ney', null]);
  expect(f.refusal('command ld-drouot ld-ney')).toMatchObject({ rule: '20.0b', code: 'out-of-range' });
  f.play('end');
  expect([f.inCommand(FRENCH5), f.inCommand(FRENCH5B), f.inCommand(FRENCH7)]).toEqual([true, false, false]);
});

test('[20.0c] status stands until the next Command Segment, whatever becomes of the leaders', () => {
  const units = { 'ld-ney': 'L0902', [FRENCH5]: 'L0907', [FRENCH7]: 'L1110', [PRUSSIAN4]: 'L1420' };
  const f = open({ units });
  expect([f.inCommand(FRENCH5), f.inCommand(FRENCH7), f.inCommand(PRUSSIAN4)]).toEqual([true, true, true]);
  f.play('end').play('ld-ney L0902-L0802-L0702').play('end');
  if (f.step === 'combat') f.play('end');
  expect([f.seat, f.inCommand(FRENCH5), f.inCommand(FRENCH7)]).toEqual(['allied', true, false]);
});

test('[20.0d] one place each; the owner chooses, and need not fill a place', () => {
  const units = {
    'ld-ney': 'L0904',
    'ld-grouchy': 'L0905',
    [FRENCH5]: 'L0903',
    'ld-vandamme': 'L0903',
    [PRUSSIAN4]: 'L1420',
  };
  const f = open({ units });
  expect(f.under(FRENCH5)).toBeNull();
  f.play(`command ${FRENCH5} ld-grouchy`);
  expect(f.under(FRENCH5)).toBe('ld-grouchy');
  expect(f.refusal(`command ${FRENCH5} ld-ney`)).toMatchObject({ rule: '20.0d', code: 'place-settled' });
  const other = f.under('ld-vandamme') === 'ld-ney' ? 'ld-grouchy' : 'ld-ney';
  expect(f.refusal(`command ld-vandamme ${f.under('ld-vandamme')}`)).toMatchObject({
    rule: '20.0d',
    code: 'has-that-place',
  });
  f.play(`command ld-vandamme ${other}`);
  expect(f.under('ld-vandamme')).toBe(other);
  expect(f.refusal('release ld-mouton')).toMatchObject({ rule: '20.0d', code: 'has-no-place' });
});

test('[20.0e] a unit that comes in is in command; a leader that comes in gives none before the next segment', () => {
  const units = {
    'aa-3br-halkett': { turn: 2, entry: 'Q0103' },
    'ld-alten': { turn: 2, entry: 'Q0103' },
    'ld-wellington': 'Q0104',
    'aa-3br-kielmansegge': 'Q0109',
    [FRENCH5]: 'L0904',
  };
  const f = open({ turn: 2, phase: 'alliedCommand', units }).play('release aa-3br-kielmansegge').play('end');
  f.plays('enter ld-alten Q0103', 'enter aa-3br-halkett Q0103');
  expect([f.inCommand('aa-3br-halkett'), f.inCommand('aa-3br-kielmansegge')]).toEqual([true, false]);
});

test('[20.1] leaders command their own army only', () => {
  const units = { 'ld-blucher': 'L0904', 'aa-5br-kempt': 'L0903', [PRUSSIAN4]: 'L0905', [FRENCH5]: 'L1420' };
  const f = open({ phase: 'alliedCommand', units });
  expect([f.under('aa-5br-kempt'), f.under(PRUSSIAN4)]).toEqual([null, 'ld-blucher']);
  expect(f.refusal('command aa-5br-kempt ld-blucher')).toMatchObject({ rule: '20.1', code: 'other-army' });
});

test('[20.2a] the leader’s hex is not counted, that of the unit is', () => {
  const at = (hex: string): boolean =>
    open({ units: { 'ld-ney': 'L0902', [FRENCH5]: hex, [PRUSSIAN4]: 'L1420' } })
      .play('end')
      .inCommand(FRENCH5);
  expect([at('L0902'), at('L0907'), at('L0908')]).toEqual([true, true, false]);
});

test('[20.2b] not over an unbridged river, nor through the enemy or his zones unless a friend is there', () => {
  // The Dyle lies between W1012 and W1113; the bridge of Limale is at W1013/W1113.
  const over = (hex: string): boolean =>
    open({ units: { 'ld-ney': 'W1011', [FRENCH5]: hex, [PRUSSIAN4]: 'L1420' } })
      .play('end')
      .inCommand(FRENCH5);
  expect([over('W1113'), over('W1213')]).toEqual([true, true]);
  const units = {
    'ld-napoleon': 'L0902',
    [FRENCH5]: 'L0906',
    [PRUSSIAN4]: 'L0904',
    [PRUSSIAN5]: 'L0704',
    'pr-i-24thline': 'L1104',
  };
  expect(open({ units }).play('end').inCommand(FRENCH5)).toBe(false);
  // Friends in the zone lift it: L0805 and L0804 hold it open beside the enemy in L0904.
  const lifted = { ...units, [FRENCH7]: 'L0805', [FRENCH7B]: 'L0804', [FRENCH5B]: 'L0803' };
  expect(open({ units: lifted }).play('end').inCommand(FRENCH7)).toBe(true);
});

test('[20.2b] a friend of either allied army lifts the block, and an officer alone in a zone gets no command', () => {
  const units = { 'ld-blucher': 'L0902', [PRUSSIAN4]: 'L0905', [FRENCH5]: 'L1004', [FRENCH7]: 'L0804' };
  const f = open({ phase: 'alliedCommand', units: { ...units, 'aa-5br-kempt': 'L0904', 'aa-5br-pack': 'L0903' } });
  expect(f.under(PRUSSIAN4)).toBe('ld-blucher');
  expect(open({ phase: 'alliedCommand', units }).under(PRUSSIAN4)).toBeNull();
  const alone = { 'ld-ney': 'L0906', 'ld-vandamme': 'L0904', [FRENCH5]: 'L0905', [PRUSSIAN4]: 'L0903' };
  expect(open({ units: alone }).under('ld-vandamme')).toBeNull();
});

test('[20.2c] a zone across the line cuts d’Erlon off; Drouot passes command on to Chartrand', () => {
  const units = {
    'ld-napoleon': 'L0902',
    'ld-derlon': 'L0906',
    'fr-i-quiot': 'L0907',
    'ld-drouot': 'L0702',
    'fr-gd-chartrand': 'L0604',
    [PRUSSIAN4]: 'L0904',
    [PRUSSIAN5]: 'L1104',
    'pr-i-24thline': 'L0706',
  };
  const f = open({ units }).play('end');
  expect([f.inCommand('fr-i-quiot'), f.inCommand('fr-gd-chartrand')]).toEqual([false, true]);
});

test('[20.3] in command a unit acts without restriction', () => {
  const f = open({ phase: movement, units: { [FRENCH5]: 'L0905', [PRUSSIAN4]: 'L0902' } });
  f.play(`${FRENCH5} L0905-L0904-L0903`);
  expect(f.where(FRENCH5)).toBe('L0903');
});

test('[20.31a] out of command a unit enters no enemy zone, and moves otherwise as it likes', () => {
  const units = { [FRENCH5]: 'L0905', [PRUSSIAN4]: 'L0902' };
  const f = open({ phase: movement, units, out: [FRENCH5] });
  expect(f.refusal(`${FRENCH5} L0905-L0904-L0903`)).toMatchObject({ rule: '20.31a', code: 'no-orders-to-close' });
  expect(f.goals(FRENCH5)).not.toContain('L0903');
  f.play(`${FRENCH5} L0905-L0904`);
  expect(f.where(FRENCH5)).toBe('L0904');
});

test('[20.31b] out of command in an enemy zone a unit does not move', () => {
  const units = { [FRENCH5]: 'L0903', [PRUSSIAN4]: 'L0902' };
  const f = open({ phase: movement, units, out: [FRENCH5] });
  expect(f.refusal(`${FRENCH5} L0903-L0904`)).toMatchObject({ rule: '20.31b', code: 'held-fast' });
  expect(f.goals(FRENCH5)).toEqual([]);
});

/** 14 against 4. */
const ATTACK = { [FRENCH7]: 'L0904', [FRENCH7B]: 'L0904', [PRUSSIAN4]: 'L0903', [PRUSSIAN5]: 'L1411' };

test('[20.32a] out of command units still attack, but De and Dr become Ar', () => {
  const f = open({ phase: combat, units: ATTACK, out: [FRENCH7, FRENCH7B] });
  expect(f.refusal('end')).toMatchObject({ rule: '7.11c' });
  f.play(`attack L0903: ${FRENCH7} @3-1`, 1);
  expect([f.step, f.seat, f.where(PRUSSIAN4)]).toEqual(['retreat', 'french', 'L0903']);
  const dr = open({ phase: combat, units: ATTACK, out: [FRENCH7, FRENCH7B] });
  dr.play(`attack L0903: ${FRENCH7} @3-1`, 2);
  expect(dr.seat).toBe('french');
  const ex = open({ phase: combat, units: ATTACK, out: [FRENCH7, FRENCH7B] });
  ex.play(`attack L0903: ${FRENCH7} @3-1`, 6);
  expect(ex.where(PRUSSIAN4)).toBe('destroyed');
});

test('[20.32b] one attacker out of command is enough, a bombarding gun too', () => {
  const one = open({ phase: combat, units: ATTACK, out: [FRENCH7] });
  one.play(`attack L0903: ${FRENCH7} @3-1`, 1);
  expect(one.seat).toBe('french');
  const units = { ...ATTACK, 'fr-gd-lallemand': 'L0905' };
  const gun = open({ phase: combat, units, out: ['fr-gd-lallemand'] });
  gun.play(`attack L0903: ${FRENCH7} fr-gd-lallemand @4-1`, 1);
  expect([gun.seat, gun.step]).toEqual(['french', 'retreat']);
  const none = open({ phase: combat, units }).play(`attack L0903: ${FRENCH7} fr-gd-lallemand @4-1`, 1);
  expect(none.where(PRUSSIAN4)).toBe('destroyed');
});

test('[20.32c] a battery out of command may bombard, with the same conversion', () => {
  const units = { 'fr-gd-lallemand': 'L0905', [PRUSSIAN4]: 'L0903' };
  const f = open({ phase: combat, units, out: ['fr-gd-lallemand'] });
  f.play('attack L0903: fr-gd-lallemand @1-1', 1);
  expect([f.step, f.where(PRUSSIAN4)]).toEqual(['withdrawal', 'L0903']);
});

/** 5 against 20: Ae on a 6. */
const HOPELESS = {
  [FRENCH5]: 'L0904',
  [PRUSSIAN4]: 'L0903',
  [PRUSSIAN5]: 'L0903',
  'pr-i-24thline': 'L1411',
};

test('[20.33a] if all defenders are out of command Ae becomes Ar', () => {
  const lose = `attack L0903: ${FRENCH5} @1-2`;
  const f = open({ phase: combat, units: HOPELESS, out: [PRUSSIAN4, PRUSSIAN5] }).play(lose, 6);
  expect([f.step, f.where(FRENCH5)]).toEqual(['retreat', 'L0904']);
  const one = open({ phase: combat, units: HOPELESS, out: [PRUSSIAN4] }).play(lose, 6);
  expect(one.where(FRENCH5)).toBe('destroyed');
});

test('[20.33b] out of command defenders do not advance', () => {
  const lose = `attack L0903: ${FRENCH5} @1-2`;
  const f = open({ phase: combat, units: HOPELESS, out: [PRUSSIAN4] }).play(lose, 6);
  expect(f.choices().sort()).toEqual([`advance ${PRUSSIAN5} L0904`, 'stand']);
  expect(f.refusal(`advance ${PRUSSIAN4} L0904`)).toMatchObject({ rule: '20.33b', code: 'no-orders-to-follow' });
  const none = open({ phase: combat, units: HOPELESS, out: [PRUSSIAN4, PRUSSIAN5] }).play(lose, 6);
  none.play(`retreat ${FRENCH5} L0905`);
  expect(none.step).toBe('combat');
});

test('[23.0] at night there is no Command Segment and everybody acts as out of command', () => {
  const units = {
    'ld-ney': 'L0906',
    [FRENCH5]: 'L0905',
    [FRENCH5C]: 'L1110',
    [PRUSSIAN4]: 'L0902',
    [PRUSSIAN5]: 'L1109',
  };
  const f = open({ turn: 8, phase: 'alliedMovement', units }).play('end');
  while (f.step === 'combat' || f.step === 'retreat' || f.step === 'advance') {
    const [line] = f.choices();
    f.play(line, ...(line.startsWith('roll') ? [2] : []));
  }
  expect([f.turn, f.seat, f.step]).toEqual([9, 'french', 'movement']);
  expect(f.inCommand(FRENCH5)).toBe(false);
});

test('[23.0, 20.0c] the Night’s status ends with it: before its Command Segment a side counts as in command', () => {
  const f = campaign('campaign');
  const night = open({ turn: 10, phase: 'alliedMovement', units: { [FRENCH5]: 'L0905', [PRUSSIAN4]: 'L1420' } });
  expect(night.inCommand(PRUSSIAN4)).toBe(false);
  night.play('end');
  expect([night.turn, night.step]).toEqual([11, 'command']);
  expect([night.inCommand(PRUSSIAN4), f.inCommand(PRUSSIAN4)]).toEqual([true, true]);
});

import { expect, test } from 'vitest';
import { type CampaignScene, type Theatre, theatre } from '../campaigns.ts';

/** 25.0 Options of the campaign. Around L1912: L1911 north, L2011, L2012, L1913 south, L1812, L1811. */

const [ROGUET, FRIANT] = ['fr-gd-roguet', 'fr-gd-friant'];
/** Cavalry 4 and 4 of the French; infantry 5, cavalry 3, horse guns 2 of the Prussians. */
const [STROLZ, CHASTEL] = ['fr-iic-strolz', 'fr-iic-chastel'];
const [P5, PCAV, PHORSE] = ['pr-i-24thline', 'pr-i-treskow', 'pr-i-horseart'];

const RETREAT = { 'cavalry-retreat': true };
/** The French end their movement. */
const contact = (units: CampaignScene['units'], options = RETREAT): Theatre =>
  theatre('campaign', { phase: 'frenchMovement', units }, options).play('end');

test('[25.1a] cavalry and horse guns in contact may fall back before combat, if no enemy cavalry is next to them', () => {
  const units = { [ROGUET]: 'L1912', [PCAV]: 'L1911', [PHORSE]: 'L2011', [P5]: 'L2012' };
  const f = contact(units);
  expect([f.step, f.seat]).toEqual(['evasion', 'allied']);
  expect(f.refusal(`evade ${P5} L2112`)).toMatchObject({ rule: '25.1a', code: 'not-mounted' });
  expect(f.refusal(`evade ${PCAV} L1912`).rule).not.toBe('25.1a');
  f.play(`evade ${PCAV} L1910`);
  expect([f.where(PCAV), f.step]).toEqual(['L1910', 'evasion']);
  expect(f.refusal(`evade ${PCAV} L1909`).rule).toBe('25.1a');
  // Who has fallen back is in nobody's zone: what is owed is taken now.
  f.play('stand');
  expect([f.step, f.seat]).toEqual(['combat', 'french']);
  expect(f.refusal('attack L1910: fr-gd-roguet').rule).toMatch(/^7\./);
  const cavalry = contact({ ...units, [STROLZ]: 'L1912' });
  expect([cavalry.step, cavalry.seat]).toEqual(['combat', 'french']);
  expect(contact(units, { 'cavalry-retreat': false }).step).toBe('combat');
  // A leader left alone is rolled for (19.25a).
  const led = contact({ [ROGUET]: 'L1912', [PCAV]: 'L1911', 'ld-ziethen': 'L1911' }).play(`evade ${PCAV} L1910`, 2);
  expect(led.where('ld-ziethen')).toBe('destroyed');
});

test('[25.1b] the enemy does not advance into the hex so left', () => {
  const units = { [ROGUET]: 'L1912', [FRIANT]: 'L1912', [PCAV]: 'L1911', 'pr-iii-lottum': 'L2011', [P5]: 'L2012' };
  const f = contact(units).plays(`evade ${PCAV} L1910`, 'stand').play(`attack L2011 L2012: ${ROGUET} @1-1`, 1);
  f.plays('retreat pr-iii-lottum L2111', `retreat ${P5} L2113`);
  expect(
    f
      .choices('advance')
      .map((line) => line.split(' ')[2])
      .sort(),
  ).toEqual(['L2011', 'L2011', 'L2012', 'L2012']);
  expect(f.refusal(`advance ${ROGUET} L1911`)).toMatchObject({ rule: '25.1b', code: 'left-before-combat' });
  expect(f.refusal(`advance ${ROGUET} L1811`)).toMatchObject({ rule: '7.5a', code: 'not-vacated' });
  // Those who stay behind and are beaten leave it by combat: then it can be followed into.
  const stack = { [ROGUET]: 'L1912', [PCAV]: 'L1911', [P5]: 'L1911' };
  const beaten = contact(stack).plays(`evade ${PCAV} L1910`).play(`attack L1911: ${ROGUET} @1-1`, 1);
  expect(beaten.play(`retreat ${P5} L1910`).choices('advance')).toEqual([`advance ${ROGUET} L1911`]);
});

const LATE = { 'late-start': true };
const COMMANDERS = { 'ld-napoleon': 'L1912', 'ld-ney': 'L1913', 'ld-grouchy': 'Q1716' };
/** 0600 on June 17: the dice of the three. */
function dawn(units: CampaignScene['units'], ...dice: number[]): Theatre {
  const night = theatre('campaign', { turn: 10, phase: 'alliedMovement', units: { ...COMMANDERS, ...units } }, LATE);
  return night.play('end', ...dice);
}
const FRENCH_UNIT = { [ROGUET]: 'L1914' };
const asleep = (f: Theatre): string[] => Object.keys(COMMANDERS).filter((id) => (f.of('orders', id) & 256) !== 0);

test('[25.2a] at 0600 French commanders sleep: they neither move nor command', () => {
  const f = dawn({ ...FRENCH_UNIT, 'pr-iv-18thline': 'L2930' }, 2, 3, 6);
  expect([f.turn, f.step, asleep(f)]).toEqual([11, 'command', Object.keys(COMMANDERS)]);
  expect(f.under(ROGUET)).toBeNull();
  expect(f.refusal(`command ${ROGUET} ld-napoleon`)).toMatchObject({ rule: '25.2a', code: 'commander-sleeps' });
  f.play('end');
  expect(f.inCommand(ROGUET)).toBe(false);
  // Whether the way is named or only its end.
  for (const ride of ['L1912-L1911', 'L1911'])
    expect(f.refusal(`ld-napoleon ${ride}`)).toMatchObject({ rule: '25.2a', code: 'commander-asleep' });
  expect(f.goals('ld-ney')).toEqual([]);
});

test('[25.2b] a die for each sleeper in each French Command Phase; a 1 wakes him, and he commands at once', () => {
  const f = dawn({ ...FRENCH_UNIT, 'pr-iv-18thline': 'L2930' }, 1, 3, 6);
  expect(asleep(f)).toEqual(['ld-ney', 'ld-grouchy']);
  expect(f.under(ROGUET)).toBe('ld-napoleon');
  // The next turn only the other two are rolled for; from one 0600 to the next he who is awake stays so.
  f.plays('end', 'end', 'end', 'end', 'end').play('end', 4, 1);
  expect([f.turn, asleep(f)]).toEqual([12, ['ld-ney']]);
});

test('[25.2c] a commander who is awake wakes those whose hex he rides through, for the next Game Turn', () => {
  const f = dawn({ ...FRENCH_UNIT, 'pr-iv-18thline': 'L2930' }, 1, 3, 6).play('end');
  f.play('ld-napoleon L1912-L1913-L1914');
  expect(asleep(f)).toEqual(['ld-ney', 'ld-grouchy']);
  f.plays('end', 'end', 'end', 'end').play('end', 6);
  expect([f.turn, asleep(f), f.last('woke')]).toMatchObject([12, ['ld-grouchy'], { unit: 'ld-ney' }]);
});

test('[25.2c] to ride through a sleeper’s hex and to ride by it are two deeds; both are offered, out and back again too', () => {
  const morning = (): Theatre => dawn({ ...FRENCH_UNIT, 'pr-iv-18thline': 'L2930' }, 1, 3, 6).play('end');
  const f = morning();
  const ways = f.choices().filter((line) => /^ld-napoleon L1912-.*L1814$/.test(line));
  expect(ways.map((line) => line.includes('L1913')).sort()).toEqual([false, true]);
  const [by, through] = [...ways].sort((a, b) => Number(a.includes('L1913')) - Number(b.includes('L1913')));
  // Any other way past him is the same deed as the one that is offered.
  for (const [way, offered] of [
    ['ld-napoleon L1912-L1911-L1811-L1812-L1813-L1814', by],
    ['ld-napoleon L1912-L1913-L1914-L1814', through],
  ])
    expect(morning().play(way).state).toEqual(morning().play(offered).state);
  expect(f.refusal('ld-napoleon L1912-L1911-L1912')).toMatchObject({ rule: '5.0a', code: 'no-move' });
  f.play('ld-napoleon L1912-L1913-L1912').plays('end', 'end', 'end', 'end').play('end', 6);
  expect([f.turn, asleep(f)]).toEqual([12, ['ld-grouchy']]);
});

test('[25.2d] an enemy combat unit that moves into a French zone wakes at once all within ten hexes', () => {
  const f = dawn({ ...FRENCH_UNIT, 'pr-iv-18thline': 'L1917', 'ld-blucher': 'L1918' }, 6, 6, 6).plays(
    'end',
    'end',
    'end',
    'end',
  );
  expect([f.seat, f.step]).toEqual(['allied', 'movement']);
  f.play('pr-iv-18thline L1915');
  expect([asleep(f), f.last('woke')]).toMatchObject([['ld-grouchy'], { unit: 'ld-ney' }]);
  expect(f.told('woke').map(({ rule }) => rule)).toEqual(['25.2d', '25.2d']);
});

const IMPETUS = { 'cavalry-impetus': true };
const charge = (units: CampaignScene['units'], options: Record<string, boolean>, ...dice: number[]): Theatre =>
  theatre('campaign', { phase: 'frenchCombat', units: { ...units, 'pr-iii-lottum': 'L1911' } }, options).play(
    `attack L1911: ${Object.keys(units)[0]} @3-1`,
    ...dice,
  );

test('[25.3] where cavalry could advance a die says whether anybody may, or one cavalry unit must', () => {
  const units = { [STROLZ]: 'L1912', [ROGUET]: 'L1912' };
  const free = charge(units, IMPETUS, 1, 2);
  expect(free.choices().sort()).toEqual(['stand', `advance ${ROGUET} L1911`, `advance ${STROLZ} L1911`].sort());
  const held = charge(units, IMPETUS, 1, 3);
  expect([held.step, held.last('impetus')]).toEqual(['combat', { die: 3 }]);
  const wild = charge(units, IMPETUS, 1, 6);
  expect(wild.choices()).toEqual([`advance ${STROLZ} L1911`]);
  expect(wild.refusal('stand').rule).toBe('25.3');
  expect(wild.refusal(`advance ${ROGUET} L1911`).rule).toBe('25.3');
  // No roll where no cavalry could go: none took part.
  expect(charge({ [ROGUET]: 'L1912' }, IMPETUS, 1).choices('advance')).toHaveLength(1);
});

const LED = { 'leader-advance': true };

test('[25.4a] two units with a leader may both advance from their hex, and he goes with them', () => {
  const units = { [ROGUET]: 'L1912', [FRIANT]: 'L1912', 'ld-napoleon': 'L1912', 'ld-drouot': 'L1912' };
  const f = charge(units, LED, 1).play(`advance ${FRIANT} L1911`);
  expect(f.choices().sort()).toEqual([`lead ${ROGUET} ld-drouot`, `lead ${ROGUET} ld-napoleon`, 'stand'].sort());
  expect(f.refusal(`lead ${FRIANT} ld-napoleon`).rule).toBe('25.4a');
  expect(f.refusal(`lead ${ROGUET} ld-ney`).rule).toBe('25.4a');
  f.play(`lead ${ROGUET} ld-napoleon`);
  const where = (): string[] => [ROGUET, FRIANT, 'ld-napoleon', 'ld-drouot'].map((id) => f.where(id));
  expect(where()).toEqual(['L1911', 'L1911', 'L1911', 'L1912']);
  // 25.4b: at least one goes; the others may.
  expect(f.choices().sort()).toEqual([`lead ${ROGUET} ld-drouot`, 'stand']);
  expect(f.refusal(`lead ${ROGUET} ld-napoleon`)).toMatchObject({ rule: '25.4a', code: 'not-with-them' });
  const other = charge(units, LED, 1).plays(`advance ${FRIANT} L1911`, `lead ${ROGUET} ld-drouot`, 'stand');
  expect([other.where('ld-napoleon'), other.where('ld-drouot'), other.step]).toEqual(['L1912', 'L1911', 'combat']);
  f.play(`lead ${ROGUET} ld-drouot`);
  expect([where(), f.step]).toEqual([['L1911', 'L1911', 'L1911', 'L1911'], 'combat']);
  expect(f.told('led').map(({ data }) => data.other)).toEqual(['ld-napoleon', 'ld-drouot']);
  // Without a leader, or without the option, one unit goes.
  expect(charge({ [ROGUET]: 'L1912', [FRIANT]: 'L1912' }, LED, 1).play(`advance ${FRIANT} L1911`).step).toBe('combat');
  expect(charge(units, {}, 1).play(`advance ${FRIANT} L1911`).step).toBe('combat');
});

test('[25.4b] impetus comes first: after 5 or 6 the one cavalry unit goes alone', () => {
  const units = { [STROLZ]: 'L1912', [CHASTEL]: 'L1912', 'ld-exelmans': 'L1912' };
  const both = { ...IMPETUS, ...LED };
  expect(charge(units, both, 1, 5).play(`advance ${STROLZ} L1911`).step).toBe('combat');
  expect(charge(units, both, 1, 1).play(`advance ${STROLZ} L1911`).step).toBe('leading');
  expect(charge(units, both, 1, 4).step).toBe('combat');
});

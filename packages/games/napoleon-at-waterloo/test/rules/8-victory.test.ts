import { concealed } from '@hundred-days/kernel';
import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { AT, type Field, field, game, type Scene, world } from '../support.ts';

type Side = 'french' | 'allied';
interface Ledger {
  /** points lost so far */
  readonly french?: number;
  readonly allied?: number;
  /** French units that have left the map */
  readonly exits?: number;
}

/** Units of a side, not of the variant and not in `taken`, whose strengths add up to exactly `points`. */
function worth(side: Side, points: number, taken: readonly string[]): string[] {
  let sums = new Map<number, readonly string[]>([[0, []]]);
  for (const unit of world.unitData) {
    if (unit.side !== side || 'variant' in unit || taken.includes(unit.id)) continue;
    const next = new Map(sums);
    for (const [sum, list] of sums) {
      const more = sum + unit.combatStrength;
      if (!next.has(more)) next.set(more, [...list, unit.id]);
    }
    sums = next;
  }
  const found = sums.get(points);
  if (found === undefined) throw new Error(`no ${side} units are worth ${points}`);
  return [...found];
}

/** A position with these losses and exits behind it. */
function after({ french = 0, allied = 0, exits = 0 }: Ledger, scene: Scene): Field {
  const taken = Object.keys(scene.units);
  const exited = world.unitData
    .filter((unit) => unit.side === 'french' && !('variant' in unit) && !taken.includes(unit.id))
    .sort((a, b) => a.combatStrength - b.combatStrength)
    .slice(0, exits)
    .map((unit) => unit.id);
  const fallen = [...worth('french', french, [...taken, ...exited]), ...worth('allied', allied, taken)];
  const f = field({
    ...scene,
    units: {
      ...scene.units,
      ...Object.fromEntries(exited.map((unit) => [unit, 'exited'])),
      ...Object.fromEntries(fallen.map((unit) => [unit, 'destroyed'])),
    },
  });
  expect([f.losses('french'), f.losses('allied'), gone(f)]).toEqual([french, allied, exits]);
  return f;
}

const gone = (f: Field): number => f.state[AT.exited];
const rolled = (f: Field) => f.events.filter((event) => event.type === 'rolled').at(-1)?.data;
const demoralized = (f: Field): number => f.events.filter((event) => event.type === 'demoralized').length;

const ALLIED_VICTORY = { winners: [1], rule: '8.1.1', code: 'allied-victory' };
const FRENCH_VICTORY = { winners: [0], rule: '8.3.1', code: 'french-victory' };
const DRAW = { winners: [], rule: '8.4.1', code: 'draw' };

function expectOver(f: Field, outcome: object): void {
  expect(f.outcome).toEqual(outcome);
  expect([f.seat, f.step, f.choices()]).toEqual(['none', 'over', []]);
}

describe('8.0 ledgers', () => {
  it('[8.0.1] losses are printed strengths, of Prussians too, whatever the terrain', () => {
    const f = field({
      units: { 'fr-6inf': '1811', 'fr-gd-grn': '1809', 'pr-13bde': '1810', 'aa-hou': '0105' },
      phase: 'frenchCombat',
    });
    // 4 points in a building defend with 8.
    f.play('attack 1810: fr-6inf fr-gd-grn @1-1', 1).play('lost pr-13bde');
    expect([f.losses('french'), f.losses('allied')]).toEqual([0, 4]);
  });

  it('[8.0.1] units that have left or not arrived are no losses', () => {
    const f = after({ exits: 3 }, { units: { 'fr-2cav': '0101', 'pr-5bde': 3, 'aa-hou': '1105' } });
    f.play('exit fr-2cav 0101');
    expect([gone(f), f.losses('french'), f.losses('allied')]).toEqual([4, 0, 0]);
  });

  it('[8.0.1] both ledgers and the exits are open to everybody', () => {
    const f = after(
      { french: 12, allied: 23, exits: 4 },
      { units: { 'fr-2cav': '0101', 'aa-hou': '1105' }, keys: { french: 6, prussian: 2 } },
    );
    for (const viewer of [0, 1, -1]) {
      const view = concealed(game, f.state, viewer);
      expect([view[AT.losses], view[AT.losses + 1], view[AT.exited]]).toEqual([12, 23, 4]);
    }
  });
});

/** fr-2inf (5 points) attacks seven points and is destroyed. */
const disaster = (ledger: Ledger): Field =>
  after(ledger, { units: { 'fr-2inf': '1707', 'aa-1gd': '1706' }, phase: 'frenchCombat' }).play(
    'attack 1706: fr-2inf @1-5',
    2,
  );

/** Four Allied points are destroyed. */
const triumph = (ledger: Ledger): Field =>
  after(ledger, {
    units: { 'fr-6inf': '1707', 'fr-gd-grn': '1606', 'aa-3db': '1706', 'aa-hou': '0105' },
    phase: 'frenchCombat',
  }).play('attack 1706: fr-6inf fr-gd-grn @3-1', 1);

describe('8.1 Allied victory', () => {
  it('[8.1.1] the Allied player wins at once when French losses reach 40', () => {
    expectOver(disaster({ french: 35 }), ALLIED_VICTORY);
    expectOver(disaster({ french: 39, allied: 39 }), ALLIED_VICTORY);
  });

  it('[8.1.1] not at 39', () => {
    const f = disaster({ french: 34, allied: 39 });
    expect([f.losses('french'), f.outcome, f.step]).toEqual([39, null, 'advance']);
  });

  it('[8.1.1] French exits do not prevent it', () => {
    expectOver(disaster({ french: 35, allied: 39, exits: 7 }), ALLIED_VICTORY);
  });

  it('[8.1.1] losses in an Allied attack count alike', () => {
    const f = after(
      { french: 36 },
      { units: { 'aa-1gd': '1707', 'aa-2inf': '1606', 'fr-1inf': '1706' }, phase: 'alliedCombat' },
    );
    expectOver(f.play('attack 1706: aa-1gd aa-2inf @3-1', 1), ALLIED_VICTORY);
  });
});

describe('8.2 demoralization', () => {
  it('[8.2.1] the Allied side is demoralized when its losses reach 40; the game goes on', () => {
    const f = triumph({ allied: 36 });
    expect([f.losses('allied'), demoralized(f), f.outcome, f.step]).toEqual([40, 1, null, 'advance']);
  });

  it('[8.2.1] not at 39', () => {
    const f = triumph({ allied: 35 });
    expect([f.losses('allied'), demoralized(f)]).toEqual([39, 0]);
  });

  it('[8.2.1] it lasts for the rest of the game', () => {
    const f = after({ allied: 40 }, { units: { 'fr-1inf': '1711', 'aa-1gd': '1706' } });
    for (let turn = 1; turn < 10; turn++) f.play('end').play('end').play('end').play('end');
    f.play('fr-1inf 1711-1710-1709-1708-1707').play('end').play('attack 1706: fr-1inf @1-2', 4);
    expect(rolled(f)).toMatchObject({ column: '1-1' });
  });

  /** The position of a demoralized Allied side about to attack, or to be attacked. */
  const demoralizedField = (units: Scene['units'], phase: NonNullable<Scene['phase']>): Field =>
    after({ allied: 40 }, { units, phase });

  it('[8.2.2] every Allied attack is resolved one column lower', () => {
    const f = demoralizedField({ 'aa-1gd': '1707', 'aa-2db': '1606', 'fr-1inf': '1706' }, 'alliedCombat');
    f.play('attack 1706: aa-1gd aa-2db @3-1', 6);
    expect(rolled(f)).toEqual({ die: 6, column: '2-1', result: 'Ar' });
  });

  it('[8.2.2] Prussian attacks and bombardments too', () => {
    const prussian = demoralizedField({ 'pr-5bde': '1707', 'fr-3cav': '1706' }, 'alliedCombat');
    expect(rolled(prussian.play('attack 1706: pr-5bde @5-1', 3))).toEqual({ die: 3, column: '4-1', result: 'Dr' });
    const guns = demoralizedField({ 'aa-1art': '1708', 'fr-3cav': '1706' }, 'alliedCombat');
    expect(rolled(guns.play('attack 1706: aa-1art @3-1', 6))).toEqual({ die: 6, column: '2-1', result: 'Ar' });
  });

  it('[8.2.3] every French attack is resolved one column higher', () => {
    const f = demoralizedField({ 'fr-1inf': '1707', 'aa-1gd': '1706' }, 'frenchCombat');
    expect(rolled(f.play('attack 1706: fr-1inf @1-2', 2))).toEqual({ die: 2, column: '1-1', result: 'Dr' });
    const guns = demoralizedField({ 'fr-gd-art': '1708', 'aa-1gd': '1706' }, 'frenchCombat');
    expect(rolled(guns.play('attack 1706: fr-gd-art @1-2', 2))).toEqual({ die: 2, column: '1-1', result: 'Dr' });
  });

  it('[8.2.2] [8.2.3] nothing is shifted before', () => {
    const allied = after(
      { allied: 39 },
      { units: { 'aa-1gd': '1707', 'aa-2db': '1606', 'fr-1inf': '1706' }, phase: 'alliedCombat' },
    );
    expect(rolled(allied.play('attack 1706: aa-1gd aa-2db @3-1', 2))).toMatchObject({ column: '3-1' });
    const french = after({ allied: 39 }, { units: { 'fr-1inf': '1707', 'aa-1gd': '1706' }, phase: 'frenchCombat' });
    expect(rolled(french.play('attack 1706: fr-1inf @1-2', 2))).toMatchObject({ column: '1-2' });
  });

  it.each([
    // raw 8 to 1: clamped to 6-1, then shifted
    ['6-1', '5-1', 5, 'Ee'],
    // lowered first, then shifted
    ['3-1', '2-1', 1, 'Dr'],
    ['1-4', '1-5', 1, 'Ae'],
    // no column below 1-5
    ['1-5', '1-5', 1, 'Ae'],
  ])('[8.2.4] a raw 8 to 1 Allied attack announced as %s is resolved on %s', (announced, column, die, result) => {
    const f = demoralizedField({ 'aa-1gd': '1707', 'aa-hou': '1606', 'fr-3cav': '1706' }, 'alliedCombat');
    f.play('attack 1706: aa-1gd aa-hou');
    expect(f.choices().filter((choice) => choice.startsWith('roll'))).toContain('roll @6-1');
    expect(rolled(f.play(`roll @${announced}`, die))).toEqual({ die, column, result });
  });

  it('[8.2.4] a raw 1 to 7 French attack is resolved on 1-4', () => {
    const f = demoralizedField({ 'fr-3cav': '1707', 'aa-1gd': '1706' }, 'frenchCombat').play('attack 1706: fr-3cav');
    expect(f.choices()).toEqual(['roll @1-5']);
    expect(rolled(f.play('roll @1-5', 1))).toEqual({ die: 1, column: '1-4', result: 'Ar' });
  });

  it.each([
    ['6-1', '6-1', 6, 'De'],
    ['5-1', '6-1', 6, 'De'],
    ['4-1', '5-1', 6, 'Ee'],
    ['1-5', '1-4', 1, 'Ar'],
  ])('[8.2.4] a 7 to 1 French attack announced as %s is resolved on %s', (announced, column, die, result) => {
    const f = demoralizedField({ 'fr-6inf': '1707', 'aa-hou': '1706' }, 'frenchCombat');
    expect(rolled(f.play(`attack 1706: fr-6inf @${announced}`, die))).toEqual({ die, column, result });
  });

  it('[8.2.4] an Allied attack at 1-5 stays there', () => {
    const f = demoralizedField({ 'aa-hou': '1707', 'fr-6inf': '1706' }, 'alliedCombat');
    expect(rolled(f.play('attack 1706: aa-hou @1-5', 3))).toEqual({ die: 3, column: '1-5', result: 'Ae' });
  });

  it('[8.2.4] the shift raises no choice of column', () => {
    const f = demoralizedField({ 'fr-1inf': '1707', 'aa-1gd': '1706' }, 'frenchCombat');
    expect(f.refusal('attack 1706: fr-1inf @1-1')).toMatchObject({ rule: '6.2.3', code: 'column-too-high' });
  });

  it('[8.2.5] French losses of 40 or more have no effect any more', () => {
    const f = disaster({ french: 36, allied: 40 });
    expect([f.losses('french'), f.outcome, f.step]).toEqual([41, null, 'advance']);
  });

  it('[8.2.6] the French are never demoralized: the shifts stay in their favour', () => {
    const f = after(
      { french: 36, allied: 40 },
      {
        units: { 'fr-2inf': '1707', 'aa-1gd': '1706', 'fr-1inf': '0707', 'aa-2inf': '0706' },
        phase: 'frenchCombat',
      },
    );
    f.play('attack 1706: fr-2inf @1-5', 2).play('stand');
    expect([f.losses('french'), demoralized(f)]).toEqual([41, 0]);
    f.play('attack 0706: fr-1inf @1-2', 4);
    expect(rolled(f)).toEqual({ die: 4, column: '1-1', result: 'Ar' });
    expect(f.outcome).toBeNull();
  });
});

describe('8.3 French victory', () => {
  const leaving = (ledger: Ledger, phase: NonNullable<Scene['phase']> = 'frenchMovement'): Field =>
    after(ledger, {
      units: { 'fr-2cav': '0101', 'fr-6inf': '0301', 'frv-4cav': '0201', 'aa-hou': '1105' },
      phase,
      turn: 6,
    });

  it('[8.3.1] the seventh exit wins at once when the Allied side is demoralized', () => {
    expectOver(leaving({ allied: 40, exits: 6 }).play('exit fr-2cav 0101'), FRENCH_VICTORY);
  });

  it('[8.3.1] the sixth does not', () => {
    const f = leaving({ allied: 40, exits: 5 }).play('exit fr-2cav 0101');
    expect([gone(f), f.outcome, f.step]).toEqual([6, null, 'movement']);
    expectOver(f.play('exit fr-6inf 0301'), FRENCH_VICTORY);
  });

  it('[8.3.1] units of the variant count', () => {
    expectOver(leaving({ allied: 40, exits: 6 }).play('exit frv-4cav 0201'), FRENCH_VICTORY);
  });

  it('[8.3.1] after seven exits demoralization wins at once, before any advance', () => {
    const f = leaving({ allied: 39, exits: 6 }).play('exit fr-2cav 0101');
    expect([gone(f), f.outcome]).toEqual([7, null]);
    const won = triumph({ allied: 36, exits: 7 });
    expectOver(won, FRENCH_VICTORY);
    expect(triumph({ allied: 35, exits: 7 }).outcome).toBeNull();
    expect(triumph({ allied: 36, exits: 6 }).outcome).toBeNull();
  });

  it('[8.3.2] a French unit leaves in a French Movement Phase, from an exit hex', () => {
    const exits = ['0101', '0201', '0301', '0401', '0501', '0601', '0701', '0801', '0901'];
    for (const hex of exits) {
      const f = field({ units: { 'fr-2cav': hex, 'aa-hou': '1708' } });
      expect(f.goals('fr-2cav')).toContain('exit');
      expect(f.play(`exit fr-2cav ${hex}`).where('fr-2cav')).toBe('exited');
    }
    for (const hex of ['0102', '1001', '1201', '2303', '0116']) {
      const f = field({ units: { 'fr-2cav': hex, 'aa-hou': '1708' } });
      expect(f.refusal(`exit fr-2cav ${hex}`)).toMatchObject({ rule: '8.3.2', code: 'not-an-exit' });
    }
    expect(leaving({}, 'frenchCombat').refusal('exit fr-2cav 0101')).toMatchObject({ code: 'wrong-phase' });
    expect(leaving({}, 'alliedMovement').refusal('exit fr-2cav 0101', 0)).toMatchObject({ code: 'not-your-decision' });
  });

  it('[8.3.2] leaving costs one point', () => {
    const far = field({ units: { 'fr-6inf': '0105', 'aa-hou': '1708' } });
    expect(far.goals('fr-6inf')).toContain('0101');
    expect(far.goals('fr-6inf')).not.toContain('exit');
    expect(far.refusal('exit fr-6inf 0105-0104-0103-0102-0101')).toMatchObject({
      rule: '4.1.1',
      code: 'too-far',
      data: { points: 5, allowance: 4 },
    });
    const near = field({ units: { 'fr-6inf': '0104', 'aa-hou': '1708' } });
    expect(near.goals('fr-6inf')).toContain('exit');
    expect(near.play('exit fr-6inf 0104-0103-0102-0101').where('fr-6inf')).toBe('exited');
  });

  it('[8.3.2] nobody leaves from an enemy zone', () => {
    const there = field({ units: { 'fr-2cav': '0301', 'aa-hou': '0302' } });
    expect(there.refusal('exit fr-2cav 0301')).toMatchObject({ rule: '4.5.3', code: 'frozen' });
    expect(there.goals('fr-2cav')).toEqual([]);
    // 0201, 0301 and 0401 lie in the zone of 0302; 0501 does not.
    const coming = field({ units: { 'fr-2cav': '0502', 'aa-hou': '0302' } });
    expect(coming.refusal('exit fr-2cav 0502-0401')).toMatchObject({ rule: '4.5.2', code: 'must-stop' });
    expect(coming.play('exit fr-2cav 0502-0501').where('fr-2cav')).toBe('exited');
  });

  it('[8.3.2] Allied units do not leave', () => {
    const f = field({ units: { 'aa-hou': '0101', 'fr-2cav': '1708' }, phase: 'alliedMovement' });
    expect(f.refusal('exit aa-hou 0101')).toMatchObject({ rule: '4.6.1', code: 'no-exit' });
    expect(f.goals('aa-hou')).not.toContain('exit');
  });

  it('[8.3.3] a retreat from an exit hex with no other way is destruction', () => {
    const f = field({ units: { 'fr-2cav': '0101', 'aa-1gd': '0102' }, phase: 'alliedCombat' });
    f.play('attack 0101: aa-1gd @1-1', 1);
    expect([f.seat, f.choices()]).toEqual(['french', ['lost fr-2cav']]);
    expect(f.refusal('exit fr-2cav 0101')).toMatchObject({ rule: '6.4.1', code: 'wrong-phase' });
    f.play('lost fr-2cav');
    expect([f.where('fr-2cav'), f.losses('french'), gone(f)]).toEqual(['destroyed', 2, 0]);
  });

  it('[8.3.4] exited units are not destroyed and do not return', () => {
    const f = leaving({}).play('exit fr-2cav 0101');
    expect([f.where('fr-2cav'), f.losses('french'), gone(f)]).toEqual(['exited', 0, 1]);
    expect(f.refusal('fr-2cav 0101-0102')).toMatchObject({ rule: '4.0.1', code: 'not-on-map' });
    expect(f.refusal('enter fr-2cav 2308')).toMatchObject({ rule: '7.0.1', code: 'not-waiting' });
    f.play('end').play('end').play('end').play('end');
    expect([f.turn, f.seat, f.where('fr-2cav')]).toEqual([7, 'french', 'exited']);
    expect(f.choices().some((choice) => choice.includes('fr-2cav'))).toBe(false);
  });

  it('[8.3.4] more than seven may leave, before demoralization too, and all count', () => {
    const f = leaving({ allied: 12, exits: 7 }).play('exit fr-2cav 0101').play('exit fr-6inf 0301');
    expect([gone(f), f.outcome]).toEqual([9, null]);
    expectOver(triumph({ allied: 36, exits: 9 }), FRENCH_VICTORY);
  });

  it('[8.3.4] exits before and after demoralization are added', () => {
    const f = after(
      { allied: 36, exits: 6 },
      {
        units: { 'fr-6inf': '1707', 'fr-gd-grn': '1606', 'fr-2cav': '0101', 'aa-3db': '1706', 'aa-hou': '1105' },
        phase: 'frenchCombat',
      },
    );
    f.play('attack 1706: fr-6inf fr-gd-grn @3-1', 1).play('stand').play('end');
    f.play('end').play('end');
    expectOver(f.play('exit fr-2cav 0101'), FRENCH_VICTORY);
  });
});

describe('8.4 draw and both at once', () => {
  const lastPhase = (ledger: Ledger): Field =>
    after(ledger, { units: { 'fr-2inf': '1711', 'aa-hou': '1105' }, phase: 'alliedCombat', turn: 10 });

  it('[8.4.1] after turn 10 the game is a draw if nobody has won', () => {
    expectOver(lastPhase({}).play('end'), DRAW);
    expectOver(lastPhase({ french: 39, allied: 39, exits: 7 }).play('end'), DRAW);
  });

  it('[8.4.1] also when the Allied side is demoralized', () => {
    expectOver(lastPhase({ allied: 44, exits: 6 }).play('end'), DRAW);
  });

  it('[8.4.1] not before the end of the Allied Combat Phase of turn 10', () => {
    const f = after({}, { units: { 'fr-2inf': '1711', 'aa-hou': '1105' }, phase: 'alliedCombat', turn: 9 }).play('end');
    expect([f.turn, f.outcome]).toEqual([10, null]);
    f.play('end').play('end').play('end');
    expect(f.outcome).toBeNull();
    expectOver(f.play('end'), DRAW);
  });

  /** A French attack and an Allied one, in which four points of each side go in one Ee. */
  const FRENCH_ATTACK = {
    scene: { units: { 'fr-1inf': '1707', 'fr-gd-art': '1708', 'aa-3db': '1706' }, phase: 'frenchCombat' },
    line: 'attack 1706: fr-1inf fr-gd-art @2-1',
  } as const;
  const ALLIED_ATTACK = {
    scene: {
      units: { 'aa-3db': '1707', 'aa-1art': '1708', 'aa-2art': '1507', 'fr-1inf': '1706' },
      phase: 'alliedCombat',
    },
    line: 'attack 1706: aa-3db aa-1art aa-2art @2-1',
  } as const;

  it.each([
    ['French', FRENCH_ATTACK],
    ['Allied', ALLIED_ATTACK],
  ])('[8.4.2] both sides reach 40 in one Ee of a %s attack: seven exits decide', (_name, { scene, line }) => {
    const won = after({ french: 36, allied: 36, exits: 7 }, scene).play(line, 5);
    expect([won.losses('french'), won.losses('allied')]).toEqual([40, 40]);
    expectOver(won, { winners: [0], rule: '8.4.2', code: 'french-victory-both-broken' });
    for (const exits of [0, 6]) {
      const lost = after({ french: 36, allied: 36, exits }, scene).play(line, 5);
      expectOver(lost, { winners: [1], rule: '8.4.2', code: 'allied-victory-both-broken' });
    }
  });

  it.each([
    ['French', FRENCH_ATTACK],
    ['Allied', ALLIED_ATTACK],
  ])('[8.4.2] in a %s attack it takes both: one side alone falls under 8.1 or 8.2', (_name, { scene, line }) => {
    expectOver(after({ french: 36, allied: 35, exits: 7 }, scene).play(line, 5), ALLIED_VICTORY);
    const f = after({ french: 35, allied: 36 }, scene).play(line, 5);
    expect([f.outcome, demoralized(f)]).toEqual([null, 1]);
    expectOver(after({ french: 35, allied: 36, exits: 7 }, scene).play(line, 5), FRENCH_VICTORY);
  });

  it('[8.4.2] the Allied side must have been below 40 before', () => {
    const f = after({ french: 36, allied: 40 }, FRENCH_ATTACK.scene).play('attack 1706: fr-1inf fr-gd-art @1-1', 1);
    expect(f.outcome).toBeNull();
    const ee = after({ french: 36, allied: 40 }, FRENCH_ATTACK.scene).play('attack 1706: fr-1inf fr-gd-art @1-1', 5);
    expect([ee.losses('french'), ee.losses('allied'), ee.outcome]).toEqual([40, 44, null]);
  });

  it('[8.4.3] nothing is tested between the two halves of an Ee: the payment decides', () => {
    const scene = { units: { 'fr-2inf': '1707', 'fr-1inf': '1606', 'aa-3db': '1706' }, phase: 'frenchCombat' } as const;
    const f = after({ french: 35, allied: 36 }, scene).play('attack 1706: fr-2inf fr-1inf @2-1', 5);
    expect([f.losses('allied'), f.step, f.outcome, demoralized(f)]).toEqual([40, 'losses', null, 0]);
    const cheap = f.copy().play('lose fr-1inf');
    expect([cheap.losses('french'), cheap.outcome, demoralized(cheap)]).toEqual([39, null, 1]);
    expectOver(f.copy().play('lose fr-2inf'), { winners: [1], rule: '8.4.2', code: 'allied-victory-both-broken' });
  });

  it('[8.4.3] [8.3.1] with seven exits, too, the payment comes before the test', () => {
    const scene = { units: { 'fr-2inf': '1707', 'fr-1inf': '1606', 'aa-3db': '1706' }, phase: 'frenchCombat' } as const;
    const f = after({ allied: 36, exits: 7 }, scene).play('attack 1706: fr-2inf fr-1inf @2-1', 5);
    expect([f.step, f.outcome]).toEqual(['losses', null]);
    f.play('lose fr-1inf');
    expect(f.losses('french')).toBe(4);
    expectOver(f, FRENCH_VICTORY);
  });

  it('[8.4.3] all forced retreats of a result are carried out before the test', () => {
    const f = after(
      { allied: 38, exits: 7 },
      {
        units: laid('fr-6inf 1605, fr-gd-grn 1805, fr-2inf 1803, fr-gd-chs 1708, aa-bru 1706, aa-3db 1705'),
        phase: 'frenchCombat',
      },
    );
    f.play('attack 1706 1705: fr-6inf fr-gd-grn @1-1', 1).play('lost aa-bru');
    expect([f.losses('allied'), f.outcome, f.choices(), demoralized(f)]).toEqual([40, null, ['lost aa-3db'], 0]);
    f.play('lost aa-3db');
    expect(f.losses('allied')).toBe(44);
    expectOver(f, FRENCH_VICTORY);
  });

  it('[8.4.3] the test comes before guns withdraw and anybody advances', () => {
    const f = after(
      { french: 35 },
      { units: { 'fr-2inf': '1707', 'fr-gd-art': '1708', 'aa-1gd': '1706' }, phase: 'frenchCombat' },
    );
    f.play('attack 1706: fr-2inf fr-gd-art @1-5', 1);
    expectOver(f, ALLIED_VICTORY);
    expect(f.refusal('withdraw fr-gd-art 1709', 0)).toMatchObject({ rule: '3.0.5', code: 'game-over' });
    expect(f.refusal('advance aa-1gd 1707', 1)).toMatchObject({ rule: '3.0.5', code: 'game-over' });
    const won = triumph({ allied: 36, exits: 7 });
    expect(won.refusal('advance fr-6inf 1706', 0)).toMatchObject({ rule: '3.0.5', code: 'game-over' });
  });

  it('[8.4.3] a retreat that ends in destruction can decide the game, before the advance', () => {
    const f = after({ french: 38 }, { units: { 'fr-2cav': '0101', 'aa-1gd': '0102' }, phase: 'alliedCombat' });
    f.play('attack 0101: aa-1gd @1-1', 1).play('lost fr-2cav');
    expectOver(f, ALLIED_VICTORY);
  });

  it('[8.4.3] demoralization shifts the next attack, not the one that brought it', () => {
    const f = after(
      { allied: 36 },
      {
        units: laid('fr-6inf 1707, fr-gd-grn 1606, aa-3db 1706, fr-1inf 0707, aa-1gd 0706'),
        phase: 'frenchCombat',
      },
    );
    f.play('attack 1706: fr-6inf fr-gd-grn @3-1', 1);
    expect(rolled(f)).toMatchObject({ column: '3-1' });
    expect(demoralized(f)).toBe(1);
    f.play('stand').play('attack 0706: fr-1inf @1-2', 4);
    expect(rolled(f)).toMatchObject({ column: '1-1' });
  });
});

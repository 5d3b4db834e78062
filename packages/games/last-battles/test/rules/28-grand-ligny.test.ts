import { expect, test } from 'vitest';
import { armyLevel, happened } from '../../src/rules/campaign/27-armies.ts';
import { CAMPAIGN_GAMES, type CampaignScene, campaign, type Theatre, theatre } from '../campaigns.ts';
import { deadWorth } from '../losses.ts';
import { type Chosen, GAMES } from '../support.ts';

/** 28.0 Grand Ligny. Open ground: around L1912 lie L1911 north, L2011, L2012, L1913 south, L1812, L1811. */

const { world } = CAMPAIGN_GAMES['grand-ligny'];
const [ROGUET, FRIANT] = ['fr-gd-roguet', 'fr-gd-friant'];
/** 4, 5; 5 of the Netherlands, 5 British. */
const [P4, P5, BIJLANDT, KEMPT] = ['pr-iii-8thline', 'pr-i-24thline', 'aa-2ne-bijlandt', 'aa-5br-kempt'];
const FIGHTERS = [ROGUET, FRIANT, P4, P5, BIJLANDT, KEMPT, 'fr-ii-husson', 'fr-ii-campi', 'pr-iii-lottum'];
const [FRENCH, AA, PRUSSIAN] = [0, 1, 2];

const scene = (
  units: CampaignScene['units'],
  more: Partial<CampaignScene> = {},
  options: Chosen = {},
  ...dice: number[]
): Theatre => theatre('grand-ligny', { turn: 5, phase: 'frenchCombat', ...more, units }, options, dice);
const lost = (army: string, points: number, command?: string): Record<string, string> =>
  deadWorth(
    world,
    points,
    (id, of) =>
      of === army &&
      !FIGHTERS.includes(id) &&
      (command === undefined || world.unitData[world.unitIndex(id)].command === command),
  );
const levels = (f: Theatre): number[] => [
  armyLevel(world, f.state, FRENCH, 0),
  armyLevel(world, f.state, PRUSSIAN, 0),
  armyLevel(world, f.state, PRUSSIAN, 1),
  armyLevel(world, f.state, AA, 0),
];
const morale = (f: Theatre): string[] =>
  [FRENCH, PRUSSIAN, AA].map((army) => ['fit', 'demoralized', 'disintegrated'][f.state[world.at.morale + army]]);
const nerve = (f: Theatre, army: number, name: string): number =>
  f.state[world.at.nerve + world.bodies.findIndex((body) => body.army === army && body.name === name)];
const GUARD = { [ROGUET]: 'L1912', [FRIANT]: 'L1912', [P4]: 'L1911', [KEMPT]: 'Q0101' };
const OPEN = { [ROGUET]: 'L1912', [P5]: 'L1901', [KEMPT]: 'Q0101' };

test('[28.1] units and leaders of Ligny and Quatre Bras; Picton and Brunswick come with the reinforcements of 1400', () => {
  const f = campaign('grand-ligny', {}, [6]);
  for (const name of ['ligny', 'quatre-bras'] as const) {
    const { world: own } = GAMES[name];
    for (const { unit, hex } of own.battles[0].placed)
      expect(f.where(own.unitId(unit))).toBe(world.map.ids[world.map.indexOf(own.map.ids[hex])]);
  }
  for (const leader of ['ld-picton', 'ld-brunswick'])
    expect([f.where(leader), f.state[world.at.due + f.number(leader)]]).toEqual(['off', 1]);
});

test('[28.21a] corps and nationalities break, and armies besides', () => {
  expect(levels(scene(OPEN))).toEqual([60, 55, 75, 25]);
  const corps = scene({ ...OPEN, ...lost('french', 19, 'II') });
  expect([nerve(corps, FRENCH, 'II'), morale(corps)]).toEqual([1, ['fit', 'fit', 'fit']]);
  expect(morale(scene({ ...OPEN, ...lost('prussian', 55) }))).toEqual(['fit', 'demoralized', 'fit']);
  expect(morale(scene({ ...OPEN, ...lost('prussian', 54) }))).toEqual(['fit', 'fit', 'fit']);
});

test('[28.21b] the army that is not phasing breaks first; armies count what showed, corps full values', () => {
  const units = { ...GUARD, ...lost('prussian', 71), ...lost('french', 55) };
  const f = scene(units).play(`attack L1911: ${ROGUET} @3-1`, 6).play(`lose ${FRIANT}`);
  expect(f.outcome).toMatchObject({ winners: [0], rule: '28.41' });
  const g = scene({ ...GUARD, [P4]: { at: 'L1911', reduced: true } }).play(`attack L1911: ${ROGUET} @3-1`, 1);
  const body = world.bodies.findIndex(({ army, name }) => army === PRUSSIAN && name === 'III');
  expect([g.state[world.at.losses + PRUSSIAN], g.state[world.at.fallen + body]]).toEqual([2, 4]);
});

test('[28.21c] a demoralized army does not advance; a demoralized corps is slowed besides', () => {
  const dead = lost('prussian', 55);
  const units = { [P4]: 'L1912', [P5]: 'L1912', 'fr-ii-husson': 'L1911', [KEMPT]: 'Q0101', ...dead };
  const f = scene(units, { phase: 'alliedCombat' })
    .play(`attack L1911: ${P4} @1-1`, 1)
    .play('retreat fr-ii-husson L1910');
  expect(f.step).toBe('combat');
  const few = lost('prussian', 14, 'III');
  const march = (army: Record<string, string>): boolean =>
    scene({ [P4]: 'L1912', 'fr-ii-husson': 'L1930', [KEMPT]: 'Q0101', ...army }, { phase: 'alliedMovement' })
      .goals(P4)
      .includes('L1909');
  expect([march({}), march(few), march(lost('prussian', 19, 'I'))]).toEqual([true, false, true]);
});

const LIGNY = { L0922: 'french', L1021: 'french', L1022: 'french', L1122: 'french' } as const;
const ST_AMAND = { L0423: 'french', L0524: 'french', L0624: 'french' } as const;

test('[28.221a] the Prussian levels are five lower for each of Ligny and St. Amand that the French hold whole', () => {
  const held = (hexes: NonNullable<CampaignScene['held']>): number[] =>
    levels(scene(OPEN, { held: hexes })).slice(1, 3);
  expect(held({ ...LIGNY, L1122: 'allied' })).toEqual([55, 75]);
  expect([held(LIGNY), held(ST_AMAND), held({ ...LIGNY, ...ST_AMAND })]).toEqual([
    [50, 70],
    [50, 70],
    [45, 65],
  ]);
});

test('[28.221b] the Anglo-Allied level is five lower while the French hold Quatre Bras', () => {
  expect(levels(scene(OPEN, { held: { Q1708: 'french' } }))[3]).toBe(20);
  const f = scene({ ...OPEN, [ROGUET]: 'Q1709' }, { phase: 'frenchMovement' }).play(`${ROGUET} Q1709-Q1708`);
  expect(levels(f)[3]).toBe(20);
});

test('[28.221c] retaking the hexes undoes no demoralization', () => {
  const f = scene(
    { ...OPEN, [P5]: 'L1021', ...lost('prussian', 50) },
    { held: { ...LIGNY, L1021: 'french' }, phase: 'alliedMovement' },
  );
  // The Prussian in L1021 holds it, whatever was said: so the level is 55 and he is fit.
  expect([levels(f)[1], morale(f)[1]]).toEqual([55, 'fit']);
  const g = scene({ ...OPEN, [P5]: 'L1020', ...lost('prussian', 50) }, { held: LIGNY, phase: 'alliedMovement' });
  expect([levels(g)[1], morale(g)[1]]).toEqual([50, 'demoralized']);
  g.play(`${P5} L1020-L1021`);
  expect([levels(g)[1], morale(g)[1]]).toEqual([55, 'demoralized']);
});

const succour = (more: CampaignScene['units'] = {}, extra: Partial<CampaignScene> = {}): Theatre => {
  const units = { 'ld-wellington': 'L1913', [KEMPT]: 'L1912', [BIJLANDT]: 'L1912', 'fr-ii-husson': 'L1911', ...more };
  return scene(units, { phase: 'alliedCommand', ...extra })
    .plays('end', 'end')
    .play(`attack L1911: ${KEMPT} @1-1`, 1);
};

test('[28.222] Anglo-Allied troops in command who attack on the map of Ligny lower the French level, once', () => {
  const f = succour();
  expect([levels(f)[0], f.last('level')]).toEqual([50, { army: 'french', by: -10, level: 50 }]);
  expect(happened(world, f.state, 'succour')).toBe(true);
  expect(levels(succour({}, { held: { Q1708: 'french' } }))[0]).toBe(60);
  // Nobody commands them.
  expect(levels(succour({ 'ld-wellington': 'Q0101' }))[0]).toBe(60);
});

test('[28.31] d’Erlon’s corps neither moves nor comes until a die calls it, or 1700', () => {
  const units = { ...OPEN, 'fr-i-quiot': 'L1914', 'ld-derlon': 'L1914', 'fr-i-schmitz': { turn: 1, entry: 'Q1434' } };
  const turn = (number: number, ...dice: number[]): Theatre =>
    scene(units, { turn: number, phase: 'frenchCommand' }, {}, ...dice).play('end');
  const called = (f: Theatre): boolean => happened(world, f.state, 'derlon-called');
  expect([turn(1, 1), turn(1, 2), turn(2, 2), turn(2, 3), turn(3, 3), turn(3, 4), turn(4)].map(called)).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
  const held = turn(1, 6);
  for (const line of ['fr-i-quiot L1914-L1913', 'ld-derlon L1914-L1913', 'enter fr-i-schmitz Q1434'])
    expect(held.refusal(line).rule).toBe('28.31');
  expect([held.goals('fr-i-quiot'), held.goals('fr-i-schmitz')]).toEqual([[], []]);
  const free = turn(1, 1);
  expect([free.goals('fr-i-quiot'), free.goals('fr-i-schmitz')].map((goals) => goals.length > 0)).toEqual([true, true]);
  // Held units attack if they are in contact, but do not advance.
  const fight = scene({ 'fr-i-quiot': 'L1912', 'pr-iii-lottum': 'L1911', [KEMPT]: 'Q0101' }).play(
    'attack L1911: fr-i-quiot @1-1',
    1,
  );
  expect(fight.play('retreat pr-iii-lottum L1910').step).toBe('combat');
});

test('[28.32] command goes twice as far along roads and trails', () => {
  const at = (hex: string): string | null =>
    scene({ 'ld-ney': 'Q1708', 'fr-ii-husson': hex, [P5]: 'L1901' }, { phase: 'frenchCommand' }).under('fr-ii-husson');
  expect([at('Q1717'), at('Q1617')]).toEqual(['ld-ney', null]);
});

test('[28.33] repulse of the Guard as in 22.5, but against the demoralized an exchange does not count', () => {
  const exchange = (units: CampaignScene['units']): number =>
    scene({ ...GUARD, ...units })
      .play(`attack L1911: ${ROGUET} @3-1`, 6)
      .play(`lose ${FRIANT}`)
      .told('guard-repulsed').length;
  expect([exchange({}), exchange(lost('prussian', 14, 'III')), exchange(lost('prussian', 55))]).toEqual([1, 0, 0]);
  const back = scene({ ...GUARD, ...lost('prussian', 14, 'III') }).play(`attack L1911: ${ROGUET} @1-1`, 4);
  expect(back.plays(`retreat ${ROGUET} L1913`, `retreat ${FRIANT} L1913`).told('guard-repulsed')).toHaveLength(1);
});

/** A brigade of five dies, and twenty lie there: the Anglo-Allied army is demoralized. */
const withdrawal = (more: CampaignScene['units'] = {}): Theatre => {
  const units = {
    [ROGUET]: 'L1912',
    [FRIANT]: 'L1912',
    [KEMPT]: { at: 'L1911', reduced: true },
    [BIJLANDT]: 'Q0110',
    'ld-wellington': 'Q0110',
    [P5]: 'L2901',
  };
  return scene({ ...units, 'aa-br-hussar': { turn: 6, entry: 'Q1701' }, ...lost('anglo-allied', 22), ...more }).play(
    `attack L1911: ${ROGUET} @3-1`,
    1,
  );
};

test('[28.34] when the Anglo-Allied army is demoralized all of it leaves, and nobody of it comes later', () => {
  const f = withdrawal();
  expect([morale(f)[2], f.where(BIJLANDT), f.where('ld-wellington'), f.outcome]).toEqual([
    'demoralized',
    'exited',
    'exited',
    null,
  ]);
  expect(f.state[world.at.due + f.number('aa-br-hussar')]).toBe(0);
  expect(f.last('army-withdrew')).toEqual({ army: 'anglo-allied' });
  // A Prussian leader whom their leaving leaves alone is not rolled for.
  const alone = withdrawal({ 'ld-ziethen': 'Q0110' });
  expect([alone.where('ld-ziethen'), alone.told('abandoned')]).toEqual(['Q0110', []]);
});

test('[28.35] nobody leaves the map', () => {
  const f = scene({ ...OPEN, [ROGUET]: 'Q1434' }, { phase: 'frenchMovement' });
  expect(f.refusal(`exit ${ROGUET} Q1434`).rule).toBe('28.35');
});

test('[28.35, 6.13] who could only retreat off the map is eliminated, and counts against the level', () => {
  const units = { [ROGUET]: 'L0502', [P4]: 'L0501', [KEMPT]: 'Q0101', ...lost('prussian', 51) };
  const f = scene(units).play(`attack L0501: ${ROGUET} @1-1`, 1);
  expect([f.choices(), morale(f)[1]]).toEqual([[`lost ${P4}`], 'fit']);
  f.play(`lost ${P4}`);
  expect([f.told('destroyed').at(-1)?.rule, morale(f)[1]]).toEqual(['6.13', 'demoralized']);
});

test('[28.36] units out of command that are in contact attack as others do', () => {
  const f = scene(GUARD, { out: [ROGUET, FRIANT] }).play(`attack L1911: ${ROGUET} @3-1`, 1);
  expect([f.last('rolled').result, f.where(P4)]).toEqual(['De', 'destroyed']);
});

test('[28.41] French victory: both armies demoralized or the Prussians disintegrated; the Prussians alone is marginal', () => {
  expect(withdrawal(lost('prussian', 55)).outcome).toMatchObject({
    winners: [0],
    rule: '28.41',
    code: 'ligny-decisive-french',
  });
  const f = scene({ ...GUARD, ...lost('prussian', 71) }).play(`attack L1911: ${ROGUET} @3-1`, 1);
  expect(f.outcome).toMatchObject({ winners: [0], code: 'ligny-decisive-french' });
  const end = scene({ ...OPEN, ...lost('prussian', 55) }, { turn: 8, phase: 'alliedMovement' }).plays('end', 'end');
  expect(end.outcome).toMatchObject({ winners: [0], rule: '28.41', code: 'ligny-marginal-french' });
});

test('[28.42] allied victory: the French demoralized, or Napoleon dead; otherwise marginal', () => {
  // An attack at odds lowered to 1-5 destroys the Guard, and the Emperor with it.
  const f = scene({ ...GUARD, 'ld-napoleon': 'L1912' }).play(`attack L1911: ${ROGUET} @1-5`, 1, 2);
  expect([f.where('ld-napoleon'), f.outcome]).toMatchObject([
    'destroyed',
    { winners: [1], rule: '28.42', code: 'ligny-decisive-allied' },
  ]);
  const spared = scene({ ...GUARD, 'ld-napoleon': 'L1912' }).play(`attack L1911: ${ROGUET} @1-5`, 1, 3);
  expect(spared.outcome).toBeNull();
  const broken = scene({ ...GUARD, ...lost('french', 55) }).play(`attack L1911: ${ROGUET} @1-5`, 1);
  expect(broken.outcome).toMatchObject({ winners: [1], code: 'ligny-decisive-allied' });
  const end = scene(OPEN, { turn: 8, phase: 'alliedMovement' }).plays('end', 'end');
  expect(end.outcome).toMatchObject({ winners: [1], rule: '28.42', code: 'ligny-marginal-allied' });
});

test('[28.42x] decisive results end the game at once, marginal ones are judged at the end', () => {
  const demoralized = scene({ ...OPEN, ...lost('prussian', 55) });
  expect([morale(demoralized)[1], demoralized.outcome]).toEqual(['demoralized', null]);
  const decisive = scene({ ...GUARD, ...lost('prussian', 71) }, { turn: 2 }).play(`attack L1911: ${ROGUET} @3-1`, 1);
  expect([decisive.turn, decisive.step]).toEqual([2, 'over']);
});

test('[28.51] with the option a cavalry corps takes half a place of Grouchy’s, unless it is demoralized', () => {
  const units = {
    'ld-grouchy': 'L1912',
    'ld-pajol': 'L1911',
    'ld-exelmans': 'L1913',
    'ld-milhaud': 'L2011',
    'fr-ic-soult': 'L1911',
    'fr-iic-strolz': 'L1913',
    'fr-ivc-delort': 'L2011',
    [P5]: 'L2901',
  };
  const under = (options: Chosen, dead: Record<string, string> = {}): number => {
    const f = scene({ ...units, ...dead }, { phase: 'frenchCommand' }, options);
    return ['pajol', 'exelmans', 'milhaud'].filter((name) => f.under(`ld-${name}`) !== null).length;
  };
  const HALF = { 'grouchy-cavalry': true };
  expect([
    under({}),
    under(HALF),
    under(HALF, { 'fr-iic-chastel': 'destroyed', 'fr-ic-subervie': 'destroyed' }),
  ]).toEqual([2, 3, 2]);
});

test('[28.521] with the option Ligny and St. Amand are worth seven each', () => {
  const f = scene(OPEN, { held: { ...LIGNY, ...ST_AMAND, Q1708: 'french' } }, { 'towns-worth-seven': true });
  expect(levels(f)).toEqual([60, 41, 61, 20]);
});

test('[28.522] with the option Ney’s units attack on the first two turns only if a die says so', () => {
  const units = { 'ld-ney': 'L1913', 'fr-ii-husson': 'L1912', 'fr-ii-campi': 'L1912', 'pr-iii-lottum': 'L1911' };
  const turn = (number: number, more: CampaignScene['units'], ...dice: number[]): Theatre =>
    scene({ ...units, ...more }, { turn: number, phase: 'frenchCommand' }, { 'cautious-ney': true }, ...dice).plays(
      'end',
      'end',
    );
  // The first die is d'Erlon's.
  const shy = turn(1, {}, 6, 3);
  expect([shy.step, shy.refusal('join fr-ii-husson').rule]).toEqual(['combat', '28.522']);
  // Who may not attack owes nothing.
  expect(shy.play('end').seat).toBe('allied');
  expect(turn(1, {}, 6, 2).play('attack L1911: fr-ii-husson @1-1', 1).told('attack')).toHaveLength(1);
  expect(turn(3, {}, 6).play('attack L1911: fr-ii-husson @1-1', 1).told('attack')).toHaveLength(1);
});

test('[28.522, 19.27] another commander frees Ney’s units only while his own command holds', () => {
  const units = {
    'ld-ney': 'L1913',
    'ld-napoleon': 'L1914',
    'ld-reille': 'L1913',
    'fr-ii-husson': 'L1912',
    'pr-iii-lottum': 'L1911',
  };
  const after = (ride: string): Theatre => {
    const f = scene(units, { turn: 1, phase: 'frenchCommand' }, { 'cautious-ney': true }, 6, 3);
    if (f.under('ld-reille') !== 'ld-ney') f.play('command ld-reille ld-ney');
    return f.plays('command fr-ii-husson ld-napoleon', 'end', `ld-napoleon ${ride}`, 'end');
  };
  expect(after('L1915').choices('join')).toEqual(['join fr-ii-husson']);
  expect(after('L1920').refusal('join fr-ii-husson').rule).toBe('28.522');
});

test('[28.523] with the option odds beyond the table change the die', () => {
  const EXTREME = { 'extreme-odds': true };
  const units = { ...GUARD, 'pr-iii-lottum': { at: 'L1911', reduced: true }, [P4]: 'L2901' };
  const rolled = (column: string, die: number, options: Chosen = EXTREME): unknown =>
    scene(units, {}, options).play(`attack L1911: ${ROGUET} @${column}`, die).last('rolled').result;
  // 13 against 1: three pips off the die.
  expect([rolled('6-1', 6, {}), rolled('6-1', 6)]).toEqual(['Ex', 'De']);
  // Odds lowered by choice change no die.
  expect(rolled('5-1', 6)).toBe('Ex');
});

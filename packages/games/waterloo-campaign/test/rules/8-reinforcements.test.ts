import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { distance } from '../hexes.ts';
import { retreats } from '../marches.ts';
import { type Field, field, type Scene } from '../support.ts';

const moving = (units: Scene['units'], more: Partial<Scene> = {}, ...dice: number[]): Field =>
  field({ turn: 4, start: 'movement', deluge: false, units, ...more }, ...dice);

/** The French have something to do elsewhere; Wellington's range reaches the north-west. */
const french = { 'hq-napoleon': '2020', 'fr-1': '2022' };
const allied = { 'hq-wellington': '3004', 'aa-res': '3106' };
/** After the French have moved it is the Coalition's turn to choose. */
const coalitionToMove = (units: Scene['units'], more: Partial<Scene> = {}): Field =>
  moving({ ...french, ...allied, ...units }, more).play('fr-1 hq-napoleon 2022-2023');
/** The French enter in the south, from Napoléon's range. */
const frenchToEnter = (units: Scene['units'], more: Partial<Scene> = {}): Field =>
  moving({ 'hq-napoleon': '1117', 'hq-wellington': '3716', 'aa-res': '3715', ...units }, { turn: 1, ...more });

describe('8 reinforcements', () => {
  it('[REI-1] a due Corps enters as a move, and its entry hex is the first hex counted', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4' });
    // Off the road: four hexes with the entry hex.
    expect(f.rule('enter aa-2 hq-wellington 3000')).toBe('allowed');
    expect(f.rule('enter aa-2 hq-wellington 3000-2900-2901-2902')).toBe('allowed');
    expect(f.rule('enter aa-2 hq-wellington 3000-2900-2901-2902-2903')).toBe('MOV-6');
    f.play('enter aa-2 hq-wellington 3000-2900-2901-2902');
    expect([f.at('aa-2'), f.decision]).toEqual(['2902 advance', 'french movement']);
  });

  it('[REI-1] entering by road doubles, the step onto the map counting as road', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4', 'aa-res': '3715' });
    const road = '3000-3001-3002-3003-3004-3005-3006-3007';
    expect(f.rule(`enter aa-2 hq-wellington ${road}`)).toBe('allowed');
    expect(f.rule(`enter aa-2 hq-wellington ${road}-3008`)).toBe('MOV-6');
    const g = coalitionToMove({ 'aa-cav': 'turn 4', 'hq-wellington': '3715', 'aa-res': '3106' });
    expect(g.rule('enter aa-cav hq-wellington 4015-3915-3815-3715-3616-3515-3416-3316')).toBe('allowed');
  });

  it('[REI-1] it is not there before its turn, nor in another phase', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 5' });
    expect(f.choices('enter')).toEqual([]);
    expect(f.rule('enter aa-2 hq-wellington 3000')).toBe('REI-1');
    const late = coalitionToMove({ 'aa-2': 'turn 3' });
    expect(late.choices('enter')).not.toEqual([]);
  });

  it('[REI-1] a ZoI on the entry hex stops Infantry there; the ZoI of Infantry does not stop Cavalry', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4', 'fr-2': '3002' });
    expect(f.rule('enter aa-2 hq-wellington 3000')).toBe('allowed');
    expect(f.rule('enter aa-2 hq-wellington 3000-2900')).toBe('MOV-10');
    expect(f.goals('aa-2')).toEqual(['3000']);
    expect(f.copy().play('enter aa-2 hq-wellington 3000').at('aa-2')).toBe('3000 advance');
    const near = { 'aa-cav': 'turn 4', 'hq-wellington': '3715', 'aa-res': '3106' };
    const infantry = coalitionToMove({ ...near, 'fr-2': '3815' });
    expect(infantry.rule('enter aa-cav hq-wellington 4015-4014')).toBe('allowed');
    const cavalry = coalitionToMove({ ...near, 'fr-gdcav': '3815' });
    expect(cavalry.rule('enter aa-cav hq-wellington 4015-4014')).toBe('MOV-11');
    expect(cavalry.goals('aa-cav')).toEqual(['4015']);
  });

  it('[REI-2] at its own hex and no other', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4', 'aa-cav': 'turn 4', 'pr-4': 'turn 4', 'hq-blucher': '3038' });
    const first = (unit: string): string[] => [
      ...new Set(f.choices(`enter ${unit}`).map((line) => line.split(' ')[3].slice(0, 4))),
    ];
    expect([first('aa-2'), first('aa-cav'), first('pr-4')]).toEqual([['3000'], ['4015'], ['3241']]);
    for (const line of ['aa-2 hq-wellington 3100', 'aa-2 hq-wellington 4015', 'pr-4 hq-blucher 3000'])
      expect(f.strictRule(`enter ${line}`), line).toBe('REI-2');
  });

  it('[REI-2] either of two hexes where two are named', () => {
    const f = frenchToEnter({ 'fr-3': 'turn 1', 'fr-2': 'turn 1', 'fr-rescav': 'turn 1' });
    expect(f.rule('enter fr-3 hq-napoleon 1017')).toBe('allowed');
    expect(f.rule('enter fr-3 hq-napoleon 1018')).toBe('allowed');
    expect(f.strictRule('enter fr-3 hq-napoleon 1015')).toBe('REI-2');
    expect(f.strictRule('enter fr-3 hq-napoleon 1016')).toBe('REI-2');
    expect(f.strictRule('enter fr-2 hq-napoleon 1017')).toBe('REI-2');
    expect(f.strictRule('enter fr-rescav hq-napoleon 1018')).toBe('REI-2');
  });

  it('[REI-3] only the first Corps that waits at a location can enter', () => {
    const south = { 'fr-3': 'turn 1', 'fr-6': 'turn 1', 'fr-gd': 'turn 1', 'fr-gdcav': 'turn 1' };
    const f = frenchToEnter({ ...south, 'fr-2': 'turn 1', 'fr-1': 'turn 1', 'fr-rescav': 'turn 1', 'fr-4': 'turn 1' });
    const can = (): string[] => [...new Set(f.choices('enter').map((line) => line.split(' ')[1]))].sort();
    expect(can()).toEqual(['fr-2', 'fr-3', 'fr-rescav']);
    for (const unit of ['fr-6', 'fr-gd', 'fr-gdcav'])
      expect(f.rule(`enter ${unit} hq-napoleon 1017`), unit).toBe('REI-3');
    expect(f.rule('enter fr-1 hq-napoleon 1015')).toBe('REI-3');
    expect(f.rule('enter fr-4 hq-napoleon 1020')).toBe('REI-3');
    const idle = (): Field =>
      f.play(`aa-res hq-wellington ${f.where('aa-res') === '3715' ? '3715-3815' : '3815-3715'}`);
    f.play('enter fr-3 hq-napoleon 1017-1117');
    idle();
    expect(can()).toEqual(['fr-2', 'fr-6', 'fr-rescav']);
    f.play('enter fr-6 hq-napoleon 1018');
    idle();
    // 1018 is taken, 1017 is not: one queue for both.
    expect(can()).toEqual(['fr-2', 'fr-gd', 'fr-rescav']);
    expect(f.rule('enter fr-gd hq-napoleon 1018')).toBe('REI-4');
    f.play('enter fr-gd hq-napoleon 1017');
    idle();
    expect(can()).toEqual(['fr-2', 'fr-rescav']);
    expect(f.rule('enter fr-gdcav hq-napoleon 1017')).toBe('REI-4');
    f.play('enter fr-rescav hq-napoleon 1020-1120-1121');
    idle();
    expect(can()).toEqual(['fr-2', 'fr-4']);
  });

  it('[REI-4] a friendly Corps in the entry hex keeps a Corps off the map, this turn and later', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4', 'aa-1': '3000' });
    expect(f.rule('enter aa-2 hq-wellington 3000')).toBe('REI-4');
    expect(f.choices('enter')).toEqual([]);
    f.play('pass', 1).play('pass');
    expect([f.turn, f.step, f.at('aa-2')]).toEqual([5, 'hq', 'turn 4']);
  });

  it('[REI-4] a friendly Detachment or an HQ in the entry hex does not', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4', 'aa-d-kgl': '3000', 'hq-ney': '3000' });
    f.play('enter aa-2 hq-wellington 3000');
    expect(f.at('aa-2')).toBe('3000 advance');
  });

  it('[REI-4] a Corps held up comes on a later turn', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 3' }, { turn: 6 });
    f.play('enter aa-2 hq-wellington 3000-3001');
    expect(f.at('aa-2')).toBe('3001 advance');
  });

  it('[REI-5] no pass while a Corps can enter', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4' });
    expect(f.rule('pass')).toBe('REI-5');
    expect(f.words()).toEqual(['enter', 'move']);
    f.play('enter aa-2 hq-wellington 3000').play('fr-1 hq-napoleon 2023-2022');
    expect(f.rule('pass')).toBe('allowed');
    const blocked = coalitionToMove({ 'aa-2': 'turn 4', 'aa-1': '3000' });
    expect(blocked.rule('pass')).toBe('allowed');
  });

  it('[REI-5] nor during the last moves', () => {
    const f = moving({ ...french, ...allied, 'aa-2': 'turn 4' }).play('pass', 2);
    expect(f.rule('pass')).toBe('REI-5');
    f.play('enter aa-2 hq-wellington 3000');
    expect(f.rule('pass')).toBe('allowed');
  });
});

describe('8 reinforcements: making room', () => {
  it('[REI-6] an enemy Corps in the entry hex retreats three hexes away from it, before the Corps is placed', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4', 'fr-2': '3000 battle' });
    f.play('enter aa-2 hq-wellington 3000');
    expect([f.decision, f.where('aa-2')]).toEqual(['french clearing', 'turn']);
    const ways = retreats('3000', ['3000'], ['3106']);
    expect(f.goals('fr-2')).toEqual(ways);
    expect(ways.every((hex) => distance('3000', hex) === 3)).toBe(true);
    f.play(`retreat fr-2 ${ways[0]}`);
    // RET-5: as it was.
    expect(f.at('fr-2')).toBe(`${ways[0]} battle`);
    expect(f.seat).toBe('coalition');
    f.play('enter aa-2 hq-wellington 3000');
    expect(f.at('aa-2')).toBe('3000 advance');
  });

  it('[REI-6] so does one in an adjacent hex, and the nearest first', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4', 'fr-2': '3001', 'fr-gdcav': '3000' });
    f.play('enter aa-2 hq-wellington 3000');
    expect(new Set(f.choices('retreat').map((line) => line.split(' ')[1]))).toEqual(new Set(['fr-gdcav']));
    expect(f.goals('fr-gdcav')).toEqual(retreats('3000', ['3000'], ['3106'], ['3001']));
    f.play('retreat fr-gdcav 2701');
    expect(f.goals('fr-2')).toEqual(retreats('3001', ['3000'], ['3106'], ['2701']));
    expect(f.goals('fr-2').every((hex) => distance('3000', hex) === 4)).toBe(true);
    f.play(`retreat fr-2 ${f.goals('fr-2')[0]}`).play('enter aa-2 hq-wellington 3000-3001-3002');
    expect([f.at('aa-2'), f.face('fr-gdcav')]).toEqual(['3002 advance', 'fresh']);
  });

  it('[REI-6] the owner chooses the order of those as near', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4', 'fr-2': '3001', 'fr-3': '2900' });
    f.play('enter aa-2 hq-wellington 3000');
    expect(new Set(f.choices('retreat').map((line) => line.split(' ')[1]))).toEqual(new Set(['fr-2', 'fr-3']));
    const [second] = f.goals('fr-3');
    f.play(`retreat fr-3 ${second}`);
    expect([f.seat, f.where('fr-3')]).toEqual(['french', second]);
    f.play(`retreat fr-2 ${f.goals('fr-2')[0]}`);
    expect(f.seat).toBe('coalition');
  });

  it('[REI-6] Detachments are recalled: alone, stacked, and the Grand Battery too', () => {
    const f = coalitionToMove(
      laid('aa-2 turn 4, fr-d-pire 3000, fr-2 3001, fr-d-battery 3001, fr-d-oldguard 2900, fr-d-pajol 3100'),
    );
    f.play('enter aa-2 hq-wellington 3000');
    for (const unit of ['fr-d-pire', 'fr-d-battery', 'fr-d-oldguard', 'fr-d-pajol'])
      expect(f.at(unit), unit).toBe('available');
    expect(f.points('coalition')).toBe(0);
    expect(f.seat).toBe('french');
  });

  it('[REI-6] with nobody but Detachments in the way the Corps enters at once', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4', 'fr-d-pire': '3001' });
    f.play('enter aa-2 hq-wellington 3000');
    if (f.seat === 'coalition') f.play('enter aa-2 hq-wellington 3000-3001-3002');
    expect([f.at('fr-d-pire'), f.where('aa-2') !== 'turn']).toEqual(['available', true]);
  });

  it('[REI-6] a unit two hexes off stays, whatever its ZoC reaches', () => {
    // Steinmetz and Lützow, as the set-up of June 15 has them.
    const f = frenchToEnter(
      laid('fr-2 turn 1, fr-rescav turn 1, hq-blucher 1716, pr-d-steinmetz 1215, pr-d-lutzow 1221, pr-1 1217'),
    );
    expect([distance('1015', '1215'), distance('1020', '1221')]).toEqual([2, 2]);
    f.play('enter fr-2 hq-napoleon 1015').play('pr-1 hq-blucher 1217-1317');
    f.play('enter fr-rescav hq-napoleon 1020');
    expect([f.where('pr-d-steinmetz'), f.where('pr-d-lutzow')]).toEqual(['1215', '1221']);
    expect([f.at('fr-2'), f.at('fr-rescav')]).toEqual(['1015 advance', '1020 fresh']);
  });

  it('[REI-6] rivers do not matter', () => {
    // 1118 lies across the Sambre from 1018.
    const units = laid('fr-3 turn 1, hq-napoleon 1017, hq-blucher 1716, pr-1 1118, pr-d-pirch 1119');
    const f = frenchToEnter(units).play('enter fr-3 hq-napoleon 1018');
    expect([f.decision, f.where('pr-d-pirch')]).toEqual(['coalition clearing', '1119']);
    expect(f.goals('pr-1')).toEqual(retreats('1118', ['1018'], [], []));
    const g = frenchToEnter({ 'fr-3': 'turn 1', 'hq-napoleon': '1017', 'hq-blucher': '1716', 'pr-d-pirch': '1118' });
    g.play('enter fr-3 hq-napoleon 1018');
    expect(g.at('pr-d-pirch')).toBe('available');
  });

  it('[REI-6] it is the entry hex chosen that counts', () => {
    // 1118 is not next to 1017.
    const units = { 'fr-3': 'turn 1', 'hq-blucher': '1716', 'pr-1': '1118' };
    const f = frenchToEnter(units).play('enter fr-3 hq-napoleon 1017');
    expect([f.at('fr-3'), f.at('pr-1')]).toEqual(['1017 advance', '1118 advance']);
  });

  it('[REI-6] without three hexes to go it is Blown, on the last day Eliminated', () => {
    // Coalition Corps round about close every way of a Corps at 3001.
    const ring = laid('aa-1 3203, pr-1 2803, hq-blucher 2905, aa-res 3004, pr-2 2700, pr-3 3300');
    for (const [turn, fate] of [
      [4, 'blown 6'],
      [7, 'eliminated'],
    ] as const) {
      const units = { ...ring, 'aa-2': `turn ${turn}`, 'fr-2': '3001' };
      expect(retreats('3001', ['3000'], ['3203', '2803', '3004', '2700', '3300'])).toEqual([]);
      const f = coalitionToMove(units, { turn }).play('enter aa-2 hq-wellington 3000');
      expect(f.at('fr-2')).toBe(fate);
      expect(f.points('coalition')).toBe(turn === 4 ? 0 : 3);
      expect(f.seat === 'coalition' || f.where('aa-2') === '3000').toBe(true);
    }
  });

  it('[REI-6] the Corps that made the enemy give way has to come in, and at that hex', () => {
    const f = frenchToEnter({ 'fr-3': 'turn 1', 'fr-2': 'turn 1', 'hq-blucher': '1716', 'pr-1': '1117' });
    f.play('enter fr-3 hq-napoleon 1018');
    const [to] = f.goals('pr-1');
    f.play(`retreat pr-1 ${to}`);
    expect(f.words()).toEqual(['enter']);
    expect(f.strictRule('enter fr-2 hq-napoleon 1015')).toBe('REI-6');
    expect(f.strictRule('enter fr-3 hq-napoleon 1017')).toBe('REI-6');
    expect(f.rule('pass')).toBe('REI-6');
    f.play('enter fr-3 hq-napoleon 1018-1117');
    expect(f.where('fr-3')).toBe('1117');
  });

  it('[REI-7] the entry hex is always allowed; from there a Corps out of command goes nearer', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4', 'hq-wellington': '3020 battle', 'aa-res': '3021' });
    expect(f.rule('enter aa-2 hq-wellington 3000')).toBe('allowed');
    expect(f.rule('enter aa-2 hq-wellington 3000-3001-3002')).toBe('allowed');
    expect(distance('3100', '3020')).toBe(distance('3000', '3020'));
    expect(f.rule('enter aa-2 hq-wellington 3000-3100')).toBe('MOV-9');
    expect(f.rule('enter aa-2 hq-wellington 3000-3100-3101')).toBe('allowed');
    expect(f.rule('enter aa-2 hq-wellington 3000-3001-3000')).toBe('MOV-9');
  });

  it('[REI-7] beyond the entry hex the range holds', () => {
    const f = coalitionToMove({ 'aa-2': 'turn 4', 'hq-wellington': '3002 battle', 'aa-res': '3715' });
    expect(f.rule('enter aa-2 hq-wellington 3000-3001-3002-3003-3004-3005')).toBe('allowed');
    expect(f.rule('enter aa-2 hq-wellington 3000-3001-3002-3003-3004-3005-3006')).toBe('MOV-7');
  });
});

import { describe, expect, it } from 'vitest';
import unitData from '../../data/units.json' with { type: 'json' };
import { calm, fight, HILLS, hills, misses, post } from '../scenes.ts';
import { type Army, game, scenario, unitsOf } from '../support.ts';
import { w } from '../world.ts';

const SKIRMISH = { charleroi: ['fr-1-inf1', 'pr-1-inf1'] };
const FROM = { charleroi: ['laneffe'] };

describe('3.0 the units', () => {
  it.each([
    ['french', 24],
    ['prussian', 18],
    ['anglo-dutch', 16],
  ] as const)('[3.1a] the %s have %i blocks', (army: Army, blocks) => {
    expect(unitsOf(army)).toHaveLength(blocks);
    const f = scenario('historical');
    expect(unitsOf(army).filter((unit) => f.where(unit) !== 'unplaced')).toHaveLength(blocks);
    expect(game.unitIds).toHaveLength(58);
  });

  it('[3.1b] terrain markers are no units: nobody can move or count one', () => {
    expect(game.unitIds.filter((id) => /woods|farm|stream|hill|square/.test(id))).toEqual([]);
    const f = hills(
      fight(
        1,
        { ligny: ['fr-g-inf', 'fr-1-inf1', 'fr-2-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] },
        { ligny: ['charleroi'] },
        {},
        HILLS[0],
      ),
    );
    expect(f.blocks('ligny')).toEqual({ french: 3, prussian: 3 });
  });

  it('[3.1b] [6.21r] there are twelve markers to draw, three of each kind', () => {
    const drawn = Array.from({ length: 12 }, (_, index) => {
      const towns = { ligny: ['fr-g-inf', 'fr-1-inf1', 'fr-2-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] };
      return fight(1, towns, {}, {}, index + 1).last('marker-drawn').marker;
    });
    expect([...drawn].sort()).toEqual(['farm', 'hill', 'stream', 'woods'].flatMap((kind) => [kind, kind, kind]));
    expect(() =>
      fight(1, { ligny: ['fr-g-inf', 'fr-1-inf1', 'fr-2-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] }, {}, {}, 13),
    ).toThrow('1 to 12');
  });

  it('[3.2a] a block on the map shows the enemy its colour and nothing else', () => {
    const f = calm(1, { thuin: ['fr-1-inf1', 'fr-g-cav 1', 'fr-napoleon'] });
    const enemy = f.view('allied');
    for (const unit of ['fr-1-inf1', 'fr-g-cav', 'fr-napoleon']) {
      expect([enemy.where(unit), enemy.strength(unit), enemy.flags(unit)]).toEqual(['unknown', 0, []]);
      expect(f.view('spectator').where(unit)).toBe('unknown');
    }
    expect(enemy.hidden('thuin')).toEqual({ french: 3 });
  });

  it('[3.2a] its owner sees all of it', () => {
    const own = calm(1, { thuin: ['fr-1-inf1', 'fr-g-cav 1', 'fr-napoleon'] }).view('french');
    expect([own.at('fr-1-inf1'), own.at('fr-g-cav')]).toEqual(['thuin 3', 'thuin 1']);
    expect(own.hidden('thuin')).toEqual({});
  });

  it('[3.2a] type and strength make no difference to what the enemy sees', () => {
    const view = (towns: Readonly<Record<string, readonly string[]>>) => [...calm(1, towns).view('allied').state];
    expect(view({ thuin: ['fr-1-inf1'] })).toEqual(view({ thuin: ['fr-g-cav 1'] }));
    expect(view({ thuin: ['fr-1-inf1'] })).not.toEqual(view({ thuin: ['fr-1-inf1', 'fr-1-inf2'] }));
  });

  it('[3.2b] numbers by colour and town are open to all', () => {
    const f = calm(1, { wavre: ['ad-1-br', 'ad-2-br', 'pr-1-inf1'], thuin: ['fr-1-inf1', 'fr-1-inf2'] });
    for (const viewer of ['french', 'allied', 'spectator'] as const) {
      expect(f.view(viewer).blocks('wavre')).toEqual({ 'anglo-dutch': 2, prussian: 1 });
      expect(f.view(viewer).blocks('thuin')).toEqual({ french: 2 });
    }
  });

  it('[3.2b] so are the roads and how many used them, but not who', () => {
    const f = calm(1, { thuin: ['fr-1-inf1', 'fr-1-inf2', 'fr-g-cav'] });
    f.plays('fr-1-inf1 thuin-charleroi', 'fr-g-cav thuin-charleroi', 'fr-1-inf2 thuin-binche', 'end');
    const moved = f.heard('allied').filter(({ type }) => type.startsWith('blocks-'));
    expect(moved.map(({ data: { army, count, path } }) => `${army} ${count} ${path}`).sort()).toEqual([
      'french 1 thuin,binche',
      'french 2 thuin,charleroi',
    ]);
    expect(JSON.stringify(f.heard('allied'))).not.toContain('fr-1-inf1');
    expect(JSON.stringify(f.heard('allied'))).not.toContain('fr-g-cav');
  });

  it.each([1, 2, 3])('[3.3a] a unit of strength %i fires as many dice', (steps) => {
    const f = fight(1, { charleroi: [`fr-1-inf1 ${steps}`, 'pr-1-inf1 4'] }, FROM);
    f.play('show pr-1-inf1').play('show fr-1-inf1', ...misses(4 + steps));
    expect(f.told('fired').map(({ data }) => [data.unit, data.dice])).toEqual([
      ['pr-1-inf1', misses(4)],
      ['fr-1-inf1', misses(steps)],
    ]);
  });

  it('[3.4a] each hit costs a step, and steps do not come back', () => {
    const f = fight(1, SKIRMISH, FROM);
    f.play('show pr-1-inf1').play('show fr-1-inf1', 1, 1, 6, 6, 6);
    expect(f.strength('fr-1-inf1')).toBe(1);
    f.play('retreat fr-1-inf1 laneffe');
    for (let turn = 2; turn < 8; turn++) f.play('end');
    expect([f.turn, f.strength('fr-1-inf1')]).toEqual([8, 1]);
  });

  it('[3.4b] a unit of strength 1 that is hit is eliminated for good', () => {
    const f = fight(1, { charleroi: ['fr-1-inf1 1', 'fr-1-inf2', 'pr-1-inf1', 'pr-1-inf2'] }, FROM);
    f.play('show pr-1-inf1').play('show fr-1-inf1', 1, 6, 6, 6);
    expect([f.where('fr-1-inf1'), f.strength('fr-1-inf1'), f.losses('french')]).toEqual(['eliminated', 0, 1]);
    f.play('retreat fr-1-inf2 laneffe').play('end');
    expect(f.choicesOf('fr-1-inf1')).toEqual([]);
    expect(f.rule('fr-1-inf1 charleroi-laneffe')).toBe('3.4b');
  });

  it('[3.4b] an eliminated unit is shown to all, with the cause', () => {
    const f = calm(1, { thuin: ['fr-1-inf1 1'] }).plays('fr-1-inf1 thuin-charleroi-ligny', 'end');
    f.play('march fr-1-inf1', 1);
    for (const viewer of ['french', 'allied', 'spectator'] as const) {
      expect(f.view(viewer).where('fr-1-inf1')).toBe('eliminated');
      const told = f.heard(viewer).filter(({ type }) => type === 'eliminated');
      expect(told.map(({ rule, data }) => [rule, data.unit])).toEqual([['5.6b', 'fr-1-inf1']]);
    }
  });

  it.each([
    ['fr-g-inf', 3],
    ['fr-1-inf1', 2],
    ['ad-1-ne', 1],
  ])('[3.5a] %s hits with dice up to %i', (unit, fire) => {
    // In a battle, engaged: the firepower is the printed one.
    const french = unit.startsWith('fr');
    const [own, enemy] = french ? ['fr', 'ad'] : ['ad', 'fr'];
    const others = own === 'fr' ? ['fr-2-inf1', 'fr-3-inf1'] : ['ad-2-br', 'ad-r-br1'];
    const foes = enemy === 'fr' ? ['fr-4-inf', 'fr-2-inf1', 'fr-3-inf1'] : ['ad-1-br', 'ad-2-br', 'ad-r-br1'];
    const f = hills(
      fight(french ? 1 : 2, { ligny: [unit, ...others, ...foes] }, { ligny: ['charleroi'] }, {}, HILLS[0]),
    );
    post(f, { left: [foes[1]], center: [foes[0]], right: [foes[2]] });
    post(f, { left: [others[0]], center: [unit], right: [others[1]] });
    f.play(`shift ${unit} @enemy-center`);
    for (let i = 0; i < 4; i++) f.play('end');
    const dice = [1, 2, 3, 4].slice(0, f.strength(unit));
    f.play(`fire ${unit} @line`, ...dice);
    expect(f.last('fired')).toMatchObject({ firepower: fire, hits: dice.filter((die) => die <= fire).length });
    expect(f.strength(foes[0])).toBe(4 - dice.filter((die) => die <= fire).length);
  });

  it('[3.61a] Napoléon, Wellington and Blücher lead, with one step each', () => {
    const leaders = unitData.units.filter(({ type }) => type === 'leader');
    expect(leaders.map(({ name, army, maxStrength }) => [name, army, maxStrength])).toEqual([
      ['Napoléon', 'french', 1],
      ['Wellington', 'anglo-dutch', 1],
      ['Blücher', 'prussian', 1],
    ]);
    const f = scenario('historical');
    for (const leader of ['fr-napoleon', 'ad-wellington', 'pr-blucher']) expect(f.strength(leader)).toBe(1);
  });

  it('[3.62a] the nation of infantry is on its face, and hidden with it', () => {
    const view = (unit: string) => [...calm(1, { wavre: [unit] }).view('french').state];
    expect(view('ad-1-br')).toEqual(view('ad-1-ne'));
    expect(view('ad-r-bk')).toEqual(view('ad-r-ne'));
  });

  it('[3.62a] the nation changes nothing: units of the same values have the same choices', () => {
    const choices = (unit: string) => calm(2, { wavre: [unit] }).goals('', unit);
    expect(choices('ad-r-bk')).toEqual(choices('ad-r-ne'));
    expect(choices('ad-1-br')).toEqual(choices('ad-1-ne'));
  });

  it('[3.63a] what counts is the firepower on the unit: light horse at F1 among the F2', () => {
    const fire = (unit: string): number => w.firepower[w.unitIndex(unit)];
    expect(['fr-g-cav', 'fr-3cc-cav', 'fr-4cc-cav', 'ad-c-hvy'].map(fire)).toEqual([3, 3, 3, 3]);
    expect(['fr-1cc-cav', 'fr-2cc-cav', 'ad-c-lt', 'pr-1-cav'].map(fire)).toEqual([2, 2, 2, 2]);
    expect(fire('ad-c-ne')).toBe(1);
  });

  it('[3.64a] foot artillery goes as far as infantry, horse artillery as far as cavalry', () => {
    const goals = (unit: string) => calm(3, { thuin: [unit] }).goals('', unit);
    expect(goals('fr-g-art1')).toEqual(goals('fr-g-inf'));
    expect(goals('fr-2cc-ha')).toEqual(goals('fr-g-cav'));
    expect(goals('fr-2cc-ha')).not.toEqual(goals('fr-g-art1'));
  });

  it('[3.64a] [6.33m] only horse artillery moves and fires in one Battle Turn', () => {
    const own = ['fr-2cc-ha', 'fr-2cc-cav', 'fr-g-art1', 'fr-g-inf', 'fr-1-inf1'];
    const towns = { ligny: [...own, 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] };
    const f = hills(fight(1, towns, { ligny: ['charleroi'] }, {}, HILLS[0]));
    post(f, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
    post(f, { left: ['fr-2cc-cav'], center: ['fr-1-inf1'], right: ['fr-g-inf'], reserve: ['fr-g-art1', 'fr-2cc-ha'] });
    f.plays('shift fr-g-art1 @center', 'shift fr-2cc-ha @left');
    expect(f.rule('fire fr-g-art1 @line')).toBe('6.33a');
    f.play('fire fr-2cc-ha @line', 1, 6);
    expect(f.strength('pr-3-inf1')).toBe(3);
    f.play('shift fr-2cc-cav @enemy-right');
    expect(f.rule('fire fr-2cc-cav @line')).toBe('6.33a');
  });
});

import { describe, expect, it } from 'vitest';
import { misses } from '../scenes.ts';
import { type Field, fighting, moving, THREE, type Towns, unitsOf, withOthers } from '../support.ts';

/** The Allies stand apart from the three cities. */
const APART = { french: 'givet', 'anglo-dutch': 'antwerp', prussian: 'tongres' } as const;
const before = (turn: number, towns: Towns, options = {}): Field => moving(turn, withOthers(towns, APART), options);

const CITIES = [
  ['9.0a', 'ghent', 'anglo-dutch', 1],
  ['9.0b', 'brussels', 'anglo-dutch', 1],
  ['9.0c', 'liege', 'prussian', 2],
] as const;

describe('9.0 Allied supply', () => {
  it.each(CITIES)('[%s] a French unit in %s costs the %s %i', (_rule, city, army, lost) => {
    const f = before(1, { [city]: ['fr-g-cav'] }).play('end');
    for (let i = 0; i < lost; i++) {
      expect(f.decision).toBe('allied supply');
      expect(f.choices().sort()).toEqual(
        unitsOf(army)
          .filter((unit) => f.where(unit) !== 'eliminated')
          .map((unit) => `starve ${unit}`)
          .sort(),
      );
      f.play(f.choices()[0]);
    }
    expect([f.turn, f.losses(army)]).toEqual([2, lost]);
    expect(f.losses('anglo-dutch') + f.losses('prussian') + f.losses('french')).toBe(lost);
  });

  it.each(CITIES)('[%s] more French units in %s cost no more', (_rule, city, army, lost) => {
    const f = before(1, { [city]: ['fr-g-cav', 'fr-1-inf1', 'fr-napoleon'] }).play('end');
    for (let i = 0; i < lost; i++) f.play(f.choices()[0]);
    expect([f.turn, f.losses(army)]).toEqual([2, lost]);
  });

  it('[9.0a] [9.0b] Ghent and Brussels add up', () => {
    const f = before(1, { ghent: ['fr-g-cav'], brussels: ['fr-1-inf1'] }).play('end');
    f.plays('starve ad-1-br', 'starve ad-2-br');
    expect([f.turn, f.losses('anglo-dutch'), f.losses('prussian')]).toEqual([2, 2, 0]);
  });

  it('[9.0a] [9.0b] [9.0c] all three together', () => {
    const f = before(1, { ghent: ['fr-g-cav'], brussels: ['fr-1-inf1'], liege: ['fr-2-inf1'] }).play('end');
    for (let i = 0; i < 4; i++) f.play(f.choices()[0]);
    expect([f.turn, f.losses('anglo-dutch'), f.losses('prussian')]).toEqual([2, 2, 2]);
  });

  it('[9.0c] no city asks for units of the other army', () => {
    const f = before(1, { liege: ['fr-g-cav'] }).play('end');
    expect(f.rule('starve ad-1-br')).toBe('9.0e');
    const g = before(1, { brussels: ['fr-g-cav'] }).play('end');
    expect(g.rule('starve pr-1-inf1')).toBe('9.0e');
  });

  it.each([
    [1, true],
    [2, false],
    [3, true],
    [5, true],
    [6, false],
  ])('[9.0d] at the end of turn %i: %s', (turn, asked) => {
    const f = before(turn, { brussels: ['fr-g-cav'] }).play('end');
    expect(f.step === 'supply').toBe(asked);
  });

  it('[9.0d] after the fights of the turn: who lost the city does not hold it', () => {
    const towns = withOthers({ brussels: ['fr-1-inf1', 'ad-1-br'] }, APART);
    const f = fighting(1, towns, { brussels: ['hal'] })
      .play('show ad-1-br')
      .play('show fr-1-inf1', ...misses(7));
    expect(f.play('retreat fr-1-inf1 hal').decision).toBe('allied movement');
  });

  it('[9.0d] and who has won it does, at once', () => {
    const towns = withOthers({ brussels: ['fr-1-inf1', 'fr-2-inf1', 'ad-1-br'] }, APART);
    const f = fighting(1, towns, { brussels: ['hal'] })
      .play('show ad-1-br')
      .play('show fr-1-inf1', ...misses(7));
    expect(f.play('retreat ad-1-br malines').decision).toBe('allied supply');
  });

  it('[9.0e] the Allied player chooses, any unit anywhere, the leader too', () => {
    const f = before(1, { brussels: ['fr-g-cav'], nivelles: ['ad-2-br'], mons: ['ad-1-ne 1'] }).play('end');
    expect(f.rule('starve ad-1-br', 'french')).toBe('2.0a');
    for (const unit of ['ad-wellington', 'ad-2-br', 'ad-1-ne', 'ad-c-lt'])
      expect(f.rule(`starve ${unit}`)).toBe('allowed');
    expect(f.rule('end')).toBe('9.0e');
    f.play('starve ad-wellington');
    expect([f.where('ad-wellington'), f.turn]).toEqual(['eliminated', 2]);
  });

  it('[9.0e] the whole unit is lost, whatever its strength', () => {
    const f = before(1, { brussels: ['fr-g-cav'] })
      .play('end')
      .play('starve ad-1-br');
    expect([f.where('ad-1-br'), f.strength('ad-1-br')]).toEqual(['eliminated', 0]);
  });

  it('[9.0e] a unit that is gone can not be given up again', () => {
    const f = before(1, { liege: ['fr-g-cav'], eliminated: ['pr-1-inf1'] })
      .play('end')
      .play('starve pr-2-inf1');
    expect(f.rules('starve pr-1-inf1', 'starve pr-2-inf1')).toEqual(['9.0e', '9.0e']);
  });

  it('[9.0e] if fewer are left all are lost', () => {
    const all = unitsOf('prussian').filter((unit) => unit !== 'pr-4-cav');
    const f = before(1, { liege: ['fr-g-cav'], eliminated: all }).play('end');
    // By supply, before the check of defeats (10.0b) takes what is left of the army.
    expect(f.told('eliminated').map(({ rule, data }) => [rule, data.unit])).toEqual([['9.0e', 'pr-4-cav']]);
    expect([f.losses('prussian'), f.turn]).toEqual([18, 2]);
    // As many as are owed: nobody is asked either.
    const two = before(1, { liege: ['fr-g-cav'], eliminated: all.slice(1) }).play('end');
    expect(two.told('eliminated').map(({ rule }) => rule)).toEqual(['9.0e', '9.0e']);
  });

  it('[9.0e] an army that is gone has nothing to give', () => {
    const f = before(1, { liege: ['fr-g-cav'], eliminated: unitsOf('prussian') }).play('end');
    expect([f.turn, f.decision]).toEqual([2, 'allied movement']);
    expect(f.told('city-held')).toEqual([]);
  });

  it('[9.0e] [11.0a] of three players the owner of the army chooses', () => {
    const f = before(1, { liege: ['fr-g-cav'], brussels: ['fr-1-inf1'] }, THREE).play('end');
    const seen: string[] = [];
    while (f.step === 'supply') {
      seen.push(f.seat);
      const own = f.seat === 'anglo-dutch' ? 'ad' : 'pr';
      expect(f.choices().every((line) => line.startsWith(`starve ${own}-`))).toBe(true);
      f.play(f.choices()[0]);
    }
    expect(seen.sort()).toEqual(['anglo-dutch', 'prussian', 'prussian']);
  });

  it('[9.0f] the loss stops when the city is left and begins again when it is entered', () => {
    const f = before(1, { brussels: ['fr-g-cav'] })
      .play('end')
      .play('starve ad-1-br')
      .play('end');
    expect(f.plays('fr-g-cav brussels-hal', 'end').decision).toBe('allied movement');
    expect([f.turn, f.losses('anglo-dutch')]).toEqual([4, 1]);
    f.plays('end', 'fr-g-cav hal-brussels', 'end');
    expect([f.turn, f.decision]).toEqual([5, 'allied supply']);
  });

  it('[9.0f] it goes on every French turn while the city is held', () => {
    const f = before(1, { brussels: ['fr-g-cav'] });
    for (const unit of ['ad-1-br', 'ad-2-br', 'ad-r-br1']) f.play('end').play(`starve ${unit}`).play('end');
    expect([f.turn, f.losses('anglo-dutch')]).toEqual([7, 3]);
  });

  it('[9.0g] the French lose nothing to supply', () => {
    const f = before(2, { beaumont: ['ad-1-br'], philippeville: ['pr-1-inf1'], solre: ['ad-2-br'] }).play('end');
    expect([f.turn, f.decision]).toEqual([3, 'french movement']);
    f.play('end');
    expect([f.turn, f.losses('french')]).toEqual([4, 0]);
  });

  it('[9.0h] [10.1a] what is lost counts towards the defeat of the army', () => {
    const f = before(1, { brussels: ['fr-g-cav'], eliminated: unitsOf('anglo-dutch').slice(0, 7) }).play('end');
    f.play(f.choices()[0]);
    expect(f.losses('anglo-dutch')).toBe(16);
    const g = before(1, { brussels: ['fr-g-cav'], eliminated: unitsOf('anglo-dutch').slice(0, 6) }).play('end');
    g.play(g.choices()[0]);
    expect(g.losses('anglo-dutch')).toBe(7);
  });
});

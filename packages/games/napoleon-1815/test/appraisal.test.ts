import { concealed, randomBits, type State, seededDice } from '@hundred-days/kernel';
import { createNapoleon1815, position } from '@hundred-days/napoleon-1815';
import { appraise } from '@hundred-days/napoleon-1815/appraisal';
import { determinize } from '@hundred-days/napoleon-1815/determinize';
import { FORMAT } from '@hundred-days/napoleon-1815/format';
import { describe, expect, test } from 'vitest';
import { w } from './world.ts';

const { ELIMINATED } = position;
const game = createNapoleon1815(w, FORMAT);

describe('the appraisal', () => {
  const begin = (): State => {
    const started = game.start({ scenario: 'historical', options: {} }, seededDice('a'), null);
    if (!started.ok) throw new Error('the set-up is at fault');
    return started.value;
  };
  const without = (s: State, unit: number): State => {
    const less = s.slice();
    less[w.at.where + unit] = ELIMINATED;
    less[w.at.strength + unit] = 0;
    game.rebuild(less);
    return less;
  };

  test('every unit lost makes its side worse off and the other better', () => {
    const s = begin();
    for (let unit = 0; unit < w.unitCount; unit++) {
      // Of two players the French have the first seat.
      const own = w.side[unit];
      const other = 1 - own;
      expect(appraise(w, without(s, unit), own)).toBeLessThan(appraise(w, s, own));
      expect(appraise(w, without(s, unit), other)).toBeGreaterThan(appraise(w, s, other));
    }
  });

  test('[10.0a] the last units before the defeat of an army cost it and profit the enemy far more than the first', () => {
    for (const [army, units] of w.unitsOfArmy.entries()) {
      const [last, ...others] = [...units];
      const near = others.slice(0, w.defeatedAt[army] - 2).reduce(without, begin());
      for (const side of [0, 1]) {
        const costs = (s: State): number => Math.abs(appraise(w, without(s, last), side) - appraise(w, s, side));
        expect(costs(near)).toBeGreaterThan(2 * costs(begin()));
      }
    }
  });

  /** What it is worth to a side that some units stand elsewhere. */
  const worthOfMoving = (side: number, ids: readonly string[], town: string): number => {
    const s = begin();
    const moved = s.slice();
    for (const id of ids) moved[w.at.where + w.unitIndex(id)] = w.net.indexOf(town);
    game.rebuild(moved);
    return appraise(w, moved, side) - appraise(w, s, side);
  };

  /** What it is worth to the French that their blocks stand in some towns by turns, with all Allies in one. */
  const frenchBefore = (turn: number, allies: string, ...towns: readonly string[]): number => {
    const s = begin();
    s[w.at.turn] = turn;
    for (let unit = 0; unit < w.unitCount; unit++)
      s[w.at.where + unit] = w.net.indexOf(w.side[unit] === 0 ? towns[unit % towns.length] : allies);
    game.rebuild(s);
    return appraise(w, s, 0);
  };
  const frenchAt = (...towns: readonly string[]): number => frenchBefore(1, 'liege', ...towns);

  test('the French press on to the nearest city, all together', () => {
    expect(frenchAt('mons')).toBeGreaterThan(frenchAt('bavay'));
    expect(frenchAt('braine-le-comte')).toBeGreaterThan(frenchAt('mons'));
    expect(frenchAt('beaumont')).toBeGreaterThan(frenchAt('beaumont', 'valenciennes'));
  });

  test('[10.2b] who stands before the enemy and waits is the worse off the later it is', () => {
    for (const turn of [10, 14, 18])
      expect(frenchBefore(turn + 4, 'brussels', 'hal')).toBeLessThan(frenchBefore(turn, 'brussels', 'hal') - 100);
  });

  test('[10.1d] on the last turn the French have to be where they can go to two cities', () => {
    expect(frenchBefore(22, 'liege', 'alost')).toBeGreaterThan(frenchBefore(22, 'liege', 'hal') + 500);
    expect(frenchBefore(22, 'liege', 'hal', 'oudenarde')).toBeGreaterThan(frenchBefore(22, 'liege', 'hal') + 500);
  });

  test('the Allies gather by the city that is threatened', () => {
    expect(worthOfMoving(1, ['pr-4-inf1', 'pr-4-inf2'], 'louvain')).toBeGreaterThan(
      worthOfMoving(1, ['pr-4-inf1', 'pr-4-inf2'], 'ciney'),
    );
  });

  /** What it is worth to the Allies that the Prussians of Hannut stand in another town, with the French and the other Allies in these. */
  const worthOfRelief = (to: string, turn: number, others: Readonly<Record<string, readonly string[]>>): number => {
    const at = (hannut: string): State => {
      const s = begin();
      s[w.at.turn] = turn;
      for (let unit = 0; unit < w.unitCount; unit++) {
        const towns = others[w.unitIds[unit].slice(0, 2)] ?? (unit % 3 === 0 ? ['liege'] : [hannut]);
        s[w.at.where + unit] = w.net.indexOf(towns[unit % towns.length]);
      }
      game.rebuild(s);
      return s;
    };
    return appraise(w, at(to), 1) - appraise(w, at('hannut'), 1);
  };

  test('an army the French cannot come to gains nothing by its mass: it goes to help where they are', () => {
    const threatened = { fr: ['hal'], ad: ['brussels'] };
    for (const town of ['jodoigne', 'tirlemont']) expect(worthOfRelief(town, 10, threatened)).toBeGreaterThan(1);
  });

  test('the French do not keep away from who might gather when they come', () => {
    const at = (town: string): number => {
      const s = begin();
      for (let unit = 0; unit < w.unitCount; unit++)
        if (w.side[unit] === 0) s[w.at.where + unit] = w.net.indexOf(town);
        else s[w.at.where + unit] = w.net.indexOf(unit % 2 === 0 ? 'brussels' : 'waterloo');
      game.rebuild(s);
      return appraise(w, s, 0);
    };
    expect(at('mons')).toBeGreaterThan(at('valenciennes') + 10);
  });

  test('[10.1d] with two cities lost there is nothing left to guard: the Allies go back for one of them', () => {
    const lost = { fr: ['brussels', 'ghent'], ad: ['malines'] };
    for (const turn of [12, 18]) expect(worthOfRelief('jodoigne', turn, lost)).toBeGreaterThan(1);
  });

  test('a view is worth the same whatever lies hidden in it', () => {
    const s = begin();
    const view = concealed(game, s, 0);
    const other = determinize(w, view, 0, randomBits('c'));
    expect(other).not.toEqual(s);
    expect(appraise(w, concealed(game, other, 0), 0)).toBe(appraise(w, view, 0));
  });
});

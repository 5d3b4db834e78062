import type { State } from '@hundred-days/kernel';
import {
  allChoices,
  below,
  concealed,
  firstSeatToAct,
  randomBits,
  sameState,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { createNapoleon1815, position } from '@hundred-days/napoleon-1815';
import { determinize } from '@hundred-days/napoleon-1815/determinize';
import { FORMAT } from '@hundred-days/napoleon-1815/format';
import { describe, expect, test } from 'vitest';
import { w } from './world.ts';

const { UNKNOWN } = position;
const game = createNapoleon1815(w, FORMAT);

const TABLES = [
  ['free', {}],
  ['historical', {}],
  ['historical', { hiddenUntilFire: true }],
  ['historical', { threePlayers: true }],
  ['free', { bidding: true }],
] as const;

/** Positions of games played by lot: one in so many, after each choice. */
function* positions(scenario: string, options: Readonly<Record<string, boolean>>, every: number): Generator<State> {
  const started = game.start({ scenario, options }, seededDice('set-up'), null);
  if (!started.ok) throw new Error('the set-up is at fault');
  const s = started.value;
  const dice = seededDice('dice');
  const bits = randomBits('lots');
  for (let i = 0; i < 1500; i++) {
    const seat = firstSeatToAct(game, s);
    if (seat < 0) return;
    if (i % every === 0) yield s;
    const choices = allChoices(game, s, seat);
    expect(submit(game, s, seat, choices[below(choices.length, bits)], dice)).toBeNull();
  }
}

describe('a whole position for a view', () => {
  test.each(TABLES)('%s %j: it is sound and gives the same view again', (scenario, options) => {
    const bits = randomBits('units');
    let seen = 0;
    for (const s of positions(scenario, options, 7)) {
      for (let seat = 0; seat < s[w.at.seats]; seat++) {
        const view = concealed(game, s, seat);
        const whole = determinize(w, view, seat, bits);
        expect(game.unsound(whole)).toEqual([]);
        expect([...whole.subarray(w.at.where, w.at.where + w.unitCount)]).not.toContain(UNKNOWN);
        const again = concealed(game, whole, seat);
        // Number by number only where they differ.
        if (!sameState(again, view)) expect([...again]).toEqual([...view]);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('a belief is followed where the view allows it', () => {
    const started = game.start({ scenario: 'historical', options: {} }, seededDice('a'), null);
    if (!started.ok) throw new Error('the set-up is at fault');
    const s = started.value;
    const town = s.slice(w.at.where, w.at.where + w.unitCount);
    const strength = new Int16Array(w.unitCount).fill(1);
    const whole = determinize(w, concealed(game, s, 0), 0, randomBits('b'), { town, strength });
    expect([...whole.slice(w.at.where, w.at.where + w.unitCount)]).toEqual([...town]);
    for (const unit of w.unitsOf[1]) expect(whole[w.at.strength + unit]).toBe(1);
    for (const unit of w.unitsOf[0]) expect(whole[w.at.strength + unit]).toBe(w.strength[unit]);
  });
});

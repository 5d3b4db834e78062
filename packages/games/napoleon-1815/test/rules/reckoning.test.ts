import { allChoices, below, firstSeatToAct, randomBits, type State, seededDice, submit } from '@hundred-days/kernel';
import { createNapoleon1815, firepowerAt, position } from '@hundred-days/napoleon-1815';
import { fireReckoning, moraleReckoning, SQUARES, skirmishReckoning } from '@hundred-days/napoleon-1815/battle';
import { FORMAT } from '@hundred-days/napoleon-1815/format';
import { describe, expect, test } from 'vitest';
import { battle, type Line, pass } from '../battles.ts';
import { type Field, unitNumber } from '../support.ts';
import { CASES } from '../words.ts';
import { w } from '../world.ts';

const game = createNapoleon1815(w, FORMAT);

const french: Line = {
  left: ['fr-3-inf1'],
  center: ['fr-g-inf', 'fr-g-art1'],
  right: ['fr-3cc-cav', 'fr-3cc-ha'],
  reserve: ['fr-1cc-cav'],
  holders: ['fr-g-art1'],
};
const prussian: Line = {
  left: ['pr-3-inf1', 'pr-3-inf2 1'],
  center: ['pr-1-inf1', 'pr-blucher'],
  right: ['pr-2-inf1'],
  holders: ['pr-1-inf1'],
};
const field = (): Field =>
  battle({
    attacker: french,
    defender: prussian,
    marks: {
      attacker: ['hill', 'center'],
      defender: [
        ['woods', 'right'],
        ['farm', 'center'],
      ],
    },
  });
/** The steps of a battle played by lot to its end. */
function* fought(seed: string): Generator<State> {
  const s = field().state;
  const dice = seededDice(seed);
  const bits = randomBits(seed);
  for (let i = 0; i < 600 && position.slotOf(w, s, s[w.at.fight]) >= 0; i++) {
    yield s.slice();
    const choices = allChoices(game, s, firstSeatToAct(game, s));
    const action = choices[below(choices.length, bits)];
    expect(submit(game, s, firstSeatToAct(game, s), action, dice)).toBeNull();
  }
}

const sum = (changes: readonly { readonly by: number }[]): number => changes.reduce((all, { by }) => all + by, 0);

/** Every change there is in a battle has been seen. */
const FIRE_CODES = [
  'cavalry-at-square',
  'farm',
  'first-fire',
  'first-fire-used',
  'guns-at-square',
  'hill',
  'hill-unused',
  'horse-at-square',
  'infantry-at-square',
  'no-shock',
  'shock',
  'shock-lost',
  'woods',
];

describe('a fire spelled out', () => {
  test('the changes add up to the firepower the dice are thrown with, in every position of battles played by lot', () => {
    const rules = new Set(CASES.map(({ id }) => id));
    const found = new Set<string>();
    for (const s of ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => [...fought(seed)])) {
      for (let unit = 0; unit < w.unitCount; unit++) {
        if (position.whereIs(w, s, unit) !== s[w.at.fight] || position.placeOf(w, s, unit) === 0) continue;
        for (const group of [0, SQUARES]) {
          const { printed, changes, firepower } = fireReckoning(w, s, unit, group);
          expect(printed + sum(changes)).toBe(firepower);
          expect(firepower).toBe(firepowerAt(w, s, unit, group));
          for (const { rule, code } of changes) {
            expect(rules.has(rule)).toBe(true);
            found.add(code);
          }
        }
      }
    }
    expect([...found].sort()).toEqual(FIRE_CODES);
  });

  const codes = (f: Field, unit: string, group = 0): string[] =>
    fireReckoning(w, f.state, unitNumber(unit), group).changes.map(({ code, by }) => `${code} ${by}`);

  test('[6.33h] [6.51c] shock is named, and named as lost against a square', () => {
    const f = field().play('shift fr-3cc-cav @enemy-left');
    expect(codes(f, 'fr-3cc-cav')).toEqual(['shock 1']);
    expect(codes(f, 'fr-3cc-cav', SQUARES)).toEqual(['cavalry-at-square -1', 'shock-lost 0']);
  });

  test('[6.21g] [6.21n] [6.33k] ground and the first fire at short range are named', () => {
    const f = field().plays('shift fr-3cc-ha @enemy-left');
    expect(codes(f, 'fr-g-art1')).toEqual(['hill 1']);
    expect(codes(f, 'pr-1-inf1')).toEqual(['farm 1']);
    expect(codes(f, 'fr-3cc-ha')).toEqual(['first-fire 1']);
    f.play('fire fr-3cc-ha @line', 6, 6);
    expect(codes(f, 'fr-3cc-ha')).toEqual(['first-fire-used 0']);
  });

  test('[6.31b] [6.31e] what a morale check needs, with and without a leader', () => {
    const f = pass(field().plays('shift fr-3cc-cav @enemy-left', 'shift fr-g-inf @enemy-center'));
    expect(moraleReckoning(w, f.state, unitNumber('pr-3-inf2'))).toEqual({ needs: 4, changes: [], deadly: false });
    expect(moraleReckoning(w, f.state, unitNumber('pr-1-inf1')).needs).toBe(3);
  });

  test('[6.6f] in a skirmish only the arm counts', () => {
    const s = field().state;
    expect(skirmishReckoning(w, s, unitNumber('fr-g-inf')).firepower).toBe(1);
    expect(skirmishReckoning(w, s, unitNumber('fr-3cc-cav')).firepower).toBe(2);
  });
});

import { describe, expect, test } from 'vitest';
import type { Game, GameEvent, Refusal } from '../src/index.ts';
import {
  beginScripted,
  indexIn,
  laid,
  lastTold,
  PlayedField,
  Tally,
  typesOfChoices,
  writtenChoices,
} from '../src/testing/index.ts';
import { createToy, type ToyAction } from './toy.ts';

/** The tools that the rules of every game are tested with do not let a mistake of a test pass. */

const toy = createToy(2);

class ToyField extends PlayedField<ToyAction> {
  why(line: string, strictly = false): Refusal | null {
    return this.refuse(line, this.chair, strictly);
  }
}

function begun(game: Game<ToyAction> = toy, ...dice: number[]): ToyField {
  const events: GameEvent[] = [];
  const setup = { scenario: 'plain', options: {} };
  return new ToyField(game, beginScripted(game, setup, dice.length > 0 ? dice : [3, 4], events), events);
}

const turn = (): ToyField => begun().plays('bid @high', 'bid @low');

describe('a start', () => {
  test('throws its faults, and dice it leaves', () => {
    expect(() => beginScripted(toy, { scenario: 'none', options: {} }, [], [])).toThrow('unknown-scenario');
    expect(() => begun(toy, 1, 2, 3)).toThrow('the start left 1 dice unused');
  });
});

describe('a line', () => {
  test('is played for whoever has to decide, with the dice given', () => {
    const field = turn();
    expect([field.seat, field.step, field.outcome]).toEqual(['seat0', 'turn', null]);
    field.play('roll and end', 5);
    expect(field.last('rolled').die).toBe(5);
    expect(field.told('rolled')).toHaveLength(1);
    expect(field.seat).toBe('seat1');
  });

  test.each<[string, number[], string]>([
    ['dance', [], "'dance' cannot be read"],
    ['u2 p1', [], "'u2 p1' was refused: 2.1 not-yours"],
    ['roll', [1, 2], "'roll' left 1 dice unused"],
  ])('%s with dice %j is thrown back', (line, dice, message) => {
    expect(() => turn().play(line, ...dice)).toThrow(message);
  });

  test('that leaves an impossible position is thrown back', () => {
    const field = new ToyField({ ...toy, unsound: () => ['counts'] }, turn().state, []);
    expect(() => field.play('u0 p1')).toThrow("'u0 p1' left an impossible position: counts");
  });
});

describe('a refusal', () => {
  test('is told without a change; earlier actions of the line are tried first', () => {
    const field = turn();
    const before = field.state.slice();
    expect(field.why('u2 p1')?.code).toBe('not-yours');
    expect(field.why('u0 p1')).toBeNull();
    expect(field.play('roll', 6).why('roll and end')?.code).toBe('once');
    expect(turn().why('roll and end')).toBeNull();
    expect(turn().state).toEqual(before);
  });

  test('of a line as written may be another than of one filled in', () => {
    expect(turn().why('u0 p1')).toBeNull();
    expect(turn().why('u0 p1', true)?.code).toBe('gap');
  });

  test('that changes the position is thrown back', () => {
    const phase = toy.phase(turn().state);
    const careless = {
      ...phase,
      refuse: (s: Int16Array): null => {
        s[0] += 1;
        return null;
      },
    };
    const field = new ToyField({ ...toy, phase: () => careless }, turn().state, []);
    expect(() => field.why('u0 p1')).toThrow("refusing 'u0 p1' changed the position");
  });
});

test('choices as notation and by type, none for nobody', () => {
  const { state } = turn();
  expect(turn().choices('u1')).toEqual(['u1 p0-p1', 'u1 p0-p1-p2', 'u1 p0-p1-p2-p3']);
  expect(typesOfChoices(toy, state, 0)).toContain('roll');
  expect([writtenChoices(toy, state, -1), typesOfChoices(toy, state, -1)]).toEqual([[], []]);
});

test('what is not there is thrown: an id, an event, a case', () => {
  expect(indexIn(['a', 'b'], 'b')).toBe(1);
  expect(() => indexIn(['a', 'b'], 'c')).toThrow('there is no c');
  expect(() => lastTold(turn().events, 'home')).toThrow("no 'home' among peeked");
  const tally = new Tally();
  tally.add('met', 2);
  expect(tally.get('met')).toBe(2);
  expect(() => tally.expectAll('met')).not.toThrow();
  expect(() => tally.expectAll('met', 'missed')).toThrow('never came up: missed');
});

test('a position is laid out from lines, and one that names a unit twice or nowhere is none', () => {
  expect(laid('fr-1 2110, hq-ney 2108 battle', 'fr-2 blown 3')).toEqual({
    'fr-1': '2110',
    'hq-ney': '2108 battle',
    'fr-2': 'blown 3',
  });
  expect(() => laid('fr-1 2110, fr-2 2111', 'fr-1 2112')).toThrow('fr-1 2112');
  expect(() => laid('fr-1')).toThrow('fr-1');
});

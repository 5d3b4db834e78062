import { describe, expect, test } from 'vitest';
import { readAction, readLine, writeAction } from '../src/index.ts';
import { createToy, type ToyAction } from './toy.ts';

const game = createToy(2);

const lines: readonly (readonly [string, ToyAction])[] = [
  ['u1 p0-p1-p2', { type: 'step', unit: 1, path: [0, 1, 2] }],
  ['u0 p3', { type: 'step', unit: 0, path: [3] }],
  ['bid @high', { type: 'bid', card: 1 }],
  ['rest u0 u1', { type: 'rest', units: [0, 1] }],
  ['end', { type: 'end', unrolled: false }],
  ['end unrolled', { type: 'end', unrolled: true }],
  ['home u3 p0', { type: 'home', unit: 3, to: 0 }],
  ['roll', { type: 'roll' }],
];

test.each(lines)('%s', (line, action) => {
  expect(writeAction(game, action)).toBe(line);
  expect(readAction(game, line)).toEqual({ ok: true, value: action });
  expect(readAction(game, `  ${line.replaceAll(' ', ' \t ')} `)).toEqual({ ok: true, value: action });
});

test('units are read in their order, whatever order they are typed in', () => {
  expect(readAction(game, 'rest u1 u0')).toEqual({ ok: true, value: { type: 'rest', units: [0, 1] } });
});

test('a place with hyphens in its id is read whole in a path', () => {
  const towns = { ...game, placeIds: ['st-truiden', 'st', 'braine-le-comte', 'mons'] };
  const action: ToyAction = { type: 'step', unit: 1, path: [3, 2, 0, 1, 3] };
  const line = 'u1 mons-braine-le-comte-st-truiden-st-mons';
  expect(writeAction(towns, action)).toBe(line);
  expect(readAction(towns, line)).toEqual({ ok: true, value: action });
  for (const part of ['u1 braine-le', 'u1 mons-truiden', 'u1 mons--st', 'u1 -mons'])
    expect(readAction(towns, part)).toMatchObject({ ok: false, faults: [{ code: 'bad-argument' }] });
});

describe('what cannot be read', () => {
  const faults: readonly (readonly [string, string, string, object])[] = [
    ['', 'unknown-word', '', { text: '' }],
    ['   ', 'unknown-word', '', { text: '' }],
    ['march u1', 'unknown-word', 'march', { text: 'march' }],
    ['__proto__', 'unknown-word', '__proto__', {}],
    ['toString u1', 'unknown-word', 'toString', {}],
    ['u9 p0', 'unknown-word', 'u9', {}],
    ['u1', 'bad-argument', '', { argument: 'path' }],
    ['u1 p0-p9', 'bad-argument', 'p0-p9', { argument: 'path' }],
    ['u1 p0-', 'bad-argument', 'p0-', { argument: 'path' }],
    ['u1 p0 p1', 'too-many-words', 'p1', { text: 'p1' }],
    ['bid high', 'bad-argument', 'high', { argument: 'card' }],
    ['bid @highest', 'bad-argument', '@highest', { argument: 'card' }],
    ['bid', 'bad-argument', '', { argument: 'card' }],
    ['rest', 'bad-argument', '', { argument: 'units' }],
    ['rest p0', 'bad-argument', 'p0', { argument: 'units' }],
    ['rest u0 p0', 'too-many-words', 'p0', {}],
    ['home u1 p7', 'bad-argument', 'p7', { argument: 'to' }],
    ['home x p0', 'bad-argument', 'x', { argument: 'unit' }],
    ['end rolled', 'too-many-words', 'rolled', {}],
    ['end unrolled unrolled', 'too-many-words', 'unrolled', {}],
    ['ROLL', 'unknown-word', 'ROLL', {}],
  ];
  test.each(faults)('%j', (line, code, at, data) => {
    expect(readAction(game, line)).toMatchObject({ ok: false, faults: [{ code, at, data }] });
    expect(readLine(game, line)).toMatchObject({ ok: false, faults: [{ code, at, data }] });
  });

  test('a line that is too long is not looked at', () => {
    const long = `rest ${'u0 '.repeat(700)}`;
    const wanted = { ok: false, faults: [{ code: 'line-too-long', at: '', data: { longest: 2000 } }] };
    expect(readAction(game, long)).toEqual(wanted);
    const untouched = { ...game, phrases: { ...game.phrases, expand: () => expect.unreachable() } };
    expect(readLine(untouched, long)).toEqual(wanted);
    expect(readAction(game, 'roll'.padEnd(2000))).toMatchObject({ ok: true });
  });
});

test('a compound line is read into all its actions, or not at all', () => {
  expect(readLine(game, 'roll and end')).toEqual({
    ok: true,
    value: [{ type: 'roll' }, { type: 'end', unrolled: false }],
  });
  expect(readLine(game, 'roll')).toEqual({ ok: true, value: [{ type: 'roll' }] });
  const half = { ...game, phrases: { ...game.phrases, expand: () => ['roll', 'nonsense'] } };
  expect(readLine(half, 'x')).toMatchObject({ ok: false, faults: [{ code: 'unknown-word', at: 'nonsense' }] });
});

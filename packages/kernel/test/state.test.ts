import { expect, expectTypeOf, test } from 'vitest';
import { copyInto, copyState, coreBytes, layout, link, plainCopy, sameState } from '../src/index.ts';

test('a layout puts the fields one after another, the derived ones last', () => {
  const at = layout({ turn: 1, where: 5 }, { occupant: 7, guest: 2 });
  expect(at).toMatchObject({ turn: 0, where: 1, occupant: 6, guest: 13, coreSize: 6, size: 15 });
  expect(at.fields.map(({ name, from, size }) => [name, from, size])).toEqual([
    ['turn', 0, 1],
    ['where', 1, 5],
  ]);
  expect(Object.isFrozen(at)).toBe(true);
  expectTypeOf(at.occupant).toBeNumber();
  // @ts-expect-error: a field that was not laid out
  expect(at.nothing).toBeUndefined();
});

test('a layout may have no derived part', () => {
  expect(layout({ turn: 1 }, {})).toMatchObject({ turn: 0, coreSize: 1, size: 1 });
});

test('copies share nothing', () => {
  const state = Int16Array.of(1, 2, 3);
  const copy = copyState(state);
  copy[0] = 9;
  expect([...state]).toEqual([1, 2, 3]);
  copyInto(copy, state);
  expect([...copy]).toEqual([1, 2, 3]);
  state[1] = 7;
  expect([...copy]).toEqual([1, 2, 3]);
});

test('positions are the same only number for number and in length', () => {
  expect(sameState(Int16Array.of(1, 2), Int16Array.of(1, 2))).toBe(true);
  expect(sameState(Int16Array.of(1, 2), Int16Array.of(1, 3))).toBe(false);
  expect(sameState(Int16Array.of(1, 2), Int16Array.of(1, 2, 0))).toBe(false);
});

test('the core as bytes is little-endian and stops at the core', () => {
  expect([...coreBytes(Int16Array.of(1, -1, 0x0102, -32768, 99), 4)]).toEqual([1, 0, 255, 255, 2, 1, 0, 128]);
});

test('a plain copy is what a file would hold', () => {
  const data = { list: [1, { deep: true }], gone: undefined };
  const copy = plainCopy(data);
  expect(copy).toEqual({ list: [1, { deep: true }] });
  expect(copy.list).not.toBe(data.list);
});

test('a link depends on the link before it, on the text and on the bytes', () => {
  const bytes = Uint8Array.of(1, 2, 3);
  const one = link('a', 'b', bytes);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  // SHA-256 of "a\nb\n" and the bytes 1 2 3.
  expect(one).toBe('01f639aaa586d3726dcb2dc4ac564e667600395068331d69b6d694719dd1d39c');
  expect(link('a', 'b', bytes)).toBe(one);
  expect(
    new Set([one, link('A', 'b', bytes), link('a', 'B', bytes), link('a', 'b', Uint8Array.of(1, 2, 4))]).size,
  ).toBe(4);
  expect(link('é', '“', bytes)).not.toBe(link('e', '"', bytes));
});

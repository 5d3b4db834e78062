import { expect, test } from 'vitest';
import { worldOf, worldsOf } from '../src/index.ts';

const SCENARIOS = { ligny: 'ligny', campaign: 'brabant', 'grand-ligny': 'brabant' };

test('each world of a game is named once, that of its first scenario first', () => {
  expect(worldsOf(SCENARIOS)).toEqual(['ligny', 'brabant']);
});

test('a scenario is played in its world; one described in a file where it says, or in the first', () => {
  expect(worldOf(SCENARIOS, { scenario: 'grand-ligny' })).toBe('brabant');
  expect(worldOf(SCENARIOS, { scenario: { world: 'brabant' } })).toBe('brabant');
  expect(worldOf(SCENARIOS, { scenario: {} })).toBe('ligny');
});

test('a scenario or a world that a game does not have is none', () => {
  expect(worldOf(SCENARIOS, { scenario: 'toString' })).toBeUndefined();
  expect(worldOf(SCENARIOS, { scenario: { world: 'moscow' } })).toBeUndefined();
  expect(worldOf(SCENARIOS, { scenario: { world: 3 } })).toBeUndefined();
});

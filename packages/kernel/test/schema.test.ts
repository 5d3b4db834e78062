import fc from 'fast-check';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { actionSchema, shapeFault } from '../src/index.ts';

const table = {
  move: { word: '', args: { unit: 'unit', path: 'path' } },
  lose: { word: 'lose', args: { units: 'units' } },
  end: { word: 'end', args: { sure: { flag: 'sure' } } },
  roll: { word: 'roll', args: { column: { oneOf: ['1-1', '2-1'] } } },
  go: { word: 'go', args: { to: 'place' } },
} as const;
const limits = { units: 4, places: 6, path: 3 };
const schema = actionSchema(table, limits);

const number = fc.oneof(fc.integer({ min: -1, max: 7 }), fc.constantFrom(Number.NaN, 0.5));
const value = fc.oneof(number, fc.boolean(), fc.array(number, { maxLength: 5 }), fc.constantFrom('x', null));
const input = fc.record(
  {
    type: fc.constantFrom(...Object.keys(table), 'other'),
    unit: value,
    path: value,
    units: value,
    sure: value,
    column: value,
    to: value,
  },
  { requiredKeys: ['type'] },
);

/** An action by its table, so that many inputs are right or nearly so. */
const wellMade = fc.oneof(
  fc.record({ type: fc.constant('move'), unit: fc.nat(3), path: fc.array(fc.nat(5), { minLength: 1, maxLength: 3 }) }),
  fc.record({
    type: fc.constant('lose'),
    units: fc.uniqueArray(fc.nat(3), { minLength: 1 }).map((list) => list.sort()),
  }),
  fc.record({ type: fc.constant('end'), sure: fc.boolean() }),
  fc.record({ type: fc.constant('roll'), column: fc.nat(1) }),
  fc.record({ type: fc.constant('go'), to: fc.nat(5) }),
);

test('the schema takes what the gate takes; only the order of a set of units is left to the gate', () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(input, wellMade), (action) => {
      const units = (action as { units?: unknown }).units;
      fc.pre(!Array.isArray(units) || units.every((unit, i) => i === 0 || unit > units[i - 1]));
      const gate = shapeFault(table, limits, action) === null;
      if (gate) taken++;
      expect(Value.Check(schema, action)).toBe(gate);
    }),
    { numRuns: 2000, seed: 1815 },
  );
  expect(taken).toBeGreaterThan(300);
});

import { expect, test } from 'vitest';
import { bad, type Fault, fault, type Result, sayFault } from '../src/index.ts';

const faults = (count: number): Fault[] => Array.from({ length: count }, (_, i) => fault('odd', `units.${i}`));
const told = (result: Result<never>): readonly Fault[] => (result.ok ? [] : result.faults);

test('twenty faults are all told; of more the first twenty, and how many there are besides', () => {
  expect(told(bad(faults(20)))).toEqual(faults(20));
  const many = told(bad(faults(110_000)));
  expect(many).toEqual([...faults(20), { code: 'more-faults', at: '', data: { further: 109_980 } }]);
  expect(sayFault(null, many[20])).toBe('And further faults: 109980.');
});

test('what was counted already is not counted again', () => {
  const many = bad<never>(faults(30));
  expect(bad(told(many))).toEqual(many);
});

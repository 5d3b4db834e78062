import { createHash } from 'node:crypto';
import { RecordSchema, seededDice, Table, writeRecord } from '@hundred-days/kernel';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { bytesToHex, concatBytes, utf8ToBytes } from '../src/lean/bytes.ts';
import { sha256 } from '../src/lean/sha2.ts';
import { type Schema, Type } from '../src/lean/typebox.ts';
import { Value as Own } from '../src/lean/value.ts';
import { game } from './battle.ts';

describe('what stands in for libraries in the page', () => {
  test('the hash is SHA-256, whatever the length', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 0xff);
      expect(bytesToHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 5000 }), (text, bytes) => {
        const whole = concatBytes(utf8ToBytes(text), bytes);
        expect(bytesToHex(sha256(whole))).toBe(createHash('sha256').update(whole).digest('hex'));
      }),
    );
  });

  /** A schema of the library is plain data of the same shape, but for the mark of an optional field. */
  const record = (): Record<string, unknown> => {
    const opened = Table.open(game, { scenario: 'grouchy', options: {} }, seededDice(1));
    if (!opened.ok) throw new Error('no table');
    return JSON.parse(JSON.stringify(writeRecord(opened.value, 0))) as Record<string, unknown>;
  };

  test('a record that fits for the library fits here, and one spoilt in any field for neither', () => {
    const whole = record();
    expect(Own.Check(RecordSchema as unknown as Schema, whole)).toBe(true);
    const names = [...Object.keys(whole), 'stranger'];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => {
        const spoilt = { ...whole, [name]: value };
        const fits = Value.Check(RecordSchema, spoilt);
        expect(Own.Check(RecordSchema as unknown as Schema, spoilt)).toBe(fits);
        const own = [...Own.Errors(RecordSchema as unknown as Schema, spoilt)];
        expect(own.length === 0).toBe(fits);
        if (!fits) {
          const theirs = Value.Errors(RecordSchema, spoilt).map((error) => error.instancePath);
          // The library stops counting at eight.
          if (theirs.length < 8) for (const { instancePath } of own) expect(theirs).toContain(instancePath);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('optional fields, patterns, literals and limits', () => {
    const schema = Type.Object(
      {
        kind: Type.Literal('x'),
        start: Type.Optional(Type.Enum(['turn', 'attack'])),
        turn: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
        units: Type.Record(Type.String({ pattern: '^[a-c]$' }), Type.Union([Type.String(), Type.Boolean()])),
        list: Type.Array(Type.String({ maxLength: 2 }), { maxItems: 2 }),
        rest: Type.Unknown(),
      },
      { additionalProperties: false },
    );
    const fine = { kind: 'x', units: { a: 'one', b: true }, list: ['ab'], rest: null };
    expect([...Own.Errors(schema, fine)]).toEqual([]);
    expect([...Own.Errors(schema, { ...fine, turn: 10 })]).toEqual([]);
    const places = (value: unknown): string[] => [...Own.Errors(schema, value)].map((error) => error.instancePath);
    expect(places({ ...fine, turn: 11 })).toEqual(['/turn']);
    expect(places({ ...fine, turn: 1.5 })).toEqual(['/turn']);
    expect(places({ ...fine, kind: 'y' })).toEqual(['/kind']);
    expect(places({ ...fine, start: 'attack' })).toEqual([]);
    expect(places({ ...fine, start: 'end' })).toEqual(['/start']);
    expect(places({ ...fine, units: { d: 'one' } })).toEqual(['/units']);
    expect(places({ ...fine, units: { a: 1 } })).toEqual(['/units/a']);
    expect(places({ ...fine, list: ['abc', 'a', 'a'] })).toEqual(['/list', '/list/0']);
    expect(places({ ...fine, other: 1 })).toEqual(['']);
    expect(places([])).toEqual(['']);
    expect(places({})).toEqual(['']);
  });
});

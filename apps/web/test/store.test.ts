import { REFEREE, seededDice, Table, writeRecord } from '@hundred-days/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, MemoryStore } from '../src/store/memory.ts';
import { openStore, troubleOf } from '../src/store/open.ts';
import { makeKey, seal, unseal } from '../src/store/seal.ts';
import type { SavedTable } from '../src/store/types.ts';
import { game } from './battle.ts';

function saved(): SavedTable {
  const opened = Table.open(game, { scenario: 'grouchy', options: {} }, seededDice('store'));
  if (!opened.ok) throw new Error('no table');
  const table = opened.value;
  return {
    id: 't1',
    game: 'napoleon-at-waterloo',
    title: 'Napoleon at Waterloo',
    holders: [{ kind: 'here', name: 'you' }],
    created: 1,
    updated: 2,
    summary: 'Turn 1',
    seat: 0,
    over: false,
    setup: table.setup(REFEREE),
    record: writeRecord(table, REFEREE),
  };
}

describe('sealing', () => {
  test('what was sealed can be read with its key and its id, and in no other way', async () => {
    const key = await makeKey();
    const { record } = saved();
    const sealed = await seal(key, 't1', record);
    expect(await unseal(key, 't1', sealed)).toEqual(record);
    await expect(unseal(key, 't2', sealed)).rejects.toThrow();
    await expect(unseal(await makeKey(), 't1', sealed)).rejects.toThrow();
    new Uint8Array(sealed.data)[5] ^= 1;
    await expect(unseal(key, 't1', sealed)).rejects.toThrow();
  });

  test('the key cannot be taken out, and nothing of the record shows in the bytes', async () => {
    const key = await makeKey();
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
    const sealed = await seal(key, 't1', saved().record);
    const text = new TextDecoder('latin1').decode(sealed.data);
    for (const word of ['hundred-days-record', 'dice', 'steps', 'grouchy']) expect(text).not.toContain(word);
  });

  test('the same table is never sealed twice into the same bytes', async () => {
    const key = await makeKey();
    const [one, two] = [await seal(key, 't', 1), await seal(key, 't', 1)];
    expect(new Uint8Array(one.data)).not.toEqual(new Uint8Array(two.data));
  });
});

describe('what lies open', () => {
  test('the card has neither set-up nor record', () => {
    const card = cardOf(saved());
    expect(Object.keys(card)).not.toContain('record');
    expect(Object.keys(card)).not.toContain('setup');
    expect(JSON.stringify(card)).not.toContain('dice');
  });
});

describe('a page without storage', () => {
  test('keeps tables as long as it is open, and says why', async () => {
    const { store, trouble } = await openStore();
    expect(trouble).toBe('insecure');
    await store.save(saved());
    expect((await store.list()).map(({ id }) => id)).toEqual(['t1']);
    expect(await store.load('t1')).toEqual(saved());
    expect(await store.load('t2')).toBeNull();
    expect(await store.claim('t1', () => undefined)).not.toBeNull();
    await store.remove('t1');
    expect(await store.list()).toEqual([]);
  });

  test('troubles have names', () => {
    expect(troubleOf(new DOMException('', 'QuotaExceededError'))).toBe('full');
    expect(troubleOf(new DOMException('', 'SecurityError'))).toBe('closed');
    expect(troubleOf(new Error('x'))).toBe('failed');
    expect(new MemoryStore().onChange()).toBeTypeOf('function');
  });
});

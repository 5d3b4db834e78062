import { readFileSync } from 'node:fs';
import {
  type AnyAction,
  allChoices,
  type Host,
  REFEREE,
  randomBits,
  type State,
  type StepRow,
  seededDice,
} from '@hundred-days/kernel';
import { describe, expect, test } from 'vitest';
import { loadFace } from '../src/faces/index.ts';
import { Keeping, openNew, setupOf, sitAgain } from '../src/store/local.ts';
import { MemoryStore } from '../src/store/memory.ts';
import { openStore, troubleOf } from '../src/store/open.ts';
import { makeKey, seal, unseal } from '../src/store/seal.ts';
import type { KeptTable, OldTable, TableCard, TableStore } from '../src/store/types.ts';
import { game } from './battle.ts';

const CARD: TableCard = {
  id: 't1',
  game: 'napoleon-at-waterloo',
  title: 'Napoleon at Waterloo',
  holders: [{ kind: 'here', name: 'you' }],
  created: 1,
  updated: 2,
  summary: 'Turn 1',
  seat: 0,
  over: false,
};
const card = (): TableCard => CARD;

const rules = game as unknown as Parameters<typeof openNew<AnyAction>>[0];

function opened(): Host<AnyAction> {
  const host = openNew(rules, { scenario: 'grouchy', options: {} }, seededDice('store'));
  if (host === null) throw new Error('no table');
  return host;
}

/** Plays by lot. */
function play(host: Host<AnyAction>, steps: number, seed = 'store'): void {
  const bits = randomBits(seed);
  const { table } = host;
  for (let i = 0; i < steps && table.outcome === null; i++) {
    const choices = allChoices(table.game, table.view(table.seatToAct), table.seatToAct);
    expect(table.submit(table.seatToAct, choices[bits() % choices.length])).toBeNull();
  }
  host.changed();
}

async function kept(store: TableStore): Promise<KeptTable> {
  const table = await store.load('t1');
  if (table === null || 'record' in table) throw new Error('it is not kept in rows');
  return table;
}

/** A store that counts the rows that are written to it. */
class Counting extends MemoryStore {
  readonly written: number[] = [];
  fails = false;

  override async append(own: TableCard, unsaved: { keep: number; rows: readonly StepRow[] }): Promise<void> {
    if (this.fails) throw new DOMException('', 'QuotaExceededError');
    this.written.push(unsaved.rows.length);
    await super.append(own, unsaved);
  }
}

describe('sealing', () => {
  const secret = { format: 'hundred-days-table', dice: [1, 2, 3], scenario: 'grouchy' };

  test('what was sealed can be read with its key and its id, and in no other way', async () => {
    const key = await makeKey();
    const sealed = await seal(key, 't1', secret);
    expect(await unseal(key, 't1', sealed)).toEqual(secret);
    await expect(unseal(key, 't2', sealed)).rejects.toThrow();
    await expect(unseal(await makeKey(), 't1', sealed)).rejects.toThrow();
    new Uint8Array(sealed.data)[5] ^= 1;
    await expect(unseal(key, 't1', sealed)).rejects.toThrow();
  });

  test('the key cannot be taken out, and nothing of the table shows in the bytes', async () => {
    const key = await makeKey();
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
    const sealed = await seal(key, 't1', secret);
    const text = new TextDecoder('latin1').decode(sealed.data);
    for (const word of ['hundred-days-table', 'dice', 'grouchy']) expect(text).not.toContain(word);
  });

  test('the same table is never sealed twice into the same bytes', async () => {
    const key = await makeKey();
    const [one, two] = [await seal(key, 't', 1), await seal(key, 't', 1)];
    expect(new Uint8Array(one.data)).not.toEqual(new Uint8Array(two.data));
  });
});

describe('a page without storage', () => {
  test('keeps tables as long as it is open, and says why', async () => {
    const { store, trouble } = await openStore();
    expect(trouble).toBe('insecure');
    await new Keeping(store, opened(), null).save(card);
    expect((await store.list()).map(({ id }) => id)).toEqual(['t1']);
    expect((await kept(store)).heading.game).toBe('napoleon-at-waterloo');
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

describe('a table that is kept', () => {
  test('is a row more for a step, however many there are, and rows less for what is taken back', async () => {
    const store = new Counting();
    const host = opened();
    const keeping = new Keeping(store, host, null);
    await keeping.save(card);
    const steps: number[] = [];
    for (let i = 0; i < 300 && host.table.outcome === null; i++) {
      const before = host.table.length;
      play(host, 1, `step ${i}`);
      steps.push(host.table.length - before);
      await keeping.save(card);
    }
    expect(store.written).toEqual(steps);
    expect(Math.max(...steps)).toBeLessThan(8);
    expect(steps.length).toBeGreaterThan(100);
    const again = opened();
    const other = new Keeping(store, again, null);
    await other.save(card);
    const move = allChoices(rules, again.table.view(0), 0).find(({ type }) => type === 'move');
    expect(again.table.submit(0, move)).toBeNull();
    await other.save(card);
    expect((await kept(store)).rows).toHaveLength(1);
    expect(again.table.undo(0)).toBeNull();
    await other.save(card);
    expect((await kept(store)).rows).toEqual([]);
    // Nothing new, nothing written.
    const { length } = store.written;
    await other.save(card);
    expect(store.written).toHaveLength(length);
  });

  test('is sat down at again without a rule being asked', async () => {
    const store = new MemoryStore();
    const host = opened();
    play(host, 40);
    await new Keeping(store, host, null).save(card);
    const asked = (): never => expect.unreachable('a rule was asked');
    const unasked = {
      ...rules,
      start: asked,
      phase: (state: State) => ({ ...rules.phase(state), refuse: asked, apply: asked }),
    };
    const sat = await sitAgain(unasked, await kept(store), seededDice('again'));
    expect(sat?.rows).toBe(host.table.length);
    expect(sat?.host.table.view(REFEREE)).toEqual(host.table.view(REFEREE));
    expect(sat?.host.table.seen(0)).toEqual(host.table.seen(0));
  });

  test('what could not be kept is kept the next time', async () => {
    const store = new Counting();
    const host = opened();
    const keeping = new Keeping(store, host, null);
    await keeping.save(card);
    store.fails = true;
    play(host, 3);
    await expect(keeping.save(card)).rejects.toThrow();
    store.fails = false;
    play(host, 1, 'later');
    await keeping.save(card);
    const sat = await sitAgain(rules, await kept(store), seededDice('again'));
    expect(sat?.host.table.view(REFEREE)).toEqual(host.table.view(REFEREE));
  });

  test('is followed by another tab: only what is new is read, and its seats hear of it', async () => {
    const store = new MemoryStore();
    const host = opened();
    const keeping = new Keeping(store, host, null);
    play(host, 10);
    await keeping.save(card);
    const sat = await sitAgain(rules, await kept(store), seededDice('other tab'));
    if (sat === null) throw new Error('it cannot be read');
    const following = new Keeping(store, sat.host, sat.rows);
    const seat = sat.host.seat(0);
    const heard: number[] = [];
    seat.subscribe(({ news }) => heard.push(news));
    const before = seat.known.length;
    play(host, 4, 'goes on');
    await keeping.save(card);
    await following.follow('t1', () => true);
    expect(seat.known.steps).toEqual(host.table.seen(0));
    expect(heard).toEqual([seat.known.length - before]);
    // And goes on from there, when it takes over.
    play(sat.host, 2, 'taken over');
    await following.save(card);
    await keeping.follow('t1', () => true);
    expect(host.table.view(REFEREE)).toEqual(sat.host.table.view(REFEREE));
  });
});

describe('a table that was kept before there were rows', () => {
  const saved = (id: string): OldTable => {
    const { setup, record, ...own } = JSON.parse(
      readFileSync(new URL(`saved/${id}.json`, import.meta.url), 'utf8'),
    ) as TableCard & Omit<OldTable, 'card'>;
    return { card: own, setup, record };
  };

  test.each(['napoleon-at-waterloo', 'napoleon-1815', 'waterloo-campaign'])(
    '%s: opens as it stood, is kept in rows from then on, and goes on',
    async (id) => {
      const old = saved(id);
      const store = new MemoryStore(old);
      expect(old.record.version).toBe(1);
      const before = await store.load(old.card.id);
      if (before === null) throw new Error('it is gone');
      const face = await loadFace(id, setupOf(before));
      if (face === null) throw new Error('no face');
      const sat = await sitAgain(face.game, before, seededDice('later'));
      if (sat === null) throw new Error('it cannot be played through');
      const { table } = sat.host;
      expect(sat.rows).toBeNull();
      expect(
        table
          .seen(REFEREE)
          .slice(1, old.record.length + 1)
          .map(({ action }) => action),
      ).toEqual(old.record.steps.map(({ action }) => action));
      const keeping = new Keeping(store, sat.host, sat.rows);
      await keeping.save(() => old.card);
      const choices = allChoices(face.game, table.view(table.seatToAct), table.seatToAct);
      expect(table.submit(table.seatToAct, choices[0])).toBeNull();
      await keeping.save(() => old.card);
      const after = await store.load(old.card.id);
      if (after === null || 'record' in after) throw new Error('it is not kept in rows');
      expect(after.rows).toHaveLength(table.length);
      const again = await sitAgain(face.game, after, seededDice('later still'));
      expect(again?.host.table.view(REFEREE)).toEqual(table.view(REFEREE));
    },
  );
});

test('a table begun under rules that were corrected since is looked through as it was played, goes on, and says so', async () => {
  const face = await loadFace('waterloo-campaign');
  if (face === null) throw new Error('no face');
  await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
  const { game: rules } = face;
  expect(rules.version).toBeGreaterThan(1);
  const host = openNew({ ...rules, version: 1, upgrades: [] }, { scenario: 'june16', options: {} }, seededDice('old'));
  if (host === null) throw new Error('no table');
  play(host, 12);
  const store = new MemoryStore();
  await new Keeping(store, host, null).save(card);
  const sat = await sitAgain(rules, await kept(store), seededDice('again'));
  if (sat === null) throw new Error('it cannot be read');
  const { table } = sat.host;
  expect([sat.upgraded, sat.rows, table.length]).toEqual([true, null, host.table.length + 1]);
  for (let at = 0; at < table.length; at++) expect(table.view(REFEREE, at)).toEqual(host.table.view(REFEREE, at));
  const event = table.seen(0).at(-1)?.events[0];
  if (event === undefined) throw new Error('nothing is said');
  for (const language of ['en', 'fr'])
    expect(face.words.logLine(event, language).parts.join('')).toMatch(/\(version 1 (to|à) 2\)/);
  // Kept anew as a whole, it is no longer an old one.
  await new Keeping(store, sat.host, sat.rows).save(card);
  expect(await sitAgain(rules, await kept(store), seededDice('later'))).toMatchObject({
    upgraded: false,
    rows: table.length,
  });
});

test('what seats note for themselves is kept beside their table, and goes with it', async () => {
  const store = new MemoryStore();
  expect(await store.notes('t1')).toEqual([]);
  await store.note('t1', [['fr-1inf'], []]);
  expect(await store.notes('t1')).toEqual([['fr-1inf'], []]);
  await store.remove('t1');
  expect(await store.notes('t1')).toEqual([]);
});

import { SPECTATOR } from '@hundred-days/kernel';
import { describe, expect, test } from 'vitest';
import { toldOf } from '../src/shell/dates.ts';
import { holderOf, reseated } from '../src/shell/NewTable.tsx';
import { keeperOf } from '../src/shell/records.ts';
import { hashOf, parseRoute, type Route } from '../src/shell/router.ts';
import { createSettings, type Drawer, preferredLanguage } from '../src/shell/settings.ts';
import { EVERYTHING, kindsOf, type LabelledCard, sortCards, waits } from '../src/shell/tables.ts';
import { tidied } from '../src/store/label.ts';
import { type Holder, NO_LABEL } from '../src/store/types.ts';

describe('the address', () => {
  const routes: readonly Route[] = [
    { page: 'home' },
    { page: 'new', game: null },
    { page: 'new', game: 'napoleon-at-waterloo' },
    { page: 'table', id: 'a1b2' },
    { page: 'record' },
    { page: 'learn', game: null },
    { page: 'learn', game: 'waterloo-campaign' },
  ];
  test.each(routes)('%j can be written and read', (route) => {
    expect(parseRoute(hashOf(route))).toEqual(route);
  });

  test.each(['', '#', '#/', '#/nowhere', '#/table', '#/table/../../x', '#/table/<b>'])('%s is the shelf', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'home' });
  });
});

describe('settings', () => {
  const drawerOf = (kept: Map<string, string>): Drawer => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });

  test('are kept one by one and read again', () => {
    const kept = new Map<string, string>();
    createSettings(drawerOf(kept), ['en']).theme.value = 'dark';
    expect(kept.get('hundred-days.theme')).toBe('dark');
    expect(createSettings(drawerOf(kept), ['en']).theme.value).toBe('dark');
  });

  test('nonsense in the drawer is the standard', () => {
    const kept = new Map([['hundred-days.pace', 'yesterday']]);
    expect(createSettings(drawerOf(kept), []).pace.value).toBe('normal');
  });

  test('a drawer that is barred or full does no harm', () => {
    const barred: Drawer = {
      getItem: () => {
        throw new Error('barred');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    const settings = createSettings(barred, []);
    settings.size.value = 'large';
    expect(settings.size.value).toBe('large');
    expect(createSettings(null, []).language.value).toBe('en');
  });

  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'fr'], 'fr'],
    [['de', 'nl'], 'en'],
    [[], 'en'],
  ] as const)('a reader of %j is spoken to in %s', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});

const here: Holder = { kind: 'here', name: 'you' };
const computer: Holder = { kind: 'computer', level: 'marshal', character: 'bold' };

function card(id: string, change: Partial<LabelledCard>): LabelledCard {
  const standard = { game: 'g', title: id, holders: [here, computer], created: 0, updated: 0, summary: '', seat: 0 };
  return { id, over: false, label: NO_LABEL, ...standard, ...change };
}

describe('the tables on the shelf', () => {
  test('those that wait for somebody here come first, then the latest', () => {
    const all = [
      card('old', { updated: 1 }),
      card('theirs', { updated: 9, seat: 1 }),
      card('new', { updated: 5 }),
      card('done', { updated: 10, over: true, seat: -1 }),
    ];
    const { open, finished } = sortCards(all);
    expect(open.map(({ id }) => id)).toEqual(['new', 'old', 'theirs']);
    expect(finished.map(({ id }) => id)).toEqual(['done']);
    expect(waits(all[1])).toBe(false);
  });

  test('are found by kind, by game and by the name written on them', () => {
    const all = [
      card('b', { updated: 1, seat: 1 }),
      card('c', { updated: 2, holders: [here, here] }),
      card('d', { updated: 3, game: 'h', label: { name: 'a', note: '' } }),
      card('e', { updated: 4, over: true, seat: -1 }),
    ];
    const ids = (search: Partial<typeof EVERYTHING>): string[] => {
      const { open, finished } = sortCards(all, { ...EVERYTHING, ...search });
      return [...open, ...finished].map(({ id }) => id);
    };
    expect(ids({ kind: 'waiting' })).toEqual(['d', 'c']);
    expect(ids({ kind: 'computer' })).toEqual(['d', 'b', 'e']);
    expect(ids({ kind: 'screen' })).toEqual(['c']);
    expect(ids({ kind: 'finished' })).toEqual(['e']);
    expect(ids({ game: 'h' })).toEqual(['d']);
    expect(ids({ order: 'oldest' })).toEqual(['c', 'd', 'b', 'e']);
    expect(ids({ order: 'name' })).toEqual(['d', 'c', 'b', 'e']);
    const counted = kindsOf(all).map(({ kind, count }) => `${kind} ${count}`);
    expect(counted).toEqual(['all 4', 'waiting 2', 'computer 3', 'screen 1', 'finished 1']);
    // Of one game as many as are shown then; the chosen kind stays, so that it can be left.
    const ofOne = kindsOf(all, { ...EVERYTHING, game: 'g', kind: 'waiting' }).map((one) => `${one.kind} ${one.count}`);
    expect(ofOne).toEqual(['all 3', 'waiting 1', 'computer 2', 'screen 1', 'finished 1']);
    expect(ids({ game: 'g', kind: 'waiting' })).toEqual(['c']);
    const chosen = kindsOf(all, { ...EVERYTHING, game: 'h', kind: 'finished' }).map(
      (one) => `${one.kind} ${one.count}`,
    );
    expect(chosen).toEqual(['all 1', 'finished 0']);
    // What all of them are, or none, tells nothing apart.
    expect(kindsOf([all[0]]).map(({ kind }) => kind)).toEqual(['all']);
  });

  test('say when they were played, by the reader’s own clock', () => {
    const now = new Date(2026, 10, 16, 0, 30).getTime();
    const told = (day: number, hour: number, language: string) =>
      toldOf(new Date(2026, 10, day, hour, 5).getTime(), now, language);
    expect(told(16, 0, 'en-GB')).toEqual({ when: 'today', hours: 0, minutes: '05', date: '16 November' });
    expect(told(15, 22, 'fr')).toEqual({ when: 'yesterday', hours: 22, minutes: '05', date: '15 novembre' });
    expect(told(14, 23, 'en').when).toBe('date');
    expect(toldOf(new Date(2025, 5, 18).getTime(), now, 'fr').date).toBe('18 juin 2025');
  });

  test('what is written on them is one line, and not too long', () => {
    expect(tidied({ name: '  The \n mill ', note: '\t' })).toEqual({ name: 'The mill', note: '' });
    expect(tidied({ name: 'x'.repeat(200), note: 'y'.repeat(900) })).toMatchObject({
      name: 'x'.repeat(80),
      note: 'y'.repeat(500),
    });
  });

  test('a plan for a seat becomes its holder', () => {
    expect(holderOf({ sitter: 'friend', level: 'veteran', character: 'bold' })).toEqual({
      kind: 'here',
      name: 'friend',
    });
    expect(holderOf({ sitter: 'computer', level: 'veteran', character: 'bold' }).kind).toBe('computer');
  });

  test('who sits down at another seat changes places: nobody has two of his own', () => {
    const plan = { level: 'veteran', character: 'standard' } as const;
    const [you, friend, computer] = (['you', 'friend', 'computer'] as const).map((sitter) => ({ ...plan, sitter }));
    const sitters = (...asked: Parameters<typeof reseated>): string[] => reseated(...asked).map(({ sitter }) => sitter);
    expect(sitters([you, computer], 1, you)).toEqual(['computer', 'you']);
    expect(sitters([friend, you, computer], 2, you)).toEqual(['friend', 'computer', 'you']);
    expect(sitters([you, computer], 1, friend)).toEqual(['you', 'friend']);
    expect(sitters([you, computer], 0, friend)).toEqual(['friend', 'computer']);
  });

  test('a record is taken away with the eyes of the one person here, else with those of nobody', () => {
    expect(keeperOf([computer, here])).toBe(1);
    expect(keeperOf([here, here])).toBe(SPECTATOR);
    expect(keeperOf([computer, computer])).toBe(SPECTATOR);
  });
});

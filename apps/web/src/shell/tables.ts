import { effect, signal } from '@preact/signals';
import { type Label, NO_LABEL, type TableCard } from '../store/types.ts';
import { spoken } from '../text/words.ts';
import { reportStore, tableStore } from './house.ts';
import type { Told } from './retelling.ts';

/** The tables of this browser, as the shelf shows them; null until they are known. */
export const cards = signal<readonly LabelledCard[] | null>(null);

/** A table and what its owner has written on it. */
export interface LabelledCard extends TableCard {
  readonly label: Label;
}

export async function refreshCards(): Promise<void> {
  try {
    const store = await tableStore();
    const [kept, labels] = await Promise.all([store.list(), store.labels()]);
    cards.value = kept.map((card) => ({ ...card, label: labels.get(card.id) ?? NO_LABEL }));
  } catch (error) {
    cards.value ??= [];
    reportStore(error);
  }
}

/** What cards of another language say in the one that is read now, by id. */
const retold = signal<ReadonlyMap<string, Told & { readonly of: string }>>(new Map());

const versionOf = ({ updated }: TableCard, language: string): string => `${updated} ${language}`;

/** The card in the language that is read, as soon as it can be told. */
export function inWords<C extends TableCard>(card: C): C {
  const told = retold.value.get(card.id);
  return told?.of === versionOf(card, spoken.value) ? { ...card, title: told.title, summary: told.summary } : card;
}

/** Cards written in another language are told again, one after another; what cannot be told stays as it is. */
export async function tellCards(all: readonly TableCard[], language: string, still: () => boolean): Promise<void> {
  const foreign = all.filter(
    (card) => card.language !== language && retold.peek().get(card.id)?.of !== versionOf(card, language),
  );
  if (foreign.length === 0) return;
  const [{ tellAgain }, store] = await Promise.all([import('./retelling.ts'), tableStore()]);
  for (const card of foreign) {
    if (!still()) return;
    const told = await tellAgain(store, card.id).catch(() => null);
    if (told !== null && still())
      retold.value = new Map(retold.peek()).set(card.id, { ...told, of: versionOf(card, language) });
  }
}

/** Keeps the list fresh while it is shown, whichever tab plays. */
export function watchCards(): () => void {
  let stop: (() => void) | null = null;
  let ended = false;
  void refreshCards();
  const unwatch = effect(() => {
    const [all, language] = [cards.value ?? [], spoken.value];
    const still = (): boolean => !ended && cards.peek() === all && spoken.peek() === language;
    void tellCards(all, language, still).catch(() => undefined);
  });
  void tableStore().then((store) => {
    if (!ended) stop = store.onChange(() => void refreshCards());
  });
  return () => {
    ended = true;
    unwatch();
    stop?.();
  };
}

/** Somebody at this screen has to decide. */
export function waits(card: TableCard): boolean {
  return !card.over && card.seat >= 0 && card.holders[card.seat]?.kind === 'here';
}

const versusComputer = ({ holders }: TableCard): boolean => holders.some(({ kind }) => kind === 'computer');

/** Which tables the shelf shows, by what one looks for. */
const KINDS = {
  all: () => true,
  waiting: waits,
  computer: versusComputer,
  screen: (card: TableCard) => !versusComputer(card),
  finished: (card: TableCard) => card.over,
} as const satisfies Readonly<Record<string, (card: TableCard) => boolean>>;

export type Kind = keyof typeof KINDS;

const byLatest = (a: TableCard, b: TableCard): number => b.updated - a.updated;
/** By its name, or else by the title it was set up with. */
export const nameOf = ({ label, title }: LabelledCard): string => label.name || title;

const ORDERS = {
  latest: byLatest,
  oldest: (a: LabelledCard, b: LabelledCard) => byLatest(b, a),
  name: (a: LabelledCard, b: LabelledCard) => nameOf(a).localeCompare(nameOf(b)) || byLatest(a, b),
} as const satisfies Readonly<Record<string, (a: LabelledCard, b: LabelledCard) => number>>;

export type Order = keyof typeof ORDERS;
export const ORDER_NAMES = Object.keys(ORDERS) as readonly Order[];

/** What is looked for on the shelf; null for every game. */
export interface Search {
  readonly kind: Kind;
  readonly game: string | null;
  readonly order: Order;
}

export const EVERYTHING: Search = { kind: 'all', game: null, order: 'latest' };

export interface Sorted {
  readonly open: readonly LabelledCard[];
  readonly finished: readonly LabelledCard[];
}

/** What was looked for: those that wait for somebody here first, in the order wanted. */
export function sortCards(all: readonly LabelledCard[], { kind, game, order }: Search = EVERYTHING): Sorted {
  const found = all.filter((card) => KINDS[kind](card) && (game === null || card.game === game)).sort(ORDERS[order]);
  const open = found.filter((card) => !card.over);
  return {
    open: [...open.filter(waits), ...open.filter((card) => !waits(card))],
    finished: found.filter((card) => card.over),
  };
}

/**
 * How many tables of the game looked for there are of each kind: as many as are shown when it is chosen. Kinds that do not tell
 * tables apart are left out, but for the one that is chosen.
 */
export function kindsOf(
  all: readonly TableCard[],
  search: Search = EVERYTHING,
): readonly { readonly kind: Kind; readonly count: number }[] {
  const meant = all.filter(({ game }) => search.game === null || game === search.game);
  const counted = (Object.keys(KINDS) as Kind[]).map((kind) => ({ kind, count: meant.filter(KINDS[kind]).length }));
  return counted.filter(
    ({ kind, count }) => kind === 'all' || kind === search.kind || (count > 0 && count < meant.length),
  );
}

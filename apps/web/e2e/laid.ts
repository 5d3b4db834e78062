import {
  type AnyAction,
  type Dice,
  type Game,
  REFEREE,
  readLine,
  type Setup,
  seededDice,
  Table,
  writeRecord,
} from '@hundred-days/kernel';
import { createNapoleon1815, SCENARIO_FORMAT } from '@hundred-days/napoleon-1815';
import { FORMAT } from '@hundred-days/napoleon-1815/format';
import type { Page } from 'playwright-core';
import { placed, type Towns } from '../src/learn/lessons/napoleon-1815/scenes.ts';
import { w } from '../test/world1815.ts';
import type { Moment } from './moments.ts';

/** Tables in the middle of a game of Napoleon 1815, laid into the browser's own keeping as if they had been played there. */

export type Place = 'here' | 'computer';

export interface Laid {
  readonly turn: number;
  readonly begun: 'movement' | 'fights';
  readonly towns: Towns;
  readonly entries?: Towns;
  readonly options?: Setup['options'];
  /** What was done since, a line an action; the seat that decides does it. */
  readonly lines?: readonly string[];
  /** Dice that fall while it is played so far. */
  readonly dice?: () => Dice;
  /** Who sits there; people at this screen, if nothing is said. */
  readonly holders?: readonly Place[];
}

/** The table as the referee has it. */
export function tableOf({
  turn,
  begun,
  towns,
  entries,
  options = {},
  lines = [],
  dice = () => seededDice('laid'),
}: Laid) {
  const game = createNapoleon1815(w, FORMAT);
  const scenario = {
    format: SCENARIO_FORMAT,
    version: 1,
    game: 'napoleon-1815',
    turn,
    begun,
    units: placed(w, towns),
    ...(entries === undefined ? {} : { entries }),
  };
  const opened = Table.open(game, { scenario, options }, dice());
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  for (const line of lines) play(game, opened.value, line);
  return opened.value;
}

function play<A extends AnyAction>(game: Game<A>, table: Table<A>, line: string): void {
  const read = readLine(game, line);
  if (!read.ok) throw new Error(`no such line: ${line}`);
  for (const action of read.value) {
    const no = table.submit(table.seatToAct, action);
    if (no !== null) throw new Error(`${line}: ${no.rule} ${no.code}`);
  }
}

/** Lays a table down in the browser of a page that shows the app, and gives its address. */
export async function lay(page: Page, laid: Laid): Promise<string> {
  const table = tableOf(laid);
  const seats = laid.options?.threePlayers === true ? 3 : 2;
  const holders = Array.from({ length: seats }, (_, seat) => holderIn(laid.holders?.[seat]));
  const id = `laid${laid.turn}`;
  const card = {
    id,
    game: 'napoleon-1815',
    title: 'Laid out',
    holders,
    created: 1,
    updated: 1,
    summary: '',
    seat: table.seatToAct,
    over: table.outcome !== null,
  };
  const secret = JSON.stringify({ setup: table.setup(REFEREE), record: writeRecord(table, REFEREE) });
  return put(page, card, secret);
}

/** A table as an earlier state of the app kept it: everything at once, and a whole record. */
export function layOld(page: Page, saved: string): Promise<string> {
  const { setup, record, ...card } = JSON.parse(saved) as { id: string; setup: unknown; record: unknown };
  return put(page, card, JSON.stringify({ setup, record }));
}

const holderIn = (place: Place | undefined) =>
  place === 'computer' ? { kind: 'computer', level: 'conscript', character: 'steady' } : { kind: 'here', name: '' };

/** Lays down tables of any game in a page that shows the shelf: people at this screen sit at all of them, if nothing else is said. */
export async function layAll(
  page: Page,
  moments: readonly (Moment & { readonly holders?: readonly Place[] })[],
): Promise<string[]> {
  const routes: string[] = [];
  for (const { game, seats, seat, setup, record, holders: places } of moments) {
    const id = `${game}${routes.length}`;
    const holders = Array.from({ length: seats }, (_, i) => holderIn(places?.[i]));
    const card = { id, game, title: id, holders, created: 1, updated: 1, summary: '', seat, over: false };
    await page.evaluate(keep, { card, secret: JSON.stringify({ setup, record }) });
    routes.push(`#/table/${id}`);
  }
  return routes;
}

async function put(page: Page, card: { readonly id: string }, secret: string): Promise<string> {
  await page.goto(`${new URL(page.url()).origin}/#/`);
  await page.locator('main').first().waitFor();
  await page.evaluate(keep, { card, secret });
  return `#/table/${card.id}`;
}

/** In the page: sealed with the key of this browser, which never leaves it. */
async function keep({ card, secret }: { readonly card: { readonly id: string }; readonly secret: string }) {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
  // The app makes its database and its key when it first looks for tables; asked for earlier there would be an empty one.
  while (!(await indexedDB.databases()).some(({ name }) => name === 'hundred-days')) await soon();
  const db = await done(indexedDB.open('hundred-days'));
  const keyOf = (): Promise<CryptoKey | undefined> => done(db.transaction('keys').objectStore('keys').get('seal'));
  let key = await keyOf();
  for (; key === undefined; key = await keyOf()) await soon();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bound = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(card.id) };
  const data = await crypto.subtle.encrypt(bound, key, new TextEncoder().encode(secret));
  const writing = db.transaction(['cards', 'sealed'], 'readwrite');
  await done(writing.objectStore('cards').put(card));
  await done(writing.objectStore('sealed').put({ iv, data }, card.id));
  db.close();
}

import {
  type AnyAction,
  below,
  randomBits,
  SPECTATOR,
  sitDown,
  type TableSeat,
  writeAction,
} from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { Browser, Hearing, listening, newDatabase, serve } from './support.ts';

/** Nothing hidden leaves: two tables that differ in a secret of the Allies are one and the same to all others, to the byte. */

const served = await serve(await newDatabase());
const { app } = served;
const base = await listening(served);

/** A game with something hidden: what differs between the twins, and how far nobody else can see it. */
interface Hidden {
  readonly game: string;
  readonly scenario: string;
  /** Two pieces that have changed places: all that is done with one of them is done with the other at the twin. */
  readonly pair: readonly [string, string];
  /** What their owner does first, so that nobody else sees them. */
  readonly first: readonly string[];
  /** What shows them, and is not done. */
  readonly shows: RegExp;
  /** What shows them, and cannot be helped: from there on they may differ. */
  readonly shown: RegExp;
  /** What is done while there is something of it to do. */
  readonly rather: RegExp;
  readonly turns: number;
}

const HIDDEN: readonly Hidden[] = [
  {
    game: 'napoleon-1815',
    scenario: 'free',
    pair: ['pr-2-inf1', 'pr-2-inf2'],
    first: [],
    shows: /^$/,
    shown: /^show .*pr-2-inf/,
    rather: /^/,
    turns: 110,
  },
  {
    // 5.4.2: counters under others are hidden.
    game: 'day-of-waterloo',
    scenario: 'historical',
    pair: ['adg-kempt', 'adg-pack'],
    first: ['place adg-kempt 0909', 'place adg-pack 0809', 'place adg-vincke 0909', 'place adg-best 0809'],
    shows: /adg-(kempt|pack|vincke|best)/,
    shown: /^$/,
    rather: /^place /,
    turns: 190,
  },
];

interface Twin {
  readonly id: string;
  readonly browsers: readonly [french: Browser, allied: Browser, watching: Browser];
  readonly ears: readonly Hearing[];
  /** Everything the others have received. */
  readonly received: string[];
}

// Always the same, so that the same is rolled whenever this is played.
const [seed, ...words] = ['a1', 'b2', 'c3'].map((byte) => byte.repeat(32));

async function twin({ game, scenario }: Hidden): Promise<Twin> {
  const browsers = [new Browser(), new Browser(), new Browser()] as const;
  const { id, links, watch } = await browsers[0].open(app, { game, scenario });
  // The same dice at both: what is rolled is no secret.
  await served.db.updateTable('tables').set({ seed, commitment: 'the same' }).where('id', '=', id).execute();
  await browsers[1].sit(app, id, links.allied);
  await browsers[2].sit(app, id, watch as string);
  for (const [i, added] of words.entries())
    await browsers[i].send(app, 'POST', `/tables/${id}/dice`, { protocol: 'hundred-days-dice-1', word: added });
  const ears = [await Hearing.open(base, browsers[0], id), await Hearing.open(base, browsers[2], id)];
  return { id, browsers, ears, received: [] };
}

/** Something a seat may do: rather this than that, and nothing that would show what is hidden. */
function something(at: TableSeat<AnyAction>, { shows, rather }: Hidden, bits: () => number): string | null {
  const pieces = at.pieces();
  if (pieces.length === 0) return null;
  let found: string | null = null;
  for (let attempt = 0; attempt < 30; attempt++) {
    const choices = at.choices(pieces[below(pieces.length, bits)]);
    const action = choices.at(below(choices.length, bits));
    const written = action === undefined ? null : writeAction(at.game, action);
    if (written === null || (at.viewer === 1 && shows.test(written))) continue;
    if (rather.test(written)) return written;
    found ??= written;
  }
  return found;
}

/** Without what twins may differ in: what they are called, and when they were opened. */
const itself = (text: string, id: string): string =>
  text.replaceAll(id, 'ID').replace(/"created":"[^"]+"/g, '"created":""');

/** Asks for everything there is to ask for, as the French and as one who looks on. */
async function askAll({ id, browsers: [french, , watching], received }: Twin): Promise<void> {
  for (const [browser, viewer] of [
    [french, 0],
    [french, SPECTATOR],
    [watching, SPECTATOR],
  ] as const) {
    const look = { kind: 'look', key: 'look', revision: -1 };
    for (const response of [
      await browser.send(app, 'POST', `/tables/${id}/viewers/${viewer}`, look),
      await browser.send(app, 'GET', `/tables/${id}/viewers/${viewer}/record`),
      await browser.send(app, 'GET', `/tables/${id}`),
      await browser.send(app, 'GET', '/tables'),
    ]) {
      const { date: _, ...headers } = response.headers;
      received.push(JSON.stringify(headers), itself(response.body, id));
    }
  }
}

/** All a stream has told of a viewer; how many steps come at once depends on the line alone. */
function heardOf(ear: Hearing, viewer: number): string {
  let steps: unknown[] = [];
  let rest: unknown = null;
  for (const { since: _, from, steps: news, ...others } of ear.updates(viewer)) {
    steps = [...steps.slice(0, from), ...news];
    rest = others;
  }
  return JSON.stringify([steps, rest]);
}

test.each(HIDDEN)('$game: all that the French and a spectator receive is the same for twins', async (hidden) => {
  const { pair, first: opening, shown, turns } = hidden;
  const game = await new Games().find(hidden.game, hidden);
  if (game === null) throw new Error('no game');
  const either = new RegExp(pair.join('|'), 'g');
  const swapped = (line: string): string => line.replace(either, (unit) => (unit === pair[0] ? pair[1] : pair[0]));
  const twins = [await twin(hidden), await twin(hidden)];
  const bits = randomBits('twins');
  const line = (i: number, seat: number) => ({
    ask: (request: Parameters<Browser['ask']>[3]) => twins[i].browsers[seat].ask(app, twins[i].id, seat, request),
    listen: () => () => undefined,
    close: () => undefined,
  });
  const sit = (seat: number): Promise<TableSeat<AnyAction>> => {
    let keys = 0;
    return sitDown(game, seat, line(0, seat), { nextKey: () => `s${seat}.${keys++}` });
  };
  const seats = [await sit(0), await sit(1)];
  let [own, others] = [0, 0];
  for (let turn = 0; turn < turns; turn++) {
    const seat = seats.find(({ known, viewer }) => (known.seatsToAct & (1 << viewer)) !== 0) ?? seats[0];
    await seat.refresh();
    const written = opening[turn] ?? something(seat, hidden, bits);
    // It is the other's turn, and he has not heard of it.
    if (written === null) {
      for (const one of seats) await one.refresh();
      continue;
    }
    // What is shown in battle is open from then on.
    if (shown.test(written)) break;
    const its = seat.viewer === 1 ? swapped(written) : written;
    const asked = { kind: 'submit', key: `t${turn}`, revision: seat.known.revision } as const;
    const [first, second] = twins.map(({ browsers, id }) => ({
      ask: (line: string) => browsers[seat.viewer].ask(app, id, seat.viewer, { ...asked, action: line }),
    }));
    const twice = await second.ask(its);
    // What one of the two may not do shows that they differ: from there on they may.
    if (twice.result !== 'done') break;
    const once = await first.ask(written);
    expect(once.result).toBe('done');
    if (seat.viewer === 0) {
      others++;
      for (const [i, answer] of [once, twice].entries()) twins[i].received.push(JSON.stringify(answer));
    } else own++;
    if (turn % 40 === 0) for (const one of twins) await askAll(one);
  }
  for (const one of twins) await askAll(one);
  const [french, spectator] = await Promise.all(
    [0, SPECTATOR].map(async (viewer) => (await twins[0].browsers[0].look(app, twins[0].id, viewer)).revision),
  );
  for (const { ears } of twins) {
    for (const ear of ears) await ear.until((heard) => heard.updates(SPECTATOR).at(-1)?.revision === spectator);
    await ears[0].until((heard) => heard.updates(0).at(-1)?.revision === french);
  }
  expect(seats[0].known.outcome).toBeNull();
  expect(own).toBeGreaterThan(30);
  expect(others).toBeGreaterThan(20);
  const all = twins.map(({ id, ears, received }) => [
    ...received,
    ...ears.flatMap((ear) => [heardOf(ear, 0), heardOf(ear, SPECTATOR)]),
    ...ears.flatMap(({ text }) => itself(text.match(/^event: table\ndata: .*$/gm)?.at(-1) ?? 'nothing', id)),
  ]);
  expect(all[1].length).toBe(all[0].length);
  for (const [i, text] of all[0].entries()) expect(all[1][i] === text, text.slice(0, 300)).toBe(true);
  // And they do differ, for who may know it.
  const [mine, yours] = await Promise.all(twins.map(async ({ id, browsers }) => browsers[1].look(app, id, 1)));
  expect(JSON.stringify(mine)).not.toBe(JSON.stringify(yours));
  for (const { ears } of twins) for (const ear of ears) ear.close();
});

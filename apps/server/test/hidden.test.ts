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
import { Browser, Hearing, listening, newDatabase, serve, word } from './support.ts';

/** Nothing hidden leaves: two tables that differ in a secret of the Allies are one and the same to all others, to the byte. */

const served = await serve(await newDatabase());
const { app } = served;
const base = await listening(served);
const game = await new Games().find('napoleon-1815', { scenario: 'free' });
if (game === null) throw new Error('no game');

const PAIR = ['pr-2-inf1', 'pr-2-inf2'] as const;
const swapped = (line: string): string =>
  line.replace(/pr-2-inf[12]/g, (unit) => (unit === PAIR[0] ? PAIR[1] : PAIR[0]));

interface Twin {
  readonly id: string;
  readonly browsers: readonly [french: Browser, allied: Browser, watching: Browser];
  readonly ears: readonly Hearing[];
  /** Everything the others have received. */
  readonly received: string[];
}

const [seed, ...words] = [word(), word(), word()];

async function twin(): Promise<Twin> {
  const browsers = [new Browser(), new Browser(), new Browser()] as const;
  const { id, links, watch } = await browsers[0].open(app, { game: 'napoleon-1815', scenario: 'free' });
  // The same dice at both: what is rolled is no secret.
  await served.db.updateTable('tables').set({ seed, commitment: 'the same' }).where('id', '=', id).execute();
  await browsers[1].sit(app, id, links.allied);
  await browsers[2].sit(app, id, watch as string);
  for (const [i, added] of words.entries())
    await browsers[i].send(app, 'POST', `/tables/${id}/dice`, { protocol: 'hundred-days-dice-1', word: added });
  const ears = [await Hearing.open(base, browsers[0], id), await Hearing.open(base, browsers[2], id)];
  return { id, browsers, ears, received: [] };
}

const hers = (seats: TableSeat<AnyAction>, bits: () => number): AnyAction | null => {
  const pieces = seats.pieces();
  if (pieces.length === 0) return null;
  const choices = seats.choices(pieces[below(pieces.length, bits)]);
  return choices.at(below(choices.length, bits)) ?? null;
};

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
      received.push(JSON.stringify(headers), response.body.replaceAll(id, 'ID'));
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

test('all that the French and a spectator receive is the same for twins, in deployment and on the march', async () => {
  const twins = [await twin(), await twin()];
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
  for (let turn = 0; turn < 110; turn++) {
    const seat = seats.find(({ known, viewer }) => (known.seatsToAct & (1 << viewer)) !== 0) ?? seats[0];
    await seat.refresh();
    const action = hers(seat, bits);
    // It is the other's turn, and he has not heard of it.
    if (action === null) {
      for (const one of seats) await one.refresh();
      continue;
    }
    const written = writeAction(game, action);
    // What is shown in battle is open from then on.
    if (/^show .*pr-2-inf/.test(written)) break;
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
    ...ears.flatMap(
      ({ text }) =>
        text
          .match(/^event: table\ndata: .*$/gm)
          ?.at(-1)
          ?.replaceAll(id, 'ID') ?? 'nothing',
    ),
  ]);
  expect(all[1].length).toBe(all[0].length);
  for (const [i, text] of all[0].entries()) expect(all[1][i] === text, text.slice(0, 300)).toBe(true);
  // And they do differ, for who may know it.
  const [mine, yours] = await Promise.all(twins.map(async ({ id, browsers }) => browsers[1].look(app, id, 1)));
  expect(JSON.stringify(mine)).not.toBe(JSON.stringify(yours));
  for (const { ears } of twins) for (const ear of ears) ear.close();
});

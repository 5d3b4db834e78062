import {
  type AnyAction,
  follow,
  type GameRecord,
  type Host,
  REFEREE,
  type SeatAnswer,
  type SeatRequest,
  SPECTATOR,
  writeRecord,
} from '@hundred-days/kernel';
import type { Deed } from '../database/connect.ts';
import { byRules, recordEnd } from '../ratings/ends.ts';
import { noTable, Trouble } from '../trouble.ts';
import { dropOffers } from './agreeing.ts';
import { runClocks } from './clocks.ts';
import type { Keeper } from './keeper.ts';
import { fairOf, type Present } from './notices.ts';
import type { Room } from './room.ts';
import { decidingBefore, obey, rememberObeyed } from './standing.ts';
import { isLaidOpen, isOpened, readTable, rememberDone, seatsOf, type TableRow, wasDone, writeTable } from './store.ts';

/** What is asked of the referee of a table, from a seat or by who looks on. */

/** Does what a viewer asks for, once. It is stored before it is answered. */
export async function ask(
  keeper: Keeper,
  guest: string,
  id: string,
  viewer: number,
  request: SeatRequest,
): Promise<SeatAnswer> {
  if (request.kind === 'look') return look(keeper, guest, id, viewer, (host) => host.handle(viewer, request));
  return perform(keeper, id, viewer, request, async (deed, row) => {
    const present = await keeper.presentAt(deed, row, guest);
    if (viewer === SPECTATOR || !present.viewers.includes(viewer)) throw noTable();
    if (present.seats[viewer].level !== null) throw new Trouble(409, 'computer-plays');
    return present;
  });
}

/** The same for a seat that the computer plays. */
export const playFor = (keeper: Keeper, id: string, seat: number, request: SeatRequest): Promise<SeatAnswer> =>
  perform(keeper, id, seat, request, async (deed, row) => {
    const seats = await seatsOf(deed, id);
    if (seats[seat]?.level === null) throw noTable();
    return { row, seats, game: await keeper.gameOf(row), viewers: [seat] };
  });

type Entitled = (deed: Deed, row: TableRow) => Promise<Present>;

function perform(
  keeper: Keeper,
  id: string,
  viewer: number,
  request: SeatRequest,
  entitled: Entitled,
): Promise<SeatAnswer> {
  const room = keeper.room(id);
  return room.next(async () => {
    try {
      const answer = await keeper.deed(id, async (deed, row) =>
        act(keeper, deed, room, await entitled(deed, row), viewer, request),
      );
      room.tell();
      return answer;
    } catch (error) {
      // Whether it was stored is not known here: what the database says counts.
      room.forget();
      throw error;
    }
  });
}

async function act(
  keeper: Keeper,
  deed: Deed,
  room: Room,
  present: Present,
  viewer: number,
  request: SeatRequest,
): Promise<SeatAnswer> {
  const { row } = present;
  const { id } = row;
  if (row.ended !== null) throw new Trouble(409, 'over');
  if (row.adjourned) throw new Trouble(409, 'adjourned');
  const host = await keeper.brought(deed, room, present);
  const { key } = request;
  if (await wasDone(deed, id, viewer, key)) return { key, result: 'done', update: host.news(viewer, request.revision) };
  // Everybody may know its dice now: it stays over.
  if (row.over && request.kind !== 'submit') throw new Trouble(409, 'over');
  const known = host.revisions();
  const stood = host.table.length;
  const follower = follow(host.table, stood);
  const answer = host.handle(viewer, request);
  // Whoever takes something back decides by hand what comes then.
  const obeyed = answer.result === 'done' && request.kind === 'submit' ? obey(host, present.seats) : [];
  if (obeyed.length > 0) host.changed();
  const unsaved = follower.take();
  follower.stop();
  if (answer.result !== 'done') return answer;
  const version = room.version + 1;
  await writeTable(deed, id, { host, version, unsaved, stood });
  await rememberObeyed(deed, id, present.seats, obeyed);
  await rememberDone(deed, id, viewer, key, version);
  const { seatsToAct, outcome } = host.table;
  await runClocks(deed, row, outcome === null ? seatsToAct : 0, decidingBefore(obeyed));
  if (outcome !== null) await recordEnd(deed, row, present.seats, byRules(outcome.winners));
  await dropOffers(deed, row, present.seats, known, host.revisions());
  room.stored(version);
  return answer;
}

type Question<T> = (host: Host<AnyAction>, present: Present) => T;

/** Asks a table as it is in one moment of the database. */
function inMoment<T>(
  keeper: Keeper,
  id: string,
  entitled: (deed: Deed) => Promise<Present>,
  question: Question<T>,
): Promise<T> {
  const room = keeper.room(id);
  return room.next(() =>
    keeper.moment(async (deed) => {
      const present = await entitled(deed);
      return question(await keeper.seenBy(deed, room, present), present);
    }),
  );
}

const look = <T>(keeper: Keeper, guest: string, id: string, viewer: number, question: Question<T>): Promise<T> =>
  inMoment(
    keeper,
    id,
    async (deed) => {
      const present = await keeper.present(guest, id, deed);
      if (!present.viewers.includes(viewer)) throw noTable();
      return present;
    },
    question,
  );

/** The same for what the server does by itself. */
export const lookFor = <T>(keeper: Keeper, id: string, question: Question<T>): Promise<T> =>
  inMoment(
    keeper,
    id,
    async (deed) => {
      const row = await readTable(deed, id);
      if (row === undefined) throw noTable();
      return { row, seats: await seatsOf(deed, id), game: await keeper.gameOf(row), viewers: [] };
    },
    question,
  );

/** The record a viewer may take away; when the game is over it is everybody's, with all that was hidden and the seed of the dice. */
export const recordFor = (keeper: Keeper, guest: string, id: string, viewer: number): Promise<GameRecord> =>
  look(keeper, guest, id, viewer, ({ table }, { row, seats }) => ({
    ...writeRecord(table, isLaidOpen(row) ? REFEREE : viewer),
    fair: fairOf(row, seats, isOpened(row)),
  }));

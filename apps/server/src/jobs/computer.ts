import { type AnyAction, allChoices, type Host, type SeatRequest, writeAction } from '@hundred-days/kernel';
import type { CharacterName, LevelName } from '@hundred-days/opponents/planner';
import type { Task } from 'graphile-worker';
import type { Keeper } from '../tables/keeper.ts';
import type { Present } from '../tables/notices.ts';
import { lookFor, playFor } from '../tables/playing.ts';
import { readTable, type SeatRow, seatsOf } from '../tables/store.ts';
import type { Matter, Thinkers } from './thinkers.ts';

/** A decision of the computer. */

/** So many thoughts may fail; then it does what it may, and the game goes on. */
const MOST_FAILED = 2;

interface Decision extends Matter {
  readonly revision: number;
}

/** The seat of the computer that has to decide. */
async function deciding(keeper: Keeper, id: string): Promise<SeatRow | undefined> {
  const row = await readTable(keeper.db, id);
  if (row === undefined || row.over) return undefined;
  const seats = await seatsOf(keeper.db, id);
  return seats.find(({ seat, level }) => level !== null && (row.deciding & (1 << seat)) !== 0);
}

/** From what the seat sees, and nothing else. */
function decisionAt(
  { table, ...host }: Pick<Host<AnyAction>, 'table'> & { revision: number },
  { row }: Present,
  { seat, level, character }: SeatRow,
  known: (links: readonly string[]) => number,
): Decision | null {
  if ((table.seatsToAct & (1 << seat)) === 0) return null;
  const sight = table.sight(seat);
  const links = [sight.start.link, ...sight.steps().map(({ link }) => link)];
  return {
    game: row.game,
    scenario: String(row.setup.scenario),
    seat,
    level: level as LevelName,
    character: character as CharacterName,
    links,
    views: table.views(seat, known(links)),
    revision: host.revision,
  };
}

const revisionOf = (host: Host<AnyAction>, seat: number): number => host.revisions()[seat + 1];

/** What is done for a table is asked for under a key of its own: whoever does it again, after another was killed, does nothing. */
const requestFor = (action: string, revision: number): SeatRequest => ({
  kind: 'submit',
  action,
  revision,
  key: `computer.${revision}`,
});

export const computerTask =
  (keeper: Keeper, thinkers: Thinkers): Task =>
  async (payload, { job }) => {
    const { table: id } = payload as { readonly table: string };
    const seat = await deciding(keeper, id);
    if (seat === undefined) return;
    const request =
      job.attempts > MOST_FAILED ? await anything(keeper, id, seat) : await thought(keeper, thinkers, id, seat);
    if (request === null) return;
    const { result, refusal } = await playFor(keeper, id, seat.seat, request);
    // Something was done meanwhile: whoever did it has asked for what comes next.
    if (result === 'refused') throw new Error(`what the computer chose was refused: ${refusal?.rule} ${refusal?.code}`);
  };

async function thought(keeper: Keeper, thinkers: Thinkers, id: string, seat: SeatRow): Promise<SeatRequest | null> {
  const decided = await thinkers.think(`${id}/${seat.seat}`, (known) =>
    lookFor(keeper, id, (host, present) =>
      decisionAt({ table: host.table, revision: revisionOf(host, seat.seat) }, present, seat, known),
    ),
  );
  return decided === null ? null : requestFor(decided.action, decided.matter.revision);
}

function anything(keeper: Keeper, id: string, { seat }: SeatRow): Promise<SeatRequest | null> {
  return lookFor(keeper, id, (host) => {
    const { game, table } = host;
    const [first] = allChoices(game, table.view(seat), seat);
    return first === undefined ? null : requestFor(writeAction(game, first), revisionOf(host, seat));
  });
}

import {
  type AnyAction,
  allChoices,
  type Game,
  type GameRecord,
  REFEREE,
  randomBits,
  readLine,
  type Setup,
  scriptedDice,
  seatsAt,
  seededDice,
  TABLE,
  Table,
  writeRecord,
} from '@hundred-days/kernel';

/** Positions of games played by chance, one of each kind of question: what a page has to find room for. */

export interface Moment {
  /** The kind of question: "movement, many". */
  readonly kind: string;
  readonly game: string;
  readonly seats: number;
  readonly seat: number;
  readonly setup: Setup;
  readonly record: GameRecord;
}

/**
 * What is asked, what can be done without a piece (an announced attack can be rolled for), and whether few or many can answer:
 * rows of buttons are shortest with one and longest with all.
 */
function kindOf<A extends AnyAction>(table: Table<A>): string {
  const seat = table.seatToAct;
  const view = table.view(seat);
  const phase = table.game.phase(view);
  const pieces = phase.pieces(view, seat);
  const choices = pieces.includes(TABLE) ? phase.choices(view, seat, TABLE) : null;
  const answers = Array.from({ length: choices?.length ?? 0 }, (_, i) => choices?.at(i)?.type);
  return [phase.name, ...new Set(answers), pieces.length + answers.length < 5 ? 'few' : 'many'].join(', ');
}

/** Most units stay where they are, or a game would be a thousand steps long; and most that can join an attack do. */
function chosen<A extends AnyAction>(listed: readonly A[], bits: () => number): A {
  const end = listed.find(({ type }) => type === 'end');
  if (end !== undefined && bits() % 4 === 0) return end;
  const joining = listed.filter(({ type }) => type === 'join');
  const among = joining.length > 0 && bits() % 4 > 0 ? joining : listed;
  return among[bits() % among.length];
}

/** Plays a game by chance, some steps of it at most, and keeps what was not seen before. */
export function collect<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  seed: string,
  steps: number,
  found: Map<string, Moment>,
): void {
  const opened = Table.open(game, setup, seededDice(seed));
  if (!opened.ok) throw new Error('no such set-up');
  const table = opened.value;
  const bits = randomBits(seed);
  for (let step = 0; step < steps && table.outcome === null; step++) {
    const kind = kindOf(table);
    const seat = table.seatToAct;
    if (!found.has(kind)) found.set(kind, momentOf(table, setup));
    const no = table.submit(seat, chosen(allChoices(table.game, table.view(seat), seat), bits));
    if (no !== null) throw new Error(`${no.rule} ${no.code}`);
  }
}

/** What is asked after these actions, with these dice: what chance would hardly come to. */
export function momentAfter<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  dice: readonly number[],
  actions: readonly A[],
): Moment {
  const opened = Table.open(game, setup, scriptedDice(dice));
  if (!opened.ok) throw new Error('no such set-up');
  for (const action of actions) {
    const seat = opened.value.seatToAct;
    const no = opened.value.submit(seat, game.complete(opened.value.view(seat), action));
    if (no !== null) throw new Error(`${no.rule} ${no.code}`);
  }
  return momentOf(opened.value, setup);
}

/** The same, a line an action, as a record has them. */
export function momentAfterLines<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  dice: readonly number[],
  lines: readonly string[],
): Moment {
  const actions = lines.flatMap((line) => {
    const read = readLine(game, line);
    if (!read.ok) throw new Error(`no such line: ${line}`);
    return read.value;
  });
  return momentAfter(game, setup, dice, actions);
}

function momentOf<A extends AnyAction>(table: Table<A>, setup: Setup): Moment {
  return {
    kind: kindOf(table),
    game: table.game.id,
    seats: seatsAt(table.game, setup).length,
    seat: table.seatToAct,
    setup: table.setup(REFEREE),
    record: writeRecord(table, REFEREE),
  };
}

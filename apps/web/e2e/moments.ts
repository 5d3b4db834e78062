import {
  type AnyAction,
  allChoices,
  type Game,
  type GameRecord,
  REFEREE,
  randomBits,
  type Setup,
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

/** What is asked, and whether few or many can answer it: rows of buttons are shortest with one and longest with all. */
function kindOf<A extends AnyAction>(table: Table<A>): string {
  const seat = table.seatToAct;
  const view = table.view(seat);
  const phase = table.game.phase(view);
  const pieces = phase.pieces(view, seat);
  const answers = pieces.includes(TABLE) ? phase.choices(view, seat, TABLE).length : 0;
  return `${phase.name}, ${pieces.length + answers < 5 ? 'few' : 'many'}`;
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
    if (!found.has(kind)) {
      const seats = seatsAt(game, setup).length;
      found.set(kind, {
        kind,
        game: game.id,
        seats,
        seat,
        setup: table.setup(REFEREE),
        record: writeRecord(table, REFEREE),
      });
    }
    const listed = allChoices(table.game, table.view(seat), seat);
    const end = listed.find((action) => action.type === 'end');
    // Most units stay where they are, or the game would be a thousand steps long.
    const chosen = end !== undefined && bits() % 4 === 0 ? end : listed[bits() % listed.length];
    const no = table.submit(seat, chosen);
    if (no !== null) throw new Error(`${no.rule} ${no.code}`);
  }
}

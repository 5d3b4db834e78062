import { type AnyAction, readLine, SPECTATOR, type State, sayFault, type Table } from '@hundred-days/kernel';
import type { GameBoard } from '../board/types.ts';
import { Failure } from '../failure.ts';
import type { SpokenGame } from '../games.ts';
import type { Io, Line } from '../io.ts';
import { COMMANDS, findCommand } from './commands.ts';
import { Keeper, type Keeping } from './keeper.ts';
import { type Lines, openLines } from './lines.ts';
import { rehearse } from './rehearse.ts';
import { refusalText, seatTitle } from './say.ts';
import { Screen } from './screen.ts';
import type { Sitters } from './seats.ts';

/** Who sits where, and the chance each computer player draws on. */
export interface Seating {
  readonly sitters: Sitters;
  readonly bits: readonly (() => number)[];
}

/** A game at the terminal: lines come in, the referee answers, computer players move in between. */
export class Session {
  readonly game: SpokenGame;
  readonly board: GameBoard;
  readonly table: Table<AnyAction>;
  readonly screen: Screen;
  readonly keeper: Keeper;
  readonly #seating: Seating;
  readonly #people: readonly number[];
  #leaving = false;

  constructor(
    io: Io,
    game: SpokenGame,
    board: GameBoard,
    table: Table<AnyAction>,
    seating: Seating,
    keeping: Pick<Keeping, 'file' | 'own'>,
  ) {
    this.game = game;
    this.board = board;
    this.table = table;
    this.#seating = seating;
    this.#people = [...seating.sitters.keys()].filter((seat) => seating.sitters[seat] === null);
    this.screen = new Screen(io, game, board, table, this.#people);
    this.keeper = new Keeper(table, { env: io.env, viewer: this.screen.viewer, ...keeping });
  }

  /** The seat whose decision it is; computers first, so that a person decides with everything on the table. */
  get seat(): number {
    const mask = this.table.seatsToAct;
    const acting = [...this.game.seats.keys()].filter((seat) => (mask & (1 << seat)) !== 0);
    return acting.find((seat) => this.#seating.sitters[seat] !== null) ?? acting[0] ?? SPECTATOR;
  }

  /** The person who decides; everybody at the screen when nobody does. */
  get viewer(): number {
    return this.#people.includes(this.seat) ? this.seat : this.screen.viewer;
  }

  get view(): State {
    return this.table.view(this.viewer);
  }

  /** The seat that a person takes back for: his own, or that of the person who has just handed over. */
  get seatToUndo(): number {
    const { table, seat } = this;
    // What he did in secret nobody else has seen done.
    if (this.#people.includes(seat) && table.barrier(seat) < table.lengthFor(seat)) return seat;
    const last = table.seen(SPECTATOR).at(-1)?.seat ?? SPECTATOR;
    return this.#people.includes(last) ? last : seat;
  }

  async run(): Promise<void> {
    this.keeper.keep();
    this.screen.print(`${this.game.title}. Type help for the commands.`);
    const lines = openLines(this.screen.io, (word) => this.#wordsLike(word));
    try {
      while (!this.#leaving) await this.#turn(lines);
    } finally {
      lines.close();
    }
    this.keeper.keep();
  }

  async #turn(lines: Lines): Promise<void> {
    await this.#playComputers();
    this.#excused(() => this.keeper.keep());
    await this.screen.handOver(this.seat, lines);
    if (this.table.outcome === null) this.screen.showSituation(this.seat);
    else this.screen.showEnd();
    if (this.#people.length === 0) this.#leaving = true;
    else await this.#hear(lines);
  }

  async #hear(lines: Lines): Promise<void> {
    const who = this.seat < 0 ? 'Over' : seatTitle(this.game, this.board, this.view, this.seat);
    const line = await lines.next(`${who}> `);
    if (line === null) this.screen.print(...this.leave('No more input: the table is left as it stands.'));
    else if (line.trim() !== '') this.#excused(() => this.screen.print(...this.#obey(line.trim())));
  }

  #obey(line: string): readonly Line[] {
    const command = findCommand(line);
    return command === null ? this.#act(line) : command.run(this, line.split(/\s+/));
  }

  /** A file that cannot be written is said, and the game goes on. */
  #excused(deed: () => void): void {
    try {
      deed();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.screen.print(...error.lines);
    }
  }

  leave(farewell: string): string[] {
    this.#leaving = true;
    return [farewell];
  }

  /** Reads a line in notation and hands its actions to the referee: all of them, or none. Gives the lines to print. */
  #act(line: string): readonly string[] {
    const { game, seat } = this;
    if (seat === SPECTATOR) return ['The game is over. You can still type map, log, save FILE or quit.'];
    const read = readLine(game, this.board.writtenOut(game, this.view, seat, line));
    if (!read.ok) {
      return [`${read.faults.map((fault) => sayFault(game.words, fault)).join(' ')} Type help for what can be said.`];
    }
    const { no, actions } = rehearse(game, this.view, seat, read.value);
    if (no === null) return this.#carryOut(actions, seat);
    return [refusalText(game, no), ...(read.value.length > 1 ? ['Nothing of the line was done.'] : [])];
  }

  #carryOut(actions: readonly AnyAction[], seat: number): readonly string[] {
    const known = this.table.lengthFor(this.screen.viewer);
    for (const [i, action] of actions.entries()) {
      // An attack in one line is announced with its odds like any other.
      if (i > 0 && i === actions.length - 1) this.screen.showSituation(seat);
      const no = this.table.submit(seat, action);
      if (no !== null) return [...this.screen.news(), refusalText(this.game, no)];
    }
    const news = this.screen.news();
    if (news.length > 0) return news;
    return [this.table.lengthFor(this.screen.viewer) > known ? 'Done.' : 'Done, in secret.'];
  }

  async #playComputers(): Promise<void> {
    for (;;) {
      const seat = this.seat;
      const player = seat === SPECTATOR ? null : this.#seating.sitters[seat];
      if (player === null) return;
      this.#seating.sitters.forEach((other, at) => {
        if (at !== seat) other?.watch?.(this.game, this.table.view(at), at, this.#seating.bits[at]);
      });
      const action = player.choose(this.game, this.table.view(seat), seat, this.#seating.bits[seat]);
      const no = this.table.submit(seat, action);
      if (no !== null) throw new Error(`${player.name} was refused: ${no.rule} ${no.code}`);
      this.screen.print(...this.screen.news());
      // Lets a key that was pressed, or a broken pipe, be heard between two actions.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  #wordsLike(word: string): string[] {
    return [...COMMANDS.map((command) => command.name), ...this.game.unitIds].filter((known) => known.startsWith(word));
  }
}

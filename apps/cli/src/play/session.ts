import { type AnyAction, readLine, SPECTATOR, type State, sayFault, type TableSeat } from '@hundred-days/kernel';
import type { GameBoard } from '../board/types.ts';
import { Failure } from '../failure.ts';
import type { SpokenGame } from '../games.ts';
import type { Io, Line } from '../io.ts';
import { COMMANDS, findCommand } from './commands.ts';
import type { Company } from './company.ts';
import type { Keeper } from './keeper.ts';
import { type Lines, openLines } from './lines.ts';
import { rehearse } from './rehearse.ts';
import { answerText, refusalText, seatTitle } from './say.ts';
import { Screen } from './screen.ts';

/** A game at the terminal: lines come in, the referee answers, computer players move in between. */
export class Session {
  readonly game: SpokenGame;
  readonly board: GameBoard;
  readonly company: Company;
  readonly screen: Screen;
  readonly keeper: Keeper;
  #leaving = false;

  constructor(io: Io, game: SpokenGame, board: GameBoard, company: Company, keeper: Keeper) {
    this.game = game;
    this.board = board;
    this.company = company;
    this.screen = new Screen(io, game, board, company);
    this.keeper = keeper;
  }

  /** The number of the seat whose decision it is. */
  get seat(): number {
    return this.company.decides;
  }

  /** The seat of the person who decides; of everybody at the screen when nobody does. */
  get own(): TableSeat<AnyAction> {
    const { company, seat } = this;
    return company.people.includes(seat) ? company.at(seat) : company.screen;
  }

  get view(): State {
    return this.own.known.view;
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
    await this.#excused(() => this.keeper.keep());
    await this.screen.handOver(this.seat, lines);
    if (this.company.isOver) this.screen.showEnd();
    else this.screen.showSituation(this.seat);
    if (this.company.people.length === 0) this.#leaving = true;
    else await this.#hear(lines);
  }

  async #hear(lines: Lines): Promise<void> {
    const who = this.seat < 0 ? 'Over' : seatTitle(this.game, this.board, this.view, this.seat);
    const line = await lines.next(`${who}> `);
    if (line === null) this.screen.print(...this.leave('No more input: the table is left as it stands.'));
    else if (line.trim() !== '') await this.#excused(async () => this.screen.print(...(await this.#obey(line.trim()))));
  }

  async #obey(line: string): Promise<readonly Line[]> {
    const command = findCommand(line);
    return command === null ? this.#act(line) : command.run(this, line.split(/\s+/));
  }

  /** A file that cannot be written is said, and the game goes on. */
  async #excused(deed: () => void | Promise<void>): Promise<void> {
    try {
      await deed();
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
  async #act(line: string): Promise<readonly string[]> {
    const { game, seat, own } = this;
    if (seat === SPECTATOR) return ['The game is over. You can still type map, log, save FILE or quit.'];
    const read = readLine(game, this.board.writtenOut(game, this.view, seat, line));
    if (!read.ok) {
      return [`${read.faults.map((fault) => sayFault(game.words, fault)).join(' ')} Type help for what can be said.`];
    }
    const { no, actions } = rehearse(game, own.viewAt(own.known.length), seat, read.value);
    if (no === null) return this.#carryOut(actions, own);
    return [refusalText(game, no), ...(read.value.length > 1 ? ['Nothing of the line was done.'] : [])];
  }

  async #carryOut(actions: readonly AnyAction[], own: TableSeat<AnyAction>): Promise<readonly string[]> {
    const { company, screen } = this;
    const known = company.screen.known.length;
    for (const [i, action] of actions.entries()) {
      // An attack in one line is announced with its odds like any other.
      if (i > 0 && i === actions.length - 1) screen.showSituation(own.viewer);
      const no = answerText(this.game, await company.answered(own.submit(action)));
      if (no !== null) return [...screen.news(), no];
    }
    const news = screen.news();
    if (news.length > 0) return news;
    return [company.screen.known.length > known ? 'Done.' : 'Done, in secret.'];
  }

  async #playComputers(): Promise<void> {
    while ((await this.company.computerActs()) !== null) {
      this.screen.print(...this.screen.news());
      // Lets a key that was pressed, or a broken pipe, be heard between two actions.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  #wordsLike(word: string): string[] {
    return [...COMMANDS.map((command) => command.name), ...this.game.unitIds].filter((known) => known.startsWith(word));
  }
}

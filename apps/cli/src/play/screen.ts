import { SPECTATOR, type State } from '@hundred-days/kernel';
import { nearMap, wholeMap } from '../board/show.ts';
import type { GameBoard } from '../board/types.ts';
import type { SpokenGame } from '../games.ts';
import { type Io, isTerminal, type Line, print, wipe } from '../io.ts';
import type { Company } from './company.ts';
import type { Lines } from './lines.ts';
import { decisionText, eventText, outcomeText, seatTitle } from './say.ts';

/** Hexes each way that are drawn around what a decision is about. */
const AROUND = 3;

/** What stands on the screen: the map, the situation, the news. What is there already is not said again. */
export class Screen {
  readonly io: Io;
  readonly #game: SpokenGame;
  readonly #board: GameBoard;
  readonly #company: Company;
  /** Of how many steps has been told, and how many there were then. */
  #told: number;
  #all: number;
  #heading = '';
  #owed: readonly string[] = [];
  #occasion = '';
  #overview = '';
  /** The place the last decision was about. */
  #question = -1;
  /** The seat that has looked at something of its own since the screen was last cleared. */
  #private = SPECTATOR;

  constructor(io: Io, game: SpokenGame, board: GameBoard, company: Company) {
    this.io = io;
    this.#game = game;
    this.#board = board;
    this.#company = company;
    this.#told = company.screen.known.length;
    this.#all = company.done;
  }

  get #people(): readonly number[] {
    return this.#company.people;
  }

  get #view(): State {
    return this.#company.screen.known.view;
  }

  print(...lines: readonly Line[]): void {
    print(this.io, ...lines);
  }

  /** The log of what has happened since it was last asked for. */
  news(): string[] {
    const { known } = this.#company.screen;
    const all = this.#company.done;
    // At the end everything opens up; what was done in secret before is no news.
    const told = Math.max(this.#told, known.length - (all - this.#all));
    const steps = known.steps.slice(told + 1);
    [this.#told, this.#all] = [known.length, all];
    return steps.flatMap((step) => step.events.map((event) => `  ${eventText(this.#game, event)}`));
  }

  /** Something was undone: the situation is shown again. */
  takenBack(): void {
    this.#told = this.#company.screen.known.length;
    this.#all = this.#company.done;
    this.#heading = '';
  }

  /** Whose decision it is and what is owed; the map when a new phase begins. */
  showSituation(seat: number): void {
    const [game, board] = [this.#game, this.#board];
    const view = this.#view;
    const phase = game.phase(view).name;
    // The headline begins with the turn.
    const occasion = `${phase} ${seat} ${board.headline(view).slice(0, 12)}`;
    const withMap = occasion !== this.#overview && board.overviews.includes(phase);
    if (withMap) {
      const shown = board.overview?.(view) ?? this.#wholeMap();
      this.print(...(this.#overview === '' ? this.mapLines() : shown));
      this.#overview = occasion;
    }
    const lines = [board.headline(view), decisionText(game, board, view, seat)];
    const heading = lines.join('\n');
    const known = heading === this.#heading ? this.#owed : [];
    if (heading !== this.#heading) this.print(...lines);
    const question = board.question?.(game, view, seat) ?? -1;
    if (question >= 0 && question !== this.#question) this.print(...this.nearLines(question, AROUND));
    this.#question = question;
    if (board.secretsWithMap === true ? withMap : occasion !== this.#occasion) this.print(...this.#secretLines(seat));
    this.#owed = board.owed(game, view, seat);
    this.print(...this.#owed.filter((line) => !known.includes(line)));
    this.#heading = heading;
    this.#occasion = occasion;
  }

  showEnd(): void {
    const over = `${outcomeText(this.#game, this.#company.onlooker.known.outcome?.code ?? '')}.`;
    if (over === this.#heading) return;
    this.print(...this.#wholeMap(), this.#board.headline(this.#company.onlooker.known.view), over);
    if (this.#people.length > 0) this.print('Type save FILE to keep the complete record, log, map or quit.');
    this.#heading = over;
  }

  #secretsOf(seat: number): readonly string[] {
    return this.#board.secrets(this.#company.at(seat).known.view, seat);
  }

  /** A person alone sees what is his; with others at the screen he has to ask. */
  #secretLines(seat: number): readonly string[] {
    const own = this.#secretsOf(seat);
    // In a listing a person alone has seen his own already.
    if (this.#people.length === 1) return this.#board.listing === undefined ? own : [];
    if (own.length === 0) return own;
    return ['Type secret for what only you may know; the other player looks away.'];
  }

  /** Marks that something of a seat's own is on the screen. */
  showsPrivate(seat: number): void {
    if (this.#people.length > 1 && seat >= 0 && this.#secretsOf(seat).length > 0) this.#private = seat;
  }

  /** Where people share a screen, what one has looked at is gone before the other decides. */
  async handOver(seat: number, lines: Lines): Promise<void> {
    if (this.#private === SPECTATOR || this.#private === seat || seat === SPECTATOR) return;
    this.#private = SPECTATOR;
    this.#heading = '';
    if (!isTerminal(this.io)) return;
    wipe(this.io);
    const title = seatTitle(this.#game, this.#board, this.#company.onlooker.known.view, seat);
    await lines.next(`The decision passes to the ${title} player. Press Enter. `);
  }

  mapLines(): Line[] {
    return [...this.#wholeMap(), ...this.#board.legend];
  }

  nearLines(place: number, reach: number): readonly Line[] {
    return nearMap(this.io, this.#board, this.#view, place, reach);
  }

  #wholeMap(): readonly Line[] {
    return wholeMap(this.io, this.#board, this.#view);
  }
}

import type { AnyAction } from '../actions.ts';
import type { Game, Outcome } from '../contract.ts';
import { scriptedDice } from '../dice.ts';
import type { GameEvent } from '../events.ts';
import { firstSeatToAct, refuseInput, submit } from '../referee.ts';
import type { Facts, Refusal } from '../refusal.ts';
import { copyState, type State, sameState } from '../state.ts';
import { carryOut, checkAfter, lastTold, readActions, writtenChoices } from './lines.ts';

/** A position laid out for a test, played with notation. Games add what can be read from theirs. */
export class PlayedField<A extends AnyAction> {
  readonly game: Game<A>;
  readonly state: State;
  readonly events: GameEvent[];

  constructor(game: Game<A>, state: State, events: GameEvent[]) {
    this.game = game;
    this.state = state;
    this.events = events;
  }

  /** The number of the seat that has to decide; -1 when the game is over. */
  get chair(): number {
    return firstSeatToAct(this.game, this.state);
  }

  /** The seat that has to decide, by its id; 'none' when the game is over. */
  get seat(): string {
    return this.game.seats[this.chair]?.id ?? 'none';
  }

  /** What is to be decided: the name of the phase. */
  get step(): string {
    return this.game.phase(this.state).name;
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  /** Plays a line (compound ones too) for whoever has to decide; the dice fall as given. Throws if it is refused or leaves dice. */
  play(line: string, ...dice: number[]): this {
    const rolls = scriptedDice(dice);
    for (const action of readActions(this.game, line)) {
      const whole = this.game.complete(this.state, action);
      carryOut(this.game, this.state, whole, rolls, (event) => this.events.push(event), line);
    }
    checkAfter(this.game, this.state, line, rolls.left);
    return this;
  }

  /** Plays several lines that need no dice. */
  plays(...lines: string[]): this {
    for (const line of lines) this.play(line);
    return this;
  }

  /** Why a line is refused to a seat: the actions before the one refused are tried first. Null if nothing is refused. */
  protected refuse(line: string, seat: number, strictly: boolean): Refusal | null {
    const trial = copyState(this.state);
    const actions = readActions(this.game, line);
    for (const [i, written] of actions.entries()) {
      const action = strictly ? written : this.game.complete(trial, written);
      const tried = copyState(trial);
      const no = refuseInput(this.game, trial, seat, action);
      if (!sameState(tried, trial)) throw new Error(`refusing '${line}' changed the position`);
      if (no !== null) return no;
      if (i < actions.length - 1) submit(this.game, trial, seat, action, scriptedDice([1, 1, 1]), null);
    }
    return null;
  }

  /** Every choice of the seat that has to decide, as notation; those that begin with `start`. */
  choices(start = ''): string[] {
    return writtenChoices(this.game, this.state, this.chair, start);
  }

  /** What was told, of one type. */
  told(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** The facts of the last event of a type; throws if there was none. */
  last(type: string): Facts {
    return lastTold(this.events, type);
  }
}

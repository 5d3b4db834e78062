import { type AnyAction, copyAction, isIndex } from './actions.ts';
import { type Choices, type Game, type Outcome, REFEREE, type Setup, SPECTATOR } from './contract.ts';
import { type Described, describer } from './described.ts';
import { type Dice, DiceError, noDice, type Rolled, recordingDice, scriptedDice } from './dice.ts';
import type { GameEvent } from './events.ts';
import { type Done, type Heading, headingFor, Journal } from './journal.ts';
import type { Place, Seat, Unit, Viewer } from './kinds.ts';
import { type Outlook, outlook, type SeenStep, seenSetup, seenState, type Told } from './outgoing.ts';
import {
  choicesOf,
  concealed,
  firstSeatToAct,
  mayBeForced,
  piecesOf,
  refuseInput,
  seatsToAct,
  soleChoice,
  submit,
  whyNot,
} from './referee.ts';
import { bad, good, type Refusal, type Result, refusal } from './refusal.ts';
import { Sight } from './sight.ts';
import { copyState, plainCopy, type State, sameState } from './state.ts';

export type { Step } from './step.ts';

/** The rule a table cites about taking back: its own promise, not a rulebook's. */
const UNDO_RULE = 'undo';

/** A die of which only the number is known, and who saw it. */
const writtenDie = (value: number, only: number): Rolled => ({ value, sides: value, only });

/** Who saw the dice of a set-up does not stand in a record: whoever the rules show them to now, or else nobody. */
function startDice<A extends AnyAction>(game: Game<A>, setup: Setup, values: readonly number[]): readonly Rolled[] {
  const dice = recordingDice(scriptedDice(values));
  try {
    const started = game.start(setup, dice, null);
    const rolled = dice.taken();
    if (started.ok && rolled.length === values.length) return rolled;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
  }
  return values.map((value) => writtenDie(value, game.seats.length));
}

/** A decision that was taken back, what followed it by itself, and what its seat knew before it. */
export interface Undone<A extends AnyAction> {
  readonly steps: readonly Pick<Done<A>, 'seat' | 'action' | 'forced'>[];
  readonly length: number;
  readonly view: State;
}

/**
 * A table: a game being played, its record, undo and redo. The position is never handed out: seats and spectators get
 * views made by outgoing.ts.
 *
 * Every viewer has a count of steps of his own: what another seat does in secret, without a die, an event or a change that
 * he may see, is no step for him. Wherever a viewer or seat is named, `at` is a place in his count.
 */
export class Table<A extends AnyAction> {
  readonly game: Game<A>;
  readonly #setup: Setup;
  readonly #journal: Journal<A>;
  /** What each seat has taken back and may do again, the next to be done last: for who keeps the table (undone.ts). */
  readonly undone: Undone<A>[][];
  #dice: Dice;
  #playForced: boolean;
  readonly #sights = new Map<Viewer, Sight<A>>();
  /** Told whenever steps were cut off: how many stand. */
  readonly #followers = new Set<(length: number) => void>();
  #laidOpen = false;

  private constructor(journal: Journal<A>, dice: Dice, playForced: boolean) {
    const { game, heading } = journal;
    this.game = game;
    this.#setup = { scenario: heading.scenario, options: heading.options };
    this.#journal = journal;
    this.#dice = dice;
    this.#playForced = playForced;
    this.undone = game.seats.map(() => []);
  }

  /** Sets a table up, or lists what is wrong with the set-up. */
  static open<A extends AnyAction>(game: Game<A>, setup: Setup, dice: Dice, playForced = true): Result<Table<A>> {
    const recorded = recordingDice(dice);
    const events: GameEvent[] = [];
    const started = game.start(setup, recorded, (event) => events.push(event));
    if (!started.ok) return bad(started.faults);
    const journal = new Journal(game, headingFor(game, plainCopy(setup)), started.value);
    journal.begin(recorded.taken(), events);
    const table = new Table(journal, dice, playForced);
    if (playForced) table.#doForced();
    return good(table);
  }

  /** Sits down again at a journal that was kept; it goes on with `goOn`. */
  static resume<A extends AnyAction>(journal: Journal<A>): Table<A> {
    return new Table(journal, noDice, false);
  }

  /** A table from a start that was written down, whatever the rules would make of the set-up now. */
  static retraced<A extends AnyAction>(
    game: Game<A>,
    heading: Heading,
    dice: readonly number[],
    position: Described,
  ): Table<A> {
    const start = describer(game.layout, game).make(position);
    game.rebuild(start);
    const journal = new Journal(game, heading, start);
    journal.begin(startDice(game, heading, dice), []);
    return new Table(journal, noDice, false);
  }

  /** How many actions have been carried out. */
  get length(): number {
    return this.#journal.length;
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#now);
  }

  /** Nothing is hidden any more: the game is over, by its rules or by the word of who keeps the table. */
  get isOpen(): boolean {
    return this.#laidOpen || this.outcome !== null;
  }

  /** Nobody will play on: for who keeps a table that ended otherwise than by its rules. There is no way back. */
  layOpen(): void {
    this.#laidOpen = true;
  }

  get seatsToAct(): number {
    return seatsToAct(this.game, this.#now);
  }

  /** The lowest seat with a decision to make, or -1. */
  get seatToAct(): number {
    return firstSeatToAct(this.game, this.#now);
  }

  get #now(): State {
    return this.#journal.now;
  }

  /** What the keeper of a table stores, and nobody else sees. */
  get journal(): Journal<A> {
    return this.#journal;
  }

  /** Calls back with how many steps stand whenever some were cut off; returns how to stop that. */
  onCut(listener: (length: number) => void): () => void {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  }

  /** What a viewer may know of the set-up. */
  setup(viewer: Viewer): Setup {
    return seenSetup(this.#outlook(viewer), this.#setup);
  }

  /** How many actions a viewer knows of. */
  lengthFor(viewer: Viewer): number {
    const out = this.#outlook(viewer);
    return out.open ? this.length : this.#journal.knownTo(viewer).length - 1;
  }

  /** What a viewer may know of the position after `at` actions; without `at`, of the position as it is. */
  view(viewer: Viewer, at?: number): State {
    const out = this.#outlook(viewer);
    return seenState(out, at === undefined ? this.#now : this.#journal.position(this.#placeOf(out, at)));
  }

  /** What a viewer may know of the positions one after another, from the one after `from` actions on. */
  views(viewer: Viewer, from: number): readonly State[] {
    const out = this.#outlook(viewer);
    if (from > this.lengthFor(viewer)) return [];
    const first = this.#placeOf(out, from);
    const views = [seenState(out, this.#journal.position(first))];
    this.#journal.walk(first, this.length, (index, _, after) => {
      if (this.#told(out, index) !== null) views.push(seenState(out, after));
    });
    return views;
  }

  /** What a viewer may know of what was done: the set-up first, then every action. */
  seen(viewer: Viewer): readonly SeenStep[] {
    return this.#knownTo(viewer).map(({ seen }) => seen);
  }

  /** The actions themselves, in order, as a viewer may know them. */
  actions(viewer: Viewer): readonly (A | null)[] {
    return this.#knownTo(viewer)
      .slice(1)
      .map(({ action }) => action);
  }

  /** What a viewer knows with what each step changed for him, linked: for his record, and for a seat far away. */
  sight(viewer: Viewer): Sight<A> {
    const eyes = this.#outlook(viewer).open ? REFEREE : viewer;
    const known = this.#sights.get(eyes) ?? new Sight(this.#journal, eyes);
    this.#sights.set(eyes, known);
    return known;
  }

  #outlook(viewer: Viewer): Outlook<A> {
    const out = outlook(this.game, viewer, this.#now);
    return this.#laidOpen ? { ...out, open: true } : out;
  }

  #told(out: Outlook<A>, index: number): Told<A> | null {
    if (!out.open) return this.#journal.toldTo(out.viewer, index);
    const { open, action } = this.#journal.step(index);
    return { seen: open, action };
  }

  #knownTo(viewer: Viewer): Told<A>[] {
    const out = this.#outlook(viewer);
    const known: Told<A>[] = [];
    for (let index = 0; index <= this.length; index++) {
      const told = this.#told(out, index);
      if (told !== null) known.push(told);
    }
    return known;
  }

  /** The place of a viewer's step among all steps. */
  #placeOf(out: Outlook<A>, at: number): number {
    const last = out.open ? this.length : this.#journal.knownTo(out.viewer).length - 1;
    if (!Number.isInteger(at) || at < 0 || at > last) throw new RangeError(`no position after ${at} actions`);
    return out.open ? at : this.#journal.knownTo(out.viewer)[at];
  }

  pieces(seat: Seat): readonly Unit[] {
    return piecesOf(this.game, this.#now, seat);
  }

  choices(seat: Seat, piece: Unit): Choices<A> {
    return choicesOf(this.game, this.#now, seat, piece);
  }

  whyNot(seat: Seat, piece: Unit, place: Place): Refusal | null {
    const { game } = this;
    // A seat that is none has no view to ask from.
    const state = isIndex(seat, game.seats.length) ? this.view(seat) : this.#now;
    return whyNot(game, state, seat, piece, place);
  }

  /** Hands an action to the referee. On null it was carried out; the table then does what is forced. */
  submit(seat: Seat, input: unknown): Refusal | null {
    const before = this.length;
    const no = this.#carryOut(seat, input, false);
    if (no !== null) return no;
    if (this.#playForced) this.#doForced();
    this.#endRedo(before);
    return null;
  }

  /** Carries one action out just as a record has it; nothing is added. */
  replay(seat: Seat, input: unknown, dice: Dice): Refusal | null {
    const own = this.#dice;
    this.#dice = dice;
    try {
      const before = this.length;
      const no = this.#carryOut(seat, input, this.#isForced(seat, input));
      if (no === null) this.#endRedo(before);
      return no;
    } finally {
      this.#dice = own;
    }
  }

  /** Goes one step on as it was written down, without asking the rules. Who rolled is taken to have seen the dice alone. */
  retrace(seat: Seat, action: A, dice: readonly number[], changes: Described): void {
    const after = copyState(this.#now);
    this.#journal.describer.apply(after, changes);
    this.game.rebuild(after);
    const rolled = dice.map((value) => writtenDie(value, seat));
    this.#journal.append({ seat, action, dice: rolled, events: [], after, forced: false });
  }

  /** What came before was played under other rules: from here on those of this version hold. */
  upgrade(from: number, to = this.game.version): void {
    this.#journal.upgrade(from, to);
    for (const undone of this.undone) undone.length = 0;
  }

  /** Goes on after a replay, with dice of its own; what is forced is then done again by the table itself. */
  goOn(dice: Dice): void {
    this.#dice = dice;
    this.#playForced = true;
    this.#doForced();
  }

  #carryOut(seat: Seat, input: unknown, forced: boolean): Refusal | null {
    const foreign = refuseInput(this.game, this.#now, seat, input);
    // What is judged, carried out and kept is one and the same: an object with getters could say something else each time.
    return foreign ?? this.#carryOutOwn(seat, copyAction(input as A), forced);
  }

  /** Carries out an action that nobody else can change. */
  #carryOutOwn(seat: Seat, action: A, forced: boolean): Refusal | null {
    const after = copyState(this.#now);
    const dice = recordingDice(this.#dice);
    const events: GameEvent[] = [];
    const no = submit(this.game, after, seat, action, dice, (event) => events.push(event));
    if (no !== null) return no;
    this.#journal.append({ seat, action, dice: dice.taken(), events, after, forced });
    return null;
  }

  #isForced(seat: Seat, input: unknown): boolean {
    const only = this.#onlyChoice(seat);
    return only !== null && (input as AnyAction | null)?.type === only.type;
  }

  #onlyChoice(seat: Seat): A | null {
    const only = soleChoice(this.game, this.#now, seat);
    return only !== null && mayBeForced(this.game, only) ? only : null;
  }

  #doForced(): void {
    for (;;) {
      const seat = this.seatToAct;
      const only = seat < 0 ? null : this.#onlyChoice(seat);
      if (only === null) return;
      // A listed action that is refused would be tried for ever.
      const no = this.#carryOut(seat, only, true);
      if (no !== null) throw new Error(`a forced action was listed and refused: ${no.rule} ${no.code}`);
    }
  }

  /** Why `seat` cannot go back to the position after `at` actions; null if it can. */
  refuseUndo(seat: Seat, at: number): Refusal | null {
    const last = this.lengthFor(seat);
    if (!Number.isInteger(at) || at < 0 || at >= last) return refusal(UNDO_RULE, 'nothing-to-undo');
    const back = this.#back(seat);
    for (let number = last; number > at; number--) {
      const no = back(number);
      if (no !== null) return no;
    }
    // What is left must not end in the middle of steps that the table did by itself.
    return this.#knownStep(seat, at + 1).forced ? refusal(UNDO_RULE, 'undo-into-forced', { step: at + 1 }) : null;
  }

  /**
   * Why each step a seat knows of cannot be taken back, asked from the last one on. All of it depends on what the seat
   * knows: a step of another that it knows nothing of stands in no one's way, but where another may have acted in secret
   * on what he was shown, what he was shown stands, whether he has acted or not.
   */
  #back(seat: Seat): (number: number) => Refusal | null {
    let others = 0;
    // When the game is over all is shown, if anything was hidden.
    const shown = this.isOpen && this.#hidAnything();
    return (number) => {
      const done = this.#knownStep(seat, number);
      const step = { step: number };
      if (shown) return refusal(UNDO_RULE, 'undo-past-reveal', step);
      others |= done.secretly & ~(1 << seat);
      if (done.dice.length > 0) return refusal(UNDO_RULE, 'undo-past-die', step);
      if (done.events.some((event) => event.reveals === true)) return refusal(UNDO_RULE, 'undo-past-reveal', step);
      if (done.events.some((event) => event.closes === true)) return refusal(UNDO_RULE, 'undo-past-end', step);
      if (done.seat !== seat && !done.forced) return refusal(UNDO_RULE, 'undo-past-other-side', step);
      for (let other = 0; other < this.game.seats.length; other++) {
        if ((others & (1 << other)) !== 0 && done.told[other + 1] !== null)
          return refusal(UNDO_RULE, 'undo-past-secret', step);
      }
      return null;
    };
  }

  #hidAnything(): boolean {
    const { game } = this;
    for (let index = this.length; index >= 0; index--) {
      if (this.#journal.step(index).told.some((told) => told !== undefined)) return true;
    }
    const viewers = [SPECTATOR, ...game.seats.keys()];
    return viewers.some((viewer) => !sameState(concealed(game, this.#now, viewer), this.#now));
  }

  #knownStep(seat: Seat, number: number): Done<A> {
    return this.#journal.step(this.#placeOf(this.#outlook(seat), number));
  }

  /** How many actions stand when `seat` takes back all it may: nothing before this can be undone. */
  barrier(seat: Seat): number {
    const last = this.lengthFor(seat);
    const back = this.#back(seat);
    let earliest = last;
    for (let number = last; number > 0 && back(number) === null; number--) {
      if (!this.#knownStep(seat, number).forced) earliest = number - 1;
    }
    return earliest;
  }

  /** Takes back the last decision of `seat`, with what the table did by itself after it. */
  undo(seat: Seat): Refusal | null {
    let at = this.lengthFor(seat) - 1;
    while (at > 0 && this.#knownStep(seat, at + 1).forced) at--;
    return this.undoTo(seat, at);
  }

  undoTo(seat: Seat, at: number): Refusal | null {
    return this.refuseUndo(seat, at) ?? this.#takeBack(seat, at);
  }

  /**
   * Goes back to the position after `at` of the actions a seat knows of, past dice and whatever else stands in the way of one
   * seat: for who has the word of all of them.
   */
  goBack(seat: Seat, at: number): Refusal | null {
    if (!isIndex(at, this.lengthFor(seat))) return refusal(UNDO_RULE, 'nothing-to-undo');
    if (this.#knownStep(seat, at + 1).forced) return refusal(UNDO_RULE, 'undo-into-forced', { step: at + 1 });
    const stands = this.#placeOf(this.#outlook(seat), at + 1) - 1;
    this.#journal.cut(stands);
    for (const undone of this.undone) undone.length = 0;
    for (const follower of this.#followers) follower(stands);
    return null;
  }

  /** Takes back what a seat knows of after `at`; what others did in secret meanwhile is done again on what is left. */
  #takeBack(seat: Seat, at: number): Refusal | null {
    const out = this.#outlook(seat);
    const undone = this.#decisionsAfter(out, at);
    const first = this.#placeOf(out, at + 1) - 1;
    const gone = this.#journal.cut(first);
    const secret = out.open ? [] : gone.filter((done) => done.told[seat + 1] === null);
    const again = secret.every((done) => this.#doAgain(done) || done.forced);
    if (!again) {
      // What they did stands on what would be taken back: everything is put as it was.
      this.#journal.cut(first);
      for (const done of gone) this.#doAgain(done);
    } else this.undone[seat].push(...undone.reverse());
    for (const follower of this.#followers) follower(first);
    return again ? null : refusal(UNDO_RULE, 'undo-past-secret', { step: at + 1 });
  }

  /** The decisions a seat knows of after `at`, each with what followed by itself and what the seat knew before it. */
  #decisionsAfter(out: Outlook<A>, at: number): Undone<A>[] {
    const decisions: { steps: Done<A>[]; length: number; view: State }[] = [];
    for (let number = at + 1; number <= this.lengthFor(out.viewer); number++) {
      const place = this.#placeOf(out, number);
      const done = this.#journal.step(place);
      const last = decisions.at(-1);
      if (done.forced && last !== undefined) last.steps.push(done);
      else {
        const view = concealed(this.game, this.#journal.position(place - 1), out.viewer);
        decisions.push({ steps: [done], length: number - 1, view });
      }
    }
    return decisions;
  }

  /** Carries out again what was done before, without a die; false if it can no longer be done. */
  #doAgain({ seat, action, forced }: Undone<A>['steps'][number]): boolean {
    if (action === null) return false;
    const own = this.#dice;
    this.#dice = noDice;
    try {
      return this.#carryOutOwn(seat, action, forced) === null;
    } catch (error) {
      // It would now take a die: it is another deed than it was.
      if (error instanceof DiceError) return false;
      throw error;
    } finally {
      this.#dice = own;
    }
  }

  /** Something was done: whoever knows of it can no longer do again what he had taken back. */
  #endRedo(before: number): void {
    for (let index = before + 1; index <= this.length; index++) {
      const { told } = this.#journal.step(index);
      for (let seat = 0; seat < this.undone.length; seat++) if (told[seat + 1] !== null) this.undone[seat] = [];
    }
  }

  /** Why `seat` cannot do again what it took back last; null if it can. It can as long as it knows of nothing else done. */
  refuseRedo(seat: Seat): Refusal | null {
    const next = this.undone[seat]?.at(-1);
    const still = next !== undefined && next.length === this.lengthFor(seat) && sameState(next.view, this.view(seat));
    return still ? null : refusal(UNDO_RULE, 'nothing-to-redo');
  }

  /** Does again what was taken back last, up to the next decision. */
  redo(seat: Seat): Refusal | null {
    const no = this.refuseRedo(seat);
    if (no !== null) return no;
    const { steps } = this.undone[seat].pop() as Undone<A>;
    // What followed by itself follows as far as it still can: the decision stands.
    const again = steps.findIndex((done) => !this.#doAgain(done));
    if (again < 0) return null;
    this.undone[seat] = [];
    return again > 0 ? null : refusal(UNDO_RULE, 'nothing-to-redo');
  }
}

import { type AnyAction, copyAction, isIndex } from './actions.ts';
import { type Choices, type Game, type Outcome, type Setup, SPECTATOR } from './contract.ts';
import { type Dice, recordingDice } from './dice.ts';
import type { GameEvent } from './events.ts';
import type { Place, Seat, Unit } from './kinds.ts';
import {
  isSilent,
  type Outlook,
  outlook,
  type SeenStep,
  seenAction,
  seenSetup,
  seenState,
  seenStep,
} from './outgoing.ts';
import {
  allChoices,
  choicesOf,
  firstSeatToAct,
  mayBeForced,
  piecesOf,
  refuseInput,
  seatsToAct,
  submit,
  whyNot,
} from './referee.ts';
import { bad, type Facts, good, type Refusal, type Result, refusal } from './refusal.ts';
import { copyState, plainCopy, type State } from './state.ts';
import type { Step } from './step.ts';

export type { Step } from './step.ts';

/** The rule a table cites about taking back: its own promise, not a rulebook's. */
const UNDO_RULE = 'undo';

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
  readonly #steps: Step<A>[];
  #undone: Step<A>[] = [];
  #dice: Dice;
  #playForced: boolean;
  /** For each step and viewer, once it was asked for: whether the viewer knows nothing of it. */
  readonly #silence = new WeakMap<Step<A>, Map<number, boolean>>();

  private constructor(game: Game<A>, setup: Setup, first: Step<A>, dice: Dice, playForced: boolean) {
    this.game = game;
    this.#setup = setup;
    this.#steps = [first];
    this.#dice = dice;
    this.#playForced = playForced;
  }

  /** Sets a table up, or lists what is wrong with the set-up. */
  static open<A extends AnyAction>(game: Game<A>, setup: Setup, dice: Dice, playForced = true): Result<Table<A>> {
    const recorded = recordingDice(dice);
    const events: GameEvent[] = [];
    const started = game.start(setup, recorded, (event) => events.push(event));
    if (!started.ok) return bad(started.faults);
    const first: Step<A> = {
      seat: SPECTATOR,
      action: null,
      dice: recorded.taken(),
      events,
      before: started.value,
      after: started.value,
      forced: false,
    };
    const table = new Table(game, plainCopy(setup), first, dice, playForced);
    if (playForced) table.#doForced();
    return good(table);
  }

  /** How many actions have been carried out. */
  get length(): number {
    return this.#steps.length - 1;
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#now);
  }

  get seatsToAct(): number {
    return seatsToAct(this.game, this.#now);
  }

  /** The lowest seat with a decision to make, or -1. */
  get seatToAct(): number {
    return firstSeatToAct(this.game, this.#now);
  }

  get #now(): State {
    return this.#steps[this.#steps.length - 1].after;
  }

  /** What a viewer may know of the set-up. */
  setup(viewer: number): Setup {
    return seenSetup(outlook(this.game, viewer, this.#now), this.#setup);
  }

  /** How many actions a viewer knows of. */
  lengthFor(viewer: number): number {
    return this.#known(outlook(this.game, viewer, this.#now)).length - 1;
  }

  /** What a viewer may know of the position after `at` actions; without `at`, of the position as it is. */
  view(viewer: number, at?: number): State {
    const out = outlook(this.game, viewer, this.#now);
    return seenState(out, at === undefined ? this.#now : this.#step(this.#known(out), at).after);
  }

  /** What a viewer may know of the positions one after another, from the one after `from` actions on. */
  views(viewer: number, from: number): readonly State[] {
    const out = outlook(this.game, viewer, this.#now);
    return this.#known(out)
      .slice(from)
      .map((step) => seenState(out, step.after));
  }

  /** What a viewer may know of what was done: the set-up first, then every action. */
  seen(viewer: number): readonly SeenStep[] {
    const out = outlook(this.game, viewer, this.#now);
    return this.#known(out).map((step) => seenStep(out, step));
  }

  /** The actions themselves, in order, as a viewer may know them. */
  actions(viewer: number): readonly (A | null)[] {
    const out = outlook(this.game, viewer, this.#now);
    return this.#known(out)
      .slice(1)
      .map((step) => seenAction(out, step));
  }

  /** The steps a viewer knows of, the set-up first. */
  #known(out: Outlook<A>): readonly Step<A>[] {
    if (out.open) return this.#steps;
    return this.#steps.filter((step, index) => index === 0 || !this.#isSilent(out, step));
  }

  #isSilent(out: Outlook<A>, step: Step<A>): boolean {
    const known = this.#silence.get(step) ?? new Map<number, boolean>();
    this.#silence.set(step, known);
    const silent = known.get(out.viewer) ?? isSilent(out, step);
    known.set(out.viewer, silent);
    return silent;
  }

  /** The place of a viewer's step among all steps. */
  #placeOf(viewer: number, at: number): number {
    const known = this.#known(outlook(this.game, viewer, this.#now));
    return known === this.#steps ? at : this.#steps.indexOf(known[at]);
  }

  pieces(seat: number): readonly number[] {
    return piecesOf(this.game, this.#now, seat);
  }

  choices(seat: number, piece: number): Choices<A> {
    return choicesOf(this.game, this.#now, seat, piece);
  }

  whyNot(seat: Seat, piece: Unit, place: Place): Refusal | null {
    const { game } = this;
    // A seat that is none has no view to ask from.
    const state = isIndex(seat, game.seats.length) ? this.view(seat) : this.#now;
    return whyNot(game, state, seat, piece, place);
  }

  /** Hands an action to the referee. On null it was carried out; the table then does what is forced. */
  submit(seat: number, input: unknown): Refusal | null {
    const no = this.#carryOut(seat, input, false);
    if (no !== null) return no;
    this.#undone = [];
    if (this.#playForced) this.#doForced();
    return null;
  }

  /** Carries one action out just as a record has it; nothing is added. */
  replay(seat: number, input: unknown, dice: Dice): Refusal | null {
    const own = this.#dice;
    this.#dice = dice;
    try {
      const no = this.#carryOut(seat, input, this.#isForced(seat, input));
      if (no === null) this.#undone = [];
      return no;
    } finally {
      this.#dice = own;
    }
  }

  /** Goes on after a replay, with dice of its own; what is forced is then done again by the table itself. */
  goOn(dice: Dice): void {
    this.#dice = dice;
    this.#playForced = true;
    this.#doForced();
  }

  #carryOut(seat: number, input: unknown, forced: boolean): Refusal | null {
    const foreign = refuseInput(this.game, this.#now, seat, input);
    if (foreign !== null) return foreign;
    // What is judged, carried out and kept is one and the same: an object with getters could say something else each time.
    const action = copyAction(input as A);
    const after = copyState(this.#now);
    const dice = recordingDice(this.#dice);
    const events: GameEvent[] = [];
    const no = submit(this.game, after, seat, action, dice, (event) => events.push(event));
    if (no !== null) return no;
    this.#steps.push({ seat, action, dice: dice.taken(), events, before: this.#now, after, forced });
    return null;
  }

  #isForced(seat: number, input: unknown): boolean {
    const only = this.#onlyChoice(seat);
    return only !== null && (input as AnyAction | null)?.type === only.type;
  }

  #onlyChoice(seat: number): A | null {
    const all = allChoices(this.game, this.#now, seat);
    return all.length === 1 && mayBeForced(this.game, all[0]) ? all[0] : null;
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
  refuseUndo(seat: number, at: number): Refusal | null {
    if (!Number.isInteger(at) || at < 0 || at >= this.lengthFor(seat)) return refusal(UNDO_RULE, 'nothing-to-undo');
    return this.#refuseUndo(seat, this.#placeOf(seat, at));
  }

  /** The answer names a step the seat knows, if one stands in the way: a secret one is told of only if there is no other. */
  #refuseUndo(seat: number, at: number): Refusal | null {
    const out = outlook(this.game, seat, this.#now);
    let secret: Refusal | null = null;
    for (let i = this.length; i > at; i--) {
      const step = this.#steps[i];
      const no = standsInTheWay(seat, step, () => this.#numberFor(seat, step));
      if (no === null) continue;
      if (!this.#isSecret(out, step)) return no;
      secret ??= no;
    }
    if (secret !== null) return secret;
    // What is left must not end in the middle of steps that the table did by itself.
    const next = this.#steps[at + 1];
    return next.forced ? refusal(UNDO_RULE, 'undo-into-forced', this.#numberFor(seat, next)) : null;
  }

  #isSecret(out: Outlook<A>, step: Step<A>): boolean {
    return !out.open && this.#isSilent(out, step);
  }

  /** A step in the count of a seat; one that it knows nothing of has the number of the next it will know. */
  #numberFor(seat: number, step: Step<A>): { readonly step: number } {
    const known = this.#known(outlook(this.game, seat, this.#now));
    const found = known.indexOf(step);
    return { step: found < 0 ? known.length : found };
  }

  /** How many actions stand when `seat` takes back all it may: nothing before this can be undone. */
  barrier(seat: number): number {
    let earliest = this.lengthFor(seat);
    for (let at = earliest - 1; at >= 0; at--) {
      const no = this.refuseUndo(seat, at);
      if (no === null) earliest = at;
      else if (no.code !== 'undo-into-forced') break;
    }
    return earliest;
  }

  /** Takes back the last decision of `seat`, with what the table did by itself after it. */
  undo(seat: number): Refusal | null {
    const out = outlook(this.game, seat, this.#now);
    let at = this.length - 1;
    while (at >= 0 && this.#isSecret(out, this.#steps[at + 1])) at--;
    if (at < 0) return refusal(UNDO_RULE, 'nothing-to-undo');
    while (at > 0 && this.#steps[at + 1].forced) at--;
    return this.#refuseUndo(seat, at) ?? this.#takeBack(at);
  }

  undoTo(seat: number, at: number): Refusal | null {
    return this.refuseUndo(seat, at) ?? this.#takeBack(this.#placeOf(seat, at));
  }

  #takeBack(at: number): null {
    this.#undone = [...this.#steps.splice(at + 1), ...this.#undone];
    return null;
  }

  /** Why `seat` cannot do again what was taken back last; null if it can. */
  refuseRedo(seat: number): Refusal | null {
    if (this.#undone.length === 0) return refusal(UNDO_RULE, 'nothing-to-redo');
    // What another seat took back in secret never was, for this one.
    if (this.#isSecret(outlook(this.game, seat, this.#now), this.#undone[0]))
      return refusal(UNDO_RULE, 'nothing-to-redo');
    return this.#undone[0].seat === seat ? null : refusal(UNDO_RULE, 'redo-of-other-side');
  }

  /** Does again what was taken back last, up to the next decision. */
  redo(seat: number): Refusal | null {
    const no = this.refuseRedo(seat);
    if (no !== null) return no;
    do this.#steps.push(this.#undone.shift() as Step<A>);
    while (this.#undone.length > 0 && this.#undone[0].forced);
    return null;
  }

  #step(steps: readonly Step<A>[], at: number): Step<A> {
    if (!Number.isInteger(at) || at < 0 || at >= steps.length) throw new RangeError(`no position after ${at} actions`);
    return steps[at];
  }
}

/** Why a step cannot be taken back by a seat; null if it can. */
function standsInTheWay<A extends AnyAction>(seat: number, step: Step<A>, where: () => Facts): Refusal | null {
  if (step.dice.length > 0) return refusal(UNDO_RULE, 'undo-past-die', where());
  if (step.events.some((event) => event.reveals === true)) return refusal(UNDO_RULE, 'undo-past-reveal', where());
  if (step.events.some((event) => event.closes === true)) return refusal(UNDO_RULE, 'undo-past-end', where());
  return step.seat !== seat && !step.forced ? refusal(UNDO_RULE, 'undo-past-other-side', where()) : null;
}

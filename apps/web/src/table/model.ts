import {
  type AnyAction,
  type Choices,
  choicesOf,
  type GameEvent,
  type GameRecord,
  REFEREE,
  type Refusal,
  type SeenStep,
  SPECTATOR,
  type State,
  TABLE,
  type Table,
  writeRecord,
} from '@hundred-days/kernel';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Motion } from '../board/types.ts';
import type { Asked, Face } from '../face/types.ts';
import type { Holder, SavedTable } from '../store/types.ts';
import { lastTurnOfOthers, type Span } from './since.ts';

/**
 * A table as one tab has it: the kernel's table, who sits where, whose eyes look on, what is in hand. Headless: components
 * read its signals, and tests drive it without a page.
 */

/** Why something was refused, and where on the board to say so. */
export interface Refused {
  readonly no: Refusal;
  readonly piece: number | null;
  readonly place: number | null;
}

export interface ModelParts<A extends AnyAction> {
  readonly id: string;
  readonly title: string;
  readonly face: Face<A>;
  readonly holders: readonly Holder[];
  readonly table: Table<A>;
  readonly created: number;
  readonly language: Signal<string>;
  readonly openRule: (rule: string) => void;
}

export class TableModel<A extends AnyAction> {
  readonly id: string;
  readonly title: string;
  readonly face: Face<A>;
  readonly holders: readonly Holder[];
  readonly created: number;
  readonly language: Signal<string>;
  #table: Table<A>;
  readonly #openRule: (rule: string) => void;

  /** Counts changes of the table; whatever is made from it reads this. */
  readonly changed = signal(0);
  /** How many actions of the game are shown: the whole game, or fewer in a replay. */
  readonly at: Signal<number>;
  readonly viewer: Signal<number>;
  /** The seat that must say it is there before its view is shown; null when nobody waits behind the curtain. */
  readonly curtain = signal<number | null>(null);
  /** Another tab plays this table; this one only follows. */
  readonly following = signal(false);
  readonly inHand = signal<number | null>(null);
  readonly proposed = signal<A | null>(null);
  readonly refused = signal<Refused | null>(null);
  /** What the last steps did that has not been shown moving yet. */
  readonly motions = signal<readonly Motion[]>([]);
  /** Where dice are seen rolling, what they decided is told when they lie still; a page turns this on. */
  readonly showsRolls = signal(false);
  /** While a die rolls: how many actions are told of. Null when all dice lie still. */
  readonly rolling = signal<number | null>(null);
  /** The computer is thinking for this seat; -1 for none. */
  readonly thinking = signal(-1);
  /** What the computer means to do, shown before it does it. */
  readonly intent = signal<A | null>(null);

  readonly asked: ReadonlySignal<Asked<A>>;
  /** What was done, as the viewer may know it: the set-up first. */
  readonly log: ReadonlySignal<readonly SeenStep[]>;
  /** How far the viewer could take back: the number of actions that would stand. */
  readonly barrier: ReadonlySignal<number>;

  constructor(parts: ModelParts<A>) {
    this.id = parts.id;
    this.title = parts.title;
    this.face = parts.face;
    this.holders = parts.holders;
    this.created = parts.created;
    this.language = parts.language;
    this.#table = parts.table;
    this.#openRule = parts.openRule;
    this.at = signal(parts.table.length);
    this.viewer = signal(this.#firstViewer());
    this.asked = computed(() => this.#ask());
    this.log = computed(() => {
      this.changed.value;
      return this.#table.seen(this.viewer.value);
    });
    this.barrier = computed(() => {
      this.changed.value;
      const viewer = this.viewer.value;
      return viewer < 0 ? this.#table.length : this.#table.barrier(viewer);
    });
    this.#drawCurtain();
  }

  get length(): number {
    return this.#table.length;
  }

  get live(): boolean {
    return this.at.value === this.#table.length;
  }

  get seat(): number {
    return this.#table.seatToAct;
  }

  get over(): boolean {
    return this.#table.outcome !== null;
  }

  get outcome() {
    return this.#table.outcome;
  }

  /** The first person's eyes; a table of computers is watched. */
  #firstViewer(): number {
    const seat = this.#table.seatToAct;
    if (seat >= 0 && this.holders[seat].kind === 'here') return seat;
    const first = this.holders.findIndex((holder) => holder.kind === 'here');
    return first < 0 ? SPECTATOR : first;
  }

  #ask(): Asked<A> {
    this.changed.value;
    const at = Math.min(this.at.value, this.#table.length);
    const viewer = this.viewer.value;
    const seat = this.#table.seatToAct;
    const deciding = this.#mayDecide(seat, viewer, at);
    const view = this.#table.view(viewer, at);
    const pieces = deciding ? this.#table.pieces(seat) : [];
    const inHand = deciding ? (this.inHand.value ?? this.#onlyPiece(pieces)) : null;
    return {
      view,
      viewer,
      seat,
      deciding,
      pieces,
      inHand,
      choices: inHand === null ? [] : this.choices(inHand),
      proposed: deciding ? this.proposed.value : null,
      language: this.language.value,
      // Of this view, whatever the table does while it is still shown.
      choicesOf: (piece) => (deciding ? listed(choicesOf(this.face.game, view, seat, piece)) : []),
      act: (action) => this.act(action),
      propose: (action) => {
        if (this.#mayDecide(seat, viewer, at)) this.proposed.value = action;
      },
      openRule: this.#openRule,
      pick: (piece) => this.pick(piece),
    };
  }

  /** Where one piece alone has to choose its way (a retreat), it need not be picked up first. */
  #onlyPiece(pieces: readonly number[]): number | null {
    const own = pieces.filter((piece) => piece !== TABLE);
    if (own.length !== 1) return null;
    const choices = this.choices(own[0]);
    const isWay = (action: A): boolean => this.face.direct(action) && this.face.goal(action) !== null;
    return choices.length > 1 && choices.every(isWay) ? own[0] : null;
  }

  #mayDecide(seat: number, viewer: number, at: number): boolean {
    if (seat < 0 || seat !== viewer || at !== this.#table.length) return false;
    if (this.holders[seat].kind !== 'here' || this.rolling.value !== null) return false;
    return this.curtain.value === null && !this.following.value;
  }

  choices(piece: number): readonly A[] {
    const seat = this.#table.seatToAct;
    if (seat < 0) return [];
    return listed(this.#table.choices(seat, piece));
  }

  /** Takes a piece in hand, lets go of it, or does the one thing a click on it means. */
  pick(piece: number): void {
    const asked = this.asked.value;
    if (!asked.deciding) return;
    batch(() => {
      this.refused.value = null;
      this.proposed.value = null;
      if (this.#takeBack(piece)) return;
      if (this.inHand.value === piece) {
        this.inHand.value = null;
        return;
      }
      const choices = this.choices(piece);
      if (choices.length === 1 && this.face.direct(choices[0])) this.act(choices[0]);
      else if (choices.length > 0) this.inHand.value = piece;
      else this.#refusePiece(piece);
    });
  }

  /** A second click on a piece that is part of an announcement takes that step back and keeps the others. */
  #takeBack(piece: number): boolean {
    const asked = this.asked.value;
    const actions = this.#actions();
    const step = this.face.retract(asked, piece, actions);
    if (step < 0) return false;
    const later = actions.slice(step + 1);
    if (this.#table.undoTo(asked.seat, step) !== null) return false;
    for (const action of later) if (this.#table.submit(asked.seat, action) !== null) break;
    this.#changedBy(step);
    return true;
  }

  #actions(): A[] {
    return this.#table.actions(this.viewer.value) as A[];
  }

  #refusePiece(piece: number): void {
    const asked = this.asked.value;
    const place = this.#placeOf(piece);
    const no = this.#table.whyNot(asked.seat, piece, place ?? 0);
    this.refused.value = no === null ? null : { no, piece, place };
  }

  #placeOf(piece: number): number | null {
    return this.face.pieces(this.asked.value).find((shown) => shown.piece === piece)?.place ?? null;
  }

  /**
   * Points at a place: proposes the action of the piece in hand that leads there, does it if a click means it, or says why
   * there is none. Without a piece in hand the one piece that can go there is meant.
   */
  point(place: number): A | null {
    const asked = this.asked.value;
    if (!asked.deciding) return null;
    if (asked.inHand === null) return this.#pointForAny(place);
    const action = asked.choices.find((choice) => this.face.goal(choice) === place) ?? null;
    batch(() => {
      this.refused.value = null;
      if (action !== null && this.face.direct(action)) {
        this.act(action);
        return;
      }
      this.proposed.value = action;
      if (action === null) this.#refuse(asked.inHand as number, place);
    });
    return action;
  }

  #pointForAny(place: number): A | null {
    const { pieces } = this.asked.value;
    const ways = pieces
      .filter((piece) => piece !== TABLE)
      .flatMap((piece) => this.choices(piece))
      .filter((action) => this.face.direct(action) && this.face.goal(action) === place);
    if (ways.length !== 1) return null;
    this.act(ways[0]);
    return ways[0];
  }

  /** Asks why a piece may not go to a place, and shows the answer there. */
  #refuse(piece: number, place: number): void {
    const no = this.#table.whyNot(this.viewer.value, piece, place);
    if (no !== null) this.refused.value = { no, piece, place };
  }

  /** "Why not?": for a piece and a place, whatever is in hand. */
  askWhyNot(piece: number, place: number): void {
    this.refused.value = null;
    this.#refuse(piece, place);
  }

  /** Puts the piece down where it was. */
  putBack(): void {
    batch(() => {
      this.refused.value = null;
      if (this.proposed.value !== null) this.proposed.value = null;
      else if (this.inHand.value !== null) this.inHand.value = null;
      else this.giveUp();
    });
  }

  /** Something is begun that can be given up: a piece in hand, or an attack half announced. */
  get begun(): boolean {
    return this.inHand.value !== null || this.proposed.value !== null || this.#begunAt() >= 0;
  }

  #begunAt(): number {
    const asked = this.asked.value;
    return asked.deciding ? this.face.begun(asked, this.#actions()) : -1;
  }

  /** Takes an unfinished announcement back as a whole. */
  giveUp(): void {
    const step = this.#begunAt();
    if (step >= 0) this.undoTo(step);
  }

  act(action: A): void {
    const seat = this.#table.seatToAct;
    if (seat >= 0 && this.#mayDecide(seat, this.viewer.value, this.at.value)) this.submit(seat, action);
  }

  /** Hands an action of a seat to the table; the computer's come this way too. */
  submit(seat: number, action: unknown): Refusal | null {
    const before = this.#table.length;
    const no = this.#table.submit(seat, action);
    batch(() => {
      if (no !== null) this.refused.value = { no, piece: this.inHand.value, place: null };
      else this.#changedBy(before);
    });
    return no;
  }

  /** Another tab has gone on with this table: from here it is the one shown. */
  adopt(table: Table<A>): void {
    const before = Math.min(this.#table.length, table.length);
    this.#table = table;
    this.#changedBy(before);
  }

  /** The table has other steps after the first `before`. */
  #changedBy(before: number): void {
    const events = this.#table
      .seen(this.viewer.value)
      .slice(before + 1)
      .flatMap((step) => step.events);
    const rolls = this.showsRolls.value && events.some((event) => this.face.logLine(event, 'en').die !== null);
    batch(() => {
      this.inHand.value = null;
      this.proposed.value = null;
      this.refused.value = null;
      this.at.value = this.#table.length;
      this.rolling.value = rolls ? before : null;
      // Pieces that still move are put down before a die is thrown.
      this.motions.value = [...(rolls ? [] : this.motions.value), ...this.face.motions(events)];
      this.changed.value++;
      this.#changeEyes();
    });
  }

  /** The die lies still: what it decided is told. */
  settle(): void {
    this.rolling.value = null;
  }

  /** How many actions are told of: the game as far as it is shown, but for what a rolling die decided. */
  get settled(): number {
    return this.rolling.value ?? this.at.value;
  }

  /** At one screen the eyes are those of whoever decides; where there are secrets, a curtain comes between. */
  #changeEyes(): void {
    const seat = this.#table.seatToAct;
    if (seat < 0 || seat === this.viewer.value || this.holders[seat].kind !== 'here') return;
    if (this.face.hasSecrets(this.#table.view(SPECTATOR))) this.#drawCurtain();
    else this.viewer.value = seat;
  }

  #drawCurtain(): void {
    const seat = this.#table.seatToAct;
    const people = this.holders.filter((holder) => holder.kind === 'here').length;
    if (seat < 0 || people < 2 || this.holders[seat].kind !== 'here') return;
    if (!this.face.hasSecrets(this.#table.view(SPECTATOR))) return;
    this.viewer.value = SPECTATOR;
    this.curtain.value = seat;
    // Behind it nobody sees a die, and what was seen before it is another's.
    this.settle();
  }

  /** The person who has to decide is alone at the screen. */
  openCurtain(): void {
    const seat = this.curtain.value;
    if (seat === null) return;
    batch(() => {
      this.curtain.value = null;
      this.viewer.value = seat;
    });
  }

  undo(): Refusal | null {
    return this.undoTo(null);
  }

  /** Back to the position after `at` actions; without a number, one decision back. */
  undoTo(at: number | null): Refusal | null {
    const seat = this.viewer.value;
    const no = at === null ? this.#table.undo(seat) : this.#table.undoTo(seat, at);
    if (no !== null) {
      this.refused.value = { no, piece: null, place: null };
      return no;
    }
    batch(() => {
      this.motions.value = [];
      this.#changedBy(this.#table.length);
    });
    return null;
  }

  redo(): Refusal | null {
    const before = this.#table.length;
    const no = this.#table.redo(this.viewer.value);
    if (no === null) this.#changedBy(before);
    else this.refused.value = { no, piece: null, place: null };
    return no;
  }

  get canUndo(): boolean {
    return this.live && this.barrier.value < this.#table.length;
  }

  get canRedo(): boolean {
    this.changed.value;
    return this.live && this.viewer.value >= 0 && this.#table.refuseRedo(this.viewer.value) === null;
  }

  /** Everything the viewer may take back. */
  resetTurn(): Refusal | null {
    return this.undoTo(this.barrier.value);
  }

  /** The first and last step of what the others did since the viewer's last turn; null if there is nothing yet. */
  get since(): Span | null {
    const viewer = this.viewer.value;
    const seats = this.log.value.map((step) => step.seat);
    return lastTurnOfOthers(this.face, this.#table.actions(viewer), seats, viewer);
  }

  get steps() {
    return this.log.value;
  }

  events(from: number): readonly GameEvent[] {
    return this.steps.slice(from + 1).flatMap((step) => step.events);
  }

  view(viewer = this.viewer.value): State {
    this.changed.value;
    return this.#table.view(viewer);
  }

  whyNot(piece: number, place: number): Refusal | null {
    return this.#table.whyNot(this.viewer.value, piece, place);
  }

  /** The record the viewer may take away. */
  record(): GameRecord {
    return writeRecord(this.#table, this.viewer.value);
  }

  /** What is kept in storage: everything, sealed there. */
  saved(now: number): SavedTable {
    return {
      id: this.id,
      game: this.face.game.id,
      title: this.title,
      holders: this.holders,
      created: this.created,
      updated: now,
      summary: this.face.summary(this.#table.view(SPECTATOR), this.language.value),
      seat: this.#table.seatToAct,
      over: this.over,
      setup: this.#table.setup(REFEREE),
      record: writeRecord(this.#table, REFEREE),
    };
  }
}

const listed = <A>(choices: Choices<A>): A[] => Array.from({ length: choices.length }, (_, i) => choices.at(i) as A);

export { openNew, restore } from './opening.ts';

import {
  type AnyAction,
  type GameEvent,
  type GameRecord,
  REFEREE,
  type Refusal,
  type SeenStep,
  type Setup,
  SPECTATOR,
  type State,
  type Table,
  writeRecord,
} from '@hundred-days/kernel';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Asked } from '../face/types.ts';
import type { SavedTable } from '../store/types.ts';
import { Desk } from './desk.ts';
import { adopt, drawCurtain, firstViewer, openCurtain, submit } from './doing.ts';
import { barrier, canRedo, redo, undoTo } from './goingBack.ts';
import { begunAt, gather, giveUp, pick, point, putBack, refuse } from './hand.ts';
import { TableSignals } from './signals.ts';
import { lastTurnOfOthers, type Span } from './since.ts';
import { act } from './together.ts';

/**
 * A table as one tab has it: the kernel's table, who sits where, whose eyes look on, what is in hand. Headless: components
 * read its signals, and tests drive it without a page. What it does is in hand.ts, doing.ts and goingBack.ts.
 */

export type { Refused } from './signals.ts';

export interface ModelParts<A extends AnyAction>
  extends Pick<TableSignals<A>, 'id' | 'title' | 'face' | 'holders' | 'created' | 'language'> {
  readonly table: Table<A>;
  readonly openRule: (rule: string) => void;
}

export class TableModel<A extends AnyAction> extends TableSignals<A> {
  readonly #desk: Desk<A>;
  readonly asked: ReadonlySignal<Asked<A>>;
  /** What was done, as the viewer may know it: the set-up first. */
  readonly log: ReadonlySignal<readonly SeenStep[]>;
  /** How far the viewer could take back: the number of actions that would stand. */
  readonly barrier: ReadonlySignal<number>;

  constructor(parts: ModelParts<A>) {
    super(parts);
    const desk = new Desk<A>(this, parts.table, { act, pick, gather, openRule: parts.openRule });
    this.#desk = desk;
    this.viewer.value = firstViewer(desk);
    this.at.value = parts.table.lengthFor(this.viewer.value);
    this.asked = desk.asked;
    this.log = desk.seen;
    this.barrier = computed(() => barrier(desk));
    drawCurtain(desk);
  }

  /** How many actions the viewer knows of. */
  get length(): number {
    return this.#desk.table.lengthFor(this.viewer.value);
  }

  /** How many actions there are, known to the viewer or not. */
  get total(): number {
    return this.#desk.table.length;
  }

  /** The set-up as the viewer may know it. */
  get setup(): Setup {
    return this.#desk.table.setup(this.viewer.value);
  }

  get live(): boolean {
    return this.at.value === this.length;
  }

  get seat(): number {
    return this.#desk.table.seatToAct;
  }

  get over(): boolean {
    return this.outcome !== null;
  }

  get outcome() {
    return this.#desk.table.outcome;
  }

  /** What a piece of the seat to act can do. */
  choices(piece: number): readonly A[] {
    return this.#desk.choices(piece);
  }

  /** Takes a piece in hand, lets go of it, or does the one thing a click on it means. */
  pick(piece: number): void {
    pick(this.#desk, piece);
  }

  /** Points at a place with the piece in hand, or with the one piece that can go there: see hand.ts. */
  point(place: number): A | null {
    return point(this.#desk, place);
  }

  /** "Why not?": for a piece and a place, whatever is in hand. */
  askWhyNot(piece: number, place: number): void {
    this.refused.value = null;
    refuse(this.#desk, piece, place);
  }

  whyNot(piece: number, place: number): Refusal | null {
    return this.#desk.table.whyNot(this.viewer.value, piece, place);
  }

  /** Puts the piece down where it was. */
  putBack(): void {
    putBack(this.#desk);
  }

  /** Something is begun that can be given up: a piece in hand, or an attack half announced. */
  get begun(): boolean {
    return this.inHand.value !== null || this.proposed.value !== null || begunAt(this.#desk) >= 0;
  }

  /** Takes an unfinished announcement back as a whole. */
  giveUp(): void {
    giveUp(this.#desk);
  }

  act(action: A): void {
    act(this.#desk, action);
  }

  /** Hands an action of a seat to the table; the computer's come this way too. */
  submit(seat: number, action: unknown): Refusal | null {
    return submit(this.#desk, seat, action);
  }

  /** Another tab has gone on with this table: from here it is the one shown. */
  adopt(table: Table<A>): void {
    adopt(this.#desk, table);
  }

  /** The person who has to decide is alone at the screen. */
  openCurtain(): void {
    openCurtain(this.#desk);
  }

  undo(): Refusal | null {
    return this.undoTo(null);
  }

  /** Back to the position after `at` actions; without a number, one decision back. */
  undoTo(at: number | null): Refusal | null {
    return undoTo(this.#desk, at);
  }

  redo(): Refusal | null {
    return redo(this.#desk);
  }

  get canUndo(): boolean {
    return this.live && this.barrier.value < this.length;
  }

  get canRedo(): boolean {
    return canRedo(this.#desk) && this.live;
  }

  /** Everything the viewer may take back. */
  resetTurn(): Refusal | null {
    return this.undoTo(this.barrier.value);
  }

  /** The first and last step of what the others did since the viewer's last turn; null if there is nothing yet. */
  get since(): Span | null {
    return lastTurnOfOthers(this.face, this.#desk.actions.value, this.log.value, this.viewer.value, this.view());
  }

  get steps() {
    return this.log.value;
  }

  events(from: number): readonly GameEvent[] {
    return this.steps.slice(from + 1).flatMap((step) => step.events);
  }

  view(viewer = this.viewer.value, at?: number): State {
    this.changed.value;
    return this.#desk.table.view(viewer, at);
  }

  /** The positions one after another, as a seat that is not looking may know them, from the one with this number on. */
  views(seat: number, from: number): readonly State[] {
    return this.#desk.table.views(seat, from);
  }

  /** What was done, as a seat that is not looking may know it. */
  seen(seat: number): readonly SeenStep[] {
    return this.#desk.table.seen(seat);
  }

  /** The record the viewer may take away. */
  record(): GameRecord {
    return writeRecord(this.#desk.table, this.viewer.value);
  }

  /** What is kept in storage: everything, sealed there. */
  saved(now: number): SavedTable {
    const { table } = this.#desk;
    return {
      id: this.id,
      game: this.face.game.id,
      title: this.title,
      holders: this.holders,
      created: this.created,
      updated: now,
      summary: this.face.words.summary(table.view(SPECTATOR), this.language.value),
      seat: table.seatToAct,
      over: this.over,
      setup: table.setup(REFEREE),
      record: writeRecord(table, REFEREE),
    };
  }
}

export { openNew, restore } from './opening.ts';

import type { AnyAction, GameEvent, GameRecord, Refusal, SeenStep, Setup, State } from '@hundred-days/kernel';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Asked } from '../face/types.ts';
import type { Holder } from '../store/types.ts';
import { Desk, type Way } from './desk.ts';
import { drawCurtain, firstViewer, hear, laid, openCurtain, reseat } from './doing.ts';
import { redo, undoTo } from './goingBack.ts';
import { begunAt, explainWhy, gather, giveUp, pick, point, putBack } from './hand.ts';
import { type TableParts, TableSignals } from './signals.ts';
import { lastTurnOfOthers, type Span } from './since.ts';
import { act, actInTurn } from './together.ts';

/**
 * A table as one tab has it: the seats of those who are here, whose eyes look on, what is in hand. It knows what they know,
 * and the table itself may stand anywhere. Headless: components read its signals, and tests drive it without a page. What it
 * does is in hand.ts, asking.ts, together.ts and goingBack.ts; what comes of it, and what others do, in doing.ts.
 */

export type { Way } from './desk.ts';

export type { Refused } from './signals.ts';

export interface ModelParts<A extends AnyAction> extends TableParts<A> {
  readonly way: Way<A>;
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
    const desk = new Desk<A>(this, parts.way, { act, actInTurn, pick, gather, hear, openRule: parts.openRule });
    this.#desk = desk;
    desk.look(firstViewer(desk));
    this.asked = desk.asked;
    this.log = computed(() => desk.known.value.steps);
    this.barrier = computed(() => {
      const { barrier } = desk.known.value;
      return this.unasked.value?.barrier(barrier) ?? barrier;
    });
    drawCurtain(desk);
  }

  /** How many actions the viewer knows of. */
  get length(): number {
    return this.#desk.known.value.length;
  }

  /** The set-up as the viewer may know it. */
  get setup(): Setup {
    return this.#desk.known.value.setup;
  }

  get live(): boolean {
    return this.at.value === this.length;
  }

  /** The seat that decides. */
  get seat(): number {
    return this.#desk.seat;
  }

  get over(): boolean {
    return this.outcome !== null;
  }

  get outcome() {
    return this.#desk.known.value.outcome;
  }

  /** What a piece of whoever looks on can do. */
  choices(piece: number): readonly A[] {
    return this.#desk.choices(piece);
  }

  /** What was done, as the viewer may know it. */
  get actions(): readonly A[] {
    return this.#desk.actions.value;
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
    explainWhy(this.#desk, piece, place);
  }

  whyNot(piece: number, place: number): Refusal | null {
    return this.#desk.whyNot(piece, place);
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

  /** Asks the table to do it. */
  act(action: A): void {
    void act(this.#desk, action);
  }

  /** Asks the table to do one thing after another, as one deed. */
  actInTurn(actions: readonly A[]): void {
    void actInTurn(this.#desk, actions);
  }

  /** The viewer notes something for himself beside the table: instead of what he had noted. */
  note(lines: readonly string[]): void {
    const { holders, notes, viewer } = this;
    notes.value = holders.map((_, seat) => (seat === viewer.value ? lines : (notes.value[seat] ?? [])));
  }

  /** Resolves when the table has answered all that was asked, and it is shown. */
  answered(): Promise<void> {
    return new Promise((answered) => {
      const stop = this.asking.subscribe((asking) => {
        if (asking) return;
        queueMicrotask(() => stop());
        answered();
      });
    });
  }

  /** Another table lies here from now on. */
  adopt(way: Way<A>): void {
    this.#desk.move(way);
    laid(this.#desk);
  }

  /** Somebody else holds a seat from now on. */
  reseat(seat: number, holder: Holder): void {
    reseat(this.#desk, seat, holder);
  }

  /** Gets up: nothing is heard here any more. */
  leave(): void {
    this.#desk.getUp();
  }

  /** The person who has to decide is alone at the screen. */
  openCurtain(): void {
    openCurtain(this.#desk);
  }

  undo(): void {
    this.undoTo(null);
  }

  /** Back to the position after `at` actions; without a number, one decision back. */
  undoTo(at: number | null): void {
    void undoTo(this.#desk, at);
  }

  redo(): void {
    void redo(this.#desk);
  }

  get canUndo(): boolean {
    return this.live && this.closed.value === null && this.barrier.value < this.length;
  }

  get canRedo(): boolean {
    return this.#desk.known.value.canRedo && this.live && this.closed.value === null;
  }

  /** Everything the viewer may take back. */
  resetTurn(): void {
    this.undoTo(this.barrier.value);
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

  /** What the viewer sees, or saw after so many actions. */
  view(at = this.length): State {
    return this.#desk.viewAt(at);
  }

  /** What somebody here sees, or who only looks on. */
  seenBy(viewer: number): State {
    this.changed.value;
    return this.#desk.seatOf(viewer).known.view;
  }

  /** The record the viewer may take away. */
  record(): Promise<GameRecord> {
    return this.#desk.way.record(this.viewer.value);
  }
}

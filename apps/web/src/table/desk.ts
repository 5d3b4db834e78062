import {
  type AnyAction,
  type Change,
  type Choices,
  choicesOf,
  firstSeatToAct,
  type GameRecord,
  type Known,
  piecesOf,
  type Refusal,
  readAction,
  type SeenStep,
  SPECTATOR,
  type State,
  TABLE,
  type TableSeat,
  whyNot,
} from '@hundred-days/kernel';
import { batch, computed, type Signal, signal, untracked } from '@preact/signals';
import { goalIn, isDirect } from '../face/acts.ts';
import type { Asked } from '../face/types.ts';
import type { TableSignals } from './signals.ts';

/** The way to a table, wherever it stands: a seat for each person here and for who only looks on. */
export interface Way<A extends AnyAction> {
  sit(viewer: number): TableSeat<A>;
  /** The record a viewer may take away. */
  record(viewer: number): Promise<GameRecord>;
}

/** What was heard and is not shown yet: how many of the steps that are shown still stand, and whether any was taken back. */
export interface Held {
  readonly stands: number;
  readonly cut: boolean;
}

const NO_NOTES: readonly string[] = [];

/** What is asked, whatever is in hand. */
type Position<A extends AnyAction> = Pick<
  Asked<A>,
  'view' | 'viewer' | 'seat' | 'deciding' | 'pieces' | 'parts' | 'past'
>;

/** What whoever is asked can do about it: together.ts, hand.ts; and what is done about news: doing.ts. */
interface Deeds<A extends AnyAction> {
  act(desk: Desk<A>, action: A): Promise<void>;
  actInTurn(desk: Desk<A>, actions: readonly A[]): Promise<void>;
  pick(desk: Desk<A>, piece: number): void;
  gather(desk: Desk<A>, pieces: readonly number[]): void;
  hear(desk: Desk<A>, viewer: number, change: Change): void;
  openRule(rule: string): void;
}

/**
 * What the parts of a table's model share: its signals, the seats of those who are here, and what is asked of whoever looks
 * on. What does not change with the hand is not made anew when a piece is taken up.
 */
export class Desk<A extends AnyAction> {
  readonly shown: TableSignals<A>;
  /** What the viewer knows, as far as it is shown. */
  readonly known: Signal<Known>;
  way: Way<A>;
  readonly #deeds: Deeds<A>;
  readonly #seats = new Map<number, TableSeat<A>>();
  /** News that come while several requests are one deed: shown together when it is done. */
  held: Held | null = null;
  readonly #read = new Map<string, A | null>();

  constructor(shown: TableSignals<A>, way: Way<A>, deeds: Deeds<A>) {
    this.shown = shown;
    this.way = way;
    this.#deeds = deeds;
    this.#sitDown();
    this.known = signal(this.own.known);
  }

  /** The seat with whose eyes the table is seen. */
  get own(): TableSeat<A> {
    return this.seatOf(this.shown.viewer.value);
  }

  /** The seat of somebody here. */
  seatOf(viewer: number): TableSeat<A> {
    const seat = this.#seats.get(viewer);
    if (seat === undefined) throw new Error(`nobody here sits in seat ${viewer}`);
    return seat;
  }

  #sitDown(): void {
    for (const viewer of this.#viewers()) {
      const seat = this.way.sit(viewer);
      seat.subscribe((change) => this.#deeds.hear(this, viewer, change));
      this.#seats.set(viewer, seat);
    }
  }

  /** Who is here, and who only looks on; without those who sit already. */
  #viewers(): number[] {
    const here = this.shown.holders.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : []));
    return [SPECTATOR, ...here].filter((viewer) => !this.#seats.has(viewer));
  }

  /** Whoever has come sits down. */
  seatNew(): void {
    this.#sitDown();
  }

  /** Whoever holds no seat any more gets up. Nobody looks on with their eyes. */
  unseatGone(): void {
    for (const [viewer, seat] of this.#seats) {
      if (viewer === SPECTATOR || this.shown.holders[viewer].kind === 'here') continue;
      seat.close();
      this.#seats.delete(viewer);
    }
  }

  /** Gets up from one table and sits down at another. */
  move(way: Way<A>): void {
    this.getUp();
    this.#seats.clear();
    this.way = way;
    this.#sitDown();
  }

  getUp(): void {
    for (const seat of this.#seats.values()) seat.close();
  }

  /** With other eyes there is another count of steps. */
  look(viewer: number): void {
    batch(() => {
      this.shown.viewer.value = viewer;
      this.show();
    });
  }

  /** What is known in the viewer's seat is shown, to its end. */
  show(): void {
    batch(() => {
      this.known.value = this.own.known;
      this.shown.at.value = this.known.value.length;
    });
  }

  readonly asked = computed(() => this.#ask());

  /** What was done, as the viewer may know it. */
  readonly actions = computed(
    () => this.known.value.steps.slice(1).map((step) => this.#actionOf(step)) as readonly A[],
  );

  #actionOf({ seat, action }: SeenStep): A | null {
    // What the table writes itself is no action of the game.
    if (action === null || seat < 0) return null;
    const before = this.#read.get(action);
    if (before !== undefined) return before;
    const read = readAction(this.shown.face.game, action);
    const made = read.ok ? read.value : null;
    this.#read.set(action, made);
    return made;
  }

  /** The seat that decides, as the viewer knows it. */
  get seat(): number {
    return firstSeatToAct(this.shown.face.game, this.known.value.view);
  }

  /** What the viewer saw after so many actions. */
  viewAt(at: number): State {
    const { length, view } = this.known.value;
    if (at >= length) return view;
    // While something is under way the seat may have taken back more than is shown.
    return this.own.viewAt(Math.min(at, this.own.known.length));
  }

  readonly #position = computed((): Position<A> => {
    this.shown.changed.value;
    const { length } = this.known.value;
    const at = Math.min(this.shown.at.value, length);
    const viewer = this.shown.viewer.value;
    const seat = this.seat;
    const deciding = this.mayDecide(seat) && !this.shown.unasked.value?.answer.value;
    const view = this.viewAt(at);
    const { game, hand } = this.shown.face;
    const parts = deciding ? hand.parts?.(view, seat) : null;
    return {
      view,
      viewer,
      seat,
      deciding,
      parts,
      pieces: deciding ? piecesOf(game, view, seat) : [],
      past: {
        steps: () => this.known.peek().steps.slice(0, at + 1),
        view: (then) => this.viewAt(Math.min(then, at)),
      },
    };
  });

  /** Choices already listed in this position, by piece. */
  readonly #listed = computed(() => {
    this.shown.changed.value;
    this.known.value;
    return new Map<number, readonly A[]>();
  });

  #ask(): Asked<A> {
    const position = this.#position.value;
    const { view, deciding, pieces, parts } = position;
    const { inHand: taken, proposed, language } = this.shown;
    const inHand = deciding
      ? (taken.value ?? this.shown.face.hand.handed(view, pieces) ?? this.#onlyPiece(pieces))
      : null;
    const along = taken.value === null ? [] : this.shown.along.value;
    return {
      ...position,
      pieces: parts?.pieces(proposed.value) ?? pieces,
      inHand,
      along,
      choices: inHand === null ? [] : [inHand, ...along].flatMap((piece) => this.choices(piece)),
      proposed: deciding ? proposed.value : null,
      language: language.value,
      notes: this.shown.notes.value[position.viewer] ?? NO_NOTES,
      choicesOf: (piece) => (deciding ? this.#choicesAt(position, piece) : []),
      act: (action) => void this.#deeds.act(this, action),
      inTurn: (actions) => void this.#deeds.actInTurn(this, actions),
      propose: (action) => {
        // Not from a panel that still shows an earlier position.
        if (!deciding || this.#position.peek() !== position) return;
        if (parts) taken.value = null;
        proposed.value = parts ? parts.joined(proposed.value, action) : action;
      },
      openRule: this.#deeds.openRule,
      pick: (piece) => this.#deeds.pick(this, piece),
      gather: (hand) => this.#deeds.gather(this, hand),
    };
  }

  /** Listed once while the position stands; of its view, whatever the table does while it is still shown. */
  #choicesAt(position: Position<A>, piece: number): readonly A[] {
    return untracked(() =>
      this.#position.value === position ? this.choices(piece) : this.#choicesIn(position.view, position.seat, piece),
    );
  }

  #choicesIn(view: State, seat: number, piece: number): readonly A[] {
    return listed(choicesOf(this.shown.face.game, view, seat, piece));
  }

  /** Where one piece alone has to choose its way (a retreat), it need not be picked up first. */
  #onlyPiece(pieces: readonly number[]): number | null {
    const own = pieces.filter((piece) => piece !== TABLE);
    if (own.length !== 1) return null;
    const { face } = this.shown;
    const choices = this.choices(own[0]);
    const isWay = (action: A): boolean => isDirect(face, action) && goalIn(face, action) !== null;
    return choices.length > 1 && choices.every(isWay) ? own[0] : null;
  }

  /** Whoever looks on sits in this seat, here, and sees the end of the game with all dice lying still. */
  mayDecide(seat: number): boolean {
    const { viewer, at, holders, rolling, curtain, following } = this.shown;
    if (seat < 0 || seat !== viewer.value || at.value < this.known.value.length) return false;
    if (holders[seat].kind !== 'here' || rolling.value !== null) return false;
    return curtain.value === null && !following.value;
  }

  /** What a piece of whoever looks on can do now. */
  choices(piece: number): readonly A[] {
    const known = this.#listed.value;
    const seat = this.shown.viewer.value;
    if (seat < 0) return [];
    const { parts } = this.#position.value;
    const before = parts?.choices(piece, this.shown.proposed.value) ?? known.get(piece);
    if (before !== undefined) return before;
    const choices = this.#choicesIn(this.known.value.view, seat, piece);
    known.set(piece, choices);
    return choices;
  }

  /** Why a piece of whoever looks on may not go there. */
  whyNot(piece: number, place: number): Refusal | null {
    return whyNot(this.shown.face.game, this.known.value.view, this.shown.viewer.value, piece, place);
  }
}

export const listed = <A>(choices: Choices<A>): A[] =>
  Array.from({ length: choices.length }, (_, i) => choices.at(i) as A);

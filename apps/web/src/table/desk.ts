import { type AnyAction, type Choices, choicesOf, type State, TABLE, type Table } from '@hundred-days/kernel';
import { computed } from '@preact/signals';
import { goalIn, isDirect } from '../face/acts.ts';
import type { Asked } from '../face/types.ts';
import type { TableSignals } from './signals.ts';

/** What is asked, whatever is in hand. */
type Position<A extends AnyAction> = Pick<Asked<A>, 'view' | 'viewer' | 'seat' | 'deciding' | 'pieces' | 'past'>;

/** What whoever is asked can do about it: together.ts, hand.ts. */
interface Deeds<A extends AnyAction> {
  act(desk: Desk<A>, action: A): void;
  pick(desk: Desk<A>, piece: number): void;
  gather(desk: Desk<A>, pieces: readonly number[]): void;
  openRule(rule: string): void;
}

/**
 * What the parts of a table's model share: its signals, the kernel's table, which nobody else gets to see, and what is asked
 * of whoever sits at it. What does not change with the hand is not made anew when a piece is taken up.
 */
export class Desk<A extends AnyAction> {
  readonly shown: TableSignals<A>;
  table: Table<A>;
  readonly #deeds: Deeds<A>;

  constructor(shown: TableSignals<A>, table: Table<A>, deeds: Deeds<A>) {
    this.shown = shown;
    this.table = table;
    this.#deeds = deeds;
  }

  readonly asked = computed(() => this.#ask());

  /** What was done, as the viewer may know it. */
  readonly actions = computed(() => {
    this.shown.changed.value;
    return this.table.actions(this.shown.viewer.value) as readonly A[];
  });

  /** The same with what came of it, the set-up first. */
  readonly seen = computed(() => {
    this.shown.changed.value;
    return this.table.seen(this.shown.viewer.value);
  });

  readonly #position = computed((): Position<A> => {
    const { changed, at: shownAt, viewer: eyes } = this.shown;
    changed.value;
    const viewer = eyes.value;
    const at = Math.min(shownAt.value, this.table.lengthFor(viewer));
    const seat = this.table.seatToAct;
    const deciding = this.mayDecide(seat);
    return {
      view: this.table.view(viewer, at),
      viewer,
      seat,
      deciding,
      pieces: deciding ? this.table.pieces(seat) : [],
      past: {
        steps: () => this.seen.peek().slice(0, at + 1),
        view: (then) => this.table.view(viewer, Math.min(then, at)),
      },
    };
  });

  /** Choices already listed in this position, by piece. */
  readonly #known = computed(() => {
    this.shown.changed.value;
    return new Map<number, readonly A[]>();
  });

  #ask(): Asked<A> {
    const position = this.#position.value;
    const { view, seat, deciding, pieces } = position;
    const { inHand: taken, proposed, language } = this.shown;
    const inHand = deciding
      ? (taken.value ?? this.shown.face.hand.handed(view, pieces) ?? this.#onlyPiece(pieces))
      : null;
    const along = taken.value === null ? [] : this.shown.along.value;
    return {
      ...position,
      inHand,
      along,
      choices: inHand === null ? [] : [inHand, ...along].flatMap((piece) => this.choices(piece)),
      proposed: deciding ? proposed.value : null,
      language: language.value,
      choicesOf: (piece) => (deciding ? this.#choicesIn(view, seat, piece) : []),
      act: (action) => this.#deeds.act(this, action),
      propose: (action) => {
        // Not from a panel that still shows an earlier position.
        if (deciding && this.#position.peek() === position) proposed.value = action;
      },
      openRule: this.#deeds.openRule,
      pick: (piece) => this.#deeds.pick(this, piece),
      gather: (hand) => this.#deeds.gather(this, hand),
    };
  }

  /** Of this view, whatever the table does while it is still shown. */
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
    if (seat < 0 || seat !== viewer.value || at.value < this.table.lengthFor(seat)) return false;
    if (holders[seat].kind !== 'here' || rolling.value !== null) return false;
    return curtain.value === null && !following.value;
  }

  /** What a piece of the seat to act can do now. */
  choices(piece: number): readonly A[] {
    const known = this.#known.value;
    const seat = this.table.seatToAct;
    if (seat < 0) return [];
    const before = known.get(piece);
    if (before !== undefined) return before;
    const choices = listed(this.table.choices(seat, piece));
    known.set(piece, choices);
    return choices;
  }
}

const listed = <A>(choices: Choices<A>): A[] => Array.from({ length: choices.length }, (_, i) => choices.at(i) as A);

import { type AnyAction, type Refusal, type SeenStep, SPECTATOR } from '@hundred-days/kernel';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Motion } from '../board/types.ts';
import type { Face } from '../face/types.ts';
import type { Holder, Notes } from '../store/types.ts';

/** Why something was refused, and where on the board to say so. */
export interface Refused {
  readonly no: Refusal;
  readonly piece: number | null;
  readonly place: number | null;
  /** Nobody has asked: it is said and takes no focus. */
  readonly quiet?: true;
}

export interface PieceAction<A extends AnyAction> {
  readonly piece: number;
  readonly action: A;
}

/** The table answers by itself what a person has no choice in: unasked.ts. */
export interface Unasked<A extends AnyAction> {
  /** What is about to be answered; null where the person decides. */
  readonly answer: ReadonlySignal<A | null>;
  /** How many actions stand when all is taken back that a person decided: what follows a barrier by itself stays. */
  barrier(barrier: number): number;
  /** How many stand when the last decision is taken back with what was answered after it; null where nothing was. */
  before(): number | null;
}

/** What a table is told of when it is laid. */
export interface TableParts<A extends AnyAction>
  extends Pick<TableSignals<A>, 'id' | 'title' | 'face' | 'holders' | 'created' | 'language'> {
  readonly askings?: readonly number[] | undefined;
  readonly advised?: boolean | undefined;
  readonly notes?: Notes;
}

/** Which table this is, and what of it changes and is shown. Components read the signals; most may be written from anywhere. */
export class TableSignals<A extends AnyAction> {
  readonly id: string;
  readonly title: string;
  readonly face: Face<A>;
  /** Who sits where: the computer may take a seat over and hand it back. */
  readonly held: Signal<readonly Holder[]>;
  readonly created: number;
  readonly language: Signal<string>;

  /** Counts changes of the table; whatever is made from it reads this. */
  readonly changed = signal(0);
  /** How many actions of the game are shown: the whole game, or fewer in a replay. */
  readonly at = signal(0);
  readonly viewer = signal(SPECTATOR);
  /** The seat that must say it is there before its view is shown; null when nobody waits behind the curtain. */
  readonly curtain = signal<number | null>(null);
  /** Another tab plays this table; this one only follows. */
  readonly following = signal(false);
  /** Why nobody decides any more, where the rules do not say it: a draw was agreed. It stands in place of what is asked. */
  readonly closed = signal<string | null>(null);
  /** Something was asked of the table, and it has not answered yet: until then nothing else can be decided. */
  readonly asking = signal(false);
  /** Something done here is not stored yet: whoever closes the page now would lose it. */
  readonly unsaved = signal(false);
  readonly inHand = signal<number | null>(null);
  /** Pieces that go where the one in hand goes. */
  readonly along = signal<readonly number[]>([]);
  /** What several pieces did together, which is taken back as one: whose they were, and how many steps stood before. */
  strides: readonly { readonly seat: number; readonly from: number; readonly done: readonly SeenStep[] }[] = [];
  readonly proposed = signal<A | null>(null);
  /** What was put forward and is not any more, though it was not done: another piece was taken up. */
  readonly dropped = signal<PieceAction<A> | null>(null);
  readonly refused = signal<Refused | null>(null);
  /** Pieces that can all go to the place pointed at: which one does? Empty when nobody asks. */
  readonly which = signal<readonly PieceAction<A>[]>([]);
  /** What the last steps did that has not been shown moving yet. */
  readonly motions = signal<readonly Motion[]>([]);
  /** Where dice are seen rolling, what they decided is told when they lie still; a page turns this on. */
  readonly showsRolls = signal(false);
  /** While a die rolls: how many actions are told of. Null when all dice lie still. */
  readonly rolling = signal<number | null>(null);
  /** The computer is thinking for this seat; -1 for none. */
  readonly thinking = signal(-1);
  /** The computer waits until somebody has read what its dice did. */
  readonly reading = signal(false);
  /** What the computer means to do, shown before it does it. */
  readonly intent = signal<A | null>(null);

  /** Null where everybody is asked everything. */
  readonly unasked = signal<Unasked<A> | null>(null);

  /** How often advice was asked for, by seat: everybody may know. */
  readonly askings: Signal<readonly number[]>;
  /** What each seat has noted for itself beside the table: whom it has told to stand. */
  readonly notes: Signal<Notes>;
  /** Whether it may be asked for at this table. */
  readonly advised: boolean;

  constructor(parts: TableParts<A>) {
    this.id = parts.id;
    this.title = parts.title;
    this.face = parts.face;
    this.held = signal(parts.holders);
    this.created = parts.created;
    this.language = parts.language;
    this.askings = signal(parts.askings ?? []);
    this.advised = parts.advised ?? true;
    this.notes = signal(parts.notes ?? []);
  }

  get holders(): readonly Holder[] {
    return this.held.value;
  }

  /** How many actions are told of: the game as far as it is shown, but for what a rolling die decided. */
  get settled(): number {
    return this.rolling.value ?? this.at.value;
  }

  /** The die lies still: what it decided is told. */
  settle(): void {
    this.rolling.value = null;
  }
}

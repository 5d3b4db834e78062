import type { AnyAction } from './actions.ts';
import { REFEREE } from './contract.ts';
import type { Described } from './described.ts';
import { type Done, firstLink, type Journal, nextLink, seatName } from './journal.ts';
import type { Viewer } from './kinds.ts';
import { type SeenStep, seenSetup, seenState } from './outgoing.ts';
import type { State } from './state.ts';

/** A step as a viewer knows it, what it changed in his view, and the link of the chain over his own knowledge. */
export interface KnownStep {
  readonly seen: SeenStep;
  readonly changes: Described;
  readonly link: string;
}

/** The set-up as a viewer knows it. */
export interface SightStart extends Omit<KnownStep, 'changes'> {
  readonly position: Described;
}

interface Entry<A extends AnyAction> extends KnownStep {
  readonly index: number;
  readonly done: Done<A>;
}

/**
 * What a viewer has come to know of a journal, step by step: each is worked out once, when it is first asked for. The
 * referee, and everybody once the game is over, has the journal's own links.
 */
export class Sight<A extends AnyAction> {
  readonly #journal: Journal<A>;
  readonly #viewer: Viewer;
  readonly #steps: Entry<A>[] = [];
  #view: State | null = null;
  #start: SightStart | null = null;
  /** All steps up to this one have been looked at; and the step itself, which may be another by now. */
  #looked = 0;
  #last: Done<A> | undefined;

  constructor(journal: Journal<A>, viewer: Viewer) {
    this.#journal = journal;
    this.#viewer = viewer;
  }

  /** The position at the start as the viewer sees it. */
  get start(): SightStart {
    this.#start ??= this.#begin();
    return this.#start;
  }

  /** The steps he knows, without the set-up. */
  steps(): readonly KnownStep[] {
    this.#forget();
    const { length } = this.#journal;
    if (this.#looked < length) {
      if (this.#viewer === REFEREE) this.#takeAll();
      else this.#look();
      this.#looked = length;
    }
    this.#last = this.#journal.step(length);
    return this.#steps;
  }

  #begin(): SightStart {
    const { heading, describer, game } = this.#journal;
    if (this.#viewer === REFEREE) {
      const { open, link } = this.#journal.step(0);
      return { seen: open, position: describer.describe(this.#journal.position(0)), link };
    }
    const out = { game, viewer: this.#viewer, open: false };
    const position = describer.describe(seenState(out, this.#journal.position(0)));
    const { scenario, options } = seenSetup(out, heading);
    const own = { ...heading, scenario, options, seenBy: viewerName(game.seats, this.#viewer) };
    const seen = this.#told(0);
    return { seen, position, link: firstLink(own, seen.dice, position) };
  }

  /** What was taken back is no longer known. */
  #forget(): void {
    const journal = this.#journal;
    const before = this.#steps.length;
    for (let last = this.#steps.at(-1); last !== undefined; last = this.#steps.at(-1)) {
      if (last.index <= journal.length && journal.step(last.index) === last.done) break;
      this.#steps.pop();
    }
    const cut = this.#looked > 0 && journal.step(this.#looked) !== this.#last;
    if (this.#steps.length < before || cut) {
      this.#looked = this.#steps.at(-1)?.index ?? 0;
      this.#view = null;
    }
  }

  #takeAll(): void {
    for (let index = this.#looked + 1; index <= this.#journal.length; index++) {
      const done = this.#journal.step(index);
      this.#steps.push({ index, done, seen: done.open, changes: this.#journal.changesOf(index), link: done.link });
    }
  }

  #look(): void {
    const { game, describer } = this.#journal;
    const out = { game, viewer: this.#viewer, open: false };
    let view = this.#view ?? seenState(out, this.#journal.position(this.#looked));
    this.#journal.walk(this.#looked, this.#journal.length, (index, _before, after) => {
      const done = this.#journal.step(index);
      if (done.told[this.#viewer + 1] === null) return;
      const seen = this.#told(index);
      const next = seenState(out, after);
      const changes = describer.changes(view, next);
      view = next;
      const last = this.#steps.at(-1)?.link ?? this.start.link;
      const link = nextLink(last, seatName(game, done.seat), seen, changes);
      this.#steps.push({ index, done, seen, changes, link });
    });
    this.#view = view;
  }

  #told(index: number): SeenStep {
    return (this.#journal.toldTo(this.#viewer, index) as { seen: SeenStep }).seen;
  }
}

/** The name of a viewer in a record. */
export const viewerName = (seats: readonly { readonly id: string }[], viewer: Viewer): string =>
  viewer === REFEREE ? 'referee' : viewer < 0 ? 'spectator' : seats[viewer].id;

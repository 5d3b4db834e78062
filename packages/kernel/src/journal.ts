import type { AnyAction } from './actions.ts';
import { type Game, type Setup, SPECTATOR } from './contract.ts';
import { canonicalText, type Described, type Describer, describer } from './described.ts';
import type { Rolled } from './dice.ts';
import type { GameEvent } from './events.ts';
import { chain } from './hash.ts';
import type { Viewer } from './kinds.ts';
import { openStep, type SeenStep, type Told, toldOf } from './outgoing.ts';
import { seatsToAct } from './referee.ts';
import type { State } from './state.ts';
import type { Step } from './step.ts';
import { upgradedEvent, writeUpgraded } from './upgrade.ts';

/** What a table keeps of a step: what was done and told, not the positions around it. */
export interface Done<A extends AnyAction> extends Omit<Step<A>, 'before' | 'after'> {
  /** The step with everything in it. */
  readonly open: SeenStep;
  /** By viewer, the spectator first: what each was told; null for nothing, undefined for everything. */
  readonly told: readonly (Told<A> | null | undefined)[];
  /** Seats (a bit each) that may, after it, do something of which others learn nothing. */
  readonly secretly: number;
  /** Depends on this step, its dice, what it changed, and on everything before it. */
  readonly link: string;
}

/** Whole positions are kept every so many steps; those between are made again from what changed. */
const KEYFRAME = 64;

/** A place in the core and its new number, packed into one: the core must not be longer than this. */
const LONGEST_CORE = 0x1_0000;

/** What a journal opens with: the chain of hashes begins with it. */
export interface Heading {
  readonly game: string;
  readonly gameVersion: number;
  /** The world it is played in. */
  readonly world: string;
  readonly scenario: Setup['scenario'];
  readonly options: Setup['options'];
}

export const headingFor = <A extends AnyAction>(game: Game<A>, setup: Setup): Heading => ({
  game: game.id,
  gameVersion: game.version,
  world: game.world.id,
  scenario: setup.scenario,
  options: setup.options,
});

/** The link of a set-up and of a step, from what is known of them. */
export const firstLink = (heading: object, dice: SeenStep['dice'], position: Described): string =>
  chain('', canonicalText({ heading, dice, position }));
export const nextLink = (
  last: string,
  seat: string,
  step: Pick<SeenStep, 'action' | 'dice'>,
  changes: Described,
): string => chain(last, canonicalText({ seat, action: step.action, dice: step.dice, changes }));

/** The name that stands for the table itself where a seat is named. */
export const TABLE_SEAT = 'table';

export const seatName = <A extends AnyAction>(game: Game<A>, seat: number): string =>
  seat === SPECTATOR ? TABLE_SEAT : game.seats[seat].id;

/**
 * All that happened at a table, in order: each step linked once, when it is done; the positions as keyframes, made again
 * between them by what each step changed, without asking the rules. Step 0 is the set-up.
 */
export class Journal<A extends AnyAction> {
  readonly game: Game<A>;
  readonly heading: Heading;
  readonly describer: Describer;
  readonly #done: Done<A>[] = [];
  /** Where in #words the changes of a step begin; those of the set-up are none. */
  readonly #from: number[] = [0];
  #words = new Int32Array(1024);
  /** How much of #words is in use. */
  #end = 0;
  readonly #keyframes: Int16Array[] = [];
  #now: State;
  /** By viewer, the spectator first: the steps he knows of. */
  readonly #known: number[][];

  constructor(game: Game<A>, heading: Heading, start: State) {
    if (game.coreSize > LONGEST_CORE) throw new RangeError(`a core of ${game.coreSize} numbers is too long`);
    this.game = game;
    this.heading = heading;
    this.describer = describer(game.layout, game);
    this.#now = start;
    this.#keyframes.push(start.slice(0, game.coreSize));
    this.#known = Array.from({ length: game.seats.length + 1 }, () => []);
  }

  /** How many actions have been carried out. */
  get length(): number {
    return this.#done.length - 1;
  }

  /** The position as it is; not to be changed by whoever asks. */
  get now(): State {
    return this.#now;
  }

  step(index: number): Done<A> {
    return this.#done[index];
  }

  /** The steps a viewer knows of, the set-up first, by their place among all. */
  knownTo(viewer: Viewer): readonly number[] {
    return this.#known[viewer + 1];
  }

  /** What a viewer was told of a step; null for nothing. */
  toldTo(viewer: Viewer, index: number): Told<A> | null {
    const done = this.#done[index];
    const told = done.told[viewer + 1];
    return told === undefined ? { seen: done.open, action: done.action } : told;
  }

  /** Keeps the set-up. */
  begin(dice: readonly Rolled[], events: readonly GameEvent[]): void {
    const { game } = this;
    const step: Step<A> = {
      seat: SPECTATOR,
      action: null,
      dice,
      events,
      before: this.#now,
      after: this.#now,
      forced: false,
    };
    const open = openStep(game, step);
    const told = this.#viewers().map((viewer) => toldOf(game, viewer, step, open) ?? undefined);
    const link = firstLink(this.heading, open.dice, this.describer.describe(this.#now));
    this.#push({ ...kept(step), open, told, link, secretly: this.#secretly(this.#now) });
  }

  /** Keeps a step that led from the position as it was to `after`, which is the journal's from now on. */
  append(step: Omit<Step<A>, 'before'>): Done<A> {
    const { game } = this;
    const whole: Step<A> = { ...step, before: this.#now };
    const open = openStep(game, whole);
    const told = this.#viewers().map((viewer) => toldOf(game, viewer, whole, open));
    this.#keepChanges(step.after);
    this.#now = step.after;
    const index = this.#done.length;
    const link = nextLink(this.#done[index - 1].link, seatName(game, step.seat), open, this.changesOf(index));
    const done = { ...kept(whole), open, told, link, secretly: this.#secretly(step.after) };
    this.#push(done);
    return done;
  }

  /** The rules were corrected here: a step of the table's own. */
  upgrade(from: number, to: number): void {
    const last = this.#done[this.#done.length - 1];
    const events = [upgradedEvent(from, to)];
    const open: SeenStep = { seat: SPECTATOR, action: writeUpgraded(from, to), dice: [], events };
    this.#endStep(this.#now);
    const told = this.#viewers().map(() => undefined);
    const link = nextLink(last.link, TABLE_SEAT, open, {});
    const secretly = this.#secretly(this.#now);
    this.#push({ seat: SPECTATOR, action: null, dice: [], events, forced: false, open, told, link, secretly });
  }

  /** Keeps a set-up or a step as it was kept before; the position is brought up to it by what it changed. */
  resume(done: Done<A>, changes: Described | null): void {
    if (changes !== null) {
      for (const [index, value] of this.describer.read(changes)) {
        this.#now[index] = value;
        this.#keepWord(index, value);
      }
      this.#endStep(this.#now);
    }
    this.#push(done);
  }

  /** The derived part of the last position, after steps that were resumed. */
  rebuild(): void {
    this.game.rebuild(this.#now);
  }

  /** Only the first `length` actions stand. */
  cut(length: number): Done<A>[] {
    if (length >= this.length) return [];
    this.#now = this.position(length);
    const gone = this.#done.splice(length + 1);
    this.#from.length = length + 2;
    this.#end = this.#from[length + 1];
    this.#keyframes.length = Math.floor(length / KEYFRAME) + 1;
    for (const known of this.#known) while (known[known.length - 1] > length) known.pop();
    return gone;
  }

  /** The position after so many actions. */
  position(at: number): State {
    const { game } = this;
    const state = new Int16Array(game.stateSize);
    if (at === this.length) {
      state.set(this.#now);
      return state;
    }
    const keyframe = Math.floor(at / KEYFRAME);
    state.set(this.#keyframes[keyframe]);
    this.#advance(state, keyframe * KEYFRAME, at);
    game.rebuild(state);
    return state;
  }

  /** Goes through the steps after `from` up to `to`, with the positions around each; they are only lent. */
  walk(from: number, to: number, visit: (index: number, before: State, after: State) => void): void {
    if (from >= to) return;
    let before: State = this.position(from);
    let after: State = before.slice();
    for (let index = from + 1; index <= to; index++) {
      after.set(before);
      this.#advance(after, index - 1, index);
      this.game.rebuild(after);
      visit(index, before, after);
      [before, after] = [after, before];
    }
  }

  /** What a step changed, by names. */
  changesOf(index: number): Described {
    return this.describer.numbers(this.#changed(index));
  }

  *#changed(index: number): Generator<readonly [index: number, value: number]> {
    for (let i = this.#from[index]; i < this.#from[index + 1]; i++) {
      yield [this.#words[i] >>> 16, (this.#words[i] << 16) >> 16];
    }
  }

  #advance(state: State, from: number, to: number): void {
    for (let i = this.#from[from + 1]; i < this.#from[to + 1]; i++) {
      state[this.#words[i] >>> 16] = (this.#words[i] << 16) >> 16;
    }
  }

  #keepChanges(after: State): void {
    for (let i = 0; i < this.game.coreSize; i++) if (after[i] !== this.#now[i]) this.#keepWord(i, after[i]);
    this.#endStep(after);
  }

  #keepWord(index: number, value: number): void {
    if (this.#end === this.#words.length) this.#grow();
    this.#words[this.#end++] = (index << 16) | (value & 0xffff);
  }

  /** The steps are counted from the set-up, which has no changes: after this one there are so many. */
  #endStep(after: State): void {
    this.#from.push(this.#end);
    const length = this.#from.length - 2;
    if (length % KEYFRAME === 0) this.#keyframes.push(after.slice(0, this.game.coreSize));
  }

  #grow(): void {
    const words = new Int32Array(this.#words.length * 2);
    words.set(this.#words);
    this.#words = words;
  }

  #push(done: Done<A>): void {
    const index = this.#done.length;
    this.#done.push(done);
    if (index === 0) this.#from.push(0);
    for (let i = 0; i < this.#known.length; i++) if (done.told[i] !== null) this.#known[i].push(index);
  }

  #viewers(): readonly Viewer[] {
    return Array.from(this.#known, (_, i) => i + SPECTATOR);
  }

  #secretly(state: State): number {
    const { game } = this;
    const seats = seatsToAct(game, state);
    if (seats === 0) return 0;
    return game.phase(state).accepts.some((type) => game.actions[type].open === false) ? seats : 0;
  }
}

const kept = <A extends AnyAction>({ seat, action, dice, events, forced }: Step<A>) => ({
  seat,
  action,
  dice,
  events,
  forced,
});

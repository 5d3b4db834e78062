import { type AnyAction, type Host, type Setup, SPECTATOR } from '@hundred-days/kernel';
import type { Advice } from '@hundred-days/opponents/planner';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Face } from '../face/types.ts';
import type { Adviser } from '../opponent/adviser.ts';
import type { ComputerTrouble, Controller } from '../opponent/controller.ts';
import { lineTo } from '../store/line.ts';
import { Keeping, openNew, setupOf, sitAgain, wayTo } from '../store/local.ts';
import type { Holder, Notes, TableCard, TablePicture, TableStore } from '../store/types.ts';
import { TableModel, type Way } from '../table/model.ts';
import type { AdviceDesk } from '../table/ui.ts';
import { spoken } from '../text/words.ts';
import { tableDice } from './dice.ts';
import { faceOf } from './faces.ts';
import { reportStore, settings } from './house.ts';
import { notify } from './notices.ts';
import { PAUSE_MS, READ_MS, TURN_MS } from './settings.ts';

/** A table that is open in this tab: the model, whether this tab plays it, and the computer if one sits there. */
export interface Sitting {
  readonly model: TableModel<AnyAction>;
  /** Null where no computer sits, and until it is there. */
  readonly controller: ReadonlySignal<Controller | null>;
  /** The tab that played it has left; this one may take the table over. */
  readonly free: Signal<boolean>;
  /** The rule the drawer is asked to show; null when nobody asked. */
  readonly rule: Signal<string | null>;
  /** Who can be asked what he would do. */
  readonly adviser: AdviceDesk;
  /** Lets the computer take a seat over, or a person here. */
  reseat(seat: number, holder: Holder): void;
  takeOver(): void;
  leave(): void;
}

/** Sets a new table up and stores it. Throws the faults of the set-up as one error. */
export async function setUp(
  store: TableStore,
  face: Face<AnyAction>,
  id: string,
  title: string,
  setup: Setup,
  holders: readonly Holder[],
  advised = true,
): Promise<boolean> {
  const host = openNew(face.game, setup, tableDice());
  if (host === null) return false;
  const model = modelOf(face, { id, title, holders, advised, created: Date.now() }, wayTo(host), signal(null));
  await new Keeping(store, host, null).save(() => cardOf(model)).catch(reportStore);
  model.leave();
  return true;
}

type Heading = Pick<TableCard, 'id' | 'title' | 'holders' | 'created' | 'askings' | 'advised'> & {
  readonly notes?: Notes;
};

function modelOf(
  face: Face<AnyAction>,
  heading: Heading,
  way: Way<AnyAction>,
  rule: Signal<string | null>,
): TableModel<AnyAction> {
  return new TableModel<AnyAction>({
    id: heading.id,
    title: heading.title,
    holders: heading.holders,
    created: heading.created,
    askings: heading.askings,
    advised: heading.advised,
    ...(heading.notes === undefined ? {} : { notes: heading.notes }),
    face,
    way,
    language: signal<string>(spoken.peek()),
    openRule: (id) => {
      rule.value = id;
    },
  });
}

/** What the shelf shows of it. */
function cardOf(model: TableModel<AnyAction>): TableCard {
  const { id, face, title, holders, created, language, seat, over, askings, advised } = model;
  return {
    id,
    game: face.game.id,
    title,
    holders,
    created,
    updated: Date.now(),
    summary: face.words.summary(model.seenBy(SPECTATOR), language.value),
    language: language.value,
    seat,
    over,
    picture: pictureOf(model),
    askings: askings.value,
    advised,
  };
}

/** Made from a spectator's eyes: nothing in it is secret. */
function pictureOf(model: TableModel<AnyAction>): TablePicture {
  const { face } = model;
  const { width, height, x, y } = face.map.art.geometry;
  const view = model.seenBy(SPECTATOR);
  const asked = { ...model.asked.value, view, viewer: SPECTATOR, deciding: false, pieces: [], inHand: null };
  const round = (value: number): number => Math.round(value * 100) / 100;
  const dots = face.map
    .pieces({ ...asked, choices: [], proposed: null })
    .map(({ place, face: counter }) => [round(x[place]), round(y[place]), counter.nation] as const);
  return { width, height, dots };
}

export type SitDown = Sitting | 'gone' | 'broken';

/** Sits down at a stored table: the first tab plays, others follow. */
export async function sitDown(store: TableStore, id: string): Promise<SitDown> {
  const kept = await store.load(id).catch(() => null);
  if (kept === null) return 'gone';
  const face = await faceOf(kept.card.game, setupOf(kept));
  // A game that has been begun may be in any phase.
  if ('record' in kept || kept.rows.length > 0) await face.words.rest(spoken.peek());
  const sat = await sitAgain(face.game, kept, tableDice());
  if (sat === null) return 'broken';
  const { host, rows, upgraded } = sat;
  if (upgraded) notify({ key: 'table.upgraded' });
  const rule = signal<string | null>(null);
  const here = kept.card.holders.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : []));
  const notes = await store.notes(id).catch(() => []);
  const model = modelOf(face, { ...kept.card, notes }, await lineTo(host, [SPECTATOR, ...here]), rule);
  return new OpenTable(store, model, host, rule, rows).begin();
}

class OpenTable implements Sitting {
  readonly model: TableModel<AnyAction>;
  readonly rule: Signal<string | null>;
  readonly free = signal(false);
  readonly controller = signal<Controller | null>(null);
  readonly #store: TableStore;
  readonly #left = new AbortController();
  readonly #ends: (() => void)[] = [];
  readonly #host: Host<AnyAction>;
  readonly #keeping: Keeping<AnyAction>;
  #giveUp: (() => void) | null = null;
  #marshal: Adviser | null = null;

  readonly adviser: AdviceDesk = {
    ask: (seat) => this.#ask(seat),
    hush: () => this.#marshal?.hush(),
  };
  #saving: Promise<void> = Promise.resolve();

  constructor(
    store: TableStore,
    model: TableModel<AnyAction>,
    host: Host<AnyAction>,
    rule: Signal<string | null>,
    rows: number | null,
  ) {
    this.#store = store;
    this.model = model;
    this.#host = host;
    this.rule = rule;
    // What was kept in the old way is kept anew by the tab that plays.
    this.#keeping = new Keeping(store, host, rows);
    // Until the lock is held nothing may move here.
    model.following.value = true;
  }

  async begin(): Promise<Sitting> {
    this.#ends.push(this.#store.onChange((id) => void (id === this.model.id && this.#follow().catch(() => undefined))));
    await this.#claim();
    this.#keep();
    this.#callComputer();
    return this;
  }

  #callComputer(): void {
    if (this.model.holders.some((holder) => holder.kind === 'computer')) void this.#seatComputer();
  }

  /** The board need not wait for the computer. */
  async #seatComputer(): Promise<void> {
    const { model } = this;
    const report = (trouble: ComputerTrouble): void => {
      const run = (): void => {
        if (this.controller.value === null) void this.#seatComputer();
        else this.controller.value.again();
      };
      notify({
        key: `computer.${trouble}`,
        ...(trouble === 'stuck' ? { action: { label: 'computer.again', run } } : {}),
      });
    };
    try {
      const { Controller } = await import('../opponent/controller.ts');
      if (this.#left.signal.aborted || this.controller.value !== null) return;
      const sit = (seat: number) => this.#host.seat(seat);
      this.controller.value = new Controller({
        model,
        sit,
        pause: () => PAUSE_MS[settings.pace.value],
        longest: () => TURN_MS[settings.pace.value],
        stay: () => READ_MS[settings.pace.value],
        report,
      });
    } catch {
      report('stuck');
    }
  }

  /** The asking is counted, whatever comes of it. */
  async #ask(seat: number): Promise<Advice<AnyAction>> {
    const { askings, holders, id } = this.model;
    askings.value = holders.map((_, i) => (askings.value[i] ?? 0) + (i === seat ? 1 : 0));
    this.#save(true);
    if (this.#marshal === null) {
      const { Adviser } = await import('../opponent/adviser.ts');
      this.#marshal ??= new Adviser((at) => this.#host.seat(at), id);
    }
    return this.#marshal.ask(seat);
  }

  async #claim(): Promise<void> {
    const giveUp = await this.#store
      .claim(this.model.id, () => (this.free.value = true), this.#left.signal)
      .catch(() => () => undefined);
    if (giveUp === null) return;
    if (this.#left.signal.aborted) return giveUp();
    this.#giveUp = giveUp;
    this.free.value = false;
    this.model.following.value = false;
  }

  /** Saves after every change made in this tab, and what sitting down has changed. */
  #keep(): void {
    this.#ends.push(
      this.#host.onChange(() => this.#save()),
      this.#guard(),
      this.#noteDown(),
    );
    this.#save();
  }

  #save(anyway = false): void {
    const { unsaved, following } = this.model;
    if (following.peek()) return;
    unsaved.value = true;
    const saving = this.#keeping.save(() => cardOf(this.model), anyway).catch(reportStore);
    this.#saving = saving;
    void saving.then(() => {
      if (this.#saving === saving) unsaved.value = false;
    });
  }

  /** What a seat notes for itself is kept with the table. */
  #noteDown(): () => void {
    const { id, notes, following } = this.model;
    let kept = notes.peek();
    return notes.subscribe((now) => {
      if (now !== kept && !following.peek()) void this.#store.note(id, now).catch(reportStore);
      kept = now;
    });
  }

  /** Whoever closes the page a moment after a deed is asked whether the deed may be lost. */
  #guard(): () => void {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    const stop = this.model.unsaved.subscribe((unsaved) => {
      document.documentElement.toggleAttribute('data-unsaved', unsaved);
      if (unsaved) addEventListener('beforeunload', ask);
      else removeEventListener('beforeunload', ask);
    });
    return () => {
      stop();
      removeEventListener('beforeunload', ask);
    };
  }

  /** The tab that plays has stored something newer. */
  async #follow(): Promise<void> {
    const still = (): boolean => this.model.following.peek() && !this.#left.signal.aborted;
    if (!still()) return;
    await this.#keeping.follow(this.model.id, still).catch(() => undefined);
    const { followSeats } = await import('./following.ts');
    await followSeats(this.#store, this.model, still, (seat, holder) => this.#seat(seat, holder));
  }

  reseat(seat: number, holder: Holder): void {
    // Another tab plays: it says who sits where.
    if (this.model.following.peek()) return;
    this.#seat(seat, holder);
    this.#save(true);
  }

  #seat(seat: number, holder: Holder): void {
    this.controller.value?.stop();
    this.controller.value = null;
    this.model.reseat(seat, holder);
    this.#callComputer();
  }

  takeOver(): void {
    const claim = (): Promise<void> => this.#claim();
    void this.#follow().then(claim, claim);
  }

  leave(): void {
    this.#left.abort();
    for (const end of this.#ends) end();
    this.#keeping.stop();
    this.model.leave();
    this.controller.value?.stop();
    this.#marshal?.stop();
    // Another tab that takes it over finds all of it.
    void this.#saving.then(() => this.#giveUp?.());
  }
}

import { type AnyAction, type Host, REFEREE, type Setup, SPECTATOR } from '@hundred-days/kernel';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Face } from '../face/types.ts';
import type { ComputerTrouble, Controller } from '../opponent/controller.ts';
import { openNew, recordFor, restore, wayTo } from '../store/local.ts';
import type { Holder, SavedTable, TablePicture, TableStore } from '../store/types.ts';
import { TableModel } from '../table/model.ts';
import { spoken } from '../text/words.ts';
import { tableDice } from './dice.ts';
import { faceOf } from './faces.ts';
import { reportStore, settings } from './house.ts';
import { notify } from './notices.ts';
import { PAUSE_MS } from './settings.ts';

/** A table that is open in this tab: the model, whether this tab plays it, and the computer if one sits there. */
export interface Sitting {
  readonly model: TableModel<AnyAction>;
  /** Null where no computer sits, and until it is there. */
  readonly controller: ReadonlySignal<Controller | null>;
  /** The tab that played it has left; this one may take the table over. */
  readonly free: Signal<boolean>;
  /** The rule the drawer is asked to show; null when nobody asked. */
  readonly rule: Signal<string | null>;
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
): Promise<boolean> {
  const host = openNew(face.game, setup, tableDice());
  if (host === null) return false;
  const model = modelOf(face, { id, title, holders, created: Date.now() }, host, signal(null));
  await store.save(saved(model, host)).catch(reportStore);
  return true;
}

type Heading = Pick<SavedTable, 'id' | 'title' | 'holders' | 'created'>;

function modelOf(
  face: Face<AnyAction>,
  heading: Heading,
  host: Host<AnyAction>,
  rule: Signal<string | null>,
): TableModel<AnyAction> {
  return new TableModel<AnyAction>({
    id: heading.id,
    title: heading.title,
    holders: heading.holders,
    created: heading.created,
    face,
    way: wayTo(host),
    language: signal<string>(spoken.peek()),
    openRule: (id) => {
      rule.value = id;
    },
  });
}

/** What is kept: everything, sealed there; and what the shelf shows of it. */
function saved(model: TableModel<AnyAction>, host: Host<AnyAction>): SavedTable {
  const { id, face, title, holders, created, language } = model;
  const { table } = host;
  return {
    id,
    game: face.game.id,
    title,
    holders,
    created,
    updated: Date.now(),
    summary: face.words.summary(table.view(SPECTATOR), language.value),
    seat: table.seatToAct,
    over: table.outcome !== null,
    setup: table.setup(REFEREE),
    record: recordFor(host, REFEREE),
    picture: pictureOf(model),
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
  const face = await faceOf(kept.game, kept.setup);
  const host = restore(face.game, kept.record, tableDice());
  if (host === null) return 'broken';
  const rule = signal<string | null>(null);
  const model = modelOf(face, kept, host, rule);
  return new OpenTable(store, model, host, rule, kept.updated).begin();
}

class OpenTable implements Sitting {
  readonly model: TableModel<AnyAction>;
  readonly rule: Signal<string | null>;
  readonly free = signal(false);
  readonly controller = signal<Controller | null>(null);
  readonly #store: TableStore;
  readonly #left = new AbortController();
  readonly #ends: (() => void)[] = [];
  #host: Host<AnyAction>;
  #stopKeeping = (): void => undefined;
  #giveUp: (() => void) | null = null;
  #updated: number;

  constructor(
    store: TableStore,
    model: TableModel<AnyAction>,
    host: Host<AnyAction>,
    rule: Signal<string | null>,
    updated: number,
  ) {
    this.#store = store;
    this.model = model;
    this.#host = host;
    this.rule = rule;
    this.#updated = updated;
    // Until the lock is held nothing may move here.
    model.following.value = true;
  }

  async begin(): Promise<Sitting> {
    this.#ends.push(this.#store.onChange((id) => void (id === this.model.id && this.#follow())));
    await this.#claim();
    this.#keep();
    if (this.model.holders.some((holder) => holder.kind === 'computer')) void this.#seatComputer();
    return this;
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
      if (this.#left.signal.aborted) return;
      this.controller.value?.stop();
      const sit = (seat: number) => this.#host.seat(seat);
      this.controller.value = new Controller({ model, sit, pause: () => PAUSE_MS[settings.pace.value], report });
    } catch {
      report('stuck');
    }
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

  /** Saves after every change made in this tab. */
  #keep(): void {
    this.#stopKeeping = this.#host.onChange(() => {
      if (this.model.following.peek()) return;
      const table = saved(this.model, this.#host);
      this.#updated = table.updated;
      void this.#store.save(table).catch(reportStore);
    });
  }

  /** The tab that plays has stored something newer. */
  async #follow(): Promise<void> {
    if (!this.model.following.value || this.#left.signal.aborted) return;
    const kept = await this.#store.load(this.model.id).catch(() => null);
    if (kept === null || kept.updated < this.#updated || !this.model.following.value) return;
    const host = restore(this.model.face.game, kept.record, tableDice());
    if (host === null) return;
    this.#updated = kept.updated;
    this.#stopKeeping();
    this.#host = host;
    this.model.adopt(wayTo(host));
    this.#keep();
    if (this.controller.value !== null) void this.#seatComputer();
  }

  takeOver(): void {
    void this.#follow().then(() => this.#claim());
  }

  leave(): void {
    this.#left.abort();
    for (const end of this.#ends) end();
    this.#stopKeeping();
    this.model.leave();
    this.controller.value?.stop();
    this.#giveUp?.();
  }
}

import { type AnyAction, type Setup, SPECTATOR } from '@hundred-days/kernel';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Face } from '../face/types.ts';
import type { ComputerTrouble, Controller } from '../opponent/controller.ts';
import type { Holder, SavedTable, TablePicture, TableStore } from '../store/types.ts';
import { openNew, restore, TableModel } from '../table/model.ts';
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
  const table = openNew(face, setup, tableDice());
  if (table === null) return false;
  const model = modelOf(face, { id, title, holders, created: Date.now() }, table, signal(null));
  await store.save(withPicture(model)).catch(reportStore);
  return true;
}

type Heading = Pick<SavedTable, 'id' | 'title' | 'holders' | 'created'>;

function modelOf(
  face: Face<AnyAction>,
  heading: Heading,
  table: NonNullable<ReturnType<typeof openNew<AnyAction>>>,
  rule: Signal<string | null>,
): TableModel<AnyAction> {
  return new TableModel<AnyAction>({
    id: heading.id,
    title: heading.title,
    holders: heading.holders,
    created: heading.created,
    face,
    table,
    language: signal<string>(spoken.peek()),
    openRule: (id) => {
      rule.value = id;
    },
  });
}

/** What is kept, with the picture for the shelf. */
function withPicture(model: TableModel<AnyAction>): SavedTable {
  return { ...model.saved(Date.now()), picture: pictureOf(model) };
}

/** Made from a spectator's eyes: nothing in it is secret. */
function pictureOf(model: TableModel<AnyAction>): TablePicture {
  const { face } = model;
  const { width, height, x, y } = face.map.art.geometry;
  const view = model.view(SPECTATOR);
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
  const saved = await store.load(id).catch(() => null);
  if (saved === null) return 'gone';
  const face = await faceOf(saved.game, saved.setup);
  const table = restore(face, saved.record, tableDice());
  if (table === null) return 'broken';
  const rule = signal<string | null>(null);
  const model = modelOf(face, saved, table, rule);
  return new OpenTable(store, model, rule, saved.updated).begin();
}

class OpenTable implements Sitting {
  readonly model: TableModel<AnyAction>;
  readonly rule: Signal<string | null>;
  readonly free = signal(false);
  readonly controller = signal<Controller | null>(null);
  readonly #store: TableStore;
  readonly #left = new AbortController();
  readonly #ends: (() => void)[] = [];
  #giveUp: (() => void) | null = null;
  #updated: number;

  constructor(store: TableStore, model: TableModel<AnyAction>, rule: Signal<string | null>, updated: number) {
    this.#store = store;
    this.model = model;
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
      this.controller.value = new Controller({ model, pause: () => PAUSE_MS[settings.pace.value], report });
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
    let last = this.model.changed.peek();
    this.#ends.push(
      effect(() => {
        const now = this.model.changed.value;
        if (now === last) return;
        last = now;
        if (this.model.following.peek()) return;
        const table = withPicture(this.model);
        this.#updated = table.updated;
        void this.#store.save(table).catch(reportStore);
      }),
    );
  }

  /** The tab that plays has stored something newer. */
  async #follow(): Promise<void> {
    if (!this.model.following.value || this.#left.signal.aborted) return;
    const saved = await this.#store.load(this.model.id).catch(() => null);
    if (saved === null || saved.updated < this.#updated || !this.model.following.value) return;
    const table = restore(this.model.face, saved.record, tableDice());
    if (table === null) return;
    this.#updated = saved.updated;
    this.model.adopt(table);
  }

  takeOver(): void {
    void this.#follow().then(() => this.#claim());
  }

  leave(): void {
    this.#left.abort();
    for (const end of this.#ends) end();
    this.controller.value?.stop();
    this.#giveUp?.();
  }
}

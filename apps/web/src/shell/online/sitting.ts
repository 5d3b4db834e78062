import type { AnyAction } from '@hundred-days/kernel';
import type { SeatNotice } from '@hundred-days/server/told';
import { type Signal, signal } from '@preact/signals';
import type { Face } from '../../face/types.ts';
import type { Adviser } from '../../opponent/adviser.ts';
import type { FarTable } from '../../store/online/far.ts';
import type { Holder } from '../../store/types.ts';
import { TableModel } from '../../table/model.ts';
import type { AdviceDesk } from '../../table/ui.ts';
import { answerUnasked } from '../../table/unasked.ts';
import { spoken } from '../../text/words.ts';
import { faceOf } from '../faces.ts';
import { tableStore } from '../house.ts';
import { titleIn } from '../naming.ts';

/** A table on a server, as the page of a table is given it. */
export interface FarSitting {
  readonly far: FarTable;
  readonly model: TableModel<AnyAction>;
  readonly rule: Signal<string | null>;
  /** Who can be asked what he would do; null where another person would not know of it. */
  readonly adviser: AdviceDesk | null;
  leave(): void;
}

export function holderOf({ yours, holder, level, character, name }: SeatNotice): Holder {
  if (yours) return { kind: 'here', name: 'you' };
  if (holder === 'computer') return { kind: 'computer', level: level ?? '', character: character ?? '' };
  return { kind: 'far', name: name ?? '' };
}

/** Sits down at a table that has begun. */
export async function sitFar(far: FarTable): Promise<FarSitting> {
  const { game, setup, seats } = far.notice.peek();
  const face = await faceOf(game, setup);
  await face.words.rest(spoken.peek());
  const way = await far.way(face.game);
  const rule = signal<string | null>(null);
  const holders = seats.map(holderOf);
  const alone = holders.every(({ kind }) => kind !== 'far') && holders.some(({ kind }) => kind === 'here');
  const store = await tableStore();
  const model = new TableModel<AnyAction>({
    id: far.id,
    title: titleOf(face, setup.scenario),
    face,
    holders,
    created: 0,
    advised: alone,
    notes: await store.notes(far.id).catch(() => []),
    way,
    language: signal<string>(spoken.peek()),
    openRule: (id) => {
      rule.value = id;
    },
  });
  const keepNotes = model.notes.subscribe((notes) => {
    if (notes.length > 0) void store.note(far.id, notes).catch(() => undefined);
  });
  const stopAnswering = answerUnasked(model);
  const desk = new Marshal(model, way.sit);
  return {
    far,
    model,
    rule,
    adviser: alone && !far.notice.peek().rated ? desk : null,
    leave() {
      keepNotes();
      stopAnswering();
      desk.stop();
      model.leave();
    },
  };
}

const titleOf = (face: Face<AnyAction>, scenario: unknown): string =>
  typeof scenario === 'string' ? titleIn(face, scenario, spoken.peek()) : face.game.title;

/** The Marshal at a seat of a table that stands elsewhere: he thinks in this page, and sees what the seat sees. */
class Marshal implements AdviceDesk {
  readonly #model: TableModel<AnyAction>;
  readonly #sit: ConstructorParameters<typeof Adviser>[0];
  #adviser: Adviser | null = null;

  constructor(model: TableModel<AnyAction>, sit: ConstructorParameters<typeof Adviser>[0]) {
    this.#model = model;
    this.#sit = sit;
  }

  async ask(seat: number): ReturnType<AdviceDesk['ask']> {
    const { askings, holders, id } = this.#model;
    askings.value = holders.map((_, i) => (askings.value[i] ?? 0) + (i === seat ? 1 : 0));
    if (this.#adviser === null) {
      const { Adviser } = await import('../../opponent/adviser.ts');
      this.#adviser ??= new Adviser(this.#sit, id);
    }
    return this.#adviser.ask(seat);
  }

  hush(): void {
    this.#adviser?.hush();
  }

  stop(): void {
    this.#adviser?.stop();
  }
}

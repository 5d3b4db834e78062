import type { AnyAction, Dice, Host, Refusal, SeenStep, Setup, State } from '@hundred-days/kernel';
import { signal } from '@preact/signals';
import type { Face } from '../src/face/types.ts';
import { openNew, wayTo } from '../src/store/local.ts';
import type { Holder } from '../src/store/types.ts';
import { TableModel } from '../src/table/model.ts';

/** People at one screen. */
export const here = (...names: readonly string[]): readonly Holder[] => names.map((name) => ({ kind: 'here', name }));

/** A page's model with the table beside it: a test may be the referee, and all other players. */
export class Watched<A extends AnyAction> extends TableModel<A> {
  readonly host: Host<A>;

  constructor(face: Face<A>, host: Host<A>, holders: readonly Holder[], language = 'en') {
    const parts = { id: 't', title: 'T', face, holders, created: 0, language: signal(language) };
    super({ ...parts, way: wayTo(host), openRule: () => undefined });
    this.host = host;
  }

  /** How many actions there are, known to the viewer or not. */
  get total(): number {
    return this.host.table.length;
  }

  /** What any seat does, whoever holds it. */
  submit(seat: number, action: unknown): Refusal | null {
    const no = this.host.table.submit(seat, action);
    if (no === null) this.host.changed();
    return no;
  }

  viewOf(viewer: number, at?: number): State {
    return this.host.table.view(viewer, at);
  }

  seen(viewer: number): readonly SeenStep[] {
    return this.host.table.seen(viewer);
  }
}

/** A new table as the page would open it, without a page. */
export function sitDown<A extends AnyAction>(
  face: Face<A>,
  setup: Setup,
  dice: Dice,
  holders: readonly Holder[],
  language = 'en',
): Watched<A> {
  const host = openNew(face.game, setup, dice);
  if (host === null) throw new Error('no table');
  return new Watched(face, host, holders, language);
}

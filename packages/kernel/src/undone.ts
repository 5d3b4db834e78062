import type { AnyAction } from './actions.ts';
import type { Described } from './described.ts';
import { readAction, writeAction } from './notation.ts';
import { copyState, type State } from './state.ts';
import type { Table, Undone } from './table.ts';

/**
 * What seats have taken back and may do again, as it is stored: where a table is opened now here, now there, a seat finds it
 * wherever it asks next. The referee's own knowledge.
 */
export interface KeptUndone {
  readonly steps: readonly { readonly seat: number; readonly action: string; readonly forced: boolean }[];
  readonly length: number;
  /** What the seat knew before it: what is other than in the one before in the list, the first of them whole. */
  readonly view: Described;
}

export const keptUndone = <A extends AnyAction>(table: Table<A>): readonly (readonly KeptUndone[])[] =>
  table.undone.map((decisions) => {
    let before: State | null = null;
    return decisions.map(({ steps, length, view }): KeptUndone => {
      const { describer } = table.journal;
      const described = before === null ? describer.describe(view) : describer.changes(before, view);
      before = view;
      return { steps: steps.map((step) => keptStep(table, step)), length, view: described };
    });
  });

function keptStep<A extends AnyAction>(
  { game }: Table<A>,
  step: Undone<A>['steps'][number],
): KeptUndone['steps'][number] {
  // What was taken back is a decision and what followed it by itself: each of them an action.
  return { seat: step.seat, action: writeAction(game, step.action as A), forced: step.forced };
}

/** Puts in place what was stored, instead of what is there. */
export function takeUndone<A extends AnyAction>(table: Table<A>, kept: readonly (readonly KeptUndone[])[]): void {
  for (const [seat, decisions] of kept.entries()) {
    let before: State | null = null;
    table.undone[seat] = decisions.map(({ steps, length, view: described }): Undone<A> => {
      const view = viewOf(table, before, described);
      before = view;
      return {
        steps: steps.map(({ action, ...step }) => ({ ...step, action: actionOf(table, action) })),
        length,
        view,
      };
    });
  }
}

function viewOf<A extends AnyAction>({ game, journal }: Table<A>, before: State | null, described: Described): State {
  if (before === null) {
    const view = journal.describer.make(described);
    game.rebuild(view);
    return view;
  }
  const view = copyState(before);
  journal.describer.apply(view, described);
  game.rebuild(view);
  return view;
}

function actionOf<A extends AnyAction>({ game }: Table<A>, line: string): A {
  const read = readAction(game, line);
  if (!read.ok) throw new Error(`a stored action cannot be read: ${line}`);
  return read.value;
}

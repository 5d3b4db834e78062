import type { AnyAction } from './actions.ts';
import type { Game, Setup, Upgrade } from './contract.ts';
import type { Described } from './described.ts';
import type { GameEvent } from './events.ts';

/** All that leads from an older version of a game to the present one, taken together. */
export type BroughtUp = Required<Omit<Upgrade, 'from' | 'before'>>;

/** How what was written under an older version is read now. */
export function upgradesFrom<A extends AnyAction>(game: Game<A>, version: number): BroughtUp {
  const steps = (game.upgrades ?? []).filter(({ from }) => from >= version).sort((a, b) => a.from - b.from);
  return {
    setup: (setup: Setup) => steps.reduce((so, step) => step.setup?.(so) ?? so, setup),
    action: (text: string) => steps.reduce((so, step) => step.action?.(so) ?? so, text),
    described: (described: Described) => steps.reduce((so, step) => step.described?.(so) ?? so, described),
  };
}

/** The game under the rules of an older version; null if they have not changed, or are not kept. */
export const rulesOf = <A extends AnyAction>(game: Game<A>, version: number): Game<A> | null =>
  game.upgrades?.find(({ from }) => from === version)?.before?.() ?? null;

const WORD = 'upgraded';

/** Between two steps the rules were corrected: said in the log, and nothing before it can be taken back. */
export const upgradedEvent = (from: number, to: number): GameEvent => ({
  type: WORD,
  rule: WORD,
  data: { from, to },
  closes: true,
});

export const writeUpgraded = (from: number, to: number): string => `${WORD} ${from} ${to}`;

/** The version that a step of the table's own led to; null if the line says nothing of the kind. */
export function readUpgraded(line: string | null): { readonly from: number; readonly to: number } | null {
  const found = /^upgraded (\d{1,6}) (\d{1,6})$/.exec(line ?? '');
  return found === null ? null : { from: Number(found[1]), to: Number(found[2]) };
}

import type { JSX } from 'preact';
import { sets, useTable } from './ui.ts';

/** A rule's id, which opens the rule at this table; nothing where no rule is named. */
export function RuleOf({ id }: { readonly id: string }): JSX.Element | null {
  const { rule } = useTable();
  if (id === '') return null;
  return (
    <button type="button" class="rule-link" onClick={sets(rule, id)}>
      {id}
    </button>
  );
}

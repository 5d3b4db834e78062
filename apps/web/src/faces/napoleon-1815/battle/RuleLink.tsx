import type { JSX } from 'preact';
import type { Ask } from './field.ts';

export function RuleLink({ asked, id }: { readonly asked: Ask; readonly id: string }): JSX.Element {
  return (
    <button type="button" class="rule-link" onClick={() => asked.openRule(id)}>
      {id}
    </button>
  );
}

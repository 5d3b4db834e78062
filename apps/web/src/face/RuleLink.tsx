import type { JSX } from 'preact';

/** A rule's id, which opens the rule. */
export function RuleLink({
  id,
  asked,
}: {
  readonly id: string;
  readonly asked: { readonly openRule: (rule: string) => void };
}): JSX.Element {
  return (
    <button type="button" class="rule-link" onClick={() => asked.openRule(id)}>
      {id}
    </button>
  );
}

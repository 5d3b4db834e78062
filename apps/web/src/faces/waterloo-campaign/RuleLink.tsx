import type { JSX } from 'preact';

export function RuleLink({ id, open }: { readonly id: string; readonly open: (rule: string) => void }): JSX.Element {
  return (
    <button type="button" class="rule-link" onClick={() => open(id)}>
      {id}
    </button>
  );
}

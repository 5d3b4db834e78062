import type { ComponentChildren, JSX, TargetedInputEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { PASSWORD } from '../../../store/online/person.ts';
import type { WayTrouble } from '../../../store/online/ways.ts';
import { spoken } from '../../../text/words.ts';
import { LONGEST_NAME } from '../NameField.tsx';
import { useWayWords } from './text/words.ts';

/** What the parts of the account's page share. */

/** Does one thing at a time, and keeps what was wrong with the last. */
export function useDeeds<T extends string>(): {
  readonly busy: boolean;
  readonly trouble: T | null;
  readonly run: (deed: () => Promise<T | null>, then?: () => void) => void;
} {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<T | null>(null);
  const run = async (deed: () => Promise<T | null>, then?: () => void): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const wrong = await deed();
    setBusy(false);
    setTrouble(wrong);
    if (wrong === null) then?.();
  };
  return { busy, trouble, run: (deed, then) => void run(deed, then) };
}

/** What was wrong, where one looks; the room for it is read out when it is filled. */
export function WayTold({ trouble }: { readonly trouble: WayTrouble | null }): JSX.Element {
  const say = useWayWords();
  return <div role="alert">{trouble !== null && <p class="alert">{say(`trouble.${trouble}`)}</p>}</div>;
}

const KINDS = {
  username: { type: 'text', maxLength: LONGEST_NAME, autocomplete: 'username' },
  'current-password': { type: 'password', maxLength: PASSWORD.longest, autocomplete: 'current-password' },
  'new-password': { type: 'password', maxLength: PASSWORD.longest, autocomplete: 'new-password' },
  email: { type: 'email', maxLength: 254, autocomplete: 'email' },
  url: { type: 'url', maxLength: 500, autocomplete: 'off' },
  name: { type: 'text', maxLength: 60, autocomplete: 'off' },
} as const;

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** What is written there, and what the browser may fill in of its own. */
  readonly kind: keyof typeof KINDS;
}

export function Field({ label, value, onInput, kind }: FieldProps): JSX.Element {
  const id = useId();
  return (
    <label class="field" for={id}>
      <span>{label}</span>
      <input
        {...KINDS[kind]}
        id={id}
        value={value}
        required
        onInput={({ currentTarget }: TargetedInputEvent<HTMLInputElement>) => onInput(currentTarget.value)}
      />
    </label>
  );
}

interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ComponentChildren;
}

export function Form({ onSubmit, children }: FormProps): JSX.Element {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

export const whenOf = (at: string): string =>
  new Intl.DateTimeFormat(spoken.value, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

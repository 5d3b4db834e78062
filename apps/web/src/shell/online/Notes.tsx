import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { FarTable } from '../../store/online/far.ts';
import { useOnlineWords } from './text/words.ts';

/** The server takes no more. */
const LONGEST = 8000;
/** So long nothing was typed. */
const REST_MS = 1500;

/** What somebody writes down for himself at a table online: it is there in all his browsers, and nobody else reads it. */
export function Notes({ far }: { readonly far: FarTable }): JSX.Element {
  const say = useOnlineWords();
  const [open, setOpen] = useState(false);
  return (
    <details class="notes" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('notes')}</summary>
      {open && <NotesField far={far} />}
    </details>
  );
}

type Kept = 'loading' | 'kept' | 'typed' | 'failed';

function NotesField({ far }: { readonly far: FarTable }): JSX.Element {
  const say = useOnlineWords();
  const id = useId();
  const [text, setText] = useState('');
  const [state, setState] = useState<Kept>('loading');
  const typed = useRef<string | null>(null);
  useEffect(
    () =>
      void far.notes().then(
        (known) => {
          setText(known);
          setState('kept');
        },
        () => setState('failed'),
      ),
    [far],
  );
  const keep = (): void => {
    const now = typed.current;
    if (now === null) return;
    typed.current = null;
    far.writeNotes(now).then(
      () => setState((was) => (was === 'typed' && typed.current !== null ? was : 'kept')),
      () => {
        typed.current ??= now;
        setState('failed');
      },
    );
  };
  useEffect(() => {
    if (typed.current === null) return;
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // Whoever folds it up while he types has typed all the same.
  useEffect(() => keep, [far]);
  return (
    <label class="field" for={id}>
      <span>{say('notes.about')}</span>
      <textarea
        id={id}
        rows={5}
        maxLength={LONGEST}
        value={text}
        disabled={state === 'loading'}
        onInput={({ currentTarget }) => {
          typed.current = currentTarget.value;
          setText(currentTarget.value);
          setState('typed');
        }}
        onBlur={keep}
      />
      <span class="soft" role="status">
        {state === 'kept' && text !== '' && say('notes.kept')}
        {state === 'failed' && say('notes.failed')}
      </span>
    </label>
  );
}

import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { Server } from '../../store/online/server.ts';
import { useOnlineWords } from './text/words.ts';

const LONGEST_NAME = 30;

/** What this browser's player is called at tables online: kept when the field is left. */
export function NameField({ server }: { readonly server: Server }): JSX.Element {
  const say = useOnlineWords();
  const id = useId();
  const [name, setName] = useState('');
  const [kept, setKept] = useState('');
  const [failed, setFailed] = useState(false);
  useEffect(
    () =>
      void server.me().then(
        ({ name: known }) => {
          setKept(known ?? '');
          setName((typed) => typed || (known ?? ''));
        },
        () => undefined,
      ),
    [],
  );
  const save = async (): Promise<void> => {
    const wanted = name.trim();
    if (wanted === '' || wanted === kept) return;
    try {
      await server.call(wanted);
      setKept(wanted);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <label class="field name-field" for={id}>
      <span>{say('name')}</span>
      <input
        id={id}
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        placeholder={say('people.guest')}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
        onBlur={() => void save()}
      />
      {failed && <span class="alert">{say('name.failed')}</span>}
    </label>
  );
}

import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import type { Me, Server } from '../../store/online/server.ts';
import { hashOf } from '../router.ts';
import { useOnlineWords } from './text/words.ts';

/** The server takes none that is longer. */
export const LONGEST_NAME = 30;

/** The way to one's account, or to one. */
export function AccountLink({ me }: { readonly me: Me }): JSX.Element {
  const say = useOnlineWords();
  return (
    <a class="button button--plain" href={hashOf({ page: 'account' })}>
      <Icon name="person" />
      {me.account === null ? say('account.link') : say('account.link.of', { name: me.account })}
    </a>
  );
}

/** What this browser's player is called at tables online: kept when the field is left. */
export function NameField({ server }: { readonly server: Server }): JSX.Element {
  const say = useOnlineWords();
  const id = useId();
  const [name, setName] = useState('');
  const [kept, setKept] = useState('');
  const [account, setAccount] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(
    () =>
      void server.me().then(
        ({ name: known, account: signed }) => {
          setAccount(signed);
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
  // Whoever has an account is called by its name.
  if (account !== null) return <AccountLink me={{ name: account, account }} />;
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

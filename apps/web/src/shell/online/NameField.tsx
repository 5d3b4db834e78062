import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import type { FarTable } from '../../store/online/far.ts';
import { isNameless, keepNameless } from '../../store/online/kept.ts';
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

/** Keeps a name, and knows what was wrong with it. */
function useNaming(server: Server, kept: (name: string) => void) {
  const [failed, setFailed] = useState(false);
  const save = async (name: string): Promise<void> => {
    try {
      await server.call(name);
      setFailed(false);
      kept(name);
    } catch {
      setFailed(true);
    }
  };
  return { failed, save };
}

interface NameInputProps {
  readonly name: string;
  readonly failed: boolean;
  readonly onName: (name: string) => void;
  readonly onBlur?: () => void;
}

function NameInput({ name, failed, onName, onBlur }: NameInputProps): JSX.Element {
  const say = useOnlineWords();
  const id = useId();
  return (
    <label class="field name-field" for={id}>
      <span>{say('name')}</span>
      <input
        id={id}
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        placeholder={say('people.guest')}
        onInput={({ currentTarget }) => onName(currentTarget.value)}
        onBlur={onBlur}
      />
      {failed && <span class="alert">{say('name.failed')}</span>}
    </label>
  );
}

/** What this browser's player is called at tables online: kept when the field is left. */
export function NameField({ server }: { readonly server: Server }): JSX.Element {
  const [name, setName] = useState('');
  const [kept, setKept] = useState('');
  const [account, setAccount] = useState<string | null>(null);
  const { failed, save } = useNaming(server, setKept);
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
  const left = (): void => {
    const wanted = name.trim();
    if (wanted !== '' && wanted !== kept) void save(wanted);
  };
  // Whoever has an account is called by its name.
  if (account !== null) return <AccountLink me={{ name: account, account }} />;
  return <NameInput name={name} failed={failed} onName={setName} onBlur={left} />;
}

interface NameCardProps {
  readonly far: FarTable;
  readonly server: Server;
}

/** Whoever sat down by a link is asked once what he is called. He may go without a name, and is not asked again. */
export function NameCard({ far, server }: NameCardProps): JSX.Element | null {
  const say = useOnlineWords();
  const [name, setName] = useState('');
  const [away, setAway] = useState(isNameless);
  const put = (): void => setAway(true);
  const { failed, save } = useNaming(server, put);
  if (away || !far.notice.value.seats.some((seat) => seat.yours && seat.name === null)) return null;
  const without = (): void => {
    keepNameless();
    put();
  };
  return (
    <form
      class="offer"
      aria-label={say('name.ask')}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') without();
        else void save(name.trim());
      }}
    >
      <NameInput name={name} failed={failed} onName={setName} />
      <button type="button" class="button" onClick={without}>
        {say('name.without')}
      </button>
      <button type="submit" class="button button--main">
        {say('name.keep')}
      </button>
    </form>
  );
}

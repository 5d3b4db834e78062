import './online.css';
import './account.css';
import type { JSX, TargetedInputEvent } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Dialog } from '../../page/Dialog.tsx';
import { dated, saveAs } from '../../page/saveAs.ts';
import { agentName, PASSWORD, Person, type PersonTrouble } from '../../store/online/person.ts';
import { Server, type Session } from '../../store/online/server.ts';
import { spoken } from '../../text/words.ts';
import { hashOf } from '../router.ts';
import { Wait } from '../TableRoute.tsx';
import { LONGEST_NAME } from './NameField.tsx';
import { useOnlineWords } from './text/words.ts';

/** Who one is at tables online: signing in, and what an account can do. */
export function Account(): JSX.Element {
  const say = useOnlineWords();
  const [person] = useState(() => new Person(new Server()));
  useEffect(() => void person.look(), []);
  const me = person.me.value;
  if (me === null) return <Wait />;
  return (
    <main class="page account">
      {me === 'away' ? (
        <>
          <h1 class="page-sentence">{say('account.away')}</h1>
          <button type="button" class="button button--main" onClick={() => void person.look()}>
            {say('table.again')}
          </button>
        </>
      ) : me.account === null ? (
        <SignIn person={person} name={me.name ?? ''} />
      ) : (
        <Signed person={person} name={me.account} />
      )}
      <a class="button" href={hashOf({ page: 'home' })}>
        {say('wait.shelf')}
      </a>
    </main>
  );
}

type Deed = () => Promise<PersonTrouble | null>;

/** Does one thing at a time, and keeps what was wrong with the last. */
function useDeeds(): {
  readonly busy: boolean;
  readonly trouble: PersonTrouble | null;
  readonly run: (deed: Deed, then?: () => void) => void;
} {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PersonTrouble | null>(null);
  const run = async (deed: Deed, then?: () => void): Promise<void> => {
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
function Told({ trouble }: { readonly trouble: PersonTrouble | null }): JSX.Element {
  const say = useOnlineWords();
  return <div role="alert">{trouble !== null && <p class="alert">{say(`account.${trouble}`)}</p>}</div>;
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** What the browser may fill in of its own. */
  readonly kind: 'username' | 'current-password' | 'new-password';
}

function Field({ label, value, onInput, kind }: FieldProps): JSX.Element {
  const id = useId();
  const field = {
    id,
    value,
    autocomplete: kind,
    required: true,
    onInput: ({ currentTarget }: TargetedInputEvent<HTMLInputElement>) => onInput(currentTarget.value),
  };
  return (
    <label class="field" for={id}>
      <span>{label}</span>
      {kind === 'username' ? (
        <input type="text" maxLength={LONGEST_NAME} {...field} />
      ) : (
        <input type="password" maxLength={PASSWORD.longest} {...field} />
      )}
    </label>
  );
}

interface PersonProps {
  readonly person: Person;
  readonly name: string;
}

function SignIn({ person, name: known }: PersonProps): JSX.Element {
  const say = useOnlineWords();
  const { busy, trouble, run } = useDeeds();
  const [name, setName] = useState(known);
  const [password, setPassword] = useState('');
  return (
    <form
      class="account-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run(() => person.signIn(name, password));
      }}
    >
      <h1>{say('account.sit')}</h1>
      <p class="soft">{say('account.optional')}</p>
      <Field label={say('account.name')} value={name} onInput={setName} kind="username" />
      <Field label={say('account.password')} value={password} onInput={setPassword} kind="current-password" />
      <p class="soft">{say('account.password.about', PASSWORD)}</p>
      <Told trouble={trouble} />
      <div class="account-deeds">
        <button type="submit" class="button button--main" disabled={busy}>
          {say('account.signIn')}
        </button>
        <button type="button" class="button" disabled={busy} onClick={() => run(() => person.make(name, password))}>
          {say('account.make')}
        </button>
      </div>
      <p class="account-note">{say('account.along')}</p>
    </form>
  );
}

function Signed({ person, name }: PersonProps): JSX.Element {
  const say = useOnlineWords();
  const { busy, trouble, run } = useDeeds();
  const [deleting, setDeleting] = useState(false);
  const sessions = person.sessions.value;
  const save = (all: Blob): void => saveAs(all, dated('hundred-days', 'json'));
  return (
    <div class="account-card">
      <header class="account-head">
        <span class="person-disc account-disc" aria-hidden="true">
          {Array.from(name)[0]?.toLocaleUpperCase()}
        </span>
        <h1>{name}</h1>
        <button type="button" class="button" disabled={busy} onClick={() => run(() => person.signOut())}>
          {say('account.signOut')}
        </button>
      </header>
      <h2>{say('account.password')}</h2>
      <ChangePassword person={person} />
      <h2>{say('account.where')}</h2>
      <ul class="online-rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => run(() => person.endSession(session.id))} />
        ))}
      </ul>
      <Told trouble={trouble} />
      <div class="account-deeds">
        {sessions.length > 1 && (
          <button type="button" class="button" disabled={busy} onClick={() => run(() => person.endOthers())}>
            {say('account.others')}
          </button>
        )}
        <button type="button" class="button" disabled={busy} onClick={() => run(() => person.export(save))}>
          {say('account.export')}
        </button>
        <button type="button" class="button button--danger" onClick={() => setDeleting(true)}>
          {say('account.delete')}
        </button>
      </div>
      {deleting && <DeleteAccount person={person} onClose={() => setDeleting(false)} />}
    </div>
  );
}

function SessionRow({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }): JSX.Element {
  const say = useOnlineWords();
  const browser = agentName(session.agent) || say('account.browser');
  return (
    <li class="online-row">
      <div class="online-what">
        <h3>{browser}</h3>
        <p class="soft">{say('account.seen', { when: whenOf(session.seen) })}</p>
      </div>
      {session.here ? (
        <p class="soft">{say('account.here')}</p>
      ) : (
        <button type="button" class="button" aria-label={say('account.end', { browser })} onClick={onEnd}>
          {say('account.signOut')}
        </button>
      )}
    </li>
  );
}

const whenOf = (at: string): string =>
  new Intl.DateTimeFormat(spoken.value, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

function ChangePassword({ person }: { readonly person: Person }): JSX.Element {
  const say = useOnlineWords();
  const { busy, trouble, run } = useDeeds();
  const [old, setOld] = useState('');
  const [wanted, setWanted] = useState('');
  const [changed, setChanged] = useState(false);
  const done = (): void => {
    setOld('');
    setWanted('');
    setChanged(true);
  };
  return (
    <details>
      <summary>{say('account.change')}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChanged(false);
          run(() => person.changePassword(old, wanted), done);
        }}
      >
        <Field label={say('account.password.old')} value={old} onInput={setOld} kind="current-password" />
        <Field label={say('account.password.new')} value={wanted} onInput={setWanted} kind="new-password" />
        <p class="soft">{say('account.change.about', PASSWORD)}</p>
        <Told trouble={trouble} />
        <p role="status">{changed && say('account.changed')}</p>
        <button type="submit" class="button" disabled={busy}>
          {say('account.change.do')}
        </button>
      </form>
    </details>
  );
}

/** Asks for the password before an account is deleted for good. */
function DeleteAccount({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): JSX.Element {
  const say = useOnlineWords();
  const { busy, trouble, run } = useDeeds();
  const [password, setPassword] = useState('');
  return (
    <Dialog title={say('account.delete')} onClose={onClose}>
      <form
        class="account-delete"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(() => person.remove(password));
        }}
      >
        <p>{say('account.delete.about')}</p>
        <Field label={say('account.password')} value={password} onInput={setPassword} kind="current-password" />
        <Told trouble={trouble} />
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            {say('account.delete.no')}
          </button>
          <button type="submit" class="button button--danger" disabled={busy}>
            {say('account.delete.yes')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

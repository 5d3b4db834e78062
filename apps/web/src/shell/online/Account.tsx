import './online.css';
import './account.css';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Dialog } from '../../page/Dialog.tsx';
import { later } from '../../page/later.tsx';
import { dated, saveAs } from '../../page/saveAs.ts';
import { hasPasskeys } from '../../store/online/passkey.ts';
import { agentName, PASSWORD, Person, type PersonTrouble } from '../../store/online/person.ts';
import { Server, type Session } from '../../store/online/server.ts';
import { Ways } from '../../store/online/ways.ts';
import { hashOf } from '../router.ts';
import { Wait } from '../TableRoute.tsx';
import { Letters, OpenedLetter, type Opening, openingOf, Recovery } from './account/Letters.tsx';
import { Notices } from './account/Notices.tsx';
import { PasskeySignIn, Passkeys } from './account/Passkeys.tsx';
import { Programs } from './account/Programs.tsx';
import { Field, Form, useDeeds, whenOf } from './account/parts.tsx';
import { useOnlineWords } from './text/words.ts';

const Club = later(async () => (await import('./club/Club.tsx')).Club);

/** One's account; or what is named behind it: what a letter opens, leagues and ladders. */
export function Account({ what }: { readonly what: string | undefined }): JSX.Element {
  const letter = useMemo(() => openingOf(what), [what]);
  return what && letter === null ? <Club at={what} /> : <OwnAccount letter={letter} />;
}

/** Who one is at tables online: signing in, and what an account can do. */
function OwnAccount({ letter }: { readonly letter: Opening | null }): JSX.Element {
  const say = useOnlineWords();
  const [server] = useState(() => new Server());
  const [person] = useState(() => new Person(server));
  useEffect(() => void person.look(), [letter]);
  const me = person.me.value;
  if (letter !== null)
    return (
      <main class="page account">
        <OpenedLetter server={server} letter={letter} />
      </main>
    );
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
        <SignIn person={person} server={server} name={me.name ?? ''} />
      ) : (
        <Signed person={person} server={server} name={me.account} />
      )}
      <a class="button" href={hashOf({ page: 'home' })}>
        {say('wait.shelf')}
      </a>
    </main>
  );
}

const OwnRatings = later(async () => (await import('./club/Ratings.tsx')).OwnRatings, true);

/** What was wrong, where one looks; the room for it is read out when it is filled. */
function Told({ trouble }: { readonly trouble: PersonTrouble | null }): JSX.Element {
  const say = useOnlineWords();
  return <div role="alert">{trouble !== null && <p class="alert">{say(`account.${trouble}`)}</p>}</div>;
}

interface PersonProps {
  readonly person: Person;
  readonly server: Server;
  readonly name: string;
}

function SignIn({ person, server, name: known }: PersonProps): JSX.Element {
  const say = useOnlineWords();
  const { busy, trouble, run } = useDeeds<PersonTrouble>();
  const [name, setName] = useState(known);
  const [password, setPassword] = useState('');
  return (
    <div class="account-card">
      <h1>{say('account.sit')}</h1>
      <p class="soft">{say('account.optional')}</p>
      <PasskeySignIn server={server} onDone={() => void person.look()} />
      <Form onSubmit={() => run(() => person.signIn(name, password))}>
        <Field label={say('account.name')} value={name} onInput={setName} kind="username" />
        <Field label={say('account.password')} value={password} onInput={setPassword} kind="current-password" />
        <p class="soft">{say('account.password.about', PASSWORD)}</p>
        <Told trouble={trouble} />
        <div class="account-deeds">
          <button type="submit" class={hasPasskeys() ? 'button' : 'button button--main'} disabled={busy}>
            {say('account.signIn')}
          </button>
          <button type="button" class="button" disabled={busy} onClick={() => run(() => person.make(name, password))}>
            {say('account.make')}
          </button>
        </div>
      </Form>
      <Recovery server={server} />
      <p class="account-note">{say('account.along')}</p>
      <Notices server={server} />
    </div>
  );
}

function Signed({ person, server, name }: PersonProps): JSX.Element {
  const say = useOnlineWords();
  const { busy, trouble, run } = useDeeds<PersonTrouble>();
  const [deleting, setDeleting] = useState(false);
  const sessions = person.sessions.value;
  const [ways] = useState(() => new Ways(server));
  useEffect(() => void ways.look().catch(() => undefined), []);
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
      <OwnRatings />
      <Passkeys ways={ways} />
      <h2>{say('account.password')}</h2>
      <ChangePassword person={person} />
      <Notices server={server} />
      <Letters ways={ways} />
      <h2>{say('account.where')}</h2>
      <ul class="online-rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => run(() => person.endSession(session.id))} />
        ))}
      </ul>
      <Programs ways={ways} />
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

function ChangePassword({ person }: { readonly person: Person }): JSX.Element {
  const say = useOnlineWords();
  const { busy, trouble, run } = useDeeds<PersonTrouble>();
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
  const { busy, trouble, run } = useDeeds<PersonTrouble>();
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

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Server } from '../../../store/online/server.ts';
import {
  askRecovery,
  confirmAddress,
  type Mail,
  recoverBy,
  type Ways,
  type WayTrouble,
} from '../../../store/online/ways.ts';
import { spoken } from '../../../text/words.ts';
import { hashOf } from '../../router.ts';
import { Field, Form, useDeeds, WayTold } from './parts.tsx';
import { useWayWords } from './text/words.ts';

/** Letters: where they go and when they come, and what one of them opens. */

const HOUR = 60;
const DAY = 24 * HOUR;

export function Letters({ ways }: { readonly ways: Ways }): JSX.Element | null {
  const say = useWayWords();
  const mail = ways.mail.value;
  if (mail === null) return null;
  return (
    <>
      <h2>{say('mail.title')}</h2>
      {!mail.possible ? (
        <p class="soft">{say('mail.none')}</p>
      ) : mail.address === null ? (
        <NameAddress ways={ways} />
      ) : (
        <>
          <p>{say(mail.confirmed ? 'mail.to' : 'mail.sent', { address: mail.address })}</p>
          {mail.confirmed && <When ways={ways} mail={mail} />}
          <details>
            <summary>{say('mail.other')}</summary>
            <NameAddress ways={ways} />
          </details>
        </>
      )}
    </>
  );
}

function NameAddress({ ways }: { readonly ways: Ways }): JSX.Element {
  const say = useWayWords();
  const { busy, trouble, run } = useDeeds<WayTrouble>();
  const [address, setAddress] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Form
      onSubmit={() =>
        run(
          () => ways.nameAddress(address.trim(), password, spoken.peek()),
          () => setPassword(''),
        )
      }
    >
      <Field label={say('mail.address')} value={address} onInput={setAddress} kind="email" />
      <Field label={say('mail.password')} value={password} onInput={setPassword} kind="current-password" />
      <WayTold trouble={trouble} />
      <button type="submit" class="button" disabled={busy}>
        {say('mail.name')}
      </button>
    </Form>
  );
}

function When({ ways, mail: { minutes, ended } }: { readonly ways: Ways; readonly mail: Mail }): JSX.Element {
  const say = useWayWords();
  const { busy, trouble, run } = useDeeds<WayTrouble>();
  const choices = [
    [null, say('mail.never')],
    [HOUR, say('mail.hour')],
    [DAY, say('mail.day')],
  ] as const;
  return (
    <div class="account-letters">
      <label class="field">
        <span>{say('mail.turn')}</span>
        <select
          disabled={busy}
          value={String(minutes ?? '')}
          onChange={({ currentTarget: { value } }) =>
            run(() => ways.setMail(value === '' ? null : Number(value), ended))
          }
        >
          {choices.map(([time, words]) => (
            <option key={words} value={String(time ?? '')}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label class="account-check">
        <input
          type="checkbox"
          disabled={busy}
          checked={ended}
          onChange={({ currentTarget: { checked } }) => run(() => ways.setMail(minutes, checked))}
        />{' '}
        {say('mail.ended')}
      </label>
      <button type="button" class="button" disabled={busy} onClick={() => run(() => ways.forgetAddress())}>
        {say('mail.forget')}
      </button>
      <WayTold trouble={trouble} />
    </div>
  );
}

/** Whoever has lost his password has a letter sent. */
export function Recovery({ server }: { readonly server: Server }): JSX.Element {
  const say = useWayWords();
  const { busy, trouble, run } = useDeeds<WayTrouble>();
  const [address, setAddress] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <details>
      <summary>{say('recover.link')}</summary>
      <Form
        onSubmit={() =>
          run(
            () => askRecovery(server, address.trim()),
            () => setSent(true),
          )
        }
      >
        <p class="soft">{say('recover.about')}</p>
        <Field label={say('mail.address')} value={address} onInput={setAddress} kind="email" />
        <WayTold trouble={trouble} />
        <p role="status">{sent && say('recover.sent')}</p>
        <button type="submit" class="button" disabled={busy}>
          {say('recover.send')}
        </button>
      </Form>
    </details>
  );
}

export interface Opening {
  readonly kind: 'confirm' | 'recover';
  /** Null where what stands there can be none: a link that was cut off, or mistyped. */
  readonly secret: string | null;
}

const isSecret = /^[\w-]{43}$/;

/** The letter that an address behind the account is the link of: `confirm/<secret>`. */
export function openingOf(what: string | undefined): Opening | null {
  const [, kind, , secret = ''] = /^(confirm|recover)(\/(.*))?$/.exec(what ?? '') ?? [];
  return kind === undefined ? null : { kind: kind as Opening['kind'], secret: isSecret.test(secret) ? secret : null };
}

/** What the link of a letter opens. */
export function OpenedLetter({ server, letter }: { readonly server: Server; readonly letter: Opening }): JSX.Element {
  const say = useWayWords();
  const { kind, secret } = letter;
  const { busy, trouble, run } = useDeeds<WayTrouble>();
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const finish = (): void => setDone(true);
  useEffect(() => {
    if (secret === null) run(async () => 'badLink');
    else if (kind === 'confirm') run(() => confirmAddress(server, secret), finish);
  }, [secret]);
  return (
    <div class="account-card">
      <h1>{say(kind === 'confirm' ? 'mail.title' : 'recover.title')}</h1>
      {kind === 'recover' && secret !== null && !done && (
        <Form onSubmit={() => run(() => recoverBy(server, secret, password), finish)}>
          <Field label={say('recover.password')} value={password} onInput={setPassword} kind="new-password" />
          <button type="submit" class="button button--main" disabled={busy}>
            {say('recover.do')}
          </button>
        </Form>
      )}
      <WayTold trouble={trouble} />
      <p role="status">
        {done
          ? say(kind === 'confirm' ? 'mail.confirmed' : 'recover.done')
          : kind === 'confirm' && secret !== null && trouble === null && say('mail.confirming')}
      </p>
      <a class="button" href={hashOf({ page: 'account' })}>
        {say('recover.account')}
      </a>
    </div>
  );
}

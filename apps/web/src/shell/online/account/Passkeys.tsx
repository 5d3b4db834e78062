import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { hasPasskeys } from '../../../store/online/passkey.ts';
import { agentName } from '../../../store/online/person.ts';
import type { Server } from '../../../store/online/server.ts';
import { signInByPasskey, type Ways, type WayTrouble } from '../../../store/online/ways.ts';
import { Field, Form, useDeeds, WayTold, whenOf } from './parts.tsx';
import { useWayWords } from './text/words.ts';

/** Keys of devices: one signs in by them, and keeps some. */

export function PasskeySignIn({
  server,
  onDone,
}: {
  readonly server: Server;
  readonly onDone: () => void;
}): JSX.Element | null {
  const say = useWayWords();
  const { busy, trouble, run } = useDeeds<WayTrouble>();
  if (!hasPasskeys()) return null;
  return (
    <div class="account-passkey">
      <button
        type="button"
        class="button button--main"
        disabled={busy}
        onClick={() => run(() => signInByPasskey(server), onDone)}
      >
        {say('passkey.signIn')}
      </button>
      <p class="soft">{say('passkey.about')}</p>
      <WayTold trouble={trouble} />
      <p class="account-or">{say('passkey.or')}</p>
    </div>
  );
}

export function Passkeys({ ways }: { readonly ways: Ways }): JSX.Element {
  const say = useWayWords();
  const { busy, trouble, run } = useDeeds<WayTrouble>();
  const [name, setName] = useState(() => agentName(navigator.userAgent) || 'Passkey');
  const keys = ways.passkeys.value;
  return (
    <>
      <h2>{say('passkey.title')}</h2>
      {keys.length === 0 && <p class="soft">{say('passkey.none')}</p>}
      <ul class="online-rows">
        {keys.map(({ id, name: called, created, used }) => (
          <li key={id} class="online-row">
            <div class="online-what">
              <h3>{called}</h3>
              <p class="soft">
                {used === null
                  ? say('passkey.made', { when: whenOf(created) })
                  : say('passkey.used', { when: whenOf(created), used: whenOf(used) })}
              </p>
            </div>
            <button
              type="button"
              class="button"
              disabled={busy}
              aria-label={say('passkey.remove.of', { name: called })}
              onClick={() => run(() => ways.end('passkeys', id))}
            >
              {say('passkey.remove')}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <Form onSubmit={() => run(() => ways.addPasskey(name.trim() || 'Passkey'))}>
          <div class="link-row">
            <Field label={say('passkey.name')} value={name} onInput={setName} kind="name" />
            <button type="submit" class="button" disabled={busy}>
              {say('passkey.add')}
            </button>
          </div>
        </Form>
      )}
      <WayTold trouble={trouble} />
    </>
  );
}

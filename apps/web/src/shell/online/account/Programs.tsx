import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SCOPES, type Scope, type Ways, type WayTrouble } from '../../../store/online/ways.ts';
import { Field, Form, useDeeds, WayTold, whenOf } from './parts.tsx';
import { useWayWords } from './text/words.ts';

/** What programs may do for somebody, and what they are told. */
export function Programs({ ways }: { readonly ways: Ways }): JSX.Element {
  const say = useWayWords();
  const secret = ways.secret.value;
  return (
    <details class="account-programs">
      <summary>{say('programs.title')}</summary>
      <p class="soft">{say('programs.about')}</p>
      <p role="status">
        {secret !== null && (
          <label class="field">
            <span>{say('secret.once')}</span>
            <input readOnly aria-label={say('secret.label')} value={secret} />
          </label>
        )}
      </p>
      <Tokens ways={ways} />
      <Hooks ways={ways} />
      <p>
        <a href="/api/description">{say('programs.description')}</a>
      </p>
    </details>
  );
}

interface RowProps {
  readonly name: string;
  readonly about: string;
  readonly children: JSX.Element;
}

function Row({ name, about, children }: RowProps): JSX.Element {
  return (
    <li class="online-row">
      <div class="online-what">
        <h4>{name}</h4>
        <p class="soft">{about}</p>
      </div>
      {children}
    </li>
  );
}

function Tokens({ ways }: { readonly ways: Ways }): JSX.Element {
  const say = useWayWords();
  const { busy, trouble, run } = useDeeds<WayTrouble>();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'play']);
  const tokens = ways.tokens.value;
  const turn = (scope: Scope): void =>
    setScopes(SCOPES.filter((one) => (one === scope ? !scopes.includes(one) : scopes.includes(one))));
  return (
    <>
      <h3>{say('tokens.title')}</h3>
      {tokens.length === 0 && <p class="soft">{say('tokens.none')}</p>}
      <ul class="online-rows">
        {tokens.map((token) => (
          <Row
            key={token.id}
            name={token.name}
            about={`${token.scopes.map((scope) => say(`tokens.${scope}`)).join(', ')}. ${whenOf(token.created)}`}
          >
            <button
              type="button"
              class="button"
              disabled={busy}
              aria-label={say('tokens.end.of', { name: token.name })}
              onClick={() => run(() => ways.end('tokens', token.id))}
            >
              {say('tokens.end')}
            </button>
          </Row>
        ))}
      </ul>
      <Form
        onSubmit={() =>
          run(
            () => ways.makeToken(name.trim(), scopes),
            () => setName(''),
          )
        }
      >
        <Field label={say('tokens.name')} value={name} onInput={setName} kind="name" />
        <p class="account-scopes">
          {SCOPES.map((scope) => (
            <label key={scope} class="account-check">
              <input type="checkbox" checked={scopes.includes(scope)} onChange={() => turn(scope)} />{' '}
              {say(`tokens.${scope}`)}
            </label>
          ))}
        </p>
        <button type="submit" class="button" disabled={busy || name.trim() === '' || scopes.length === 0}>
          {say('tokens.add')}
        </button>
      </Form>
      <WayTold trouble={trouble} />
    </>
  );
}

function Hooks({ ways }: { readonly ways: Ways }): JSX.Element {
  const say = useWayWords();
  const { busy, trouble, run } = useDeeds<WayTrouble>();
  const [url, setUrl] = useState('');
  const hooks = ways.hooks.value;
  return (
    <>
      <h3>{say('hooks.title')}</h3>
      <p class="soft">{say(hooks.length === 0 ? 'hooks.none' : 'hooks.about')}</p>
      <ul class="online-rows">
        {hooks.map((hook) => (
          <Row key={hook.id} name={hook.url} about={hook.off ? say('hooks.off') : whenOf(hook.created)}>
            <div class="account-deeds">
              <button
                type="button"
                class="button"
                disabled={busy}
                aria-label={say('hooks.try.of', { name: hook.url })}
                onClick={() => run(() => ways.tryHook(hook.id))}
              >
                {say('hooks.try')}
              </button>
              <button
                type="button"
                class="button"
                disabled={busy}
                aria-label={say('tokens.end.of', { name: hook.url })}
                onClick={() => run(() => ways.end('hooks', hook.id))}
              >
                {say('tokens.end')}
              </button>
            </div>
          </Row>
        ))}
      </ul>
      <Form
        onSubmit={() =>
          run(
            () => ways.makeHook(url.trim()),
            () => setUrl(''),
          )
        }
      >
        <Field label={say('hooks.url')} value={url} onInput={setUrl} kind="url" />
        <button type="submit" class="button" disabled={busy || url.trim() === ''}>
          {say('hooks.add')}
        </button>
      </Form>
      <WayTold trouble={trouble} />
    </>
  );
}

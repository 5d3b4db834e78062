import type { SeatNotice } from '@hundred-days/server/told';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { FarTable } from '../../store/online/far.ts';
import { keep, keptOf } from '../../store/online/kept.ts';
import type { Server } from '../../store/online/server.ts';
import { go } from '../router.ts';
import { urlOf } from './links.ts';
import { NameField } from './NameField.tsx';
import { lateBy, nameOf, sealOf, useNames } from './naming.ts';
import { useOnlineWords } from './text/words.ts';

interface WaitingProps {
  readonly far: FarTable;
  readonly server: Server;
}

/** A table at which a seat is free still: who sits there, and the links for who is to come. */
export function Waiting({ far, server }: WaitingProps): JSX.Element {
  const say = useOnlineWords();
  const { seats, fair, owner } = far.notice.value;
  const { title, side } = useNames(far.notice.value);
  const late = lateBy(far.notice.value, say);
  const { watch } = keptOf(far.id);
  return (
    <main class="page waiting">
      <h1 class="page-sentence">{say('wait.title')}</h1>
      <p class="waiting-game">{title}</p>
      <p class="soft">
        {late !== null && seats.every(({ ready }) => ready) ? say('wait.late', { time: late }) : say('wait.for')}
      </p>
      <ul class="waiting-seats">
        {seats.map((seat) => (
          <li key={seat.seat}>
            <h2>{side(seat.seat)}</h2>
            <p>{nameOf(seat, say)}</p>
            {seat.taken && !seat.ready && !seat.yours && <p class="soft">{say('wait.expected')}</p>}
            {!seat.taken && <SeatLink far={far} server={server} seat={seat} />}
          </li>
        ))}
      </ul>
      {seats.some(({ yours }) => yours) && <NameField server={server} />}
      {typeof watch === 'string' && <Link label={say('wait.watch')} url={urlOf(far.id, watch)} />}
      <p class="soft">{say('wait.dice', { seal: sealOf(fair.commitment) })}</p>
      {(owner || seats.some(({ yours }) => yours)) && <p class="soft">{say('wait.closed')}</p>}
      <button type="button" class="button" onClick={() => go({ page: 'home' })}>
        {say('wait.shelf')}
      </button>
    </main>
  );
}

function SeatLink({ far, server, seat }: WaitingProps & { readonly seat: SeatNotice }): JSX.Element | null {
  const say = useOnlineWords();
  const [link, setLink] = useState(keptOf(far.id).links?.[seat.seat]);
  if (!far.notice.value.owner || seat.open) return null;
  const renew = async (): Promise<void> => {
    const made = await server.relink(far.id, seat.seat).catch(() => null);
    if (made === null) return;
    keep(far.id, { links: { ...keptOf(far.id).links, [seat.seat]: made } });
    setLink(made);
  };
  return (
    <>
      {link !== undefined && <Link label={say('wait.link')} url={urlOf(far.id, link)} />}
      <p class="soft">
        {say('wait.link.about')}{' '}
        <button type="button" class="text-button" title={say('wait.new.about')} onClick={() => void renew()}>
          {say('wait.new')}
        </button>
      </p>
    </>
  );
}

export function Link({ label, url }: { readonly label: string; readonly url: string }): JSX.Element {
  const say = useOnlineWords();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // Without a clipboard the address is marked, to be copied by hand.
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.select();
      return;
    }
    setCopied(true);
  };
  return (
    <div class="link-row">
      <label class="field" for={id}>
        <span>{label}</span>
        <input id={id} readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button type="button" class="button" aria-live="polite" onClick={() => void copy()}>
        {say(copied ? 'wait.copied' : 'wait.copy')}
      </button>
    </div>
  );
}

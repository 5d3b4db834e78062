import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { FarTable } from '../../store/online/far.ts';
import { Denied } from '../../store/online/server.ts';
import { spoken } from '../../text/words.ts';
import { nameOf } from './naming.ts';
import { useOnlineWords } from './text/words.ts';

const LONGEST = 500;

type Trouble = 'talk.silence' | 'talk.failed';

/** What is said at a table online. What was done beside the game is told where it counts, and not here. */
export function Talk({ far, folded }: { readonly far: FarTable; readonly folded: boolean }): JSX.Element {
  const say = useOnlineWords();
  // Whoever opens it for what is new sees that at once.
  const [open, setOpen] = useState(() => folded === false && far.unread.peek() > 0);
  const said = far.talk.value.filter(({ kind }) => kind === 'said');
  const last = said.at(-1)?.n ?? 0;
  const { seats } = far.notice.value;
  const unread = far.unread.value;
  useEffect(() => {
    if (open) far.readAll();
  }, [open, last]);
  return (
    <details class="talk" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {say('talk.title')} {!open && unread > 0 && <span class="pill">{say('talk.unread', { n: unread })}</span>}
      </summary>
      <ol class="talk-lines" aria-live="polite">
        {said.map(({ n, seat, text, side, at }) => {
          const who = seats.find((one) => one.seat === seat);
          return (
            <li key={n}>
              <b>{who === undefined ? '' : nameOf(who, say)}</b>{' '}
              <time class="soft" dateTime={at}>
                {timeOf(at)}
              </time>
              {side && <span class="soft"> {say('talk.toSide')}</span>}
              {!far.isMine(seat) && <Report far={far} n={n} />}
              <p>{text}</p>
            </li>
          );
        })}
        {said.length === 0 && <li class="soft">{say('talk.none')}</li>}
      </ol>
      <SayField far={far} />
      {open && <Mutes far={far} />}
    </details>
  );
}

const timeOf = (at: string): string =>
  new Intl.DateTimeFormat(spoken.value, { hour: '2-digit', minute: '2-digit' }).format(new Date(at));

function SayField({ far }: { readonly far: FarTable }): JSX.Element | null {
  const say = useOnlineWords();
  const id = useId();
  const [text, setText] = useState('');
  const [side, setSide] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { seats } = far.notice.value;
  const own = seats.find(({ yours }) => yours);
  if (own === undefined) return null;
  const send = async (): Promise<void> => {
    const line = text.trim();
    if (line === '') return;
    try {
      await far.say(own.seat, side, line);
      setText('');
      setTrouble(null);
    } catch (error) {
      setTrouble(error instanceof Denied && error.code === 'silence' ? 'talk.silence' : 'talk.failed');
    }
  };
  return (
    <form
      class="talk-say"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="field" for={id}>
        <span>{say(side ? 'talk.side' : 'talk.all')}</span>
        <input id={id} value={text} maxLength={LONGEST} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <button type="submit" class="button">
        {say('talk.send')}
      </button>
      {seats.length > 2 && (
        <label>
          <input type="checkbox" checked={side} onChange={({ currentTarget }) => setSide(currentTarget.checked)} />{' '}
          {say('talk.onlySide')}
        </label>
      )}
      {trouble !== null && (
        <p class="alert" role="alert">
          {say(trouble)}
        </p>
      )}
    </form>
  );
}

/** A line that should not have been said is told to whoever runs the server, with a word why. */
function Report({ far, n }: { readonly far: FarTable; readonly n: number }): JSX.Element {
  const say = useOnlineWords();
  const id = useId();
  const [stage, setStage] = useState<'no' | 'asks' | 'done' | 'failed'>('no');
  const [why, setWhy] = useState('');
  if (stage === 'done')
    return (
      <span class="soft" role="status">
        {' '}
        {say('report.done')}
      </span>
    );
  if (stage === 'no')
    return (
      <button type="button" class="text-button talk-report" onClick={() => setStage('asks')}>
        {say('report')}
      </button>
    );
  const send = (): void =>
    void far.report(n, why.trim()).then(
      () => setStage('done'),
      () => setStage('failed'),
    );
  return (
    <form
      class="talk-say"
      onSubmit={(event) => {
        event.preventDefault();
        if (why.trim() !== '') send();
      }}
    >
      <label class="field" for={id}>
        <span>{say('report.why')}</span>
        <input id={id} value={why} maxLength={LONGEST} onInput={({ currentTarget }) => setWhy(currentTarget.value)} />
      </label>
      <button type="button" class="button" onClick={() => setStage('no')}>
        {say('agree.no')}
      </button>
      <button type="submit" class="button">
        {say('report')}
      </button>
      {stage === 'failed' && <p class="alert">{say('talk.failed')}</p>}
    </form>
  );
}

/** Whom one hears. */
function Mutes({ far }: { readonly far: FarTable }): JSX.Element {
  const say = useOnlineWords();
  const [muted, setMuted] = useState<readonly string[] | null>(null);
  const look = (): Promise<void> => far.muted().then(setMuted, () => undefined);
  useEffect(() => void look(), [far]);
  const others = far.notice.value.seats.filter(({ yours, holder }) => !yours && holder === 'person');
  return (
    <div class="talk-mutes">
      {muted !== null &&
        others.map((seat) => (
          <label key={seat.seat}>
            <input
              type="checkbox"
              checked={muted.includes(seat.seat)}
              onChange={({ currentTarget }) => void far.mute(seat.seat, currentTarget.checked).then(look, look)}
            />{' '}
            {say('mute', { name: nameOf(seat, say) })}
          </label>
        ))}
    </div>
  );
}

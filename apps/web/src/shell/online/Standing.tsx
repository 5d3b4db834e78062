import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FarTable } from '../../store/online/far.ts';
import type { StandingNotice } from '../../store/online/server.ts';
import type { OnlineKey } from './text/en.ts';
import { en } from './text/en.ts';
import { useOnlineWords } from './text/words.ts';

interface StandingProps {
  readonly far: FarTable;
  readonly seat: string;
}

/** What a seat declines once for all, so that nobody waits for it: nobody else learns that it has said so. */
export function Standing({ far, seat }: StandingProps): JSX.Element {
  const say = useOnlineWords();
  const [open, setOpen] = useState(false);
  return (
    <details class="notes" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('standing')}</summary>
      {open && <Orders far={far} seat={seat} />}
    </details>
  );
}

function Orders({ far, seat }: StandingProps): JSX.Element {
  const say = useOnlineWords();
  const [now, setNow] = useState<StandingNotice | null>(null);
  const [failed, setFailed] = useState(false);
  const take = (asking: Promise<StandingNotice>): void =>
    void asking.then(
      (next) => {
        setNow(next);
        setFailed(false);
      },
      () => setFailed(true),
    );
  useEffect(() => take(far.standing(seat)), [far, seat]);
  const nameOf = (kind: string): string => {
    const key = `standing.${kind}`;
    return key in en ? say(key as OnlineKey) : kind;
  };
  return (
    <div class="talk-mutes">
      {now !== null && now.kinds.length === 0 && <p class="soft">{say('standing.none')}</p>}
      {now?.kinds.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={now.decline.includes(kind)}
            onChange={({ currentTarget }) => {
              const others = now.decline.filter((one) => one !== kind);
              take(far.setStanding(seat, currentTarget.checked ? [...others, kind] : others));
            }}
          />{' '}
          {nameOf(kind)}
        </label>
      ))}
      {now !== null && now.kinds.length > 0 && <p class="soft">{say('standing.about')}</p>}
      {now !== null && now.done.length > 0 && (
        <p class="soft">{say('standing.done', { steps: now.done.map(({ step }) => step).join(', ') })}</p>
      )}
      {failed && (
        <p class="alert" role="alert">
          {say('agree.failed')}
        </p>
      )}
    </div>
  );
}

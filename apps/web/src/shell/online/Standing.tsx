import type { StandingNotice } from '@hundred-days/server/told';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FarTable } from '../../store/online/far.ts';
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
      {now !== null && now.all.length === 0 && <p class="soft">{say('standing.none')}</p>}
      {now?.all.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={now.orders.includes(kind)}
            onChange={({ currentTarget }) => {
              const others = now.orders.filter((one) => one !== kind);
              take(far.setStanding(seat, currentTarget.checked ? [...others, kind] : others));
            }}
          />{' '}
          {nameOf(kind)}
        </label>
      ))}
      {now !== null && now.all.length > 0 && <p class="soft">{say('standing.about')}</p>}
      {now?.all.map((order) => (
        <Done key={order} name={nameOf(order)} steps={now.done.filter((one) => one.order === order)} />
      ))}
      {failed && (
        <p class="alert" role="alert">
          {say('agree.failed')}
        </p>
      )}
    </div>
  );
}

/** Where the table has answered by an order. */
function Done({ name, steps }: { readonly name: string; readonly steps: StandingNotice['done'] }): JSX.Element | null {
  const say = useOnlineWords();
  if (steps.length === 0) return null;
  return <p class="soft">{say('standing.done', { name, steps: steps.map(({ step }) => step).join(', ') })}</p>;
}

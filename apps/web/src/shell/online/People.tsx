import type { AnyAction } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import type { FarTable } from '../../store/online/far.ts';
import type { SeatNotice } from '../../store/online/server.ts';
import type { TableModel } from '../../table/model.ts';
import { seatName } from '../../table/Sentence.tsx';
import type { ShellKey } from '../../text/en.ts';
import { t } from '../../text/words.ts';
import { type SayOnline, useOnlineWords } from './text/words.ts';

/** Who sits where at a table on a server, whose move it is, and what its dice are sealed with. */
export function People({ far, model }: { readonly far: FarTable; readonly model: TableModel<AnyAction> }): JSX.Element {
  const say = useOnlineWords();
  const { seats, fair } = far.notice.value;
  const deciding = model.over ? -1 : model.seat;
  return (
    <section class="people" aria-label={say('people.title')}>
      {seats.map((seat, i) => (
        <div key={seat.seat} class={i === deciding ? 'person person--decides' : 'person'}>
          <span class="person-disc" aria-hidden="true">
            {initialOf(nameOf(seat, say))}
          </span>
          <p>
            <b>{nameOf(seat, say)}</b> <span class="soft">{seatName(model, i)}</span>
          </p>
          {i === deciding && <p class="person-now">{say(seat.yours ? 'people.yours' : 'people.decides')}</p>}
        </div>
      ))}
      {model.over && <p class="soft">{say('people.over')}</p>}
      {!seats.some(({ yours }) => yours) && <p class="soft">{say('people.watching')}</p>}
      <p class="soft people-dice">{say('dice.sealed', { seal: sealOf(fair.commitment) })}</p>
    </section>
  );
}

export function nameOf({ yours, holder, level, name, taken, open }: SeatNotice, say: SayOnline): string {
  if (yours) return say('people.you');
  if (holder === 'computer') return say('people.computer', { level: t(`level.${level}` as ShellKey) });
  if (!taken) return say(open ? 'people.anybody' : 'people.nobody');
  return name || say('people.guest');
}

const initialOf = (name: string): string => (Array.from(name)[0] ?? '').toLocaleUpperCase();

/** The first letters of a seal and its last: enough for two people to compare. */
export const sealOf = (commitment: string): string =>
  `${commitment.slice(0, 4)} ${commitment.slice(4, 8)} … ${commitment.slice(-4)}`;

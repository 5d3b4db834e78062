import type { AnyAction } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import type { FarTable } from '../../store/online/far.ts';
import type { TableModel } from '../../table/model.ts';
import { seatName } from '../../table/Sentence.tsx';
import { useTable } from '../../table/ui.ts';
import { Agreements } from './Agreements.tsx';
import { Clock } from './Clock.tsx';
import { Notes } from './Notes.tsx';
import { decidesIn, lateBy, nameOf, sealOf, spanOf } from './naming.ts';
import { Presence, whereIs } from './Presence.tsx';
import { Standing } from './Standing.tsx';
import { Talk } from './Talk.tsx';
import { type SayOnline, useOnlineWords } from './text/words.ts';

interface PeopleProps {
  readonly far: FarTable;
  readonly model: TableModel<AnyAction>;
  /** What was said is opened by hand, also when it is new. */
  readonly folded?: boolean;
}

/** The seat that has to decide, as far as who looks here may know; -1 for none. */
export const decidingAt = ({ notice }: FarTable, model: TableModel<AnyAction>): number =>
  notice.value.state === 'playing' && !notice.value.adjourned ? model.seat : -1;

/** In the panel; where that is a sheet the strip opens it. */
export const Beside = (props: PeopleProps): JSX.Element | null =>
  useTable().phone.value ? null : <People {...props} />;

/** Who sits where at a table on a server, whose move it is, and what its dice are sealed with. */
export function People({ far, model, folded = true }: PeopleProps): JSX.Element {
  const say = useOnlineWords();
  const { seats, fair, state, delay } = far.notice.value;
  const late = lateBy(far.notice.value, say);
  const deciding = decidingAt(far, model);
  const own = seats.find(({ yours }) => yours);
  return (
    <section class="people" aria-label={say('people.title')}>
      {seats.map((seat, i) => (
        <div key={seat.seat} class={i === deciding ? 'person person--decides' : 'person'}>
          <span class="person-disc" aria-hidden="true">
            {initialOf(nameOf(seat, say))}
            <Presence where={whereIs(far, i)} />
          </span>
          <p class="person-who">
            <b>{nameOf(seat, say)}</b> <span class="soft">{seatName(model, i)}</span>
            <span class="person-now">{nowOf(far, i, i === deciding, say)}</span>
          </p>
          <Clock far={far} seat={i} />
        </div>
      ))}
      {state === 'over' && <p class="soft">{say('people.over')}</p>}
      {own === undefined && (
        <p class="soft">{late === null ? say('people.watching') : say('people.late', { time: late })}</p>
      )}
      <Watching far={far} />
      {own !== undefined && delay > 0 && state !== 'over' && (
        <p class="soft">{say('watch.late', { time: spanOf(delay, say) })}</p>
      )}
      <Agreements far={far} model={model} />
      {seats.some(({ yours, holder }) => !yours && holder === 'person') && <Talk far={far} folded={folded} />}
      {state === 'playing' && own !== undefined && <Standing far={far} seat={own.seat} />}
      {own !== undefined && <Notes far={far} />}
      <p class="soft people-dice">{say('dice.sealed', { seal: sealOf(fair.commitment) })}</p>
    </section>
  );
}

/** Whose move it is, and where somebody else is. */
function nowOf(far: FarTable, at: number, decides: boolean, say: SayOnline): string {
  const seat = far.notice.value.seats[at];
  const where = whereIs(far, at);
  return [...(decides ? [decidesIn(seat, say)] : []), ...(where === null ? [] : [say(`here.${where}`)])].join(', ');
}

/** Those who look on now. */
function Watching({ far }: { readonly far: FarTable }): JSX.Element | null {
  const say = useOnlineWords();
  const { watching } = far.people.value;
  if (watching.length === 0) return null;
  const named = watching.filter((name) => name !== null);
  const nameless = watching.length - named.length;
  const names = [
    ...named,
    ...(nameless > 0 ? [say(nameless === 1 ? 'watch.guest' : 'watch.guests', { n: nameless })] : []),
  ];
  return <p class="soft">{say('watch.names', { names: names.join(', ') })}</p>;
}

const initialOf = (name: string): string => (Array.from(name)[0] ?? '').toLocaleUpperCase();

import './strip.css';
import type { AnyAction } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import type { FarTable } from '../../store/online/far.ts';
import type { TableModel } from '../../table/model.ts';
import { useTable } from '../../table/ui.ts';
import { Clock } from './Clock.tsx';
import { decidesIn, lateBy, nameOf } from './naming.ts';
import { decidingAt } from './People.tsx';
import { Presence, whereIs } from './Presence.tsx';
import { useOnlineWords } from './text/words.ts';

interface StripProps {
  readonly far: FarTable;
  readonly model: TableModel<AnyAction>;
  readonly onOpen: () => void;
}

/** Who sits at a table online, in one line for a telephone: whose move it is, the clocks, what was not read yet. It opens the rest. */
export function Strip({ far, model, onOpen }: StripProps): JSX.Element | null {
  const { phone } = useTable();
  const say = useOnlineWords();
  const unread = far.unread.value;
  const late = lateBy(far.notice.value, say);
  const deciding = decidingAt(far, model);
  if (!phone.value) return null;
  return (
    <div class="strip">
      <button type="button" class="strip-line" aria-haspopup="dialog" onClick={onOpen}>
        {far.notice.value.seats.map((seat, i) => (
          <span key={seat.seat} class={i === deciding ? 'strip-seat strip-seat--decides' : 'strip-seat'}>
            <Presence where={whereIs(far, i)} />
            <span class="strip-name">{nameOf(seat, say)}</span> <Clock far={far} seat={i} />{' '}
            {i === deciding && <span class="visually-hidden">{decidesIn(seat, say)}</span>}
          </span>
        ))}
        {late !== null && <span class="pill">{say('strip.late', { time: late })}</span>}
        {unread > 0 && <span class="pill">{say('talk.unread', { n: unread })}</span>}
      </button>
    </div>
  );
}

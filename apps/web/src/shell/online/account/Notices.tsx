import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Server } from '../../../store/online/server.ts';
import { Told } from '../../../store/online/told.ts';
import type { WayTrouble } from '../../../store/online/ways.ts';
import { spoken } from '../../../text/words.ts';
import { useDeeds, WayTold } from './parts.tsx';
import { useWayWords } from './text/words.ts';

/** Has this browser told, also while no page of it is open; for guests too. */
export function Notices({ server }: { readonly server: Server }): JSX.Element | null {
  const say = useWayWords();
  const [told] = useState(() => new Told(server));
  const { busy, trouble, run } = useDeeds<WayTrouble>();
  useEffect(() => void told.look().catch(() => undefined), []);
  const on = told.on.value;
  if (on === null) return null;
  return (
    <>
      <h2>{say('notices.title')}</h2>
      <label class="account-check">
        <input
          type="checkbox"
          disabled={busy}
          checked={on}
          onChange={({ currentTarget: { checked } }) => run(() => told.turn(checked, spoken.peek()))}
        />{' '}
        {say('notices.here')}
      </label>
      <p class="soft">{say('notices.about')}</p>
      <WayTold trouble={trouble} />
    </>
  );
}

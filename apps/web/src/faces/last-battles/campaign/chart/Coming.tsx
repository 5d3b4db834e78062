import type { Unit } from '@hundred-days/kernel';
import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../../art/counters.tsx';
import { useTable } from '../../../../table/ui.ts';
import type { CampaignSetting, Led } from '../setting.ts';
import { faceIn } from './faces.ts';
import { showPlaces } from './going.ts';
import { fewOf, hourOf, whereName } from './naming.ts';
import { armiesOf } from './seats.ts';
import { say } from './text/words.ts';

/** 9.0: who comes next, when and where; one's own. */

interface Arrival {
  readonly turn: number;
  readonly entry: number;
  readonly pieces: readonly Unit[];
}

/** So many are told; the rest is far away. */
const MOST = 3;

export function arrivalsOf(w: CampaignSetting, view: Int16Array, armies: readonly number[]): readonly Arrival[] {
  const groups = new Map<string, { turn: number; entry: number; pieces: Unit[] }>();
  for (let piece = 0; piece < w.pieces; piece++) {
    const [turn, entry] = [view[w.at.due + piece], view[w.at.entry + piece]];
    if (turn <= view[w.at.turn] || !armies.includes(w.army[piece])) continue;
    if (position.whereIs(w, view, piece) !== position.OFF_MAP) continue;
    const key = `${turn} ${entry}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { turn, entry, pieces: [piece] });
    else group.pieces.push(piece);
  }
  return [...groups.values()].sort((a, b) => a.turn - b.turn);
}

export function Coming({ w, asked }: Led): JSX.Element | null {
  const table = useTable();
  const { view, language, viewer } = asked;
  const all = arrivalsOf(w, view, viewer >= 0 ? armiesOf(w, view, viewer) : []).slice(0, MOST);
  if (all.length === 0) return null;
  return (
    <section class="slip coming" aria-label={say(language, 'coming.title')}>
      <h2 class="eyebrow">{say(language, 'coming.title')}</h2>
      <ul>
        {all.map(({ turn, entry, pieces }) => (
          <li key={`${turn} ${entry}`}>
            <button type="button" class="open-go" onClick={() => showPlaces(table, [entry])}>
              <b class="coming-hour">{hourOf(w, turn, language)}</b>
              <CounterIcon face={faceIn(w, view, pieces[0])} size={30} />
              <span>
                {fewOf(w, pieces, language)}
                <small>{whereName(w, entry, language)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

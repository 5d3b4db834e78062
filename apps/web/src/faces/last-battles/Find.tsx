import type { State } from '@hundred-days/kernel';
import { position } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CounterIcon } from '../../art/counters.tsx';
import type { CounterFace } from '../../board/types.ts';
import { lookAt } from '../../table/looks.ts';
import { goTo } from '../../table/question.ts';
import { type AtTable, useTable } from '../../table/ui.ts';
import type { Ask } from './asking.ts';
import { formationOf } from './formation.ts';
import type { InPlay } from './Hand.tsx';
import { hexNumber, hourName, nameOfHex, unitName } from './names.ts';
import { faceNow } from './pieces.ts';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';
import './last-battles.css';

/** A unit, or a leader, is found by typing its name. */

interface Sought extends InPlay {
  /** How a piece looks now, where not all are units. */
  readonly faceOf?: (w: Setting, view: State, piece: number) => CounterFace;
  /** The map is so large that one goes near: from far away nobody is made out. */
  readonly near?: boolean;
}

export function FindUnit(props: Sought): JSX.Element {
  const { w, asked } = props;
  const { language } = asked;
  const [sought, setSought] = useState('');
  const found = sought.trim() === '' ? null : named(w, asked, sought);
  return (
    <>
      <input
        type="search"
        class="corps-find"
        placeholder={tell(language, 'corps.find')}
        aria-label={tell(language, 'corps.find')}
        value={sought}
        onInput={({ currentTarget }) => setSought(currentTarget.value)}
      />
      {found !== null && <Roll {...props} list={found} />}
      {found?.length === 0 && <p class="soft">{tell(language, 'corps.none')}</p>}
    </>
  );
}

export const inPlay = (w: Setting, { view }: Ask, unit: number): boolean =>
  position.whereIs(w, view, unit) !== position.OFF_MAP || view[w.at.due + unit] > 0;

/** Without accents and capitals. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** So many are listed; whoever seeks more types more. */
const MOST_FOUND = 8;

export function named(w: Setting, asked: Ask, sought: string): number[] {
  const words = fold(sought).split(/\s+/).filter(Boolean);
  return w.unitData
    .map((_, unit) => unit)
    .filter((unit) => {
      const data = w.unitData[unit];
      const names = [unitName(w, unit, asked.language).title, formationOf(data, asked.language), data.designation];
      const text = fold(names.join(' '));
      return inPlay(w, asked, unit) && words.every((word) => text.includes(word));
    })
    .slice(0, MOST_FOUND);
}

/** Units one below another: a click takes one up, or shows it where it stands. */
export function Roll({
  w,
  asked,
  list,
  title,
  faceOf = faceNow,
  near = false,
}: Sought & { readonly list: readonly number[]; readonly title?: string }): JSX.Element {
  const table = useTable();
  const { view, language } = asked;
  return (
    <div class="corps-roll">
      {title !== undefined && <h4>{title}</h4>}
      <ul>
        {list.map((unit) => (
          <li key={unit}>
            <button type="button" class="here-piece" data-look={unit} onClick={() => find(table, w, asked, unit, near)}>
              <CounterIcon face={faceOf(w, view, unit)} size={30} />
              <span>
                {unitName(w, unit, language).title}
                <small>{whereabouts(w, asked, unit)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function find(table: AtTable, w: Setting, asked: Ask, unit: number, near: boolean): void {
  const place = position.whereIs(w, asked.view, unit);
  const { value: controls } = table.ui.controls;
  if (near && place >= 0) controls?.close([place]);
  if (asked.pieces.includes(unit)) goTo(table, unit);
  else {
    if (place >= 0 && !near) controls?.frame([[place]], true);
    lookAt(table, { piece: unit, place: place < 0 ? null : place });
  }
}

function whereabouts(w: Setting, { view, language }: Ask, unit: number): string {
  const place = position.whereIs(w, view, unit);
  if (place >= 0)
    return tell(language, 'corps.at', { hex: `${hexNumber(w, place)} ${nameOfHex(w, place, language) ?? ''}`.trim() });
  if (place === position.DESTROYED) return tell(language, 'corps.lost');
  if (place === position.EXITED) return tell(language, 'corps.left');
  const due = view[w.at.due + unit];
  if (due <= view[w.at.turn]) return tell(language, 'corps.waits');
  return tell(language, 'corps.coming', { hour: hourName(position.battleOf(w, view).turnIds[due], language) });
}

import { position, units } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CounterIcon } from '../../art/counters.tsx';
import { lookAt } from '../../table/looks.ts';
import { goTo } from '../../table/question.ts';
import { type AtTable, useTable } from '../../table/ui.ts';
import type { Ask } from './asking.ts';
import { commandName, formationOf } from './formation.ts';
import type { InPlay } from './Hand.tsx';
import { hexNumber, hourName, nameOfHex, unitName } from './names.ts';
import { faceNow } from './pieces.ts';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';
import './last-battles.css';

/** The army at a glance: corps by band and name with what they have on the field; a unit is found by typing its name. */
export function Corps({ w, asked }: InPlay): JSX.Element {
  const { language } = asked;
  const [sought, setSought] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const found = sought.trim() === '' ? null : named(w, asked, sought);
  return (
    <section class="slip corps" aria-label={tell(language, 'corps.title')}>
      <h2 class="eyebrow">
        {tell(language, 'corps.title')} <small class="corps-note">{tell(language, 'corps.note')}</small>
      </h2>
      {position.battleOf(w, asked.view).armies.map((army) => (
        <Army key={army} w={w} asked={asked} army={army} open={open} onOpen={setOpen} />
      ))}
      <input
        type="search"
        class="corps-find"
        placeholder={tell(language, 'corps.find')}
        aria-label={tell(language, 'corps.find')}
        value={sought}
        onInput={({ currentTarget }) => setSought(currentTarget.value)}
      />
      {found !== null && <Roll w={w} asked={asked} list={found} />}
      {found?.length === 0 && <p class="soft">{tell(language, 'corps.none')}</p>}
    </section>
  );
}

interface ArmyProps extends InPlay {
  readonly army: number;
  readonly open: string | null;
  readonly onOpen: (key: string | null) => void;
}

const inPlay = (w: Setting, { view }: Ask, unit: number): boolean =>
  position.whereIs(w, view, unit) !== position.OFF_MAP || view[w.at.due + unit] > 0;

function Army({ w, asked, army, open, onOpen }: ArmyProps): JSX.Element {
  const { view, language } = asked;
  const all = w.unitData.map((_, unit) => unit).filter((unit) => w.army[unit] === army && inPlay(w, asked, unit));
  const commands = [...new Set(all.map((unit) => w.unitData[unit].command))];
  const here = (list: readonly number[]): number[] => list.filter((unit) => position.onMap(w, view, unit));
  const strength = (list: readonly number[]): number =>
    list.reduce((sum, unit) => sum + position.strengthOf(w, view, unit), 0);
  return (
    <>
      <h3>
        {tell(language, `short.${units.ARMIES[army]}`)} <b class="corps-total">{strength(here(all))}</b>
      </h3>
      <ul class="corps-row">
        {commands.map((command) => {
          const list = all.filter((unit) => w.unitData[unit].command === command);
          const key = `${army} ${command}`;
          const name = commandName(command, language);
          const [n, sum] = [here(list).length, strength(here(list))];
          return (
            <li key={key}>
              <button
                type="button"
                class={n === 0 ? 'corps-block corps-block--away' : 'corps-block'}
                title={name}
                aria-expanded={open === key}
                onClick={() => onOpen(open === key ? null : key)}
              >
                <CounterIcon face={faceNow(w, view, list[0])} size={26} />
                <span aria-hidden="true">{command}</span>{' '}
                <b class="corps-sum" aria-hidden="true">
                  {sum}
                </b>{' '}
                <small class="corps-count" aria-hidden="true">
                  {n}
                </small>
                <span class="visually-hidden">{tell(language, 'corps.spoken', { name, strength: sum, units: n })}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {commands.map((command) =>
        open === `${army} ${command}` ? (
          <Roll
            key={command}
            w={w}
            asked={asked}
            title={commandName(command, language)}
            list={all.filter((unit) => w.unitData[unit].command === command)}
          />
        ) : null,
      )}
    </>
  );
}

/** Without accents and capitals. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** So many are listed; whoever seeks more types more. */
const MOST_FOUND = 8;

function named(w: Setting, asked: Ask, sought: string): number[] {
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
function Roll({
  w,
  asked,
  list,
  title,
}: InPlay & { readonly list: readonly number[]; readonly title?: string }): JSX.Element {
  const table = useTable();
  const { view, language } = asked;
  return (
    <div class="corps-roll">
      {title !== undefined && <h4>{title}</h4>}
      <ul>
        {list.map((unit) => (
          <li key={unit}>
            <button type="button" class="here-piece" data-look={unit} onClick={() => find(table, w, asked, unit)}>
              <CounterIcon face={faceNow(w, view, unit)} size={30} />
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

function find(table: AtTable, w: Setting, asked: Ask, unit: number): void {
  const place = position.whereIs(w, asked.view, unit);
  if (asked.pieces.includes(unit)) goTo(table, unit);
  else {
    if (place >= 0) table.ui.controls.value?.frame([[place]], true);
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

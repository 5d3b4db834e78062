import { position, units } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CounterIcon } from '../../art/counters.tsx';
import { FindUnit, inPlay, Roll } from './Find.tsx';
import { commandName } from './formation.ts';
import type { InPlay } from './Hand.tsx';
import { faceNow } from './pieces.ts';
import { tell } from './text/words.ts';
import './last-battles.css';

/** The army at a glance: corps by band and name with what they have on the field; a unit is found by typing its name. */
export function Corps({ w, asked }: InPlay): JSX.Element {
  const { language } = asked;
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section class="slip corps" aria-label={tell(language, 'corps.title')}>
      <h2 class="eyebrow">
        {tell(language, 'corps.title')} <small class="corps-note">{tell(language, 'corps.note')}</small>
      </h2>
      {position.battleOf(w, asked.view).armies.map((army) => (
        <Army key={army} w={w} asked={asked} army={army} open={open} onOpen={setOpen} />
      ))}
      <FindUnit w={w} asked={asked} />
    </section>
  );
}

interface ArmyProps extends InPlay {
  readonly army: number;
  readonly open: string | null;
  readonly onOpen: (key: string | null) => void;
}

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

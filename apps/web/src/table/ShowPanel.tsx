import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import type { Picture, Show } from '../face/look/card.ts';
import { LOOK } from '../face/look/words.ts';
import { useLens } from './Looking.tsx';
import { PictureOf } from './Picture.tsx';
import { toggleSight, useTable } from './ui.ts';
import './looking.css';

/** What the map shows on demand, each with its picture; below it what all signs mean. */
export function ShowPanel(): JSX.Element | null {
  const table = useTable();
  const { ui, told } = table;
  const { language } = told.value;
  const lens = useLens(table);
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input, button')?.focus(), [lens]);
  if (lens === null) return null;
  const say = (key: Parameters<typeof LOOK.tell>[1]): string => LOOK.tell(language, key);
  const close = (): void => {
    ui.menu.value = null;
    document.querySelector<HTMLElement>('.top-tools .tool')?.focus();
  };
  const shows = lens.shows(language);
  const signs = lens.signs(language);
  return (
    <aside class="show-panel" ref={panel} aria-labelledby={title}>
      <div class="show-head">
        <h2 class="panel-title" id={title}>
          {say('show')}
        </h2>
        <button type="button" class="tool tool--icon" aria-label={table.say.value('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <ul class="show-rows">
        {shows.map((show, i) => (
          <ShowRow key={show.sight.id} show={show} first={i === 0} />
        ))}
        <Switch name={say('acting')} note={say('actingNote')} on={ui.acting} picture={signs[0].picture} />
        {table.model.face.map.art.geometry.layout !== 'points' && (
          <Switch name={say('numbers')} note={say('numbersNote')} on={ui.numbers} />
        )}
        <PaletteRow picture={signs[0].picture} />
      </ul>
      <h3 class="eyebrow">{say('signs')}</h3>
      <ul class="signs">
        {signs.map(({ picture, text }) => (
          <li key={text}>
            <PictureOf picture={picture} width={40} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function ShowRow({ show: { sight, note, picture }, first }: { readonly show: Show; readonly first: boolean }) {
  const { ui, told } = useTable();
  return (
    <Row
      name={sight.name(told.value.language)}
      note={note}
      picture={picture}
      hotkey={first ? 'Z' : ''}
      checked={ui.sights.value.has(sight.id)}
      turn={() => toggleSight(ui, sight)}
    />
  );
}

interface SwitchProps {
  readonly name: string;
  readonly note: string;
  readonly on: Signal<boolean>;
  readonly picture?: Picture;
}

const Switch = ({ on, ...row }: SwitchProps): JSX.Element => (
  <Row
    {...row}
    hotkey=""
    checked={on.value}
    turn={() => {
      on.value = !on.value;
    }}
  />
);

/** The same choice as in the settings, where the map is seen beside it. */
function PaletteRow({ picture }: { readonly picture: Picture }): JSX.Element | null {
  const { palette, told } = useTable();
  if (palette === undefined) return null;
  const { language } = told.value;
  const distinct = palette.value === 'distinct';
  return (
    <Row
      name={LOOK.tell(language, 'palette')}
      note={LOOK.tell(language, 'paletteNote')}
      picture={picture}
      hotkey=""
      checked={distinct}
      turn={() => {
        palette.value = distinct ? 'standard' : 'distinct';
      }}
    />
  );
}

interface RowProps {
  readonly name: string;
  readonly note: string;
  readonly picture?: Picture | undefined;
  readonly hotkey: string;
  readonly checked: boolean;
  readonly turn: () => void;
}

function Row({ name, note, picture, hotkey, checked, turn }: RowProps): JSX.Element {
  const described = useId();
  return (
    <li>
      <label>
        <span class="show-picture" aria-hidden="true">
          {picture === undefined ? (
            <b>1310</b>
          ) : (
            <PictureOf picture={picture} width={72} height={'face' in picture ? 40 : 48} />
          )}
        </span>
        <span class="show-words">
          <b>{name}</b>
          {hotkey !== '' && <kbd>{hotkey}</kbd>}
        </span>
        <input type="checkbox" aria-label={name} aria-describedby={described} checked={checked} onChange={turn} />
        <small id={described}>{note}</small>
      </label>
    </li>
  );
}

import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { dated, saveAs } from '../page/saveAs.ts';
import { type AnyKey, useAllWords } from './apartWords.ts';
import { type AtTable, useTable } from './ui.ts';

interface Item {
  readonly icon: IconName;
  readonly word: AnyKey;
  readonly off?: boolean;
  /** The key that does the same. */
  readonly hotkey?: string;
  readonly deed: () => void;
}

function itemsOf(table: AtTable): Item[] {
  const { model, ui, onAfter, onScenario, recorded = false } = table;
  return [
    { icon: 'back', word: 'home', deed: table.onHome },
    { icon: 'eye', word: 'since', off: model.since === null, deed: () => toggle(ui.since, true) },
    { icon: 'redo', word: 'replay', off: model.length === 0, deed: () => toggle(ui.replay, true) },
    { icon: 'check', word: 'result', off: !model.over, deed: () => open(table, 'result') },
    ...(onAfter === undefined
      ? []
      : [{ icon: 'eye', word: 'after', off: !(model.over || recorded), deed: onAfter } as const]),
    ...(onScenario === undefined ? [] : [{ icon: 'book', word: 'scenario', deed: onScenario } as const]),
    { icon: 'undo', word: 'resetTurn', off: !model.canUndo, deed: () => void model.resetTurn() },
    { icon: 'person', word: 'textBoard', hotkey: 'T', deed: () => toggle(ui.text, true) },
    { icon: 'question', word: 'keys', hotkey: 'H', deed: () => open(table, 'keys') },
    { icon: 'arrow', word: 'download', deed: () => table.onDownload(() => model.record()) },
    { icon: 'eye', word: 'picturePng', deed: () => void savePicture(table, 'png') },
    { icon: 'eye', word: 'pictureSvg', deed: () => void savePicture(table, 'svg') },
    ...(table.onReseat === undefined
      ? []
      : [{ icon: 'robot', word: 'seats', deed: () => open(table, 'seats') } as const]),
    { icon: 'gear', word: 'settings', deed: table.onSettings },
  ];
}

/** The board as a picture: what whoever looks on sees of it, and nothing else. */
async function savePicture({ model }: AtTable, ending: 'png' | 'svg'): Promise<void> {
  const board = document.querySelector('.board');
  if (board === null) return;
  const { asPng, asSvg, drawBoard } = await import('../board/picture.ts');
  const picture = await drawBoard(board);
  saveAs(ending === 'png' ? await asPng(picture) : asSvg(picture), dated(model.face.game.id, ending));
}

const toggle = (signal: Signal<boolean>, value: boolean): void => {
  signal.value = value;
};
const open = (table: AtTable, name: 'result' | 'keys' | 'seats'): void => {
  table.ui.dialog.value = name;
};

/** Everything that is not on the table itself. */
export function Menu(): JSX.Element {
  const table = useTable();
  const t = useAllWords();
  const list = useFirstFocused();
  return (
    <ul class="menu" ref={list} onKeyDown={walk}>
      {itemsOf(table).map(({ icon, word, off, hotkey, deed }) => (
        <li key={word}>
          <button
            type="button"
            disabled={off === true}
            onClick={() => {
              table.ui.menu.value = null;
              deed();
            }}
          >
            <Icon name={icon} />
            <span>{t(word)}</span>
            {hotkey !== undefined && <kbd>{hotkey}</kbd>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function useFirstFocused() {
  const list = useRef<HTMLUListElement>(null);
  // As soon as it stands there: a key pressed meanwhile must not be followed by a leap back to the first item.
  useLayoutEffect(() => list.current?.querySelector<HTMLElement>('button:enabled, input')?.focus(), []);
  return list;
}

/** Arrows walk through a menu. */
function walk(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const list = event.currentTarget as HTMLElement;
  const buttons = [...list.querySelectorAll<HTMLElement>('button:enabled')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + (event.key === 'ArrowDown' ? 1 : -1) + buttons.length) % buttons.length]?.focus();
}

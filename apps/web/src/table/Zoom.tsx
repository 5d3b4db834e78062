import { effect, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { COUNTER_PX } from '../art/measures.ts';
import { sheetSize } from '../board/camera.ts';
import { type AnyKey, useAllWords } from './apartWords.ts';
import { type Corner, freeCorner } from './corner.ts';
import { SEEN_KEY } from './seen.ts';
import { type AtTable, useTable } from './ui.ts';

/** So long the map has rested. */
const REST_MS = 200;

/** How the map is looked at: in small windows one button, off the pieces. */
export function Zoom(): JSX.Element {
  const table = useTable();
  const { ui, shape } = table;
  const t = useAllWords();
  const wide = shape.value === 'wide';
  const corner = useSignal<Corner>('right');
  useEffect(() => keepSeen(table), [table]);
  useEffect(() => whenResting(table, () => (corner.value = cornerOf(table, corner.peek()))), [table]);
  const button = (icon: IconName, word: AnyKey, onClick: () => void): JSX.Element => (
    <button type="button" aria-label={t(word)} title={t(word)} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="zoom" data-corner={corner}>
      {wide && button('plus', 'zoomIn', () => ui.controls.value?.zoom(1.25))}
      {wide && button('minus', 'zoomOut', () => ui.controls.value?.zoom(0.8))}
      {button('fit', 'zoomFit', () => ui.controls.value?.fit())}
    </div>
  );
}

/** After the map was moved, or pieces on it. */
function whenResting({ ui, told, shape }: AtTable, deed: () => void): () => void {
  let due = 0;
  const stop = effect(() => {
    clearTimeout(due);
    if (shape.value !== 'wide' && ui.seen.value.width < 1 && told.value) due = window.setTimeout(deed, REST_MS);
  });
  return () => {
    stop();
    clearTimeout(due);
  };
}

function cornerOf({ model, ui, told }: AtTable, now: Corner): Corner {
  const width = document.querySelector('.board')?.clientWidth ?? 0;
  const { geometry } = model.face.map.art;
  const scale = width / (ui.seen.peek().width * sheetSize(geometry).width);
  const spots = model.face.map.pieces(told.peek()).flatMap(({ place }) => ui.controls.peek()?.spot(place) ?? []);
  return freeCorner(now, width, spots, (COUNTER_PX / 2) * scale);
}

/** What is in sight when the page is left. */
function keepSeen({ model, ui }: AtTable): () => void {
  const keep = (): void => {
    try {
      sessionStorage.setItem(SEEN_KEY, JSON.stringify({ id: model.id, ...ui.seen.peek() }));
    } catch {
      // Where nothing may be kept the map opens as it does at first.
    }
  };
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
}

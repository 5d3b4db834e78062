import { useEffect } from 'preact/hooks';
import { linesOf } from './lines.ts';
import { type AtTable, dialogOpen, useTable } from './ui.ts';

/** Draws nothing: it opens what is due, and looks after the focus, from the first deed on. */
export function Attending(): null {
  const table = useTable();
  useEffect(() => openWhenDue(table), [table]);
  useEffect(() => keepFocus(table), [table]);
  return null;
}

/** Whoever passed, or only closed a step, has done nothing to be told of. */
const hasNews = ({ face, log, since, language }: AtTable['model']): boolean =>
  linesOf(face, log.value.slice(since?.from), language.value).some(({ line }) => !line.heading);

/** The result when the game ends, and what happened when the others have just finished their turn. */
function openWhenDue({ model, ui, told }: AtTable): () => void {
  let over = model.over;
  let length = -1;
  return told.subscribe((asked) => {
    if (model.over && !over) ui.dialog.value = 'result';
    over = model.over;
    if (length === model.length) return;
    length = model.length;
    // A line of the log that was pointed at may be gone.
    ui.shown.value = [];
    ui.asksWhy.value = false;
    ui.since.value = asked.deciding && model.since?.to === length && hasNews(model);
  });
}

/** What had the focus may be gone with what was done: the keys then go on from the map, or from the position as text. */
function keepFocus({ model, ui, told }: AtTable): () => void {
  let byKeys = false;
  let known = model.changed.peek();
  const listen = ({ type }: Event): void => {
    byKeys = type === 'keydown';
  };
  document.addEventListener('keydown', listen, true);
  document.addEventListener('pointerdown', listen, true);
  const stop = told.subscribe(() => {
    const now = model.changed.peek();
    if (now === known || !byKeys) return;
    known = now;
    // After it has been drawn.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.activeElement !== document.body || dialogOpen({ model, ui })) return;
        if (ui.text.value) document.querySelector<HTMLElement>('.text-prompt')?.focus();
        else ui.controls.value?.focus();
      }),
    );
  });
  return () => {
    stop();
    document.removeEventListener('keydown', listen, true);
    document.removeEventListener('pointerdown', listen, true);
  };
}

import { useEffect } from 'preact/hooks';
import { type AtTable, dialogOpen, useTable } from './ui.ts';

/** Draws nothing: it looks after the focus from the first deed on. */
export function KeepFocus(): null {
  const table = useTable();
  useEffect(() => keepFocus(table), [table]);
  return null;
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

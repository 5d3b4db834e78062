import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { deciderOf } from './Sentence.tsx';
import { lineIn, toldOf, wordsOf } from './told.ts';
import { useTable } from './ui.ts';

/** Tells readers of the screen what happened and what is asked. */
export function LiveRegion(): JSX.Element {
  const table = useTable();
  const { model } = table;
  const told = useRef(model.length);
  const events = useSignal('');
  const { title } = table.question.value;
  const length = Math.min(model.log.value.length - 1, model.rolling.value ?? Infinity);
  useEffect(() => {
    const fresh = model.log.value.slice(Math.min(told.current, length) + 1, length + 1);
    told.current = length;
    const lines = fresh.flatMap((step) =>
      toldOf(model.face, step).map((event) => wordsOf(lineIn(model.face, event, model.language.value))),
    );
    if (lines.length > 0) events.value = `${lines.join('. ')}.`;
  }, [length]);
  return (
    <div class="visually-hidden">
      <div aria-live="polite" data-live="events">
        {events.value}
      </div>
      <div aria-live="polite" data-live="prompt">
        {`${deciderOf(table)} ${title}`.trim()}
      </div>
    </div>
  );
}

import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { AtTable } from '../table/ui.ts';
import type { LessonModel } from './lesson.ts';

/** Lets the page show what the coach speaks about: places on the map, and on a telephone the sheet when it is in there. */
export function pointAtThings(lesson: LessonModel, table: ReadonlySignal<AtTable | null>): () => void {
  let shownAt = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const at = table.value;
    if (at === null) return;
    const { ui, phone } = at;
    const controls = ui.controls.value;
    const places = lesson.places.value;
    const { chapter, step } = lesson.at.value;
    const part = lesson.part.value;
    const { reads } = lesson.card.value;
    untracked(() => {
      ui.shown.value = places;
      const now = `${chapter}.${step}`;
      if (controls === null || now === shownAt) return;
      shownAt = now;
      // The map moves once a step, and then stays where the learner puts it.
      for (const place of places) controls.show(place);
      if (!reads && isFree()) controls.focus();
      if (!phone.value) return;
      clearTimeout(timer);
      // Not under the finger that has just tapped the map.
      timer = setTimeout(() => {
        ui.sheet.value = part === 'panel' ? 'full' : 'middle';
      }, SHEET_AFTER);
    });
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

const SHEET_AFTER = 400;

/** The keys go to the map when something is to be done there, unless somebody is reading elsewhere. */
const isFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('.coach') != null;

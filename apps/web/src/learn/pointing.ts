import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { BoardControls } from '../board/types.ts';
import type { AtTable } from '../table/ui.ts';
import type { LessonModel } from './lesson.ts';

/** Lets the page show what the coach speaks about: places on the map, and on a telephone the sheet when it is in there. */
export function pointAtThings(lesson: LessonModel, table: ReadonlySignal<AtTable | null>): () => void {
  let shownAt = '';
  let stopped = false;
  let sheetTimer: ReturnType<typeof setTimeout> | undefined;
  let mapTimer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const at = table.value;
    if (at === null) return;
    const { ui, phone, told } = at;
    // What is done at the table takes away what was shown there.
    told.value;
    const controls = ui.controls.value;
    const places = lesson.places.value;
    const { chapter, step } = lesson.at.value;
    const part = lesson.part.value;
    const { reads } = lesson.card.value;
    untracked(() => {
      ui.spokenOf.value = places;
      queueMicrotask(() => {
        if (!stopped) ui.shown.value = places;
      });
      const now = `${chapter}.${step}`;
      if (controls === null || now === shownAt) return;
      shownAt = now;
      // The map moves once a step, and then stays where the learner puts it.
      bring(lesson, controls, places);
      if (!reads && isFree()) giveKeys(lesson, controls);
      if (!phone.value) return;
      clearTimeout(sheetTimer);
      // Not under the finger that has just tapped the map.
      sheetTimer = setTimeout(() => {
        const covered = ui.sheet.value === 'full';
        ui.sheet.value = part === 'panel' ? 'full' : part === null && hasScene(lesson) ? 'low' : 'middle';
        // Under a full sheet the map had no height to show anything in.
        if (covered) sheetTimer = setTimeout(() => bring(lesson, controls, places), AFTER);
      }, AFTER);
    });
  });
  let ringTimer: ReturnType<typeof setTimeout> | undefined;
  const stopRings = effect(() => {
    const spots = lesson.spots.value;
    // What is done draws the board anew.
    table.value?.told.value;
    untracked(() => {
      requestAnimationFrame(() => setTimeout(() => ring(stopped ? [] : spots)));
      // It may still have been on its way.
      clearTimeout(ringTimer);
      ringTimer = setTimeout(() => ring(spots), AFTER);
    });
  });
  const stopWatching = effect(() => {
    const at = table.value;
    const { waits } = lesson.card.value;
    untracked(() => {
      if (waits && at?.phone.value && hasScene(lesson)) at.ui.sheet.value = 'low';
    });
  });
  const stopHand = effect(() => {
    const controls = table.value?.ui.controls.value ?? null;
    const takenUp = fromBeside(lesson);
    untracked(() => {
      clearTimeout(mapTimer);
      if (!takenUp || controls === null) return;
      // The table shows where such a piece can go; the lesson knows where it is to go.
      mapTimer = setTimeout(() => bring(lesson, controls, lesson.places.peek()), AFTER);
    });
  });
  return () => {
    stopped = true;
    clearTimeout(sheetTimer);
    clearTimeout(mapTimer);
    clearTimeout(ringTimer);
    stopRings();
    stop();
    stopWatching();
    stopHand();
  };
}

/** All that is spoken of, with room around it; where that is too far apart who is to be taken up, and then where he is to go. */
function bring({ model }: LessonModel, controls: BoardControls, places: readonly number[]): void {
  if (places.length > 0) controls.frame([model.inHand.peek() === null ? places : [...places].reverse()], true);
}

/** Rings what the coach speaks about on what lies over the map. */
function ring(spots: readonly string[]): void {
  for (const old of document.querySelectorAll('[data-ringed]')) old.removeAttribute('data-ringed');
  for (const spot of spots)
    for (const found of document.querySelectorAll(`.scene [data-spot="${spot}"]`))
      found.setAttribute('data-ringed', '');
}

/** Whether the piece in hand was taken up beside the map. */
function fromBeside({ model }: LessonModel): boolean {
  const asked = model.asked.value;
  const { inHand, proposed } = asked;
  return inHand !== null && proposed === null && !model.face.map.pieces(asked).some(({ piece }) => piece === inHand);
}

/** What the face lays over the map needs the room. */
const hasScene = ({ model }: LessonModel): boolean => model.face.panels.scene?.(model.asked.peek()) != null;

const AFTER = 400;

/** What lies over the map takes the keys when nothing else has them. */
function giveKeys(lesson: LessonModel, controls: BoardControls): void {
  if (!hasScene(lesson)) controls.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The keys go to the map when something is to be done there, also from a card in the panel, unless somebody is reading elsewhere. */
function isFree(): boolean {
  const now = document.activeElement;
  if (now === null || now === document.body) return true;
  return now.closest('.coach, .panel') !== null && now.closest('.log, .text-board') === null;
}

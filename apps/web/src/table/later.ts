import { later } from '../page/later.ts';
import { want } from '../text/late.ts';
import type { AtTable } from './ui.ts';

/** The parts of the table that come after the first board. */

const load = () => import('./apart.ts');
/** With the words of refusals, warnings and lists of choices. */
const loadAll = async () => {
  await want('troubles');
  return load();
};

export const Curtain = later(async () => (await load()).Curtain);
export const Notices = later(async () => (await load()).Notices);
export const CarriedPiece = later(async () => (await load()).CarriedPiece);
export const DiceTray = later(async () => (await load()).DiceTray);
export const Dialogs = later(async () => (await loadAll()).Dialogs);
export const EdgeMarks = later(async () => (await load()).EdgeMarks);
export const EndButtons = later(async () => (await load()).EndButtons);
export const Here = later(async () => (await load()).Here);
export const Menu = later(async () => (await load()).Menu);
export const FoldedTrays = later(async () => (await load()).FoldedTrays);
// By itself: it is drawn right after the board, and need not bring the others along.
export const Minimap = later(async () => (await import('./Minimap.tsx')).Minimap);
export const OpenTrays = later(async () => (await load()).OpenTrays);
export const PlaceTip = later(async () => (await load()).PlaceTip);
export const RefusalPopover = later(async () => (await loadAll()).RefusalPopover);
export const ReplayBar = later(async () => (await load()).ReplayBar);
export const RulesDrawer = later(async () => (await load()).RulesDrawer);
export const Scene = later(async () => (await load()).Scene);
export const ShowMenu = later(async () => (await load()).ShowMenu);
export const Since = later(async () => (await load()).Since);
export const Slot = later(async () => (await load()).Slot);
export const TextBoard = later(async () => (await loadAll()).TextBoard);

/** The camera follows as soon as it is known how; a key that is pressed before it is known what keys do waits for that. */
export function watchSoon(table: AtTable): () => void {
  let stop: (() => void) | null = null;
  let left = false;
  let press: typeof import('./keys.ts').pressed | null = null;
  const listen = (event: KeyboardEvent): void => {
    if (press !== null) press(table, event);
    else void load().then(({ pressed }) => pressed(table, event));
  };
  document.addEventListener('keydown', listen);
  // A table may be opened in the middle of what has late words.
  void want('troubles').then(() => {
    if (!left) table.told.value = { ...table.told.peek() };
  });
  void load().then(
    ({ followDeeds, pressed }) => {
      press = pressed;
      if (!left) stop = followDeeds(table);
    },
    () => undefined,
  );
  return () => {
    left = true;
    document.removeEventListener('keydown', listen);
    stop?.();
  };
}

import { later } from '../later.ts';
import { want } from '../shell/late.ts';

/** The parts of the table that come after the first board. */

const load = () => import('./apart.ts');

export const Dialogs = later(async () => (await load()).Dialogs);
export const Here = later(async () => (await load()).Here);
export const Menu = later(async () => (await load()).Menu);
// By itself: it is drawn right after the board, and need not bring the others along.
export const Minimap = later(async () => (await import('./Minimap.tsx')).Minimap);
// With the words of all refusals.
export const RefusalPopover = later(async () => {
  await want('troubles');
  return (await load()).RefusalPopover;
});
export const ReplayBar = later(async () => (await load()).ReplayBar);
export const RulesDrawer = later(async () => (await load()).RulesDrawer);
export const ShowMenu = later(async () => (await load()).ShowMenu);
export const Since = later(async () => (await load()).Since);
export const TextBoard = later(async () => (await load()).TextBoard);

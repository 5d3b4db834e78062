import { later } from '../page/later.tsx';

/** What a table opens when somebody wants it: one script, fetched after the first board. */

const load = () => import('./apart.ts');

const advice = () => import('./advice/index.ts');
const edges = () => import('./edges.ts');
const looking = () => import('./looked.ts');

export const AdviceCard = later(async () => (await advice()).AdviceCard);
export const AdviceOver = later(async () => (await advice()).AdviceOver);
export const AnswerList = later(async () => (await load()).AnswerList);
/** Nothing is carried before a hand has taken it up. */
export const CarriedPiece = later(async () => (await import('./CarriedPiece.tsx')).CarriedPiece, true);
export const Curtain = later(async () => (await load()).Curtain);
export const Dialogs = later(async () => (await load()).Dialogs);
/** Mostly there is nothing to mark, and nobody asked for it. */
export const Dropped = later(async () => (await import('./put/Dropped.tsx')).Dropped, true);
export const EdgeMarks = later(async () => (await edges()).EdgeMarks, true);
export const EndButtons = later(async () => (await load()).EndButtons);
export const FightMap = later(async () => (await load()).FightMap);
export const FightTold = later(async () => (await load()).FightTold);
export const Verdict = later(async () => (await load()).Verdict, true);
export const Ghost = later(async () => (await import('./put/Ghost.tsx')).Ghost, true);
/** There where somebody points at a stack. */
export const Here = later(async () => (await load()).Here, true);
/** Nothing is due before something was done. */
export const Attending = later(async () => (await import('./Attending.tsx')).Attending, true);
export const Menu = later(async () => (await load()).Menu);
export const Minimap = later(async () => (await import('./Minimap.tsx')).Minimap, true);
export const Notices = later(async () => (await load()).Notices);
export const RefusalPopover = later(async () => (await load()).RefusalPopover);
export const ReplayBar = later(async () => (await load()).ReplayBar);
export const RulesDrawer = later(async () => (await load()).RulesDrawer);
export const ShowPanel = later(async () => (await looking()).ShowPanel);
export const LogLines = later(async () => (await load()).LogLines);
export const Looking = later(async () => (await looking()).Looking);
/** Most games lay nothing over their map. */
export const Scene = later(async () => (await import('./Scene.tsx')).Scene);
export const Since = later(async () => (await load()).Since);
export const SinceCard = later(async () => (await load()).SinceCard, true);
export const TextBoard = later(async () => (await load()).TextBoard);
export const Thinking = later(async () => (await load()).Thinking);
export const Planned = later(async () => (await import('./planned/Planned.tsx')).Planned);
export const Zoom = later(async () => (await edges()).Zoom, true);

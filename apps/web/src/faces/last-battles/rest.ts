/** What is asked, answered and shown after the first moves: one script, fetched after the first board. */
export { begunAt } from '../../face/battle/announcing.ts';
export { motionsOf } from '../../face/battle/motions.ts';
export { answer } from './answers.ts';
export { hasStakes } from './attack.ts';
export { actionName, markedName, resultIn } from './deeds.ts';
export { owedIn } from './desk.ts';
export { explain } from './explain.ts';
export { fightOverlay } from './fightOverlay.ts';
export { fightOf, stood } from './fightTold.ts';
export { overviewOf } from './overview.tsx';
export { anew, inAnyOrder, retract } from './retract.ts';
export { describePlace } from './terrain.ts';

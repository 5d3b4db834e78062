/** The panels beside and over the map: one script, fetched after the first board. See later.ts. */
export { Panel as Situation } from './battle/Panel.tsx';
export { Scene } from './battle/Scene.tsx';
export { Accounts } from './battle/Summary.tsx';
export { Fights, NextFights } from './Fights.tsx';
export { Flight } from './Flight.tsx';
export { Hand, ToPlace } from './Hand.tsx';
export { Marches, Roller } from './Marches.tsx';
export { Roster } from './Roster.tsx';
export { Reckoning, Score } from './Situation.tsx';
export { Stakes } from './Stakes.tsx';

/** What the table can open beside the board: one script, fetched after it. See later.ts. */
export { AnswerList } from './AnswerList.tsx';
export { Curtain } from './Curtain.tsx';
export { Dialogs } from './Dialogs.tsx';
export { EndButtons } from './EndButtons.tsx';
export { FightMap } from './FightMap.tsx';
export { FightTold, Verdict } from './FightTold.tsx';
export { Here } from './Here.tsx';
export { LogLines } from './LogLines.tsx';
export { Menu } from './Menu.tsx';
export { Notices } from './Notices.tsx';
export { RefusalPopover } from './RefusalPopover.tsx';
export { ReplayBar } from './ReplayBar.tsx';
export { RulesDrawer } from './RulesDrawer.tsx';
export { Since, SinceCard } from './Since.tsx';
export { TextBoard } from './TextBoard.tsx';
export { Thinking } from './Thinking.tsx';

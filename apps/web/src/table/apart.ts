/** What the table can open beside the first board: one script, fetched after it. See later.ts. */
export { Dialogs } from './Dialogs.tsx';
export { EdgeMarks } from './EdgeMarks.tsx';
export { EndButtons } from './EndButtons.tsx';
export { followDeeds } from './follow.ts';
export { Here } from './Here.tsx';
export { Menu, ShowMenu } from './Menu.tsx';
export { RefusalPopover } from './RefusalPopover.tsx';
export { ReplayBar } from './ReplayBar.tsx';
export { RulesDrawer } from './RulesDrawer.tsx';
export { Since } from './Since.tsx';
export { Slot } from './Slot.tsx';
export { TextBoard } from './TextBoard.tsx';
export { CarriedPiece } from './TrayPiece.tsx';
export { FoldedTrays, OpenTrays } from './Trays.tsx';

/** What is asked, answered and shown after the first board of a campaign: one script. */
export { resultIn } from '../deeds.ts';
export { stepPrompt } from './asks.ts';
export { panelOf, reckoningOf, scoreOf } from './beside.tsx';
export { marching, rests } from './chart/company.tsx';
export { loadChartWords } from './chart/text/words.ts';
export { overlayOf, pointedOverlay } from './charts.tsx';
export { deedName } from './deeds.ts';
export { explainIn } from './explain.ts';
export { campaignWay } from './riding.ts';
export { leaderMotions, spokenPlace, stepOverlay } from './shown.ts';
export { skyOver } from './sky.tsx';
export { toldOf } from './told.ts';
export { warningsOf } from './warnings.ts';

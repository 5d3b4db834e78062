/** What is asked, answered and shown after the first board: one script, fetched after it. */

export { unaskedEvent } from '../../table/unasked.ts';
export { answer } from './answers.ts';
export { hasStage } from './charge/story.ts';
export { nobodyOf } from './combat/nobody.ts';
export { isSentFirst, partsOf } from './combat/parts.ts';
export { hasStakes } from './combat/stakes.ts';
export { actOf, resultIn } from './deeds.ts';
export { explain } from './explain.ts';
export { chooseOf, handed, placedAt, wayOf } from './hand.ts';
export { layersOf } from './layers.tsx';
export { logLine, motionsOf } from './log.ts';
export { describePlace } from './terrain.ts';
export { warningsOf } from './warnings.ts';

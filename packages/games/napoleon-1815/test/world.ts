import { createWorld } from '@hundred-days/napoleon-1815';
import { DOCUMENTS } from '@hundred-days/napoleon-1815/data';

/** The world of the campaign, for tests. */
export const w = createWorld(DOCUMENTS);

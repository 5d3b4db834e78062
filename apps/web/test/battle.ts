import { createNapoleonAtWaterloo, createWorld } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT } from '@hundred-days/napoleon-at-waterloo/format';

/** Napoleon at Waterloo in the world of its rulebook, for the tests of the page. */
export const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT);
export const { world } = game;

import { createNapoleonAtWaterloo, createWorld } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT } from '@hundred-days/napoleon-at-waterloo/format';

/** Napoleon at Waterloo in the world of its rulebook, for the tests of the page. */
export const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT);
export const { world } = game;

/** Bachelu and Quiot, to the farm of La Haye Sainte. */
export const TO_THE_FARM = [
  ['fr-5inf', '1311'],
  ['fr-1inf', '1410'],
] as const;

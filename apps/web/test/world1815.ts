import { createNapoleon1815, createWorld } from '@hundred-days/napoleon-1815';
import { DOCUMENTS } from '@hundred-days/napoleon-1815/data';
import { FORMAT } from '@hundred-days/napoleon-1815/format';
import { paint } from '../src/faces/napoleon-1815/art.ts';

/** Napoleon 1815 for the tests of its face, and its world as the face paints it. */
export const game = createNapoleon1815(createWorld(DOCUMENTS), FORMAT);
export const w = paint(game.world);

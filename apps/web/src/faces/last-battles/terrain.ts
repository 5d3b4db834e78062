import { board } from '@hundred-days/last-battles';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';

/** What kind of ground a hex is, in words. */
export const groundName = (w: Setting, hex: number, language: string): string =>
  tell(language, `place.${board.TERRAINS[w.terrain[hex]]}`);

import type { Speech } from '../../face/battle/speech.ts';
import { placeName, shortName } from './names.ts';
import type { Setting } from './setting.ts';
import { tell, tellMany } from './text/words.ts';

/** How this game speaks of its attacks. */
export const speechOf = (w: Setting): Speech => ({
  tell,
  tellMany,
  unit: (unit, language) => shortName(w, unit, language),
  place: (hex, language) => placeName(w, hex, language),
});

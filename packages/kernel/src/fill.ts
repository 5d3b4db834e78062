import { withPlaces } from './text/places-fr.ts';

/** Puts words into the holes of a text, places as its language has them; a hole for which there are none is left to be seen. */
export const fillIn = (template: string, word: (name: string) => string | null): string =>
  withPlaces(template, word).replace(/\{(\w+)\}/g, (hole, name: string) => word(name) ?? hole);

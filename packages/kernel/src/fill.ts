/** A template with the places in it as its language has them after what governs them. */
export type Placing = (template: string, place: (hole: string) => string | null) => string;

/** Of the one language that needs it, once its words are there: its templates tell themselves apart, and no other is changed. */
let placing: Placing | null = null;

export const placeBy = (how: Placing): void => {
  placing = how;
};

/** Puts words into the holes of a text, places as its language has them; a hole for which there are none is left to be seen. */
export const fillIn = (template: string, word: (name: string) => string | null): string =>
  (placing?.(template, word) ?? template).replace(/\{(\w+)\}/g, (hole, name: string) => word(name) ?? hole);

import { say } from '../text/battleWords.ts';

/** "1", "1 to 3": the faces of a die that hit (3.5a). */
export const hitsOn = (language: string, firepower: number): string =>
  firepower === 1 ? say(language, 'fire.one') : say(language, 'fire.upTo', { n: Math.min(6, firepower) });

export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0');

/** Hits to be expected, to one place, as the language writes it. */
export const expected = (language: string, dice: number, firepower: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
    (dice * Math.max(0, Math.min(6, firepower))) / 6,
  );

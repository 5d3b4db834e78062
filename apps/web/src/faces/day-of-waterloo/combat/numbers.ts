import { write } from '../text/panelWords.ts';
import type { Cost } from './losses.ts';

/** Numbers as they are read. */

/** "+1", "−2", "0" */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`);

/** A mean with at most one decimal. */
export const mean = (n: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(n);

/** "0.3", "0.3 to 0.7" */
export const range = ({ least, most }: Cost, language: string): string => {
  const [from, to] = [mean(least, language), mean(most, language)];
  return from === to ? from : write(language, 'attack.range', { least: from, most: to });
};

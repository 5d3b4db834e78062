import { fill, pluralKey } from '../../../text/fill.ts';
import { library } from '../../../text/library.ts';
import { type PanelWords, panelEn } from './panel-en.ts';
import type { Facts } from './words.ts';

export type PanelKey = keyof PanelWords;
type Counted = PanelKey extends infer K ? (K extends `${infer Stem}_one` ? Stem : never) : never;

const WORDS = library<PanelWords>(panelEn, { fr: async () => (await import('./panel-fr.ts')).panelFr });

export const loadPanelWords = WORDS.load;

/** A sentence of a panel in the reader's language. */
export const write = (language: string, key: PanelKey, facts: Facts = {}): string =>
  fill(WORDS.in(language)[key], facts);

/** One that speaks of a number of things. */
export const writeMany = (language: string, key: Counted, n: number, facts: Facts = {}): string =>
  fill(WORDS.in(language)[`${key}_${pluralKey(language, n)}`], { n, ...facts });

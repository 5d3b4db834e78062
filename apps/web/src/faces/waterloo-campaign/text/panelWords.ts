import { fill } from '../../../text/fill.ts';
import { library } from '../../../text/library.ts';
import { type PanelWords, panelEn } from './panel-en.ts';
import type { Facts } from './words.ts';

const WORDS = library<PanelWords>(panelEn, { fr: async () => (await import('./panel-fr.ts')).panelFr });

export const loadPanelWords = WORDS.load;

export type PanelKey = keyof PanelWords;

/** A sentence of a panel in the reader's language. */
export const tell = (language: string, key: PanelKey, facts: Facts = {}): string =>
  fill(WORDS.in(language)[key], facts);

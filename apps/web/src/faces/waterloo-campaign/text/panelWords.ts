import { fill } from '../../../text/fill.ts';
import { type PanelWords, panelEn } from './panel-en.ts';
import { panelFr } from './panel-fr.ts';
import type { Facts } from './words.ts';

export type PanelKey = keyof PanelWords;

/** A sentence of a panel in the reader's language. */
export const tell = (language: string, key: PanelKey, facts: Facts = {}): string =>
  fill((language === 'fr' ? panelFr : panelEn)[key], facts);

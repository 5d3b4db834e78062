import { lateWords } from '../../../text/latewords.ts';
import { type PanelWords, panelEn } from './panel-en.ts';

export type PanelKey = keyof PanelWords;

/** Sentences of the panels in the reader's language. */
export const { load: loadPanelWords, tell } = lateWords<PanelWords>(panelEn, {
  fr: async () => (await import('./panel-fr.ts')).panelFr,
});

import { joined } from '../../../text/joined.ts';
import { lateWords } from '../../../text/latewords.ts';
import { type PanelWords, panelEn } from './panel-en.ts';

export type PanelKey = keyof PanelWords;

/** Sentences of the panels in the reader's language. */
export const {
  load: loadPanelWords,
  tell: write,
  tellMany: writeMany,
} = lateWords<PanelWords>(panelEn, { fr: async () => (await import('./panel-fr.ts')).panelFr });

/** "a, b and c" */
export const several = (language: string, names: readonly string[], word: 'and' | 'or' = 'and'): string =>
  joined(names, write(language, word));

import { lateWords } from '../text/latewords.ts';
import { type LookWords, lookEn } from './text/look-en.ts';

export const LOOK = lateWords<LookWords>(lookEn, { fr: async () => (await import('./text/look-fr.ts')).lookFr });

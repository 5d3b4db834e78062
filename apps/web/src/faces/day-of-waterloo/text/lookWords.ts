import { lateWords } from '../../../text/latewords.ts';
import { type LookWords, lookEn } from './look-en.ts';

export const WORDS = lateWords<LookWords>(lookEn, { fr: async () => (await import('./look-fr.ts')).lookFr });

import { lateWords } from '../../text/latewords.ts';
import { type LookWords, lookEn } from './text/en.ts';

export const LOOK = lateWords<LookWords>(lookEn, { fr: async () => (await import('./text/fr.ts')).lookFr });

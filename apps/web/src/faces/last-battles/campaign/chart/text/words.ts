import { joined } from '../../../../../text/joined.ts';
import { lateWords } from '../../../../../text/latewords.ts';
import { type ChartWords, en } from './en.ts';

const words = lateWords<ChartWords>(en, { fr: async () => (await import('./fr.ts')).fr });

/** Brings a language; English is there. */
export const loadChartWords = words.load;
export const say = words.tell;
export const sayMany = words.tellMany;

/** "a, b and c" */
export const listed = (language: string, names: readonly string[]): string => joined(names, say(language, 'and'));

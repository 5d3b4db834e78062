import { type DoKeyOf, type ReadKeyOf, speaking, type TitleKeyOf } from '../../words.ts';
import { en, type LessonWords } from './en.ts';

type Key = keyof LessonWords;

export type DoKey = DoKeyOf<Key>;
export type TitleKey = TitleKeyOf<Key>;
export type ReadKey = ReadKeyOf<Key>;

export const WORDS = speaking(en, { fr: async () => (await import('./fr.ts')).fr });

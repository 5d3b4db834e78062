import { type DoKeyOf, type ReadKeyOf, sayer, type TitleKeyOf } from '../../words.ts';
import { en, type LessonWords } from './en.ts';
import { fr } from './fr.ts';

type Key = keyof LessonWords;

export type DoKey = DoKeyOf<Key>;
export type TitleKey = TitleKeyOf<Key>;
export type ReadKey = ReadKeyOf<Key>;

export const sayLesson = sayer({ en, fr });

import { en, type LessonWords } from './en.ts';
import { fr } from './fr.ts';

const CATALOGS: Readonly<Record<string, LessonWords>> = { en, fr };

type Key = keyof LessonWords;
type Stem = Key extends infer K ? (K extends `${infer S}.hint` ? S : never) : never;

/** Keys of steps that ask for something: those with a hint and a way back. */
export type DoKey = Stem extends infer S ? (S extends Key ? (`${S}.stray` extends Key ? S : never) : never) : never;
export type TitleKey = Exclude<Key, `${string}.${string}` | 'title'>;
/** All others are only read. */
export type ReadKey = Exclude<Key, DoKey | TitleKey | `${string}.hint` | `${string}.stray` | 'title'>;

/** English stands in until the words of another language are there. */
export function sayLesson(language: string, key: string): string {
  return CATALOGS[language]?.[key as Key] ?? en[key as Key] ?? key;
}

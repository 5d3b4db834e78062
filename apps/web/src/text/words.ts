import { batch, signal } from '@preact/signals';
import { en, type ShellKey, type ShellWords } from './en.ts';
import { fr } from './fr.ts';
import type { Language } from './languages.ts';
import { want } from './late.ts';

/** English is part of the page; the words of another language are filled in when it is wanted. */
const CATALOGS: Readonly<Record<Language, ShellWords>> = { en, fr };

const words = signal<ShellWords>(en);

/** The language whose words are there: a table that is open changes to it, and never to one still on its way. */
export const spoken = signal<Language>('en');

let wanted: Language = 'en';

/** Loads what a language needs, the tables' words included, and then changes to it, unless another was chosen meanwhile. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await want(language);
  if (wanted !== language) return;
  batch(() => {
    words.value = CATALOGS[language];
    spoken.value = language;
  });
}

/** A sentence of the shell. Components that call it are drawn again when the language changes. */
export function t(key: ShellKey, facts: Readonly<Record<string, string | number>> = {}): string {
  return words.value[key].replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole));
}

import { batch, signal } from '@preact/signals';
import { en, type ShellKey, type ShellWords } from './en.ts';
import type { Language } from './languages.ts';
import { library } from './library.ts';

/** What the house itself says: the shelf, the dialogs, the notices. */
const HOUSE = library<ShellWords>(en, { fr: async () => (await import('./fr.ts')).fr });

const words = signal<ShellWords>(en);

/** The language whose words are there: what is shown changes to it, and never to one still on its way. */
export const spoken = signal<Language>('en');

let wanted: Language = 'en';

/** Loads what a language needs and then changes to it, unless another was chosen meanwhile. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await HOUSE.load(language);
  if (wanted !== language) return;
  batch(() => {
    words.value = HOUSE.in(language);
    spoken.value = language;
  });
}

/** A sentence of the shell. Components that call it are drawn again when the language changes. */
export function t(key: ShellKey, facts: Readonly<Record<string, string | number>> = {}): string {
  return words.value[key].replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole));
}

import { batch, signal } from '@preact/signals';
import { en, type ShellWords } from './en.ts';
import type { Language } from './languages.ts';
import { library } from './library.ts';
import type { MoreWords } from './more/en.ts';

/** What the house itself says: the shelf, the dialogs, the notices. */
const HOUSE = library<ShellWords & Partial<MoreWords>>(en, {
  fr: async () => {
    const [{ fr }, { fr: more }] = await Promise.all([import('./fr.ts'), import('./more/fr.ts')]);
    return { ...fr, ...more };
  },
});

const words = signal<ShellWords & Partial<MoreWords>>(en);

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

type Facts = Readonly<Record<string, string | number>>;

/** Says sentences of the house whose English is at hand. */
export const saying =
  <W extends Readonly<Record<string, string>>>(english: W) =>
  (key: keyof W & string, facts: Facts = {}): string =>
    ((words.value as Readonly<Record<string, string>>)[key] ?? english[key]).replace(
      /\{(\w+)\}/g,
      (hole, name: string) => String(facts[name] ?? hole),
    );

/** A sentence of the shell. Components that call it are drawn again when the language changes. */
export const t = saying<ShellWords>(en);

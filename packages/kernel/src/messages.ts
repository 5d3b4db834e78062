import type { Catalog, Catalogs, Wording, Words } from './catalog.ts';
import type { GameEvent } from './events.ts';
import { fillIn } from './fill.ts';
import type { Facts, Fault, Refusal } from './refusal.ts';

import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { governPlaces } from './text/places-fr.ts';

export * from './catalog.ts';

governPlaces();

const plain: Wording = (_, fact) => (Array.isArray(fact) ? fact.join(', ') : String(fact));

/** Fills a template of the catalog; an unknown key shows itself, so that a hole in a catalog is seen. */
export function say(catalog: Catalog, key: string, facts: Facts, wording: Wording = plain): string {
  const template = Object.hasOwn(catalog, key) ? catalog[key] : `[${key}]`;
  return fillIn(template, (name) => (Object.hasOwn(facts, name) ? wording(name, facts[name]) : null));
}

/** The kernel's own words: what the referee, the table and the readers of files say in every game. */
export const KERNEL_CATALOGS: Catalogs = { en, fr };

/** The kernel's words in a language, English where it has none; a language comes from outside and may have any name. */
const common = (language: string): Catalog =>
  Object.hasOwn(KERNEL_CATALOGS, language) ? KERNEL_CATALOGS[language] : KERNEL_CATALOGS.en;

function speak({ language, catalog, wording }: Words, key: string, facts: Facts): string {
  return say(Object.hasOwn(catalog, key) ? catalog : common(language), key, facts, wording);
}

/** Why not, in words. The rule's id is for the reader to look up. */
export const sayRefusal = (words: Words, no: Refusal): string => speak(words, `refusal.${no.code}`, no.data);

export const sayEvent = (words: Words, event: GameEvent): string => speak(words, `event.${event.type}`, event.data);

/** What is wrong with a file; before a game is known in the kernel's own words. */
export function sayFault(words: Words | null, found: Fault, language = 'en'): string {
  const key = `fault.${found.code}`;
  return words === null ? say(common(language), key, found.data) : speak(words, key, found.data);
}

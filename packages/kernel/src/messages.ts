import type { AnyAction } from './actions.ts';
import type { Catalog, Catalogs, Wording } from './catalog.ts';
import type { Game } from './contract.ts';
import type { GameEvent } from './events.ts';
import type { Facts, Fault, Refusal } from './refusal.ts';

import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export type { Catalog, Catalogs, Wording } from './catalog.ts';

const plain: Wording = (_, fact) => (Array.isArray(fact) ? fact.join(', ') : String(fact));

/** Fills a template of the catalog; an unknown key shows itself, so that a hole in a catalog is seen. */
export function say(catalog: Catalog, key: string, facts: Facts, wording: Wording = plain): string {
  const template = Object.hasOwn(catalog, key) ? catalog[key] : `[${key}]`;
  return template.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(facts, name) ? wording(name, facts[name]) : hole,
  );
}

/** The kernel's own words: what the referee, the table and the readers of files say in every game. */
export const KERNEL_CATALOGS: Catalogs = { en, fr };

/** The catalog of a language, English where there is none; a language comes from outside and may have any name. */
const inLanguage = (catalogs: Catalogs, language: string): Catalog =>
  Object.hasOwn(catalogs, language) ? catalogs[language] : catalogs.en;

/** Who speaks: what a game has words for, and how it puts facts into words. */
export type Speaker = Pick<Game<AnyAction>, 'catalogs' | 'wording'>;

function speak(game: Speaker, language: string, key: string, facts: Facts, wording = game.wording(language)): string {
  const own = inLanguage(game.catalogs, language);
  const common = inLanguage(KERNEL_CATALOGS, language);
  return say(Object.hasOwn(own, key) ? own : common, key, facts, wording);
}

/** Why not, in words; facts in those of `wording`, if given. The rule's id is for the reader to look up. */
export function sayRefusal(game: Speaker, no: Refusal, language = 'en', wording = game.wording(language)): string {
  return speak(game, language, `refusal.${no.code}`, no.data, wording);
}

export function sayEvent(game: Speaker, event: GameEvent, language = 'en'): string {
  return speak(game, language, `event.${event.type}`, event.data);
}

export function sayFault(game: Speaker | null, found: Fault, language = 'en'): string {
  const key = `fault.${found.code}`;
  if (game !== null) return speak(game, language, key, found.data);
  return say(inLanguage(KERNEL_CATALOGS, language), key, found.data);
}

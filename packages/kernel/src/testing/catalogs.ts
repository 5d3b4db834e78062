import type { AnyAction } from '../actions.ts';
import type { Game } from '../contract.ts';
import { type Catalog, type Catalogs, KERNEL_CATALOGS } from '../messages.ts';
import { frenchFaults } from './typography.ts';

/** The facts that a text has room for, once each and sorted: languages name them in an order of their own. */
export const holesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** What the keys of one kind end with: the codes that a catalog has words for. */
export const codesOf = (catalog: Catalog, kind: string): string[] =>
  Object.keys(catalog)
    .filter((key) => key.startsWith(`${kind}.`))
    .map((key) => key.slice(kind.length + 1));

/** The codes of options and of their values, as catalogs name them. */
export const optionCodes = <A extends AnyAction>(game: Game<A>): string[] =>
  game.options.flatMap(({ id, values }) => [id, ...values.map((value) => `${id}.${String(value)}`)]);

/** Codes that have no words in some language, neither the game's own nor the kernel's. */
export const withoutWords = (catalogs: Catalogs, kind: string, codes: readonly string[]): string[] =>
  codes.filter((code) =>
    Object.keys(KERNEL_CATALOGS).some(
      (language) =>
        ![catalogs[language], KERNEL_CATALOGS[language]].some((one) => Object.hasOwn(one, `${kind}.${code}`)),
    ),
  );

/** Codes that have words of the game's own, though nothing gives them. */
export const withoutUse = (catalogs: Catalogs, kind: string, codes: readonly string[]): string[] =>
  codesOf(catalogs.en, kind).filter((code) => !codes.includes(code));

/**
 * What is wrong between the two languages: they have the same keys in the same order, and each key is said in both, with
 * room for the same facts. `same` names the keys that rightly have the same words in both.
 */
export function catalogFaults(catalogs: Catalogs, same: readonly string[] = []): string[] {
  const languages = Object.keys(catalogs).join(', ');
  if (languages !== 'en, fr') return [`the languages are ${languages}`];
  const { en, fr } = catalogs;
  const keys = Object.keys(en);
  return [
    ...keyFaults(keys, Object.keys(fr)),
    ...same.filter((key) => !keys.includes(key)).map((key) => `${key}: there is no such key`),
    ...keys.filter((key) => Object.hasOwn(fr, key)).flatMap((key) => textFaults(key, en[key], fr[key], same)),
  ];
}

function keyFaults(english: readonly string[], french: readonly string[]): string[] {
  const missing = [
    ...english.filter((key) => !french.includes(key)).map((key) => `${key}: not in French`),
    ...french.filter((key) => !english.includes(key)).map((key) => `${key}: not in English`),
  ];
  if (missing.length > 0) return missing;
  const at = english.findIndex((key, i) => key !== french[i]);
  return at < 0 ? [] : [`${english[at]}: ${french[at]} stands in its place in French`];
}

function textFaults(key: string, english: string, french: string, same: readonly string[]): string[] {
  const faults = frenchFaults(key, french);
  if (english.trim() === '' || french.trim() === '') faults.push(`${key}: says nothing`);
  if ((english === french) !== same.includes(key)) {
    faults.push(`${key}: ${english === french ? 'the same' : 'not the same'} in both languages`);
  }
  const [ours, theirs] = [holesIn(english).join(' '), holesIn(french).join(' ')];
  if (ours !== theirs) faults.push(`${key}: ${ours} in English, ${theirs} in French`);
  return faults;
}

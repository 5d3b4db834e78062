import { fillIn } from '@hundred-days/kernel';

/** Puts facts into the holes of a text: "{n} hexes". A hole without a fact is left to be seen. */
export const fill = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  fillIn(text, (name) => (Object.hasOwn(facts, name) ? String(facts[name]) : null));

const RULES = new Map<string, Intl.PluralRules>();

/** Languages differ in what is one: French counts zero as singular. */
export function pluralKey(language: string, n: number): 'one' | 'other' {
  let rules = RULES.get(language);
  if (rules === undefined) {
    rules = new Intl.PluralRules(language);
    RULES.set(language, rules);
  }
  return rules.select(n) === 'one' ? 'one' : 'other';
}

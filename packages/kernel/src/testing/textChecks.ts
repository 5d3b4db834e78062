import type { Catalogs } from '../catalog.ts';
import { ensure, ensureSame } from '../conformance/failure.ts';
import { catalogFaults, codesOf, withoutUse, withoutWords } from './catalogs.ts';
import {
  type RuleTexts,
  ruleNumberFaults,
  ruleShapeFaults,
  ruleTextFaults,
  type SameTitles,
  unknownRules,
} from './ruletexts.ts';
import type { Check, Shelf } from './shelf.ts';
import { argumentsOf, codesIn, sourcesOf } from './sources.ts';

const FEWEST_KEYS = 100;

/** Both languages have the same keys, each said in both with the same holes; `same` are those rightly alike. */
export const catalogCheck = (catalogs: Catalogs, same: readonly string[] = []): Check => ({
  name: 'both languages have the same keys, each said in both with the same holes',
  run() {
    ensure(Object.keys(catalogs.en).length > FEWEST_KEYS, () => 'hardly any words');
    ensureSame(catalogFaults(catalogs, same), [], () => 'catalogs');
  },
});

/** Codes of a kind without words, and words of that kind that nothing gives. */
export const codeFaults = (catalogs: Catalogs, kind: string, given: readonly string[]): string[] => [
  ...withoutWords(catalogs, kind, given).map((code) => `${kind}.${code}: no words`),
  ...withoutUse(catalogs, kind, given).map((code) => `${kind}.${code}: nothing gives it`),
];

/** The sources of a game, and what they and its catalogs name. */
export interface SourceWords {
  readonly sources: string;
  /** The arguments of each call of a function. */
  argumentsOf(name: string): string[];
  /** The codes of a kind that the catalogs have. */
  codesOf(kind: string): string[];
}

export function spokenIn(files: Shelf, { en }: Catalogs): SourceWords {
  const sources = sourcesOf(files);
  return { sources, argumentsOf: (name) => argumentsOf(sources, name), codesOf: (kind) => codesOf(en, kind) };
}

/** Each call that gives a code of a kind names it itself, as its first word; every code has words, and all words a code. */
export const codeCheck = ({ argumentsOf }: SourceWords, catalogs: Catalogs, kind: string, fewest = 1): Check => ({
  name: `every ${kind} has words, and every such text a ${kind}`,
  run() {
    const given = argumentsOf(kind).map((words) => codesIn(words)[0] ?? '');
    ensure(given.length >= fewest, () => `only ${given.length} calls of ${kind}`);
    ensureSame(codeFaults(catalogs, kind, given), [], () => kind);
  },
});

/** What the rules in both languages are held to. */
export interface RuleTextPlan {
  readonly rules: RuleTexts;
  readonly cases: readonly { readonly id: string }[];
  /** The same in both languages, and rightly so. */
  readonly same: SameTitles;
  /** How a text names a rule, and whether there is one of that name. */
  readonly named: RegExp;
  isRule?(name: string): boolean;
  /** Words that are not for players. */
  readonly unfit?: RegExp;
}

export function ruleTextChecks({ rules, cases, same, named, isRule, unfit }: RuleTextPlan): Check[] {
  const holds = (name: string, faults: () => readonly string[]): Check => ({
    name,
    run: () => ensureSame(faults(), [], () => name),
  });
  const ids = new Set(cases.map(({ id }) => id));
  return [
    holds('the rules have the same sections, ids and rulings in both languages', () => ruleShapeFaults(rules, cases)),
    holds('every rule says something, in French other than in English', () => ruleTextFaults(rules, same, unfit)),
    holds('the rules name the same numbers in both languages', () => ruleNumberFaults(rules)),
    holds('the rules name only rules there are', () => unknownRules(rules, named, isRule ?? ((name) => ids.has(name)))),
  ];
}

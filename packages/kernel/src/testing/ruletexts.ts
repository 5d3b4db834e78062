import type { RuleSection, RuleText } from '../rulebook.ts';
import { frenchFaults } from './typography.ts';

/** The rules in both languages. */
export interface RuleTexts {
  readonly en: readonly RuleSection[];
  readonly fr: readonly RuleSection[];
}

/** Ids of sections and of rules whose titles are the same in both languages, and rightly so. */
export interface SameTitles {
  readonly sections: readonly string[];
  readonly rules: readonly string[];
}

/** A player has no files, and the drawer says itself what is a ruling. */
const UNFIT = /\.json|\.md|`|[Rr]ulebook|Ruling/;

/** Where the languages differ in sections, ids, and which rules have a text and a ruling; and ids that are not those of the cases. */
export function ruleShapeFaults({ en, fr }: RuleTexts, cases: readonly { readonly id: string }[]): string[] {
  const ids = fr.flatMap(({ rules }) => rules.map(({ id }) => id));
  return [
    ...differences('in English', en.flatMap(shape), 'in French', fr.flatMap(shape)),
    ...differences(
      'among the cases',
      cases.map(({ id }) => id),
      'among the rules',
      ids,
    ),
  ];
}

const shape = ({ id, rules }: RuleSection): string[] => [
  `section ${id}`,
  ...rules.map((rule) => `${rule.id}${rule.text !== '' ? ', text' : ''}${rule.ruling !== '' ? ', ruling' : ''}`),
];

function differences(here: string, ours: readonly string[], there: string, theirs: readonly string[]): string[] {
  const at = Array.from({ length: Math.max(ours.length, theirs.length) }).findIndex((_, i) => ours[i] !== theirs[i]);
  return at < 0 ? [] : [`${ours[at] ?? 'nothing'} ${here}, ${theirs[at] ?? 'nothing'} ${there}`];
}

/** Titles and rules that say nothing, speak of files, say in French what they say in English, or are not set as French is. */
export function ruleTextFaults({ en, fr }: RuleTexts, same: SameTitles, unfit = UNFIT): string[] {
  return [
    ...[...en, ...fr].flatMap(emptyParts),
    ...[...rulesOf(en), ...rulesOf(fr)]
      .filter(({ text, ruling }) => unfit.test(text + ruling))
      .map(({ id }) => `${id}: not for players`),
    ...pairs(en, fr).flatMap(([english, french]) => [
      ...titleFaults(english, french, same.sections),
      ...pairs(english.rules, french.rules).flatMap(([one, other]) => [
        ...titleFaults(one, other, same.rules),
        ...bodyFaults(one, other),
      ]),
    ]),
  ];
}

/** What stands at the same place; that all of it does is for `ruleShapeFaults` to say. */
const pairs = <T>(ours: readonly T[], theirs: readonly T[]): [T, T][] =>
  ours.slice(0, theirs.length).map((one, i) => [one, theirs[i]]);

function emptyParts({ id, title, rules }: RuleSection): string[] {
  return [
    ...(title.trim() === '' ? [`section ${id}: has no title`] : []),
    ...rules.filter((rule) => rule.title.trim() === '').map((rule) => `${rule.id}: has no title`),
    ...rules.filter((rule) => (rule.text + rule.ruling).trim() === '').map((rule) => `${rule.id}: says nothing`),
  ];
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

function titleFaults(english: Titled, french: Titled, same: readonly string[]): string[] {
  const equal = english.title === french.title;
  const wrong = equal === same.includes(french.id) ? [] : [`${french.id}: title ${equal ? '' : 'not '}the same`];
  return [...wrong, ...frenchFaults(french.id, french.title)];
}

const bodyFaults = (english: RuleText, french: RuleText): string[] =>
  (['text', 'ruling'] as const).flatMap((part) => [
    ...(french[part] !== '' && french[part] === english[part] ? [`${french.id}: ${part} the same`] : []),
    ...frenchFaults(french.id, french[part]),
  ]);

/** Rules that do not name the same rules, places, columns and counters in both languages. */
export const ruleNumberFaults = ({ en, fr }: RuleTexts): string[] =>
  pairs(rulesOf(en), rulesOf(fr)).flatMap(([english, french]) => {
    const [ours, theirs] = [numbers(english), numbers(french)];
    return ours === theirs ? [] : [`${french.id}: ${ours} in English, ${theirs} in French`];
  });

const rulesOf = (sections: readonly RuleSection[]): RuleText[] => sections.flatMap(({ rules }) => rules);

/** In any order: the languages may turn a sentence round. */
const numbers = ({ title, text, ruling }: RuleText): string =>
  (`${title} ${text} ${ruling}`.match(/\d[\d.-]*\d|\d/g) ?? []).sort().join(' ');

/** Rules that name others which are none. `named` finds the names in a text. */
export const unknownRules = ({ en, fr }: RuleTexts, named: RegExp, isRule: (name: string) => boolean): string[] =>
  [...rulesOf(en), ...rulesOf(fr)].flatMap(({ id, text, ruling }) =>
    [...`${text} ${ruling}`.matchAll(named)].filter(([name]) => !isRule(name)).map(([name]) => `${id}: names ${name}`),
  );

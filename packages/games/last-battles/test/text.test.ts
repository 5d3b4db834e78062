import { catalogsOf, sayEvent, sayRefusal } from '@hundred-days/kernel';
import { shelf } from '@hundred-days/kernel/shelf';
import {
  argumentsOf,
  catalogCheck,
  codeFaults,
  codesIn,
  codesOf as codesOfKind,
  type RuleTextPlan,
  ruleTextChecks,
  sourcesOf,
} from '@hundred-days/kernel/testing';
import { expect, test } from 'vitest';
import NOT_YET from '../data/not-yet.json' with { type: 'json' };
import { OPTIONS } from '../src/battles.ts';
import { STEPS } from '../src/position.ts';
import { OUTCOMES } from '../src/rules/victory.ts';
import { RULES_EN } from '../src/text/rules-en.ts';
import { RULES_FR } from '../src/text/rules-fr.ts';
import { ARMIES } from '../src/units.ts';
import { BATTLES, GAMES } from './support.ts';
import { CASES, wordsFor } from './words.ts';

const [english, french] = wordsFor(GAMES['la-belle-alliance'].world);
const CATALOGS = catalogsOf([english, french]);
const { en } = CATALOGS;
/** The same in both languages, and rightly so. */
const SAME_WORDS = ['word.combat', 'scenario.ligny', 'scenario.wavre', 'scenario.la-belle-alliance'];

const SOURCES = sourcesOf(shelf(new URL('../src/', import.meta.url)));
const codesGiven = (name: string): string[] => argumentsOf(SOURCES, name).flatMap((args) => codesIn(args).slice(0, 1));
const codesOf = (kind: string): string[] => codesOfKind(en, kind);

const catalogs = catalogCheck(CATALOGS, SAME_WORDS);
test(catalogs.name, catalogs.run);

test('every refusal has words, and every such text a refusal', () => {
  const given = codesGiven('refusal');
  expect(given.length).toBeGreaterThan(80);
  expect(codeFaults(CATALOGS, 'refusal', given)).toEqual([]);
});

test('every fault has words, and every such text a fault', () => {
  const given = codesGiven('fault');
  expect(codeFaults(CATALOGS, 'fault', given)).toEqual([]);
});

test('every event that is told has words, and every such text an event', () => {
  const told = [
    ...SOURCES.matchAll(/type: '([a-z-]+)',\s*rule: ?'?/g),
    ...SOURCES.matchAll(/type: '([a-z-]+)', rule,/g),
  ];
  expect([...new Set(told.map((match) => match[1]))].sort()).toEqual(codesOf('event').sort());
});

test('phases, outcomes, seats, armies, battles and options have words, and nothing else', () => {
  expect(codesOf('phase').sort()).toEqual(STEPS.filter((step) => !step.includes('-')).sort());
  const codes = OUTCOMES.flatMap((outcome) => (outcome === null ? [] : [outcome.code]));
  expect(codesOf('outcome').sort()).toEqual([...new Set(codes)].sort());
  expect(codesOf('seat')).toEqual(['french', 'allied']);
  expect(codesOf('army')).toEqual([...ARMIES]);
  expect(codesOf('scenario').sort()).toEqual(Object.keys(BATTLES).sort());
  expect(codesOf('option')).toEqual(OPTIONS.map(({ name }) => name));
});

test('sentences name units, hexes with their places, armies and sides', () => {
  const locked = { rule: '5.4b', code: 'locked', data: { unit: 'aa-1br-byng', hex: 'B0618' } };
  expect(sayRefusal(english, locked)).toMatch(/^Byng \[aa-1br-byng\] .* B0618 \(Hougoumont\)/);
  const broken = { type: 'demoralized', rule: '11.2a', data: { army: 'prussian', losses: 25 } };
  expect(sayEvent(french, broken)).toBe('L’armée prussienne est démoralisée (25 points perdus)');
  expect(sayEvent(english, broken)).toBe('The Prussian army is demoralized (25 points lost)');
});

const RULES = { en: RULES_EN, fr: RULES_FR };
/** Place names, and words that are the same. */
const SAME_TITLES = { sections: ['14.0', '16.0', '17.0'], rules: [] };

const IDS = CASES.map(({ id }) => id);
const PLAN: RuleTextPlan = {
  rules: RULES,
  cases: CASES.filter(({ id }) => !NOT_YET.rules.includes(id)),
  same: SAME_TITLES,
  named: /\b\d{1,2}\.\d{1,3}[a-z]?\b/g,
  // A rule may be named with the statements under it: 10.5 for 10.5a and 10.5b.
  isRule: (name) => IDS.some((id) => id === name || id.startsWith(name)) || name.endsWith('.0'),
};

for (const check of ruleTextChecks(PLAN)) test(check.name, check.run);

import { catalogsOf, sayEvent, sayRefusal } from '@hundred-days/kernel';
import { shelf } from '@hundred-days/kernel/shelf';
import { catalogCheck, codeCheck, type RuleTextPlan, ruleTextChecks, spokenIn } from '@hundred-days/kernel/testing';
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
/** The same in both languages, and rightly so. */
const SAME_WORDS = ['word.combat', 'scenario.ligny', 'scenario.wavre', 'scenario.la-belle-alliance'];

const SPOKEN = spokenIn(shelf(new URL('../src/', import.meta.url)), CATALOGS);
const { codesOf, sources } = SPOKEN;
const CHECKS = [
  catalogCheck(CATALOGS, SAME_WORDS),
  codeCheck(SPOKEN, CATALOGS, 'refusal', 80),
  codeCheck(SPOKEN, CATALOGS, 'fault'),
];
for (const check of CHECKS) test(check.name, check.run);

test('every event that is told has words, and every such text an event', () => {
  const told = [
    ...sources.matchAll(/type: '([a-z-]+)',\s*rule: ?'?/g),
    ...sources.matchAll(/type: '([a-z-]+)', rule,/g),
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

/** Place names, and words that are the same. */
const SAME_TITLES = { sections: ['14.0', '16.0', '17.0'], rules: [] };

const IDS = CASES.map(({ id }) => id);
const PLAN: RuleTextPlan = {
  rules: { en: RULES_EN, fr: RULES_FR },
  cases: CASES.filter(({ id }) => !NOT_YET.rules.includes(id)),
  same: SAME_TITLES,
  named: /\b\d{1,2}\.\d{1,3}[a-z]?\b/g,
  // A rule may be named with the statements under it: 10.5 for 10.5a and 10.5b.
  isRule: (name) => IDS.some((id) => id === name || id.startsWith(name)) || name.endsWith('.0'),
};

for (const check of ruleTextChecks(PLAN)) test(check.name, check.run);

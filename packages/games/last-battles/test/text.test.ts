import { catalogsOf, sayEvent, sayRefusal } from '@hundred-days/kernel';
import { shelf } from '@hundred-days/kernel/shelf';
import {
  catalogCheck,
  codeCheck,
  frenchFaults,
  type RuleTextPlan,
  ruleTextChecks,
  spokenIn,
} from '@hundred-days/kernel/testing';
import { expect, test } from 'vitest';
import laBelleAlliance from '../data/map-la-belle-alliance.json' with { type: 'json' };
import ligny from '../data/map-ligny.json' with { type: 'json' };
import quatreBras from '../data/map-quatre-bras.json' with { type: 'json' };
import wavre from '../data/map-wavre.json' with { type: 'json' };
import UNITS from '../data/units.json' with { type: 'json' };
import { OPTIONS } from '../src/battles.ts';
import { CAMPAIGN_OPTIONS, CAMPAIGN_STEPS } from '../src/campaign/layout.ts';
import { CAMPAIGN_OUTCOMES } from '../src/rules/campaign/26-victory.ts';
import { OUTCOMES } from '../src/rules/victory.ts';
import { SPOKEN as SPOKEN_TEXTS } from '../src/spoken.ts';
import { FRENCH } from '../src/text/french.ts';
import { PLACES_FR } from '../src/text/places-fr.ts';
import { CAMPAIGN_RULES_EN } from '../src/text/rules-campaign-en.ts';
import { CAMPAIGN_RULES_FR } from '../src/text/rules-campaign-fr.ts';
import { RULES_EN } from '../src/text/rules-en.ts';
import { RULES_FR } from '../src/text/rules-fr.ts';
import { UNITS_FR } from '../src/text/units-fr.ts';
import { nameOfHex, unitName } from '../src/text/wording.ts';
import { ARMIES } from '../src/units.ts';
import { CAMPAIGNS } from './campaigns.ts';
import { BATTLES, GAMES } from './support.ts';
import { CASES, campaignWordsFor, wordsFor } from './words.ts';

const MAPS = [ligny, quatreBras, wavre, laBelleAlliance];
const [english, french] = wordsFor(GAMES['la-belle-alliance'].world);
/** The battles and what only the campaign says. */
const CATALOGS = catalogsOf(campaignWordsFor(GAMES['la-belle-alliance'].world));
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
    // A step of those who follow names its action before what is told of it.
    ...sources.matchAll(/(?<!step: \{ )type: '([a-z-]+)',\s*rule: ?'?/g),
    ...sources.matchAll(/type: '([a-z-]+)', rule,/g),
  ];
  expect([...new Set(told.map((match) => match[1]))].sort()).toEqual(codesOf('event').sort());
});

test('phases, outcomes, seats, armies, battles and options have words, and nothing else', () => {
  const moments = ['reorganized', 'evaded', 'deployed'];
  const steps = CAMPAIGN_STEPS.filter((step) => !step.includes('-') && !moments.includes(step));
  expect(codesOf('phase').sort()).toEqual(steps.sort());
  const codes = [...OUTCOMES, ...CAMPAIGN_OUTCOMES].flatMap((outcome) => (outcome === null ? [] : [outcome.code]));
  expect(codesOf('outcome').sort()).toEqual([...new Set(codes)].sort());
  expect(codesOf('seat')).toEqual(['french', 'allied', 'anglo-allied', 'prussian']);
  expect(codesOf('army')).toEqual([...ARMIES]);
  expect(codesOf('scenario').sort()).toEqual([...Object.keys(BATTLES), ...CAMPAIGNS].sort());
  expect(codesOf('option')).toEqual(
    [...OPTIONS, ...CAMPAIGN_OPTIONS].flatMap(({ name }) => [name, `${name}.false`, `${name}.true`]),
  );
});

test('sentences name units, hexes with their places, armies and sides', () => {
  const locked = { rule: '5.4b', code: 'locked', data: { unit: 'aa-1br-byng', hex: 'B0618' } };
  expect(sayRefusal(english, locked)).toMatch(/^Byng \[aa-1br-byng\] .* B0618 \(Hougoumont\)/);
  const broken = { type: 'demoralized', rule: '11.2a', data: { army: 'prussian', losses: 25 } };
  expect(sayEvent(french, broken)).toBe('L’armée prussienne est démoralisée (25 points perdus)');
  expect(sayEvent(english, broken)).toBe('The Prussian army is demoralized (25 points lost)');
});

test('every unit and every leader has a French name of its own, and nobody else has one', () => {
  const { units, leaders } = UNITS;
  expect(Object.keys(UNITS_FR)).toEqual([...units, ...leaders].map(({ id }) => id));
  expect(units.length).toBe(170);
  expect(leaders.length).toBe(31);
  for (const [id, name] of Object.entries(UNITS_FR)) {
    expect(frenchFaults(id, name)).toEqual([]);
    expect([id, name]).not.toEqual([id, expect.stringMatching(/Line|Land\b|Artillery|Cavalry|Young|Prince of|'/)]);
  }
  // Within an army no two counters are called alike.
  const names = units.map(({ id, army }) => `${army} ${UNITS_FR[id]}`);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

test('places with an English name, or a French one without its accents, are called in French by their own', () => {
  const names = new Set(MAPS.flatMap(({ places, features }) => [...places, ...features].map(({ name }) => name)));
  expect(names.size).toBeGreaterThan(100);
  expect(Object.keys(PLACES_FR).filter((name) => !names.has(name))).toEqual([]);
  const foreign =
    /St[. -]|'|\b(of|and|ridge|crest|[Hh]eights|Farm|Chateau|Foret)\b|Bois de [AEHIO]|(iere|eries|emion|imeon|nelee)/;
  expect([...names].filter((name) => foreign.test(name) && !Object.hasOwn(PLACES_FR, name))).toEqual([]);
  for (const [name, french] of Object.entries(PLACES_FR)) {
    expect(french).not.toBe(name);
    expect(frenchFaults(name, french)).toEqual([]);
  }
});

test('French sentences name units and places in French', () => {
  const { world } = GAMES['quatre-bras'];
  const [, quatreBras] = wordsFor(world);
  const moved = { unit: 'fr-ii-pire', from: 'Q1710', hex: 'Q1708' };
  expect(sayEvent(quatreBras, { type: 'advanced', rule: '7.5a', data: moved })).toBe(
    'Piré [fr-ii-pire] avance de Q1710 (Gémioncourt) en Q1708 (Les Quatre-Bras)',
  );
  expect(unitName(world, 'nobody', FRENCH)).toBe('nobody');
  expect(unitName(world, 'fr-ii-pire', SPOKEN_TEXTS.english)).toBe('Pire');
  expect(nameOfHex(world, world.map.indexOf('Q1710'), SPOKEN_TEXTS.english)).toBe('Gemioncourt');
  expect(nameOfHex(world, world.map.indexOf('Q0101'), FRENCH)).toBeNull();
});

/** Place names, and words that are the same. */
const SAME_TITLES = { sections: ['14.0', '16.0', '17.0'], rules: [] };

/** 18.0 to 28.0 */
const isOfCampaign = (id: string): boolean => Number(id.split('.')[0]) >= 18 && Number(id.split('.')[0]) <= 28;

const IDS = CASES.map(({ id }) => id);
const PLAN: RuleTextPlan = {
  rules: { en: RULES_EN, fr: RULES_FR },
  cases: CASES.filter(({ id }) => !isOfCampaign(id)),
  same: SAME_TITLES,
  named: /\b\d{1,2}\.\d{1,3}[a-z]?\b/g,
  // A rule may be named with the statements under it: 10.5 for 10.5a and 10.5b.
  isRule: (name) => IDS.some((id) => id === name || id.startsWith(name)) || name.endsWith('.0'),
};

for (const check of ruleTextChecks(PLAN)) test(check.name, check.run);

const CAMPAIGN_PLAN: RuleTextPlan = {
  ...PLAN,
  rules: { en: CAMPAIGN_RULES_EN, fr: CAMPAIGN_RULES_FR },
  cases: CASES.filter(({ id }) => isOfCampaign(id)),
  same: { sections: ['27.0', '28.0'], rules: ['27.35'] },
};

for (const check of ruleTextChecks(CAMPAIGN_PLAN)) test(`of the campaign: ${check.name}`, check.run);

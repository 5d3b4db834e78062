import { sayEvent, sayRefusal } from '@hundred-days/kernel';
import { shelf } from '@hundred-days/kernel/shelf';
import type { RuleTextPlan } from '@hundred-days/kernel/testing';
import { catalogCheck, codeCheck, codesIn, frenchFaults, ruleTextChecks, spokenIn } from '@hundred-days/kernel/testing';
import { expect, test } from 'vitest';
import { STEPS } from '../src/position.ts';
import { OUTCOMES } from '../src/rules/victory.ts';
import { RULES_EN } from '../src/text/rules-en.ts';
import { RULES_FR } from '../src/text/rules-fr.ts';
import { UNITS_FR } from '../src/text/units-fr.ts';
import { nameOfHex, unitName } from '../src/text/wording.ts';
import { game, world } from './support.ts';
import { CASES, CATALOGS, textIn, wordsIn } from './words.ts';

const { en } = CATALOGS;
/** The same in both languages, and rightly so. */
const SAME_WORDS = ['word.combat'];
const SAME_TITLES = { sections: ['2.2'], rules: [] };

const SPOKEN = spokenIn(shelf(new URL('../src/', import.meta.url)), CATALOGS);
const { argumentsOf, codesOf, sources } = SPOKEN;
const CHECKS = [
  catalogCheck(CATALOGS, SAME_WORDS),
  codeCheck(SPOKEN, CATALOGS, 'refusal', 80),
  codeCheck(SPOKEN, CATALOGS, 'fault'),
];
for (const check of CHECKS) test(check.name, check.run);

test('every event has words, and every such text an event', () => {
  const types = argumentsOf('tell').map((args) => /^\{\s*type: ([^,]*)/.exec(args)?.[1] ?? '');
  const told = [...sources.matchAll(/ told: \{ type: ([^,]*)/g)].map(([, type]) => type);
  const given = [...types, ...told].map((type) => codesIn(type)[0] ?? '');
  expect([...new Set(given)].sort()).toEqual(codesOf('event').sort());
});

test('every phase and every outcome has words', () => {
  // In the moments between two decisions nobody is asked, so they have no words.
  const decisions = STEPS.filter((step) => !step.includes('-'));
  expect(codesOf('phase').sort()).toEqual([...decisions].sort());
  const codes = OUTCOMES.flatMap((outcome) => (outcome === null ? [] : [outcome.code]));
  expect(codesOf('outcome').sort()).toEqual(codes.sort());
});

test('every seat, every scenario and every place that is not French by name has words, and nothing else', () => {
  expect(codesOf('seat')).toEqual(game.seats.map(({ id }) => id));
  expect(codesOf('scenario')).toEqual(game.scenarios.map(({ id }) => id));
  const places = world.hexNames.filter((name) => name !== null);
  expect(codesOf('place').filter((name) => !places.includes(name))).toEqual([]);
  expect(places.filter((name) => /\b(Wood|Forest|of|the)\b/i.test(name) && !codesOf('place').includes(name))).toEqual(
    [],
  );
  for (const name of codesOf('place')) expect(en[`place.${name}`]).toBe(name);
});

test('every unit has a French name, with the same commander', () => {
  expect(Object.keys(UNITS_FR)).toEqual(world.unitIds);
  // A prince is called in French by his French name.
  const translated = ['pr-4cav'];
  const commander = (name: string): string => (/ \(([^()]*)\)$/.exec(name)?.[1] ?? '').replaceAll("'", '’');
  for (const { id, name } of world.unitData) {
    expect(frenchFaults(id, UNITS_FR[id])).toEqual([]);
    expect(UNITS_FR[id], id).not.toBe(name);
    if (!translated.includes(id)) expect(commander(UNITS_FR[id]), id).toBe(commander(name));
    expect(unitName(world, id, textIn.fr)).toBe(UNITS_FR[id]);
    expect(unitName(world, id, textIn.en)).toBe(name);
  }
  expect(unitName(world, 'nobody', textIn.fr)).toBe('nobody');
});

test('French sentences name units, sides and phases in French', () => {
  const frozen = { rule: '4.5.3', code: 'frozen', data: { unit: 'fr-6inf', hex: '0914' } };
  expect(sayRefusal(wordsIn.fr, frozen)).toMatch(
    /^6e division, IIe corps \(Jérôme\) \[fr-6inf\]\u00A0: .* en 0914 \(Bois d’Hougoumont\) /,
  );
  const phase = { type: 'phase', rule: '3.0.1', data: { turn: 3, side: 'allied', phase: 'movement' } };
  expect(sayEvent(wordsIn.fr, phase)).toBe('Tour 3, Alliés\u00A0: mouvement');
  const attack = { attackers: ['fr-gd-grn'], defenders: ['aa-3inf'], attack: 7, defence: 6, column: '1-1' };
  expect(sayEvent(wordsIn.fr, { type: 'attack', rule: '6.1.1', data: attack })).toBe(
    'Grenadiers de la Vieille Garde (Friant) [fr-gd-grn]\u00A0: attaque contre 3e division (Alten) [aa-3inf], 7 contre 6, colonne 1-1',
  );
  expect(nameOfHex(world, world.map.indexOf('1310'), textIn.fr)).toBe('La Haye Sainte');
  expect(nameOfHex(world, world.map.indexOf('0101'), textIn.fr)).toBeNull();
  const drawn = { type: 'key-drawn', rule: '9.0.2', data: { key: 4, column: 'prussian' } };
  expect(sayEvent(wordsIn.fr, drawn)).toBe('Clé des Prussiens\u00A0: 4');
});

const PLAN: RuleTextPlan = {
  rules: { en: RULES_EN, fr: RULES_FR },
  cases: CASES,
  same: SAME_TITLES,
  named: /\b\d+\.\d+\.\d+\b/g,
  // Some rulings say what the rulebook leaves open.
  unfit: /\.json|\.md|`/,
};

for (const check of ruleTextChecks(PLAN)) test(check.name, check.run);

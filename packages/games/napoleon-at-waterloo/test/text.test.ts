import { readdirSync, readFileSync } from 'node:fs';
import { KERNEL_CATALOGS, sayEvent, sayRefusal } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { HEX_NAMES, MAP } from '../src/board.ts';
import { STEPS } from '../src/position.ts';
import { OUTCOMES } from '../src/rules/victory.ts';
import { RULES_EN, type RuleSection } from '../src/text/rules-en.ts';
import { RULES_FR } from '../src/text/rules-fr.ts';
import { UNITS_FR } from '../src/text/units-fr.ts';
import { nameOfHex, unitName } from '../src/text/wording.ts';
import { UNIT_DATA, UNIT_IDS } from '../src/units.ts';
import { game } from './support.ts';

const { en, fr } = game.catalogs;
const KEYS = Object.keys(en);
/** The same in both languages, and rightly so. */
const SAME_WORDS = ['word.combat'];
const SAME_TITLES = ['2.2'];

const sources = (): string => {
  const root = new URL('../src/', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('text'))
    .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), root), 'utf8'))
    .join('\n');
};

/** The codes that the calls of a function name; an empty one for a call that names none itself. */
const codesGiven = (call: RegExp): string[] =>
  [...sources().matchAll(call)].map(([, rest]) => /'([a-z]+(?:-[a-z]+)*)'/.exec(rest)?.[1] ?? '');

const said = (kind: string, code: string): boolean => {
  const key = `${kind}.${code}`;
  return [en, fr].every((own, i) => key in own || key in [KERNEL_CATALOGS.en, KERNEL_CATALOGS.fr][i]);
};

const codesOf = (kind: string): string[] =>
  KEYS.filter((key) => key.startsWith(`${kind}.`)).map((key) => key.slice(kind.length + 1));

const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

const wellSet = (text: string, where: string): void => {
  expect(text, where).not.toMatch(/[^\u00A0][:;?!»]|«[^\u00A0]|['"“”\u202F]| {2}|^ | $/);
};

test('both languages have the same keys', () => {
  expect(Object.keys(game.catalogs)).toEqual(['en', 'fr']);
  expect(Object.keys(fr)).toEqual(KEYS);
});

test.each(KEYS)('%s is said in both languages, with the same holes', (key) => {
  expect(en[key].trim()).not.toBe('');
  expect(fr[key].trim()).not.toBe('');
  expect(fr[key] === en[key]).toBe(SAME_WORDS.includes(key));
  expect(holes(fr[key])).toEqual(holes(en[key]));
  wellSet(fr[key], key);
});

test('every refusal has words, and every such text a refusal', () => {
  const given = codesGiven(/(?<![.\w])refusal\((?=([^;]*))/g);
  expect(given.length).toBeGreaterThan(80);
  expect(given.filter((code) => code === '' || !said('refusal', code))).toEqual([]);
  expect(codesOf('refusal').filter((code) => !given.includes(code))).toEqual([]);
});

test('every event has words, and every such text an event', () => {
  const given = codesGiven(/(?<![.\w])tell\((?=\{\s*type: ([^,]*))/g);
  expect(given).toHaveLength(sources().match(/(?<![.\w])tell\(/g)?.length ?? 0);
  expect([...new Set(given)].sort()).toEqual(codesOf('event').sort());
});

test('every fault has words, and every such text a fault', () => {
  const given = codesGiven(/(?<![.\w])fault\((?=([^;]*))/g);
  expect(given.filter((code) => !said('fault', code))).toEqual([]);
  expect(codesOf('fault').filter((code) => !given.includes(code))).toEqual([]);
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
  const places = HEX_NAMES.filter((name) => name !== null);
  expect(codesOf('place').filter((name) => !places.includes(name))).toEqual([]);
  expect(places.filter((name) => /\b(Wood|Forest|of|the)\b/i.test(name) && !codesOf('place').includes(name))).toEqual(
    [],
  );
  for (const name of codesOf('place')) expect(en[`place.${name}`]).toBe(name);
});

test('every unit has a French name, with the same commander', () => {
  expect(Object.keys(UNITS_FR)).toEqual(UNIT_IDS);
  // A prince is called in French by his French name.
  const translated = ['pr-4cav'];
  const commander = (name: string): string => (/ \(([^()]*)\)$/.exec(name)?.[1] ?? '').replaceAll("'", '’');
  for (const { id, name } of UNIT_DATA) {
    wellSet(UNITS_FR[id], id);
    expect(UNITS_FR[id], id).not.toBe(name);
    if (!translated.includes(id)) expect(commander(UNITS_FR[id]), id).toBe(commander(name));
    expect(unitName(id, 'fr')).toBe(UNITS_FR[id]);
    expect(unitName(id, 'en')).toBe(name);
    expect(unitName(id, 'nl')).toBe(name);
  }
  expect(unitName('nobody', 'fr')).toBe('nobody');
});

test('French sentences name units, sides and phases in French', () => {
  const frozen = { rule: '4.5.3', code: 'frozen', data: { unit: 'fr-6inf', hex: '0914' } };
  expect(sayRefusal(game, frozen, 'fr')).toMatch(
    /^6e division, IIe corps \(Jérôme\) \[fr-6inf\]\u00A0: .* en 0914 \(Bois d’Hougoumont\) /,
  );
  const phase = { type: 'phase', rule: '3.0.1', data: { turn: 3, side: 'allied', phase: 'movement' } };
  expect(sayEvent(game, phase, 'fr')).toBe('Tour 3, Alliés\u00A0: mouvement');
  const attack = { attackers: ['fr-gd-grn'], defenders: ['aa-3inf'], attack: 7, defence: 6, column: '1-1' };
  expect(sayEvent(game, { type: 'attack', rule: '6.1.1', data: attack }, 'fr')).toBe(
    'Grenadiers de la Vieille Garde (Friant) [fr-gd-grn]\u00A0: attaque contre 3e division (Alten) [aa-3inf], 7 contre 6, colonne 1-1',
  );
  expect(nameOfHex(MAP.indexOf('1310'), 'fr')).toBe('La Haye Sainte');
  expect(nameOfHex(MAP.indexOf('0101'), 'fr')).toBeNull();
  const drawn = { type: 'key-drawn', rule: '9.0.2', data: { key: 4, column: 'prussian' } };
  expect(sayEvent(game, drawn, 'fr')).toBe('Clé des Prussiens\u00A0: 4');
});

const shape = (sections: readonly RuleSection[]) =>
  sections.map(({ id, rules }) => ({
    id,
    rules: rules.map((rule) => ({ id: rule.id, text: rule.text !== '', ruling: rule.ruling !== '' })),
  }));

test('the rules have the same sections, ids and rulings in both languages', () => {
  expect(shape(RULES_FR)).toEqual(shape(RULES_EN));
  const ids = RULES_FR.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids).toEqual(game.cases.map(({ id }) => id));
});

test('every rule says something, in French other than in English', () => {
  for (const sections of [RULES_EN, RULES_FR]) {
    for (const { title, rules } of sections) {
      expect(title.trim()).not.toBe('');
      for (const rule of rules) {
        expect(rule.title.trim(), rule.id).not.toBe('');
        expect(rule.text.trim() + rule.ruling.trim(), rule.id).not.toBe('');
      }
    }
  }
  RULES_FR.forEach((section, i) => {
    expect(section.title === RULES_EN[i].title, section.id).toBe(SAME_TITLES.includes(section.id));
    wellSet(section.title, section.id);
    section.rules.forEach((rule, j) => {
      const english = RULES_EN[i].rules[j];
      expect(rule.title, rule.id).not.toBe(english.title);
      for (const part of ['text', 'ruling'] as const) {
        if (rule[part] !== '') expect(rule[part], rule.id).not.toBe(english[part]);
        wellSet(rule[part], rule.id);
      }
    });
  });
});

/** Numbers of rules, hexes, columns and counters, in any order: the languages may turn a sentence round. */
const numbers = (text: string): string[] => (text.match(/\d[\d.-]*\d|\d/g) ?? []).sort();

test('the rules name the same numbers in both languages', () => {
  RULES_FR.forEach((section, i) => {
    section.rules.forEach((rule, j) => {
      const english = RULES_EN[i].rules[j];
      expect(numbers(`${rule.title} ${rule.text} ${rule.ruling}`), rule.id).toEqual(
        numbers(`${english.title} ${english.text} ${english.ruling}`),
      );
    });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import {
  type Facts,
  type GameEvent,
  KERNEL_CATALOGS,
  type Refusal,
  randomBits,
  sayEvent,
  sayFault,
  sayRefusal,
  seatsToAct,
  seededDice,
} from '@hundred-days/kernel';
import { play, seatsIn } from '@hundred-days/kernel/testing';
import { expect, test } from 'vitest';
import { HEX_NAMES, HEXES, MAP } from '../src/board.ts';
import { STEPS } from '../src/position.ts';
import { MODIFIERS } from '../src/rules/modifiers.ts';
import { OUTCOMES } from '../src/rules/victory.ts';
import { TURN_NAMES } from '../src/tables.ts';
import { RULES_EN, type RuleSection } from '../src/text/rules-en.ts';
import { RULES_FR } from '../src/text/rules-fr.ts';
import { UNIT_NAMES } from '../src/text/units.ts';
import { nameOfHex, nameOfSide, unitName } from '../src/text/wording.ts';
import { CORPS, UNIT_DATA, UNIT_IDS, UNITS } from '../src/units.ts';
import { game } from './support.ts';

const { en, fr } = game.catalogs;
const KEYS = Object.keys(en);
/** The same in both languages, and rightly so. */
const SAME_SECTIONS = ['2.1', '4.0', '13.0'];
const SAME_TITLES = ['MAP-2', 'MOD-A3', 'RET-5', 'VIC-1'];

const sources = (): string => {
  const root = new URL('../src/', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('text'))
    .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), root), 'utf8'))
    .join('\n');
};

const SOURCES = sources();

/** Words in quotes that look like codes, in what follows a call as far as its arguments go. */
const codesIn = (text: string): string[] => [...text.matchAll(/'([a-z]+(?:-[a-z0-9]+)*)'/g)].map(([, code]) => code);

/** The arguments of every call of a function. */
const argumentsOf = (name: string): string[] =>
  [...SOURCES.matchAll(new RegExp(`(?<![.\\w])${name}\\(`, 'g'))].map(({ index, 0: { length } }) =>
    balanced(SOURCES, index + length),
  );

/** The text up to the bracket that closes what was opened before. */
function balanced(text: string, from: number): string {
  let depth = 1;
  let end = from;
  for (; depth > 0; end++) depth += '([{'.includes(text[end]) ? 1 : ')]}'.includes(text[end]) ? -1 : 0;
  return text.slice(from, end - 1);
}

const said = (kind: string, code: string): boolean =>
  [en, fr].every(
    (own, i) => `${kind}.${code}` in own || `${kind}.${code}` in [KERNEL_CATALOGS.en, KERNEL_CATALOGS.fr][i],
  );

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
  expect(fr[key]).not.toBe(en[key]);
  expect(holes(fr[key])).toEqual(holes(en[key]));
  wellSet(fr[key], key);
});

test('every refusal has words, and every such text a refusal', () => {
  // The second argument is the code; where it is a name the code comes from elsewhere.
  const calls = ['refusal', 'barred'].flatMap(argumentsOf).map((args) => args.split(',')[1].trim());
  const named = calls.filter((code) => code.startsWith("'")).flatMap(codesIn);
  expect(named.length).toBeGreaterThan(80);
  expect(calls.filter((code) => !code.startsWith("'")).every((code) => /^code(: string)?$/.test(code))).toBe(true);
  expect(named.filter((code) => !said('refusal', code))).toEqual([]);
  const retreat = codesIn(SOURCES.slice(SOURCES.indexOf('function whyNoRefuge')).split('\n}')[0]);
  expect(retreat).toHaveLength(5);
  expect(retreat.filter((code) => !said('refusal', code))).toEqual([]);
  expect(codesOf('refusal').filter((code) => ![...named, ...retreat].includes(code))).toEqual([]);
});

test('every event has words, and every such text an event', () => {
  const events = [...SOURCES.matchAll(/(?<![.\w])tell\(/g)].map(({ index, 0: { length } }) =>
    balanced(SOURCES, index + length),
  );
  const types = events.flatMap((args) =>
    [...args.matchAll(/\{\s*type(?:: ([^,{}]*(?:\([^)]*\))?[^,{}]*))?,/g)].map(([, type]) => type ?? ''),
  );
  expect(types.length).toBeGreaterThanOrEqual(events.length);
  const placements = argumentsOf('tellPlacement').flatMap(codesIn);
  const given = [...types.flatMap((type) => codesOfType(type)), ...placements, ...flips()];
  expect([...new Set(given)].sort()).toEqual(codesOf('event').sort());
});

/** What stands for a type: a code, or one of two by a condition. */
const codesOfType = (type: string): string[] => codesIn(type.includes('?') ? type.slice(type.indexOf('?')) : type);

/** Sides that Corps are turned to. */
const flips = (): string[] =>
  ['flipCode', 'restCode'].flatMap((name) => codesIn(SOURCES.slice(SOURCES.indexOf(`const ${name} =`)).split(';')[0]));

test('every fault has words, and every such text a fault', () => {
  const calls = argumentsOf('fault').map((args) => args.split(',')[0].trim());
  const named = calls.filter((code) => code.startsWith("'")).flatMap(codesIn);
  // What a piece is compared with is no code.
  const kinds = SOURCES.slice(SOURCES.indexOf('function kindFault'))
    .split('\n}')[0]
    .replace(/=== '\w+'/g, '');
  const given = [...named, ...codesIn(kinds)];
  expect(given.length).toBeGreaterThan(12);
  expect(given.filter((code) => !said('fault', code))).toEqual([]);
  expect(codesOf('fault').filter((code) => !given.includes(code))).toEqual([]);
});

test('every phase, outcome, turn and modifier has words', () => {
  // In the moments between two decisions nobody is asked, so they have no words.
  const decisions = STEPS.slice(0, STEPS.indexOf('over') + 1);
  expect(codesOf('phase')).toEqual(decisions);
  const codes = OUTCOMES.flatMap((outcome) => (outcome === null ? [] : [outcome.code]));
  expect(codesOf('outcome').sort()).toEqual(codes.sort());
  expect(codesOf('turn').map((turn) => en[`turn.${turn}`])).toEqual(TURN_NAMES);
  expect(codesOf('modifier')).toEqual([...MODIFIERS]);
});

test('every seat, scenario, option and place whose name differs has words, and nothing else', () => {
  expect(codesOf('seat')).toEqual(game.seats.map(({ id }) => id));
  for (const { id, title } of game.seats) expect(en[`seat.${id}`]).toBe(title);
  expect(codesOf('scenario')).toEqual(game.scenarios.map(({ id }) => id));
  for (const { id, title } of game.scenarios) expect(en[`scenario.${id}`]).toBe(title);
  const options = game.options.flatMap(({ id, values }) => [id, ...values.map((value) => `${id}.${String(value)}`)]);
  expect(codesOf('option')).toEqual(options);
  const places = HEX_NAMES.filter((name) => name !== null);
  expect(codesOf('place').filter((name) => !places.includes(name))).toEqual([]);
  // A straight apostrophe is not French, and Halle is Hal.
  const foreign = places.filter((name) => /'|^Halle$|\b(Wood|Forest|of|the)\b/i.test(name));
  expect([...new Set(foreign)].sort()).toEqual(codesOf('place').sort());
  for (const name of codesOf('place')) expect(en[`place.${name}`]).toBe(name);
});

test('every piece has a name in both languages, with the same commander', () => {
  const commander = (name: string): string => (/ \(([^()]*)\)$/.exec(name)?.[1] ?? '').replaceAll("'", '’');
  for (const language of ['en', 'fr']) {
    expect(Object.keys(UNIT_NAMES[language])).toEqual(UNIT_IDS);
    expect(new Set(Object.values(UNIT_NAMES[language])).size).toBe(UNITS);
  }
  UNIT_DATA.forEach(({ id, name }, unit) => {
    expect(unitName(id, 'fr'), id).not.toBe(unitName(id, 'en'));
    wellSet(unitName(id, 'fr'), id);
    for (const language of ['en', 'fr']) {
      expect(unitName(id, language)).toBe(UNIT_NAMES[language][id]);
      if (unit < CORPS) expect(commander(unitName(id, language)), id).toBe(commander(name));
    }
    expect(unitName(id, 'nl')).toBe(unitName(id, 'en'));
  });
  expect(unitName('nobody', 'fr')).toBe('nobody');
  expect(unitName('fr-1', 'toString')).toBe(unitName('fr-1', 'en'));
});

test('sentences name pieces, hexes, sides, turns and modifiers in the language of the reader', () => {
  const held = { rule: 'MOV-13', code: 'held-in-zoc', data: { unit: 'fr-2', hex: '2618' } };
  expect(sayRefusal(game, held, 'en')).toMatch(/^II Corps \(Reille\) \[fr-2\] is held in 2618 \(Quatre-Bras\) /);
  expect(sayRefusal(game, held, 'fr')).toMatch(
    /^IIe corps \(Reille\) \[fr-2\]\u00A0: .* en 2618 \(Quatre-Bras\)\u00A0; /,
  );
  const phase = { type: 'phase', rule: 'SEQ-1', data: { turn: 4, phase: 'movement' } };
  expect(sayEvent(game, phase, 'en')).toBe('Turn 4 (June 16 P.M.), Movement Phase');
  expect(sayEvent(game, phase, 'fr')).toBe('Tour 4 (16 juin, après-midi), phase de mouvement');
  const dice = { attackDie: 5, attackModifier: 3, attack: 8, defenceDie: 4, defenceModifier: -1, defence: 3 };
  const data = { unit: 'fr-gd', other: 'pr-1', hex: '2122', ...dice, result: 'eliminated', loser: 'defender' };
  expect(sayEvent(game, { type: 'attack-resolved', rule: 'ATT-5', data }, 'fr')).toBe(
    'Corps de la Garde (Drouot) [fr-gd], dé 5 +3 = 8\u00A0; Ier corps (Ziethen) [pr-1], en 2122 (St-Amand), dé 4 −1 = 3\u00A0: élimination (défenseur)',
  );
  const placed = { type: 'hq-placed', rule: 'A-1', data: { unit: 'hq-ney', hex: '4006', mode: 'battle' } };
  expect(sayEvent(game, placed, 'fr')).toBe('QG de Ney [hq-ney]\u00A0: placement en 4006 (Hal), mode de bataille');
  expect(sayEvent(game, { type: 'passed', rule: 'PAS-1', data: { side: 'coalition' } }, 'fr')).toBe(
    'Coalisés\u00A0: ils passent',
  );
  expect(nameOfSide('french', 'fr')).toBe('Français');
  expect(nameOfHex(MAP.indexOf('4006'), 'en')).toBe('Halle');
  expect(nameOfHex(MAP.indexOf('4041'), 'fr')).toBeNull();
  const started = game.start({ scenario: 'june16', options: { secretMoveRolls: true } }, seededDice(1), null);
  expect(started.ok ? [] : started.faults.map((found) => sayFault(game, found, 'fr'))).toEqual([
    'L’option «\u00A0secretMoveRolls\u00A0» n’appartient pas à ce scénario.',
  ]);
});

/** A sentence without a hole, and no fact given in another language. */
function spoken(what: string, data: Facts, say: (language: string) => string): void {
  for (const language of ['en', 'fr']) {
    const text = say(language);
    expect(text, `${what} in ${language}, ${JSON.stringify(data)}`).not.toMatch(/\{\w+\}|undefined|NaN|^\[/);
  }
  expect(say('fr'), what).not.toBe(say('en'));
}

test.each(['june16', 'june15'])('%s: whatever is said in random games has all its facts', (scenario) => {
  const heard = new Set<string>();
  const event = (one: GameEvent): void => {
    heard.add(`event ${one.type}`);
    spoken(one.type, one.data, (language) => sayEvent(game, one, language));
  };
  const refused = (no: Refusal | null): void => {
    if (no === null) return;
    heard.add(`refusal ${no.code}`);
    spoken(no.code, no.data, (language) => sayRefusal(game, no, language));
  };
  const bits = randomBits(`words ${scenario}`);
  for (let seed = 0; seed < 3; seed++) {
    play(game, { scenario, options: {} }, `words ${seed}`, ({ before, events, index }) => {
      events.forEach(event);
      if (index % 5 !== 0) return;
      const [seat] = seatsIn(seatsToAct(game, before));
      for (let piece = 0; piece < UNITS; piece++) refused(game.whyNot(before, seat, piece, bits() % HEXES));
      // Near the pieces more rules meet than in the open.
      for (let piece = 0; piece < UNITS; piece++) {
        const place = MAP.indexOf(String(events[0]?.data.hex ?? ''));
        if (place >= 0) refused(game.whyNot(before, seat, piece, place));
      }
    });
  }
  // Enough of both kinds that the games are not silent ones.
  expect([...heard].filter((one) => one.startsWith('event')).length).toBeGreaterThan(15);
  expect([...heard].filter((one) => one.startsWith('refusal')).length).toBeGreaterThan(25);
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
        // A player has no files.
        expect(rule.text + rule.ruling, rule.id).not.toMatch(/\.json|\.md|rulebook/);
      }
    }
  }
  RULES_FR.forEach((section, i) => {
    expect(section.title === RULES_EN[i].title, section.id).toBe(SAME_SECTIONS.includes(section.id));
    wellSet(section.title, section.id);
    section.rules.forEach((rule, j) => {
      const english = RULES_EN[i].rules[j];
      expect(rule.title === english.title, rule.id).toBe(SAME_TITLES.includes(rule.id));
      wellSet(rule.title, rule.id);
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

test('the rules name only rules there are', () => {
  const ids = new Set(game.cases.map(({ id }) => id));
  for (const { rules } of [...RULES_EN, ...RULES_FR]) {
    for (const { id, text, ruling } of rules) {
      const named = `${text} ${ruling}`.match(/\b(?:MOD-[AD]\d+|S1[56]-\d+|[A-Z]{1,3}-\d+)\b/g) ?? [];
      expect(
        named.filter((one) => !ids.has(one)),
        id,
      ).toEqual([]);
    }
  }
});

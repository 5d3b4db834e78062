import { randomBits, sayEvent, sayFault, sayRefusal, seatsToAct, seededDice, whyNot } from '@hundred-days/kernel';
import { shelf } from '@hundred-days/kernel/shelf';
import {
  catalogCheck,
  codeFaults,
  codesIn,
  frenchFaults,
  hearGame,
  listen,
  optionCodes,
  type RuleTextPlan,
  ruleTextChecks,
  seatsIn,
  spokenIn,
} from '@hundred-days/kernel/testing';
import { expect, test } from 'vitest';
import unitsDocument from '../data/units.json' with { type: 'json' };
import { STEPS } from '../src/position.ts';
import { MODIFIERS } from '../src/rules/modifiers.ts';
import { RULES_EN } from '../src/text/rules-en.ts';
import { RULES_FR } from '../src/text/rules-fr.ts';
import { nameOfHex, nameOfSide, unitName } from '../src/text/wording.ts';
import { game, WORLD } from './support.ts';
import { CASES, CATALOGS, textIn, WORDS, wordsIn } from './words.ts';

const { en } = CATALOGS;
/** The same in both languages, and rightly so. */
const SAME_TITLES = { sections: ['2.1', '4.0', '13.0'], rules: ['MAP-2', 'MOD-A3', 'RET-5', 'VIC-1'] };

const { argumentsOf, codesOf, sources } = spokenIn(shelf(new URL('../src/', import.meta.url)), CATALOGS);

const catalogs = catalogCheck(CATALOGS);
test(catalogs.name, catalogs.run);

test('every refusal has words, and every such text a refusal', () => {
  // The second argument is the code; where it is a name the code comes from elsewhere.
  const calls = ['refusal', 'barred'].flatMap(argumentsOf).map((args) => args.split(',')[1].trim());
  const named = calls.filter((code) => code.startsWith("'")).flatMap(codesIn);
  expect(named.length).toBeGreaterThan(80);
  expect(calls.filter((code) => !code.startsWith("'")).every((code) => /^code(: string)?$/.test(code))).toBe(true);
  const retreat = codesIn(sources.slice(sources.indexOf('function whyNoRefuge')).split('\n}')[0]);
  expect(retreat).toHaveLength(6);
  expect(codeFaults(CATALOGS, 'refusal', [...named, ...retreat])).toEqual([]);
});

test('every event has words, and every such text an event', () => {
  const events = argumentsOf('tell');
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
  ['flipCode', 'restCode'].flatMap((name) => codesIn(sources.slice(sources.indexOf(`const ${name} =`)).split(';')[0]));

test('every fault has words, and every such text a fault', () => {
  const calls = argumentsOf('fault').map((args) => args.split(',')[0].trim());
  const named = calls.filter((code) => code.startsWith("'")).flatMap(codesIn);
  // What a piece is compared with is no code.
  const kinds = sources
    .slice(sources.indexOf('function kindFault'))
    .split('\n}')[0]
    .replace(/=== '\w+'/g, '');
  const given = [...named, ...codesIn(kinds)];
  expect(given.length).toBeGreaterThanOrEqual(12);
  expect(codeFaults(CATALOGS, 'fault', given)).toEqual([]);
});

test('every phase, outcome, turn and modifier has words', () => {
  // In the moments between two decisions nobody is asked, so they have no words.
  const decisions = STEPS.slice(0, STEPS.indexOf('over') + 1);
  expect(codesOf('phase')).toEqual(decisions);
  const codes = WORLD.outcomes.flatMap((outcome) => (outcome === null ? [] : [outcome.code]));
  expect(codesOf('outcome').sort()).toEqual(codes.sort());
  expect(codesOf('turn').map((turn) => en[`turn.${turn}`])).toEqual(WORLD.turnNames);
  expect(codesOf('modifier')).toEqual([...MODIFIERS]);
});

test('every seat, scenario, option and place whose name differs has words, and nothing else', () => {
  expect(codesOf('seat')).toEqual(game.seats.map(({ id }) => id));
  for (const { id, title } of game.seats) expect(en[`seat.${id}`]).toBe(title);
  expect(codesOf('scenario')).toEqual(game.scenarios.map(({ id }) => id));
  for (const { id, title } of game.scenarios) expect(en[`scenario.${id}`]).toBe(title);
  expect(codesOf('option')).toEqual(optionCodes(game));
  const places = WORLD.hexNames.filter((name) => name !== null);
  expect(codesOf('place').filter((name) => !places.includes(name))).toEqual([]);
  // A straight apostrophe is not French, and Halle is Hal.
  const foreign = places.filter((name) => /'|^Halle$|\b(Wood|Forest|of|the)\b/i.test(name));
  expect([...new Set(foreign)].sort()).toEqual(codesOf('place').sort());
  for (const name of codesOf('place')) expect(en[`place.${name}`]).toBe(name);
});

test('every piece has a name in both languages, with the same commander', () => {
  const commander = (name: string): string => (/ \(([^()]*)\)$/.exec(name)?.[1] ?? '').replaceAll("'", '’');
  for (const language of ['en', 'fr']) {
    expect(Object.keys(textIn[language].units)).toEqual(WORLD.unitIds);
    expect(new Set(Object.values(textIn[language].units)).size).toBe(WORLD.units);
  }
  const { corps, detachments, hqs } = unitsDocument;
  [...corps, ...detachments, ...hqs].forEach(({ id, name }, unit) => {
    expect(unitName(WORLD, id, textIn.fr), id).not.toBe(unitName(WORLD, id, textIn.en));
    expect(frenchFaults(id, unitName(WORLD, id, textIn.fr))).toEqual([]);
    for (const language of ['en', 'fr']) {
      expect(unitName(WORLD, id, textIn[language])).toBe(textIn[language].units[id]);
      if (unit < WORLD.corps) expect(commander(unitName(WORLD, id, textIn[language])), id).toBe(commander(name));
    }
  });
  expect(unitName(WORLD, 'nobody', textIn.fr)).toBe('nobody');
});

test('sentences name pieces, hexes, sides, turns and modifiers in the language of the reader', () => {
  const held = { rule: 'MOV-13', code: 'held-in-zoc', data: { unit: 'fr-2', hex: '2618' } };
  expect(sayRefusal(wordsIn.en, held)).toMatch(/^II Corps \(Reille\) \[fr-2\] is held in 2618 \(Quatre-Bras\) /);
  expect(sayRefusal(wordsIn.fr, held)).toMatch(
    /^IIe corps \(Reille\) \[fr-2\]\u00A0: .* en 2618 \(Quatre-Bras\)\u00A0; /,
  );
  const phase = { type: 'phase', rule: 'SEQ-1', data: { turn: 4, phase: 'movement' } };
  expect(sayEvent(wordsIn.en, phase)).toBe('Turn 4 (June 16 P.M.), Movement Phase');
  expect(sayEvent(wordsIn.fr, phase)).toBe('Tour 4 (16 juin, après-midi), phase de mouvement');
  const dice = { attackDie: 5, attackModifier: 3, attack: 8, defenceDie: 4, defenceModifier: -1, defence: 3 };
  const data = { unit: 'fr-gd', other: 'pr-1', hex: '2122', ...dice, result: 'eliminated', loser: 'defender' };
  expect(sayEvent(wordsIn.fr, { type: 'attack-resolved', rule: 'ATT-5', data })).toBe(
    'Corps de la Garde (Drouot) [fr-gd], dé 5 +3 = 8\u00A0; Ier corps (Ziethen) [pr-1], en 2122 (St-Amand), dé 4 −1 = 3\u00A0: élimination (défenseur)',
  );
  const placed = { type: 'hq-placed', rule: 'A-1', data: { unit: 'hq-ney', hex: '4006', mode: 'battle' } };
  expect(sayEvent(wordsIn.fr, placed)).toBe('QG de Ney [hq-ney]\u00A0: placement en 4006 (Hal), mode de bataille');
  expect(sayEvent(wordsIn.fr, { type: 'passed', rule: 'PAS-1', data: { side: 'coalition' } })).toBe(
    'Coalisés\u00A0: ils passent',
  );
  expect(nameOfSide('french', textIn.fr)).toBe('Français');
  expect(nameOfHex(WORLD, WORLD.map.indexOf('4006'), textIn.en)).toBe('Halle');
  expect(nameOfHex(WORLD, WORLD.map.indexOf('4041'), textIn.fr)).toBeNull();
  const started = game.start({ scenario: 'june16', options: { secretMoveRolls: true } }, seededDice(1), null);
  expect(started.ok ? [] : started.faults.map((found) => sayFault(wordsIn.fr, found))).toEqual([
    'L’option «\u00A0secretMoveRolls\u00A0» n’appartient pas à ce scénario.',
  ]);
});

test.each(['june16', 'june15'])('%s: whatever is said in random games has all its facts', (scenario) => {
  const ear = listen(WORDS);
  const bits = randomBits(`words ${scenario}`);
  for (let seed = 0; seed < 3; seed++) {
    const unsaid = hearGame(game, ear, { scenario, options: {} }, `words ${seed}`, ({ before, events, index }) => {
      if (index % 5 !== 0) return;
      const [seat] = seatsIn(seatsToAct(game, before));
      for (let piece = 0; piece < WORLD.units; piece++)
        ear.refused(whyNot(game, before, seat, piece, bits() % WORLD.hexes));
      // Near the pieces more rules meet than in the open.
      const place = WORLD.map.indexOf(String(events[0]?.data.hex ?? ''));
      for (let piece = 0; piece < WORLD.units; piece++) {
        if (place >= 0) ear.refused(whyNot(game, before, seat, piece, place));
      }
    });
    expect(unsaid).toEqual([]);
  }
  expect(ear.faults).toEqual([]);
  // Enough of both kinds that the games are not silent ones.
  expect([...ear.heard].filter((one) => one.startsWith('event')).length).toBeGreaterThan(15);
  expect([...ear.heard].filter((one) => one.startsWith('refusal')).length).toBeGreaterThan(25);
});

const PLAN: RuleTextPlan = {
  rules: { en: RULES_EN, fr: RULES_FR },
  cases: CASES,
  same: SAME_TITLES,
  named: /\b(?:MOD-[AD]\d+|S1[56]-\d+|[A-Z]{1,3}-\d+)\b/g,
};

for (const check of ruleTextChecks(PLAN)) test(check.name, check.run);

import { type Action, createDayOfWaterloo, LINES } from '@hundred-days/day-of-waterloo';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import {
  catalogsOf,
  type Place,
  randomBits,
  type Setup,
  type State,
  sayEvent,
  sayRefusal,
  seatsAt,
  seatsToAct,
  type Unit,
  whyNot,
} from '@hundred-days/kernel';
import { shelf } from '@hundred-days/kernel/shelf';
import {
  catalogCheck,
  codesIn,
  type Ear,
  frenchFaults,
  hearGame,
  listen,
  optionCodes,
  type RuleTextPlan,
  ruleTextChecks,
  seatsIn,
  spokenIn,
} from '@hundred-days/kernel/testing';
import { describe, expect, test } from 'vitest';
import MAP from '../data/map.json' with { type: 'json' };
import SCENARIOS from '../data/scenarios.json' with { type: 'json' };
import TABLES from '../data/tables.json' with { type: 'json' };
import UNITS from '../data/units.json' with { type: 'json' };
import { TERRAINS } from '../src/board.ts';
import { OUTCOMES, STEPS } from '../src/layout.ts';
import { SPOKEN as SPOKEN_TEXTS } from '../src/spoken.ts';
import { WEATHERS } from '../src/tables.ts';
import { FRENCH } from '../src/text/french.ts';
import { PLACES_FR } from '../src/text/places-fr.ts';
import { RULES_EN } from '../src/text/rules-en.ts';
import { RULES_FR } from '../src/text/rules-fr.ts';
import { UNITS_EN } from '../src/text/units-en.ts';
import { UNITS_FR } from '../src/text/units-fr.ts';
import { nameOfHex, unitName } from '../src/text/wording.ts';
import { ARMIES } from '../src/units.ts';
import { melee } from './scenes.ts';
import { CASES, wordsFor } from './words.ts';
import { w } from './world.ts';

const game = createDayOfWaterloo(w, FORMAT);
const WORDS = wordsFor(w);
const [english, french] = WORDS;
const CATALOGS = catalogsOf(WORDS);
/** The same in both languages, and rightly so. */
const SAME_WORDS = ['word.combat', 'terrain.village', 'entry.2', 'entry.3', 'entry.4', 'entry.5', 'entry.6'];

const SPOKEN = spokenIn(shelf(new URL('../src/', import.meta.url)), CATALOGS);
const { argumentsOf, codesOf, sources } = SPOKEN;

const catalogs = catalogCheck(CATALOGS, SAME_WORDS);
test(catalogs.name, catalogs.run);

/** Codes that the rules give and nobody has put into words, and words that no rule gives. */
function wordless(kind: string, given: readonly string[]) {
  const said = codesOf(kind);
  const unsaid = said.filter((code) => !given.includes(code));
  return { silent: [...new Set(given)].filter((code) => !said.includes(code)).sort(), unsaid };
}

describe('everything the rules say has words, and nothing else has', () => {
  test('refusals', () => {
    const calls = argumentsOf('refusal').map((call) => codesIn(call.split('{')[0]));
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter((codes) => codes.length === 0)).toEqual([]);
    expect(wordless('refusal', calls.flat())).toEqual({ silent: [], unsaid: [] });
  });

  test('faults of files', () => {
    const given = argumentsOf('fault').map((call) => codesIn(call.split(',')[0])[0]);
    expect(given.length).toBeGreaterThanOrEqual(10);
    expect(wordless('fault', given)).toEqual({ silent: [], unsaid: [] });
  });

  test('events', () => {
    const types = [...sources.matchAll(/\btype: ([^,]*),\s*rule\b/g)].flatMap(([, type]) => codesIn(type));
    expect(types.length).toBeGreaterThan(4);
    expect(wordless('event', types)).toEqual({ silent: [], unsaid: [] });
  });

  test('phases as they are told', () => {
    const told = argumentsOf('tellPhase').flatMap(codesIn);
    expect(told.length).toBeGreaterThan(1);
    expect(told.filter((phase) => !codesOf('word').includes(phase))).toEqual([]);
  });

  test('steps, seats, armies, corps, scenarios, options, outcomes', () => {
    // In the moments between two decisions nobody is asked, so they have no words.
    expect(codesOf('phase')).toEqual(STEPS.slice(0, STEPS.indexOf('over') + 1));
    const three = seatsAt(game, { scenario: 'historical', options: { 'three-players': true } });
    const titles = new Map([...game.seats.slice(0, 2), ...three].map(({ id, title }) => [id, title]));
    expect(codesOf('seat')).toEqual(
      [...titles.keys()].sort((a, b) => codesOf('seat').indexOf(a) - codesOf('seat').indexOf(b)),
    );
    for (const [id, title] of titles) expect(CATALOGS.en[`seat.${id}`]).toBe(title);
    expect(codesOf('army')).toEqual([...ARMIES]);
    expect(codesOf('corps').sort()).toEqual([...w.corpsIds].sort());
    const scenarios = SCENARIOS.scenarios.map(({ id }) => id);
    expect(codesOf('scenario')).toEqual(scenarios);
    expect(codesOf('about')).toEqual(scenarios);
    for (const { id, name } of SCENARIOS.scenarios) expect(CATALOGS.en[`scenario.${id}`]).toBe(name);
    expect(codesOf('option')).toEqual(optionCodes(game));
    expect(codesOf('outcome')).toEqual(OUTCOMES.filter((code) => code !== 'none'));
  });

  test('weather, hours, ground, entries, lines of fate, modifiers of a charge', () => {
    expect(codesOf('weather').sort()).toEqual([...WEATHERS].sort());
    expect(codesOf('time')).toEqual(TABLES.turnTrack.map(({ time }) => time));
    expect(codesOf('terrain')).toEqual([...TERRAINS]);
    const sides = [...MAP.hexsides, ...MAP.roads, ...MAP.crossings].map(([, , kind]) => kind);
    expect(codesOf('hexside').sort()).toEqual([...new Set(sides)].sort());
    expect(codesOf('entry')).toEqual(MAP.entryPoints.map(({ id }) => String(id)));
    for (const { id, to } of MAP.entryPoints) expect(CATALOGS.en[`entry.${id}`]).toBe(to);
    const fates = [...SCENARIOS.fateEvents.french, ...SCENARIOS.fateEvents.allied].map(({ id }) => id);
    expect(codesOf('fate').sort()).toEqual([...new Set(fates)].sort());
    expect(codesOf('modifier')).toEqual(TABLES.cavalryChargeTable.modifiers.map(({ id }) => id));
  });
});

test('every unit and every leader has a French name of its own, and nobody else has one', () => {
  const { units, variantUnits, leaders, variantLeaders } = UNITS;
  const pieces = [...units, ...variantUnits, ...leaders, ...variantLeaders];
  expect(Object.keys(UNITS_FR)).toEqual(pieces.map(({ id }) => id));
  expect(pieces.length).toBe(124);
  for (const [id, name] of Object.entries(UNITS_FR)) {
    expect(frenchFaults(id, name)).toEqual([]);
    expect([id, name]).not.toEqual([id, expect.stringMatching(/Guard\b|Horse|Artillery|Corps\b|12 Pd|Prince of|'/)]);
  }
  // English has its own where the data have a misprint, an abbreviation or a typewriter's apostrophe.
  const typed = pieces.filter(({ name }) => /'|12 Pd|\(|-I/.test(name)).map(({ id }) => id);
  expect(typed.filter((id) => !Object.hasOwn(UNITS_EN, id))).toEqual([]);
  const named = new Map(pieces.map(({ id, name }) => [id, name]));
  expect(Object.entries(UNITS_EN).filter(([id, name]) => !named.has(id) || named.get(id) === name)).toEqual([]);
  // Within an army no two counters are called alike, in either language.
  for (const nameOf of [(id: string) => UNITS_FR[id], (id: string) => unitName(w, id, SPOKEN_TEXTS.english)]) {
    const names = pieces.map(({ id, army }) => `${army} ${nameOf(id)}`);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  }
});

test('places that are written otherwise in French have their French names', () => {
  const names = new Set([...w.hexNames.filter((name) => name !== null), ...MAP.entryPoints.map(({ to }) => to)]);
  expect(Object.keys(PLACES_FR).filter((name) => !names.has(name))).toEqual([]);
  const foreign = /'|Brussels|^La Belle-|^La Pap|Mont Saint/;
  expect([...names].filter((name) => foreign.test(name) !== Object.hasOwn(PLACES_FR, name))).toEqual([]);
  for (const [name, called] of Object.entries(PLACES_FR)) expect(frenchFaults(name, called)).toEqual([]);
});

test('sentences name units, hexes with their places, sides and hours in the language of the reader', () => {
  const outside = { rule: '4.1a', code: 'outside-area', data: { unit: 'adg-orange', hex: '0909' } };
  expect(sayRefusal(english, outside)).toMatch(/0909 \(Mont Saint-Jean\) .* Prince of Orange \[adg-orange\]/);
  expect(sayRefusal(french, outside)).toMatch(/^Prince d’Orange \[adg-orange\] .* 0909 \(Mont-Saint-Jean\)/);
  const data = { turn: 9, time: '2:00 PM', weather: 'clear', side: 'french', phase: 'movement' };
  const phase = { type: 'phase', rule: '4.2b', data };
  expect(sayEvent(english, phase)).toBe('Turn 9 (2 p.m., Clear), French: movement');
  expect(sayEvent(french, phase)).toBe('Tour 9 (14 h, Temps sec), Français\u00A0: mouvement');
  expect(unitName(w, 'nobody', FRENCH)).toBe('nobody');
  expect(unitName(w, 'fr-pire', SPOKEN_TEXTS.english)).toBe('Piré');
  expect(unitName(w, 'fr-foy', SPOKEN_TEXTS.english)).toBe('Foy');
  expect(nameOfHex(w, w.map.indexOf('0101'), FRENCH)).toBeNull();
});

test('no French sentence puts a word before a name that would lose its vowel there', () => {
  // 'd’Erlon', but 'de Foy': a name stands after no word of elision.
  const governed = /(^|[ ’])(de|que|le|la|ne|se) \{(unit|other|leader|enemy|army|corps|units|others)\}/;
  expect(Object.entries(CATALOGS.fr).filter(([, text]) => governed.test(text))).toEqual([]);
});

/** Facts that were left as they are: codes and truths; ids of units stand in brackets. */
const isRaw = (text: string, language: string): boolean =>
  /true|false|severeMud|grandFarm/.test(text) ||
  (language === 'fr' && /\b(french|allied|adg|prussian|fr|pr)-/.test(text.replaceAll(/\[[^\]]*\]/g, '')));

/** Orders that may well be wrong, about a piece and a hex, and whoever else is there. */
function orders(unit: Unit, other: Unit, hex: Place, next: Place): Action[] {
  const [units, path] = [unit < other ? [unit, other] : [unit], [hex, next]];
  const line = unit % LINES.length;
  return [
    { type: 'end' },
    { type: 'fate', line },
    { type: 'place', unit, hex },
    { type: 'raise', unit },
    { type: 'name', unit },
    { type: 'tactical', unit },
    { type: 'rally', unit },
    { type: 'take', unit },
    { type: 'lower', unit },
    { type: 'move', unit, path },
    { type: 'enter', unit, path },
    { type: 'exit', unit },
    { type: 'lodge', unit, hex },
    { type: 'charge', units, to: hex },
    { type: 'react', units: [unit], top: other },
    { type: 'receive', top: unit },
    { type: 'claim' },
    { type: 'retreat', units: [unit], to: [hex, hex] },
    { type: 'stand', hex },
    { type: 'target', hex },
    { type: 'fire', unit },
    { type: 'support', unit },
    { type: 'bombard' },
    { type: 'spare' },
    { type: 'evade', units: [unit], to: [hex] },
    { type: 'join', unit },
    { type: 'attack' },
    { type: 'pay', hex },
    { type: 'counter', hex },
    { type: 'advance', units: [unit], to: hex },
    { type: 'follow', unit },
    { type: 'done' },
  ];
}

/** Asks about every piece: of a hex beside it, and of any other. */
function ask(ear: Ear, state: State, bits: () => number): void {
  const phase = game.phase(state);
  const [seat] = seatsIn(seatsToAct(game, state));
  for (let unit = 0; unit < w.pieces; unit++) {
    const at = state[w.at.where + unit];
    const beside = at < 0 ? -1 : w.map.neighbours[6 * at + (bits() % 6)];
    const hex = beside < 0 || bits() % 4 === 0 ? bits() % w.hexes : beside;
    ear.refused(whyNot(game, state, seat, unit, hex));
    for (const order of orders(unit, bits() % w.units, at < 0 ? hex : at, hex))
      if (phase.accepts.includes(order.type)) ear.refused(phase.refuse(state, seat, order));
  }
}

/** Whole days, and battles in their last hours. */
const HEARD: readonly Setup[] = [
  { scenario: 'historical', options: {} },
  { scenario: 'forcing-fate', options: {} },
  ...[1, 5, 7, 8].map((skew) => ({
    scenario: melee(skew, 14),
    options: { 'three-players': skew % 3 === 1 },
  })),
];

test('whatever is said in random games has all its facts', () => {
  const ear = listen(WORDS, { isWrong: isRaw, often: 10 });
  HEARD.forEach((setup, i) => {
    const bits = randomBits(`words ${i}`);
    const unsaid = hearGame(game, ear, setup, `words ${i}`, ({ before, index }) => {
      if (index % (i < 2 ? 90 : 10) === 0) ask(ear, before, bits);
    });
    expect(unsaid).toEqual([]);
  });
  expect(ear.faults).toEqual([]);
  // Enough of both kinds that the games are not silent ones; the rest is too seldom to be waited for.
  const share = (kind: string): number =>
    codesOf(kind).filter((code) => ear.heard.has(`${kind} ${code}`)).length / codesOf(kind).length;
  expect(share('event')).toBeGreaterThan(0.65);
  expect(share('refusal')).toBeGreaterThan(0.5);
});

const IDS = CASES.map(({ id }) => id);
const PLAN: RuleTextPlan = {
  rules: { en: RULES_EN, fr: RULES_FR },
  cases: CASES,
  same: { sections: [], rules: [] },
  named: /\b\d{1,2}\.\d{1,2}(?:\.\d{1,2})?[a-z]?\b/g,
  // A rule may be named with the statements under it: 10.5 for 10.5a and 10.5b.
  isRule: (name) => IDS.some((id) => id === name || id.startsWith(name)) || name.endsWith('.0'),
};

for (const check of ruleTextChecks(PLAN)) test(check.name, check.run);

test('[16.0a, 3.2a] rules that rest on a reconstruction say so', () => {
  const texts = [RULES_EN, RULES_FR].map((sections) => sections.flatMap(({ rules }) => rules));
  const resting = ['3.2a', '3.3a', '3.3b', '3.4.2b', '9.2.15a', '9.4.4c', '10.1g', '11.1b', '11.5a', '11.8a', '12.1a'];
  for (const id of [...resting, '13.1a', '16.0a'])
    expect(texts.map((rules) => rules.find((rule) => rule.id === id)?.ruling)).toEqual([
      expect.stringMatching(/^Reconstruction: /),
      expect.stringMatching(/^Reconstitution\u00A0: /),
    ]);
  const variants = texts.map((rules) => rules.filter(({ id }) => /^16\.[12]/.test(id)).map(({ ruling }) => ruling));
  expect(variants[0].filter((ruling) => !ruling.startsWith('Of this edition: '))).toEqual([]);
  expect(variants[1].filter((ruling) => !ruling.startsWith('De cette édition\u00A0: '))).toEqual([]);
});

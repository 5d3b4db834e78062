import {
  type Facts,
  randomBits,
  type Setup,
  type State,
  sayEvent,
  sayFault,
  sayRefusal,
  seatsAt,
  seatsToAct,
  seededDice,
  whyNot,
} from '@hundred-days/kernel';
import { shelf } from '@hundred-days/kernel/shelf';
import {
  catalogCheck,
  codeFaults,
  codesIn,
  type Ear,
  frenchFaults,
  hearGame,
  holesIn,
  listen,
  optionCodes,
  type RuleTextPlan,
  ruleTextChecks,
  seatsIn,
  spokenIn,
} from '@hundred-days/kernel/testing';
import { type Action, createNapoleon1815, POSITIONS, TARGETS } from '@hundred-days/napoleon-1815';
import { FORMAT } from '@hundred-days/napoleon-1815/format';
import { expect, test } from 'vitest';
import mapData from '../data/map.json' with { type: 'json' };
import { STEPS } from '../src/position.ts';
import { MARKERS, NO_MARKER } from '../src/tables.ts';
import { RULES_EN } from '../src/text/rules-en.ts';
import { RULES_FR } from '../src/text/rules-fr.ts';
import { UNITS_FR } from '../src/text/units-fr.ts';
import { nameOfArmy, nameOfSide, nameOfTown, unitName } from '../src/text/wording.ts';
import { ARMIES, LEADER, SIDES } from '../src/units.ts';
import { CASES, CATALOGS, textIn, WORDS, wordsIn } from './words.ts';
import { w } from './world.ts';

const game = createNapoleon1815(w, FORMAT);
const { en, fr } = CATALOGS;
const KEYS = Object.keys(en);
/** The same in both languages, and rightly so. */
const SAME_TITLES = { sections: [], rules: ['6.24d', '6.33e', '6.7a', '9.0c', '11.0b'] };

const { argumentsOf, codesOf, sources } = spokenIn(shelf(new URL('../src/', import.meta.url)), CATALOGS);

const catalogs = catalogCheck(CATALOGS);
test(catalogs.name, catalogs.run);

test('no French word that a name may change stands before one', () => {
  // A town may begin with a vowel, and a unit may be of either gender.
  expect(KEYS.filter((key) => /\b(?:de|que|le|la) \{/.test(fr[key]))).toEqual([]);
});

test('every refusal has words, and every such text a refusal', () => {
  const calls = argumentsOf('refusal').map(codesIn);
  expect(calls.length).toBeGreaterThan(90);
  expect(calls.filter((codes) => codes.length === 0)).toEqual([]);
  const given = [...new Set(calls.flat())];
  expect(codeFaults(CATALOGS, 'refusal', given)).toEqual([]);
});

test('every event has words, and every such text an event', () => {
  const types = argumentsOf('tell').flatMap((args) =>
    [...args.matchAll(/\btype(?:: ([^,]*))?,/g)].map(([, type]) => type),
  );
  expect(types.length).toBeGreaterThanOrEqual(argumentsOf('tell').length);
  const owners = [...argumentsOf('tellOwner'), ...argumentsOf('tellDone')].flatMap(codesIn);
  expect(owners.length).toBeGreaterThanOrEqual(12);
  const given = [...owners, ...types.flatMap((type) => codesOfType(type ?? ''))];
  expect([...new Set(given)].sort()).toEqual(codesOf('event').sort());
});

/** What stands for a type: a code, one of two, or one that is built for open and for hidden blocks. */
function codesOfType(type: string): string[] {
  if (type === 'change.type') return changes();
  if (type === 'group.type') return changes().map((code) => `blocks-${code}`);
  if (!type.includes('$')) return codesIn(type);
  const ends = [...codesIn(type), ...[...type.matchAll(/\}([a-z]+)`/g)].map(([, code]) => code)];
  return ends.flatMap((code) => [code, `block-${code}`]);
}

/** What a block can have done since others last saw it. */
function changes(): string[] {
  const codes = [
    ...sources
      .slice(sources.indexOf('function changeOf'))
      .split('\n}')[0]
      .matchAll(/type: '([a-z-]+)'/g),
  ].map(([, code]) => code);
  expect(codes).toHaveLength(2);
  return codes;
}

test('no sentence about hidden blocks has room for a unit', () => {
  const hidden = codesOf('event').filter((code) => /^blocks?-|^march-rolled$/.test(code));
  expect(hidden).toHaveLength(11);
  for (const code of hidden) {
    for (const catalog of [en, fr]) {
      expect(holesIn(catalog[`event.${code}`]), code).not.toContain('{unit}');
      expect(holesIn(catalog[`event.${code}`]), code).toContain('{army}');
    }
  }
});

test('every fault has words, and every such text a fault', () => {
  const given = argumentsOf('fault').map((args) => codesIn(args.split(',')[0])[0]);
  expect(given.length).toBeGreaterThanOrEqual(10);
  expect(codeFaults(CATALOGS, 'fault', given)).toEqual([]);
});

test('every phase, outcome, date, position, marker and target has words', () => {
  // In the moments between two decisions nobody is asked, so they have no words.
  expect(codesOf('phase')).toEqual(STEPS.slice(0, STEPS.indexOf('over') + 1));
  const codes = [...sources.matchAll(/rule: '10\.\w+', code: '([a-z-]+)'/g)].map(([, code]) => code);
  expect(codes).toHaveLength(5);
  expect(codesOf('outcome')).toEqual(codes);
  expect(codesOf('date')).toEqual([...new Set(w.turnDates.slice(1))]);
  const words = codesOf('word').filter((word) => !word.includes('.'));
  const facts = ['day', 'night', ...POSITIONS, ...MARKERS.slice(NO_MARKER + 1), ...TARGETS, 'lost', 'kept'];
  expect(words.toSorted()).toEqual(facts.toSorted());
});

test('every seat, side, army, scenario, option and place whose name differs has words, and nothing else', () => {
  const three = seatsAt(game, { scenario: 'free', options: { threePlayers: true } });
  const seats = [...new Map([...game.seats, ...three].map((seat) => [seat.id, seat])).values()];
  expect(codesOf('seat').sort()).toEqual(seats.map(({ id }) => id).sort());
  for (const { id, title } of seats) expect(en[`seat.${id}`]).toBe(title);
  expect(codesOf('side')).toEqual([...SIDES, 'nobody']);
  expect(codesOf('army')).toEqual([...ARMIES]);
  expect(codesOf('scenario')).toEqual(game.scenarios.map(({ id }) => id));
  for (const { id, title } of game.scenarios) expect(en[`scenario.${id}`]).toBe(title);
  expect(codesOf('option')).toEqual(optionCodes(game));
  for (const name of codesOf('place')) expect(en[`place.${name}`]).toBe(name);
  // What is English, or not set as in French.
  const named = [...w.townNames, ...mapData.rivers.map(({ name }) => name)];
  const foreign = named.filter((name) => /^(Ghent|Antwerp|Brussels|Oudenarde|Scheldt|Dender)$|\.|oe| /.test(name));
  const title = ['The Netherlands', 'in June of 1815'];
  expect(codesOf('place')).toEqual([...title, ...foreign]);
});

test('every unit has a name of its own in both languages, with the same commander', () => {
  const commander = (name: string): string =>
    (/ \(([^()]*)\)$/.exec(name)?.[1] ?? '').replaceAll("'", '’').replace(/(?:, )?(?:1st|2nd|1re|2e)$/, '');
  for (const language of ['en', 'fr']) {
    const names = language === 'fr' ? UNITS_FR : w.unitNames;
    expect(Object.keys(names)).toEqual(w.unitIds);
    expect(new Set(Object.values(names)).size).toBe(w.unitCount);
  }
  w.documents.units.units.forEach(({ id, name }, unit) => {
    expect(unitName(w, id, textIn.fr) === unitName(w, id, textIn.en), id).toBe(w.type[unit] === LEADER);
    expect(frenchFaults(id, unitName(w, id, textIn.fr))).toEqual([]);
    expect(unitName(w, id, textIn.en).endsWith(name.replaceAll("'", '’')), id).toBe(true);
    expect(commander(unitName(w, id, textIn.fr)), id).toBe(commander(name));
  });
  expect(unitName(w, 'nobody', textIn.fr)).toBe('nobody');
});

const saying = (type: string, data: Facts): string[] =>
  ['en', 'fr'].map((language) => sayEvent(wordsIn[language], { type, rule: '2.0a', data }));

test('sentences name units, towns, armies, positions and numbers in the language of the reader', () => {
  const turn = { turn: 3, date: 'June 15', side: 'french', night: true };
  expect(saying('turn', turn)).toEqual(['Turn 3, June 15, night: French', 'Tour 3, 15 juin, nuit\u00A0: Français']);
  expect(saying('turn', { ...turn, side: 'allied', night: false })[0]).toBe('Turn 3, June 15, day: Allies');
  const path = ['brussels', 'waterloo', 'quatre-bras'];
  expect(saying('moved', { unit: 'ad-1-art', path })).toEqual([
    'Anglo-Dutch I Corps artillery [ad-1-art] moves Brussels → Waterloo → Quatre Bras',
    'Artillerie du Ier corps anglo-néerlandais [ad-1-art]\u00A0: mouvement Bruxelles → Waterloo → Quatre-Bras',
  ]);
  expect(saying('blocks-moved', { army: 'prussian', count: 1, path: ['namur', 'ligny'] })).toEqual([
    'Prussian army: 1 block moved Namur → Ligny',
    'Armée prussienne\u00A0: mouvement, 1 bloc, Namur → Ligny',
  ]);
  expect(saying('blocks-went', { army: 'anglo-dutch', count: 3, from: 'ghent', town: 'alost' })).toEqual([
    'Anglo-Dutch army: 3 blocks went from Ghent to Alost',
    'Armée anglo-néerlandaise\u00A0: 3 blocs, Gand → Alost',
  ]);
  const march = { army: 'french', path: ['solre', 'binche', 'mons'], die: 3, bonus: 1, lost: false };
  expect(saying('march-rolled', march)).toEqual([
    'French army, force march Solre → Binche → Mons: die 3 + 1, no loss',
    'Armée française, marche forcée Solre → Binche → Mons\u00A0: dé 3 + 1, sans perte',
  ]);
  expect(saying('march-rolled', { ...march, bonus: 0, lost: true })[1]).toMatch(/: dé 3, un pas perdu$/);
  expect(saying('fired', { unit: 'fr-g-inf', dice: [1, 3, 6], firepower: 3, hits: 2 })).toEqual([
    'Imperial Guard infantry [fr-g-inf] fires at F3, dice 1, 3, 6: 2 hits',
    'Infanterie de la Garde impériale [fr-g-inf]\u00A0: tir à F3, dés 1, 3, 6\u00A0: 2 touches',
  ]);
  expect(saying('fired', { unit: 'pr-blucher', dice: [5], firepower: 2, hits: 0 })[1]).toMatch(/: aucune touche$/);
  expect(saying('shifted', { unit: 'pr-1-cav', town: 'ligny', from: 'reserve', to: 'enemy-left' })).toEqual([
    'I Corps reserve cavalry [pr-1-cav] goes from the reserve to the enemy left, battle at Ligny',
    'Cavalerie de réserve du Ier corps [pr-1-cav]\u00A0: réserve → gauche ennemie, bataille à Ligny',
  ]);
  expect(saying('marker-placed', { side: 'allied', marker: 'hill', position: 'center', town: 'brussels' })).toEqual([
    'Allies: Hill placed at Brussels, center',
    'Alliés\u00A0: marqueur placé à Bruxelles, Colline, centre',
  ]);
  expect(saying('city-held', { town: 'liege', army: 'prussian', units: 2 })).toEqual([
    'The French hold Liège: 2 units lost to the Prussian army',
    'Les Français tiennent Liège\u00A0: l’armée prussienne perd 2 unités',
  ]);
  expect(saying('skirmish-shown', { town: 'ath', units: ['fr-napoleon', 'ad-wellington'] })[0]).toBe(
    'Shown in the skirmish at Ath: Napoléon [fr-napoleon], Wellington [ad-wellington]',
  );
  expect(saying('bid', { seat: 1, side: 'allied', steps: 0 })).toEqual([
    'Player 2 bids no step for the Allies',
    'Joueur 2\u00A0: aucun pas pour les Alliés',
  ]);
  expect(saying('game-over', { outcome: 'time', french: 3 })[1]).toMatch(/Victoire alliée/);
});

test('refusals and faults are said in the language of the reader, names for faces too', () => {
  const data = { unit: 'fr-1-inf1', from: 'wavre', town: 'waterloo', other: 'quatre-bras' };
  const apart = { rule: '5.2a', code: 'groups-apart', data };
  expect(sayRefusal(wordsIn.en, apart)).toMatch(/ attack on Waterloo: .* from Quatre Bras\.$/);
  expect(sayRefusal(wordsIn.fr, apart)).toMatch(/ contre Waterloo\u00A0; .*\(Quatre-Bras\)\.$/);
  const hit = { rule: '6.4b', code: 'not-the-strongest', data: { unit: 'fr-1-art', units: ['fr-g-inf', 'fr-2-inf1'] } };
  expect(sayRefusal(wordsIn.fr, hit)).toMatch(/Garde impériale \[fr-g-inf\], Infanterie du IIe corps/);
  const started = game.start({ scenario: 'free', options: { threePlayers: true, bidding: true } }, seededDice(1), null);
  expect(started.ok ? [] : started.faults.map((found) => sayFault(wordsIn.fr, found))).toEqual([
    'Les enchères pour les camps sont réservées à deux joueurs.',
  ]);
  expect(nameOfTown(w, w.net.indexOf('antwerp'), textIn.fr)).toBe('Anvers');
  expect(nameOfTown(w, w.net.indexOf('antwerp'), textIn.en)).toBe('Antwerp');
  expect(nameOfSide('allied', textIn.fr)).toBe('Alliés');
  expect(nameOfArmy('prussian', textIn.fr)).toBe('prussienne');
});

/** Facts that were left as they are: codes with a hyphen that no word has would show; ids of units stand in brackets. */
const isRaw = (text: string, language: string): boolean =>
  /true|false/.test(text) ||
  (language === 'en' && /anglo-dutch|enemy-|horse-artillery|fr-|ad-|pr-/.test(text.replaceAll(/\[[^\]]*\]/g, '')));

/** Orders that may well be wrong, about a unit and wherever it could be told to go. */
function orders(unit: number, bits: () => number): Action[] {
  const town = bits() % w.townCount;
  const position = bits() % POSITIONS.length;
  const [host, other] = [bits() % w.unitCount, bits() % w.unitCount];
  return [
    { type: 'end' },
    { type: 'pass' },
    { type: 'bid', side: bits() % 2, steps: bits() % 33 },
    { type: 'reduce', unit },
    { type: 'deploy', unit, town },
    { type: 'move', unit, path: [town, w.net.to[w.net.first[town]], town] },
    { type: 'march', unit, leader: bits() % 2 === 0 },
    { type: 'fight', town },
    { type: 'show', units: unit < other ? [unit, other] : [unit] },
    { type: 'show', units: [...Array(w.unitCount).keys()].filter((one) => one % 4 === unit % 4) },
    { type: 'terrain', position },
    { type: 'post', unit, position },
    { type: 'hold', unit },
    { type: 'morale', unit },
    { type: 'shift', unit, position },
    { type: 'fire', unit, target: bits() % 2 },
    { type: 'square', unit },
    { type: 'unsquare', unit },
    { type: 'shelter', unit, host },
    { type: 'unshelter', unit },
    { type: 'hit', unit },
    { type: 'retreat', unit, town },
    { type: 'reinforce', unit },
    { type: 'regroup', unit, town },
    { type: 'starve', unit },
  ];
}

/** Asks about every unit: at a town near where something happens, at any town, and with orders of all kinds. */
function ask(ear: Ear, state: State, bits: () => number): void {
  const phase = game.phase(state);
  const [seat] = seatsIn(seatsToAct(game, state));
  const near = state[w.at.fight] >= 0 ? state[w.at.fight] : bits() % w.townCount;
  for (let unit = 0; unit < w.unitCount; unit++) {
    ear.refused(whyNot(game, state, seat, unit, bits() % w.townCount));
    ear.refused(
      whyNot(
        game,
        state,
        seat,
        unit,
        w.net.to[w.net.first[near] + (bits() % (w.net.first[near + 1] - w.net.first[near]))],
      ),
    );
    for (const order of orders(unit, bits))
      if (phase.accepts.includes(order.type)) ear.refused(phase.refuse(state, seat, order));
  }
}

/** Whole armies against each other in one town, or in three at once, with friends in the towns around. */
function scene(kind: number): Setup['scenario'] {
  const units: Record<string, string> = {};
  w.unitIds.forEach((id, i) => {
    const french = id.startsWith('fr');
    const fights = ['ligny', 'quatre-bras', 'waterloo'][i % 3];
    const behind = french ? 'charleroi' : 'wavre';
    const one = i % 5 === 4 ? behind : 'ligny';
    units[id] = [one, fights, i % 2 === 0 ? behind : fights][kind % 3];
  });
  const heading = { format: 'hundred-days-scenario', version: 1, game: 'napoleon-1815' };
  const entries = { ligny: [kind % 2 === 0 ? 'gembloux' : 'charleroi'] };
  return { ...heading, turn: kind % 2 === 0 ? 2 : 1, begun: 'fights', units, entries };
}

const GAMES: readonly (readonly [string, Setup])[] = [
  ['free', { scenario: 'free', options: {} }],
  ['historical, for three', { scenario: 'historical', options: { threePlayers: true } }],
  ['free, with bids', { scenario: 'free', options: { bidding: true } }],
  ...[0, 1, 2].flatMap((kind): [string, Setup][] => [
    [`fights ${kind}`, { scenario: scene(kind), options: {} }],
    [`fights ${kind}, hidden`, { scenario: scene(kind), options: { hiddenUntilFire: true } }],
    [`fights ${kind}, for three`, { scenario: scene(kind), options: { threePlayers: true } }],
  ]),
];

test('whatever is said in random games has all its facts', () => {
  const ear = listen(WORDS, { isWrong: isRaw, often: 10 });
  for (const [name, setup] of GAMES) {
    const bits = randomBits(`words ${name}`);
    const unsaid = hearGame(game, ear, setup, name, ({ before, index }) => {
      if (index % 8 === 0) ask(ear, before, bits);
    });
    expect(unsaid).toEqual([]);
  }
  expect(ear.faults).toEqual([]);
  // Enough of both kinds that the games are not silent ones; the rest is too seldom to be waited for.
  const heard = (kind: string): number => codesOf(kind).filter((code) => ear.heard.has(`${kind} ${code}`)).length;
  expect(heard('event')).toBeGreaterThan(codesOf('event').length - 4);
  expect(heard('refusal')).toBeGreaterThan(0.8 * codesOf('refusal').length);
});

const IDS = CASES.map(({ id }) => id);
const PLAN: RuleTextPlan = {
  rules: { en: RULES_EN, fr: RULES_FR },
  cases: CASES,
  same: SAME_TITLES,
  named: /FOG-\d+|\b\d+\.\d+[a-z]?\b/g,
  isRule: (name) =>
    /[a-z]$|^FOG/.test(name) ? IDS.includes(name) : IDS.some((id) => id.startsWith(name.replace(/\.0$/, '.'))),
};

for (const check of ruleTextChecks(PLAN)) test(check.name, check.run);

test('titles are those of the cases', () => {
  const titles = RULES_EN.flatMap(({ title, rules }) => rules.map((rule) => `${title}: ${rule.title}`));
  expect(titles).toEqual(CASES.map(({ title }) => title.replaceAll("'", '’')));
});

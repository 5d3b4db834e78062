import { type Catalog, type Fact, type Place, type Text, type Wording, wordIn } from '@hundred-days/kernel';
import type { ARMIES, SIDES } from '../units.ts';
import type { World } from '../world.ts';

/** A block's name in a language, English where there is none; an id that no block has stays as it is. */
export function unitName(w: World, id: string, text: Text): string {
  return w.unitIndex(id) < 0 ? id : (text.units[id] ?? w.unitNames[id]);
}

/** The name of a town in a language. Most are the same in both, and so in no catalog. */
export const nameOfTown = (w: World, town: Place, text: Text): string => townIn(w, text.catalog, town);

export const nameOfSide = (side: (typeof SIDES)[number], text: Text): string => text.catalog[`side.${side}`];

/** What an army is called, as an adjective; in French it goes with « armée ». */
export const nameOfArmy = (army: (typeof ARMIES)[number], text: Text): string => text.catalog[`army.${army}`];

/** What the player of an army is called, where each army has its own (11.0a). */
export const nameOfPlayer = (army: (typeof ARMIES)[number], text: Text): string => text.catalog[`seat.${army}`];

/** Things that sentences count, by the name of the fact. */
const COUNTED: Readonly<Record<string, string>> = {
  count: 'block',
  units: 'unit',
  steps: 'step',
  hits: 'hit',
  towns: 'town',
};

const UNIT_FACTS = ['unit', 'other', 'leader'];
const TOWN_FACTS = ['town', 'from', 'other'];

/** Facts that are words of their own, and where the catalog has them. */
const WORDS: Readonly<Record<string, string>> = {
  side: 'side',
  army: 'army',
  outcome: 'outcome',
  date: 'date',
  position: 'word',
  from: 'word',
  to: 'word',
  marker: 'word',
  target: 'word',
};

/** Facts that are so or not so: the words for both. */
const EITHER: Readonly<Record<string, readonly [string, string]>> = {
  night: ['word.night', 'word.day'],
  lost: ['word.lost', 'word.kept'],
};

/**
 * Units by their names, with the id that notation knows them by; towns, sides, armies, positions and markers in the
 * reader's language; paths with arrows; numbers of blocks, steps and hits with their noun.
 */
export const wordingOf =
  (w: World, text: Text): Wording =>
  (name, fact) => {
    const { catalog } = text;
    if (typeof fact === 'string') return oneFact(w, text, name, fact);
    if (typeof fact === 'number') return oneNumber(catalog, name, fact);
    if (Array.isArray(fact)) return manyFacts(w, text, name, fact.map(String));
    return oneOfTwo(catalog, name, fact);
  };

function townIn(w: World, catalog: Catalog, town: Place): string {
  return wordIn(catalog, 'place', w.townNames[town] ?? '');
}

function oneFact(w: World, text: Text, name: string, fact: string): string {
  const { catalog } = text;
  if (UNIT_FACTS.includes(name) && w.unitIndex(fact) >= 0) return `${unitName(w, fact, text)} [${fact}]`;
  if (TOWN_FACTS.includes(name) && w.net.indexOf(fact) >= 0) return townIn(w, catalog, w.net.indexOf(fact));
  return wordIn(catalog, WORDS[name] ?? '', fact);
}

function oneNumber(catalog: Catalog, name: string, fact: number): string {
  if (Object.hasOwn(COUNTED, name)) return counted(catalog, COUNTED[name], fact);
  // 8.1, 8.2: what is added to a die, said only if anything is.
  if (name === 'bonus') return fact === 0 ? '' : ` + ${fact}`;
  // 12.0: while sides are bid for, players go by their seats.
  return String(name === 'seat' ? fact + 1 : fact);
}

const counted = (catalog: Catalog, noun: string, number: number): string =>
  number === 0 ? catalog[`word.${noun}.0`] : `${number} ${catalog[`word.${noun}.${number === 1 ? 1 : 2}`]}`;

function manyFacts(w: World, text: Text, name: string, facts: readonly string[]): string {
  const { catalog } = text;
  if (facts.length === 0) return '–';
  if (name === 'path') return facts.map((id) => townIn(w, catalog, w.net.indexOf(id))).join(' → ');
  return name === 'units' ? facts.map((id) => oneFact(w, text, 'unit', id)).join(', ') : facts.join(', ');
}

function oneOfTwo(catalog: Catalog, name: string, fact: Fact): string {
  const words = Object.hasOwn(EITHER, name) ? EITHER[name] : undefined;
  return words === undefined ? String(fact) : catalog[words[fact === true ? 0 : 1]];
}

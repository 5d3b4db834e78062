import type { GameEvent, Setup, State, Step } from '@hundred-days/kernel';
import { below, choicesOf, randomBits, writeAction } from '@hundred-days/kernel';
import type { Action } from '@hundred-days/napoleon-1815';
import { expect, it } from 'vitest';
import { Books } from '../oracle/books.ts';
import { enemyOf, isMounted, LEADER_OF, PIECES, piece } from '../oracle/facts.ts';
import { Table } from '../oracle/table.ts';
import { owedBy, resultOf } from '../oracle/victory.ts';
import { townIds } from '../roads.ts';
import { game } from '../support.ts';
import { w } from '../world.ts';
import { bridged, crowded, embattled, ending } from './scenes.ts';
import { fighter, idler, SETUPS, type Taste, wander } from './support.ts';

/** Engine and oracle side by side over random games: what may be done, what fire is worth, and how fights and turns end. */

/** More games, by hand: PROPERTY_RUNS=20 vitest run ... */
const TIMES = Number(process.env.PROPERTY_RUNS ?? 1);

/** How often each interesting case was met, so that no property is empty. */
class Tally {
  readonly #counts = new Map<string, number>();
  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }
  expectAll(...wanted: string[]): void {
    expect(wanted.filter((what) => !this.#counts.has(what))).toEqual([]);
  }
}

function linesOf(s: State, seat: number, unit: string): string[] {
  const choices = choicesOf(game, s, seat, w.unitIndex(unit));
  const lines: string[] = [];
  for (let i = 0; i < choices.length; i++) {
    const action = choices.at(i);
    if (action !== undefined) lines.push(writeAction(game, action));
  }
  return lines.sort();
}

/** What the oracle lets a unit do in this step; null where it has no opinion. */
function opinion(t: Table, books: Books, unit: string): string[] | null {
  const own = piece(unit);
  const mine = own.side === (t.step === 'rout' ? t.routed : t.onTurn);
  switch (t.step) {
    case 'movement':
      return mine ? t.movesOf(books, unit) : [];
    case 'combat':
      return mine && t.where(unit) === t.fight && t.isPosted(unit) ? t.combatChoices(books, unit) : [];
    case 'withdrawal':
    case 'rout':
      if (!mine || t.where(unit) !== t.fight) return [];
      return t.refuges(books, own.side).map((town) => `retreat ${unit} ${town}`);
    case 'reinforcement':
      return mine && t.mayReinforce(books, unit) ? [`reinforce ${unit}`] : [];
    case 'regroup':
      return mine ? t.regroupsOf(books, unit).map((town) => `regroup ${unit} ${town}`) : [];
    case 'morale':
      return mine && t.mustCheck(books, unit) ? [`morale ${unit}`] : [];
    case 'hits':
      // Of skirmishes the oracle keeps no books.
      if (books.fire === null || !t.isPosted(unit)) return null;
      return t.mayBeHit(books.fire).includes(unit) ? [`hit ${unit}`] : [];
    default:
      return null;
  }
}

/** One step of a game under comparison. */
interface Moment {
  readonly step: Step<Action>;
  readonly before: Table;
  readonly after: Table;
  readonly books: Books;
  readonly where: string;
  readonly seen: Tally;
}

/** The oracle is slow: of all units the one that acts next is asked about, and a few others. */
function compareChoices({ step, before: t, books, where, seen }: Moment, bits: () => number): void {
  const { seat, action } = step;
  const next = action !== null && 'unit' in action ? action.unit : below(PIECES.length, bits);
  for (const number of [next, ...Array.from({ length: 3 }, () => below(PIECES.length, bits))]) {
    const unit = w.unitId(number);
    if (t.ownerOf(unit) !== seat) continue;
    const wanted = opinion(t, books, unit)?.sort();
    if (wanted === undefined) continue;
    const found = linesOf(t.state, seat, unit);
    if (found.join() !== wanted.join()) expect(found, `${where}, ${t.step}: ${unit}`).toEqual(wanted);
    if (found.length > 0) seen.add(`choices in ${t.step}`);
  }
}

const isList = (value: unknown): value is readonly number[] => Array.isArray(value);

/** 6.33d, 3.5a: the dice, the number they need, and the hits; 6.6f: in a skirmish the arm alone counts. */
function compareFire({ books, where, seen, step }: Moment, { rule, data }: GameEvent): void {
  const rolled = isList(data.dice) ? data.dice : [];
  if (rule === '6.6f') {
    const power = isMounted(piece(String(data.unit))) ? 2 : 1;
    const scored = rolled.filter((die) => die <= power).length;
    expect([data.firepower, data.hits], `${where}: ${data.unit} skirmishes`).toEqual([power, scored]);
    seen.add('skirmish fire');
  }
  if (step.action?.type !== 'fire' || books.fire === null) return;
  const { dice, firepower } = books.fire;
  const hits = rolled.filter((die) => die <= firepower).length;
  expect([rolled.length, data.firepower, data.hits], `${where}: ${data.unit} fires`).toEqual([dice, firepower, hits]);
  seen.add(`F${firepower}`);
  if (books.fire.hill) seen.add('from a Hill');
}

/** 2.2a, 6.1b: where there are fights, and of which kind. */
function compareFights({ after, step, where, seen }: Moment): void {
  const told = step.events.filter(({ type }) => type === 'battle' || type === 'skirmish');
  if (told.length === 0) return;
  const wanted = townIds.flatMap((town) => {
    const fewer = Math.min(after.friendsIn(town, 'french'), after.friendsIn(town, 'allied'));
    return fewer === 0 ? [] : [`${fewer >= 3 ? 'battle' : 'skirmish'} ${town}`];
  });
  expect(told.map(({ type, data }) => `${type} ${data.town}`).sort(), where).toEqual(wanted.sort());
  for (const { type } of told) seen.add(type);
}

/** 6.6h: the fewer go, the Attacker on a tie. */
function compareLosers({ before, after, where }: Moment): void {
  if (before.step === 'withdrawal' || after.step !== 'withdrawal') return;
  const { attacker, fight } = after;
  const stays = after.friendsIn(fight, attacker) > after.enemiesIn(fight, attacker);
  expect(after.onTurn, where).toBe(stays ? enemyOf(attacker) : attacker);
}

/** 5.6b, 8.1a: each die of a march. */
function compareMarch({ before, step, where, seen }: Moment, { data }: GameEvent): void {
  if (step.action?.type !== 'march') return;
  const unit = w.unitId(step.action.unit);
  const led = before.where(LEADER_OF[piece(unit).army]) === before.where(unit);
  const bonus = step.action.leader && led ? 1 : 0;
  const lost = Number(data.die) + bonus <= 3;
  expect([data.bonus, data.lost], `${where}: march of ${unit}`).toEqual([bonus, lost]);
  seen.add(`march +${bonus}`);
}

/** 6.31, 8.2, 6.21l */
function compareMorale({ before, books, where, seen, step }: Moment, { type, data }: GameEvent): void {
  const bonus = before.moraleBonus(String(data.unit));
  const bad = Number(data.die) + bonus <= 3;
  expect([data.bonus, type], `${where}: morale of ${data.unit}`).toEqual([bonus, bad ? 'morale-bad' : 'morale-good']);
  seen.add(`morale +${bonus}`);
  if (!bad) return;
  const ends = step.events.filter(({ type: one, data: of }) => one === 'eliminated' && of.unit === data.unit);
  expect(
    ends.some(({ rule }) => rule === '6.31d' || rule === '6.21l'),
    `${where}: the end of ${data.unit}`,
  ).toBe(books.lost);
}

/** 6.7: a stalemate is called exactly when the Attacker has been idle twice. */
function compareStalemate({ before, after, books, step, where, seen }: Moment): void {
  const over = before.step === 'reinforcement' && after.step !== 'reinforcement' && before.onTurn === before.attacker;
  if (!over) return;
  const called = step.events.some(({ type }) => type === 'stalemate');
  expect(called, `${where}: stalemate`).toBe(books.attackerDone(before.fight));
  if (called) seen.add('stalemate');
}

/** 6.6l, 7.5e: whoever a fight leaves behind, it is not nobody. */
function compareFightsEnd({ before, after, step, where, seen }: Moment): void {
  for (const { type, data } of step.events) {
    if (type === 'skirmish-over') expect(data.side, where).not.toBe('nobody');
  }
  if (!['combat', 'hits', 'morale', 'rout'].includes(before.step) || after.isFight(before.fight)) return;
  if (before.isPosted(before.in(before.fight)[0].id)) {
    expect([after.step, after.friendsIn(before.fight, after.onTurn) > 0], where).toEqual(['regroup', true]);
    expect(after.enemiesIn(before.fight, after.onTurn), where).toBe(0);
    seen.add('battle over');
  }
}

const CITIES = ['brussels', 'ghent', 'liege'];
const ARMIES = ['french', 'anglo-dutch', 'prussian'];
const ofArmy = (army: string): readonly string[] => PIECES.filter((one) => one.army === army).map(({ id }) => id);

/** 9.0, 10.0: what the end of a Player Turn makes of its losses. */
function compareEnd({ before, after, books, step, where, seen }: Moment): void {
  const over = game.outcome(after.state);
  if (before.turn === after.turn && over === null) return;
  const lost: Record<string, number> = {};
  for (const army of ARMIES) lost[army] = ofArmy(army).filter((id) => before.where(id) === 'eliminated').length;
  for (const { type, rule, data } of step.events)
    if (type === 'eliminated' && rule !== '10.0b') lost[String(data.army)]++;
  const held = CITIES.filter((city) => after.friendsIn(city, 'french') > 0);
  const french = after.ownerOf('fr-napoleon');
  const result = over === null ? 'none' : `${over.winners.includes(french) ? 'french' : 'allied'} ${over.rule}`;
  expect(result, where).toBe(resultOf({ turn: before.turn, lost, cities: held.length }));
  seen.add(result);
  // With an army defeated the cities of the moment before can no longer be read off the map.
  if (before.attacker !== 'french' || step.events.some(({ type }) => type === 'defeated')) return;
  for (const army of ['anglo-dutch', 'prussian']) {
    const own = step.action?.type === 'starve' && piece(w.unitId(step.action.unit)).army === army ? 1 : 0;
    const atOnce = step.events.filter(({ rule, data }) => rule === '9.0e' && data.army === army).length;
    const given = (books.starved.get(army) ?? 0) + own + atOnce;
    const most = ofArmy(army).length - lost[army] + given;
    expect(given, `${where}: supply of the ${army}`).toBe(Math.min(owedBy(army, held), most));
    if (given > 0) seen.add('supply');
  }
}

const entriesOf = ({ scenario }: Setup): Readonly<Record<string, readonly string[]>> => {
  if (typeof scenario === 'string' || typeof scenario.entries !== 'object' || scenario.entries === null) return {};
  return Object.fromEntries(Object.entries(scenario.entries));
};

function follow(setup: Setup, seed: string, longest: number, seen: Tally, choose: Taste): void {
  const books = new Books(entriesOf(setup));
  const bits = randomBits(`oracle ${seed}`);
  let count = 0;
  const see = (step: Step<Action>): void => {
    const where = `${seed}, step ${count++}`;
    const moment = { step, before: new Table(step.before), after: new Table(step.after), books, where, seen };
    if (step.action !== null) {
      compareChoices(moment, bits);
      compareStalemate(moment);
      compareFights(moment);
      if (moment.before.step === 'movement') for (const what of books.fullRoads()) seen.add(what);
      compareLosers(moment);
      compareFightsEnd(moment);
      compareEnd(moment);
      seen.add(step.action.type);
    }
    books.note(moment.before, step.action, step.events, moment.after);
    for (const event of step.events) {
      if (event.type === 'fired') compareFire(moment, event);
      if (event.type.startsWith('morale-')) compareMorale(moment, event);
      if (event.type === 'march-rolled') compareMarch(moment, event);
    }
  };
  wander(setup, seed, longest, see, choose);
}

const inScenes = (
  name: string,
  scene: (bits: () => number) => Setup,
  number: number,
  longest: number,
  taste: Taste,
) => {
  const seen = new Tally();
  for (let i = 0; i < number * TIMES; i++)
    follow(scene(randomBits(`${name} ${i}`)), `${name} ${i}`, longest, seen, taste);
  return seen;
};

it('[2.2b] [6.3a] [6.32f] [6.33d] [6.34c] random games of every kind go alike in engine and oracle', () => {
  const seen = new Tally();
  for (const { name, setup, longest } of SETUPS) follow(setup, `lockstep ${name}`, longest / 2, seen, fighter);
  seen.expectAll('choices in movement', 'choices in combat', 'choices in reinforcement', 'choices in hits');
});

it('[5.1g] [5.2a] [5.3c] [5.4a] [5.5a] [5.6a] [5.6b] [5.7b] [6.1b] [6.6f] [6.6h] [8.1a] in crowded country the same paths are open, and lead to the same fights', () => {
  const seen = inScenes('crowded', crowded, 16, 60, fighter);
  seen.expectAll('choices in movement', 'choices in withdrawal', 'march +0', 'march +1', 'none');
  seen.expectAll('battle', 'skirmish', 'skirmish fire');
});

it('[5.4a] [5.5a] [5.5b] the same roads and bridges are full', () => {
  inScenes('bridged', bridged, 24, 26, fighter).expectAll('choices in movement', 'bridge full', 'road full');
});

it('[6.21k] [6.32d] [6.33i] [6.33k] [6.4b] [6.51a] [6.7a] [7.1b] [7.2a] [7.4d] [7.5b] [7.5e] battles are fought out alike', () => {
  const seen = inScenes('embattled', embattled, 24, 200, fighter);
  seen.expectAll('choices in combat', 'choices in morale', 'choices in hits', 'choices in rout', 'choices in regroup');
  seen.expectAll(
    'from a Hill',
    'F1',
    'F2',
    'F3',
    'F4',
    'morale +0',
    'morale +1',
    'square',
    'shelter',
    'hold',
    'stalemate',
    'battle over',
  );
});

it('[9.0e] [10.1c] [10.1d] [10.1e] [10.2a] [10.2b] [10.2d] [10.2e] turns end alike', () => {
  const seen = inScenes('ending', ending, 70, 60, idler);
  seen.expectAll('supply', 'none', 'french 10.1c', 'french 10.1d', 'french 10.1e', 'allied 10.2a', 'allied 10.2b');
});

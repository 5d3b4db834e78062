import type { State } from '@hundred-days/kernel';
import { type battles, levels, position, units } from '@hundred-days/last-battles';
import type { AddingUp, Ledger as Shared } from '../forced-combat/judge.ts';
import { createEnding } from './ending.ts';
import type { Ground } from './ground.ts';
import type { Weights } from './weights.ts';

const { DEMORALIZATION, DISINTEGRATION, levelOf } = levels;
const { battleOf, DEMORALIZED, DISINTEGRATED, strengthOf, WATERLOO } = position;
const { ALLIED, ANGLO_ALLIED_ARMY, ARMIES, FRENCH, FRENCH_ARMY, PRUSSIAN_ARMY, sideOfArmy } = units;

/** What losses and ground are worth, given how the battle stands. */
export interface Ledger extends Shared, AddingUp {
  /** What it is worth to its enemy that an army loses so many points more. */
  worth(army: number, points: number): number;
  /** Books losses that are likely, so that further ones are priced nearer to a break; and strikes all of them out again. */
  expect(army: number, points: number): void;
  strikeOut(): void;
  /** The same for a side, if nobody knows which of its armies pays. */
  worthOfSide(side: number, points: number): number;
  /** What it is worth to the side that does not hold a hex to take it; 0 for hexes that do not matter. */
  hexWorth(hex: number): number;
  /** How many of the hexes that decide a side needs for what they are worth. */
  needed(side: number): 'each' | 'one' | 'all';
  /** 29.41: the French win with all of those hexes, and with none less. */
  isAllOrNothing(): boolean;
  /** 16.3: how far the French are ahead if everybody stays where he is. */
  margin(): number;
  /** What all that the French want are worth together, given the sum of what each is by itself. */
  worthOfAll(sum: number): number;
}

/** What it is worth to break an army, beyond the losses themselves. */
interface Breaks {
  readonly demoralized: number;
  readonly disintegrated: number;
}

const LOST = 60;
/** A level that changes little by itself: nobody advances any more. */
const SHAKEN = 8;

/** By battle (14.3, 15.3, 16.3, 17.3, 29.4): what each allied army's levels decide. The French always lose with theirs. */
const BREAKS: Readonly<Record<string, Readonly<Record<number, Breaks>>>> = {
  ligny: { [PRUSSIAN_ARMY]: { demoralized: 45, disintegrated: 20 } },
  'quatre-bras': { [ANGLO_ALLIED_ARMY]: { demoralized: SHAKEN, disintegrated: LOST } },
  wavre: { [PRUSSIAN_ARMY]: { demoralized: SHAKEN, disintegrated: LOST } },
  'la-belle-alliance': {
    [ANGLO_ALLIED_ARMY]: { demoralized: 30, disintegrated: 35 },
    [PRUSSIAN_ARMY]: { demoralized: 30, disintegrated: 35 },
  },
  'historic-wavre': { [PRUSSIAN_ARMY]: { demoralized: SHAKEN, disintegrated: LOST } },
};
const FRENCH_BREAK: Breaks = { demoralized: LOST, disintegrated: 0 };

/** By battle, what the game is worth to who wins it by a break: more than a position that goes on is to anybody. */
const ENDED: Readonly<Record<string, number>> = {
  ligny: 150,
  'quatre-bras': 150,
  wavre: 250,
  'la-belle-alliance': 250,
  'historic-wavre': 150,
};

/**
 * What a point of losses counts by itself where the armies break at different levels. At Ligny 35 points break the French, while
 * 55 less three for each hex of a town demoralize the Prussians and 74 less as many break them: who is exchanged point by point loses.
 */
const PRICES: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  ligny: { [FRENCH_ARMY]: 1.3, [PRUSSIAN_ARMY]: 0.8 },
};

/** A point lost weighs more the nearer the ledger is to the end. */
const STEEP = 0.7;
/** Beyond the last level losses only thin the ranks. */
const AFTERWARDS = 0.25;
/** The nearer a break, the more of it is priced in, on all the way and most of all on the last points before it. */
const ON_THE_WAY = 0.4;
const RAMP = 14;
const PRICED_IN = 0.25;
/** Where only breaks count, losses that break nobody are worth less and less; this is left of them at the end. */
const LATE = 0.4;

/** What is known of one army while a position is looked at. */
export interface Book {
  lost: number;
  last: number;
  first: number;
  second: number;
  firstBonus: number;
  secondBonus: number;
  /** Share of the battle that is left, 1 where every point counts to the end. */
  early: number;
  /** What a point of it counts by itself, 1 if left out. */
  price?: number;
}

/** 29.41: places decide, and neither change levels nor bring points. */
const isDecidedByAll = ({ heldModifiers, holders, onceAmount, scores }: battles.Battle): boolean =>
  holders.size > 0 && heldModifiers.length === 0 && scores.size === 0 && onceAmount['17.2c'] === undefined;

/** How much of a break is reached: in part before it, all of it at the level. */
function reached(lost: number, level: number, early: number): number {
  if (level <= 0) return 1;
  const way = Math.min(1, lost / level);
  const ramp = Math.min(1, Math.max(0, (lost - level) / Math.min(RAMP, level) + 1));
  const there = Math.min(1, Math.max(0, lost - level + 1));
  const onTheWay = ON_THE_WAY * early;
  return onTheWay * way * way + PRICED_IN * ramp * ramp + (1 - onTheWay - PRICED_IN) * there;
}

export function worthAt(
  { last, first, second, firstBonus, secondBonus, early, price = 1 }: Book,
  lost: number,
): number {
  const counted = Math.min(lost, last);
  let value = counted + (STEEP * counted * counted) / (2 * last) + (lost - counted) * AFTERWARDS;
  value *= price * (LATE + (1 - LATE) * early);
  if (firstBonus > 0) value += firstBonus * reached(lost, first, early);
  if (secondBonus > 0) value += secondBonus * reached(lost, second, early);
  return value;
}

/** What attacks cost one by one, and what they cost together beyond that; `losses` is where the losses of the armies stand. */
export function addedUp(
  losses: number,
  armies: () => Iterable<number>,
  price: (army: number, points: number) => number,
): AddingUp & { apart(): number } {
  const before = new Int16Array(ARMIES.length);
  const begun = new Int16Array(ARMIES.length);
  let apart = 0;
  /** For the French. */
  const worth = (army: number, lost: number): number =>
    lost <= 0 ? 0 : army === FRENCH_ARMY ? -price(army, lost) : price(army, lost);
  return {
    begin(state) {
      apart = 0;
      for (const army of armies()) {
        before[army] = state[losses + army];
        begun[army] = before[army];
      }
    },
    attacked(state) {
      for (const army of armies()) {
        const lost = state[losses + army] - before[army];
        apart += worth(army, lost);
        before[army] += lost;
      }
    },
    excess(state) {
      let together = 0;
      for (const army of armies()) together += worth(army, state[losses + army] - begun[army]);
      return together - apart;
    },
    apart: () => apart,
  };
}

export function createLedger(w: Ground, { held }: Pick<Weights, 'held'>): Ledger {
  const { at: AT } = w;
  const books: Book[] = ARMIES.map(() => ({
    lost: 0,
    last: 1,
    first: 0,
    second: 0,
    firstBonus: 0,
    secondBonus: 0,
    early: 1,
  }));
  let armies: readonly number[] = [];
  let eachPlace = 0;
  /** 29.41: nothing less than all of the places decides; how many the French have. */
  let allOrNothing = false;
  let taken = 0;
  let s: State = new Int16Array(0);

  function open(army: number): void {
    const battle = battleOf(w, s);
    const book = books[army];
    const breaks = army === FRENCH_ARMY ? FRENCH_BREAK : BREAKS[battle.id][army];
    const morale = s[AT.morale + army];
    book.lost = s[AT.losses + army];
    book.first = levelOf(w, s, army, DEMORALIZATION);
    book.second = levelOf(w, s, army, DISINTEGRATION);
    book.firstBonus = morale >= DEMORALIZED ? 0 : breaks.demoralized;
    book.secondBonus = morale >= DISINTEGRATED ? 0 : breaks.disintegrated;
    // 17.3a: the second of the two armies decides.
    if (battle.armies.length > 2 && army !== FRENCH_ARMY && otherBroken(army)) book.firstBonus *= 2;
    book.last = Math.max(1, book.first, book.second);
    book.early = battle.scores.size > 0 ? 1 : turnsLeft() / battle.turns;
    book.price = PRICES[battle.id]?.[army] ?? 1;
  }

  /** 14.3a: who demoralizes the Prussians has won nothing if he breaks himself, so he stakes that as well. */
  function stake(): void {
    if (battleOf(w, s).id !== 'ligny') return;
    const { demoralized } = BREAKS.ligny[PRUSSIAN_ARMY];
    const { lost, first, firstBonus, early } = books[PRUSSIAN_ARMY];
    books[FRENCH_ARMY].firstBonus += demoralized * (firstBonus === 0 ? 1 : reached(lost, first, early));
  }

  const otherBroken = (army: number): boolean =>
    s[AT.morale + (army === PRUSSIAN_ARMY ? ANGLO_ALLIED_ARMY : PRUSSIAN_ARMY)] > 0;

  const together = addedUp(
    AT.losses,
    () => armies,
    (army, points) => price(army, points),
  );
  /** For the French: the end of the game that one of the attacks has brought, 0 while it goes on. */
  let end = 0;

  const ending = createEnding(w);

  function endIn(state: State): number {
    const winner = ending.winner(state);
    const worth = ENDED[battleOf(w, state).id];
    return winner === null ? 0 : winner === FRENCH ? worth : -worth;
  }

  const expected = new Float64Array(ARMIES.length);
  const price = (army: number, points: number): number => {
    const lost = books[army].lost + expected[army];
    return worthAt(books[army], lost + points) - worthAt(books[army], lost);
  };

  /** 15.3, 16.3: points that are not for losses, and 11.2c: breaks that have happened. */
  function settled(): number {
    const { scores, id } = battleOf(w, s);
    let sum = 0;
    for (const army of armies) {
      const breaks = army === FRENCH_ARMY ? FRENCH_BREAK : BREAKS[id][army];
      const morale = s[AT.morale + army];
      const broken =
        (morale >= DEMORALIZED ? breaks.demoralized : 0) + (morale >= DISINTEGRATED ? breaks.disintegrated : 0);
      sum += army === FRENCH_ARMY ? -broken : broken;
    }
    if (!scores.has('15.3a') && !scores.has('16.3c')) return sum;
    sum += s[AT.points + FRENCH] - s[AT.points + ALLIED];
    for (const army of armies) sum += army === FRENCH_ARMY ? s[AT.losses + army] : -s[AT.losses + army];
    return sum;
  }

  const turnsLeft = (): number => battleOf(w, s).turns - s[AT.turn] + 1;

  /** What one of the hexes that decide the battle is worth. */
  function placeWorth(): number {
    const battle = battleOf(w, s);
    if (battle.heldModifiers.length > 0) return price(PRUSSIAN_ARMY, -battle.heldModifiers[0].amount);
    // 15.3b, 15.3c: what one side gets the other does not.
    if (battle.scores.has('15.3b')) return 2 * held * (turnsLeft() + 5);
    // 17.2c
    if (battle.onceAmount['17.2c'] !== undefined)
      return (s[AT.once] & WATERLOO) !== 0 ? 0 : price(ANGLO_ALLIED_ARMY, -battle.onceAmount['17.2c']);
    // 29.41: all of them, at the end.
    return 5 + (10 * s[AT.turn]) / battle.turns;
  }

  /** Where all are needed each that is taken is worth more than the one before it: in all as much as if they counted alike. */
  const stepWorth = (before: number): number => (eachPlace * (2 * before + 1)) / w.objectiveHexes.length;

  function stepsWorth(from: number, to: number): number {
    let sum = 0;
    for (let before = from; before < to; before++) sum += stepWorth(before);
    return sum;
  }

  const hexWorth = (hex: number): number => {
    const number = w.objective[hex];
    if (number === 0 || s[AT.held + number - 1] === 0) return 0;
    if (!allOrNothing) return eachPlace;
    return stepWorth(s[AT.held + number - 1] === FRENCH + 1 ? taken - 1 : taken);
  };

  /** 14.2b: each of them; 17.2c: the first that is entered; 15.3b, 29.41: all, and who holds them needs only one back. */
  function needed(side: number): 'each' | 'one' | 'all' {
    const battle = battleOf(w, s);
    if (battle.heldModifiers.length > 0) return 'each';
    return battle.onceAmount['17.2c'] === undefined && side === FRENCH ? 'all' : 'one';
  }

  /** What held places will bring, for the French. Levels that places change are read with the levels (14.2b). */
  function ground(): number {
    const battle = battleOf(w, s);
    if (battle.heldModifiers.length > 0 || battle.onceAmount['17.2c'] !== undefined) return 0;
    if (allOrNothing) return stepsWorth(0, taken);
    let sum = 0;
    for (const [i, hex] of w.objectiveHexes.entries()) {
      const holder = s[AT.held + i] - 1;
      if (holder >= 0) sum += (holder === FRENCH ? 0.5 : -0.5) * hexWorth(hex);
    }
    return sum;
  }

  function standing(): number {
    let sum = settled() + ground();
    for (const army of armies) {
      const value = worthAt(books[army], books[army].lost);
      sum += army === FRENCH_ARMY ? -value : value;
    }
    return sum;
  }

  return {
    worth: price,
    expect(army, points) {
      expected[army] += points;
    },
    strikeOut() {
      expected.fill(0);
    },
    hexWorth,
    needed,
    isAllOrNothing: () => allOrNothing,
    margin() {
      let points = s[AT.points + FRENCH] - s[AT.points + ALLIED];
      for (const unit of w.unitsOf[ALLIED]) if (s[AT.where + unit] >= 0) points += strengthOf(w, s, unit);
      return points;
    },
    worthOfAll: (sum) => (allOrNothing ? stepsWorth(taken, w.objectiveHexes.length) : sum),
    worthOfSide(side, points) {
      let sum = 0;
      let many = 0;
      for (const army of armies) {
        if (sideOfArmy(army) !== side) continue;
        sum += price(army, points);
        many++;
      }
      return sum / many;
    },
    reset(state) {
      s = state;
      armies = battleOf(w, s).armies;
      for (const army of armies) open(army);
      stake();
      eachPlace = placeWorth();
      allOrNothing = isDecidedByAll(battleOf(w, s));
      taken = 0;
      for (let i = 0; i < w.objectiveHexes.length; i++) if (s[AT.held + i] === FRENCH + 1) taken++;
    },
    begin(state) {
      end = 0;
      ending.begin(state);
      together.begin(state);
    },
    attacked(state) {
      together.attacked(state);
      if (end === 0) end = endIn(state);
    },
    // Nothing else counts then: neither how all stood before nor what else was won or lost.
    excess: (state) => (end === 0 ? together.excess(state) : end - standing() - together.apart()),
    hasEnded: () => end !== 0,
    standing,
  };
}

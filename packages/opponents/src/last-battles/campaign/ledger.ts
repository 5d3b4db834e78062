import type { State } from '@hundred-days/kernel';
import { levels, position, units } from '@hundred-days/last-battles';
import {
  armyLevel,
  type CampaignWorld,
  groupLosses,
  happened,
  hasGroups,
  NAPOLEON,
} from '@hundred-days/last-battles/campaign';
import { addedUp, type Book, type Ledger, worthAt } from '../ledger.ts';

const { battleOf, DEMORALIZED, DISINTEGRATED, EXITED, strengthOf } = position;
const { DEMORALIZATION, DISINTEGRATION } = levels;
const { ANGLO_ALLIED_ARMY, ARMIES, FRENCH, FRENCH_ARMY, PRUSSIAN_ARMY, sideOfArmy } = units;

/** What it is worth to break an army of a grand scenario, beyond the losses themselves. */
interface Breaks {
  readonly demoralized: number;
  readonly disintegrated: number;
}

const LOST = 60;
/** 27.4, 28.4. */
const BREAKS: Readonly<Record<string, Readonly<Record<number, Breaks>>>> = {
  'grand-waterloo': {
    [FRENCH_ARMY]: { demoralized: LOST, disintegrated: 0 },
    [ANGLO_ALLIED_ARMY]: { demoralized: 30, disintegrated: 40 },
    [PRUSSIAN_ARMY]: { demoralized: 30, disintegrated: 5 },
  },
  'grand-ligny': {
    [FRENCH_ARMY]: { demoralized: LOST, disintegrated: 0 },
    [ANGLO_ALLIED_ARMY]: { demoralized: 12, disintegrated: 0 },
    [PRUSSIAN_ARMY]: { demoralized: 45, disintegrated: 20 },
  },
};

/** 26.0: of what a point of strength on the road to Brussels brings, four, so much is believed. */
const IN_BRUSSELS = 3;
/** What a hex of a place that changes levels is worth beyond its share, so that it is held before the last hex is. */
const PLACE_HEX = 0.5;

/** 26.0d: short of 230 points the French have lost, however few they have lost: by the last turn so much of a loss of theirs still counts. */
const PATIENCE_AT_THE_END = 0.4;

/** 22.0: the loss of a corps that is near its level costs more than its points. */
const NEAR_BREAK = 0.35;

const emptyBook = (): Book => ({ lost: 0, last: 1, first: 0, second: 0, firstBonus: 0, secondBonus: 0, early: 1 });

/** What losses, places and the road to Brussels are worth, for the French. */
export function createCampaignLedger(w: CampaignWorld): Ledger {
  const { at: AT } = w;
  const isGrand = BREAKS[w.id] !== undefined;
  const books = ARMIES.map(emptyBook);
  const expected = new Float64Array(ARMIES.length);
  /** By objective: what each of its hexes is worth to the side that does not hold it. */
  const placeWorth = new Float64Array(w.objectiveHexes.length);
  let s: State = new Int16Array(0);

  /** 27.21, 27.37: of the French in Grand Waterloo only Napoleon's group decides, or the combined army. */
  const isGroup = (army: number): boolean => army === FRENCH_ARMY && hasGroups(w);
  const lossesOf = (army: number): number => (isGroup(army) ? groupLosses(w, s, NAPOLEON) : s[AT.losses + army]);
  const levelOf = (army: number, kind: number): number => {
    if (!isGroup(army)) return armyLevel(w, s, army, kind);
    return kind === DEMORALIZATION ? s[AT.groupLevel + NAPOLEON] : 0;
  };
  const moraleOf = (army: number): number => (isGroup(army) ? s[AT.groupMorale + NAPOLEON] : s[AT.morale + army]);

  function open(army: number): void {
    const book = books[army];
    const { turns } = battleOf(w, s);
    book.lost = lossesOf(army);
    if (!isGrand) return;
    const breaks = BREAKS[w.id][army];
    const morale = moraleOf(army);
    book.first = levelOf(army, DEMORALIZATION);
    book.second = levelOf(army, DISINTEGRATION);
    book.firstBonus = morale >= DEMORALIZED ? 0 : breaks.demoralized;
    book.secondBonus = morale >= DISINTEGRATED ? 0 : breaks.disintegrated;
    if (w.id === 'grand-waterloo' && army !== FRENCH_ARMY && otherBroken(army)) book.firstBonus *= 2;
    book.last = Math.max(1, book.first, book.second);
    book.early = (turns - s[AT.turn] + 1) / turns;
  }

  const otherBroken = (army: number): boolean =>
    s[AT.morale + (army === PRUSSIAN_ARMY ? ANGLO_ALLIED_ARMY : PRUSSIAN_ARMY)] > 0;

  /** What is left of the price of French losses: whoever has to win in time can pay more and more. */
  const patience = (): number => 1 - ((1 - PATIENCE_AT_THE_END) * s[AT.turn]) / battleOf(w, s).turns;

  /** 26.0a: in the campaign a point is a point, while there is time; where armies break, it is worth more the nearer they are to it. */
  const price = (army: number, points: number): number => {
    if (!isGrand) {
      const worth = points * (1 + NEAR_BREAK * Math.min(1, books[army].lost / 100));
      return army === FRENCH_ARMY ? worth * patience() : worth;
    }
    const lost = books[army].lost + expected[army];
    return worthAt(books[army], lost + points) - worthAt(books[army], lost);
  };

  /** 27.22d: what acts once and has. */
  const isPast = (objective: string | undefined): boolean =>
    (objective === 'waterloo' && happened(w, s, 'waterloo')) ||
    (objective === 'maisonDuRoi' && happened(w, s, 'maison-du-roi'));

  /** 27.22, 28.221: what a place takes off an army's levels, spread over its hexes. */
  function measurePlaces(): void {
    placeWorth.fill(0);
    const { objectives } = battleOf(w, s);
    for (const { armies, amount, objective } of w.scenario.modifiers) {
      const hexes = objective === undefined ? [] : (objectives[objective] ?? []);
      const army = ARMIES.findIndex((name) => armies.some((one) => one === name || one.startsWith(`${name}:`)));
      if (army < 0 || isPast(objective) || typeof amount !== 'number' || hexes.length === 0) continue;
      for (const hex of hexes)
        placeWorth[w.objective[hex] - 1] = price(army, -amount) / hexes.length + (isGrand ? PLACE_HEX : 0);
    }
  }

  const hexWorth = (hex: number): number => {
    const number = w.objective[hex];
    return number === 0 || s[AT.held + number - 1] === 0 ? 0 : placeWorth[number - 1];
  };

  /** 26.0a with what has left; the boxes of all corps and nationalities. */
  function total(): number {
    let sum = 0;
    for (const [body, { army }] of w.bodies.entries())
      sum += sideOfArmy(army) === FRENCH ? -s[AT.fallen + body] : s[AT.fallen + body];
    for (const unit of w.unitsOf[FRENCH])
      if (s[AT.where + unit] === EXITED) sum += IN_BRUSSELS * strengthOf(w, s, unit);
    return sum;
  }

  function broken(): number {
    let sum = 0;
    for (const army of ARMIES.keys()) {
      const morale = moraleOf(army);
      const { demoralized, disintegrated } = BREAKS[w.id][army];
      const worth = (morale >= DEMORALIZED ? demoralized : 0) + (morale >= DISINTEGRATED ? disintegrated : 0);
      const value = worthAt(books[army], books[army].lost) + worth;
      sum += army === FRENCH_ARMY ? -value : value;
    }
    for (const [i, hex] of w.objectiveHexes.entries()) {
      const holder = s[AT.held + i] - 1;
      if (holder >= 0) sum += (holder === FRENCH ? 0.5 : -0.5) * hexWorth(hex);
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
    needed: () => 'each',
    isAllOrNothing: () => false,
    margin: () => 0,
    worthOfAll: (sum) => sum,
    worthOfSide(side, points) {
      if (side === FRENCH) return price(FRENCH_ARMY, points);
      return (price(ANGLO_ALLIED_ARMY, points) + price(PRUSSIAN_ARMY, points)) / 2;
    },
    reset(state) {
      s = state;
      for (const army of ARMIES.keys()) open(army);
      measurePlaces();
    },
    ...addedUp(AT.losses, () => ARMIES.keys(), price),
    standing: () => (isGrand ? broken() : total()),
  };
}

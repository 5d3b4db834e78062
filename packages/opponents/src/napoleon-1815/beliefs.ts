import { below, randomBits, type State } from '@hundred-days/kernel';
import { type Belief, board, describe, position, tables, units } from '@hundred-days/napoleon-1815';
import { distance } from '@hundred-days/napoleon-1815/appraisal';

const { AT, hiddenBattleField, hiddenField, MARKS, ownerOf, PLACES, SLOTS, UNKNOWN } = position;
const { NET, TOWNS } = board;
const { CORPS, PACE, STRENGTH, TYPE, UNITS, UNITS_OF_ARMY } = units;

/**
 * What a seat may think of the blocks it cannot see: some whole pictures of who stands where, each with a weight. Every new
 * view is worked into each picture: who lies open or is gone is known; blocks that have changed towns are units that could
 * have made the way (FOG-22: two towns without a die is a mounted unit), or the picture counts for less. Steps are those last
 * seen, less what force marches and routs since may have cost.
 */
export interface Picture extends Belief {
  weight: number;
}

export interface Beliefs {
  /** Takes a view in; one that shows nothing new changes nothing. */
  observe(view: State, seat: number): void;
  /** So many pictures, the likely ones more often. */
  draw(count: number, bits: () => number): Belief[];
  readonly pictures: readonly Picture[];
}

const NOWHERE = -1;
/** How likely it is that the blocks of one town are of one corps. */
const SAME_CORPS = 0.75;
/** By force march, and farther than anybody marches: he may have retreated or been seen wrong. */
const FORCED = 0.25;
const TOO_FAR = 0.02;
/** A unit whose last town is not known. */
const FROM_NOWHERE = 0.3;
/** What a picture still counts for that had somebody else where a unit has been seen. */
const MISTAKEN = 0.4;
/** 5.6b, 7.41: how often a force march costs its step, and a unit that has left a battle the steps of a rout. */
const FOOTSORE = 0.5;
const ROUTED = 0.5;

export function createBeliefs(size: number, seed: number | string): Beliefs {
  let pictures: Picture[] = [];
  let seen = '';
  /** Who lay open in which battle when last seen: the town by unit. */
  let fought: Int16Array = new Int16Array(UNITS).fill(NOWHERE);
  /** Who has ever lain open: of the others one is as likely as another of the same pace. */
  const met = new Uint8Array(UNITS);

  return {
    get pictures() {
      return pictures;
    },
    observe(view, seat) {
      const print = fingerprint(view, seat);
      if (print === seen) return;
      seen = print;
      const bits = randomBits(`${seed} ${print}`);
      if (pictures.length === 0) {
        if (!anyHidden(view, seat)) return;
        const known = historical(view, seat);
        if (known !== null) met.fill(1);
        pictures = Array.from({ length: size }, () => known?.() ?? firstPicture(view, seat, bits));
      }
      for (let unit = 0; unit < UNITS; unit++) if (view[AT.where + unit] >= 0) met[unit] = 1;
      for (const picture of pictures) revise(picture, view, seat, fought, bits);
      pictures = resample(pictures, bits, (copy) => stir(copy, view, seat, met, bits));
      fought = fighters(view, seat);
    },
    draw(count, bits) {
      if (pictures.length === 0) return [];
      const total = pictures.reduce((sum, { weight }) => sum + weight, 0);
      const start = below(1 << 20, bits) / (1 << 20);
      return Array.from({ length: count }, (_, i) => at(pictures, ((i + start) / count) * total));
    },
  };
}

function at(pictures: readonly Picture[], where: number): Picture {
  let sum = 0;
  for (const picture of pictures) {
    sum += picture.weight;
    if (where < sum) return picture;
  }
  return pictures[pictures.length - 1];
}

/** Hidden blocks of an army in a town, those of a battle there included. */
function hiddenIn(view: State, army: number): Int16Array {
  const count = new Int16Array(TOWNS);
  for (let town = 0; town < TOWNS; town++)
    count[town] = view[hiddenField(town, army, false)] + view[hiddenField(town, army, true)];
  for (let slot = 0; slot < SLOTS; slot++) {
    const town = view[AT.battleTown + slot];
    if (town < 0) continue;
    for (let place = 1; place <= PLACES; place++)
      for (let shape = 0; shape < MARKS; shape++) count[town] += view[hiddenBattleField(slot, place, army, shape)];
  }
  return count;
}

const others = (view: State, seat: number): number[] => [0, 1, 2].filter((army) => ownerOf(view, army) !== seat);

const anyHidden = (view: State, seat: number): boolean =>
  others(view, seat).some((army) => hiddenIn(view, army).some((count) => count > 0));

/** All that a view says of others' blocks. */
function fingerprint(view: State, seat: number): string {
  const parts: (number | string)[] = [view[AT.turn]];
  for (const army of others(view, seat)) {
    parts.push(hiddenIn(view, army).join(''));
    for (const unit of UNITS_OF_ARMY[army]) parts.push(view[AT.where + unit], view[AT.strength + unit]);
  }
  return parts.join(' ');
}

/** 4.3b: the fixed set-up is known to all. It is told by its numbers. */
function historical(view: State, seat: number): (() => Picture) | null {
  if (view[AT.turn] !== 1) return null;
  const described = describe('historical')?.units ?? {};
  const town = Int16Array.from(units.UNIT_IDS, (id) => NET.indexOf(described[id] ?? ''));
  for (const army of others(view, seat)) {
    const count = hiddenIn(view, army);
    for (const unit of UNITS_OF_ARMY[army]) if (town[unit] >= 0) count[town[unit]]--;
    if (count.some((left) => left !== 0)) return null;
  }
  return () => ({ town: town.slice(), strength: Int16Array.from(STRENGTH), weight: 1 });
}

/** Before anything has been seen: towns filled with units of a corps together. */
function firstPicture(view: State, seat: number, bits: () => number): Picture {
  const town = new Int16Array(UNITS).fill(NOWHERE);
  for (const army of others(view, seat)) {
    const left = [...UNITS_OF_ARMY[army]].filter((unit) => view[AT.where + unit] === UNKNOWN);
    const count = hiddenIn(view, army);
    for (let place = 0; place < TOWNS; place++) {
      let corps = -2;
      for (let n = count[place]; n > 0 && left.length > 0; n--) {
        const mates = left.filter((unit) => CORPS[unit] === corps);
        const from = mates.length > 0 && below(100, bits) < 100 * SAME_CORPS ? mates : left;
        const unit = from[below(from.length, bits)];
        corps = CORPS[unit];
        town[unit] = place;
        left.splice(left.indexOf(unit), 1);
      }
    }
  }
  return { town, strength: Int16Array.from(STRENGTH), weight: 1 };
}

/** Units of others that lie open in a battle, by its town. */
function fighters(view: State, seat: number): Int16Array {
  const town = new Int16Array(UNITS).fill(NOWHERE);
  for (const army of others(view, seat))
    for (const unit of UNITS_OF_ARMY[army]) if (view[AT.place + unit] > 0) town[unit] = view[AT.where + unit];
  return town;
}

/** Brings a picture into line with a view. */
function revise(picture: Picture, view: State, seat: number, fought: Int16Array, bits: () => number): void {
  for (const army of others(view, seat)) {
    const need = hiddenIn(view, army);
    const seen: Sighting[] = [];
    for (const unit of UNITS_OF_ARMY[army]) {
      const where = view[AT.where + unit];
      if (where === UNKNOWN) continue;
      if (where >= 0 && picture.town[unit] !== where) seen.push({ from: picture.town[unit], to: where });
      picture.town[unit] = where < 0 ? NOWHERE : where;
      if (where >= 0) picture.strength[unit] = view[AT.strength + unit];
    }
    const hidden = [...UNITS_OF_ARMY[army]].filter((unit) => view[AT.where + unit] === UNKNOWN);
    correct(picture, hidden, need, seen, bits);
    march(picture, hidden, need, bits);
    for (const unit of hidden)
      if (fought[unit] !== NOWHERE && picture.town[unit] !== fought[unit] && chance(ROUTED, bits))
        wear(picture, unit, tables.ATTRITION[TYPE[unit]]);
  }
}

/** A unit lies open in a town; the picture has it elsewhere. */
interface Sighting {
  readonly from: number;
  readonly to: number;
}

const chance = (share: number, bits: () => number): boolean => below(1 << 16, bits) < share * (1 << 16);

function wear(picture: Picture, unit: number, steps: number): void {
  picture.strength[unit] = Math.max(1, picture.strength[unit] - steps);
}

/** How many hidden units a picture has in each town beyond those that are seen there; less than 0 where it lacks some. */
function surplusOf(picture: Picture, hidden: readonly number[], need: Int16Array): Int16Array {
  const surplus = Int16Array.from(need, (count) => -count);
  for (const unit of hidden) if (picture.town[unit] >= 0) surplus[picture.town[unit]]++;
  return surplus;
}

/**
 * Nobody has marched, but the picture was wrong about who stands where: the unit that was thought to be here is there. It
 * counts for less than one that was right.
 */
function correct(
  picture: Picture,
  hidden: readonly number[],
  need: Int16Array,
  seen: readonly Sighting[],
  bits: () => number,
): void {
  for (const { from, to } of seen) {
    if (from < 0) continue;
    const surplus = surplusOf(picture, hidden, need);
    if (surplus[from] >= 0 || surplus[to] <= 0) continue;
    const there = hidden.filter((unit) => picture.town[unit] === to);
    picture.town[there[below(there.length, bits)]] = from;
    picture.weight *= MISTAKEN;
  }
}

/** How likely a unit has come to a town since it was last thought of elsewhere. */
function likelihood(unit: number, from: number, to: number): number {
  if (from < 0) return FROM_NOWHERE;
  const far = distance(from, to);
  if (far <= PACE[unit]) return far === 1 && PACE[unit] === 2 ? 0.8 : 1;
  return far === PACE[unit] + 1 ? FORCED : TOO_FAR / far;
}

/** Blocks have come to towns and left others: who they are is drawn from those that can have made the way. */
function march(picture: Picture, hidden: readonly number[], need: Int16Array, bits: () => number): void {
  for (;;) {
    const surplus = surplusOf(picture, hidden, need);
    const movers = hidden.filter((unit) => picture.town[unit] < 0 || surplus[picture.town[unit]] > 0);
    if (movers.length === 0) return;
    // The town that fewest can have come to is filled first.
    let to = NOWHERE;
    let fewest = Number.POSITIVE_INFINITY;
    for (let town = 0; town < TOWNS; town++) {
      if (surplus[town] >= 0) continue;
      const total = movers.reduce((sum, unit) => sum + likelihood(unit, picture.town[unit], town), 0);
      if (total >= fewest) continue;
      fewest = total;
      to = town;
    }
    if (to === NOWHERE) return;
    picture.weight *= Math.max(fewest / movers.length, 1e-4);
    const unit = drawn(movers, (one) => likelihood(one, picture.town[one], to), fewest, bits);
    const from = picture.town[unit];
    if (from >= 0 && distance(from, to) === PACE[unit] + 1 && chance(FOOTSORE, bits)) wear(picture, unit, 1);
    picture.town[unit] = to;
  }
}

/** One of a list, each with its chance of the total. */
function drawn(list: readonly number[], share: (one: number) => number, total: number, bits: () => number): number {
  let left = (below(1 << 20, bits) / (1 << 20)) * total;
  for (const one of list) {
    left -= share(one);
    if (left < 0) return one;
  }
  return list[list.length - 1];
}

/** When a few pictures carry all the weight they are copied in place of the others, each copy a little different. */
function resample(pictures: readonly Picture[], bits: () => number, vary: (copy: Picture) => void): Picture[] {
  const total = pictures.reduce((sum, { weight }) => sum + weight, 0);
  const squares = pictures.reduce((sum, { weight }) => sum + weight * weight, 0);
  if (squares === 0 || (total * total) / squares > pictures.length / 2) {
    return pictures.map((picture) => ({ ...picture, weight: total > 0 ? picture.weight / total : 1 }));
  }
  const start = below(1 << 20, bits) / (1 << 20);
  return pictures.map((_, i) => {
    const { town, strength } = at(pictures, ((i + start) / pictures.length) * total);
    const copy = { town: town.slice(), strength: strength.slice(), weight: 1 / pictures.length };
    vary(copy);
    return copy;
  });
}

/** Exchanges that are tried in a copy, and how often one that parts a corps is let pass. */
const EXCHANGES = 12;
const PARTED = 0.4;

/**
 * Units that have never been seen change places with each other: foot with foot and mounted with mounted, so that all marches
 * stay as likely as they were. Copies of one lucky picture would else be thought certain.
 */
function stir(picture: Picture, view: State, seat: number, met: Uint8Array, bits: () => number): void {
  for (const army of others(view, seat)) {
    const strangers = [...UNITS_OF_ARMY[army]].filter(
      (unit) => met[unit] === 0 && view[AT.where + unit] === UNKNOWN && picture.town[unit] >= 0,
    );
    if (strangers.length < 2) continue;
    for (let n = 0; n < EXCHANGES; n++) {
      const [a, b] = [0, 1].map(() => strangers[below(strangers.length, bits)]);
      if (PACE[a] !== PACE[b] || picture.town[a] === picture.town[b]) continue;
      const before = matesOf(picture, a) + matesOf(picture, b);
      exchange(picture, a, b);
      if (matesOf(picture, a) + matesOf(picture, b) < before && !chance(PARTED, bits)) exchange(picture, a, b);
    }
  }
}

function exchange(picture: Picture, a: number, b: number): void {
  [picture.town[a], picture.town[b]] = [picture.town[b], picture.town[a]];
}

/** Units of the same corps in the same town. */
function matesOf(picture: Picture, unit: number): number {
  let count = 0;
  for (let other = 0; other < UNITS; other++)
    if (other !== unit && CORPS[other] === CORPS[unit] && picture.town[other] === picture.town[unit]) count++;
  return count;
}

import { below, randomBits, type State, sameState } from '@hundred-days/kernel';
import { position, type World } from '@hundred-days/napoleon-1815';
import type { Belief } from '@hundred-days/napoleon-1815/determinize';
import { firstPicture, historical } from './beliefs/first.ts';
import { anyHidden, hiddenIn, newsOf, others } from './beliefs/hidden.ts';
import { march } from './beliefs/marches.ts';
import { passagesOf, type Signs, signsOf } from './beliefs/passages.ts';
import { chance, exchange, matesOf, NOWHERE, type Picture, surplusOf, wear } from './beliefs/picture.ts';

const { UNKNOWN } = position;

/**
 * What a seat may think of the blocks it cannot see: some whole pictures of who stands where, each with a weight. Every new
 * view is worked into each picture: who lies open or is gone is known; blocks that have changed towns are units that could
 * have made the way (FOG-22: two towns without a die is a mounted unit), or the picture counts for less. Steps are those last
 * seen, less what force marches and routs since may have cost.
 */
export interface Beliefs {
  /** Takes a view in; one that shows nothing new changes nothing. */
  observe(view: State, seat: number): void;
  /** So many pictures, the likely ones more often. */
  draw(count: number, bits: () => number): Belief[];
  readonly pictures: readonly Picture[];
}

/** What a picture still counts for that had somebody else where a unit has been seen. */
const MISTAKEN = 0.4;
/** 7.41: how often a unit that has left a battle has paid the steps of a rout. */
const ROUTED = 0.5;

export function createBeliefs(w: World, size: number, seed: number | string): Beliefs {
  let pictures: Picture[] = [];
  let news: Int16Array = new Int16Array(0);
  let heard = 0;
  /** The roads that were used when last told. */
  let roads: Int16Array = new Int16Array(w.roadCount);
  /** Who lay open in which battle when last seen: the town by unit. */
  let fought: Int16Array = new Int16Array(w.unitCount).fill(NOWHERE);
  /** Who has ever lain open: of the others one is as likely as another of the same pace. */
  const met = new Uint8Array(w.unitCount);

  function begin(view: State, seat: number, bits: () => number): void {
    const known = historical(w, view, seat);
    if (known !== null) met.fill(1);
    pictures = Array.from({ length: size }, () => known?.() ?? firstPicture(w, view, seat, bits));
  }

  return {
    get pictures() {
      return pictures;
    },
    observe(view, seat) {
      const latest = newsOf(w, view, seat);
      if (latest.length === news.length && sameState(latest, news)) return;
      news = latest;
      const bits = randomBits(`${seed} ${heard++}`);
      if (pictures.length === 0) {
        if (!anyHidden(w, view, seat)) return;
        begin(view, seat, bits);
      }
      for (let unit = 0; unit < w.unitCount; unit++) if (view[w.at.where + unit] >= 0) met[unit] = 1;
      const signs = signsOf(w, view, seat, roads);
      for (const picture of pictures) revise(w, picture, view, seat, signs, fought, bits);
      pictures = resample(pictures, bits, (copy) => stir(w, copy, view, seat, met, bits));
      fought = fighters(w, view, seat);
      roads = view.slice(w.at.used, w.at.used + w.roadCount);
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

/** Units of others that lie open in a battle, by its town. */
function fighters(w: World, view: State, seat: number): Int16Array {
  const town = new Int16Array(w.unitCount).fill(NOWHERE);
  for (const army of others(w, view, seat))
    for (const unit of w.unitsOfArmy[army]) if (view[w.at.place + unit] > 0) town[unit] = view[w.at.where + unit];
  return town;
}

/** Brings a picture into line with a view. */
function revise(
  w: World,
  picture: Picture,
  view: State,
  seat: number,
  signs: Signs,
  fought: Int16Array,
  bits: () => number,
): void {
  for (const army of others(w, view, seat)) {
    const need = hiddenIn(w, view, army);
    const seen: Sighting[] = [];
    for (const unit of w.unitsOfArmy[army]) {
      const where = view[w.at.where + unit];
      if (where === UNKNOWN) continue;
      if (where >= 0 && picture.town[unit] !== where) seen.push({ from: picture.town[unit], to: where });
      picture.town[unit] = where < 0 ? NOWHERE : where;
      if (where >= 0) picture.strength[unit] = view[w.at.strength + unit];
    }
    const hidden = [...w.unitsOfArmy[army]].filter((unit) => view[w.at.where + unit] === UNKNOWN);
    correct(w, picture, hidden, need, seen, bits);
    const surplus = surplusOf(w, picture, hidden, need);
    if (signs.traffic.size > 0 || surplus.some((count) => count !== 0))
      march(w, picture, hidden, passagesOf(w, picture, hidden, surplus, army, signs), signs.dice, bits);
    for (const unit of hidden)
      if (fought[unit] !== NOWHERE && picture.town[unit] !== fought[unit] && chance(ROUTED, bits))
        wear(picture, unit, w.attrition[w.type[unit]]);
  }
}

/** A unit lies open in a town; the picture has it elsewhere. */
interface Sighting {
  readonly from: number;
  readonly to: number;
}

/**
 * Nobody has marched, but the picture was wrong about who stands where: the unit that was thought to be here is there. It
 * counts for less than one that was right.
 */
function correct(
  w: World,
  picture: Picture,
  hidden: readonly number[],
  need: Int16Array,
  seen: readonly Sighting[],
  bits: () => number,
): void {
  for (const { from, to } of seen) {
    if (from < 0) continue;
    const surplus = surplusOf(w, picture, hidden, need);
    if (surplus[from] >= 0 || surplus[to] <= 0) continue;
    const there = hidden.filter((unit) => picture.town[unit] === to);
    picture.town[there[below(there.length, bits)]] = from;
    picture.weight *= MISTAKEN;
  }
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
function stir(w: World, picture: Picture, view: State, seat: number, met: Uint8Array, bits: () => number): void {
  for (const army of others(w, view, seat)) {
    const strangers = [...w.unitsOfArmy[army]].filter(
      (unit) => met[unit] === 0 && view[w.at.where + unit] === UNKNOWN && picture.town[unit] >= 0,
    );
    if (strangers.length < 2) continue;
    for (let n = 0; n < EXCHANGES; n++) {
      const [a, b] = [0, 1].map(() => strangers[below(strangers.length, bits)]);
      if (w.pace[a] !== w.pace[b] || picture.town[a] === picture.town[b]) continue;
      const before = matesOf(w, picture, a) + matesOf(w, picture, b);
      exchange(picture, a, b);
      if (matesOf(w, picture, a) + matesOf(w, picture, b) < before && !chance(PARTED, bits)) exchange(picture, a, b);
    }
  }
}

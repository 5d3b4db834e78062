import { below, type Place, type Seat, type State, type Unit } from '@hundred-days/kernel';
import { homeOf, markerIn } from './places.ts';
import {
  DISRUPTED,
  HOLDS,
  HOMES,
  has,
  hiddenBattleField,
  hiddenField,
  MARKS,
  ownerOf,
  PLACES,
  rebuild,
  SLOTS,
  SQUARE,
  setFlags,
  slotOf,
  UNKNOWN,
  UNPLACED,
} from './position.ts';
import { FARM, WOODS } from './tables.ts';
import { ARMIES, INFANTRY, isGun, LEADER, SIDE_OF_ARMY } from './units.ts';
import type { World } from './world.ts';

/** What is believed of hidden units: the town of each and its steps. -1 where nothing is. */
export interface Belief {
  readonly town: Int16Array;
  readonly strength: Int16Array;
}

/** A hidden block of a view: where, and what can be seen of it. */
interface Block {
  readonly town: Place;
  readonly disrupted: boolean;
  /** 0 outside a battle board */
  readonly place: number;
  readonly shape: number;
  /** 6.21e, 6.21h, 6.5a, 6.52a: what can stand there so; the higher, the fewer can */
  readonly suits: (unit: Unit) => boolean;
  readonly strictness: number;
}

const anybody = (): boolean => true;
const isInfantry = (w: World, unit: Unit): boolean => w.type[unit] === INFANTRY;
const isNoGun = (w: World, unit: Unit): boolean => !isGun(w, unit);
const isGuest = (w: World, unit: Unit): boolean => w.type[unit] === LEADER || isGun(w, unit);

const HOLDER = 1;
const IN_SQUARE = 2;
const SHELTERED = 3;

/**
 * A whole position that gives `seat` this view: every hidden block becomes a unit of its army that lies nowhere else. Which
 * one it is says the belief, and chance where it says nothing.
 */
export function determinize(w: World, view: State, seat: Seat, bits: () => number, belief?: Belief): State {
  const s = view.slice();
  s.fill(0, w.at.hidden, w.at.hiddenInBattle + SLOTS * PLACES * 3 * MARKS);
  for (let army = 0; army < ARMIES.length; army++) {
    if (ownerOf(w, view, army) === seat) continue;
    const units = [...w.unitsOfArmy[army]].filter((unit) => view[w.at.where + unit] === UNKNOWN);
    shuffle(units, bits);
    for (const unit of units) lay(w, s, unit, UNPLACED, belief);
    // The places that allow least are filled first.
    const blocks = blocksOf(w, view, army).sort((a, b) => b.strictness - a.strictness);
    for (const block of blocks) fill(w, s, units, block, belief);
    for (const unit of w.unitsOfArmy[army]) show(w, s, unit);
  }
  rebuild(w, s);
  return s;
}

/** A unit of another player is where it is seen: what he does in a step that is not ended is no part of a view (FOG-13). */
function show(w: World, s: State, unit: Unit): void {
  s[w.at.shownWhere + unit] = s[w.at.where + unit];
  s[w.at.shownPlace + unit] = s[w.at.place + unit];
  s[w.at.shownStrength + unit] = s[w.at.strength + unit];
  s[w.at.shownFlags + unit] = s[w.at.flags + unit];
  s[w.at.shownBattleFlags + unit] = s[w.at.battleFlags + unit];
  s[w.at.shownHost + unit] = s[w.at.host + unit];
}

function shuffle(units: number[], bits: () => number): void {
  for (let i = units.length - 1; i > 0; i--) {
    const j = below(i + 1, bits);
    [units[i], units[j]] = [units[j], units[i]];
  }
}

/** The hidden blocks of an army, one by one. */
function blocksOf(w: World, view: State, army: number): Block[] {
  const blocks: Block[] = [];
  for (let town = 0; town < w.townCount; town++) {
    for (const disrupted of [false, true]) {
      for (let n = view[hiddenField(w, town, army, disrupted)]; n > 0; n--)
        blocks.push({ town, disrupted, place: 0, shape: 0, suits: anybody, strictness: 0 });
    }
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    for (let place = 1; place <= PLACES; place++) {
      for (let shape = 0; shape < MARKS; shape++) {
        for (let n = view[hiddenBattleField(w, slot, place, army, shape)]; n > 0; n--)
          blocks.push(inBattle(w, view, army, slot, place, shape));
      }
    }
  }
  return blocks;
}

function inBattle(w: World, view: State, army: number, slot: number, place: number, shape: number): Block {
  const marker = markerIn(w, view, slot, homeOf(w, view, SIDE_OF_ARMY[army], place));
  const block = { town: view[w.at.battleTown + slot], disrupted: false, place, shape };
  if (shape === IN_SQUARE || (shape === HOLDER && marker === FARM))
    return { ...block, suits: (unit) => isInfantry(w, unit), strictness: 4 };
  // Those who shelter come after the squares.
  if (shape === SHELTERED) return { ...block, suits: (unit) => isGuest(w, unit), strictness: 3 };
  return marker === WOODS
    ? { ...block, suits: (unit) => isNoGun(w, unit), strictness: 2 }
    : { ...block, suits: anybody, strictness: 1 };
}

/** Takes the unit that suits a block best out of the list and puts it there. */
function fill(w: World, s: State, units: number[], block: Block, belief: Belief | undefined): void {
  let best = -1;
  let most = -1;
  for (const [i, unit] of units.entries()) {
    const score = (block.suits(unit) ? 2 : 0) + (belief?.town[unit] === block.town ? 1 : 0);
    if (score <= most) continue;
    most = score;
    best = i;
  }
  if (best < 0) return;
  const [unit] = units.splice(best, 1);
  lay(w, s, unit, block.town, belief);
  s[w.at.place + unit] = block.place;
  const flags =
    (block.disrupted ? DISRUPTED : 0) |
    (block.shape === HOLDER || holdsSo(w, s, unit, block) ? HOLDS : 0) |
    (block.shape === IN_SQUARE ? SQUARE : 0);
  setFlags(w, s, unit, flags);
  if (block.shape === SHELTERED) s[w.at.host + unit] = 1 + hostFor(w, s, unit);
}

/** FOG-7: of the hidden blocks in square or shelter the first takes the ground that the view says one of them holds. */
function holdsSo(w: World, s: State, unit: Unit, { town, place, shape }: Block): boolean {
  if (shape !== IN_SQUARE && shape !== SHELTERED) return false;
  const field = w.at.markers + slotOf(w, s, town) * HOMES + homeOf(w, s, w.side[unit], place);
  if (s[field] >= 0) return false;
  s[field] *= -1;
  return true;
}

/**
 * 6.52a: a square of the same place that has no guest yet; squares are laid out before those who shelter. Where none is seen,
 * since the viewer has just broken the square, the guest stands for it himself, as in a view.
 */
function hostFor(w: World, s: State, guest: Unit): number {
  for (const unit of w.unitsOf[w.side[guest]]) {
    if (!has(w, s, unit, SQUARE) || s[w.at.where + unit] !== s[w.at.where + guest]) continue;
    if (s[w.at.place + unit] !== s[w.at.place + guest]) continue;
    if (!w.unitsOf[w.side[guest]].some((other) => s[w.at.host + other] === unit + 1)) return unit;
  }
  return guest;
}

function lay(w: World, s: State, unit: Unit, town: Place, belief: Belief | undefined): void {
  const believed = belief?.strength[unit] ?? -1;
  s[w.at.where + unit] = town;
  s[w.at.place + unit] = 0;
  setFlags(w, s, unit, 0);
  s[w.at.host + unit] = 0;
  s[w.at.strength + unit] = believed > 0 ? believed : w.strength[unit];
}

import { below, type State } from '@hundred-days/kernel';
import { TOWNS } from './board.ts';
import { homeOf, markerIn } from './places.ts';
import {
  AT,
  DISRUPTED,
  HOLDS,
  HOMES,
  hiddenBattleField,
  hiddenField,
  MARKS,
  ownerOf,
  PLACES,
  rebuild,
  SLOTS,
  SQUARE,
  slotOf,
  UNKNOWN,
  UNPLACED,
} from './position.ts';
import { FARM, WOODS } from './tables.ts';
import {
  ARMIES,
  INFANTRY,
  isGun,
  LEADER,
  SIDE,
  SIDE_OF_ARMY,
  STRENGTH,
  TYPE,
  UNITS_OF,
  UNITS_OF_ARMY,
} from './units.ts';

/** What is believed of hidden units: the town of each and its steps. -1 where nothing is. */
export interface Belief {
  readonly town: Int16Array;
  readonly strength: Int16Array;
}

/** A hidden block of a view: where, and what can be seen of it. */
interface Block {
  readonly town: number;
  readonly disrupted: boolean;
  /** 0 outside a battle board */
  readonly place: number;
  readonly shape: number;
  /** 6.21e, 6.21h, 6.5a, 6.52a: what can stand there so; the higher, the fewer can */
  readonly suits: (unit: number) => boolean;
  readonly strictness: number;
}

const anybody = (): boolean => true;
const isInfantry = (unit: number): boolean => TYPE[unit] === INFANTRY;
const isNoGun = (unit: number): boolean => !isGun(unit);
const isGuest = (unit: number): boolean => TYPE[unit] === LEADER || isGun(unit);

const HOLDER = 1;
const IN_SQUARE = 2;
const SHELTERED = 3;

/**
 * A whole position that gives `seat` this view: every hidden block becomes a unit of its army that lies nowhere else. Which
 * one it is says the belief, and chance where it says nothing.
 */
export function determinize(view: State, seat: number, bits: () => number, belief?: Belief): State {
  const s = view.slice();
  s.fill(0, AT.hidden, AT.hiddenInBattle + SLOTS * PLACES * 3 * MARKS);
  for (let army = 0; army < ARMIES.length; army++) {
    if (ownerOf(view, army) === seat) continue;
    const units = [...UNITS_OF_ARMY[army]].filter((unit) => view[AT.where + unit] === UNKNOWN);
    shuffle(units, bits);
    for (const unit of units) lay(s, unit, UNPLACED, belief);
    // The places that allow least are filled first.
    const blocks = blocksOf(view, army).sort((a, b) => b.strictness - a.strictness);
    for (const block of blocks) fill(s, units, block, belief);
    for (const unit of UNITS_OF_ARMY[army]) show(s, unit);
  }
  rebuild(s);
  return s;
}

/** A unit of another player is where it is seen: what he does in a step that is not ended is no part of a view (FOG-13). */
function show(s: State, unit: number): void {
  s[AT.shownWhere + unit] = s[AT.where + unit];
  s[AT.shownPlace + unit] = s[AT.place + unit];
  s[AT.shownStrength + unit] = s[AT.strength + unit];
  s[AT.shownFlags + unit] = s[AT.flags + unit];
  s[AT.shownHost + unit] = s[AT.host + unit];
}

function shuffle(units: number[], bits: () => number): void {
  for (let i = units.length - 1; i > 0; i--) {
    const j = below(i + 1, bits);
    [units[i], units[j]] = [units[j], units[i]];
  }
}

/** The hidden blocks of an army, one by one. */
function blocksOf(view: State, army: number): Block[] {
  const blocks: Block[] = [];
  for (let town = 0; town < TOWNS; town++) {
    for (const disrupted of [false, true]) {
      for (let n = view[hiddenField(town, army, disrupted)]; n > 0; n--)
        blocks.push({ town, disrupted, place: 0, shape: 0, suits: anybody, strictness: 0 });
    }
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    for (let place = 1; place <= PLACES; place++) {
      for (let shape = 0; shape < MARKS; shape++) {
        for (let n = view[hiddenBattleField(slot, place, army, shape)]; n > 0; n--)
          blocks.push(inBattle(view, army, slot, place, shape));
      }
    }
  }
  return blocks;
}

function inBattle(view: State, army: number, slot: number, place: number, shape: number): Block {
  const marker = markerIn(view, slot, homeOf(view, SIDE_OF_ARMY[army], place));
  const block = { town: view[AT.battleTown + slot], disrupted: false, place, shape };
  if (shape === IN_SQUARE || (shape === HOLDER && marker === FARM))
    return { ...block, suits: isInfantry, strictness: 4 };
  // Those who shelter come after the squares.
  if (shape === SHELTERED) return { ...block, suits: isGuest, strictness: 3 };
  return marker === WOODS ? { ...block, suits: isNoGun, strictness: 2 } : { ...block, suits: anybody, strictness: 1 };
}

/** Takes the unit that suits a block best out of the list and puts it there. */
function fill(s: State, units: number[], block: Block, belief: Belief | undefined): void {
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
  lay(s, unit, block.town, belief);
  s[AT.place + unit] = block.place;
  s[AT.flags + unit] =
    (block.disrupted ? DISRUPTED : 0) |
    (block.shape === HOLDER || holdsSo(s, unit, block) ? HOLDS : 0) |
    (block.shape === IN_SQUARE ? SQUARE : 0);
  if (block.shape === SHELTERED) s[AT.host + unit] = 1 + hostFor(s, unit);
}

/** FOG-7: of the hidden blocks in square or shelter the first takes the ground that the view says one of them holds. */
function holdsSo(s: State, unit: number, { town, place, shape }: Block): boolean {
  if (shape !== IN_SQUARE && shape !== SHELTERED) return false;
  const field = AT.markers + slotOf(s, town) * HOMES + homeOf(s, SIDE[unit], place);
  if (s[field] >= 0) return false;
  s[field] *= -1;
  return true;
}

/**
 * 6.52a: a square of the same place that has no guest yet; squares are laid out before those who shelter. Where none is seen,
 * since the viewer has just broken the square, the guest stands for it himself, as in a view.
 */
function hostFor(s: State, guest: number): number {
  for (const unit of UNITS_OF[SIDE[guest]]) {
    if ((s[AT.flags + unit] & SQUARE) === 0 || s[AT.where + unit] !== s[AT.where + guest]) continue;
    if (s[AT.place + unit] !== s[AT.place + guest]) continue;
    if (!UNITS_OF[SIDE[guest]].some((other) => s[AT.host + other] === unit + 1)) return unit;
  }
  return guest;
}

function lay(s: State, unit: number, town: number, belief: Belief | undefined): void {
  const believed = belief?.strength[unit] ?? -1;
  s[AT.where + unit] = town;
  s[AT.place + unit] = 0;
  s[AT.flags + unit] = 0;
  s[AT.host + unit] = 0;
  s[AT.strength + unit] = believed > 0 ? believed : STRENGTH[unit];
}

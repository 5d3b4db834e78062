import type { State } from '@hundred-days/kernel';
import { position, units, type World } from '@hundred-days/napoleon-1815';
import { distance } from '@hundred-days/napoleon-1815/appraisal';
import type { Picture } from './picture.ts';

const { sideOfSeat, stepOf } = position;
const { FRENCH } = units;

/** The French move two Groups in a turn (5.1g): what one leaves the other may take, and the numbers do not show it. */
const FRENCH_ARMY = 0;
const FRENCH_GROUPS = 2;

/** What is told of the marches of a turn beside the numbers of blocks (3.2b). */
export interface Signs {
  /** The towns whose French Groups have moved, and how many blocks used the roads of each. Empty if it is not told. */
  readonly traffic: ReadonlyMap<number, number>;
  /** 5.6: dice are rolled for force marches. */
  readonly dice: boolean;
}

/** The roads are told once, when the moves are over; later they are old. */
export function signsOf(w: World, view: State, seat: number, before: Int16Array): Signs {
  const traffic = new Map<number, number>();
  const used = view.subarray(w.at.used, w.at.used + w.roadCount);
  const fresh = used.some((count, road) => count !== before[road]);
  const onTurn = w.turnSide[view[w.at.turn]];
  if (fresh && onTurn === FRENCH && sideOfSeat(w, view, seat) !== FRENCH)
    for (let group = 0; group < FRENCH_GROUPS; group++) {
      const town = view[w.at.groups + group] - 1;
      if (town >= 0) traffic.set(town, trafficAt(w, used, town));
    }
  return { traffic, dice: stepOf(w, view) === 'march' };
}

function trafficAt(w: World, used: Int16Array, town: number): number {
  let count = 0;
  for (let i = w.first[town]; i < w.first[town + 1]; i++) count += used[w.via[i]];
  return count;
}

/** How many blocks have left each town and how many have come to it. */
export interface Passages {
  readonly leaving: Int16Array;
  readonly arriving: Int16Array;
}

/** At the least those that the numbers show; and those whose places others have taken. */
export function passagesOf(
  w: World,
  picture: Picture,
  hidden: readonly number[],
  surplus: Int16Array,
  army: number,
  { traffic }: Signs,
): Passages {
  const leaving = new Int16Array(w.townCount);
  const arriving = new Int16Array(w.townCount);
  for (let town = 0; town < w.townCount; town++) {
    leaving[town] = Math.max(0, surplus[town]);
    arriving[town] = Math.max(0, -surplus[town]);
  }
  const passages = { leaving, arriving };
  if (army !== FRENCH_ARMY) return passages;
  if (traffic.size > 0) relieve(picture, hidden, passages, surplus, traffic);
  else relieveUnseen(w, picture, hidden, passages);
  return passages;
}

/** Of the blocks on the roads of a town those that do not show in the numbers have come and gone in pairs. */
function relieve(
  picture: Picture,
  hidden: readonly number[],
  { leaving, arriving }: Passages,
  surplus: Int16Array,
  traffic: ReadonlyMap<number, number>,
): void {
  for (const [town, count] of traffic) {
    const staying = blocksIn(picture, hidden, town) - leaving[town];
    const pairs = Math.min(staying, Math.floor((count - Math.abs(surplus[town])) / 2));
    if (pairs <= 0) continue;
    leaving[town] += pairs;
    arriving[town] += pairs;
  }
}

/** The roads are not told. Where foot has gone two towns without a die, one Group has taken the place of the other. */
function relieveUnseen(w: World, picture: Picture, hidden: readonly number[], { leaving, arriving }: Passages): void {
  const starts = townsWith(w, leaving);
  if (starts.length !== 1) return;
  const [start] = starts;
  const riders = hidden.filter((unit) => picture.town[unit] === start && w.pace[unit] > 1).length;
  const to = townsWith(w, arriving).find((town) => distance(w, start, town) === 2 && arriving[town] > riders);
  if (to === undefined) return;
  const between = [...w.next.slice(w.first[to], w.first[to + 1])].filter((town) => distance(w, start, town) === 1);
  const blocks = between.map((town) => blocksIn(picture, hidden, town));
  const most = Math.max(0, ...blocks);
  if (most === 0) return;
  const relieved = between[blocks.indexOf(most)];
  const pairs = Math.min(most, arriving[to]);
  leaving[relieved] += pairs;
  arriving[relieved] += pairs;
}

const blocksIn = (picture: Picture, hidden: readonly number[], town: number): number =>
  hidden.filter((unit) => picture.town[unit] === town).length;

function townsWith(w: World, counts: Int16Array): number[] {
  const towns: number[] = [];
  for (let town = 0; town < w.townCount; town++) if (counts[town] > 0) towns.push(town);
  return towns;
}

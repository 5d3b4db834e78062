import { below } from '@hundred-days/kernel';
import { units, type World } from '@hundred-days/napoleon-1815';
import { distance, worthOf } from '@hundred-days/napoleon-1815/appraisal';
import type { Passages } from './passages.ts';
import { chance, NOWHERE, type Picture, wear } from './picture.ts';

const { CAVALRY, LEADER } = units;

/** By force march: with dice that are rolled now, or unseen; and farther than anybody marches, in a retreat. */
const FORCED = 0.25;
const FORCED_UNSEEN = 0.01;
const TOO_FAR = 0.02;
/** A unit that can go two towns goes one. */
const SHORT = 0.8;
/** A unit whose last town is not known. */
const FROM_NOWHERE = 0.3;
/** 5.6b: how often a force march costs its step. */
const FOOTSORE = 0.5;

/** Who is sent: of many the strong ones rather; what is left behind is weak. */
const SENT = 0.9;
const MIDDLING = 3;
const LEADER_WORTH = 2.5;
/** Who goes alone: cavalry, and not the best; no leader. */
const RAIDER = 4;
const SPARED = 0.7;
const LEADER_ALONE = 0.1;

/** How likely a unit has come to a town since it was last thought of elsewhere. */
function likelihood(w: World, unit: number, from: number, to: number, dice: boolean): number {
  if (from < 0) return FROM_NOWHERE;
  const far = distance(w, from, to);
  if (far === 0) return 0;
  if (far <= w.pace[unit]) return far < w.pace[unit] ? SHORT : 1;
  return far === w.pace[unit] + 1 ? (dice ? FORCED : FORCED_UNSEEN) : TOO_FAR / far;
}

/** How much rather than others of its town a unit is the one that goes, alone or with others. */
function readiness(w: World, picture: Picture, unit: number, alone: boolean): number {
  const leads = w.type[unit] === LEADER;
  const worth = leads ? LEADER_WORTH : worthOf(w, unit, picture.strength[unit]);
  if (!alone) return Math.exp(SENT * (worth - MIDDLING));
  if (leads) return LEADER_ALONE;
  return (w.type[unit] === CAVALRY ? RAIDER : 1) * Math.exp(-SPARED * (worth - MIDDLING));
}

interface Mover {
  readonly unit: number;
  readonly ready: number;
}

/**
 * Blocks have come to towns and left others: who they are is drawn from those that can have made the way. A picture in which
 * hardly anybody can have made it counts for less.
 */
export function march(
  w: World,
  picture: Picture,
  hidden: readonly number[],
  { leaving, arriving }: Passages,
  dice: boolean,
  bits: () => number,
): void {
  let movers = moversOf(w, picture, hidden, leaving);
  for (let to = hardest(w, picture, movers, arriving, dice); to !== NOWHERE; ) {
    const mover = drawn(w, picture, movers, to, dice, bits);
    const from = picture.town[mover];
    arriving[to]--;
    if (from >= 0) leaving[from]--;
    if (from >= 0 && distance(w, from, to) === w.pace[mover] + 1 && chance(FOOTSORE, bits)) wear(picture, mover, 1);
    picture.town[mover] = to;
    movers = movers.filter(({ unit }) => unit !== mover && (picture.town[unit] < 0 || leaving[picture.town[unit]] > 0));
    to = hardest(w, picture, movers, arriving, dice);
  }
}

function moversOf(w: World, picture: Picture, hidden: readonly number[], leaving: Int16Array): Mover[] {
  return hidden
    .filter((unit) => picture.town[unit] < 0 || leaving[picture.town[unit]] > 0)
    .map((unit) => ({ unit, ready: readiness(w, picture, unit, leaving[picture.town[unit]] === 1) }));
}

const share = (w: World, picture: Picture, { unit, ready }: Mover, to: number, dice: boolean): number =>
  ready * likelihood(w, unit, picture.town[unit], to, dice);

/** The town that fewest can have come to is filled first. */
function hardest(w: World, picture: Picture, movers: readonly Mover[], arriving: Int16Array, dice: boolean): number {
  if (movers.length === 0) return NOWHERE;
  let hard = NOWHERE;
  let fewest = Number.POSITIVE_INFINITY;
  for (let town = 0; town < w.townCount; town++) {
    if (arriving[town] === 0) continue;
    let total = 0;
    for (const mover of movers) total += share(w, picture, mover, town, dice);
    if (total >= fewest) continue;
    fewest = total;
    hard = town;
  }
  return hard;
}

/** Who has come to a town: each with its chance. */
function drawn(
  w: World,
  picture: Picture,
  movers: readonly Mover[],
  to: number,
  dice: boolean,
  bits: () => number,
): number {
  let total = 0;
  let ready = 0;
  for (const mover of movers) {
    total += share(w, picture, mover, to, dice);
    ready += mover.ready;
  }
  picture.weight *= Math.max(total / ready, 1e-4);
  let left = (below(1 << 20, bits) / (1 << 20)) * total;
  for (const mover of movers) {
    left -= share(w, picture, mover, to, dice);
    if (left < 0) return mover.unit;
  }
  return movers[movers.length - 1].unit;
}

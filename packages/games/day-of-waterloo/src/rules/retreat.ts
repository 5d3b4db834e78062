import { type Place, type Refusal, refusal, type Stage, type State, type Tell, type Unit } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { DUELING, LEFT, QUITTED, RETREATING, ROUTED, STOOD } from '../fighting.ts';
import {
  COLUMN,
  inZoi,
  isLeader,
  lift,
  moveLeader,
  OFF_MAP,
  onMap,
  putUnder,
  setStep,
  sideIn,
  topIn,
  unnote,
  whereIs,
} from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { withLower } from './displacement.ts';
import { pay, payAmong, payersFor } from './losses.ts';
import { overrun } from './overrun.ts';
import { allWith, ask, cast, fightOf, isOver, partsIn, plays, setGround, uncast, unmark } from './parts.ts';
import { showHiddenPin } from './questions.ts';
import { askToRetreat, rootedIn } from './results.ts';
import { isSameAnswer, retreatsFrom, routsOf } from './retreatplans.ts';
import { refusePlan, refuseRetreatTo } from './retreatrefusals.ts';
import { seenGoing } from './sightings.ts';
import { roomFor } from './stacking.ts';

/** 11.9 Retreat after combat and after charges: a hex of units retreats or stands; units that fail a check must go. */

type Retreat = Of<'retreat'>;

/** The top unit of each hex that has to answer. */
function answering(w: World, s: State): Unit[] {
  const found: Unit[] = [];
  for (const unit of allWith(w, s, RETREATING)) {
    const [first] = partsIn(w, s, whereIs(w, s, unit), RETREATING);
    if (!found.includes(first)) found.push(first);
  }
  return found.sort((a, b) => a - b);
}

export const retreatPhase = (w: World): Stage<Action> => ({
  rule: '11.9a',
  accepts: ['retreat', 'stand'],
  pieces: (s) => answering(w, s),
  choices(s, _side, piece) {
    if (!answering(w, s).includes(piece)) return [];
    const hex = whereIs(w, s, piece);
    return [...retreatsFrom(w, s, hex), { type: 'stand', hex }];
  },
  refuse(s, _side, action) {
    if (action.type === 'stand') return refuseStand(w, s, action.hex);
    return action.type === 'retreat' ? refuseRetreat(w, s, action) : null;
  },
  whyNot: (s, _side, piece, place) => whyNoRetreat(w, s, piece, place),
  apply(s, _side, action, _dice, tell) {
    if (action.type === 'stand') stand(w, s, action.hex, tell);
    else if (action.type === 'retreat') retreat(w, s, action, tell);
    if (!isOver(w, s)) askToRetreat(w, s);
  },
});

function refuseStand(w: World, s: State, hex: Place): Refusal | null {
  const top = answering(w, s).find((unit) => whereIs(w, s, unit) === hex);
  return top === undefined ? refusal('11.9a', 'nobody-retreats-there', { hex: w.hexId(hex) }) : null;
}

function refuseRetreat(w: World, s: State, action: Retreat): Refusal | null {
  const piece = action.units.find((unit) => unit < w.units && plays(w, s, unit, RETREATING) && onMap(w, s, unit));
  if (piece === undefined) return refusal('11.9a', 'not-retreating', { unit: w.unitId(action.units[0]) });
  const hex = whereIs(w, s, piece);
  if (retreatsFrom(w, s, hex, action).some((plan) => isSameAnswer(plan, action))) return null;
  return refusePlan(w, s, action, piece, retreatsFrom(w, s, hex));
}

function whyNoRetreat(w: World, s: State, piece: Unit, place: Place): Refusal | null {
  if (isLeader(w, piece) || !plays(w, s, piece, RETREATING | ROUTED) || !onMap(w, s, piece))
    return refusal('11.9a', 'not-retreating', { unit: w.unitId(piece) });
  const hex = whereIs(w, s, piece);
  const plans = plays(w, s, piece, ROUTED) ? routsOf(w, s, piece) : retreatsFrom(w, s, hex);
  return refuseRetreatTo(w, s, piece, place, plans);
}

/** 11.9b, 11.9f: the units of a hex stay, and pay for the hexes they do not retreat. */
function stand(w: World, s: State, hex: Place, tell: Tell): void {
  const units = partsIn(w, s, hex, RETREATING);
  for (const unit of units) {
    uncast(w, s, unit, RETREATING);
    cast(w, s, unit, STOOD);
  }
  if (tell !== null) tell({ type: 'stood', rule: '11.9b', data: { hex: w.hexId(hex), sp: s[w.at.length] } });
  payAmong(w, s, payersFor(w, s, units), s[w.at.length], '11.9b', tell);
}

/** The way of each piece of a plan. */
interface Going {
  readonly piece: Unit;
  readonly via: Place;
  readonly to: Place;
}
const goingOf = ({ units, to }: Retreat): Going[] =>
  units.map((piece, i) => ({ piece, via: to[2 * i], to: to[2 * i + 1] }));

/** 11.9: a hex of units goes as planned. */
function retreat(w: World, s: State, action: Retreat, tell: Tell): void {
  const hex = whereIs(w, s, action.units.find((unit) => unit < w.units && plays(w, s, unit, RETREATING)) as Unit);
  const going = partsIn(w, s, hex, RETREATING);
  const rooted = rootedIn(w, s, hex);
  const length = s[w.at.length];
  const made = carryOut(w, s, hex, goingOf(action), tell);
  for (const unit of going) uncast(w, s, unit, RETREATING);
  const free = going.filter((unit) => !rooted.includes(unit));
  // 5.4.2f: who was held back where he stood has not left.
  for (const unit of going) cast(w, s, unit, whereIs(w, s, unit) === hex ? STOOD : LEFT);
  // 11.9.2a: after a charge nobody checks; in a Reaction Charge others have no part (9.4.5f).
  const fight = fightOf(w, s);
  const isLeft = free.some((unit) => plays(w, s, unit, LEFT));
  if (isLeft && (fight === 'attack' || fight === 'counterattack')) setGround(w, s, hex, QUITTED);
  if (made < length) payAmong(w, s, free, length - made, '11.9b', tell);
  for (const unit of rooted) if (!isOver(w, s) && onMap(w, s, unit)) pay(w, s, unit, length, '11.9c', tell);
}

/** Moves all pieces of a plan, those displaced first (11.9.5b); the hexes that were made by the one who came least far. */
function carryOut(w: World, s: State, hex: Place, all: readonly Going[], tell: Tell): number {
  const goers = inStackOrder(
    w,
    s,
    hex,
    all.filter(({ piece }) => whereIs(w, s, piece) === hex),
  );
  const units = goers.filter(({ piece }) => !isLeader(w, piece));
  const others = all.filter(({ piece }) => whereIs(w, s, piece) !== hex);
  displaceAll(w, s, stillDisplaced(w, s, others, units), tell);
  let least = 2;
  const ways: Taken[] = [];
  for (const going of units) {
    const taken = wayTaken(ways, going);
    const end = endOf(w, s, going, taken, tell);
    least = Math.min(least, w.map.distance(hex, end));
    if (end === hex) continue;
    taken.end = end;
    taken.pieces.push(going.piece);
    place(w, s, going.piece, end);
  }
  for (const taken of ways) if (taken.pieces.length > 0) tellRetreat(w, s, hex, taken, '11.9d', tell);
  // 11.9g: leaders go as far as those whose way they take.
  for (const { piece, via, to } of goers) {
    const way = ways.find((one) => one.via === via && one.to === to);
    if (!isLeader(w, piece) || way === undefined || way.end < 0) continue;
    moveLeader(w, s, piece, way.end);
    tellRetreat(w, s, hex, { ...way, pieces: [piece] }, '11.9g', tell);
  }
  return least;
}

/** Those who go the same way, and how far they have come; -1 for nowhere. */
interface Taken {
  readonly via: Place;
  readonly to: Place;
  readonly pieces: Unit[];
  end: Place;
}

function wayTaken(ways: Taken[], { via, to }: Going): Taken {
  const known = ways.find((way) => way.via === via && way.to === to);
  if (known !== undefined) return known;
  const way = { via, to, pieces: [], end: -1 };
  ways.push(way);
  return way;
}

/** 5.4.2f, 11.9.5a: who was to make room for one whom hidden cavalry keeps from coming stays where he is. */
function stillDisplaced(w: World, s: State, others: readonly Going[], goers: readonly Going[]): Going[] {
  const wanted = new Set<Place>();
  for (const going of goers) if (!isCutShort(w, s, going)) wanted.add(going.to);
  const found: Going[] = [];
  for (let before = -1; before < found.length; ) {
    before = found.length;
    for (const going of others) {
      if (found.includes(going) || !wanted.has(whereIs(w, s, going.piece))) continue;
      found.push(going);
      wanted.add(going.to);
    }
  }
  return found;
}

/** Units from the top down, so that those who go together keep their order (11.9.1a); then leaders. */
function inStackOrder(w: World, s: State, hex: Place, all: readonly Going[]): Going[] {
  const order: Going[] = [];
  for (let unit = topIn(w, s, hex); unit >= 0; unit = s[w.at.beneath + unit] - 1) {
    const going = all.find(({ piece }) => piece === unit);
    if (going !== undefined) order.push(going);
  }
  return [...order, ...all.filter(({ piece }) => isLeader(w, piece))];
}

/** 5.4.2f, 11.9.4a: whether hidden cavalry keeps it from the second hex. */
const isCutShort = (w: World, s: State, { piece, via, to }: Going): boolean =>
  via !== to && inZoi(w, s, enemyOf(w.side[piece]), via);

/** Who is kept from the second hex stays in the first if there is room, horse artillery only with those it goes along with (11.9e). */
function endOf(w: World, s: State, going: Going, taken: Taken, tell: Tell): Place {
  const { piece, via, to } = going;
  if (!isCutShort(w, s, going)) return to;
  showHiddenPin(w, s, enemyOf(w.side[piece]), via, tell);
  const alone = !plays(w, s, piece, RETREATING | ROUTED) && taken.end < 0;
  return !alone && roomFor(w, s, via, piece) ? via : whereIs(w, s, piece);
}

/** 11.9.5b: the moves of a chain are made last first: nobody goes where somebody has still to leave. */
function displaceAll(w: World, s: State, chain: readonly Going[], tell: Tell): void {
  const left = [...chain];
  while (left.length > 0) {
    const at = left.findIndex(({ to }) => !left.some(({ piece }) => whereIs(w, s, piece) === to));
    const { to, piece: first } = left[Math.max(0, at)];
    const from = whereIs(w, s, first);
    // 5.2f: both brigades of a Guard pair go, the upper one first.
    const together = left.filter((one) => one.to === to && whereIs(w, s, one.piece) === from);
    const pieces = inStackOrder(w, s, from, together).map(({ piece }) => piece);
    left.splice(0, left.length, ...left.filter((one) => !together.includes(one)));
    for (const piece of pieces) place(w, s, piece, to);
    if (tell !== null) {
      const data = { ...seenGoing(w, pieces), from: w.hexId(from), hex: w.hexId(to) };
      tell({ type: 'displaced', rule: '11.9.5a', data, reveals: true });
    }
    overrun(w, s, to, sideIn(w, s, to), tell);
  }
}

/** 11.9.1a: beneath those in the hex. What it had to fight out in its hex lapses (9.4.5i), and it is off the road (5.3e). */
export function place(w: World, s: State, piece: Unit, to: Place): void {
  if (isLeader(w, piece)) {
    moveLeader(w, s, piece, to);
    return;
  }
  lift(w, s, piece, OFF_MAP);
  putUnder(w, s, piece, to);
  unmark(w, s, piece, DUELING);
  unnote(w, s, piece, COLUMN);
}

/** 5.4.2e: those who go together are seen by the counter on top of them. */
function tellRetreat(
  w: World,
  s: State,
  from: Place,
  { pieces, via, end }: Taken,
  rule: '11.9d' | '11.9g',
  tell: Tell,
): void {
  if (tell !== null) {
    const data = { ...seenGoing(w, pieces), from: w.hexId(from), hex: w.hexId(end) };
    const way = via === end ? data : { ...data, via: w.hexId(via) };
    tell({ type: 'retreated', rule, data: way, reveals: true });
  }
  if (rule !== '11.9d') return;
  // 3.4.2d: in passing too.
  if (via !== end) overrun(w, s, via, sideIn(w, s, end), tell);
  overrun(w, s, end, sideIn(w, s, end), tell);
}

/** The unit that must retreat next: of the hex that checks, the top one first. */
const routed = (w: World, s: State): Unit => partsIn(w, s, s[w.at.checking], ROUTED)[0] ?? -1;

export const routPhase = (w: World): Stage<Action> => ({
  rule: '11.9.2c',
  accepts: ['retreat'],
  pieces: (s) => [routed(w, s)],
  choices: (s, _side, piece) => (piece >= 0 && piece === routed(w, s) ? routsOf(w, s, piece) : []),
  refuse(s, _side, action) {
    const unit = routed(w, s);
    if (action.type !== 'retreat') return null;
    if (!action.units.includes(unit)) return refusal('11.9.2c', 'not-retreating', { unit: w.unitId(action.units[0]) });
    const plans = routsOf(w, s, unit);
    return plans.some((plan) => isSameAnswer(plan, action)) ? null : refusePlan(w, s, action, unit, plans);
  },
  whyNot: (s, _side, piece, place) => whyNoRetreat(w, s, piece, place),
  apply(s, _side, action, _dice, tell) {
    if (action.type !== 'retreat') return;
    const hex = s[w.at.checking];
    const going = goingOf(action);
    carryOut(w, s, hex, going, tell);
    for (const { piece } of going)
      if (!isLeader(w, piece) && plays(w, s, piece, ROUTED)) {
        uncast(w, s, piece, ROUTED);
        cast(w, s, piece, LEFT);
      }
    nextRout(w, s, tell);
  },
});

/** 9.4.5e, 11.9.2c: asks for the next unit that must go; who cannot go loses 1 SP and stays. Then the moment it came from. */
export function nextRout(w: World, s: State, tell: Tell): void {
  for (;;) {
    if (isOver(w, s)) return;
    const unit = routed(w, s);
    if (unit < 0) {
      setStep(w, s, fightOf(w, s) === 'charge' ? 'charge-answered' : 'settled');
      return;
    }
    if (routsOf(w, s, unit).length > 0) {
      ask(w, s, w.side[unit], 'rout');
      return;
    }
    for (const one of withLower(w, s, unit)) uncast(w, s, one, ROUTED);
    pay(w, s, unit, 1, fightOf(w, s) === 'charge' ? '9.4.5e' : '11.9.2c', tell);
  }
}

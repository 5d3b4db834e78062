import type { Reach, Refusal, Stage, State, Unit } from '@hundred-days/kernel';
import { BARRED, refusal, TABLE } from '@hundred-days/kernel';
import type { CampaignAction, CampaignOf } from '../../campaign/actions.ts';
import {
  ASLEEP,
  BY_OFFICER,
  countermand,
  GALLOPED,
  GRANTED,
  hasOrder,
  inZoneOf,
  isChosenHere,
  isLeader,
  isNight,
  isOfficer,
  onMap,
  order,
  RANGE,
  REORGANIZING,
  SETTLED,
  setCampaignStep,
  sideIn,
  strengthOf,
  THROUGH,
  whereIs,
} from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { enemyOf, sideOfArmy } from '../../units.ts';

/**
 * 20.0 Command. In his Command Segment a player deals out the places of his commanders; who is in command then stays so until
 * his next one, whatever becomes of his leaders, but for 19.27, 21.2 and the Night.
 */

export const NOBODY = -1;

/** 20.2, 27.32: half hexes; a step along a road or trail is half of one where the scenario says so. */
const HEX = 2;
const BY_LINE = 1;

/**
 * 20.2: the hexes a leader's command reaches, into the search: not over closed hexsides, nor where the enemy is or controls.
 * He may be thought to stand elsewhere: leaders have no zone and bar nobody's line.
 */
export function traceCommand(
  w: CampaignWorld,
  reach: Reach,
  s: State,
  leader: Unit,
  range: number,
  standing = whereIs(w, s, leader),
): void {
  const own = w.side[leader];
  const enemy = enemyOf(own);
  const { road, trail } = w.hexsides.bit;
  reach.from(standing, HEX * range, (from, to, via) => {
    if (to >= w.hexes || w.closedSide[6 * from + via] === 1) return BARRED;
    const there = sideIn(w, s, to);
    if (there === enemy || (there !== own && inZoneOf(w, s, enemy, to))) return BARRED;
    return w.byRoad && (w.hexsides.flags[6 * from + via] & (road | trail)) !== 0 ? BY_LINE : HEX;
  });
}

/** 20.2: who could be commanded by whom, as things stand. */
export function findRanges(w: CampaignWorld, reach: Reach, s: State, side: number): void {
  const pieces = piecesOf(w, side);
  for (const piece of pieces) s[w.at.range + piece] = 0;
  const mark = (leader: Unit, range: number, flag: number, serves: (piece: Unit) => boolean): void => {
    if (!onMap(w, s, leader)) return;
    traceCommand(w, reach, s, leader, range);
    for (const piece of pieces)
      if (onMap(w, s, piece) && serves(piece) && reach.reached(whereIs(w, s, piece))) s[w.at.range + piece] |= flag;
  };
  for (const [army, commanders] of w.commandersOf.entries()) {
    if (sideOfArmy(army) !== side) continue;
    // 20.1: only their own army.
    for (const [i, commander] of commanders.entries())
      mark(commander, w.numbers.ranges.commander, 1 << i, (piece) => w.army[piece] === army && w.capacity[piece] === 0);
  }
  for (const leader of w.leadersOf[side])
    if (isOfficer(w, leader))
      mark(leader, w.numbers.ranges.officer, BY_OFFICER, (piece) => piece < w.units && w.officer[piece] === leader);
}

export const piecesOf = (w: CampaignWorld, side: number): Unit[] => [...w.unitsOf[side], ...w.leadersOf[side]];

/** The commanders a piece is in range of. */
export const commandersInRange = (w: CampaignWorld, s: State, piece: Unit): Unit[] =>
  w.commandersOf[w.army[piece]].filter((_, i) => (s[w.at.range + piece] & (1 << i)) !== 0);

/** 19.0c, 27.36, 28.51: what a place costs, in half places: a cavalry corps takes half of one of Grouchy's. */
export const PLACE = 2;
export function priceOf(w: CampaignWorld, s: State, piece: Unit, commander: Unit): number {
  if (!isLeader(w, piece) || commander !== w.grouchy || !w.bodies[w.body[piece]].apart) return PLACE;
  if (w.switched('grouchyCavalryHalf')) return 1;
  return isChosenHere(w, s, 'grouchy-cavalry') && s[w.at.nerve + w.body[piece]] === 0 ? 1 : PLACE;
}

/** Half places of a commander that are taken, by officers or by single units. */
export function placesTaken(w: CampaignWorld, s: State, commander: Unit, officers: boolean): number {
  let taken = 0;
  for (const piece of officers ? w.leadersOf[w.side[commander]] : w.unitsOf[w.side[commander]])
    if (s[w.at.under + piece] === commander && piece !== commander) taken += priceOf(w, s, piece, commander);
  return taken;
}

const hasPlace = (w: CampaignWorld, s: State, piece: Unit, commander: Unit): boolean =>
  placesTaken(w, s, commander, isLeader(w, piece)) + priceOf(w, s, piece, commander) <= PLACE * w.capacity[commander];

/** 25.2a: a sleeping commander commands nobody. */
const commands = (w: CampaignWorld, s: State, commander: Unit): boolean => !hasOrder(w, s, commander, ASLEEP);

/** Finds a place for a piece, moving those who have one if they can go elsewhere: no weightier choice is given up. */
function findPlace(w: CampaignWorld, s: State, piece: Unit, tried: Set<Unit>): boolean {
  const able = commandersInRange(w, s, piece).filter((commander) => commands(w, s, commander) && !tried.has(commander));
  for (const commander of able) {
    if (!hasPlace(w, s, piece, commander)) continue;
    s[w.at.under + piece] = commander;
    return true;
  }
  for (const commander of able) {
    tried.add(commander);
    for (const other of isLeader(w, piece) ? w.leadersOf[w.side[piece]] : w.unitsOf[w.side[piece]]) {
      if (s[w.at.under + other] !== commander) continue;
      s[w.at.under + other] = NOBODY;
      if (hasPlace(w, s, piece, commander) && findPlace(w, s, other, tried)) {
        s[w.at.under + piece] = commander;
        return true;
      }
      s[w.at.under + other] = commander;
    }
  }
  return false;
}

/** A good way to deal out the places: the officers who bring in most strength, then the strongest who are left, in contact first. */
export function dealPlaces(w: CampaignWorld, s: State, side: number): void {
  for (const piece of piecesOf(w, side)) s[w.at.under + piece] = NOBODY;
  const brings = new Map<Unit, number>();
  for (const unit of w.unitsOf[side])
    if ((s[w.at.range + unit] & BY_OFFICER) !== 0 && w.officer[unit] !== w.onHisOwn)
      brings.set(w.officer[unit], (brings.get(w.officer[unit]) ?? 0) + strengthOf(w, s, unit));
  for (const officer of weightiest([...brings.keys()], (one) => brings.get(one) ?? 0))
    findPlace(w, s, officer, new Set());
  const left = [...w.unitsOf[side]].filter((unit) => s[w.at.range + unit] !== 0 && !isThrough(w, s, unit));
  const weight = (unit: Unit): number =>
    strengthOf(w, s, unit) + (inZoneOf(w, s, enemyOf(side), whereIs(w, s, unit)) ? IN_CONTACT : 0);
  for (const unit of weightiest(left, weight)) findPlace(w, s, unit, new Set());
}

/** More than any strength. */
const IN_CONTACT = 100;

const weightiest = (pieces: readonly Unit[], weight: (piece: Unit) => number): Unit[] =>
  [...pieces].sort((a, b) => weight(b) - weight(a) || a - b);

/** 20.0b, 27.35: its officer is near, and in command himself. */
export const isThrough = (w: CampaignWorld, s: State, unit: Unit): boolean =>
  (s[w.at.range + unit] & BY_OFFICER) !== 0 && (s[w.at.under + w.officer[unit]] >= 0 || w.officer[unit] === w.onHisOwn);

/** 20.0a, 20.0b: who is in command by the places as they are dealt out and the ranges as they were found. */
export const isDealtIn = (w: CampaignWorld, s: State, unit: Unit): boolean =>
  onMap(w, s, unit) && (s[w.at.under + unit] >= 0 || isThrough(w, s, unit));

export function openCommand(w: CampaignWorld, reach: Reach, s: State): void {
  const side = s[w.at.phasing];
  for (const piece of piecesOf(w, side)) countermand(w, s, piece, SETTLED);
  findRanges(w, reach, s, side);
  dealPlaces(w, s, side);
  setCampaignStep(w, s, 'command');
}

/** A source of command holds while none of those it comes by has galloped (19.27) or reorganizes (21.2a). */
export const holdsGood = (w: CampaignWorld, s: State, leader: Unit): boolean =>
  leader < 0 || !hasOrder(w, s, leader, GALLOPED | REORGANIZING);

/** Whether a unit is commanded, night left aside; `without` counts a leader out. */
export function isCommanded(w: CampaignWorld, s: State, unit: Unit, without: Unit = NOBODY): boolean {
  if (hasOrder(w, s, unit, GRANTED)) return true;
  const direct = s[w.at.under + unit];
  if (direct >= 0 && direct !== without && holdsGood(w, s, direct)) return true;
  return hasOrder(w, s, unit, THROUGH) && passesOn(w, s, w.officer[unit], without);
}

/** 27.35: one who commands on his own depends on no commander, whatever place he has. */
export function passesOn(w: CampaignWorld, s: State, officer: Unit, without: Unit): boolean {
  const commander = officer === w.onHisOwn ? NOBODY : s[w.at.under + officer];
  return (
    officer !== without &&
    (commander < 0 || commander !== without) &&
    holdsGood(w, s, officer) &&
    holdsGood(w, s, commander)
  );
}

/** 20.0c, 23.0: whether a unit acts as in command now. One that has yet to come in does (20.0e). */
export const isInCommand = (w: CampaignWorld, s: State, unit: Unit): boolean =>
  !isNight(w, s) && (!onMap(w, s, unit) || isCommanded(w, s, unit));

/** 20.0c, 20.0e: in command until the next Command Segment. */
export function grantCommand(w: CampaignWorld, s: State, unit: Unit): void {
  order(w, s, unit, GRANTED);
  countermand(w, s, unit, THROUGH);
  s[w.at.under + unit] = NOBODY;
}

/** 20.0d: what was given in this segment stands; what was only given up may be given anew, so two can change their places. */
const isSettled = (w: CampaignWorld, s: State, piece: Unit): boolean =>
  hasOrder(w, s, piece, SETTLED) && s[w.at.under + piece] >= 0;

/** 20.0d: the places as they are dealt out; each officer and unit may give its place up once and be given one once. */
export function commandPhase(w: CampaignWorld): Stage<CampaignAction> {
  const choices = (s: State, piece: Unit): CampaignAction[] => {
    if (w.capacity[piece] > 0 || isSettled(w, s, piece)) return [];
    const under = s[w.at.under + piece];
    const found: CampaignAction[] = [];
    if (s[w.at.range + piece] === 0 && under < 0) return found;
    for (const commander of commandersInRange(w, s, piece))
      if (commander !== under && commands(w, s, commander) && hasPlace(w, s, piece, commander))
        found.push({ type: 'command', unit: piece, commander });
    if (under >= 0) found.push({ type: 'release', unit: piece });
    return found;
  };
  const hasChoice = (s: State, piece: Unit): boolean =>
    w.capacity[piece] === 0 && !isSettled(w, s, piece) && (s[w.at.under + piece] >= 0 || choices(s, piece).length > 0);
  return {
    rule: '18.3b',
    accepts: ['command', 'release', 'end'],
    pieces: (s, seat) => [TABLE, ...piecesOf(w, seat).filter((piece) => hasChoice(s, piece))],
    choices: (s, seat, piece) =>
      piece === TABLE ? [{ type: 'end' }] : w.side[piece] === seat ? choices(s, piece) : [],
    whyNot: (s, seat, piece) =>
      w.side[piece] === seat && choices(s, piece).length === 0 ? whyWithout(w, s, piece) : null,

    refuse(s, seat, action) {
      if (action.type === 'end') return null;
      const { unit } = action as CampaignOf<'command' | 'release'>;
      if (w.side[unit] !== seat) return refusal('4.1a', 'not-your-unit', { unit: w.unitId(unit) });
      return action.type === 'command' ? refuseCommand(w, s, unit, action.commander) : refuseRelease(w, s, unit);
    },

    apply(s, _seat, action) {
      if (action.type === 'end') {
        setCampaignStep(w, s, 'command-given');
        return;
      }
      const { unit } = action as CampaignOf<'command' | 'release'>;
      s[w.at.under + unit] = action.type === 'command' ? action.commander : NOBODY;
      order(w, s, unit, SETTLED);
    },
  };
}

function refuseCommand(w: CampaignWorld, s: State, unit: Unit, commander: Unit): Refusal | null {
  const data = { unit: w.unitId(unit), other: w.unitId(commander) };
  if (w.capacity[commander] === 0) return refusal('19.0b', 'no-commander', data);
  if (w.capacity[unit] > 0) return refusal('19.0c', 'is-a-commander', data);
  if (w.army[unit] !== w.army[commander]) return refusal('20.1', 'other-army', data);
  if (isSettled(w, s, unit)) return refusal('20.0d', 'place-settled', data);
  if (s[w.at.under + unit] === commander) return refusal('20.0d', 'has-that-place', data);
  const i = w.commandersOf[w.army[unit]].indexOf(commander);
  if ((s[w.at.range + unit] & (1 << i) & ~RANGE.mask.officer) === 0) return refuseRange(w, s, unit, commander);
  if (!commands(w, s, commander)) return refusal('25.2a', 'commander-sleeps', data);
  return hasPlace(w, s, unit, commander)
    ? null
    : refusal('19.0c', 'no-place', { ...data, places: w.capacity[commander] });
}

/** 20.2b: near enough, and yet command does not come to a piece: into an enemy zone where no unit of its side is, or by any way. */
export function whatCutsCommand(w: CampaignWorld, s: State, piece: Unit, commander: Unit): 'in-zone' | 'cut' | null {
  const [from, hex] = [whereIs(w, s, commander), whereIs(w, s, piece)];
  if (w.map.distance(from, hex) > w.numbers.ranges.commander) return null;
  const enemy = enemyOf(w.side[piece]);
  return sideIn(w, s, hex) < 0 && inZoneOf(w, s, enemy, hex) ? 'in-zone' : 'cut';
}

function refuseRange(w: CampaignWorld, s: State, unit: Unit, commander: Unit): Refusal {
  const data = { unit: w.unitId(unit), other: w.unitId(commander), range: w.numbers.ranges.commander };
  const cut = onMap(w, s, unit) && onMap(w, s, commander) ? whatCutsCommand(w, s, unit, commander) : null;
  if (cut === 'in-zone') return refusal('20.2b', 'command-in-zone', { ...data, hex: w.hexId(whereIs(w, s, unit)) });
  if (cut === 'cut') return refusal('20.2b', 'command-cut', data);
  return refusal(isLeader(w, unit) ? '20.0b' : '20.0a', w.byRoad ? 'out-of-range-by-road' : 'out-of-range', data);
}

/** Why nobody commands a piece: who is near enough has given his places (19.0c), or the nearest is too far away. */
function whyWithout(w: CampaignWorld, s: State, piece: Unit): Refusal | null {
  if (!onMap(w, s, piece) || w.capacity[piece] > 0 || s[w.at.under + piece] >= 0) return null;
  if (isLeader(w, piece) ? piece === w.onHisOwn : isThrough(w, s, piece)) return null;
  const [near] = commandersInRange(w, s, piece);
  const away = (commander: Unit): number => w.map.distance(whereIs(w, s, commander), whereIs(w, s, piece));
  const there = w.commandersOf[w.army[piece]].filter((commander) => onMap(w, s, commander));
  const asked = near ?? there.sort((a, b) => away(a) - away(b))[0];
  return asked === undefined ? null : refuseCommand(w, s, piece, asked);
}

function refuseRelease(w: CampaignWorld, s: State, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (s[w.at.under + unit] < 0 || w.capacity[unit] > 0) return refusal('20.0d', 'has-no-place', data);
  return hasOrder(w, s, unit, SETTLED) ? refusal('20.0d', 'place-settled', data) : null;
}

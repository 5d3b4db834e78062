import type { State } from '@hundred-days/kernel';
import { choicesOf } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/last-battles';
import {
  type CampaignAction,
  type CampaignWorld,
  campaignPosition,
  dependOn,
  halfPace,
  isShakenPiece,
  isWaiting,
  kindOfTurn,
  type LastCampaign,
  returnsFrom,
} from '@hundred-days/last-battles/campaign';
import { NO_CHANCE } from '../../forced-combat/conduct.ts';
import { toEnemyOf } from './march.ts';
import { NO_WAY, type Way } from './roads.ts';

const { EXITED, inEnemyZone, inZoneOf, sideIn, strengthOf } = position;
const { isCommander, isOfficer } = campaignPosition;
const { CAVALRY, enemyOf, FRENCH } = units;

/** How much more those count who are about to fight; within this many hexes of the enemy they are. */
const FIGHTING = 2;
const FIGHT = 5;
/** What company is worth to a leader, and what it costs to stand where a retreat would leave him. */
const COMPANY = 4;
const IN_CONTACT = 12;
const AT_RISK = 3;
const IN_REACH = 4;
const DEAR = 20;
const COMMANDED = 2;
/** What it is worth to gather a unit of the waiting. */
const GATHERED = 12;
const NEAR_BY = 0.15;
const UNCOVERED = 0.1;

/** Leaders ride when their men have marched: officers to their corps, commanders to the officers who need them most. */
export function rideAll(
  game: LastCampaign,
  state: State,
  seat: number,
  own: (piece: number) => boolean,
  toExit: Way | null,
): CampaignAction[] {
  const { world: w } = game;
  const actions: CampaignAction[] = [];
  const leaders = [...w.leadersOf[seat === FRENCH ? FRENCH : 1]].filter(own);
  const covered = new Set<number>();
  for (const leader of [
    ...leaders.filter((one) => isOfficer(w, one)),
    ...leaders.filter((one) => isCommander(w, one)),
  ]) {
    if (game.phase(state).name !== 'movement') break;
    const action = rideOf(game, state, seat, leader, covered, toExit);
    if (action !== null) {
      actions.push(action);
      game.phase(state).apply(state, seat, action, NO_CHANCE, null);
    }
    if (isCommander(w, leader) && state[w.at.where + leader] >= 0)
      for (const officer of commandedFrom(w, state, leader, state[w.at.where + leader], covered)) covered.add(officer);
  }
  return actions;
}

function rideOf(
  game: LastCampaign,
  state: State,
  seat: number,
  leader: number,
  covered: ReadonlySet<number>,
  toExit: Way | null,
): CampaignAction | null {
  const { world: w } = game;
  const choices = choicesOf(game, state, seat, leader);
  if (choices.length === 0) return null;
  const score = isOfficer(w, leader)
    ? officerScore(w, state, leader, toExit)
    : commanderScore(w, state, leader, covered, toExit);
  const bound = dependOn(w, state, leader).some((unit) => inEnemyZone(w, state, unit));
  const here = state[w.at.where + leader];
  let most = here < 0 ? Number.NEGATIVE_INFINITY : score(here) + 0.5;
  let best: CampaignAction | null = null;
  for (let i = 0; i < choices.length; i++) {
    const action = choices.at(i) as CampaignAction;
    if (action.type === 'exit') {
      if (followsOut(w, state, leader)) return action;
      continue;
    }
    if (action.type !== 'move' && action.type !== 'enter') continue;
    const value = score(action.path[action.path.length - 1]);
    if (value <= most || (bound && gallops(w, state, leader, action.path))) continue;
    most = value;
    best = action;
  }
  return best;
}

/** 19.27 */
function gallops(w: CampaignWorld, s: State, leader: number, path: readonly number[]): boolean {
  const costs = w.stepCost[isShakenPiece(w, s, leader) ? w.slowPace : CAVALRY];
  let points = 0;
  for (let i = 1; i < path.length; i++) points += costs[6 * path[i - 1] + w.map.direction(path[i - 1], path[i])];
  return points > halfPace(w, leader);
}

const strengthWhere = (w: CampaignWorld, s: State, of: (unit: number) => boolean): number => {
  let sum = 0;
  for (let unit = 0; unit < w.units; unit++) if (of(unit)) sum += strengthOf(w, s, unit);
  return sum;
};

/** 26.0f: an officer leaves when most of his corps has; a commander when there are formations beyond that nobody covers. */
function followsOut(w: CampaignWorld, s: State, leader: number): boolean {
  if (w.battles[0].objectives.brussels === undefined) return false;
  if (isOfficer(w, leader)) return isFollowing(w, s, leader);
  return beyondUncovered(w, s) > 0;
}

function isFollowing(w: CampaignWorld, s: State, officer: number): boolean {
  const gone = strengthWhere(w, s, (unit) => w.officer[unit] === officer && s[w.at.where + unit] === EXITED);
  const here = strengthWhere(w, s, (unit) => w.officer[unit] === officer && s[w.at.where + unit] >= 0);
  return gone > 0 && gone >= here;
}

/** Formations in Brussels, their officers with them or on their way, beyond the places of the commanders who are there. */
function beyondUncovered(w: CampaignWorld, s: State): number {
  let places = 0;
  const corps = new Set<number>();
  for (const leader of w.leadersOf[FRENCH]) if (s[w.at.where + leader] === EXITED) places += w.capacity[leader];
  for (const unit of w.unitsOf[FRENCH]) if (s[w.at.where + unit] === EXITED) corps.add(w.officer[unit]);
  return corps.size - places;
}

type Score = (hex: number) => number;

/**
 * 19.24, 19.25: a leader with men may be left by them and die; alone he is only driven off. So company is good where no enemy
 * comes, and bad within his reach; where his death decides the game (28.42), very bad.
 */
function safety(w: CampaignWorld, s: State, leader: number, hex: number, toEnemy: Uint8Array): number {
  const side = w.side[leader];
  const attended = sideIn(w, s, hex) === side;
  const near = toEnemy[hex];
  const dear = w.id === 'grand-ligny' && w.unitId(leader) === 'ld-napoleon' ? DEAR : 1;
  if (inZoneOf(w, s, enemyOf(side), hex)) return -IN_CONTACT * dear;
  if (near <= IN_REACH) return attended ? -AT_RISK * dear : 0;
  return attended ? COMPANY : 0;
}

function officerScore(w: CampaignWorld, s: State, officer: number, toExit: Way | null): Score {
  const side = w.side[officer];
  const toEnemy = toEnemyOf(w, s, side);
  const own = [...w.unitsOf[side]].filter((unit) => w.officer[unit] === officer && s[w.at.where + unit] >= 0);
  const weights = own.map((unit) => strengthOf(w, s, unit) * (toEnemy[s[w.at.where + unit]] <= FIGHT ? FIGHTING : 1));
  const range = w.numbers.ranges.officer;
  const gathers = gathering(w, s, officer, own);
  const leaving = toExit !== null && side === FRENCH && isFollowing(w, s, officer);
  return (hex) => {
    let sum = safety(w, s, officer, hex, toEnemy);
    if (leaving) return sum - (toExit[hex] === NO_WAY ? NO_WAY : toExit[hex]);
    for (const [i, unit] of own.entries()) {
      const distance = w.map.distance(hex, s[w.at.where + unit]);
      sum += weights[i] * (distance <= range ? 1 : 0) - NEAR_BY * distance;
    }
    if (gathers > 0 && isFar(w, s, side, hex)) sum += gathers;
    return sum;
  };
}

/** 21.1: far enough from every enemy for those who wait. */
function isFar(w: CampaignWorld, s: State, side: number, hex: number): boolean {
  for (const enemy of w.unitsOf[enemyOf(side)]) {
    const at = s[w.at.where + enemy];
    if (at >= 0 && w.map.distance(hex, at) <= w.numbers.ranges.reorganizationEnemyDistance) return false;
  }
  return true;
}

/** What it is worth to an officer to be where he can gather his men next turn: most by night, when nobody is commanded. */
function gathering(w: CampaignWorld, s: State, officer: number, own: readonly number[]): number {
  let waiting = 0;
  for (const unit of w.unitsOf[w.side[officer]])
    if (w.officer[unit] === officer && isWaiting(w, s, unit) && returnsFrom(w, s, unit) <= s[w.at.turn] + 1) waiting++;
  if (waiting === 0) return 0;
  const next = s[w.at.turn] + 1;
  const isNight = kindOfTurn(w, s[w.at.turn]) === 'night';
  if (isNight && next < w.battles[0].turnIds.length && kindOfTurn(w, next) !== 'night') return GATHERED * 10;
  if (own.length === 0) return GATHERED * 10;
  return isNight ? 0 : GATHERED * Math.min(2, waiting);
}

/** The officers a commander would take on from a hex, the weightiest first. */
function commandedFrom(
  w: CampaignWorld,
  s: State,
  commander: number,
  hex: number,
  covered: ReadonlySet<number>,
): number[] {
  const side = w.side[commander];
  const range = w.numbers.ranges.commander * (w.byRoad ? 1.4 : 1);
  return [...w.leadersOf[side]]
    .filter(
      (officer) =>
        isOfficer(w, officer) &&
        w.army[officer] === w.army[commander] &&
        !covered.has(officer) &&
        s[w.at.where + officer] >= 0 &&
        w.map.distance(hex, s[w.at.where + officer]) <= range,
    )
    .sort((a, b) => brought(w, s, b) - brought(w, s, a) || a - b)
    .slice(0, w.capacity[commander]);
}

/** The strength an officer brings into command. */
function brought(w: CampaignWorld, s: State, officer: number): number {
  const at = s[w.at.where + officer];
  const enemies = w.unitsOf[enemyOf(w.side[officer])];
  let sum = 0;
  for (const unit of w.unitsOf[w.side[officer]]) {
    const hex = s[w.at.where + unit];
    if (w.officer[unit] !== officer || hex < 0 || w.map.distance(at, hex) > w.numbers.ranges.officer) continue;
    const fights = enemies.some(
      (enemy) => s[w.at.where + enemy] >= 0 && w.map.distance(hex, s[w.at.where + enemy]) <= FIGHT,
    );
    sum += strengthOf(w, s, unit) * (fights ? FIGHTING : 1);
  }
  return sum;
}

function commanderScore(
  w: CampaignWorld,
  s: State,
  commander: number,
  covered: ReadonlySet<number>,
  toExit: Way | null,
): Score {
  const side = w.side[commander];
  const officers = [...w.leadersOf[side]].filter(
    (officer) => isOfficer(w, officer) && w.army[officer] === w.army[commander] && s[w.at.where + officer] >= 0,
  );
  const weights = officers.map((officer) => brought(w, s, officer) * (covered.has(officer) ? UNCOVERED : 1));
  const range = w.numbers.ranges.commander;
  const toEnemy = toEnemyOf(w, s, side);
  const leaving = toExit !== null && side === FRENCH && beyondUncovered(w, s) > 0;
  return (hex) => {
    let sum = safety(w, s, commander, hex, toEnemy);
    if (leaving && toExit !== null) return sum - (toExit[hex] === NO_WAY ? NO_WAY : toExit[hex]);
    const reached: number[] = [];
    for (const [i, officer] of officers.entries()) {
      const distance = w.map.distance(hex, s[w.at.where + officer]);
      if (distance <= range) reached.push(weights[i]);
      sum +=
        (weights[i] * (distance <= range ? 0 : -NEAR_BY * Math.min(30, distance - range))) / 10 - NEAR_BY * distance;
    }
    reached.sort((a, b) => b - a);
    for (const [i, weight] of reached.entries()) sum += i < w.capacity[commander] ? COMMANDED * weight : 0;
    return sum;
  };
}

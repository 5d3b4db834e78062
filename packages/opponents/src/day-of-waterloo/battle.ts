import { type Action, fighting, position } from '@hundred-days/day-of-waterloo';
import type { Strike } from '@hundred-days/day-of-waterloo/appraisal';
import type { Game, State } from '@hundred-days/kernel';
import { likes } from '../planner/taste.ts';
import type { Judge } from './judge.ts';

const { areThree, owns, sideOfSeat, whereIs } = position;
const { ATTACKING } = fighting;

/** The Combat Phase: which hex comes next, who fires, who attacks. */

/** Less is not worth a die. */
const LEAST = 0.04;

/** What an attack is to the taste of a seat. */
const likingIn =
  (judge: Judge, s: State, seat: number) =>
  (gain: number): number =>
    likes(judge.weightsIn(s, seat), gain);

const strikesOf = (judge: Judge, view: State, imagined: State, seat: number): Strike[] =>
  judge.fights.strikes(imagined, sideOfSeat(seat), judge.prices, likingIn(judge, view, seat));

const isInto = (unit: number, { guns, attackers }: Strike): boolean => guns.includes(unit) || attackers.includes(unit);

/**
 * 4.0b: of three players each leads with his own. Where the best strike wants units of both armies the one who is asked last leads, since the
 * other has added his by then.
 */
function leads({ w }: Judge, view: State, seat: number, strike: Strike): boolean {
  if (!areThree(w, view)) return true;
  let last = -1;
  for (let unit = 0; unit < w.units; unit++)
    if (isInto(unit, strike) && (view[w.at.said] & (1 << w.army[unit])) === 0) last = Math.max(last, w.army[unit]);
  return last === seat;
}

/** 4.2g: the hex where most should be gained; the end when nothing is left that gains. */
export function nextTarget(
  judge: Judge,
  view: State,
  imagined: State,
  seat: number,
  choices: readonly Action[],
): Action {
  const open = new Set(choices.flatMap((action) => (action.type === 'target' ? [action.hex] : [])));
  const best = strikesOf(judge, view, imagined, seat).find(
    (one) => open.has(one.target) && one.fire + one.attack > LEAST && leads(judge, view, seat, one),
  );
  if (best !== undefined) return { type: 'target', hex: best.target };
  const end = choices.find((action) => action.type === 'end');
  if (end !== undefined) return end;
  // 4.2h: Reaction Charges must be fought.
  return choices.find((action) => action.type === 'target' && view[judge.w.at.duel + action.hex] !== 0) ?? choices[0];
}

/** 10.1: everybody fires who is not wanted elsewhere. */
export function nextGun(judge: Judge, view: State, imagined: State, seat: number, choices: readonly Action[]): Action {
  const wanted = wantedGun(judge, view, imagined, seat, choices);
  if (wanted !== undefined) return wanted;
  const bombard = choices.find((action) => action.type === 'bombard');
  if (bombard !== undefined) return bombard;
  const spare = choices.find((action) => action.type === 'spare');
  return spare ?? choices.find((action) => action.type === 'fire') ?? choices[0];
}

/** The best strike at the hex that was named. */
const strikeAt = (judge: Judge, view: State, imagined: State, seat: number): Strike | undefined =>
  strikesOf(judge, view, imagined, seat).find(({ target }) => target === view[judge.w.at.targets]);

/** A gun that the best strike at the target fires. */
function wantedGun(
  judge: Judge,
  view: State,
  imagined: State,
  seat: number,
  choices: readonly Action[],
): Action | undefined {
  const strike = strikeAt(judge, view, imagined, seat);
  return choices.find((action) => action.type === 'fire' && strike?.guns.includes(action.unit));
}

/** Who attacks already. */
function boundTo({ w }: Judge, view: State): number[] {
  const bound: number[] = [];
  for (let unit = 0; unit < w.units; unit++) if ((view[w.at.part + unit] & ATTACKING) !== 0) bound.push(unit);
  return bound;
}

/** An attack, and what it is worth. */
interface Attack {
  readonly units: readonly number[];
  readonly value: number;
}

/** 11.0b: those who attack and who should come along, the strongest first, as long as each gains; with nobody it is worth `idle`. */
function reinforced(
  judge: Judge,
  view: State,
  imagined: State,
  seat: number,
  bound: readonly number[],
  choices: readonly Action[],
  idle: number,
): Attack {
  const { w } = judge;
  const liking = likingIn(judge, view, seat);
  const target = view[w.at.targets];
  const fired = (view[w.at.ground + target] & fighting.BOMBARDED) !== 0;
  const worth = (units: readonly number[]): number => {
    const gain = judge.fights.attack(imagined, units, target, fired, judge.prices);
    return gain + liking(gain);
  };
  const free = choices.flatMap((action) => (action.type === 'join' ? [action.unit] : []));
  const strength = (unit: number): number => position.strengthOf(w, imagined, unit);
  free.sort((a, b) => strength(b) - strength(a) || a - b);
  let best: Attack = { units: bound, value: bound.length > 0 ? worth(bound) : idle };
  for (let count = 1; count <= free.length; count++) {
    const units = [...bound, ...free.slice(0, count)];
    const value = worth(units);
    if (value > best.value) best = { units, value };
  }
  return best;
}

/** The strongest who is still to come to an attack. */
function joins({ units }: Attack, choices: readonly Action[]): Action | undefined {
  const next = units.find((unit) => choices.some((action) => action.type === 'join' && action.unit === unit));
  return next === undefined ? undefined : { type: 'join', unit: next };
}

/** 11.0b: who attacks. */
export function nextAttacker(
  judge: Judge,
  view: State,
  imagined: State,
  seat: number,
  choices: readonly Action[],
): Action {
  const best = reinforced(judge, view, imagined, seat, boundTo(judge, view), choices, Number.NEGATIVE_INFINITY);
  const done = choices.find((action) => action.type === 'done');
  if (done !== undefined && best.value < LEAST) return done;
  return joins(best, choices) ?? choices.find((action) => action.type === 'attack') ?? choices[0];
}

/**
 * 4.0b: what is added to a fight that the partner leads. Whoever attacks is reckoned with, and as long as the partner has named nobody those of
 * his whom the best strike wants.
 */
export function nextToHelp(
  judge: Judge,
  view: State,
  imagined: State,
  seat: number,
  choices: readonly Action[],
): Action | undefined {
  const gun = wantedGun(judge, view, imagined, seat, choices);
  if (gun !== undefined) return gun;
  const isPartners = (unit: number): boolean => !owns(judge.w, view, seat, unit);
  const bound = boundTo(judge, view);
  const wanted = bound.some(isPartners) ? [] : (strikeAt(judge, view, imagined, seat)?.attackers ?? []);
  const all = [...bound, ...wanted.filter(isPartners)];
  return joins(reinforced(judge, view, imagined, seat, all, choices, LEAST), choices);
}

/** 11.13: a Breakthrough Attack where it should gain. */
export function nextBreakthrough(
  judge: Judge,
  imagined: State,
  game: Game<Action>,
  seat: number,
  choices: readonly Action[],
): Action {
  const end = choices.find((action) => action.type === 'end');
  let best: Action | null = null;
  let most = LEAST;
  for (const action of choices) {
    if (action.type !== 'target') continue;
    const value = breakthroughWorth(judge, imagined, game, seat, action);
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best ?? end ?? choices[0];
}

function breakthroughWorth(judge: Judge, imagined: State, game: Game<Action>, seat: number, action: Action): number {
  const after = imagined.slice();
  game.phase(after).apply(after, seat, action, { roll: () => 1 }, null);
  const phase = game.phase(after);
  const units = phase.pieces(after, seat).filter((unit) => unit >= 0 && isOwn(judge, after, unit, seat));
  if (action.type !== 'target' || units.length === 0) return 0;
  const gain = judge.fights.attack(after, units.slice(0, 3), action.hex, false, judge.prices);
  return gain + likingIn(judge, imagined, seat)(gain);
}

const isOwn = ({ w }: Judge, s: State, unit: number, seat: number): boolean =>
  unit < w.units && w.side[unit] === sideOfSeat(seat) && whereIs(w, s, unit) >= 0;

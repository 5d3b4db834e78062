import { type Action, fighting, position } from '@hundred-days/day-of-waterloo';
import type { Game, State } from '@hundred-days/kernel';
import { likes } from '../planner/taste.ts';
import type { Judge } from './judge.ts';

const { sideOfSeat, whereIs } = position;
const { ATTACKING } = fighting;

/** The Combat Phase: which hex comes next, who fires, who attacks. */

/** Less is not worth a die. */
const LEAST = 0.04;

/** What an attack is to the taste of a seat. */
const likingIn =
  (judge: Judge, s: State, seat: number) =>
  (gain: number): number =>
    likes(judge.weightsIn(s, seat), gain);

const has = (judge: Judge, s: State, unit: number, part: number): boolean => (s[judge.w.at.part + unit] & part) !== 0;

/** 4.2g: the hex where most should be gained; the end when nothing is left that gains. */
export function nextTarget(
  judge: Judge,
  view: State,
  imagined: State,
  seat: number,
  choices: readonly Action[],
): Action {
  const open = new Set(choices.flatMap((action) => (action.type === 'target' ? [action.hex] : [])));
  const strikes = judge.fights.strikes(imagined, sideOfSeat(seat), judge.prices, likingIn(judge, view, seat));
  const best = strikes.find(({ target, fire, attack }) => open.has(target) && fire + attack > LEAST);
  if (best !== undefined) return { type: 'target', hex: best.target };
  const end = choices.find((action) => action.type === 'end');
  if (end !== undefined) return end;
  // 4.2h: Reaction Charges must be fought.
  return choices.find((action) => action.type === 'target' && view[judge.w.at.duel + action.hex] !== 0) ?? choices[0];
}

/** 10.1: everybody fires who is not wanted elsewhere. */
export function nextGun(judge: Judge, view: State, imagined: State, seat: number, choices: readonly Action[]): Action {
  const target = view[judge.w.at.targets];
  const strike = judge.fights
    .strikes(imagined, sideOfSeat(seat), judge.prices, likingIn(judge, view, seat))
    .find((one) => one.target === target);
  const wanted = choices.find((action) => action.type === 'fire' && strike?.guns.includes(action.unit));
  if (wanted !== undefined) return wanted;
  const bombard = choices.find((action) => action.type === 'bombard');
  if (bombard !== undefined) return bombard;
  const spare = choices.find((action) => action.type === 'spare');
  return spare ?? choices.find((action) => action.type === 'fire') ?? choices[0];
}

/** 11.0b: who attacks: the strongest first, as long as each gains. */
export function nextAttacker(
  judge: Judge,
  view: State,
  imagined: State,
  seat: number,
  choices: readonly Action[],
): Action {
  const { w } = judge;
  const liking = likingIn(judge, view, seat);
  const target = view[w.at.targets];
  const bound: number[] = [];
  for (let unit = 0; unit < w.units; unit++) if (has(judge, view, unit, ATTACKING)) bound.push(unit);
  const free = choices.flatMap((action) => (action.type === 'join' ? [action.unit] : []));
  const fired = (view[w.at.ground + target] & fighting.BOMBARDED) !== 0;
  const worth = (units: readonly number[]): number => {
    if (units.length === 0) return 0;
    const gain = judge.fights.attack(imagined, units, target, fired, judge.prices);
    return gain + liking(gain);
  };
  const strength = (unit: number): number => position.strengthOf(w, imagined, unit);
  free.sort((a, b) => strength(b) - strength(a) || a - b);
  let best = { units: bound, value: bound.length > 0 ? worth(bound) : Number.NEGATIVE_INFINITY };
  for (let count = 1; count <= free.length; count++) {
    const units = [...bound, ...free.slice(0, count)];
    const value = worth(units);
    if (value > best.value) best = { units, value };
  }
  const done = choices.find((action) => action.type === 'done');
  if (done !== undefined && best.value < LEAST) return done;
  const join = best.units.find((unit) => !bound.includes(unit));
  if (join !== undefined) return { type: 'join', unit: join };
  return choices.find((action) => action.type === 'attack') ?? choices[0];
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

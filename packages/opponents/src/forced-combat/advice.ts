import { type AnyAction, allChoices, choicesOf, goalOf, pathOf, type State } from '@hundred-days/kernel';
import type { Advice, Counsel, Parts, Pondering, Reason } from '../planner/advice.ts';
import { adviceFrom, bareCounsel, chiefReason, partLines, partsLess, withWorth } from '../planner/advice.ts';
import type { Level } from '../planner/levels.ts';
import { searchPlans } from '../planner/search.ts';
import { campaign } from './campaign.ts';
import {
  afterwards,
  attacksWanted,
  combatAhead,
  comesOf,
  decidedIn,
  fallback,
  movesOf,
  NO_CHANCE,
  orderedIn,
} from './conduct.ts';
import type { Attack } from './fight.ts';
import type { Judge } from './judge.ts';
import type { Manoeuvre, Plan } from './manoeuvre.ts';
import type { Theatre } from './theatre.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const MOST_FACES = 4;

/** The decision at hand, for whoever asks: the same search as the general's, and what it reckoned with. */
export function ponder<A extends AnyAction>(
  theatre: Theatre<A>,
  view: State,
  seat: number,
  judge: Judge,
  level: Level,
  bits: () => number,
): Pondering<A> {
  const asked = { theatre, view, seat, judge };
  const { name } = theatre.game.phase(view);
  if (name === 'movement') return movement(asked, level, bits);
  return name === 'combat' ? combat(asked, level) : decision(asked);
}

interface Asked<A extends AnyAction> {
  readonly theatre: Theatre<A>;
  readonly view: State;
  readonly seat: number;
  readonly judge: Judge;
}

const wayOf = <A extends AnyAction>({ theatre }: Asked<A>, action: A): readonly number[] =>
  pathOf(theatre.game.actions, action) ?? [];
const hexOf = <A extends AnyAction>({ theatre, view }: Asked<A>, unit: number): number => view[theatre.at.where + unit];

// Movement

function* movement<A extends AnyAction>(asked: Asked<A>, level: Level, bits: () => number): Pondering<A> {
  const { theatre, view, seat, judge } = asked;
  const manoeuvre = theatre.manoeuvre({ game: theatre.game, view, seat }, judge);
  const search = searchPlans(campaign(theatre.at.where, view, seat, manoeuvre, judge), level.nodes, bits);
  for (;;) {
    const found = search.next();
    if (found.done === true) return movesAdvised(asked, manoeuvre, found.value);
    const { best } = found.value;
    yield () => movesAdvised(asked, manoeuvre, best);
  }
}

/** A part of the plan that makes sense by itself: who goes where, and the attack it is for, if any. */
interface Stroke {
  /** The position when the plan is carried out. */
  readonly after: State;
  readonly units: readonly number[];
  readonly attack: Attack | null;
  readonly worth: number;
  readonly parts: Parts;
}

/** Of a plan for the whole phase the part that matters most, and the next. */
function movesAdvised<A extends AnyAction>(asked: Asked<A>, manoeuvre: Manoeuvre<A>, plan: Plan): Advice<A> {
  const strokes = strokesOf(asked, manoeuvre, plan);
  // The next best is another matter, not the same with somebody else.
  const apart = strokes.filter((stroke, i) => i === 0 || !stroke.units.some((unit) => strokes[0].units.includes(unit)));
  const counsels = apart
    .map((stroke) => strokeCounsel(asked, manoeuvre, plan, stroke))
    .filter(({ actions }) => actions.length > 0);
  return adviceFrom(counsels.length > 0 ? counsels : [standing(asked)], Math.max(1, strokes.length));
}

function strokesOf<A extends AnyAction>(asked: Asked<A>, manoeuvre: Manoeuvre<A>, plan: Plan): Stroke[] {
  const { judge } = asked;
  const moved = manoeuvre.movers.filter((unit) => plan[unit] !== hexOf(asked, unit));
  if (moved.length === 0) return [];
  const after = asked.view.slice();
  manoeuvre.lay(plan, after);
  const value = judge.value(after);
  const parts = { ...judge.parts };
  const attacks = attacksWanted(after, judge);
  const scratch = asked.view.slice();
  const told = new Set<number>();
  const strokes: Stroke[] = [];
  const add = (group: readonly number[], attack: Attack | null): void => {
    const whole = withThoseInTheWay(asked, manoeuvre, plan, moved, group);
    for (const unit of whole) told.add(unit);
    const without = plan.slice();
    for (const unit of whole) without[unit] = hexOf(asked, unit);
    manoeuvre.lay(cleared(manoeuvre, without), scratch);
    const worth = value - judge.value(scratch);
    strokes.push({ after, units: whole, attack, worth, parts: partsLess(parts, judge.parts) });
  };
  for (const attack of attacks) {
    const group = attack.attackers.filter((unit) => moved.includes(unit) && !told.has(unit));
    if (group.length > 0) add(group, attack);
  }
  for (const unit of moved) if (!told.has(unit)) add([unit], null);
  return strokes.sort((a, b) => b.worth - a.worth);
}

/** Whoever stands where one of them goes has to go too. */
function withThoseInTheWay<A extends AnyAction>(
  asked: Asked<A>,
  manoeuvre: Manoeuvre<A>,
  plan: Plan,
  moved: readonly number[],
  group: readonly number[],
): number[] {
  const whole = [...group];
  const only = manoeuvre.hold();
  for (const unit of group) only[unit] = plan[unit];
  for (const unit of whole) {
    if (plan[unit] < 0 || !manoeuvre.isCrowded(only, plan[unit])) continue;
    const other = moved.find((friend) => hexOf(asked, friend) === plan[unit] && !whole.includes(friend));
    if (other === undefined) continue;
    whole.push(other);
    only[other] = plan[other];
  }
  return whole;
}

/** Too many in one hex: who has come there is left out, and so on for those in whose hex that one stands. */
function cleared(manoeuvre: Manoeuvre, plan: Plan): Plan {
  const home = manoeuvre.hold();
  const waiting = manoeuvre.movers.filter((unit) => plan[unit] === home[unit]);
  for (const unit of waiting) {
    if (home[unit] < 0 || !manoeuvre.isCrowded(plan, home[unit])) continue;
    const guest = manoeuvre.movers.find((other) => home[other] !== home[unit] && plan[other] === home[unit]);
    if (guest === undefined) continue;
    plan[guest] = home[guest];
    waiting.push(guest);
  }
  return plan;
}

function strokeCounsel<A extends AnyAction>(
  asked: Asked<A>,
  manoeuvre: Manoeuvre<A>,
  plan: Plan,
  stroke: Stroke,
): Counsel<A> {
  const { theatre, view, seat } = asked;
  const only = manoeuvre.hold();
  for (const unit of stroke.units) only[unit] = plan[unit];
  const actions = movesOf(theatre, view, seat, manoeuvre, only).filter(({ type }) => type !== 'end');
  const arrows = actions.map((action) => wayOf(asked, action));
  const ends = arrows.map((way) => way[way.length - 1]);
  const { attack, worth } = stroke;
  const common = { actions, arrows, closed: [], worth };
  if (attack === null) {
    return {
      ...common,
      places: arrows.flat(),
      act: actions.length === 1 ? { code: 'act' } : { code: 'send', pieces: stroke.units, places: ends },
      why: chiefReason(stroke.parts),
      lines: withWorth(partLines(stroke.parts), worth),
      ask: { code: 'ask-way', pieces: stroke.units },
    };
  }
  const targets = attack.defenders.map((enemy) => hexOf(asked, enemy));
  const then = { ...asked, view: stroke.after };
  const parts = partLines(stroke.parts);
  // What the first faces bring is told where the parts leave room: these add up to the worth.
  const odds = oddsLines(then, attack).slice(0, parts.length > 2 ? 1 : 2);
  // Whoever only makes room goes with them, and is not in the attack.
  const pieces = stroke.units.filter((unit) => attack.attackers.includes(unit));
  return {
    ...common,
    places: [...targets, ...arrows.map((way) => way[0]), ...ends],
    act: { code: 'bring', pieces, enemies: attack.defenders, places: targets },
    why: why(then, attack),
    lines: withWorth([...odds, ...parts], worth),
    ask: { code: 'ask-join', enemies: attack.defenders },
  };
}

function standing<A extends AnyAction>(asked: Asked<A>): Counsel<A> {
  const { theatre, view, seat } = asked;
  const end = choicesOf(theatre.game, view, seat, -1).at(0) ?? fallback(theatre, view, seat);
  return still(asked, end);
}

const still = <A extends AnyAction>(asked: Asked<A>, end: A): Counsel<A> => bare(asked, [end], { code: 'still' });

const bare = <A extends AnyAction>(asked: Asked<A>, actions: readonly A[], why: Reason): Counsel<A> =>
  bareCounsel(
    actions,
    actions.flatMap((action) => [...wayOf(asked, action)]),
    why,
  );

// Combat

/** An attack, and what stands on average when it is over. */
interface Weighed {
  readonly attack: Attack;
  readonly after: number;
}

function* combat<A extends AnyAction>(asked: Asked<A>, level: Level): Pondering<A> {
  const { theatre, view, seat, judge } = asked;
  const ahead = combatAhead(theatre, view, seat, judge);
  if (ahead.begun) return begun(asked, ahead.goal, ahead.among);
  const { lawful, forced, end } = ahead;
  if (lawful.length === 0) {
    const only = end === undefined ? bare(asked, [fallback(theatre, view, seat)], { code: 'duty' }) : still(asked, end);
    return adviceFrom([only], 1);
  }
  if (end !== undefined && lawful.every((attack) => attack.value <= 0))
    return adviceFrom([still(asked, end), attackCounsel(asked, lawful[0])], lawful.length);
  if (!level.weighOrder && !forced) {
    const [best, ...others] = lawful;
    return adviceFrom(
      [best, ...others.slice(0, 1)].map((attack) => attackCounsel(asked, attack)),
      lawful.length,
    );
  }
  const where = orderedIn(theatre, view, lawful);
  const weighed: Weighed[] = [];
  for (const attack of where.attacks) {
    weighed.push({ attack, after: afterwards(theatre, where.part, seat, judge, attack) });
    yield () => attacksAdvised(asked, weighed, forced, lawful.length);
  }
  return attacksAdvised(asked, weighed, forced, lawful.length);
}

/**
 * The attack to begin with, and the next. All that are wanted will be made, so the next is worth less by as much as it costs to
 * begin with it; where nobody wants any, all that is known of the best is how much less it costs than the next.
 */
function attacksAdvised<A extends AnyAction>(
  asked: Asked<A>,
  weighed: readonly Weighed[],
  forced: boolean,
  among: number,
): Advice<A> {
  const [best, next = best] = [...weighed].sort((a, b) => b.after - a.after);
  const lead = best.after - next.after;
  const worth = forced ? lead : best.attack.value;
  const counsels = [attackCounsel(asked, best.attack, worth)];
  if (next !== best) counsels.push(attackCounsel(asked, next.attack, worth - lead));
  return adviceFrom(counsels, among);
}

/** What has been announced goes on to one of the attacks wanted, or is rolled for as it is. */
function begun<A extends AnyAction>(asked: Asked<A>, goal: Attack | undefined, among: number): Advice<A> {
  const { theatre, view, seat } = asked;
  const counsel = goal === undefined ? null : attackCounsel(asked, goal);
  if (counsel === null || counsel.actions.length === 0)
    return adviceFrom([bare(asked, [fallback(theatre, view, seat)], { code: 'duty' })], 1);
  return adviceFrom([counsel], among);
}

function attackCounsel<A extends AnyAction>(asked: Asked<A>, attack: Attack, worth = attack.value): Counsel<A> {
  const { reasons } = asked.theatre;
  const targets = attack.defenders.map((enemy) => hexOf(asked, enemy));
  const strikes = attack.attackers.map((unit) => [hexOf(asked, unit), nearest(asked, unit, targets)]);
  return {
    actions: announcing(asked, attack),
    places: [...targets, ...strikes.map(([from]) => from)],
    arrows: strikes,
    closed: attack.defenders
      .filter((enemy) => !reasons.hasWayOut(asked.view, enemy))
      .flatMap((enemy) => bars(asked, enemy)),
    worth,
    act: { code: 'attack', pieces: attack.attackers, enemies: attack.defenders, places: targets },
    why: why(asked, attack),
    lines: withWorth(oddsLines(asked, attack), worth),
    ask: { code: 'ask-retreat', enemies: attack.defenders },
  };
}

/** The steps of an announcement that are still to be made. The die is left to the player, unless nothing else is. */
function announcing<A extends AnyAction>({ theatre, view, seat }: Asked<A>, attack: Attack): A[] {
  const state = view.slice();
  const steps: A[] = [];
  for (const step of theatre.announce(view, attack)) {
    if (step.type === 'roll' && steps.length > 0) break;
    const phase = theatre.game.phase(state);
    if (phase.refuse(state, seat, step) !== null) continue;
    steps.push(step);
    if (step.type !== 'roll') phase.apply(state, seat, step, NO_CHANCE, null);
  }
  return steps;
}

const nearest = <A extends AnyAction>(asked: Asked<A>, unit: number, targets: readonly number[]): number => {
  const { distance } = asked.theatre.reasons.ground.map;
  const from = hexOf(asked, unit);
  return targets.reduce((a, b) => (distance(from, b) < distance(from, a) ? b : a));
};

/** Hexsides by which a unit cannot fall back. */
function bars<A extends AnyAction>(asked: Asked<A>, enemy: number): (readonly [number, number])[] {
  const { reasons } = asked.theatre;
  const { neighbours } = reasons.ground;
  const from = hexOf(asked, enemy);
  return [0, 1, 2, 3, 4, 5]
    .filter((d) => neighbours[6 * from + d] >= 0 && reasons.bars(asked.view, enemy, from, d))
    .map((d) => [from, neighbours[6 * from + d]] as const);
}

/** What speaks for an attack. */
function why<A extends AnyAction>(asked: Asked<A>, attack: Attack): Reason {
  const { reasons } = asked.theatre;
  const { driven } = fateOf(asked, attack);
  const trapped = driven.filter((enemy) => hexOf(asked, enemy) >= 0 && !reasons.hasWayOut(asked.view, enemy));
  if (attack.value <= 0) return { code: 'duty', enemies: attack.defenders };
  if (trapped.length > 0 && sixths(asked, attack, reasons.drives) > 0) return { code: 'trap', enemies: trapped };
  const kills = reasons.kills.reduce((sum, result) => sum + sixths(asked, attack, result), 0);
  const drives = kills + (driven.length === 0 ? 0 : sixths(asked, attack, reasons.drives));
  if (drives < MOST_FACES) return { code: 'gain', numbers: { gain: attack.value } };
  return kills >= MOST_FACES ? { code: 'kill', enemies: attack.defenders } : { code: 'drive', enemies: driven };
}

/** Whom a result that drives units back moves, and whom walls keep. */
function fateOf<A extends AnyAction>({ theatre, view }: Asked<A>, { defenders }: Attack) {
  const stays = (enemy: number): boolean => theatre.reasons.stays(view, enemy);
  return { driven: defenders.filter((enemy) => !stays(enemy)), staying: defenders.filter(stays) };
}

/** No result is for guns that fire from afar: of an exchange the enemy alone pays, and what is the attackers' is nobody's. */
const NOTHING = 'none';

function comesTo<A extends AnyAction>({ theatre, view }: Asked<A>, attack: Attack, face: number): string {
  const { kills, drives, isFireOnly, resultOf } = theatre.reasons;
  const result = resultOf(view, attack, face);
  if (result === drives || !isFireOnly(view, attack)) return result;
  return kills.includes(result) ? kills[0] : NOTHING;
}

/** On how many faces of the die this comes of an attack. */
const sixths = <A extends AnyAction>(asked: Asked<A>, attack: Attack, result: string): number =>
  FACES.filter((face) => comesTo(asked, attack, face) === result).length;

/** Strengths, and what the faces bring. */
function oddsLines<A extends AnyAction>(asked: Asked<A>, attack: Attack): Reason[] {
  const { reasons } = asked.theatre;
  const { attackers, defenders, column } = attack;
  const found = reasons.strengths(asked.view, attack);
  const numbers = { attack: found.attack, defence: found.defence };
  const words = { column: reasons.columnName(reasons.resolved(asked.view, column)) };
  const code = column < found.column ? 'lowered' : 'strength';
  const lines: Reason[] = [{ code, pieces: attackers, enemies: defenders, numbers, words }];
  const { driven, staying } = fateOf(asked, attack);
  for (const result of [...reasons.results, NOTHING]) {
    const faces = sixths(asked, attack, result);
    const line = (named: string, enemies: readonly number[]): void => {
      if (faces > 0 && enemies.length > 0)
        lines.push({ code: 'chance', pieces: attackers, enemies, numbers: { faces }, words: { result: named } });
    };
    const drives = result === reasons.drives;
    line(result, drives ? driven : defenders);
    if (drives) line('stay', staying);
  }
  return lines;
}

// Everything else

/** Losses, retreats, displacements, withdrawals, advances. */
function* decision<A extends AnyAction>(asked: Asked<A>): Pondering<A> {
  const { theatre, view, seat, judge } = asked;
  const choices = allChoices(theatre.game, view, seat);
  if (choices.length === 1) return adviceFrom([bare(asked, choices, { code: 'only' })], 1);
  const part = decidedIn(theatre, view, choices);
  const weighed: { readonly action: A; readonly value: number; readonly parts: Parts }[] = [];
  const advised = (): Advice<A> => {
    const [best, next] = [...weighed].sort((a, b) => b.value - a.value);
    const counsels = [best, ...(next === undefined ? [] : [next])].map(({ action, value, parts }, i, all) => {
      const other = all[1 - i] ?? all[0];
      const worth = value - other.value;
      const apart = partsLess(parts, other.parts);
      const from = pieceOf(asked, action);
      const goal = goalOf(theatre.game.actions, action);
      return {
        actions: [action],
        places: [...from, ...(goal === null ? [] : [goal])],
        arrows: from.length === 1 && goal !== null ? [[from[0], goal]] : [],
        closed: [],
        worth: i === 0 ? worth : 0,
        act: { code: 'act' },
        why: chiefReason(apart),
        lines: i === 0 ? withWorth(partLines(apart), worth) : [],
        ask: { code: 'ask-turn' },
      } satisfies Counsel<A>;
    });
    return adviceFrom(counsels, choices.length);
  };
  for (const action of choices) {
    const value = comesOf(theatre, part, seat, judge, action);
    weighed.push({ action, value, parts: { ...judge.parts } });
    yield advised;
  }
  return advised();
}

/** Where the pieces of an action stand. */
function pieceOf<A extends AnyAction>(asked: Asked<A>, action: A): number[] {
  const { unit, units = [] } = action as { readonly unit?: number; readonly units?: readonly number[] };
  const pieces = unit === undefined ? units : [unit];
  return pieces.map((unit) => hexOf(asked, unit)).filter((hex) => hex >= 0);
}

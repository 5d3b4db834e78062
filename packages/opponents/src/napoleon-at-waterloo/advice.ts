import { allChoices, choicesOf, type Game, goalOf, pathOf, type State } from '@hundred-days/kernel';
import { ACTIONS, type Action, announcement, position, tables, units } from '@hundred-days/napoleon-at-waterloo';
import {
  type Advice,
  adviceFrom,
  bareCounsel,
  type Counsel,
  chiefReason,
  MOST_LINES,
  type Parts,
  type Pondering,
  partLines,
  partsLess,
  type Reason,
} from '../planner/advice.ts';
import type { Level } from '../planner/levels.ts';
import { searchPlans } from '../planner/search.ts';
import { campaign } from './campaign.ts';
import {
  afterwards,
  announce,
  attacksWanted,
  comesOf,
  fallback,
  hasRoom,
  isLawful,
  movesOf,
  NO_CHANCE,
} from './conduct.ts';
import type { Attack } from './fight.ts';
import { type Ground, hasWayOut } from './ground.ts';
import type { Judge } from './judge.ts';
import { createManoeuvre, type Manoeuvre, type Plan } from './manoeuvre.ts';
import { shifted } from './odds.ts';

const { stepOf } = position;
const { COLUMNS, columnOf, resultOf, RESULTS } = tables;
const { enemyOf, FRENCH } = units;
const FACES = [1, 2, 3, 4, 5, 6];
const MOST_FACES = 4;
/** Results, the best for the attacker first. */
const BEST_FIRST = ['De', 'Dr', 'Ee', 'Ar', 'Ae'] as const;

/** The decision at hand, for whoever asks: the same search as the general's, and what it reckoned with. */
export function ponder(
  w: Ground,
  game: Game<Action>,
  view: State,
  seat: number,
  judge: Judge,
  level: Level,
  bits: () => number,
): Pondering<Action> {
  const staff = { w, game, view, seat, judge };
  const step = stepOf(w, view);
  if (step === 'movement') return movement(staff, level, bits);
  return step === 'combat' ? combat(staff) : decision(staff);
}

interface Asked {
  readonly w: Ground;
  readonly game: Game<Action>;
  readonly view: State;
  readonly seat: number;
  readonly judge: Judge;
}

const wayOf = (action: Action): readonly number[] => pathOf(ACTIONS, action) ?? [];
const hexOf = ({ w, view }: Asked, unit: number): number => view[w.at.where + unit];

// Movement

function* movement(asked: Asked, level: Level, bits: () => number): Pondering<Action> {
  const { w, game, view, seat, judge } = asked;
  const manoeuvre = createManoeuvre(w, game, view, seat, judge);
  const search = searchPlans(campaign(w, view, seat, manoeuvre, judge), level.nodes, bits);
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
function movesAdvised(asked: Asked, manoeuvre: Manoeuvre, plan: Plan): Advice<Action> {
  const strokes = strokesOf(asked, manoeuvre, plan);
  // The next best is another matter, not the same with somebody else.
  const apart = strokes.filter((stroke, i) => i === 0 || !stroke.units.some((unit) => strokes[0].units.includes(unit)));
  const counsels = apart
    .map((stroke) => strokeCounsel(asked, manoeuvre, plan, stroke))
    .filter(({ actions }) => actions.length > 0);
  return adviceFrom(counsels.length > 0 ? counsels : [standing(asked)], Math.max(1, strokes.length));
}

function strokesOf(asked: Asked, manoeuvre: Manoeuvre, plan: Plan): Stroke[] {
  const { w, judge } = asked;
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
    const whole = withThoseInTheWay(asked, plan, moved, group);
    for (const unit of whole) told.add(unit);
    const without = plan.slice();
    for (const unit of whole) without[unit] = hexOf(asked, unit);
    manoeuvre.lay(cleared(w, manoeuvre, without), scratch);
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
function withThoseInTheWay(asked: Asked, plan: Plan, moved: readonly number[], group: readonly number[]): number[] {
  const whole = [...group];
  for (const unit of whole) {
    const other = plan[unit] < 0 ? undefined : moved.find((friend) => hexOf(asked, friend) === plan[unit]);
    if (other !== undefined && !whole.includes(other)) whole.push(other);
  }
  return whole;
}

/** Two in one hex: who has come there is left out, and so on for those in whose hex that one stands. */
function cleared(w: Ground, manoeuvre: Manoeuvre, plan: Plan): Plan {
  const home = manoeuvre.hold();
  const waiting = manoeuvre.movers.filter((unit) => plan[unit] === home[unit]);
  for (const unit of waiting) {
    if (home[unit] < 0 || home[unit] === w.north) continue;
    const guest = manoeuvre.movers.find((other) => other !== unit && plan[other] === home[unit]);
    if (guest === undefined) continue;
    plan[guest] = home[guest];
    waiting.push(guest);
  }
  return plan;
}

function strokeCounsel(asked: Asked, manoeuvre: Manoeuvre, plan: Plan, stroke: Stroke): Counsel<Action> {
  const { w, game, view, seat } = asked;
  const only = manoeuvre.hold();
  for (const unit of stroke.units) only[unit] = plan[unit];
  const actions = movesOf(w, game, view, seat, manoeuvre, only).filter(({ type }) => type !== 'end');
  const arrows = actions.map(wayOf);
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
  return {
    ...common,
    places: [...targets, ...arrows.map((way) => way[0]), ...ends],
    act: { code: 'bring', pieces: stroke.units, enemies: attack.defenders, places: targets },
    why: why(then, attack),
    lines: withWorth([...oddsLines(then, attack).slice(0, 2), ...partLines(stroke.parts)], worth),
    ask: { code: 'ask-join', enemies: attack.defenders },
  };
}

function standing({ game, view, seat }: Asked): Counsel<Action> {
  const end = choicesOf(game, view, seat, -1).at(0) ?? fallback(game, view, seat);
  return bare([end], { code: 'still' });
}

const bare = (actions: readonly Action[], why: Reason): Counsel<Action> =>
  bareCounsel(
    actions,
    actions.flatMap((action) => [...wayOf(action)]),
    why,
  );

const withWorth = (lines: readonly Reason[], worth: number): Reason[] => [
  ...lines.slice(0, MOST_LINES - 1),
  { code: 'worth', numbers: { points: worth } },
];

// Combat

/** An attack, and what stands on average when it is over. */
interface Weighed {
  readonly attack: Attack;
  readonly after: number;
}

function* combat(asked: Asked): Pondering<Action> {
  const { w, game, view, seat, judge } = asked;
  const attacks = attacksWanted(view, judge);
  const open = announcement(w, view);
  if (open.attackers.length + open.defenders.length > 0) return begun(asked, attacks);
  const lawful = attacks.filter((attack) => isLawful(w, game, view, seat, attack));
  const ends = choicesOf(game, view, seat, -1).at(0);
  if (lawful.length === 0) return adviceFrom([bare([ends ?? fallback(game, view, seat)], { code: 'still' })], 1);
  if (ends !== undefined && lawful.every((attack) => attack.value <= 0))
    return adviceFrom([bare([ends], { code: 'still' }), attackCounsel(asked, lawful[0])], lawful.length);
  const weighed: Weighed[] = [];
  for (const attack of lawful) {
    weighed.push({ attack, after: afterwards(w, game, view, seat, judge, attack) });
    yield () => attacksAdvised(asked, weighed, lawful.length);
  }
  return attacksAdvised(asked, weighed, lawful.length);
}

function attacksAdvised(asked: Asked, weighed: readonly Weighed[], among: number): Advice<Action> {
  const best = [...weighed].sort((a, b) => b.after - a.after).slice(0, 2);
  const counsels = best.map(({ attack }) => attackCounsel(asked, attack));
  const advice = adviceFrom(counsels, among);
  // All of them will be made: which comes first has to be as even as what they are worth.
  return { ...advice, even: advice.even && best[0].after - best[1].after < 0.5 };
}

/** What has been announced goes on to one of the attacks wanted, or is rolled for as it is. */
function begun(asked: Asked, attacks: readonly Attack[]): Advice<Action> {
  const { w, game, view, seat } = asked;
  const wanted = attacks.find((attack) => hasRoom(attack, announcement(w, view)));
  const counsel = wanted === undefined ? null : attackCounsel(asked, wanted);
  if (counsel === null || counsel.actions.length === 0)
    return adviceFrom([bare([fallback(game, view, seat)], { code: 'duty' })], 1);
  return adviceFrom([counsel], attacks.length);
}

function attackCounsel(asked: Asked, attack: Attack): Counsel<Action> {
  const targets = attack.defenders.map((enemy) => hexOf(asked, enemy));
  const strikes = attack.attackers.map((unit) => [hexOf(asked, unit), nearest(asked, unit, targets)]);
  return {
    actions: announcing(asked, attack),
    places: [...targets, ...strikes.map(([from]) => from)],
    arrows: strikes,
    closed: attack.defenders
      .filter((enemy) => !hasWayOut(asked.w, asked.view, enemy))
      .flatMap((enemy) => bars(asked, enemy)),
    worth: attack.value,
    act: { code: 'attack', pieces: attack.attackers, enemies: attack.defenders, places: targets },
    why: why(asked, attack),
    lines: withWorth(oddsLines(asked, attack), attack.value),
    ask: { code: 'ask-retreat', enemies: attack.defenders },
  };
}

/** The steps of an announcement that are still to be made. The die is left to the player, unless nothing else is. */
function announcing({ w, game, view, seat }: Asked, attack: Attack): Action[] {
  const state = view.slice();
  const steps: Action[] = [];
  for (const step of announce(w, view, attack)) {
    if (step.type === 'roll' && steps.length > 0) break;
    const phase = game.phase(state);
    if (phase.refuse(state, seat, step) !== null) continue;
    steps.push(step);
    if (step.type !== 'roll') phase.apply(state, seat, step, NO_CHANCE, null);
  }
  return steps;
}

const nearest = ({ w, view }: Asked, unit: number, targets: readonly number[]): number => {
  const from = w.hexes * view[w.at.where + unit];
  return targets.reduce((a, b) => (w.distance[from + b] < w.distance[from + a] ? b : a));
};

/** 6.4.2: hexsides by which a unit cannot fall back. */
function bars(asked: Asked, enemy: number): (readonly [number, number])[] {
  const { w, view } = asked;
  const from = hexOf(asked, enemy);
  const zone = w.at.zone + enemyOf(w.side[enemy]) * w.hexes;
  return Array.from({ length: 6 }, (_, d) => w.neighbours[6 * from + d])
    .filter((to) => to >= 0 && (view[zone + to] > 0 || view[w.at.occupant + to] > 0))
    .map((to) => [from, to] as const);
}

/** What speaks for an attack. */
function why(asked: Asked, attack: Attack): Reason {
  const { w, view } = asked;
  const trapped = attack.defenders.filter((enemy) => view[w.at.where + enemy] >= 0 && !hasWayOut(w, view, enemy));
  if (attack.value <= 0) return { code: 'duty', enemies: attack.defenders };
  if (trapped.length > 0 && sixths(asked, attack, 'Dr') > 0) return { code: 'trap', enemies: trapped };
  const kills = sixths(asked, attack, 'De') + sixths(asked, attack, 'Ee');
  const drives = kills + sixths(asked, attack, 'Dr');
  if (drives < MOST_FACES) return { code: 'gain', numbers: { gain: attack.value } };
  return kills >= MOST_FACES
    ? { code: 'kill', enemies: attack.defenders }
    : { code: 'drive', enemies: attack.defenders };
}

/** On how many faces of the die an attack has this result. */
const sixths = (asked: Asked, { column }: Attack, result: string): number =>
  FACES.filter((face) => RESULTS[resultOf(asked.w, face, resolved(asked, column))] === result).length;

/** 8.2.4 */
function resolved({ w, view }: Asked, column: number): number {
  if (view[w.at.demoralized] === 0) return column;
  return shifted(column, view[w.at.phasing] === FRENCH ? w.frenchAttackShift : w.alliedAttackShift);
}

/** Strengths, and what the faces bring. */
function oddsLines(asked: Asked, attack: Attack): Reason[] {
  const { w, view } = asked;
  const { attackers, defenders, column } = attack;
  const sum = (list: readonly number[], of: (unit: number) => number): number =>
    list.reduce((all, unit) => all + of(unit), 0);
  const strength = sum(attackers, (unit) => w.strength[unit]);
  const defence = sum(defenders, (enemy) => w.strength[enemy] * w.defence[view[w.at.where + enemy]]);
  const words = { column: COLUMNS[resolved(asked, column)] };
  const lines: Reason[] = [
    column < columnOf(strength, defence)
      ? { code: 'lowered', numbers: { attack: strength, defence }, words }
      : { code: 'strength', numbers: { attack: strength, defence }, words },
  ];
  for (const result of BEST_FIRST) {
    const faces = sixths(asked, attack, result);
    if (faces > 0)
      lines.push({ code: 'chance', pieces: attackers, enemies: defenders, numbers: { faces }, words: { result } });
  }
  return lines;
}

// Everything else

/** Losses, retreats, displacements, withdrawals, advances. */
function* decision(asked: Asked): Pondering<Action> {
  const { w, game, view, seat, judge } = asked;
  const choices = allChoices(game, view, seat);
  if (choices.length === 1) return adviceFrom([bare(choices, { code: 'only' })], 1);
  const weighed: { readonly action: Action; readonly value: number; readonly parts: Parts }[] = [];
  const advised = (): Advice<Action> => {
    const [best, next] = [...weighed].sort((a, b) => b.value - a.value);
    const counsels = [best, ...(next === undefined ? [] : [next])].map(({ action, value, parts }, i, all) => {
      const other = all[1 - i] ?? all[0];
      const worth = value - other.value;
      const apart = partsLess(parts, other.parts);
      const from = pieceOf(asked, action);
      const goal = goalOf(ACTIONS, action);
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
      } satisfies Counsel<Action>;
    });
    return adviceFrom(counsels, choices.length);
  };
  for (const action of choices) {
    const value = comesOf(w, game, view, seat, judge, action);
    weighed.push({ action, value, parts: { ...judge.parts } });
    yield advised;
  }
  return advised();
}

/** Where the pieces of an action stand. */
function pieceOf(asked: Asked, action: Action): number[] {
  const pieces = 'unit' in action ? [action.unit] : 'units' in action ? action.units : [];
  return pieces.map((unit) => hexOf(asked, unit)).filter((hex) => hex >= 0);
}

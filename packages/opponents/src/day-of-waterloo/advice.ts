import { ACTIONS, type Action, type DayOfWaterloo, position, type World } from '@hundred-days/day-of-waterloo';
import type { Strike } from '@hundred-days/day-of-waterloo/appraisal';
import { goalOf, type State } from '@hundred-days/kernel';
import {
  type Advice,
  adviceFrom,
  bareCounsel,
  type Counsel,
  chiefReason,
  gains,
  type Parts,
  type Pondering,
  partLines,
  partsLess,
  type Reason,
  withWorth,
} from '../planner/advice.ts';
import type { Tried } from './answers.ts';
import type { Campaign, Drawn } from './campaign.ts';
import type { Judge } from './judge.ts';

const { sideOfSeat, topIn, whereIs } = position;

/** What is advised in a decision: where choices are tried against each other the two best, elsewhere what the plan does next. */
export function* ponder(
  w: World,
  view: State,
  tried: Generator<Tried, void, void>,
  plain: () => Action,
): Pondering<Action> {
  const all: Tried[] = [];
  const advised = (): Advice<Action> => {
    const sorted = [...all].sort((a, b) => b.value - a.value);
    const least = sorted[sorted.length - 1].value;
    return adviceFrom(
      sorted.slice(0, 2).map(({ action, value }) => counsel(w, view, action, value - least)),
      all.length,
    );
  };
  for (const one of tried) {
    all.push(one);
    yield advised;
  }
  return all.length > 0 ? advised() : adviceFrom([counsel(w, view, plain(), null)], 1);
}

function counsel(w: World, view: State, action: Action, worth: number | null): Counsel<Action> {
  const way = wayOf(w, view, action);
  const bare = bareCounsel([action], placesOf(way, action), worth === null ? { code: 'habit' } : gains(worth));
  return {
    ...bare,
    arrows: way.length > 1 ? [way] : [],
    worth,
    lines: worth === null ? [] : [worthLine(worth)],
  };
}

const worthLine = (points: number): Reason => ({ code: 'worth', numbers: { points } });

function wayOf(w: World, view: State, action: Action): readonly number[] {
  if ('path' in action) return action.path;
  const goal = goalOf(ACTIONS, action);
  const from = 'unit' in action ? whereIs(w, view, action.unit) : -1;
  return from >= 0 && goal !== null && goal !== from ? [from, goal] : [];
}

function placesOf(way: readonly number[], action: Action): readonly number[] {
  const goal = goalOf(ACTIONS, action);
  return way.length > 0 || goal === null ? way : [goal];
}

// Movement: the plan

/** A part of a plan that is told as one: who goes up for the same strike, or one who goes by himself. */
interface Stroke {
  readonly movers: readonly number[];
  readonly strike: Strike | null;
  /** What the plan is worth more for it. */
  readonly parts: Parts;
  readonly worth: number;
}

interface Asked {
  readonly game: DayOfWaterloo;
  readonly judge: Judge;
  readonly campaign: Campaign;
  readonly view: State;
  readonly seat: number;
}

const sumOf = ({ gain, fear, place }: Parts): number => gain + fear + place;
/** So many are told at once. */
const MOST_MARCHES = 5;

/** The movement phase: whoever can leave the map, a charge that should pay, else the strokes of the plan that are worth most. */
export function* ponderMarches(
  asked: Asked,
  budget: number,
  bits: () => number,
  plain: () => Action,
): Pondering<Action> {
  const { campaign, view, seat } = asked;
  const { w } = asked.judge;
  const exit = campaign.exit(view, seat);
  if (exit !== null) return adviceFrom([counsel(w, view, exit, null)], 1);
  const charge = campaign.charge(view, seat);
  if (charge !== null) return adviceFrom([chargeCounsel(asked, charge)], 1);
  const drawing = campaign.drawUp(view, seat, budget, bits);
  const otherwise = (): Advice<Action> => adviceFrom([counsel(w, view, plain(), null)], 1);
  for (;;) {
    const step = drawing.next();
    if (step.done !== true) {
      yield otherwise;
      continue;
    }
    const drawn = step.value;
    const counsels = drawn === null ? [] : strokesOf(asked, drawn).flatMap((one) => told(asked, drawn, one));
    counsels.sort((a, b) => b.worth - a.worth);
    return counsels.length === 0 ? otherwise() : adviceFrom(counsels.slice(0, 2), budget);
  }
}

function chargeCounsel({ judge: { w }, view }: Asked, { action, worth }: NonNullable<ReturnType<Campaign['charge']>>) {
  const from = whereIs(w, view, action.units[0]);
  return {
    ...bareCounsel<Action>([action], [from, action.to], gains(worth)),
    arrows: [[from, action.to]],
    worth,
    act: { code: 'attack', pieces: action.units, enemies: [topIn(w, view, action.to)], places: [action.to] },
    lines: [worthLine(worth)],
    ask: { code: 'ask-retreat', enemies: [topIn(w, view, action.to)] },
  } satisfies Counsel<Action>;
}

/** What a plan is worth more for some of its marches. */
function missed({ judge, seat }: Asked, { movers, space, plan }: Drawn, group: readonly number[]): Parts {
  const without = plan.slice();
  for (const i of group) without[i] = movers[i].from;
  const whole = judge.parts(space.position(plan), seat);
  return partsLess(whole, judge.parts(space.position(without), seat));
}

/** The strokes of a plan, those first that it would miss most. */
function strokesOf(asked: Asked, drawn: Drawn): Stroke[] {
  const { judge, seat } = asked;
  const { movers, space, plan } = drawn;
  const strikes = judge.fights.strikes(space.position(plan), sideOfSeat(seat), judge.prices);
  const left = new Set(movers.keys());
  for (const [i, { from }] of movers.entries()) if (plan[i] === from || from < 0) left.delete(i);
  const strokes: Stroke[] = [];
  const add = (group: readonly number[], strike: Strike | null): void => {
    if (group.length === 0) return;
    for (const i of group) left.delete(i);
    const parts = missed(asked, drawn, group);
    strokes.push({ movers: group, strike, parts, worth: sumOf(parts) });
  };
  for (const strike of strikes)
    add(
      [...left].filter((i) => strike.attackers.includes(movers[i].unit) || strike.guns.includes(movers[i].unit)),
      strike,
    );
  for (const i of left) add([i], null);
  return strokes.sort((a, b) => b.worth - a.worth);
}

/** A stroke in words and numbers, if its marches can be made as everybody stands now. */
function told(asked: Asked, drawn: Drawn, stroke: Stroke): (Counsel<Action> & { readonly worth: number })[] {
  const { judge, view } = asked;
  const actions = marchesOf(asked, drawn, stroke);
  if (actions.length === 0) return [];
  const arrows = actions.map((action) => wayOf(judge.w, view, action));
  const ends = arrows.map((way) => way[way.length - 1]);
  const pieces = actions.map(({ unit }) => unit);
  const { strike } = stroke;
  // Who cannot march now, or would be one too many to tell, is not counted either.
  const marching = stroke.movers.filter((i) => pieces.includes(drawn.movers[i].unit));
  const parts = missed(asked, drawn, marching);
  const worth = sumOf(parts);
  const common = {
    actions,
    arrows,
    closed: [],
    worth,
    why: chiefReason(parts),
    lines: withWorth(partLines(parts), worth),
  };
  if (strike === null) {
    const act: Reason = actions.length === 1 ? { code: 'act' } : { code: 'send', pieces, places: ends };
    return [{ ...common, places: arrows.flat(), act, ask: { code: 'ask-way', pieces } }];
  }
  const enemies = [topIn(judge.w, view, strike.target)];
  return [
    {
      ...common,
      places: [strike.target, ...arrows.map((way) => way[0]), ...ends],
      act: { code: 'bring', pieces, enemies, places: [strike.target] },
      ask: { code: 'ask-join', enemies },
    },
  ];
}

/** Its marches one after the other, each as the referee lists it once those before it are made. */
function marchesOf({ game, campaign, view, seat }: Asked, { movers, plan }: Drawn, stroke: Stroke) {
  const now = view.slice();
  const marches: NonNullable<ReturnType<Campaign['wayTo']>>[] = [];
  for (const i of stroke.movers.slice(0, MOST_MARCHES)) {
    const march = campaign.wayTo(now, seat, movers[i].unit, plan[i]);
    if (march === null) continue;
    game.phase(now).apply(now, seat, march, { roll: () => 1 }, null);
    marches.push(march);
  }
  return marches;
}

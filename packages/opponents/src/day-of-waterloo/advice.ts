import { ACTIONS, type Action, position, type World } from '@hundred-days/day-of-waterloo';
import { goalOf, type State } from '@hundred-days/kernel';
import { type Advice, adviceFrom, bareCounsel, type Counsel, gains, type Pondering } from '../planner/advice.ts';
import type { Tried } from './answers.ts';

const { whereIs } = position;

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
  const goal = goalOf(ACTIONS, action);
  const from = 'unit' in action ? whereIs(w, view, action.unit) : -1;
  const way = 'path' in action ? action.path : from >= 0 && goal !== null && goal !== from ? [from, goal] : [];
  const places = way.length > 0 ? way : goal === null ? [] : [goal];
  const bare = bareCounsel([action], places, worth === null ? { code: 'habit' } : gains(worth));
  return {
    ...bare,
    arrows: way.length > 1 ? [way] : [],
    worth,
    lines: worth === null ? [] : [{ code: 'worth', numbers: { points: worth } }],
  };
}

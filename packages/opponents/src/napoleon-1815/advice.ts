import { allChoices, goalOf, type State } from '@hundred-days/kernel';
import { ACTIONS, type Action, type Napoleon1815, position, units } from '@hundred-days/napoleon-1815';
import {
  type Advice,
  adviceFrom,
  bareCounsel,
  type Counsel,
  gains,
  type Pondering,
  type Reason,
} from '../planner/advice.ts';
import type { Survey } from './campaign.ts';
import { byValue, meritOf, type Plan, worthAgainst } from './plan.ts';
import type { Stance } from './script.ts';
import type { Tried } from './weighing.ts';

const { sideOfSeat, whereIs } = position;

export interface WayToFight {
  readonly name: string;
  readonly stance: Stance;
}

type Weighing<T> = Generator<readonly Tried<T>[], void, void>;

const bare = (action: Action, why: Reason): Counsel<Action> => bareCounsel([action], placesOf(action), why);

const placesOf = (action: Action): number[] => {
  const goal = goalOf(ACTIONS, action);
  return goal === null ? [] : [goal];
};

const worthLine = (points: number): Reason => ({ code: 'worth', numbers: { points } });

// Group Moves

/** What plans for the Group Moves come to, against staying where one is. */
export function* ponderMoves(
  game: Napoleon1815,
  view: State,
  seat: number,
  search: Generator<Survey, readonly Plan[], void>,
): Pondering<Action> {
  let stay: Plan | null = null;
  for (;;) {
    const step = search.next();
    const plans = step.done === true ? step.value : step.value.plans;
    stay = plans.find(({ moves }) => moves.length === 0) ?? stay;
    const still = stay;
    const advised = (): Advice<Action> => movesAdvised(game, view, seat, plans, still);
    if (step.done === true) return advised();
    yield advised;
  }
}

function movesAdvised(
  { world: w }: Napoleon1815,
  view: State,
  seat: number,
  plans: readonly Plan[],
  stay: Plan | null,
): Advice<Action> {
  const side = sideOfSeat(w, view, seat);
  const tried = plans.filter((plan) => plan.tried > 0);
  const sorted = [...tried].sort(byValue);
  const least = stay !== null && stay.tried > 0 ? meritOf(stay) : 0;
  if (sorted.length === 0) return adviceFrom([bare({ type: 'end' }, { code: 'still' })], 1);
  const counsels = sorted.slice(0, 2).map((plan) => planCounsel(plan, side, least));
  return adviceFrom(counsels, tried.length);
}

/** A Group goes as one: its first way stands for all of them. */
function planCounsel(plan: Plan, side: number, least: number): Counsel<Action> {
  const worth = meritOf(plan) - least;
  const { marches, moves, lost, tried, answers } = plan;
  const trials = Math.max(1, tried * answers.length);
  const losses: Reason = {
    code: 'losses',
    numbers: { own: lost[side] / trials, his: lost[units.otherSide(side)] / trials, trials },
  };
  if (moves.length === 0)
    return { ...bare({ type: 'end' }, { code: 'still' }), worth, lines: [losses, worthLine(worth)] };
  const ways = marches.map(({ moves: [first] }) => first.path);
  const lines: Reason[] = [losses];
  // What is to his taste counts against either, so that the worse of them is what it is worth.
  const against = (answer: number): number => worthAgainst(plan, answer) - least;
  if (answers.length > 1) lines.push({ code: 'answers', numbers: { stands: against(0), leaves: against(1) } });
  lines.push(worthLine(worth));
  return {
    actions: moves,
    places: ways.flat(),
    arrows: ways,
    closed: [],
    worth,
    act: {
      code: 'march',
      pieces: marches.flatMap((march) => march.moves.map(({ unit }) => unit)),
      places: marches.map(({ to }) => to),
    },
    why: {
      code: answers.length > 1 ? 'gain' : 'ground',
      places: marches.map(({ to }) => to),
      numbers: answers.length > 1 ? { gain: worth } : { place: worth },
    },
    lines,
    ask: { code: 'ask-way', places: marches.map(({ from }) => from) },
  };
}

// Battles

/** One way to fight a battle, tried to its end against the others, and the deed it begins with. */
export function* ponderFight(
  stances: Weighing<WayToFight>,
  choose: (stance: Stance) => Action,
  plain: () => Action,
): Pondering<Action> {
  let all: readonly Tried<WayToFight>[] = [];
  const advised = (): Advice<Action> => {
    const sorted = [...all].sort((a, b) => b.value - a.value);
    const [best] = sorted;
    const first = choose(best.option.stance);
    // The next best is another deed, not another way that begins alike.
    const next = sorted.find(({ option }) => JSON.stringify(choose(option.stance)) !== JSON.stringify(first));
    const least = sorted[sorted.length - 1].value;
    return adviceFrom(
      [best, ...(next === undefined ? [] : [next])].map(({ option, value }) =>
        stanceCounsel(choose(option.stance), option, value - least),
      ),
      all.length,
    );
  };
  for (all of stances) yield advised;
  return all.length > 0 ? advised() : adviceFrom([bare(plain(), { code: 'habit' })], 1);
}

const stanceCounsel = (action: Action, { name }: WayToFight, worth: number): Counsel<Action> => ({
  ...bare(action, { code: 'stance', words: { stance: name } }),
  worth,
  lines: [worthLine(worth)],
});

// Everything else

export function* ponderChoice(
  game: Napoleon1815,
  view: State,
  seat: number,
  tried: Weighing<Action>,
  plain: () => Action,
): Pondering<Action> {
  const { world: w } = game;
  let all: readonly Tried<Action>[] = [];
  const advised = (): Advice<Action> => {
    const sorted = [...all].sort((a, b) => b.value - a.value);
    const least = sorted[sorted.length - 1].value;
    const counsels = sorted.slice(0, 2).map(({ option: action, value }) => {
      const from = 'unit' in action ? whereIs(w, view, action.unit) : -1;
      const goal = goalOf(ACTIONS, action);
      const way = from >= 0 && goal !== null && goal !== from ? [from, goal] : [];
      return {
        ...bare(action, gains(value - least)),
        places: way.length > 0 ? way : placesOf(action),
        arrows: way.length > 0 ? [way] : [],
        worth: value - least,
        lines: [worthLine(value - least)],
      };
    });
    return adviceFrom(counsels, all.length);
  };
  for (all of tried) yield advised;
  if (all.length > 0) return advised();
  const only = allChoices(game, view, seat).length === 1;
  return adviceFrom([bare(plain(), { code: only ? 'only' : 'habit' })], 1);
}

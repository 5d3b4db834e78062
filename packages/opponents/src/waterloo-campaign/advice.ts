import { firstSeatToAct, goalOf, pathOf, type State } from '@hundred-days/kernel';
import {
  ACTIONS,
  type Action,
  attackModifier,
  canRetreat,
  defenceModifier,
  mayBeCommitted,
  position,
  tables,
  units,
  type WaterlooCampaign,
  type World,
} from '@hundred-days/waterloo-campaign';
import type { Advice, Counsel, Parts, Pondering, Reason } from '../planner/advice.ts';
import { adviceFrom, chiefReason, gains, partLines, partsLess, withWorth } from '../planner/advice.ts';

const { whereIs } = position;

/** One thing that was weighed, and what its value is made of where the search knows it. */
export interface Looked {
  readonly action: Action;
  readonly value: number;
  readonly parts: Parts | null;
  readonly spent: number;
}

/** Advice from what is weighed one after another; `pick` says which of them would be done. */
export function* ponder(
  game: WaterlooCampaign,
  s: State,
  seat: number,
  weighed: Generator<Looked, void, void>,
  pick: (all: readonly Looked[]) => Action,
): Pondering<Action> {
  const all: Looked[] = [];
  const advised = (): Advice<Action> => adviceOf(game, s, all, pick(all));
  for (const one of weighed) {
    all.push(one);
    yield advised;
  }
  // Nothing was weighed: a phase with nothing to move is passed.
  if (all.length === 0) all.push({ action: passOf(game, s, seat), value: 0, parts: null, spent: 0 });
  return advised();
}

const passOf = (game: WaterlooCampaign, s: State, seat: number): Action => {
  const pass: Action = { type: 'pass' };
  if (firstSeatToAct(game, s) === seat && game.phase(s).refuse(s, seat, pass) === null) return pass;
  return { type: 'end' };
};

const lets = ({ action }: Looked): boolean =>
  action.type === 'pass' || action.type === 'end' || action.type === 'ready';

function adviceOf({ world: w }: WaterlooCampaign, s: State, all: readonly Looked[], picked: Action): Advice<Action> {
  const first = ({ action }: Looked): number => (action === picked ? 1 : 0);
  const sorted = [...all].sort((a, b) => first(b) - first(a) || b.value - a.value);
  const [best] = sorted;
  // Worth is what is gained over letting be; where nobody can let be, over the next best.
  const still = all.find(lets) ?? sorted[1] ?? best;
  const counsels = sorted.slice(0, 2).map((one) => counselFor(w, s, one, still, all.length));
  return adviceFrom(counsels, all.length);
}

function counselFor(w: World, s: State, one: Looked, still: Looked, among: number): Counsel<Action> {
  const { action } = one;
  const from = standsAt(w, s, action);
  const path = pathOf(ACTIONS, action);
  const goal = goalOf(ACTIONS, action);
  const way = path ?? [...from, ...(goal === null ? [] : [goal])];
  const worth = one.value - still.value;
  const attacked = action.type === 'attack' ? position.unitIn(w, s, action.hex) : -1;
  return {
    actions: [action],
    places: way,
    arrows: way.length > 1 ? [way] : [],
    closed: [],
    worth: among === 1 ? null : worth,
    act: { code: 'act' },
    why: why(one, still, worth, among, attacked),
    lines: linesOf(w, s, one, still, worth, among, attacked),
    ask: attacked >= 0 ? { code: 'ask-retreat', enemies: [attacked] } : asks(action),
  };
}

const asks = (action: Action): Reason => {
  if (action.type === 'move' || action.type === 'enter') return { code: 'ask-way', pieces: [action.unit] };
  return { code: 'ask-turn' };
};

function standsAt(w: World, s: State, action: Action): number[] {
  const unit = 'unit' in action ? action.unit : 'hq' in action ? action.hq : -1;
  return unit >= 0 && whereIs(w, s, unit) >= 0 ? [whereIs(w, s, unit)] : [];
}

function why(one: Looked, still: Looked, worth: number, among: number, attacked: number): Reason {
  if (among === 1) return { code: 'only' };
  if (lets(one)) return { code: 'still' };
  if (attacked >= 0) return gains(worth);
  if (one.parts === null || still.parts === null) return gains(worth);
  return chiefReason(partsLess(one.parts, still.parts));
}

function linesOf(
  w: World,
  s: State,
  one: Looked,
  still: Looked,
  worth: number,
  among: number,
  attacked: number,
): Reason[] {
  if (among === 1) return [];
  const lines: Reason[] = [];
  if (one.action.type === 'attack') lines.push(...oddsLines(w, s, one.action.unit, attacked));
  else if (one.parts !== null && still.parts !== null) lines.push(...partLines(partsLess(one.parts, still.parts)));
  return withWorth(lines, worth);
}

const DICE = [1, 2, 3, 4, 5, 6];

/** CRT-1: what the attacker is ahead by, and the chances in 36 ways of two dice; who can join in does on either side, as he reckons. */
function oddsLines(w: World, view: State, attacker: number, defender: number): Reason[] {
  if (defender < 0) return [];
  const s = view.slice();
  for (const defending of [false, true])
    for (const unit of mayBeCommitted(w, s, attacker, defender, defending))
      position.mark(w, s, unit, position.COMMITTED);
  const attack = attackModifier(w, s, attacker, defender);
  const defence = defenceModifier(w, s, attacker, defender);
  const counts = { won: 0, lost: 0, nothing: 0 };
  for (const a of DICE)
    for (const d of DICE) {
      const difference = a - d + attack - defence;
      if (tables.resultOf(w, Math.abs(difference)) === tables.STALEMATE) counts.nothing++;
      else if (difference > 0) counts.won++;
      else counts.lost++;
    }
  const trapped = !units.isDetachment(w, defender) && !canRetreat(w, s, defender, [whereIs(w, s, attacker)]);
  return [
    { code: 'lead', pieces: [attacker], enemies: [defender], numbers: { attack, defence } },
    { code: 'odds36', numbers: counts, words: { trapped: trapped ? 'yes' : 'no' } },
  ];
}

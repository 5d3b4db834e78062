import type { AnyAction, State } from '@hundred-days/kernel';
import { allChoices, randomBits } from '@hundred-days/kernel';
import type { General } from '../planner/general.ts';
import type { Level } from '../planner/levels.ts';
import { misjudged } from '../planner/misjudged.ts';
import { searchPlans } from '../planner/search.ts';
import { ponder } from './advice.ts';
import { campaign } from './campaign.ts';
import { afterwards, combatAhead, comesOf, decidedIn, fallback, movesOf, orderedIn } from './conduct.ts';
import type { Attack } from './fight.ts';
import type { Judge } from './judge.ts';
import { createQueue } from './queue.ts';
import type { Theatre } from './theatre.ts';

/** Plays one seat of one game. Its plan is carried out action by action, and made anew after every die. */
export function createGeneral<A extends AnyAction>(
  theatre: Theatre<A>,
  level: Level,
  seed: number | string,
): General<A> {
  const { game } = theatre;
  const judges = new Map<number, { readonly judge: Judge; readonly turn: number }>();
  const judgeFor = (view: State, seat: number): Judge => {
    const turn = view[theatre.at.turn];
    const known = judges.get(seat);
    if (known !== undefined && (theatre.byTurn !== true || known.turn === turn)) return known.judge;
    const judge = theatre.appointJudge(seat, level, turn);
    judges.set(seat, { judge, turn });
    return judge;
  };
  const orders = createQueue(game);
  const begin = (view: State, seat: number, actions: readonly A[]): A =>
    orders.begin(view, seat, actions) ?? fallback(theatre, view, seat);

  // Chance begins anew with every phase, so that a table loaded in the middle plays on alike.
  const chanceIn = (view: State, seat: number): (() => number) =>
    randomBits(`${seed}/${view[theatre.at.turn]}/${view[theatre.at.step]}/${seat}`);

  return {
    advise(view, seat) {
      const bits = chanceIn(view, seat);
      const judge = judgeFor(view, seat);
      judge.throwDice(bits);
      return ponder(theatre, view, seat, judge, level, bits);
    },
    *think(view, seat) {
      const planned = orders.next(view, seat);
      if (planned !== null) return planned;
      const bits = chanceIn(view, seat);
      const judge = judgeFor(view, seat);
      judge.throwDice(bits);
      const { name } = game.phase(view);
      if (name === 'movement') {
        const manoeuvre = theatre.manoeuvre({ game, view, seat }, judge);
        const space = campaign(theatre.at.where, view, seat, manoeuvre, judge);
        const search = searchPlans(misjudged(space, level.misjudges ?? 0, bits), level.nodes, bits);
        for (;;) {
          const found = search.next();
          if (found.done === true) return begin(view, seat, movesOf(theatre, view, seat, manoeuvre, found.value));
          const { nodes, best } = found.value;
          yield {
            progress: Math.min(1, nodes / level.nodes),
            nodes,
            intent: movesOf(theatre, view, seat, manoeuvre, best),
          };
        }
      }
      if (name === 'combat') return begin(view, seat, battle(theatre, view, seat, judge, level));
      orders.clear();
      return decide(theatre, view, seat, judge);
    },
  };
}

/** The next attack of the Combat Phase, as the steps that announce it; or the end of the phase. */
function battle<A extends AnyAction>(theatre: Theatre<A>, view: State, seat: number, judge: Judge, level: Level): A[] {
  const ahead = combatAhead(theatre, view, seat, judge);
  if (ahead.begun) return [complete(theatre, view, seat, ahead.goal)];
  const { lawful, forced, end } = ahead;
  if (lawful.length === 0) return [end ?? fallback(theatre, view, seat)];
  if (end !== undefined && lawful.every((attack) => attack.value <= 0)) return [end];
  const best = level.weighOrder || forced ? bestFirst(theatre, view, seat, judge, lawful) : lawful[0];
  return theatre.announce(view, best);
}

/** The next step of an attack that somebody has begun to announce: towards one of the attacks wanted, if any has room. */
export function complete<A extends AnyAction>(
  theatre: Theatre<A>,
  view: State,
  seat: number,
  goal: Attack | undefined,
): A {
  const steps = goal === undefined ? [] : theatre.announce(view, goal);
  const phase = theatre.game.phase(view);
  return steps.find((step) => phase.refuse(view, seat, step) === null) ?? fallback(theatre, view, seat);
}

/** The attack to make first. */
export function bestFirst<A extends AnyAction>(
  theatre: Theatre<A>,
  view: State,
  seat: number,
  judge: Judge,
  lawful: readonly Attack[],
): Attack {
  const { part, attacks } = orderedIn(theatre, view, lawful);
  if (attacks.length === 1) return attacks[0];
  const values = attacks.map((attack) => afterwards(theatre, part, seat, judge, attack));
  return attacks[values.indexOf(Math.max(...values))];
}

/** Losses, retreats, displacements, withdrawals, advances: every choice is tried and the position valued. */
export function decide<A extends AnyAction>(
  theatre: Theatre<A>,
  view: State,
  seat: number,
  judge: Judge,
  choices: readonly A[] = allChoices(theatre.game, view, seat),
): A {
  if (choices.length === 1) return choices[0];
  const part = decidedIn(theatre, view, choices);
  const values = choices.map((action) => comesOf(theatre, part, seat, judge, action));
  return choices[values.indexOf(Math.max(...values))];
}

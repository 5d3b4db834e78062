import { type Action, type DayOfWaterloo, position } from '@hundred-days/day-of-waterloo';
import { determinize } from '@hundred-days/day-of-waterloo/determinize';
import { allChoices, randomBits, type State } from '@hundred-days/kernel';
import type { General } from '../planner/general.ts';
import { conclude, type Thinking } from '../planner/thought.ts';
import { ponder, ponderMarches } from './advice.ts';
import { pick, type Tried, tryAll } from './answers.ts';
import { nextAttacker, nextBreakthrough, nextGun, nextTarget, nextToHelp } from './battle.ts';
import { createBeliefs } from './beliefs.ts';
import { Campaign, type Orders } from './campaign.ts';
import { chooseRole, chooseToName } from './command.ts';
import { deploy, planSetUp } from './deployment.ts';
import { createJudge } from './judge.ts';
import type { Sight } from './sight.ts';
import type { WeightsFor } from './weights.ts';

const { areThree, stepOf } = position;

/** Steps that are planned as a whole, or decided by what strikes should gain: single choices are not tried against each other. */
const UNTRIED: ReadonlySet<position.StepName> = new Set([
  'deployment',
  'naming',
  'roles',
  'movement',
  'combat',
  'fire',
  'attack',
  'breakthrough',
]);

/** A whole position that could be the true one. Another way to find it is for measuring, and no level has one. */
export type Guess = (view: State, seat: number, bits: () => number) => State;

/**
 * Plays a seat from its view alone. What lies under the enemy's top counters it imagines by what it has seen; in such positions a
 * movement phase is planned as a whole, strikes are weighed by the exact chances of the tables, and every answer is tried.
 */
export function createGeneral(
  game: DayOfWaterloo,
  sight: Sight,
  weightsFor: WeightsFor,
  seed: number | string,
  guess?: Guess,
): General<Action> {
  const w = game.world;
  const judge = createJudge(game, weightsFor, sight);
  const beliefs = sight.forgetful ? null : createBeliefs(w);
  const chanceIn = (view: State, seat: number): (() => number) => randomBits(`${seed} ${seat} ${print(view)}`);
  const draw: Guess = guess ?? ((view, seat, bits) => determinize(w, view, seat, bits, beliefs ?? undefined));
  const imagine = (view: State, seat: number): State => draw(view, seat, chanceIn(view, seat));
  const campaign = new Campaign(game, judge, sight, imagine);
  let orders: Orders | null = null;
  let setUp: State | null = null;

  function worldsOf(view: State, seat: number, bits: () => number): State[] {
    return Array.from({ length: sight.worlds }, () => draw(view, seat, bits));
  }

  function ordersFor(view: State, seat: number): Orders {
    const turn = 4 * view[w.at.turn] + seat;
    if (orders?.turn !== turn)
      orders = { turn, goals: new Map(), tried: new Set(), ridden: new Set(), ordered: new Set(), plans: 0 };
    return orders;
  }

  /** 4.0b: of three players one leads a fight; the other may add to it. */
  const isGuest = (view: State, seat: number): boolean => areThree(w, view) && seat > 0 && view[w.at.leader] !== seat;

  function fights(
    view: State,
    imagined: State,
    seat: number,
    choices: readonly Action[],
    lead: typeof nextAttacker,
  ): Action {
    if (!isGuest(view, seat)) return lead(judge, view, imagined, seat, choices);
    return nextToHelp(judge, view, imagined, seat, choices) ?? endOf(choices);
  }

  function decide(view: State, seat: number, choices: readonly Action[], bits: () => number): Action {
    const step = stepOf(w, view);
    const imagined = imagine(view, seat);
    judge.open(imagined, seat);
    switch (step) {
      case 'naming':
        return chooseToName(judge, view, choices);
      case 'roles':
        return chooseRole(judge, game, view, seat, choices);
      case 'combat':
        return nextTarget(judge, view, imagined, seat, choices);
      case 'fire':
        return fights(view, imagined, seat, choices, nextGun);
      case 'attack':
        return fights(view, imagined, seat, choices, nextAttacker);
      case 'breakthrough':
        return nextBreakthrough(judge, imagined, game, seat, choices);
      default:
        return pick(
          [...tryAll(judge, game, worldsOf(view, seat, bits), seat, choices, bits)],
          judge.weightsIn(view, seat).mixing,
          bits,
        );
    }
  }

  function* think(view: State, seat: number): Thinking<Action> {
    beliefs?.observe(view, seat);
    const bits = chanceIn(view, seat);
    const step = stepOf(w, view);
    if (step === 'movement') return yield* campaign.next(view, seat, ordersFor(view, seat), bits);
    if (step === 'deployment') {
      setUp ??= planSetUp(judge, view, seat, seed);
      return deploy(judge, game, view, seat, setUp);
    }
    const choices = allChoices(game, view, seat);
    if (choices.length === 1) return choices[0];
    return decide(view, seat, choices, bits);
  }

  /** What it would do in a decision that it has not begun to carry out. */
  function decided(view: State, seat: number): Action {
    const kept = orders;
    orders = null;
    const action = conclude(think(view, seat));
    orders = kept;
    return action;
  }

  function* tried(view: State, seat: number): Generator<Tried, void, void> {
    const choices = allChoices(game, view, seat);
    if (choices.length < 2 || UNTRIED.has(stepOf(w, view))) return;
    const bits = chanceIn(view, seat);
    judge.open(imagine(view, seat), seat);
    yield* tryAll(judge, game, worldsOf(view, seat, bits), seat, choices, bits);
  }

  return {
    think,
    watch: (view, seat) => beliefs?.observe(view, seat),
    advise(view, seat) {
      beliefs?.observe(view, seat);
      const plain = (): Action => decided(view, seat);
      if (stepOf(w, view) !== 'movement') return ponder(w, view, tried(view, seat), plain);
      return ponderMarches({ game, judge, campaign, view, seat }, sight.plans, chanceIn(view, seat), plain);
    },
  };
}

const endOf = (choices: readonly Action[]): Action => choices.find((action) => action.type === 'end') ?? choices[0];

/** A number for a view. */
function print(view: State): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < view.length; i++) hash = Math.imul(hash ^ view[i], 0x01000193);
  return hash >>> 0;
}

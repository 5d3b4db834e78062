import type { State } from '@hundred-days/kernel';
import { allChoices, choicesOf, randomBits, TABLE } from '@hundred-days/kernel';
import { type LastBattles, position, units } from '@hundred-days/last-battles';
import {
  type CampaignAction,
  type CampaignWorld,
  isSupplied,
  kindOfTurn,
  type LastCampaign,
} from '@hundred-days/last-battles/campaign';
import { ponder } from '../../forced-combat/advice.ts';
import { campaign } from '../../forced-combat/campaign.ts';
import { combatAhead, fallback, movesOf, NO_CHANCE } from '../../forced-combat/conduct.ts';
import type { Attack } from '../../forced-combat/fight.ts';
import { bestFirst, complete, decide } from '../../forced-combat/general.ts';
import type { Plan as Moves } from '../../forced-combat/manoeuvre.ts';
import { createQueue } from '../../forced-combat/queue.ts';
import type { Theatre } from '../../forced-combat/theatre.ts';
import type { Pondering } from '../../planner/advice.ts';
import type { General } from '../../planner/general.ts';
import type { Level } from '../../planner/levels.ts';
import { misjudged } from '../../planner/misjudged.ts';
import { searchPlans } from '../../planner/search.ts';
import type { Thinking } from '../../planner/thought.ts';
import { surveyGround } from '../ground.ts';
import { createManoeuvre } from '../manoeuvre.ts';
import { createTheatre } from '../theatre.ts';
import type { Weights } from '../weights.ts';
import { answerAdvised, marchAdvised } from './advice.ts';
import { callBack, dealAnew } from './command.ts';
import { createStaff, errandsOf, type Plan } from './corps.ts';
import { areThree, asTwo, type Front, frontsOf, onlyFront, regionOf } from './fronts.ts';
import { type CampaignJudge, campaignJudges } from './judge.ts';
import { rideAll } from './leaders.ts';
import { marchAll } from './march.ts';
import { createRoadBook } from './roads.ts';
import type { Errands } from './surveyor.ts';

const { ATTACKED, OFF_MAP } = position;
const { ALLIED, FRENCH, FRENCH_ARMY, PRUSSIAN_ARMY } = units;

/** Decisions that are weighed here as in the battles. */
const OF_BATTLES: readonly string[] = ['combat', 'losses', 'retreat', 'displacement', 'advance'];

/** How far a thought has come. */
interface Progress {
  readonly nodes: number;
  readonly actions: readonly CampaignAction[];
}

/** Plans that are valued for a front at least. */
const FEWEST_NODES = 30;
/** Plans that are valued for advice: who asks does not wait for long. */
const ADVISED_NODES = 500;
/** Hexes around those who have to decide something, in which everybody is looked at. */
const AROUND = 6;
/** A die that follows from a choice of itself: neither good nor bad. */
const MIDDLING = { roll: (sides: number): number => Math.ceil(sides / 2) };

/** Plays one seat of a campaign: corps by corps above, fronts by the planner of the battles below. */
export function createCampaignGeneral(
  game: LastCampaign,
  weights: Weights,
  level: Level,
  seed: number | string,
): General<CampaignAction> {
  const { world: w } = game;
  const ground = surveyGround(w);
  const field = createTheatre(
    game as unknown as LastBattles,
    weights,
    level.weights,
    ground,
    campaignJudges(w) as never,
  ) as unknown as Theatre<CampaignAction>;
  const theatre: Theatre<CampaignAction> = {
    ...field,
    chance: MIDDLING,
    around: (view, pieces) => onlyFront(w, view, regionOf(w, view, pieces, AROUND)),
    reasons: { ...field.reasons, resultOf: (view, attack, die) => resultIn(w, field, view, attack, die) },
  };
  const staff = createStaff(w);
  const roads = createRoadBook(w);
  const toExit = w.battles[0].objectives.brussels === undefined ? null : roads.open(w.battles[0].objectives.brussels);
  const orders = createQueue(game);
  const judges = [FRENCH, ALLIED].map(() => null as CampaignJudge | null);
  const judgeFor = (side: number): CampaignJudge => {
    const judge = judges[side] ?? (theatre.appointJudge(side, level) as CampaignJudge);
    judges[side] = judge;
    return judge;
  };
  const sideOf = (seat: number): number => (seat === FRENCH ? FRENCH : ALLIED);
  const ownOf =
    (view: State, seat: number) =>
    (piece: number): boolean =>
      w.side[piece] === sideOf(seat) &&
      (!areThree(w, view) || (w.army[piece] === PRUSSIAN_ARMY) === (seat === 2) || seat === FRENCH);

  // Chance begins anew with every phase, so that a table loaded in the middle plays on alike.
  const chanceIn = (view: State, seat: number): (() => number) =>
    randomBits(`${seed}/${view[w.at.turn]}/${view[w.at.step]}/${seat}`);

  /** Somebody who judges; of what the corps are asked he knows where they are being moved. */
  function briefed(view: State, seat: number, errands: Errands = errandsOf([])): CampaignJudge {
    const judge = judgeFor(sideOf(seat));
    judge.throwDice(chanceIn(view, seat));
    judge.surveyor.brief(errands);
    return judge;
  }

  /** The movement phase: first where the enemy is near, then the marches, then the leaders. */
  function* move(view: State, seat: number, most: number = level.nodes): Generator<Progress, CampaignAction[], void> {
    const side = sideOf(seat);
    const own = ownOf(view, seat);
    const plans = staff.plans(view, side);
    const errands = staff.errands(view, side, plans);
    const judge = briefed(view, seat, errands);
    const bits = chanceIn(view, seat);
    const state = view.slice();
    const actions: CampaignAction[] = [];
    // 26.0e: a front holds nobody beyond it, so what an exit is worth is seen from the whole map.
    const scores = exitScores(view, side);
    const carryOut = (moves: readonly CampaignAction[]): void => {
      for (const move of moves) {
        if (game.phase(state).name !== 'movement' || game.phase(state).refuse(state, seat, move) !== null) continue;
        if (move.type === 'exit' && !scores) continue;
        game.phase(state).apply(state, seat, move, NO_CHANCE, null);
        actions.push(move);
      }
    };
    const fronts = kindOfTurn(w, view[w.at.turn]) === 'day' ? frontsOf(w, asTwo(w, view), side) : [];
    const many = fronts.reduce((sum, front) => sum + front.own.length, 0);
    let nodes = 0;
    for (const front of fronts) {
      const budget = Math.max(Math.min(FEWEST_NODES, most), Math.round((most * front.own.length) / Math.max(1, many)));
      const search = planFront(asTwo(w, state), side, front, own, judge, budget, bits, scores);
      for (;;) {
        const step = search.next();
        if (step.done === true) {
          carryOut(step.value(state, seat));
          break;
        }
        yield { nodes: nodes + step.value, actions };
      }
      nodes += budget;
    }
    const fighting = new Set(fronts.flatMap((front) => front.own));
    const marching = [...w.unitsOf[side]].filter(
      (unit) => own(unit) && !fighting.has(unit) && mayMarch(w, state, unit),
    );
    actions.push(...marchAll(game, state, seat, marching, errands));
    actions.push(...rideAll(game, state, seat, own, toExit));
    if (game.outcome(state) === null && game.phase(state).name === 'movement') {
      const end = choicesOf(game, state, seat, TABLE).at(0);
      if (end !== undefined) actions.push(end);
    }
    return actions;
  }

  /** 26.0e: whoever leaves for Brussels without a line of supply has left for nothing. */
  function exitScores(view: State, side: number): boolean {
    const brussels = w.battles[0].objectives.brussels;
    return side !== FRENCH || brussels === undefined || isSupplied(w, view, FRENCH_ARMY, brussels[0]);
  }

  /** The marches alone, which take no thought: for who cannot wait. */
  function marchesOf(view: State, seat: number, plans: readonly Plan[]): CampaignAction[] {
    const own = ownOf(view, seat);
    const marching = [...w.unitsOf[sideOf(seat)]].filter((unit) => own(unit) && mayMarch(w, view, unit));
    return marchAll(game, view.slice(), seat, marching, staff.errands(view, sideOf(seat), plans));
  }

  /** Searches for the moves on a front; returns how they are made in a position. */
  function* planFront(
    view: State,
    side: number,
    front: Front,
    own: (piece: number) => boolean,
    judge: CampaignJudge,
    budget: number,
    bits: () => number,
    scores: boolean,
  ): Generator<number, (state: State, seat: number) => CampaignAction[], void> {
    const there = onlyFront(w, view, front);
    const moving = { game: game as unknown as LastBattles, view: there, seat: side };
    const isMover = new Set(front.own.filter(own));
    const manoeuvre = createManoeuvre(ground, moving, judge as never, (unit) => isMover.has(unit), scores);
    const made =
      (plan: Moves) =>
      (state: State, seat: number): CampaignAction[] =>
        movesOf(theatre, state, seat, manoeuvre as never, plan).filter(({ type }) => type !== 'end');
    if (manoeuvre.movers.length === 0) return () => [];
    const space = campaign(w.at.where, there, side, manoeuvre, judge);
    const search = searchPlans(misjudged(space, level.misjudges ?? 0, bits), budget, bits);
    for (;;) {
      const found = search.next();
      if (found.done === true) return made(found.value);
      yield found.value.nodes;
    }
  }

  /** The next attack, as the steps that announce it, or the end of the phase. */
  function fight(view: State, seat: number): CampaignAction[] {
    const side = sideOf(seat);
    const judge = briefed(view, seat);
    const mine = allChoices(game, view, seat);
    if (mine.length === 1) return mine;
    const two = alone(view, seat);
    const ahead = combatAhead(theatre, two, side, judge);
    if (ahead.begun) return [complete(theatre, view, seat, ahead.goal)];
    const { lawful, forced, end } = ahead;
    const mayEnd = mine.find(({ type }) => type === 'end') ?? end;
    if (lawful.length === 0) return [mayEnd ?? mine[0]];
    if (mayEnd !== undefined && lawful.every((attack) => attack.value <= 0)) return [mayEnd];
    const best = level.weighOrder || forced ? bestFirst(theatre, two, side, judge, lawful) : lawful[0];
    const steps = theatre.announce(two, best);
    return areThree(w, view) ? ownFirst(steps) : steps;
  }

  /** 2.0c: one of two partners begins with a unit of his own. */
  const ownFirst = (steps: readonly CampaignAction[]): CampaignAction[] => {
    const first = steps.find(({ type }) => type === 'join');
    return first === undefined ? [...steps] : [first, ...steps.filter((step) => step !== first)];
  };

  /** Of three players none orders his partner's units about: they have attacked, as far as he is concerned. */
  function alone(view: State, seat: number): State {
    const two = asTwo(w, view);
    if (two === view) return view;
    const own = ownOf(view, seat);
    for (const unit of w.unitsOf[sideOf(seat)]) if (!own(unit)) two[w.at.did + unit] |= ATTACKED;
    return two;
  }

  /** Losses, retreats, displacements, advances and the rest: every choice is tried where it happens. */
  function settle(view: State, seat: number): CampaignAction {
    const choices = allChoices(game, view, seat);
    if (choices.length === 1) return choices[0];
    const judge = briefed(view, seat);
    return decide(theatre, asTwo(w, view), sideOf(seat), judge, choices);
  }

  /** Everything but movement: what to do, in order. */
  function answer(view: State, seat: number): CampaignAction[] {
    const end = (): CampaignAction => choicesOf(game, view, seat, TABLE).at(0) as CampaignAction;
    switch (game.phase(view).name) {
      case 'combat':
        return fight(view, seat);
      case 'command':
        return [...dealAnew(game, view, seat, ownOf(view, seat)), end()];
      case 'reorganization':
        return [callBack(game, view, seat) ?? end()];
      // 27.1d: the places that the scenario proposes are good ones.
      case 'deployment':
        return [end()];
      default:
        return [settle(view, seat)];
    }
  }

  return {
    *think(view, seat): Thinking<CampaignAction> {
      const planned = orders.next(view, seat);
      if (planned !== null) return planned;
      const begin = (actions: readonly CampaignAction[]): CampaignAction =>
        orders.begin(view, seat, actions) ?? fallback(theatre, view, seat);
      if (game.phase(view).name !== 'movement') return begin(answer(view, seat));
      const moving = move(view, seat);
      for (;;) {
        const step = moving.next();
        if (step.done === true) return begin(step.value);
        const { nodes, actions } = step.value;
        yield { progress: Math.min(1, nodes / level.nodes), nodes, intent: actions };
      }
    },
    *advise(view, seat): Pondering<CampaignAction> {
      const { name } = game.phase(view);
      if (name === 'movement') {
        const plans = staff.plans(view, sideOf(seat));
        const atOnce = marchesOf(view, seat, plans);
        const moving = move(view, seat, Math.min(level.nodes, ADVISED_NODES));
        for (;;) {
          const step = moving.next();
          if (step.done === true) return marchAdvised(game, view, seat, step.value, plans);
          const { actions } = step.value;
          yield () => marchAdvised(game, view, seat, actions.length > 0 ? actions : atOnce, plans);
        }
      }
      if (OF_BATTLES.includes(name) && !areThree(w, view)) {
        const judge = briefed(view, seat);
        return yield* ponder(theatre, view, seat, judge, level, chanceIn(view, seat));
      }
      return answerAdvised(game, view, name, answer(view, seat));
    },
  };
}

/** 20.32, 28.523: who has orders and what lies beyond the table change what a die brings, so the referee is asked. */
function resultIn(
  w: CampaignWorld,
  { game, mark, roll }: Theatre<CampaignAction>,
  view: State,
  attack: Attack,
  die: number,
): string {
  const state = view.slice();
  mark(state, attack);
  let result = '';
  game.phase(state).apply(state, state[w.at.phasing], roll(attack.column), { roll: () => die }, (event) => {
    if (event.type === 'rolled') result = String(event.data.result);
  });
  return result;
}

/** On the map, or waiting at its edge. */
const mayMarch = (w: CampaignWorld, s: State, unit: number): boolean => {
  const at = s[w.at.where + unit];
  return at >= 0 || (at === OFF_MAP && s[w.at.due + unit] > 0 && s[w.at.due + unit] <= s[w.at.turn]);
};

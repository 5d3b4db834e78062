import {
  type AnyAction,
  allChoices,
  choicesOf,
  type Dice,
  type Game,
  type GameEvent,
  goalOf,
  piecesOf,
  randomBits,
  type Setup,
  type State,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { createWorld as createField, createLastBattles, type LastBattles } from '@hundred-days/last-battles';
import { createCampaign, createCampaignWorld } from '@hundred-days/last-battles/campaign';
import { DOCUMENTS as LAST_BATTLES } from '@hundred-days/last-battles/data';
import { createWorld as createBattle, createNapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS as BATTLE } from '@hundred-days/napoleon-at-waterloo/data';
import { type Counsel, conclude } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { campaign } from '../src/forced-combat/campaign.ts';
import { movesOf } from '../src/forced-combat/conduct.ts';
import type { Judge } from '../src/forced-combat/judge.ts';
import type { Manoeuvre, Plan } from '../src/forced-combat/manoeuvre.ts';
import type { Theatre } from '../src/forced-combat/theatre.ts';
import { errandsOf } from '../src/last-battles/campaign/corps.ts';
import { onlyFront, regionOf } from '../src/last-battles/campaign/fronts.ts';
import { type CampaignJudge, campaignJudges } from '../src/last-battles/campaign/judge.ts';
import { surveyGround } from '../src/last-battles/ground.ts';
import { createTheatre as theatreOfFields } from '../src/last-battles/theatre.ts';
import { CHARACTERS as FIELD_CHARACTERS } from '../src/last-battles/weights.ts';
import { createTheatre as theatreOfBattle } from '../src/napoleon-at-waterloo/theatre.ts';
import { CHARACTERS as BATTLE_CHARACTERS } from '../src/napoleon-at-waterloo/weights.ts';
import type { Parts } from '../src/planner/advice.ts';
import { searchPlans } from '../src/planner/search.ts';
import {
  adviseIn,
  chosenIn,
  counselsOf,
  type Decision,
  decisions,
  expectParts,
  known,
  LEVEL,
  less,
  SEED,
} from './reasoning.ts';

/** The reasons of the Marshal taken apart in battles with forced combat: see reasoning.ts. */

// Battles with forced combat

type Battlefield = readonly [name: string, game: Game<AnyAction>, theatre: Theatre<AnyAction>, setup: Setup];

const battle = createNapoleonAtWaterloo(createBattle(BATTLE));
const ligny = createLastBattles(createField(LAST_BATTLES, 'ligny'));
const chateaux = createLastBattles(createField(LAST_BATTLES, 'la-belle-alliance'));
const field = (name: string, game: unknown, theatre: unknown, scenario: string): Battlefield => [
  name,
  known(game),
  theatre as Theatre<AnyAction>,
  { scenario, options: {} },
];
const FIELDS: readonly Battlefield[] = [
  field('Napoleon at Waterloo', battle, theatreOfBattle(battle, BATTLE_CHARACTERS.standard), 'standard'),
  field('Ligny', ligny, theatreOfFields(ligny, FIELD_CHARACTERS.standard), 'ligny'),
  field('La Belle Alliance', chateaux, theatreOfFields(chateaux, FIELD_CHARACTERS.standard), 'la-belle-alliance'),
];

/** Somebody who judges as the Marshal does in this decision, and the chance that is left to him. */
function judgeIn(theatre: Theatre<AnyAction>, { view, seat }: Decision): { judge: Judge; bits: () => number } {
  const { at } = theatre;
  const bits = randomBits(`${SEED}/${view[at.turn]}/${view[at.step]}/${seat}`);
  const judge = theatre.appointJudge(seat, LEVEL, view[at.turn]);
  judge.throwDice(bits);
  return { judge, bits };
}

/** The plan that the search finds. */
function planIn(theatre: Theatre<AnyAction>, decision: Decision): { manoeuvre: Manoeuvre<AnyAction>; plan: Plan } {
  const { view, seat } = decision;
  const { judge, bits } = judgeIn(theatre, decision);
  const manoeuvre = theatre.manoeuvre({ game: theatre.game, view, seat }, judge);
  const space = campaign(theatre.at.where, view, seat, manoeuvre, judge);
  return { manoeuvre, plan: conclude(searchPlans(space, LEVEL.nodes, bits)) };
}

interface Told {
  readonly column: string;
  readonly attack: number;
  readonly defence: number;
  readonly results: readonly string[];
}

/** 6.8.1 at Waterloo, 8.14 and 8.15 of the last battles: no result is for guns that only fire, and of an exchange the enemy alone pays. */
const FROM_AFAR: Readonly<Record<string, string>> = { Ee: 'De', Ex: 'De', Ar: 'none', Ae: 'none' };

function isFireOnly({ announced, at, reasons }: Theatre<AnyAction>, s: State): boolean {
  const { attackers, defenders } = announced(s);
  const { distance } = reasons.ground.map;
  return attackers.every((unit) => defenders.every((enemy) => distance(s[at.where + unit], s[at.where + enemy]) > 1));
}

/** What the referee tells of an attack that has been announced, rolled for with each face in turn in a column, and what that comes to. */
function rolledOut(theatre: Theatre<AnyAction>, s: State, seat: number, roll: AnyAction): Told {
  const { game } = theatre;
  const isFire = isFireOnly(theatre, s);
  const told = [1, 2, 3, 4, 5, 6].map((face) => {
    const state = s.slice();
    const events: GameEvent[] = [];
    game.phase(state).apply(state, seat, roll, { roll: () => face }, (event) => void events.push(event));
    const data = (type: string) => events.find((event) => event.type === type)?.data ?? {};
    return { attack: data('attack'), rolled: data('rolled') };
  });
  const [{ attack }] = told;
  return {
    column: String(attack.column),
    attack: Number(attack.attack),
    defence: Number(attack.defence),
    results: told.map(({ rolled }) => String(rolled.result)).map((result) => (isFire && FROM_AFAR[result]) || result),
  };
}

/** The numbers of an attack are those that the referee goes by when it is made. */
function expectOdds(
  theatre: Theatre<AnyAction>,
  { view, seat }: Decision,
  { actions, lines, act }: Counsel<AnyAction>,
): void {
  const { game } = theatre;
  const s = view.slice();
  for (const action of actions.filter(({ type }) => type !== 'roll'))
    expect(submit(game, s, seat, action, seededDice(0))).toBeNull();
  const rolls = allChoices(game, s, seat).filter(({ type }) => type === 'roll');
  const [odds, ...rest] = lines;
  const found = rolls
    .map((roll) => rolledOut(theatre, s, seat, roll))
    .find(({ column }) => column === odds.words?.column);
  expect(found?.column).toBe(odds.words?.column);
  if (found === undefined) return;
  expect(odds.numbers).toMatchObject({ attack: found.attack, defence: found.defence });
  const highest = rolledOut(theatre, s, seat, rolls[0]).column;
  expect(odds.code).toBe(found.column === highest ? 'strength' : 'lowered');
  const chances = rest.filter(({ code }) => code === 'chance');
  const said = new Map<string, number>();
  for (const { numbers, words } of chances) {
    const result = words?.result === 'stay' ? 'Dr' : (words?.result ?? '');
    said.set(result, numbers?.faces ?? 0);
  }
  // Every face, and none twice.
  expect([...said.values()].reduce((a, b) => a + b, 0)).toBe(6);
  for (const [result, faces] of said) expect(found.results.filter((one) => one === result).length, result).toBe(faces);
  // Whoever is driven back or stays was attacked, each in one of the two.
  const moved = chances.filter(({ words }) => words?.result === 'Dr' || words?.result === 'stay');
  if (moved.length > 0)
    expect(moved.flatMap(({ enemies = [] }) => enemies).sort()).toEqual([...(act.enemies ?? [])].sort());
}

/** Decisions that a result leaves are made in the plainest way, whoever makes them. */
function settled(theatre: Theatre<AnyAction>, state: State): State {
  const { game } = theatre;
  const dice = theatre.chance ?? seededDice(0);
  while (!['combat', 'movement', 'over'].includes(game.phase(state).name)) {
    const who = (game.phase(state).seats(state) & 1) !== 0 ? 0 : 1;
    const choices = choicesOf(game, state, who, piecesOf(game, state, who)[0]);
    if (choices.length === 0) break;
    let plain = choices.at(0) as AnyAction;
    for (let i = 1; i < choices.length; i++)
      if (theatre.costOf(choices.at(i) as AnyAction) < theatre.costOf(plain)) plain = choices.at(i) as AnyAction;
    game.phase(state).apply(state, who, plain, dice, null);
  }
  return state;
}

/** What stands on average when an attack has been rolled for, over all faces. */
function meanAfter(theatre: Theatre<AnyAction>, judge: Judge, decision: Decision, counsel: Counsel<AnyAction>): number {
  const { view, seat } = decision;
  const { game } = theatre;
  const announced = view.slice();
  for (const action of counsel.actions.filter(({ type }) => type !== 'roll'))
    game.phase(announced).apply(announced, seat, action, seededDice(0), null);
  const column = counsel.lines[0].words?.column;
  const roll = allChoices(game, announced, seat).find(
    (action) => action.type === 'roll' && rolledOut(theatre, announced, seat, action).column === column,
  ) as AnyAction;
  let sum = 0;
  for (let face = 1; face <= 6; face++) {
    const state = announced.slice();
    game.phase(state).apply(state, seat, roll, { roll: () => face }, null);
    sum += judge.value(settled(theatre, state));
  }
  return sum / 6;
}

/** What an attack that is wanted should bring, as the attacks are allocated. */
function wanted(judge: Judge, view: State, { act }: Counsel<AnyAction>): number | undefined {
  const { pieces = [], enemies = [] } = act;
  judge.ledger.reset(view);
  judge.fight.allocate(view);
  const isIt = (list: readonly number[], other: readonly number[]): boolean =>
    list.length === other.length && list.every((one) => other.includes(one));
  return judge.fight.attacks().find(({ attackers, defenders }) => isIt(attackers, pieces) && isIt(defenders, enemies))
    ?.value;
}

/** The attack that units are brought up for, announced where everybody has gone as planned; null if more is decided before. */
function broughtUp(
  theatre: Theatre<AnyAction>,
  { view, seat }: Decision,
  manoeuvre: Manoeuvre<AnyAction>,
  plan: Plan,
  { lines, act }: Counsel<AnyAction>,
): Told[] | null {
  const { game } = theatre;
  const s = view.slice();
  for (const action of movesOf(theatre, view, seat, manoeuvre, plan)) submit(game, s, seat, action, seededDice(0));
  if (game.phase(s).name !== 'combat') return null;
  const attackers = lines[0].pieces ?? [];
  const targets = [...new Set(act.places ?? [])].map((hex) => ({ type: 'target', hex }));
  for (const step of [...targets, ...attackers.map((unit) => ({ type: 'join', unit }))])
    submit(game, s, seat, step, seededDice(0));
  return allChoices(game, s, seat)
    .filter(({ type }) => type === 'roll')
    .map((roll) => rolledOut(theatre, s, seat, roll));
}

describe.each(FIELDS)('%s', (...given) => {
  const [, game, theatre, setup] = given;

  test('movement: worth is what the plan would miss, part by part, and what is advised is the plan', () => {
    let taken = 0;
    let brought = 0;
    for (const decision of decisions(game, setup, 61, 700)) {
      if (decision.phase !== 'movement') continue;
      const { view, seat } = decision;
      const advice = adviseIn(game, view, seat);
      const { manoeuvre, plan } = planIn(theatre, decision);
      const { judge } = judgeIn(theatre, decision);
      const laid = view.slice();
      const valued = (of: Plan): Parts => {
        manoeuvre.lay(of, laid);
        const value = judge.value(laid);
        expect(judge.parts.gain + judge.parts.fear + judge.parts.place).toBeCloseTo(value, 6);
        return { ...judge.parts };
      };
      for (const { actions, worth, lines } of counselsOf(advice)) {
        if (worth === null) continue;
        const without = plan.slice();
        for (const action of actions as readonly (AnyAction & { unit: number })[]) {
          expect(goalOf(game.actions, action)).toBe(plan[action.unit]);
          without[action.unit] = view[theatre.at.where + action.unit];
        }
        // Where those who stay would stand in others' way more is left out.
        if (manoeuvre.movers.some((unit) => without[unit] >= 0 && manoeuvre.isCrowded(without, without[unit])))
          continue;
        expectParts(lines, less(valued(plan), valued(without)), worth);
        taken++;
      }
      for (const counsel of counselsOf(advice)) {
        if (counsel.act.code !== 'bring') continue;
        // Who only makes room for others goes too, but is not said to be brought up.
        expect(counsel.lines[0].pieces).toEqual(expect.arrayContaining([...(counsel.act.pieces ?? [])]));
        const rolls = broughtUp(theatre, decision, manoeuvre, plan, counsel);
        if (rolls === null) continue;
        const [odds, chance] = counsel.lines;
        const found = rolls.find(({ column }) => column === odds.words?.column);
        expect(odds.numbers).toMatchObject({ attack: found?.attack, defence: found?.defence });
        brought++;
        // What the first faces bring is told where there is room for it.
        if (chance.code !== 'chance') continue;
        const result = chance.words?.result === 'stay' ? 'Dr' : chance.words?.result;
        expect(found?.results.filter((one) => one === result).length).toBe(chance.numbers?.faces);
      }
      if (advice.next !== null) expect(advice.best.worth).toBeGreaterThanOrEqual(advice.next.worth ?? 0);
    }
    expect(taken).toBeGreaterThan(3);
    expect(brought).toBeGreaterThan(1);
  });

  test('combat: odds are the table’s, and the order is that of what stands afterwards', () => {
    let taken = 0;
    for (const decision of decisions(game, setup, 6, 600)) {
      if (decision.phase !== 'combat') continue;
      const { view, seat } = decision;
      const advice = adviseIn(game, view, seat);
      const { judge } = judgeIn(theatre, decision);
      const attacks = counselsOf(advice).filter(({ act }) => act.code === 'attack');
      for (const attack of attacks) {
        expectOdds(theatre, decision, attack);
        taken++;
      }
      if (advice.best.act.code === 'attack') expect(advice.best.worth).toBe(wanted(judge, view, advice.best));
      if (advice.next === null || attacks.length < 2) continue;
      const [best, next] = attacks.map((attack) => meanAfter(theatre, judge, decision, attack));
      expect((advice.best.worth ?? 0) - (advice.next.worth ?? 0)).toBeCloseTo(best - next, 6);
      expect(best).toBeGreaterThanOrEqual(next);
    }
    expect(taken).toBeGreaterThan(3);
  });

  test('other decisions: worth is what the best is better by, part by part', () => {
    let taken = 0;
    for (const decision of decisions(game, setup, 6, 600)) {
      if (decision.phase === 'movement' || decision.phase === 'combat') continue;
      const { view, seat } = decision;
      const { best, next, weighed } = adviseIn(game, view, seat);
      if (next === null) continue;
      const { judge } = judgeIn(theatre, decision);
      const valued = (action: AnyAction): Parts & { value: number } => {
        const state = view.slice();
        game.phase(state).apply(state, seat, action, seededDice(0), null);
        const value = judge.value(settled(theatre, state));
        return { value, ...judge.parts };
      };
      const values = allChoices(game, view, seat).map((action) => valued(action).value);
      const [most, second] = [...values].sort((a, b) => b - a);
      expect(weighed).toBe(values.length);
      expect(best.worth).toBeCloseTo(most - second, 9);
      expect(next.worth).toBe(0);
      expectParts(best.lines, less(valued(best.actions[0]), valued(next.actions[0])), best.worth ?? 0);
      taken++;
    }
    expect(taken).toBeGreaterThan(3);
  });
});

describe('the campaign of the Last Battles', () => {
  const grand = createCampaign(createCampaignWorld(LAST_BATTLES, 'grand-ligny'));
  const { world: w } = grand;
  const game = known(grand);
  const setup: Setup = { scenario: 'grand-ligny', options: {} };
  const theatre = {
    ...theatreOfFields(
      grand as unknown as LastBattles,
      FIELD_CHARACTERS.standard,
      undefined,
      surveyGround(w),
      campaignJudges(w) as never,
    ),
    chance: { roll: (sides: number): number => Math.ceil(sides / 2) },
  } as unknown as Theatre<AnyAction>;
  /** Everybody within six hexes of these pieces, and nobody else. */
  const around = (view: State, pieces: readonly number[]): State => onlyFront(w, view, regionOf(w, view, pieces, 6));
  const briefed = (decision: Decision): CampaignJudge => {
    const judge = judgeIn(theatre, decision).judge as CampaignJudge;
    judge.surveyor.brief(errandsOf([]));
    return judge;
  };

  test('it advises what it would do, for the numbers it would do it for', () => {
    const taken = { attack: 0, order: 0, other: 0 };
    for (const decision of decisions(game, setup, 3, 900)) {
      const { view, seat, phase } = decision;
      if (!['combat', 'losses', 'retreat', 'displacement', 'advance'].includes(phase)) continue;
      if (phase !== 'combat' && taken.other > 5) continue;
      const advice = adviseIn(game, view, seat);
      const { best, next } = advice;
      expect(best.actions[0], phase).toEqual(chosenIn(game, view, seat));
      const judge = briefed(decision);
      const attacks = counselsOf(advice).filter(({ act }) => act.code === 'attack');
      for (const attack of attacks) {
        expectOdds(theatre, decision, attack);
        taken.attack++;
      }
      if (next === null || best.worth === null || next.worth === null) continue;
      if (attacks.length === 2) {
        const part = around(view, bestOf(judge, view));
        const [first, second] = attacks.map((one) => meanAfter(theatre, judge, { ...decision, view: part }, one));
        expect(best.worth - next.worth).toBeCloseTo(first - second, 6);
        taken.order++;
      } else if (attacks.length === 0) {
        const pieces = allChoices(game, view, seat) as readonly { readonly unit?: number }[];
        const there = pieces.flatMap(({ unit = -1 }) => (unit >= 0 && view[w.at.where + unit] >= 0 ? [unit] : []));
        const part = there.length > 0 ? around(view, there) : view;
        const [first, second] = [best, next].map(({ actions: [action] }) => {
          const state = part.slice();
          game.phase(state).apply(state, seat, action, theatre.chance as Dice, null);
          return judge.value(settled(theatre, state));
        });
        expect(best.worth).toBeCloseTo(first - second, 6);
        taken.other++;
      }
    }
    expect(Math.min(taken.attack, taken.order, taken.other)).toBeGreaterThan(0);
  });

  /** Who is struck by the attack that is worth most by itself: around him their order is weighed. */
  const bestOf = (judge: Judge, view: State): readonly number[] => {
    judge.ledger.reset(view);
    judge.fight.allocate(view);
    return judge.fight.attacks().reduce((a, b) => (b.value > a.value ? b : a)).defenders;
  };
});

import { type AnyAction, allChoices, type Dice, type GameEvent, type Setup, type State } from '@hundred-days/kernel';
import { type Counsel, createPlanner } from '@hundred-days/opponents/planner';
import { type Action, createWaterlooCampaign, createWorld, position, tables } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { describe, expect, test } from 'vitest';
import type { Parts } from '../src/planner/advice.ts';
import { backToEvening } from '../src/waterloo-campaign/evening.ts';
import { createJudge } from '../src/waterloo-campaign/judge.ts';
import { createManoeuvre } from '../src/waterloo-campaign/manoeuvre.ts';
import { createScript, MIDDLING, seatOf } from '../src/waterloo-campaign/script.ts';
import { CHARACTERS } from '../src/waterloo-campaign/weights.ts';
import {
  adviseIn,
  counselsOf,
  type Decision,
  decisions,
  expectParts,
  known,
  less,
  points,
  TUNING,
} from './reasoning.ts';

/** The reasons of the Marshal taken apart in the Waterloo Campaign: see reasoning.ts. */

const { stepOf } = position;
const DICE = [1, 2, 3, 4, 5, 6];

describe('Waterloo Campaign', () => {
  const w = createWorld(DOCUMENTS);
  const campaign = createWaterlooCampaign(w);
  const game = known(campaign);
  const setup: Setup = { scenario: campaign.scenarios[0].id, options: {} };
  const weights = CHARACTERS.standard;
  const judge = createJudge(w, weights);
  const script = createScript(campaign, judge, createManoeuvre(campaign, judge), weights);
  const lets = ({ type }: AnyAction): boolean => type === 'pass' || type === 'end' || type === 'ready';

  const applied = (s: State, seat: number, action: AnyAction, dice: Dice): State => {
    const state = s.slice();
    campaign.phase(s).apply(state, seat, action as Action, dice, null);
    backToEvening(w, state, s);
    return state;
  };
  const valued = (state: State, seat: number): Parts & { value: number } => {
    const value = judge.value(state, seat);
    return { value, ...judge.parts };
  };

  /** What comes of a choice: both sides play on by the script for as many moves as there are rows; a march has its price. */
  function playedOn({ view, seat }: Decision, action: AnyAction): Parts & { value: number } {
    const state = applied(view, seat, action, MIDDLING);
    script.playOn(state, TUNING.rows);
    const { gain, fear, place, value } = valued(state, seat);
    const effort = action.type === 'move' || action.type === 'enter' ? weights.effort : 0;
    return { gain, fear, place: place - effort, value: value - effort };
  }

  /** What stands right after a choice of a step that is not looked ahead from. */
  function rightAfter({ view, seat }: Decision, action: AnyAction): Parts & { value: number } {
    const state = applied(view, seat, action, MIDDLING);
    script.round(state, seat);
    return valued(state, seat);
  }

  /** The mean over both dice of an attack. */
  function fought({ view, seat }: Decision, action: AnyAction): number {
    if (action.type === 'pass') return valued(applied(view, seat, action, MIDDLING), seat).value;
    let sum = 0;
    for (const attack of DICE)
      for (const defence of DICE) {
        const falls = [attack, defence];
        const dice: Dice = { roll: (sides) => falls.shift() ?? MIDDLING.roll(sides) };
        const state = applied(view, seatOf(campaign, view), action, dice);
        script.settle(state, dice);
        sum += valued(state, seat).value;
      }
    return sum / 36;
  }

  /** What is told of an attack when everybody who can has joined in. */
  function toldOf({ view, seat }: Decision, action: AnyAction): Readonly<Record<string, unknown>> {
    const s = view.slice();
    const events: GameEvent[] = [];
    campaign.phase(s).apply(s, seat, action as Action, MIDDLING, (event) => void events.push(event));
    while (['charge', 'countercharge'].includes(stepOf(w, s))) {
      const who = seatOf(campaign, s);
      const choices = allChoices(campaign, s, who);
      campaign.phase(s).apply(s, who, choices[choices.length - 1], MIDDLING, (event) => void events.push(event));
    }
    return events.find(({ type }) => type === 'attack-resolved')?.data ?? {};
  }

  function expectOdds(decision: Decision, { actions, lines }: Counsel<AnyAction>): void {
    const told = toldOf(decision, actions[0]);
    const lead = lines.find(({ code }) => code === 'lead')?.numbers;
    expect(lead).toEqual({ attack: told.attackModifier, defence: told.defenceModifier });
    const counts = { won: 0, lost: 0, nothing: 0 };
    for (const attack of DICE)
      for (const defence of DICE) {
        const ahead = attack + Number(told.attackModifier) - defence - Number(told.defenceModifier);
        const result = tables.resultOf(w, Math.abs(ahead));
        counts[result === tables.STALEMATE ? 'nothing' : ahead > 0 ? 'won' : 'lost']++;
      }
    expect(lines.find(({ code }) => code === 'odds36')?.numbers).toEqual(counts);
  }

  test('moves, headquarters and the rest: worth is what is gained over letting be, part by part', () => {
    const taken = new Map<string, number>();
    for (const decision of decisions(game, setup, 23, 420)) {
      const { view, seat } = decision;
      const step = stepOf(w, view);
      if (['attack', 'charge', 'countercharge'].includes(step)) continue;
      const { best, next } = adviseIn(game, view, seat);
      if (next === null || best.worth === null || next.worth === null) continue;
      judge.begin(view);
      const look = ['movement', 'modes', 'hq', 'withdrawal'].includes(step) ? playedOn : rightAfter;
      const still = allChoices(game, view, seat).find(lets) ?? next.actions[0];
      for (const { actions, worth, lines } of [best, next]) {
        const [one, other] = [look(decision, actions[0]), look(decision, still)];
        expect(worth, step).toBeCloseTo(one.value - other.value, 9);
        expectParts(lines, less(one, other), worth ?? 0);
      }
      // By lot one of those that are as good.
      expect(best.worth).toBeGreaterThan(next.worth - 0.05);
      taken.set(step, (taken.get(step) ?? 0) + 1);
    }
    expect([...taken.keys()]).toEqual(expect.arrayContaining(['movement', 'detachments', 'withdrawal']));
  });

  test('attacks: worth is the mean over both dice, and the odds are those of CRT-1 with all who join in', () => {
    let taken = 0;
    const conscript = createPlanner(game, { level: 'conscript', seed: 1 });
    const choose = (view: State, seat: number): AnyAction => conscript.choose(view, seat);
    for (const decision of decisions(game, setup, 2, 150, choose)) {
      const { view, seat } = decision;
      if (stepOf(w, view) !== 'attack') continue;
      const advice = adviseIn(game, view, seat);
      judge.begin(view);
      const values = allChoices(game, view, seat).map((action) => fought(decision, action));
      const still = fought(decision, { type: 'pass' });
      for (const counsel of counselsOf(advice)) {
        if (counsel.worth === null) continue;
        expect(counsel.worth).toBeCloseTo(fought(decision, counsel.actions[0]) - still, 9);
        expect(points(counsel.lines, 'worth')).toBe(counsel.worth);
        if (counsel.actions[0].type !== 'attack') continue;
        expectOdds(decision, counsel);
        taken++;
      }
      if (advice.best.worth !== null) expect(advice.best.worth).toBeCloseTo(Math.max(...values) - still, 9);
    }
    expect(taken).toBeGreaterThan(3);
  });
});

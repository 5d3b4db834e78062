import {
  type AnyAction,
  firstSeatToAct,
  type Game,
  outlook,
  randomBits,
  SCENARIO_FORMAT,
  type Setup,
  type State,
  seededDice,
  seenState,
  submit,
} from '@hundred-days/kernel';
import { createWorld as createField, createLastBattles } from '@hundred-days/last-battles';
import { DOCUMENTS as LAST_BATTLES } from '@hundred-days/last-battles/data';
import { FORMAT as LAST_BATTLES_FORMAT } from '@hundred-days/last-battles/format';
import { determinize } from '@hundred-days/napoleon-1815/determinize';
import { createWorld as createBattle, createNapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS as BATTLE } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT as BATTLE_FORMAT } from '@hundred-days/napoleon-at-waterloo/format';
import { randomPlayer } from '@hundred-days/opponents';
import { type Advice, conclude, createPlanner, type Planner, REASON_CODES } from '@hundred-days/opponents/planner';
import { createWorld as createCampaign, createWaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS as CAMPAIGN } from '@hundred-days/waterloo-campaign/data';
import { FORMAT as CAMPAIGN_FORMAT } from '@hundred-days/waterloo-campaign/format';
import { describe, expect, test } from 'vitest';
import { MOST_LINES } from '../src/planner/advice.ts';
import { game as blocks, w as blockWorld, LIGNY } from './blocks.ts';
import { expectUntouched, startOf } from './playing.ts';

const battle = createNapoleonAtWaterloo(createBattle(BATTLE), BATTLE_FORMAT);
const campaign = createWaterlooCampaign(createCampaign(CAMPAIGN), CAMPAIGN_FORMAT);

const chateaux = createLastBattles(createField(LAST_BATTLES, 'la-belle-alliance'), LAST_BATTLES_FORMAT);
const villages = createLastBattles(createField(LAST_BATTLES, 'ligny'));

type Table = readonly [name: string, game: Game<AnyAction>, setup: Setup, every: number, most: number];
const table = (name: string, game: unknown, scenario: Setup['scenario'], every: number, most: number): Table => [
  name,
  game as Game<AnyAction>,
  { scenario, options: {} },
  every,
  most,
];
const LAST_BATTLE = table('Ligny', villages, 'ligny', 29, 420);
const TABLES: readonly Table[] = [
  table('Napoleon at Waterloo', battle, 'standard', 13, 700),
  table('Waterloo Campaign', campaign, campaign.scenarios[0].id, 11, 400),
  table('Napoleon 1815', blocks, 'historical', 9, 300),
  table('Napoleon 1815, a battle', blocks, LIGNY, 100, 70),
  LAST_BATTLE,
];

/** Small budgets: what is shown is that advice can be followed, not how good it is. */
const adviser = (game: Game<AnyAction>): Planner<AnyAction> =>
  createPlanner(game, { level: 'marshal', seed: 'advice', tuning: { nodes: 8, rows: 1 } });

const adviseIn = (game: Game<AnyAction>, view: State, seat: number): Advice<AnyAction> =>
  conclude(adviser(game).advise(view, seat));

const viewOf = (game: Game<AnyAction>, s: State, seat: number): State => seenState(outlook(game, seat, s), s);

/** Decisions of a random game: the first of each kind, and some others. */
function* decisions([, game, setup, every, most]: Table): Generator<{ s: State; seat: number; phase: string }> {
  const s = startOf(game, setup);
  const lots = randomPlayer();
  const bits = randomBits('lots');
  const dice = seededDice('dice');
  const met = new Set<string>();
  for (let i = 0, seat = firstSeatToAct(game, s); seat >= 0 && i < most; i++, seat = firstSeatToAct(game, s)) {
    const phase = game.phase(s).name;
    if (i % every === 0 || !met.has(`${phase} ${seat}`)) yield { s, seat, phase };
    met.add(`${phase} ${seat}`);
    submit(game, s, seat, lots.choose(game, viewOf(game, s, seat), seat, bits), dice);
  }
}

/** What he says of the attack these units can make. */
function adviseCombat(units: Readonly<Record<string, string>>): Advice<AnyAction> {
  const game = chateaux as unknown as Game<AnyAction>;
  const heading = { format: SCENARIO_FORMAT, version: 1, game: 'last-battles', battle: 'la-belle-alliance' };
  const scenario = { ...heading, turn: 3, phase: 'frenchCombat', units };
  return adviseIn(game, viewOf(game, startOf(game, { scenario, options: {} }), 0), 0);
}

describe('what the Marshal advises', () => {
  test.each(TABLES)('%s: all of it can be done, one thing after another, at decisions of every kind', (...given) => {
    const [, game] = given;
    const phases = new Set<string>();
    for (const { s, seat, phase } of decisions(given)) {
      const view = viewOf(game, s, seat);
      const before = view.slice();
      const { best, next } = adviseIn(game, view, seat);
      expectUntouched(view, before);
      for (const counsel of [best, ...(next === null ? [] : [next])]) {
        const state = s.slice();
        const { actions } = counsel;
        expect(actions.length, phase).toBeGreaterThan(0);
        for (const [i, action] of actions.entries()) {
          let rolled = false;
          const dice = {
            roll(): number {
              rolled = true;
              return 1;
            },
          };
          expect(submit(game, state, seat, action, dice), `${phase} ${JSON.stringify(actions)} ${i}`).toBeNull();
          if (rolled) expect(i).toBe(actions.length - 1);
        }
      }
      phases.add(phase);
    }
    expect(phases.size).toBeGreaterThan(3);
  });

  test.each([...TABLES.slice(0, 3), LAST_BATTLE])(
    '%s: its reasons are data: known codes, numbers, pieces and places there are, and few',
    (...given) => {
      const [, game] = given;
      const codes = new Set<string>();
      for (const { s, seat } of decisions([given[0], given[1], given[2], 4 * given[3], given[4]])) {
        const { best, next, even, weighed } = adviseIn(game, viewOf(game, s, seat), seat);
        expect(weighed).toBeGreaterThan(0);
        if (even) expect(Math.abs((best.worth as number) - (next?.worth as number))).toBeLessThan(0.5);
        expect(best.lines.length).toBeLessThanOrEqual(MOST_LINES);
        for (const { code, numbers = {}, places = [], pieces = [] } of [best.act, best.why, best.ask, ...best.lines]) {
          codes.add(code);
          expect(REASON_CODES).toContain(code);
          for (const number of Object.values(numbers)) expect(Number.isFinite(number), code).toBe(true);
          for (const at of [...places, ...pieces]) expect(at).toBeGreaterThanOrEqual(0);
        }
        // It goes through the wire to the page as it is.
        expect(structuredClone(best)).toEqual(best);
      }
      expect(codes.size).toBeGreaterThan(3);
    },
  );

  test('Napoleon 1815: it is the same in positions that differ only in what the seat may not know', () => {
    let compared = 0;
    const game = blocks as unknown as Game<AnyAction>;
    for (const { s, seat } of decisions(TABLES[2])) {
      const twin = determinize(blockWorld, viewOf(game, s, seat), seat, randomBits(compared));
      if (twin.every((word, i) => word === s[i])) continue;
      expect(adviseIn(game, viewOf(game, twin, seat), seat)).toEqual(adviseIn(game, viewOf(game, s, seat), seat));
      compared++;
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('Napoleon at Waterloo: the secret key of the other side changes nothing', () => {
    const game = battle as unknown as Game<AnyAction>;
    const advised = [1, 2, 3, 4, 5, 6].map((hidden) => {
      const dice = { rolls: [3, hidden], roll: (): number => dice.rolls.shift() ?? 1 };
      const s = startOf(game, { scenario: 'grouchy', options: {} }, dice);
      return adviseIn(game, viewOf(game, s, 0), 0);
    });
    for (const advice of advised) expect(advice).toEqual(advised[0]);
  });

  test('[10.3b] of a garrison that a chateau keeps it is not said that it is driven back', () => {
    const { best } = adviseCombat({ 'fr-gd-friant': 'B0718', 'fr-gd-morand': 'B0718', 'aa-1br-byng': 'B0618' });
    const byng = chateaux.world.unitIndex('aa-1br-byng');
    const said = best.lines.filter(({ enemies }) => enemies?.includes(byng)).map(({ words }) => words?.result);
    expect(said).toContain('stay');
    expect(said).not.toContain('Dr');
    expect(best.why.code).not.toMatch(/^(drive|trap)$/);
  });

  test('of an attack it is told what each face of the die may bring', () => {
    const { best } = adviseCombat({ 'fr-gd-friant': 'B1112', 'fr-gd-morand': 'B1112', 'aa-1br-byng': 'B1111' });
    const faces = best.lines.reduce(
      (sum, { code, numbers }) => sum + (code === 'chance' ? (numbers?.faces ?? 0) : 0),
      0,
    );
    expect(best.lines[0].words?.column).toBe('2-1');
    expect(faces).toBe(6);
  });

  test('it is what the computer itself would do', () => {
    for (const given of [...TABLES.slice(0, 2), LAST_BATTLE]) {
      const [, game] = given;
      for (const { s, seat, phase } of decisions([given[0], game, given[2], 3 * given[3], given[4]])) {
        // Of a whole movement phase the part that matters most is advised; the computer begins with any.
        if ((game === TABLES[0][1] || game === LAST_BATTLE[1]) && phase === 'movement') continue;
        const view = viewOf(game, s, seat);
        expect(adviseIn(game, view, seat).best.actions[0], phase).toEqual(adviser(game).choose(view, seat));
      }
    }
  });

  test('it can be broken off at every step, and says then what it would do', () => {
    for (const given of TABLES) {
      const [, game, setup] = given;
      const s = startOf(game, setup);
      const seat = firstSeatToAct(game, s);
      const pondering = adviser(game).advise(viewOf(game, s, seat), seat);
      const first = pondering.next();
      const { best } = first.done === true ? first.value : first.value();
      expect(game.phase(s).refuse(s, seat, best.actions[0])).toBeNull();
    }
  });
});

import {
  type Action,
  createDayOfWaterloo,
  createWorld,
  type Description,
  describe as described,
  position,
} from '@hundred-days/day-of-waterloo';
import { DOCUMENTS } from '@hundred-days/day-of-waterloo/data';
import { determinize } from '@hundred-days/day-of-waterloo/determinize';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import {
  firstSeatToAct,
  randomBits,
  type Setup,
  type State,
  sameState,
  seatsToAct,
  seededDice,
  submit,
  viewInto,
} from '@hundred-days/kernel';
import { createPlayer, randomPlayer } from '@hundred-days/opponents';
import { canPlay, isEntrant } from '@hundred-days/opponents/ladder';
import { conclude, createPlanner, type LevelName, planningPlayer } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { createGeneral } from '../src/day-of-waterloo/general.ts';
import { createJudge } from '../src/day-of-waterloo/judge.ts';
import { sightOf } from '../src/day-of-waterloo/sight.ts';
import { termsOf } from '../src/day-of-waterloo/terms.ts';
import { CHARACTERS, NO_POSTURES, POSTURES, weightsFrom } from '../src/day-of-waterloo/weights.ts';
import { presentOf } from '../src/fit/trials.ts';
import { LEVELS } from '../src/planner/levels.ts';

const w = createWorld(DOCUMENTS);
const game = createDayOfWaterloo(w, FORMAT);
const { stepOf, unitsIn, whereIs } = position;

/** Small budgets: these tests are about what a player does, not how well. */
const SMALL = { nodes: 100, rows: 1 };
const viewOf = (s: State, seat: number): State => {
  const view = s.slice();
  viewInto(game, view, s, seat);
  return view;
};

function begin(setup: Setup): State {
  const started = game.start(setup, seededDice('start'), null);
  if (!started.ok) throw new Error('the set-up is at fault');
  return started.value;
}

const BOOK: Setup = { scenario: 'historical', options: {} };
const hexOf = (id: string): number => w.map.indexOf(id);

type Chooser = (view: State, seat: number) => Parameters<typeof submit>[3];
const planned = (level: LevelName, seed: number | string, tuning = SMALL): Chooser => {
  const planner = createPlanner(game, { level, seed, tuning });
  return (view, seat) => planner.choose(view, seat);
};

/** Plays on until `until`, everybody from his own view; what is chosen must be allowed. */
function play(s: State, players: readonly Chooser[], until: (s: State) => boolean, dice = seededDice('dice')): void {
  for (let n = 0; n < 6000 && !until(s); n++) {
    const seat = firstSeatToAct(game, s);
    if (seat < 0) return;
    const action = players[seat](viewOf(s, seat), seat);
    expect(submit(game, s, seat, action as never, dice), `${stepOf(w, s)} ${JSON.stringify(action)}`).toBeNull();
  }
}

/** The last turns of a day, with both sides as the book sets them up. */
const evening = (turn: number, options: Setup['options'] = {}): Setup => {
  const { defaultDeployment } = DOCUMENTS.scenarios;
  const scene = {
    ...(described(w, 'historical') as Description),
    begun: 'command',
    side: 'allied',
    turn,
    stacks: { ...defaultDeployment.stacks, '1907': ['pr-steinmetz', 'pr-treskow'] },
    leaders: { ...defaultDeployment.leaders, 'pr-zieten': '1907', 'pr-blucher': '1907' },
    coming: { 'pr-jagow': { turn: 15, entry: 2 } },
  } as Description;
  return { scenario: scene, options };
};

describe('the planner of the Day of Waterloo', () => {
  test('is on the ladder, with beliefs and without', () => {
    for (const name of ['greedy', 'marshal', 'marshal:uniform']) expect(canPlay(name, game.id)).toBe(true);
  });

  test.each([
    ['two players', {}],
    ['three players', { 'three-players': true }],
  ])('%s: it plays every seat to the end of the day', (_, options) => {
    const s = begin(evening(15, options));
    play(
      s,
      [0, 1, 2].map((seat) => planned('veteran', seat)),
      () => false,
    );
    expect(game.outcome(s)).not.toBeNull();
  });

  test('the greedy player comes to an end, and so does Fate', () => {
    const few: Description = {
      ...(described(w, 'historical') as Description),
      begun: 'command',
      side: 'allied',
      turn: 16,
      stacks: {
        '1010': ['adg-smissen', 'adg-kempt'],
        '1110': ['adg-pack'],
        '1011': ['fr-quiot'],
        '1012': ['fr-jacquinot'],
      },
      leaders: { 'adg-wellington': '1010', 'fr-ney': '1012', 'fr-derlon': '1011' },
    };
    const s = begin({ scenario: few, options: {} });
    const greedy = [0, 1].map(() => createPlayer('greedy'));
    const bits = randomBits(1);
    play(
      s,
      greedy.map(
        (one): Chooser =>
          (view, seat) =>
            one.choose(game, view, seat, bits),
      ),
      () => false,
    );
    expect(game.outcome(s)).not.toBeNull();
    const fated = begin({ scenario: 'forcing-fate', options: {} });
    play(
      fated,
      [0, 1].map((seat) => planned('conscript', seat)),
      (at) => stepOf(w, at) === 'deployment',
    );
    expect(stepOf(w, fated)).toBe('deployment');
  });

  test('[4.1c] set-ups are whole, and differ with the seed', () => {
    const isSetUp = (s: State): boolean => stepOf(w, s) !== 'deployment';
    const laid = ['a', 'b'].map((seed) => {
      const s = begin(BOOK);
      play(
        s,
        [0, 1].map(() => planned('conscript', seed)),
        isSetUp,
      );
      return s;
    });
    const where = (s: State): number[] => [...s.slice(w.at.where, w.at.where + w.pieces)];
    expect(where(laid[0])).not.toEqual(where(laid[1]));
    for (const s of laid)
      for (let piece = 0; piece < w.pieces; piece++) expect(whereIs(w, s, piece)).not.toBe(position.UNPLACED);
  });

  test('[12.5b] who leaves Hal open loses his army there by the third turn', () => {
    const s = begin(BOOK);
    const marshal = planned('marshal', 3);
    const end: Chooser = (view, seat) => {
      const choices = game.phase(view).choices(view, seat, -1);
      return choices.at(0) ?? randomPlayer().choose(game, view, seat, randomBits(1));
    };
    play(s, [marshal, end], (at) => at[w.at.turn] > 3 || at[w.at.armyMorale + 1] > 0);
    expect(s[w.at.armyMorale + 1]).toBeGreaterThan(0);
    expect([...w.unitsOf[0]].some((unit) => whereIs(w, s, unit) === position.EXITED)).toBe(true);
  });

  test('[12.5b] against somebody who would try it, Hal and Brussels are guarded', () => {
    const s = begin(BOOK);
    play(s, [planned('marshal', 5), planned('marshal', 6)], (at) => at[w.at.turn] > 3);
    expect(s[w.at.armyMorale + 1]).toBe(0);
    const nearHal = w.map.within(hexOf('0108'), 3).filter((hex) => position.sideIn(w, s, hex) === 1);
    expect(nearHal.length).toBeGreaterThan(0);
  });

  test('[5.4.2a] a position imagined from a view gives that view again, and holds everybody', () => {
    const s = begin(evening(15));
    play(
      s,
      [0, 1].map((seat) => planned('conscript', seat)),
      (at) => at[w.at.turn] > 15,
    );
    for (const seat of [0, 1]) {
      const view = viewOf(s, seat);
      const imagined = determinize(w, view, seat, randomBits(seat));
      expect(game.unsound?.(imagined) ?? []).toEqual([]);
      expect(sameState(viewOf(imagined, seat), view)).toBe(true);
      for (let hex = 0; hex < w.hexes; hex++)
        for (const unit of unitsIn(w, imagined, hex)) expect(whereIs(w, imagined, unit)).toBe(hex);
    }
  });

  test('a planner sees its view and nothing else', () => {
    const s = begin(evening(16));
    const view = viewOf(s, 1);
    const kept = view.slice();
    const twins = [1, 2].map((seed) => viewOf(determinize(w, view, 1, randomBits(seed)), 1));
    const chosen = twins.map((twin) =>
      createPlanner(game, { level: 'marshal', seed: 4, tuning: SMALL }).choose(twin, 1),
    );
    expect(chosen[0]).toEqual(chosen[1]);
    expect(sameState(view, kept)).toBe(true);
    expect(planningPlayer('marshal').name).toBe('marshal');
    const adviser = createPlanner(game, { level: 'marshal', seed: 4, tuning: SMALL });
    const { best } = conclude(adviser.advise(view, 1));
    expect(game.phase(s).refuse(s, 1, best.actions[0])).toBeNull();
    expect(conclude(adviser.advise(view, 1)).best).toEqual(best);
  });

  test('who is handed another guess plans by it, for measuring; no name of a player leads to him', () => {
    const s = begin(evening(16));
    const asked: number[] = [];
    const level = { ...LEVELS.conscript, ...SMALL };
    const weights = weightsFrom(CHARACTERS.standard, NO_POSTURES, undefined);
    const general = createGeneral(game, sightOf(level, 1), weights, 1, (_, seat) => {
      asked.push(seat);
      return s.slice();
    });
    play(s, [planned('conscript', 1), (view, seat) => conclude(general.think(view, seat))], (at) => at[w.at.turn] > 16);
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked)).toEqual(new Set([1]));
    for (const name of ['marshal:truth', 'marshal:oracle', 'veteran:open']) expect(isEntrant(name)).toBe(false);
  });

  test('[9.4] who takes over in the middle of a movement phase charges as one who was there from the start', () => {
    const s = begin(evening(9));
    const seen: State[] = [];
    const first = createPlanner(game, { level: 'veteran', seed: 1, tuning: SMALL });
    let charges = 0;
    const watched: Chooser = (view, seat) => {
      const action = first.choose(view, seat);
      if (action.type === 'charge') {
        charges++;
        const second = createPlanner(game, { level: 'veteran', seed: 1, tuning: SMALL });
        for (const before of seen) second.watch(before, seat);
        expect(second.choose(view, seat)).toEqual(action);
      }
      seen.push(view.slice());
      return action;
    };
    play(s, [watched, planned('veteran', 2)], () => charges > 2);
    expect(charges).toBeGreaterThan(0);
  });

  test('weights that are given are gone by, for the side and the turn they are meant for', () => {
    const side = (charge: number) => ({ early: { charge }, late: { charge: charge + 15 } });
    const given = { game: game.id, sides: [side(1), side(2)] };
    const judgeWith = (weights?: typeof given) =>
      createJudge(game, weightsFrom(CHARACTERS.standard, POSTURES, weights), sightOf(LEVELS.marshal, 0));
    const s = begin(evening(16));
    expect([0, 1].map((seat) => judgeWith(given).weightsIn(s, seat).charge)).toEqual([16, 17]);
    expect([0, 1].map((seat) => judgeWith().weightsIn(s, seat).charge)).toEqual([0.15, 0.15]);
    // 14.0: who need only stand believes more of what the enemy could do next.
    expect(judgeWith(given).weightsIn(s, 1).reply).toBeCloseTo(3.2 * judgeWith(given).weightsIn(s, 0).reply);
    expect(canPlay('veteran*0.5@w', game.id)).toBe(true);
  });

  test('its evaluation taken apart adds up to what the judge says, and every weight that is drawn is one there is', () => {
    const terms = termsOf(game);
    const usual = weightsFrom(CHARACTERS.standard, NO_POSTURES, undefined);
    const judge = createJudge(game, usual, { reply: true, isWatched: true });
    const s = begin(evening(15));
    for (const seat of [0, 1]) {
      const { attacks, features, standing } = terms.read(s, seat);
      judge.open(s, seat);
      expect(attacks + terms.present[0] * features[0] + standing[0]).toBeCloseTo(judge.value(s, seat), 6);
    }
    for (const drawn of terms.drawn) {
      const { name, low, high } = drawn;
      const present = presentOf(drawn, 0);
      expect(usual(0, 0), name).toHaveProperty(name, present);
      expect(low < present && present < high, name).toBe(true);
    }
  });

  test('[8.3b] a corps that is far from the enemy goes without orders for its cadres, one in the line does not', () => {
    const scene = (hex: string): Setup => ({
      scenario: {
        ...(described(w, 'historical') as Description),
        begun: 'command',
        side: 'allied',
        turn: 6,
        stacks: { '0909': ['adg-chalkett'], '1010': ['adg-kempt'], '1012': ['fr-quiot'], '1110': ['adg-kielmansegge'] },
        casualties: { 'adg-guards': 6, 'adg-ompteda': 3, 'adg-detmers': 3 },
        leaders: { 'adg-wellington': '0909', 'adg-orange': hex, 'fr-ney': '1014', 'fr-derlon': '1014' },
      } as Description,
      options: {},
    });
    const named = (hex: string): string[] => {
      const s = begin(scene(hex));
      play(s, [planned('marshal', 1), planned('marshal', 1)], (at) => stepOf(w, at) !== 'naming');
      return ['adg-guards', 'adg-ompteda'].filter((id) => position.is(w, s, w.unitIndex(id), position.REORGANIZING));
    };
    expect(named('0303')).toEqual(['adg-guards', 'adg-ompteda']);
    expect(named('1010')).toEqual([]);
  });

  describe('[4.0b] three players: a fight of both armies', () => {
    const [ADG, PRUSSIAN] = [1, 2];
    const fight = (stacks: Readonly<Record<string, readonly string[]>>): State =>
      begin({
        scenario: {
          ...(described(w, 'historical') as Description),
          begun: 'combat',
          side: 'allied',
          turn: 10,
          stacks,
          corps: { 'french-II': 'demoralized' },
        } as Description,
        options: { 'three-players': true },
      });
    const choose = (s: State, seat: number): Action => planned('marshal', 1)(viewOf(s, seat), seat) as Action;
    const act = (s: State, seat: number, action: Action): void =>
      expect(submit(game, s, seat, action, { roll: () => 1 }), JSON.stringify(action)).toBeNull();
    const at = (id: string): Action => ({ type: 'target', hex: hexOf(id) });
    const of = (type: 'fire' | 'join', id: string): Action => ({ type, unit: w.unitIndex(id) });
    /** Everything that a seat adds until it has nothing to add, and the step goes on without it. */
    function added(s: State, seat: number): Action[] {
      const all: Action[] = [];
      for (let n = 0; n < 9; n++) {
        const action = choose(s, seat);
        act(s, seat, action);
        if (action.type === 'end') break;
        all.push(action);
      }
      expect(seatsToAct(game, s) & (1 << seat)).toBe(0);
      return all;
    }

    test('who has nobody for it leaves it to the partner, in whose turn it would else be lost (4.2g)', () => {
      const s = fight({ '0320': ['pr-brause'], '0321': ['fr-pire'], '0710': ['adg-guards'] });
      expect(choose(s, ADG)).toEqual({ type: 'end' });
      act(s, ADG, { type: 'end' });
      expect(choose(s, PRUSSIAN)).toEqual(at('0321'));
    });

    test('what both could do is led by who is asked last, and the other adds guns and men before', () => {
      const s = fight({ '0320': ['adg-art-1', 'adg-kielmansegge'], '0321': ['fr-foy'], '0322': ['pr-treskow'] });
      expect(choose(s, ADG)).toEqual({ type: 'end' });
      act(s, ADG, { type: 'end' });
      expect(choose(s, PRUSSIAN)).toEqual(at('0321'));
      act(s, PRUSSIAN, at('0321'));
      expect(added(s, ADG)).toContainEqual(of('fire', 'adg-art-1'));
      while (stepOf(w, s) === 'fire') act(s, PRUSSIAN, choose(s, PRUSSIAN));
      while (stepOf(w, s) === 'fire-evasion') act(s, 0, choose(s, 0));
      expect(added(s, ADG)).toEqual([of('join', 'adg-kielmansegge')]);
      expect(choose(s, PRUSSIAN)).toEqual(of('join', 'pr-treskow'));
    });

    test('who is asked when the partner has named his is reckoned with them, and adds nobody where that is worse', () => {
      const helped = (...enemy: string[]): Action[] => {
        const s = fight({ '0320': ['adg-kielmansegge'], '0321': enemy, '0322': ['pr-treskow'] });
        act(s, ADG, at('0321'));
        while (stepOf(w, s) === 'fire') act(s, ADG, { type: 'spare' });
        act(s, ADG, of('join', 'adg-kielmansegge'));
        return added(s, PRUSSIAN);
      };
      expect(helped('fr-foy')).toEqual([of('join', 'pr-treskow')]);
      expect(helped('fr-og-grenadiers', 'fr-og-chasseurs')).toEqual([]);
    });
  });

  test('[4.1c] what it does in the first turn cannot be known beforehand: the same position and dice, other seeds', () => {
    const after = [1, 2, 3].map((seed) => {
      const s = begin(evening(10));
      play(
        s,
        [0, 1].map(() => planned('veteran', seed, { nodes: 100, rows: 2 })),
        (at) => at[w.at.turn] > 10 || at[w.at.phasing] === 0,
        seededDice('same'),
      );
      return [...s.slice(w.at.where, w.at.where + w.pieces)].join();
    });
    expect(new Set(after).size).toBe(after.length);
  });

  test('advice for a movement phase tells of a plan: who goes where together, why, in numbers; it can be followed', () => {
    const s = begin(evening(15));
    play(
      s,
      [0, 1].map(() => planned('conscript', 2)),
      (at) => stepOf(w, at) === 'movement' && at[w.at.phasing] === 0,
    );
    const adviser = createPlanner(game, { level: 'marshal', seed: 4, tuning: { nodes: 100, rows: 3 } });
    const { best, next, weighed } = conclude(adviser.advise(viewOf(s, 0), 0));
    expect(['bring', 'send', 'attack', 'act']).toContain(best.act.code);
    expect(best.why.code).not.toBe('habit');
    expect(best.lines.length).toBeGreaterThan(0);
    expect(best.worth ?? 0).toBeGreaterThanOrEqual(next?.worth ?? 0);
    expect(weighed).toBeGreaterThan(1);
    for (const action of best.actions)
      expect(submit(game, s, 0, action, seededDice('followed')), JSON.stringify(action)).toBeNull();
  });
});

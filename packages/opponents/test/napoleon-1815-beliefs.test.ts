import { firstSeatToAct, randomBits, type State, seededDice, submit } from '@hundred-days/kernel';
import { board, determinize, position, units } from '@hundred-days/napoleon-1815';
import { distance, worthOf } from '@hundred-days/napoleon-1815/appraisal';
import { createPlanner } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { type Beliefs, createBeliefs } from '../src/napoleon-1815/beliefs.ts';
import { begin, game, positions, TABLES, viewOf } from './blocks.ts';

const { AT, ELIMINATED, stepOf } = position;

describe('what it believes', () => {
  const countsOf = (s: State, army: number): number[] =>
    Array.from({ length: board.TOWNS }, (_, town) => position.blocksOfArmy(s, town, army));

  test.each(TABLES)('%s: every picture fits what is seen', (_, scenario, options) => {
    const beliefs = [0, 1, 2].map((seat) => createBeliefs(4, seat));
    let looked = 0;
    for (const s of positions(scenario, options, 1, 250)) {
      const seat = firstSeatToAct(game, s);
      const view = viewOf(s, seat);
      beliefs[seat].observe(view, seat);
      for (const { town, weight } of beliefs[seat].pictures) {
        expect(weight).toBeGreaterThan(0);
        looked++;
        for (const army of [0, 1, 2]) {
          if (position.ownerOf(view, army) === seat) continue;
          const counts = new Array<number>(board.TOWNS).fill(0);
          for (const unit of units.UNITS_OF_ARMY[army]) if (town[unit] >= 0) counts[town[unit]]++;
          expect(counts).toEqual(countsOf(view, army));
        }
      }
    }
    expect(looked).toBeGreaterThan(20);
  });

  test('the fixed set-up is known to all', () => {
    const s = begin('historical');
    const beliefs = createBeliefs(3, 'x');
    beliefs.observe(viewOf(s, 0), 0);
    for (const { town } of beliefs.pictures)
      for (const unit of units.UNITS_OF[1]) expect(town[unit]).toBe(position.whereIs(s, unit));
  });

  test('two towns in a turn is most likely a mounted unit', () => {
    const s = begin('historical');
    const beliefs = createBeliefs(64, 'x');
    beliefs.observe(viewOf(s, 0), 0);
    // One of the four at Charleroi is mounted.
    const cavalry = units.unitIndex('pr-1-cav');
    const moved = s.slice();
    const far = board.NET.indexOf('gembloux');
    moved[AT.where + cavalry] = far;
    moved[AT.shownWhere + cavalry] = far;
    moved[AT.turn] = 3;
    game.rebuild(moved);
    beliefs.observe(viewOf(moved, 0), 0);
    const share = beliefs.pictures.reduce((sum, { town, weight }) => sum + (town[cavalry] === far ? weight : 0), 0);
    const total = beliefs.pictures.reduce((sum, { weight }) => sum + weight, 0);
    expect(share / total).toBeGreaterThan(0.4);
  });

  const [mons, solre, beaumont] = ['mons', 'solre', 'beaumont'].map((id) => board.NET.indexOf(id));
  /** Makes French moves, given as a unit and the towns of its way, and ends the step. */
  function frenchMarch(s: State, ...ways: readonly (readonly [string, ...string[]])[]): void {
    const dice = seededDice('march');
    for (const [id, ...way] of ways) {
      const unit = units.unitIndex(id);
      const path = [position.whereIs(s, unit), ...way.map((town) => board.NET.indexOf(town))];
      expect(submit(game, s, 0, { type: 'move', unit, path }, dice)).toBeNull();
    }
    expect(submit(game, s, 0, { type: 'end' }, dice)).toBeNull();
  }
  /** What share of the pictures, by weight, have it so. */
  function believed(beliefs: Beliefs, is: (town: Int16Array) => boolean): number {
    const sum = (list: Beliefs['pictures']): number => list.reduce((total, { weight }) => total + weight, 0);
    return sum(beliefs.pictures.filter(({ town }) => is(town))) / sum(beliefs.pictures);
  }
  const startsOf = (s: State, town: number): number[] =>
    [...units.UNITS_OF[0]].filter((unit) => position.whereIs(s, unit) === town);

  test.each<[string, readonly [string, ...string[]][], string]>([
    ['the roads are not told', [], 'movement'],
    ['the roads are told before the dice', [['fr-1cc-cav', 'philippeville', 'dinant', 'ciney']], 'march'],
  ])('a Group that takes the place of another is not taken for a force march: %s', (_, marched, step) => {
    const s = begin('historical');
    const beliefs = createBeliefs(64, 'x');
    beliefs.observe(viewOf(s, 1), 1);
    const [theirs, ours] = [startsOf(s, beaumont), startsOf(s, solre)];
    // Five blocks go on to Mons, as many come after them: more than there are riders, and at Solre nothing seems to change.
    const ahead = ['fr-1-inf1', 'fr-1-inf2', 'fr-1-art', 'fr-2-inf1', 'fr-2-inf2'];
    const after = ['fr-g-inf', 'fr-3-inf1', 'fr-3-inf2', 'fr-6-inf', 'fr-g-art1'];
    const ways = [...ahead.map((id) => [id, 'mons'] as const), ...after.map((id) => [id, 'solre'] as const)];
    frenchMarch(s, ...ways, ...marched);
    expect(stepOf(s)).toBe(step);
    beliefs.observe(viewOf(s, 1), 1);
    expect(believed(beliefs, (town) => ours.filter((unit) => town[unit] === mons).length === 5)).toBeGreaterThan(0.6);
    expect(believed(beliefs, (town) => theirs.filter((unit) => town[unit] === solre).length === 5)).toBeGreaterThan(
      0.9,
    );
  });

  test('who is left behind alone is rather the weakest of a stack', () => {
    const s = begin('historical');
    const beliefs = createBeliefs(64, 'x');
    beliefs.observe(viewOf(s, 1), 1);
    const stack = startsOf(s, solre);
    const worth = (unit: number): number => worthOf(unit, position.strengthOf(s, unit));
    const [weakest, strongest] = [Math.min, Math.max].map((pick) => pick(...stack.map(worth)));
    const weak = stack.filter((unit) => worth(unit) === weakest);
    const strong = stack.filter((unit) => worth(unit) === strongest);
    frenchMarch(s, ...stack.slice(1).map((unit): [string, string] => [units.UNIT_IDS[unit], 'mons']));
    beliefs.observe(viewOf(s, 1), 1);
    const stays = (group: readonly number[]): number =>
      believed(beliefs, (town) => group.some((unit) => town[unit] === solre)) / group.length;
    expect(stays(weak)).toBeGreaterThan(2 * stays(strong));
  });

  test('a unit that is seen where another was thought to be has changed places with it', () => {
    const s = begin('historical');
    const [cavalry, infantry] = ['pr-1-cav', 'pr-2-inf1'].map(units.unitIndex);
    const [here, there] = [cavalry, infantry].map((unit) => position.whereIs(s, unit));
    expect(distance(here, there)).toBeGreaterThan(1);
    const beliefs = createBeliefs(16, 'x');
    beliefs.observe(viewOf(s, 0), 0);
    // In truth they stood the other way round; now the cavalry is seen in a skirmish.
    const shown = s.slice();
    shown[AT.turn] = 2;
    for (const field of [AT.where, AT.shownWhere]) {
      shown[field + cavalry] = there;
      shown[field + infantry] = here;
    }
    for (const field of [AT.flags, AT.shownFlags]) shown[field + cavalry] |= position.FACE_UP;
    game.rebuild(shown);
    expect(viewOf(shown, 0)[AT.where + cavalry]).toBe(there);
    beliefs.observe(viewOf(shown, 0), 0);
    for (const { town } of beliefs.pictures) {
      expect(town[cavalry]).toBe(there);
      const moved = [...units.UNITS_OF_ARMY[2]].filter((unit) => town[unit] !== position.whereIs(s, unit));
      expect(moved).toHaveLength(2);
    }
  });

  /** How far from the truth both sides are at the end of their moves, in one game: by beliefs, and by guesses from the view alone. */
  function errorsIn(scenario: string, seed: string): [number, number] {
    const s = begin(scenario);
    const players = [0, 1].map((seat) => createPlanner(game, { level: 'conscript', seed: `${seed} ${seat}` }));
    const beliefs = [0, 1].map((seat) => createBeliefs(64, seat));
    const dice = seededDice(seed);
    const bits = randomBits('draws');
    let [believed, guessed] = [0, 0];
    for (let seat = firstSeatToAct(game, s); seat >= 0; seat = firstSeatToAct(game, s)) {
      for (const viewer of [0, 1]) beliefs[viewer].observe(viewOf(s, viewer), viewer);
      const view = viewOf(s, seat);
      const action = players[seat].choose(view, seat);
      if (stepOf(s) === 'movement' && action.type === 'end') {
        const pictures = beliefs[seat].draw(24, bits);
        believed += astray(
          s,
          seat,
          pictures.map((picture) => determinize(view, seat, bits, picture)),
        );
        guessed += astray(
          s,
          seat,
          pictures.map(() => determinize(view, seat, bits)),
        );
      }
      submit(game, s, seat, action, dice);
    }
    return [believed, guessed];
  }

  test.each([
    ['free', 0.85],
    ['historical', 0.5],
  ])('%s: it is nearer the truth than a guess from the view alone', (scenario, share) => {
    const errors = ['a', 'b'].map((seed) => errorsIn(scenario, seed));
    const [believed, guessed] = [0, 1].map((which) => errors.reduce((sum, error) => sum + error[which], 0));
    expect(guessed).toBeGreaterThan(0);
    expect(believed / guessed).toBeLessThan(share);
  });

  /** How far the worth of the enemy's stacks, in the mean of some whole positions, is from the truth. */
  function astray(s: State, seat: number, guesses: readonly State[]): number {
    const off = new Float64Array(board.TOWNS);
    for (const unit of units.UNITS_OF[1 - seat]) {
      if (position.onMap(s, unit)) off[position.whereIs(s, unit)] -= worthOf(unit, position.strengthOf(s, unit));
      for (const guess of guesses)
        if (position.onMap(guess, unit))
          off[position.whereIs(guess, unit)] += worthOf(unit, position.strengthOf(guess, unit)) / guesses.length;
    }
    return off.reduce((sum, error) => sum + Math.abs(error), 0);
  }

  test('who is gone is nowhere', () => {
    const s = begin('historical');
    const beliefs = createBeliefs(3, 'x');
    beliefs.observe(viewOf(s, 0), 0);
    const lost = units.unitIndex('pr-1-inf1');
    const after = s.slice();
    for (const field of [AT.where, AT.shownWhere]) after[field + lost] = ELIMINATED;
    game.rebuild(after);
    beliefs.observe(viewOf(after, 0), 0);
    for (const { town } of beliefs.pictures) expect(town[lost]).toBe(-1);
  });
});

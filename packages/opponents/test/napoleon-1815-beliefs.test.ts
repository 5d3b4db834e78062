import { firstSeatToAct, randomBits, type State, seededDice, submit } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-1815';
import { distance, worthOf } from '@hundred-days/napoleon-1815/appraisal';
import { determinize } from '@hundred-days/napoleon-1815/determinize';
import { createPlanner } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { type Beliefs, createBeliefs } from '../src/napoleon-1815/beliefs.ts';
import { begin, game, positions, TABLES, viewOf, w } from './blocks.ts';

const { ELIMINATED, stepOf } = position;

describe('what it believes', () => {
  const countsOf = (s: State, army: number): number[] =>
    Array.from({ length: w.townCount }, (_, town) => position.blocksOfArmy(w, s, town, army));

  test.each(TABLES)('%s: every picture fits what is seen', (_, scenario, options) => {
    const beliefs = [0, 1, 2].map((seat) => createBeliefs(w, 4, seat));
    let looked = 0;
    for (const s of positions(scenario, options, 1, 250)) {
      const seat = firstSeatToAct(game, s);
      const view = viewOf(s, seat);
      beliefs[seat].observe(view, seat);
      for (const { town, weight } of beliefs[seat].pictures) {
        expect(weight).toBeGreaterThan(0);
        looked++;
        for (const army of [0, 1, 2]) {
          if (position.ownerOf(w, view, army) === seat) continue;
          const counts = new Array<number>(w.townCount).fill(0);
          for (const unit of w.unitsOfArmy[army]) if (town[unit] >= 0) counts[town[unit]]++;
          expect(counts).toEqual(countsOf(view, army));
        }
      }
    }
    expect(looked).toBeGreaterThan(20);
  });

  test('the fixed set-up is known to all', () => {
    const s = begin('historical');
    const beliefs = createBeliefs(w, 3, 'x');
    beliefs.observe(viewOf(s, 0), 0);
    for (const { town } of beliefs.pictures)
      for (const unit of w.unitsOf[1]) expect(town[unit]).toBe(position.whereIs(w, s, unit));
  });

  test('two towns in a turn is most likely a mounted unit', () => {
    const s = begin('historical');
    const beliefs = createBeliefs(w, 64, 'x');
    beliefs.observe(viewOf(s, 0), 0);
    // One of the four at Charleroi is mounted.
    const cavalry = w.unitIndex('pr-1-cav');
    const moved = s.slice();
    const far = w.net.indexOf('gembloux');
    moved[w.at.where + cavalry] = far;
    moved[w.at.shownWhere + cavalry] = far;
    moved[w.at.turn] = 3;
    game.rebuild(moved);
    beliefs.observe(viewOf(moved, 0), 0);
    const share = beliefs.pictures.reduce((sum, { town, weight }) => sum + (town[cavalry] === far ? weight : 0), 0);
    const total = beliefs.pictures.reduce((sum, { weight }) => sum + weight, 0);
    expect(share / total).toBeGreaterThan(0.4);
  });

  const [mons, solre, beaumont] = ['mons', 'solre', 'beaumont'].map((id) => w.net.indexOf(id));
  /** Makes French moves, given as a unit and the towns of its way, and ends the step. */
  function frenchMarch(s: State, ...ways: readonly (readonly [string, ...string[]])[]): void {
    const dice = seededDice('march');
    for (const [id, ...way] of ways) {
      const unit = w.unitIndex(id);
      const path = [position.whereIs(w, s, unit), ...way.map((town) => w.net.indexOf(town))];
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
    [...w.unitsOf[0]].filter((unit) => position.whereIs(w, s, unit) === town);

  test.each<[string, readonly [string, ...string[]][], string]>([
    ['the roads are not told', [], 'movement'],
    ['the roads are told before the dice', [['fr-1cc-cav', 'philippeville', 'dinant', 'ciney']], 'march'],
  ])('a Group that takes the place of another is not taken for a force march: %s', (_, marched, step) => {
    const s = begin('historical');
    const beliefs = createBeliefs(w, 64, 'x');
    beliefs.observe(viewOf(s, 1), 1);
    const [theirs, ours] = [startsOf(s, beaumont), startsOf(s, solre)];
    // Five blocks go on to Mons, as many come after them: more than there are riders, and at Solre nothing seems to change.
    const ahead = ['fr-1-inf1', 'fr-1-inf2', 'fr-1-art', 'fr-2-inf1', 'fr-2-inf2'];
    const after = ['fr-g-inf', 'fr-3-inf1', 'fr-3-inf2', 'fr-6-inf', 'fr-g-art1'];
    const ways = [...ahead.map((id) => [id, 'mons'] as const), ...after.map((id) => [id, 'solre'] as const)];
    frenchMarch(s, ...ways, ...marched);
    expect(stepOf(w, s)).toBe(step);
    beliefs.observe(viewOf(s, 1), 1);
    expect(believed(beliefs, (town) => ours.filter((unit) => town[unit] === mons).length === 5)).toBeGreaterThan(0.6);
    expect(believed(beliefs, (town) => theirs.filter((unit) => town[unit] === solre).length === 5)).toBeGreaterThan(
      0.9,
    );
  });

  test('who is left behind alone is rather the weakest of a stack', () => {
    const s = begin('historical');
    const beliefs = createBeliefs(w, 64, 'x');
    beliefs.observe(viewOf(s, 1), 1);
    const stack = startsOf(s, solre);
    const worth = (unit: number): number => worthOf(w, unit, position.strengthOf(w, s, unit));
    const [weakest, strongest] = [Math.min, Math.max].map((pick) => pick(...stack.map(worth)));
    const weak = stack.filter((unit) => worth(unit) === weakest);
    const strong = stack.filter((unit) => worth(unit) === strongest);
    frenchMarch(s, ...stack.slice(1).map((unit): [string, string] => [w.unitIds[unit], 'mons']));
    beliefs.observe(viewOf(s, 1), 1);
    const stays = (group: readonly number[]): number =>
      believed(beliefs, (town) => group.some((unit) => town[unit] === solre)) / group.length;
    expect(stays(weak)).toBeGreaterThan(2 * stays(strong));
  });

  test('a unit that is seen where another was thought to be has changed places with it', () => {
    const s = begin('historical');
    const [cavalry, infantry] = ['pr-1-cav', 'pr-2-inf1'].map(w.unitIndex);
    const [here, there] = [cavalry, infantry].map((unit) => position.whereIs(w, s, unit));
    expect(distance(w, here, there)).toBeGreaterThan(1);
    const beliefs = createBeliefs(w, 16, 'x');
    beliefs.observe(viewOf(s, 0), 0);
    // In truth they stood the other way round; now the cavalry is seen in a skirmish.
    const shown = s.slice();
    shown[w.at.turn] = 2;
    for (const field of [w.at.where, w.at.shownWhere]) {
      shown[field + cavalry] = there;
      shown[field + infantry] = here;
    }
    for (const field of [w.at.flags, w.at.shownFlags]) shown[field + cavalry] |= position.FACE_UP;
    game.rebuild(shown);
    expect(viewOf(shown, 0)[w.at.where + cavalry]).toBe(there);
    beliefs.observe(viewOf(shown, 0), 0);
    for (const { town } of beliefs.pictures) {
      expect(town[cavalry]).toBe(there);
      const moved = [...w.unitsOfArmy[2]].filter((unit) => town[unit] !== position.whereIs(w, s, unit));
      expect(moved).toHaveLength(2);
    }
  });

  /** How far from the truth both sides are at the end of their moves, in one game: by beliefs, and by guesses from the view alone. */
  function errorsIn(scenario: string, seed: string): [number, number] {
    const s = begin(scenario);
    const players = [0, 1].map((seat) => createPlanner(game, { level: 'conscript', seed: `${seed} ${seat}` }));
    const beliefs = [0, 1].map((seat) => createBeliefs(w, 64, seat));
    const dice = seededDice(seed);
    const bits = randomBits('draws');
    let [believed, guessed] = [0, 0];
    for (let seat = firstSeatToAct(game, s); seat >= 0; seat = firstSeatToAct(game, s)) {
      for (const viewer of [0, 1]) beliefs[viewer].observe(viewOf(s, viewer), viewer);
      const view = viewOf(s, seat);
      const action = players[seat].choose(view, seat);
      if (stepOf(w, s) === 'movement' && action.type === 'end') {
        const pictures = beliefs[seat].draw(24, bits);
        believed += astray(
          s,
          seat,
          pictures.map((picture) => determinize(w, view, seat, bits, picture)),
        );
        guessed += astray(
          s,
          seat,
          pictures.map(() => determinize(w, view, seat, bits)),
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
    const off = new Float64Array(w.townCount);
    for (const unit of w.unitsOf[1 - seat]) {
      if (position.onMap(w, s, unit))
        off[position.whereIs(w, s, unit)] -= worthOf(w, unit, position.strengthOf(w, s, unit));
      for (const guess of guesses)
        if (position.onMap(w, guess, unit))
          off[position.whereIs(w, guess, unit)] +=
            worthOf(w, unit, position.strengthOf(w, guess, unit)) / guesses.length;
    }
    return off.reduce((sum, error) => sum + Math.abs(error), 0);
  }

  test('who is gone is nowhere', () => {
    const s = begin('historical');
    const beliefs = createBeliefs(w, 3, 'x');
    beliefs.observe(viewOf(s, 0), 0);
    const lost = w.unitIndex('pr-1-inf1');
    const after = s.slice();
    for (const field of [w.at.where, w.at.shownWhere]) after[field + lost] = ELIMINATED;
    game.rebuild(after);
    beliefs.observe(viewOf(after, 0), 0);
    for (const { town } of beliefs.pictures) expect(town[lost]).toBe(-1);
  });
});

import { type Description as DayDescription, describe as describeDay } from '@hundred-days/day-of-waterloo';
import { DOCUMENTS as DAY } from '@hundred-days/day-of-waterloo/data';
import { determinize as ofDay } from '@hundred-days/day-of-waterloo/determinize';
import {
  type AnyAction,
  concealed,
  firstSeatToAct,
  type Game,
  randomBits,
  type Setup,
  type State,
  sameState,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { determinize as ofBlocks } from '@hundred-days/napoleon-1815/determinize';
import { greedyPlayer, randomPlayer } from '@hundred-days/opponents';
import { createPlanner, type LevelName } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { anyGame, blocks, day, grandLigny } from './five.ts';
import { startOf } from './playing.ts';

/** A table of three, one of them alone against two who are allied. */
interface Table {
  readonly name: string;
  readonly game: Game<AnyAction>;
  readonly setup: Setup;
  /** Whose a piece is. */
  seatOf(piece: number): number;
  /** Where a position says what may be hidden of a piece. */
  secretsOf(piece: number): readonly number[];
  /** Whose secrets are kept from each seat. */
  readonly hidden: readonly (readonly number[])[];
  /** A whole position that gives a seat the same view; the position itself where nothing is hidden from it. */
  twin(s: State, seat: number, bits: () => number): State;
  /** One decision in so many is compared, of so many. */
  readonly every: number;
  readonly most: number;
  readonly nodes: number;
  /** What a whole game is played with: with less a few Prussians in the evening do nothing at all. */
  readonly playing: number;
}

const viewOf = (game: Game<AnyAction>, s: State, seat: number): State => concealed(game, s, seat);

/** The last turns of the day, with the Prussians there. */
const EVENING = {
  ...(describeDay(day.world, 'historical') as DayDescription),
  begun: 'command',
  side: 'allied',
  turn: 15,
  stacks: { ...DAY.scenarios.defaultDeployment.stacks, '1907': ['pr-steinmetz', 'pr-treskow'] },
  leaders: { ...DAY.scenarios.defaultDeployment.leaders, 'pr-zieten': '1907', 'pr-blucher': '1907' },
} as DayDescription;

const TABLES: readonly Table[] = [
  {
    name: 'Napoleon 1815',
    game: anyGame(blocks),
    setup: { scenario: 'historical', options: { threePlayers: true } },
    seatOf: (unit) => blocks.world.army[unit],
    secretsOf: (unit) => [blocks.world.at.where + unit, blocks.world.at.strength + unit],
    // 11.0d: of the ally no more is known than of the enemy.
    hidden: [
      [1, 2],
      [0, 2],
      [0, 1],
    ],
    twin: (s, seat, bits) => ofBlocks(blocks.world, viewOf(anyGame(blocks), s, seat), seat, bits),
    every: 12,
    most: 260,
    nodes: 4,
    playing: 60,
  },
  {
    name: 'the Day of Waterloo',
    game: anyGame(day),
    setup: { scenario: EVENING, options: { 'three-players': true } },
    seatOf: (unit) => day.world.army[unit],
    secretsOf: (unit) => [day.world.at.where + unit],
    // 5.4.2: the enemy alone does not see what lies beneath; the one Prussian who does could be nowhere else.
    hidden: [[1], [0], [0]],
    twin: (s, seat, bits) => ofDay(day.world, viewOf(anyGame(day), s, seat), seat, bits),
    every: 14,
    most: 200,
    nodes: 4,
    playing: 100,
  },
  {
    name: 'the last battles, Grand Ligny',
    game: anyGame(grandLigny),
    setup: { scenario: 'grand-ligny', options: { 'three-players': true } },
    seatOf: (piece) => grandLigny.world.army[piece],
    secretsOf: () => [],
    hidden: [[], [], []],
    twin: (s) => s.slice(),
    every: 40,
    most: 120,
    nodes: 2,
    playing: 2,
  },
];

const planner = ({ game }: Table, level: LevelName, nodes: number, seed = 1) =>
  createPlanner(game, { level, seed, tuning: { nodes, rows: 1 } });

/** A game of three that is not over by then goes round in circles. */
const LONGEST = 8000;

/** The pieces that an action names. */
function unitsIn(game: Game<AnyAction>, action: AnyAction): readonly number[] {
  const values = action as unknown as Readonly<Record<string, number | readonly number[]>>;
  return Object.entries(game.actions[action.type].args).flatMap(([name, kind]) =>
    kind === 'unit' || kind === 'units' ? values[name] : [],
  );
}

/** Positions of a game by lot, with who decides. */
function* decisions({ game, setup, every, most }: Table): Generator<{ readonly s: State; readonly seat: number }> {
  const s = startOf(game, setup);
  const [lots, bits, dice] = [randomPlayer(), randomBits('lots'), seededDice('dice')];
  const met = new Set<string>();
  for (let i = 0, seat = firstSeatToAct(game, s); seat >= 0 && i < most; i++, seat = firstSeatToAct(game, s)) {
    const kind = `${game.phase(s).name} ${seat}`;
    if (i % every === 0 || !met.has(kind)) yield { s, seat };
    met.add(kind);
    submit(game, s, seat, lots.choose(game, viewOf(game, s, seat), seat, bits), dice);
  }
}

describe.each(TABLES)('$name, three players', (table) => {
  const { game, setup, twin, seatOf } = table;

  test('a planner decides alike whatever lies hidden from its seat, with its ally as with the enemy', () => {
    const hidden = [0, 1, 2].map(() => new Set<number>());
    let compared = 0;
    for (const { s, seat } of decisions(table)) {
      const [other, view] = [twin(s, seat, randomBits(compared)), viewOf(game, s, seat)];
      if (sameState(other, s)) {
        // Where nothing is hidden all is shown.
        expect(sameState(view, s)).toBe(true);
        continue;
      }
      compared++;
      for (let unit = 0; unit < game.unitIds.length; unit++)
        if (table.secretsOf(unit).some((at) => other[at] !== s[at])) hidden[seat].add(seatOf(unit));
      const seen = viewOf(game, other, seat);
      expect(sameState(seen, view)).toBe(true);
      for (const level of ['conscript', 'veteran'] as const)
        expect(planner(table, level, table.nodes).choose(seen, seat)).toEqual(
          planner(table, level, table.nodes).choose(view, seat),
        );
    }
    // The twins did differ in what each seat must not know.
    expect(hidden.map((of) => [...of].sort())).toEqual(table.hidden);
  });

  test.each([
    ['greedy', 1, greedyPlayer],
    ['at random', 2, randomPlayer],
  ] as const)(
    'an ally plays %s in seat %i: the computer beside him goes on to the end and leaves his units to him',
    (_, ally, make) => {
      const s = startOf(game, setup);
      const person = make();
      const [bits, dice] = [randomBits('person'), seededDice('dice')];
      const computers = [0, 1, 2].map((seat) =>
        planner(table, seat === 0 ? 'conscript' : 'veteran', table.playing, seat),
      );
      const decided = [0, 0, 0];
      let named = 0;
      for (let n = 0, seat = firstSeatToAct(game, s); seat >= 0; seat = firstSeatToAct(game, s)) {
        expect(++n).toBeLessThan(LONGEST);
        const view = viewOf(game, s, seat);
        const action = seat === ally ? person.choose(game, view, seat, bits) : computers[seat].choose(view, seat);
        decided[seat]++;
        if (seat === 3 - ally)
          for (const unit of unitsIn(game, action)) {
            expect(seatOf(unit), JSON.stringify(action)).not.toBe(ally);
            named++;
          }
        expect(submit(game, s, seat, action, dice)).toBeNull();
      }
      expect(game.outcome(s)).not.toBeNull();
      expect(game.unsound(s)).toEqual([]);
      for (const count of [...decided, named]) expect(count).toBeGreaterThan(5);
    },
  );
});

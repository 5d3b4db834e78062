import {
  type AnyAction,
  allChoices,
  type Game,
  type GameEvent,
  Host,
  randomBits,
  recordingDice,
  type Setup,
  seededDice,
  Table,
} from '@hundred-days/kernel';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS } from '../data/index.ts';
import {
  createCampaign,
  createCampaignWorld,
  openCampaign,
  openCampaignWorld,
  wholeCampaign,
} from '../src/campaign.ts';
import { createLastBattles, createWorld, openBattle, SCENARIO_WORLDS } from '../src/index.ts';

/** Games that a page opens with the rules of their first decision alone: the same games, as far as they go, and afterwards. */

interface Pair {
  readonly opened: Game<AnyAction>;
  readonly whole: Game<AnyAction>;
}

const asGame = (game: unknown): Game<AnyAction> => game as Game<AnyAction>;

function campaign(id: string): Pair {
  const world = openCampaignWorld(DOCUMENTS, id);
  return {
    opened: asGame(openCampaign(world, async () => wholeCampaign(world))),
    whole: asGame(createCampaign(createCampaignWorld(DOCUMENTS, id))),
  };
}

function battle(field: string): Pair {
  const world = createWorld(DOCUMENTS, field);
  return {
    opened: asGame(openBattle(world, async () => createLastBattles(world))),
    whole: asGame(createLastBattles(world)),
  };
}

const PAIRS: readonly (readonly [name: string, make: () => Pair])[] = [
  ...['campaign', 'grand-waterloo', 'grand-ligny'].map((id) => [id, () => campaign(id)] as const),
  ...[...new Set(Object.values(SCENARIO_WORLDS))].map((field) => [field, () => battle(field)] as const),
];

/** Every scenario as it stands, and with each of its options the other way round. */
const setupsOf = ({ scenarios, options }: Game<AnyAction>): Setup[] =>
  scenarios.flatMap(({ id }) => [
    { scenario: id, options: {} },
    ...options
      .filter((option) => option.scenarios?.includes(id) !== false)
      .map((option) => ({ scenario: id, options: { [option.id]: option.standard !== true } })),
  ]);

function start(game: Game<AnyAction>, setup: Setup) {
  const events: GameEvent[] = [];
  const dice = recordingDice(seededDice('opened'));
  const started = game.start(setup, dice, (event) => events.push(event));
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  const state = started.value;
  const { name, seats } = game.phase(state);
  const [seat] = [0, 1, 2].filter((one) => (seats(state) >> one) & 1);
  return { state, name, rolled: dice.taken(), events, choices: allChoices(game, state, seat) };
}

describe.each(PAIRS)('%s', (_, make) => {
  let pair: Pair | undefined;
  /** Of both tests: the first loads nothing. */
  const both = (): Pair => {
    pair ??= make();
    return pair;
  };

  test('opens with the same position, dice, events and choices as with all rules', () => {
    const { opened, whole } = both();
    const setups = setupsOf(whole);
    expect(setups.length).toBeGreaterThan(1);
    for (const setup of setups) expect(start(opened, setup), JSON.stringify(setup)).toEqual(start(whole, setup));
  });

  test('does nothing before all rules are there, and then all that there is to do', async () => {
    const { opened, whole } = both();
    const setup: Setup = { scenario: whole.scenarios[0].id, options: {} };
    const open = (game: Game<AnyAction>) => {
      const table = Table.open(game, setup, seededDice('opened'));
      if (!table.ok) throw new Error('no table');
      return table.value;
    };
    const [one, other] = [open(opened), open(whole)];
    const host = new Host(one);
    const seats = [0, 1].map((seat) => host.seat(seat));
    const bits = randomBits('opened');
    for (let steps = 0; steps < 40; steps++) {
      const seat = other.seatToAct;
      const choices = allChoices(whole, other.view(seat), seat);
      const action = choices[bits() % choices.length];
      const answer = seats[seat].submit(action);
      // It is asked for before it is done.
      if (steps === 0) expect(one.length).toBe(0);
      expect(await answer).toEqual({ result: 'done' });
      expect(other.submit(seat, action)).toBe(null);
    }
    expect(one.view(0)).toEqual(other.view(0));
    expect(opened.whole?.()).toBe(undefined);
  });
});

test('rules that do not load are told of, and asked for again', async () => {
  const world = createWorld(DOCUMENTS, 'ligny');
  let barred = true;
  const game = openBattle(world, async () => {
    if (barred) throw new Error('no network');
    return createLastBattles(world);
  });
  const opened = Table.open(game, { scenario: 'ligny', options: {} }, seededDice('barred'));
  if (!opened.ok) throw new Error('no table');
  const host = new Host(opened.value);
  const end = () => host.seat(0).submit({ type: 'end' });
  const no = { result: 'refused', refusal: { rule: 'table', code: 'not-loaded' } };
  expect(await end()).toMatchObject(no);
  expect(await end()).toMatchObject(no);
  expect(opened.value.length).toBe(0);
  barred = false;
  expect(await end()).toEqual({ result: 'done' });
  expect(opened.value.length).toBeGreaterThan(0);
});

test('a rule that has not come is missed at once', () => {
  const { opened, whole } = battle('ligny');
  const table = Table.open(whole, { scenario: 'ligny', options: {} }, seededDice('missed'));
  if (!table.ok) throw new Error('no table');
  expect(table.value.submit(0, { type: 'end' })).toBe(null);
  expect(whole.phase(table.value.view(0)).name).toBe('combat');
  expect(() => opened.phase(table.value.view(0))).toThrow('have not come yet');
});

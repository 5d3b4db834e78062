import {
  allChoices,
  below,
  concealed,
  describer,
  firstSeatToAct,
  MapError,
  plainCopy,
  randomBits,
  type State,
  sameState,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { createNapoleon1815, createWorld, type Documents, type Napoleon1815 } from '@hundred-days/napoleon-1815';
import { DOCUMENTS } from '@hundred-days/napoleon-1815/data';
import { FORMAT } from '@hundred-days/napoleon-1815/format';
import { describe, expect, it, test } from 'vitest';
import { TEXTS, wordsOf } from '../src/words.ts';

/** A world is an input: the same rules on another map, with other blocks and another track. */

/** Nobody marches by Ligny any more; a new town lies between Charleroi and Fleurus; half the blocks, and six turns. */
function another(): Documents {
  const { map, units, tables, scenarios } = plainCopy(DOCUMENTS);
  const towns = Object.fromEntries(Object.entries(map.towns).filter(([id]) => id !== 'ligny'));
  const kept = map.roads.filter(({ a, b }) => a !== 'ligny' && b !== 'ligny');
  const [neighbour] = map.roads.filter(({ a }) => a === 'charleroi').map(({ b }) => b);
  const road = { class: 'minor', crossesRiver: false };
  const blocks = units.units.filter(({ type }, i) => type === 'leader' || i % 2 === 0);
  return {
    map: {
      ...map,
      towns: { ...towns, gosselies: { ...towns.charleroi, name: 'Gosselies' } },
      roads: [
        ...kept,
        { a: 'gosselies', b: 'charleroi', ...road },
        { a: 'gosselies', b: neighbour, ...road, class: 'major' },
      ],
      turnTrack: map.turnTrack.slice(0, 6),
    },
    units: { ...units, units: blocks },
    tables,
    scenarios: {
      scenarios: scenarios.scenarios
        .filter(({ id }) => id === 'free')
        .map((one) => ({ ...one, turns: { ...one.turns, last: 6 } })),
    },
  };
}

const began = (game: Napoleon1815, seed: string): State => {
  const started = game.start({ scenario: 'free', options: {} }, seededDice(seed), null);
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  return started.value;
};

/** One random action; false when the game is over. */
function step(game: Napoleon1815, s: State, bits: () => number): boolean {
  const seat = firstSeatToAct(game, s);
  if (seat < 0) return false;
  const view = concealed(game, s, seat);
  const choices = allChoices(game, view, seat);
  const no = submit(game, s, seat, choices[below(choices.length, bits)], { roll: (sides) => 1 + below(sides, bits) });
  if (no !== null) throw new Error(`${no.rule} ${no.code}`);
  return true;
}

describe('another world', () => {
  const large = createNapoleon1815(createWorld(DOCUMENTS), FORMAT);
  const small = createNapoleon1815(createWorld(another()), FORMAT);

  it('has its own places, blocks and layout', () => {
    expect([small.placeIds.includes('ligny'), small.placeIds.includes('gosselies')]).toEqual([false, true]);
    expect(small.unitIds.length).toBeLessThan(large.unitIds.length);
    expect(small.stateSize).toBeLessThan(large.stateSize);
    expect(small.scenarios.map(({ id, turns }) => [id, turns])).toEqual([['free', 6]]);
    const { wording } = wordsOf(small.world, TEXTS.english);
    expect([wording('town', 'gosselies'), wording('town', 'ligny')]).toEqual(['Gosselies', 'ligny']);
  });

  it('random games in both at once come to their ends, each on its own board', () => {
    const names = describer(small.world.at, small);
    const visited = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const games = [small, large].map((game) => ({ game, s: began(game, seed), bits: randomBits(seed) }));
      while (games.map(({ game, s, bits }) => step(game, s, bits)).some((on) => on)) {
        for (const { game, s } of games) if (game.unsound(s).length > 0) expect(game.unsound(s)).toEqual([]);
        const { s } = games[0];
        const again = names.make(names.describe(s));
        small.rebuild(again);
        if (!sameState(again, s)) expect.fail('a described position is another');
        for (let unit = 0; unit < small.unitIds.length; unit++)
          visited.add(small.placeIds[s[small.world.at.where + unit]] ?? '');
      }
      expect(games.map(({ game, s }) => game.outcome(s) !== null)).toEqual([true, true]);
      expect(games[0].s[small.world.at.turn]).toBeLessThanOrEqual(6);
    }
    expect(visited.has('gosselies')).toBe(true);
  });

  it('a scenario file is read with its names', () => {
    const file = { format: 'hundred-days-scenario', version: 1, game: 'napoleon-1815', begun: 'movement', turn: 1 };
    const laid = (game: Napoleon1815, town: string) =>
      game.start({ scenario: { ...file, units: { 'fr-napoleon': town } }, options: {} }, seededDice(1), null).ok;
    expect([laid(small, 'gosselies'), laid(small, 'ligny')]).toEqual([true, false]);
    expect([laid(large, 'gosselies'), laid(large, 'ligny')]).toEqual([false, true]);
  });
});

const faultsOf = (change: (documents: Documents) => unknown): unknown => {
  const documents = plainCopy(DOCUMENTS);
  try {
    createWorld({ ...documents, ...(change(documents) as Partial<Documents>) });
  } catch (error) {
    return error instanceof MapError ? error.faults : error;
  }
  return [];
};

test('what is wrong with documents is said, all of it', () => {
  const road = { a: 'charleroi', b: 'atlantis', class: 'major', crossesRiver: false };
  expect(faultsOf(({ map }) => ({ map: { ...map, roads: [...map.roads, road] } }))).toMatchObject([
    { code: 'unknownNode', data: { node: 'atlantis' } },
  ]);
  const { ghent: _, ...towns } = DOCUMENTS.map.towns;
  const roads = DOCUMENTS.map.roads.filter(({ a, b }) => a !== 'ghent' && b !== 'ghent');
  expect(faultsOf(({ map }) => ({ map: { ...map, towns, roads } }))).toEqual([
    { code: 'unknownNode', data: { node: 'ghent' } },
  ]);
  const lost = { ...DOCUMENTS.map.towns.ghent, deploymentZone: 'spanish' };
  expect(faultsOf(({ map }) => ({ map: { ...map, towns: { ...map.towns, ghent: lost } } }))).toEqual([
    { code: 'unknownAttribute', data: { node: 'ghent', attribute: 'spanish' } },
  ]);
  expect(
    faultsOf(({ units }) => ({
      units: {
        ...units,
        units: [...units.units.slice(1), { ...units.units[1], army: 'saxon' }, { ...units.units[2], type: 'navy' }],
      },
    })),
  ).toMatchObject([
    { code: 'duplicateNode' },
    { code: 'unknownAttribute', data: { army: 'saxon' } },
    { code: 'duplicateNode' },
    { code: 'unknownAttribute', data: { type: 'navy' } },
    { code: 'unknownNode', data: { unit: 'fr-napoleon' } },
  ]);
  const guards = Array.from({ length: 30 }, (_, i) => ({ ...DOCUMENTS.units.units[1], id: `fr-new-${i}` }));
  expect(faultsOf(({ units }) => ({ units: { ...units, units: [...units.units, ...guards] } }))).toEqual([
    { code: 'tooManyPlaces', data: { battles: 11, most: 8 } },
  ]);
});

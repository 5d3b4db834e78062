import { describe as describePosition, describer, MapError, sameState } from '@hundred-days/kernel';
import { play, playedTogether } from '@hundred-days/kernel/testing';
import { createNapoleonAtWaterloo, createWorld, type Documents } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT } from '@hundred-days/napoleon-at-waterloo/format';
import { describe, expect, it } from 'vitest';
import { field, game, world } from './support.ts';

/** A game is made for a world: other documents are another map, other counters and another layout, and the rules hold. */

const STANDARD = { scenario: 'standard', options: {} };

const LAST_COLUMN = 14;
const isWest = (hex: string): boolean => Number(hex.slice(0, 2)) <= LAST_COLUMN;

/** The western half of the field, for five turns; whoever stands farther east is left in the box. */
function westernHalf(): Documents {
  const { map, units, tables, scenarios } = DOCUMENTS;
  const hexes = Object.fromEntries(Object.entries(map.hexes).filter(([hex]) => isWest(hex)));
  const [standard] = scenarios.scenarios;
  const setup = Object.entries(standard.setup as Readonly<Record<string, string>>).filter(([, hex]) => isWest(hex));
  const standing = new Set(setup.map(([unit]) => unit));
  return {
    map: {
      ...map,
      hexes,
      hexsides: map.hexsides.filter(([a, b]) => isWest(a) && isWest(b)),
      roads: map.roads.filter(([a, b]) => isWest(a) && isWest(b)),
      roadEdges: map.roadEdges.filter(([hex]) => isWest(hex)),
      exitHexes: map.exitHexes.filter(isWest),
      entryHexes: [`${LAST_COLUMN}12`, `${LAST_COLUMN}13`],
    },
    units: { units: units.units.filter(({ id }) => standing.has(id) || id.startsWith('pr')) },
    tables: { ...tables, turnTrack: tables.turnTrack.slice(0, 5) },
    scenarios: { scenarios: [{ ...standard, turns: 5, setup: Object.fromEntries(setup) }] },
  };
}

/** The rulebook's world, but one unit is stronger and faster. */
function withUnit(id: string, change: { combatStrength?: number; movementAllowance?: number }): Documents {
  const units = DOCUMENTS.units.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit));
  return { ...DOCUMENTS, units: { units } };
}

const made = (documents: Documents) => createNapoleonAtWaterloo(createWorld(documents), FORMAT);

describe('a position by names', () => {
  it('says who stands where and what each has done, in the words of the rules', () => {
    const scene = {
      phase: 'frenchCombat' as const,
      units: { 'fr-6inf': '0814', 'fr-9inf': 'destroyed', 'aa-hou': '0914' },
    };
    const f = field(scene);
    f.play('target 0914');
    expect(describePosition(world.at, game, f.state)).toEqual({
      turn: 1,
      step: 'combat',
      losses: { french: 5 },
      where: { 'fr-6inf': '0814', 'fr-9inf': -2, 'aa-hou': '0914' },
      flags: { 'fr-6inf': ['bound'], 'aa-hou': ['aimed', 'bound'] },
    });
  });

  it('is read back into the same core, at every step of a random game', () => {
    const by = describer(world.at, game);
    play(game, { scenario: 'grouchy', options: {} }, 7, ({ before, after }) => {
      const again = by.make(by.describe(before));
      by.apply(again, by.changes(before, after));
      game.rebuild(again);
      expect(sameState(again, after)).toBe(true);
    });
  });
});

describe('a world from other documents', () => {
  it('[2.1.1][3.0.4] half the map with half the units: random games are played to their end, and every position is sound', () => {
    const west = made(westernHalf());
    expect(west.placeIds.length).toBeLessThan(world.hexes);
    expect(west.unitIds.length).toBeLessThan(world.units);
    expect(west.stateSize).toBeLessThan(game.stateSize);
    const entered = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const { final } = play(west, STANDARD, seed, ({ after, action }) => {
        expect(west.unsound(after)).toEqual([]);
        if (action.type === 'enter') entered.add(west.placeIds[action.path[0]]);
      });
      expect(west.tally(final).turn).toBeLessThanOrEqual(5);
    }
    expect([...entered].sort()).toEqual(['1412', '1413']);
  });

  it('[2.5.1][2.6.1] a counter with other numbers marches farther and counts for more', () => {
    const march = (documents: Documents) => {
      const other = made(documents);
      const { first } = play(other, STANDARD, 1);
      return other.phase(first).choices(first, 0, other.world.unitIndex('fr-2cav')).length;
    };
    expect(march(withUnit('fr-2cav', { movementAllowance: 12 }))).toBeGreaterThan(march(DOCUMENTS));

    const heavy = made(withUnit('fr-6inf', { combatStrength: 19 }));
    const scenario = {
      format: 'hundred-days-scenario',
      version: 1,
      game: 'napoleon-at-waterloo',
      units: { 'fr-6inf': 'destroyed', 'fr-2cav': '0514', 'aa-1gd': '1010' },
    };
    const { first } = play(heavy, { scenario, options: {} }, 1);
    expect(heavy.tally(first).frenchLosses).toBe(19);
  });

  it('stands beside another: neither changes what is played in the other', () => {
    const west = made(westernHalf());
    const alone = [game, west].map((one) => play(one, STANDARD, 'beside').hash);
    expect(alone[0]).not.toBe(alone[1]);
    expect(playedTogether([game, west], STANDARD, 'beside')).toEqual(alone);
  });

  it('is not made from a map with faults: all of them are named', () => {
    const { map } = DOCUMENTS;
    const broken: Documents = {
      ...DOCUMENTS,
      map: {
        ...map,
        hexes: { ...map.hexes, '0101': { terrain: 'swamp' } },
        hexsides: [...map.hexsides, ['0101', '0505', 'impassable']],
        entryHexes: [...map.entryHexes, '9901'],
      },
    };
    const faultsOf = (): unknown => {
      try {
        return createWorld(broken);
      } catch (error) {
        return error instanceof MapError ? error.faults.map(({ code }) => code).sort() : error;
      }
    };
    expect(faultsOf()).toEqual(['notAdjacent', 'unknownAttribute', 'unknownHex']);
  });
});

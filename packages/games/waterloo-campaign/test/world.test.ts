import { describe as describePosition, describer, MapError, sameState } from '@hundred-days/kernel';
import { laid, play, playedTogether } from '@hundred-days/kernel/testing';
import { createWaterlooCampaign, createWorld, type Documents, position } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { FORMAT } from '@hundred-days/waterloo-campaign/format';
import { describe, expect, it } from 'vitest';
import { field, game, WORLD } from './support.ts';

/** A game is made for a world: other documents are another map, other counters and another layout, and the rules hold. */

const JUNE16 = { scenario: 'june16', options: {} };
const made = (documents: Documents) => createWaterlooCampaign(createWorld(documents), FORMAT);

const SOUTH = 32;
const isSouth = (hex: string): boolean => Number(hex.slice(0, 2)) <= SOUTH;
const GONE = new Set(['pr-cav', 'fr-6', 'pr-d-sohr', 'fr-d-pire']);

/** The south of the map without two Corps and two Detachments, for the first four turns of June 16. */
function theSouth(): Documents {
  const { map, units, tables, scenarios } = DOCUMENTS;
  const june16 = scenarios.scenarios[0];
  const north = [`${SOUTH}06`, `${SOUTH}15`, `${SOUTH}25`];
  const kept = <T extends { readonly id: string }>(pieces: readonly T[]): T[] =>
    pieces.filter(({ id }) => !GONE.has(id));
  const both = ([a, b]: readonly string[]): boolean => isSouth(a) && isSouth(b);
  return {
    map: {
      ...map,
      hexes: Object.fromEntries(Object.entries(map.hexes).filter(([hex]) => isSouth(hex))),
      hexsides: map.hexsides.filter(both),
      roads: map.roads.filter(both),
      unjoinedRoads: Object.fromEntries(Object.entries(map.unjoinedRoads).filter(([hex]) => isSouth(hex))),
      brusselsCouilletRoad: map.brusselsCouilletRoad.filter(isSouth),
      entryHexes: [...map.entryHexes.filter(({ hex }) => isSouth(hex)), { hex: north[1] }],
      lineOfCommunication: { ...map.lineOfCommunication, north },
    },
    units: { corps: kept(units.corps), detachments: kept(units.detachments), hqs: units.hqs },
    tables: { ...tables, turns: tables.turns.slice(0, 6) },
    scenarios: {
      ...scenarios,
      scenarios: [
        {
          ...june16,
          lastTurn: 6,
          setup: june16.setup
            .filter(({ unit }) => !GONE.has(unit))
            .map((placed) => (isSouth(placed.hex) ? placed : { ...placed, hex: `${SOUTH}${placed.hex.slice(2)}` })),
          available: june16.available.filter((unit) => !GONE.has(unit)),
          reinforcements: june16.reinforcements.map((one) =>
            one.hexes.every(isSouth) ? one : { ...one, hexes: [north[1]] },
          ),
        },
      ],
    },
  };
}

describe('a world from other documents', () => {
  it('[MAP-1][GEN-11] a smaller map with fewer pieces and turns: random games end, and every position is sound', () => {
    const south = made(theSouth());
    expect(south.placeIds.length).toBeLessThan(WORLD.hexes);
    expect(south.unitIds.length).toBe(WORLD.units - GONE.size);
    expect(south.stateSize).toBeLessThan(game.stateSize);
    const entered = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const { final } = play(south, JUNE16, seed, ({ after, action }) => {
        expect(south.unsound(after)).toEqual([]);
        if (action.type === 'enter') entered.add(south.placeIds[action.path[0]]);
      });
      expect(south.tally(final).turn).toBe(6);
    }
    expect([...entered].sort()).toEqual(['3000', '3215', '3241']);
  });

  it('[GEN-5][CTR-2] a counter with other numbers rides farther and fights with more stars', () => {
    const corps = DOCUMENTS.units.corps.map((one) =>
      one.id === 'fr-gdcav' ? { ...one, sides: { ...one.sides, fresh: { move: 9, stars: 4 } } } : one,
    );
    const other = made({ ...DOCUMENTS, units: { ...DOCUMENTS.units, corps } });
    const guards = WORLD.unitIds.indexOf('fr-gdcav');
    const units = { 'hq-napoleon': '1217', 'fr-gdcav': '1217', 'hq-wellington': '3715', 'aa-res': '3715' };
    const scenario = {
      format: 'hundred-days-scenario',
      version: 1,
      game: 'waterloo-campaign',
      start: 'movement',
      units,
    };
    const reach = [game, other].map((one) => {
      const { first } = play(one, { scenario, options: {} }, 1);
      return [one.phase(first).choices(first, 0, guards).length, position.starsOf(one.world, first, guards)];
    });
    expect(reach[1][0]).toBeGreaterThan(reach[0][0]);
    expect([reach[0][1], reach[1][1]]).toEqual([2, 4]);
  });

  it('stands beside another: neither changes what is played in the other', () => {
    const south = made(theSouth());
    const alone = [game, south].map((one) => play(one, JUNE16, 'beside').hash);
    expect(alone[0]).not.toBe(alone[1]);
    expect(playedTogether([game, south], JUNE16, 'beside')).toEqual(alone);
  });

  it('is not made from documents with faults', () => {
    const { map, units } = DOCUMENTS;
    expect(() =>
      createWorld({ ...DOCUMENTS, map: { ...map, roads: [...map.roads, ['1000', '4041', 'road']] } }),
    ).toThrow(MapError);
    const nowhere = { ...map, lineOfCommunication: { south: ['1017', '9999'], north: ['4006'] } };
    expect(() => createWorld({ ...DOCUMENTS, map: nowhere })).toThrow(/unknownHex.*9999/);
    for (const unjoinedRoads of [{ '9999': [] }, { '1120': [['1221', '9999']] }])
      expect(() => createWorld({ ...DOCUMENTS, map: { ...map, unjoinedRoads } })).toThrow(/unknownHex.*9999/);
    const far = { '1120': [['1221', '4041']] };
    expect(() => createWorld({ ...DOCUMENTS, map: { ...map, unjoinedRoads: far } })).toThrow(/notAdjacent.*4041/);
    const corps = units.corps.filter(({ id }) => id !== 'aa-2');
    expect(() => createWorld({ ...DOCUMENTS, units: { ...units, corps } })).toThrow('the rules name the piece aa-2');
  });
});

describe('a position by names', () => {
  it('says who stands where and what each has done, in the words of the rules', () => {
    const units = laid('hq-napoleon 2006, fr-2 2010 battle, fr-gdcav 2009, pr-2 2011, hq-blucher 2016');
    const f = field({ start: 'attack', turn: 4, units });
    f.play('attack fr-2 2011');
    expect(describePosition(WORLD.at, game, f.state)).toEqual({
      turn: 4,
      step: 'charge',
      deluge: 1,
      hill: 2,
      attacker: 'fr-2',
      defender: 'pr-2',
      targetHex: '2011',
      where: { 'fr-2': '2010', 'fr-gdcav': '2009', 'pr-2': '2011', 'hq-napoleon': '2006', 'hq-blucher': '2016' },
      face: { 'fr-2': 'back' },
    });
  });

  it('is read back into the same core, at every step of a random game', () => {
    const by = describer(WORLD.at, game);
    play(game, { scenario: 'june15', options: { secretMoveRolls: true } }, 7, ({ before, after }) => {
      const again = by.make(by.describe(before));
      by.apply(again, by.changes(before, after));
      game.rebuild(again);
      expect(sameState(again, after)).toBe(true);
    });
  });
});

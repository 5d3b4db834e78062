import { createLastBattles, createWorld, type Documents, type LastBattles } from '@hundred-days/last-battles';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { FORMAT } from '@hundred-days/last-battles/format';
import { type Chosen, type Field, fieldOf, type Scene } from './support.ts';

/**
 * A proving ground: twelve columns of ten clear hexes under the counters and rules of a battle, with just the features that a
 * rule needs. Even columns lie lower. Around L0505: L0504 north, L0604, L0605, L0506 south, L0405, L0404; two away in a
 * straight line L0503, L0704, L0706, L0507, L0306, L0304; along a hexside L0603, L0705, L0606, L0406, L0305, L0403.
 */

export interface Features {
  readonly terrain?: Readonly<Record<string, string>>;
  /** Pairs of hexes and what lies between: river, stream, bridge, crest; road, trail. */
  readonly sides?: readonly (readonly [string, string, string])[];
  readonly roads?: readonly (readonly [string, string, string])[];
  readonly edges?: readonly { readonly hex: string; readonly edge: string; readonly kind: string }[];
  /** Other strengths than the counters have. */
  readonly strengths?: Readonly<Record<string, number>>;
  /** Changes of the scenario: turns, levels, exits. */
  readonly scenario?: Readonly<Record<string, unknown>>;
}

const COLUMNS = 12;
const ROWS = 10;
const number = (col: number, row: number): string => `${String(col).padStart(2, '0')}${String(row).padStart(2, '0')}`;
const bare = (hex: string): string => hex.slice(1);
const bareLines = (lines: Features['sides'] = []): string[][] => lines.map(([a, b, kind]) => [bare(a), bare(b), kind]);

export function provingGround(features: Features = {}, battle = 'ligny'): LastBattles {
  const { terrain = {}, sides, roads, edges = [], strengths = {}, scenario = {} } = features;
  const own = DOCUMENTS.scenarios.scenarios.find(({ id }) => id === battle);
  const map = DOCUMENTS.maps.find(({ sheet }) => sheet === own?.maps[0]);
  if (own === undefined || map === undefined) throw new Error(`there is no battle ${battle}`);
  const hexes: Record<string, { terrain: string; name?: string }> = {};
  for (let col = 1; col <= COLUMNS; col++)
    for (let row = 1; row <= ROWS; row++)
      hexes[number(col, row)] = { terrain: terrain[`${map.sheet}${number(col, row)}`] ?? 'clear' };
  const anywhere = `${map.sheet}1210`;
  const documents: Documents = {
    ...DOCUMENTS,
    units: { units: DOCUMENTS.units.units.map((unit) => ({ ...unit, full: strengths[unit.id] ?? unit.full })) },
    maps: [
      {
        ...map,
        hexes,
        hexsides: bareLines(sides),
        roads: bareLines(roads),
        edgeRoads: edges.map((edge) => ({ ...edge, hex: bare(edge.hex) })),
      },
    ],
    scenarios: {
      scenarios: [
        {
          ...own,
          objectives: {},
          initialOccupation: {},
          modifiers: [],
          exits: [],
          reinforcements: { french: [], allied: [] },
          ...scenario,
          // The counters of the battle; tests say where they stand.
          setup: {
            french: own.setup.french.map((unit) => ({ ...unit, hex: anywhere })),
            allied: own.setup.allied.map((unit) => ({ ...unit, hex: anywhere })),
          },
        },
      ],
    },
  };
  return createLastBattles(createWorld(documents, map.id), FORMAT);
}

/** A scene on a proving ground. */
export const proving = (features: Features, scene: Scene, options: Chosen = {}): Field =>
  fieldOf(provingGround(features), 'ligny', scene, options);

/** A scene on open ground. */
export const open = (scene: Scene, options: Chosen = {}): Field => proving({}, scene, options);

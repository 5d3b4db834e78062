import type { UnitDocument, World } from '@hundred-days/napoleon-at-waterloo';
import { hexGeometry } from '../../art/geometry.ts';
import { drawHexMap } from '../../art/map/draw.ts';
import type { Building, Compass, Ground, HexMapData, Road, RoadEdge, RoadType } from '../../art/mapdata.ts';
import type { Arm, CounterFace, MapArt, Nation, PlaceName } from '../../board/types.ts';

/** The map and the counters of the game, in the terms of the art. */

type Hex = World['documents']['map']['hexes'][string];

export function mapData({ map, documents }: World): HexMapData {
  const { hexes, roads, roadEdges } = documents.map;
  return {
    geometry: hexGeometry(map),
    ground: map.ids.map((id) => groundOf(hexes[id])),
    buildings: map.ids.map((id) => (hexes[id].kind ?? null) as Building | null),
    roads: roads.map(([a, b, type]): Road => ({ a: map.indexOf(a), b: map.indexOf(b), type: type as RoadType })),
    roadEdges: roadEdges.map(
      ([hex, towards, type]): RoadEdge => ({
        place: map.indexOf(hex),
        towards: towards as Compass,
        type: type as RoadType,
      }),
    ),
    names: placeNames(map, hexes),
  };
}

export const mapArt = (world: World): MapArt => drawHexMap(mapData(world));

function groundOf({ terrain }: Hex): Ground {
  return terrain === 'woods' || terrain === 'woodsRoad' ? terrain : 'clear';
}

/** A name for each group of neighbouring hexes that bear it; a wood in several parts is named at the largest. */
function placeNames(map: World['map'], hexes: Readonly<Record<string, Hex>>): PlaceName[] {
  const named = map.ids.flatMap((id, place) => (hexes[id].name === undefined ? [] : [place]));
  const names = [...new Set(named.map((place) => hexes[map.ids[place]].name ?? ''))];
  return names.map((text) => {
    const parts = groups(
      map,
      named.filter((place) => hexes[map.ids[place]].name === text),
    );
    const places = parts.reduce((best, part) => (part.length > best.length ? part : best));
    return { text, kind: nameKind(hexes[map.ids[places[0]]]), places, chief: CHIEF.has(text) };
  });
}

/** What everybody looks for first on this field. */
const CHIEF: ReadonlySet<string> = new Set(['Hougoumont', 'La Haye Sainte', 'Papelotte', 'Plancenoit']);

function nameKind({ kind }: Hex): PlaceName['kind'] {
  switch (kind) {
    case 'town':
    case 'village':
      return kind;
    case 'farm':
    case 'chateau':
      return 'farm';
    default:
      return 'area';
  }
}

function groups(map: World['map'], places: readonly number[]): number[][] {
  const left = new Set(places);
  return places.flatMap((start) => {
    if (!left.delete(start)) return [];
    const group = [start];
    for (const place of group) {
      for (const other of left) {
        if (map.direction(place, other) < 0) continue;
        left.delete(other);
        group.push(other);
      }
    }
    return [group];
  });
}

/** Cuirassiers, carabiniers, dragoons, the heavy horse of the Guard, the Household and Union brigades. */
const HEAVY: ReadonlySet<string> = new Set([
  'fr-11cav',
  'fr-12cav',
  'fr-13cav',
  'fr-14cav',
  'fr-gd-hcav',
  'frv-9cav',
  'frv-10cav',
  'aa-gdcav',
  'aa-uncav',
]);

const GUARD: ReadonlySet<string> = new Set([
  'fr-gd-yng',
  'fr-gd-chs',
  'fr-gd-grn',
  'fr-gd-hcav',
  'fr-gd-lcav',
  'fr-gd-art',
  'aa-1gd',
  'aa-gdcav',
]);

const TINTS: Readonly<Record<string, CounterFace['tint']>> = {
  'aa-2db': 'netherlands',
  'aa-3db': 'netherlands',
  'aa-dbcav': 'netherlands',
  'aa-bru': 'brunswick',
};

export function counterFace(unit: UnitDocument): CounterFace {
  const tint = TINTS[unit.id];
  return {
    nation: (unit.nation === 'anglo-allied' ? 'anglo' : unit.nation) as Nation,
    arm: armOf(unit),
    left: String(unit.combatStrength),
    right: String(unit.movementAllowance),
    designation: unit.designation,
    ...(GUARD.has(unit.id) ? { guard: true } : {}),
    ...(tint ? { tint } : {}),
  };
}

function armOf({ id, type }: UnitDocument): Arm {
  if (type === 'cavalry') return HEAVY.has(id) ? 'cavalry-heavy' : 'cavalry-light';
  return type === 'artillery' ? 'artillery' : 'infantry';
}

import { type HexMapData, isWooded } from '../mapdata.ts';
import type { ArtLayer, MapArt, ZoomLevel } from '../types.ts';
import { avenue } from './avenue.ts';
import { bridges } from './bridges.ts';
import { buildings } from './buildings.ts';
import { gates } from './gates.ts';
import { gridLines, gridTicks } from './grid.ts';
import { marsh } from './marsh.ts';
import { frameLine, laidLines, neatBox, neatLine, paper } from './paper.ts';
import { crests, highGround, ridges, slopes } from './relief.ts';
import { roads } from './roads.ts';
import { spots } from './spots.ts';
import { hexStreams, hexsideWater, pondsOn } from './water.ts';
import { woods } from './woods.ts';

const ALL: readonly ZoomLevel[] = ['far', 'middle', 'near'];
const DETAIL: readonly ZoomLevel[] = ['middle', 'near'];
const FAR: readonly ZoomLevel[] = ['far'];
const MIDDLE: readonly ZoomLevel[] = ['middle'];
const NEAR: readonly ZoomLevel[] = ['near'];

/** Layers without a filled area. */
const LINES = /-rim|-shade|crests|stream|river|track|road/;

/** Draws a map from its data: one path a layer, in the order in which they lie on one another. */
export function drawHexMap(data: HexMapData): MapArt {
  const { geometry, ground, buildings: kinds } = data;
  const layers: ArtLayer[] = [];
  const lay = (id: string, d: string, className: string, levels = ALL): void => {
    if (d !== '') layers.push({ id, d, className, levels, lines: LINES.test(id) });
  };

  const net = roads(data);
  const built = spots();
  kinds.forEach((kind, place) => {
    if (kind !== null) built.add(geometry.x[place], geometry.y[place]);
  });
  const trees = woods(geometry, (place) => isWooded(ground[place]), net.spots);
  const copses = woods(geometry, (place) => ground[place] === 'copse', net.spots);
  const town = buildings(geometry, kinds, net);
  const crossings = bridges(geometry, data.bridges ?? []);
  const wet = [...ground.keys()].filter((place) => ground[place] === 'marsh');
  const streams = hexsideWater(geometry, data.streams ?? []) + hexStreams(geometry, data.streamHexes ?? [], data.roads);
  const river = hexsideWater(geometry, data.rivers ?? []);
  const ponds = pondsOn(geometry, data.ponds ?? []);

  lay('paper', paper(geometry), 'art-paper');
  lay('laid', laidLines(geometry), 'art-laid', DETAIL);
  lay('high', highGround(geometry, data.high ?? []), 'art-high');
  lay('copses', copses.rim, 'art-woods art-copse');
  lay('copse-crowns', copses.crowns, 'art-trees art-copse-trees', DETAIL);
  lay('copse-rim', copses.rim, 'art-woods-rim art-copse-rim');
  lay('woods', trees.rim, 'art-woods');
  lay('tree-crowns', trees.crowns, 'art-trees', DETAIL);
  lay('tree-feet', trees.feet, 'art-tree-feet', DETAIL);
  lay('woods-rim', trees.rim, 'art-woods-rim');
  lay('woods-shade', trees.shade, 'art-woods-shade');
  lay('marsh', marsh(geometry, wet), 'art-marsh', DETAIL);
  lay('ridges', ridges(geometry, data.ridges ?? []), 'art-hachures');
  lay('slopes', slopes(geometry, data.slopes ?? []), 'art-hachures');
  lay('crests', crests(geometry, data.crests ?? []), 'art-crests');
  lay('stream-halo', streams, 'art-stream-halo', DETAIL);
  lay('stream', streams, 'art-stream');
  lay('ponds', ponds, 'art-pond');
  lay('river-bank', river, 'art-river-bank');
  lay('river', river, 'art-river');
  lay('river-line', river, 'art-river-line', DETAIL);
  lay('grid-ticks', gridTicks(geometry), 'art-grid', MIDDLE);
  lay('grid', gridLines(geometry), 'art-grid', NEAR);
  lay('gardens', town.gardens, 'art-gardens', DETAIL);
  lay('garden-beds', town.beds, 'art-garden-beds', NEAR);
  lay('track-far', net.d.track, 'art-track-far', FAR);
  lay('track-case', net.d.track, 'art-track-case', DETAIL);
  lay('road-case-far', net.d.road, 'art-road-case art-far', FAR);
  lay('road-case', net.d.road, 'art-road-case', DETAIL);
  lay('track-fill', net.d.track, 'art-track-fill', DETAIL);
  lay('road-fill-far', net.d.road, 'art-road-fill art-far', FAR);
  lay('road-fill', net.d.road, 'art-road-fill', DETAIL);
  lay('avenue', avenue(net, built, neatBox(geometry)), 'art-avenue', DETAIL);
  lay('buildings', town.houses, 'art-buildings');
  lay('roofs', town.roofs, 'art-roofs', DETAIL);
  lay('bridge-deck', crossings.deck, 'art-bridge-deck');
  lay('bridge-parapets', crossings.parapets, 'art-bridge-parapets');
  lay('frame', frameLine(geometry), 'art-frame');
  lay('gates', gates(geometry, data.gates ?? [], 'entry'), 'art-gates');
  lay('gate-rings', gates(geometry, data.gates ?? [], 'exit'), 'art-gate-rings');
  lay('neat-line', neatLine(geometry), 'art-neat-line');
  return { geometry, layers, names: data.names };
}

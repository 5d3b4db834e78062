import { patchOf, windowOn } from '../../art/map/patch.ts';
import type { HexMapData } from '../../art/mapdata.ts';
import type { BoardPiece, CounterFace, Overlay } from '../../board/types.ts';
import type { MapPicture } from './card.ts';

/** Pictures of a legend, cut from a game's own map and with its own signs laid on it. */
export interface Stage {
  readonly geometry: HexMapData['geometry'];
  /** A hex as it lies on the map. */
  ground(hex: number): MapPicture;
  /** Open ground with nothing near it, for signs to lie on, and the hexes around. */
  readonly open: number;
  readonly around: readonly number[];
  /** A sign on open ground, with a piece on it; wide for a switch, narrow for a sign. */
  sign(overlay: Overlay, face?: CounterFace): MapPicture;
  wide(overlay: Overlay, ...pieces: readonly BoardPiece[]): MapPicture;
}

export function stageOf(data: HexMapData): Stage {
  const open = bareHex(data);
  const ground = (hex: number): MapPicture => {
    const art = patchOf(data, hex);
    return { art, window: windowOn(art, hex), framed: hex };
  };
  return {
    geometry: data.geometry,
    ground,
    open,
    around: [open, ...ringOf(data, open)],
    sign: (overlay, face) => ({
      ...ground(open),
      overlay,
      pieces: face === undefined ? [] : [onStage(face, open)],
    }),
    wide: (overlay, ...pieces) => {
      const { art } = ground(open);
      return { art, framed: open, window: windowOn(art, open, 3.3, 2.2), overlay, pieces };
    },
  };
}

const ringOf = ({ geometry: { neighbours } }: HexMapData, hex: number): number[] =>
  [...neighbours.subarray(6 * hex, 6 * hex + 6)].filter((next) => next >= 0);

/** A hex of open ground with six of the same around it. */
function bareHex(data: HexMapData): number {
  const { ground, buildings, roads, rivers = [], streams = [], ridges = [], streamHexes = [], geometry } = data;
  const sides = [...rivers, ...streams, ...ridges].map(([hex]) => hex);
  const taken = new Set([...roads.flatMap(({ a, b }) => [a, b]), ...sides, ...streamHexes]);
  const isBare = (hex: number): boolean => ground[hex] === 'clear' && buildings[hex] === null && !taken.has(hex);
  const all = [...Array(geometry.size).keys()].filter((hex) => {
    const ring = ringOf(data, hex);
    return ring.length === 6 && isBare(hex) && ring.every(isBare);
  });
  return all.find((hex) => ringOf(data, hex).every((next) => ringOf(data, next).every(isBare))) ?? all[0] ?? 0;
}

export const onStage = (face: CounterFace, place: number): BoardPiece => ({
  piece: place,
  place,
  face,
  label: '',
  badges: [],
  spent: false,
});

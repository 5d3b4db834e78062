import type { JSX } from 'preact';
import { memo } from '../art/memo.tsx';
import { HEX_PX } from './camera.ts';
import { outlinePath, teethPath } from './outlines.ts';
import { Ranges, Roads, Turns } from './ranged.ts';
import type { BoardGeometry, OverlayProps } from './types.ts';

/** Areas over the map. Each differs in texture or edge, so that it reads without colour. */

/** Hatches, defined once a board. */
export function OverlayPatterns(): JSX.Element {
  return (
    <defs>
      <pattern id="hatch-reach" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7" class="hatch-reach" />
      </pattern>
      <pattern id="hatch-zone" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 0V8" class="hatch-zone" />
      </pattern>
      <pattern id="hatch-target" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7M0 0H7" class="hatch-target" />
      </pattern>
      <pattern id="hatch-turn" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 0V9M0 4.5H9" class="hatch-turn" />
      </pattern>
    </defs>
  );
}

/** What lies under the counters: areas. */
export const UnderOverlay = memo(function UnderOverlay({ geometry, overlay }: OverlayProps): JSX.Element {
  const { reach = [], stops = [], turns = [], zones = [], targets = [], ways = [], shown = [] } = overlay.value;
  const { ranges = [], influence = [], lines = [], strained = [] } = overlay.value;
  const inReach = new Set(reach);
  const outside = zones.filter((place) => !inReach.has(place));
  const asked = ways.map((way) => way[way.length - 1]);
  return (
    <g class={ranges.length > 0 && reach.length > 0 ? 'under under--both' : 'under'}>
      {/* As large as the sheet whatever lies on it: a layer whose size changes makes the browser lay out all layers anew. */}
      <rect class="bare" width={geometry.width * HEX_PX} height={geometry.height * HEX_PX} />
      {/* What a piece in hand shows has its paths there already: to fill them takes less time than to make them. */}
      <path class="zone-edge" d={outlinePath(geometry, outside)} fill="url(#hatch-zone)" />
      <path class="zone-teeth" d={teethPath(geometry, outside)} />
      {influence.length > 0 && <path class="influence" d={outlinePath(geometry, influence)} />}
      {ranges.length > 0 && <Ranges geometry={geometry} ranges={ranges} />}
      {lines.length + strained.length > 0 && <Roads geometry={geometry} lines={lines} strained={strained} />}
      <Area geometry={geometry} places={reach} />
      {asked.length > 0 && <Area geometry={geometry} places={asked} />}
      {turns.length > 0 && <path class="turn-area" d={outlinePath(geometry, turns)} fill="url(#hatch-turn)" />}
      <Stops geometry={geometry} places={stops} />
      {turns.length > 0 && <Turns geometry={geometry} places={turns} />}
      {targets.length > 0 && <path class="target-area" d={outlinePath(geometry, targets)} fill="url(#hatch-target)" />}
      {shown.length > 0 && <path class="shown" d={outlinePath(geometry, shown)} />}
      {overlay.value.under}
    </g>
  );
});

function Area({ geometry, places }: { geometry: BoardGeometry; places: readonly number[] }): JSX.Element {
  const outline = outlinePath(geometry, places);
  return (
    <g class={places.length > 0 ? 'reach' : ''}>
      <path class="reach-tint" d={outline} />
      <path class="reach-hatch" d={outline} fill="url(#hatch-reach)" />
      <path class="reach-edge" d={outline} />
    </g>
  );
}

/** Plates with a bar, all of them in two paths: a unit may have many places where it must stop. */
function Stops({ geometry, places }: { geometry: BoardGeometry; places: readonly number[] }): JSX.Element {
  const each = (shape: (x: number, y: number) => string): string =>
    places.map((place) => shape(geometry.x[place] * HEX_PX, geometry.y[place] * HEX_PX)).join('');
  return (
    <g class="stops">
      <path
        class="stop-plate"
        d={each(
          (x, y) => `M${x - 7} ${y - 5}h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2Z`,
        )}
      />
      <path class="stop-bar" d={each((x, y) => `M${x - 5} ${y}h10`)} />
    </g>
  );
}

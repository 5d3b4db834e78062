import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { centreOf, HEX_PX } from './camera.ts';
import { arrowPath, chevronPath, hexPath, outlinePath, shotPath, teethPath, wayPath } from './outlines.ts';
import type { BoardGeometry, Overlay } from './types.ts';

/** Areas and signs over the map. Each differs in texture or edge, so that it reads without colour. */

interface Props {
  readonly geometry: BoardGeometry;
  readonly overlay: ReadonlySignal<Overlay>;
}

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
    </defs>
  );
}

/** What lies under the counters: areas. */
export const UnderOverlay = memo(function UnderOverlay({ geometry, overlay }: Props): JSX.Element {
  const { reach = [], stops = [], zones = [], targets = [], ways = [], shown = [] } = overlay.value;
  const inReach = new Set(reach);
  const outside = zones.filter((place) => !inReach.has(place));
  const asked = ways.map(([, to]) => to);
  return (
    <g class="under">
      {/* As large as the sheet whatever lies on it: a layer whose size changes makes the browser lay out all layers anew. */}
      <rect class="bare" width={geometry.width * HEX_PX} height={geometry.height * HEX_PX} />
      {outside.length > 0 && (
        <g class="zones">
          <path class="zone-edge" d={outlinePath(geometry, outside)} fill="url(#hatch-zone)" />
          <path class="zone-teeth" d={teethPath(geometry, outside)} />
        </g>
      )}
      {reach.length > 0 && <Area geometry={geometry} places={reach} />}
      {asked.length > 0 && <Area geometry={geometry} places={asked} />}
      {stops.length > 0 && <Stops geometry={geometry} places={stops} />}
      {targets.length > 0 && <path class="target-area" d={outlinePath(geometry, targets)} fill="url(#hatch-target)" />}
      {shown.length > 0 && <path class="shown" d={outlinePath(geometry, shown)} />}
    </g>
  );
});

function Area({ geometry, places }: { geometry: BoardGeometry; places: readonly number[] }): JSX.Element {
  const outline = outlinePath(geometry, places);
  return (
    <g class="reach">
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

/** What lies over the counters: rings, lines, the path. */
export const OverOverlay = memo(function OverOverlay({ geometry, overlay: now }: Props): JSX.Element {
  const overlay = now.value;
  const {
    targets = [],
    candidates = [],
    joinable = [],
    attackers = [],
    contacts = [],
    shots = [],
    ways = [],
    causes = [],
  } = overlay;
  return (
    <g class="over">
      {candidates.map((place) => (
        <Ring key={place} geometry={geometry} place={place} className="ring-candidate" />
      ))}
      {joinable.map((place) => (
        <Ring key={place} geometry={geometry} place={place} className="ring-joinable" />
      ))}
      {attackers.map((place) => (
        <Ring key={place} geometry={geometry} place={place} className="ring-attacker" />
      ))}
      {targets.map((place) => (
        <Target key={place} geometry={geometry} place={place} />
      ))}
      {(overlay.doubled ?? []).map((place) => (
        <Doubled key={place} geometry={geometry} place={place} />
      ))}
      {contacts.map(([from, to]) => (
        <path key={`${from}-${to}`} class="chevron" d={chevronPath(geometry, from, to)} />
      ))}
      {shots.map(([from, to]) => (
        <g key={`${from}-${to}`}>
          <path class="shot-case" d={shotPath(geometry, from, to)} />
          <path class="shot" d={shotPath(geometry, from, to)} />
        </g>
      ))}
      {ways.map(([from, to]) => (
        <g key={`${from}-${to}`}>
          <path class="way-case" d={arrowPath(geometry, from, to)} />
          <path class="way" d={arrowPath(geometry, from, to)} />
        </g>
      ))}
      {causes.map((place) => (
        <Ring key={place} geometry={geometry} place={place} className="ring-cause" />
      ))}
      {overlay.refused !== undefined && <path class="refused" d={hexPath(geometry, overlay.refused)} />}
      {overlay.intent !== undefined && <Intent geometry={geometry} places={overlay.intent} />}
      {overlay.path !== undefined && <Way geometry={geometry} path={overlay.path} />}
    </g>
  );
});

interface RingProps {
  readonly geometry: BoardGeometry;
  readonly place: number;
  readonly className: string;
}

function Ring({ geometry, place, className }: RingProps): JSX.Element {
  const { x, y } = centreOf(geometry, place);
  const half = HEX_PX * 0.42;
  return <rect class={className} x={x - half} y={y - half} width={2 * half} height={2 * half} rx="8" />;
}

function Target({ geometry, place }: { geometry: BoardGeometry; place: number }): JSX.Element {
  const { x, y } = centreOf(geometry, place);
  const r = HEX_PX * 0.46;
  const ticks = `M0 ${-r - 5}V${-r + 8}M0 ${r + 5}V${r - 8}M${-r - 5} 0H${-r + 8}M${r + 5} 0H${r - 8}`;
  return (
    <g class="target" transform={`translate(${x} ${y})`}>
      <circle r={r} class="target-case" />
      <circle r={r} />
      <path d={ticks} />
    </g>
  );
}

function Doubled({ geometry, place }: { geometry: BoardGeometry; place: number }): JSX.Element {
  const { x, y } = centreOf(geometry, place);
  return (
    <g class="doubled" transform={`translate(${x - HEX_PX * 0.36} ${y - HEX_PX * 0.36})`}>
      <circle r="11" />
      <text y="5">×2</text>
    </g>
  );
}

/** Dashed, so that it is not taken for a way that is being chosen. */
function Intent({ geometry, places }: { geometry: BoardGeometry; places: readonly number[] }): JSX.Element {
  const d = `${wayPath(geometry, places)}${hexPath(geometry, places[places.length - 1])}`;
  return (
    <g class="intent">
      <path class="path-case" d={d} />
      <path class="intent-line" d={d} />
    </g>
  );
}

function Way({ geometry, path }: { geometry: BoardGeometry; path: NonNullable<Overlay['path']> }): JSX.Element {
  const d = wayPath(geometry, path.places);
  return (
    <g class="path">
      <path class="path-case" d={d} />
      <path class="path-line" d={d} />
      {path.places.slice(-path.costs.length).map((place, i) => {
        const { x, y } = centreOf(geometry, place);
        const last = i === path.costs.length - 1;
        return (
          <g key={place} class={last ? 'path-disc path-last' : 'path-disc'} transform={`translate(${x} ${y})`}>
            <circle r="11" />
            <text y="5">{path.costs[i]}</text>
          </g>
        );
      })}
    </g>
  );
}

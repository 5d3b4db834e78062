import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { centreOf, HEX_PX } from './camera.ts';
import { arrowPath, chevronPath, shotPath, wayPath } from './lines.ts';
import type { OverlayProps } from './Overlays.tsx';
import { hexPath } from './outlines.ts';
import { RangePlate } from './Ranges.tsx';
import type { BoardGeometry, Overlay } from './types.ts';

/** What lies over the counters: rings, lines, the path. The first board of a game has none of them, and does not wait for them. */
export const Signs = memo(function Signs({ geometry, overlay: now }: OverlayProps): JSX.Element {
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
      {ways.map((way) => (
        <g key={way.join('-')}>
          <path class="way-case" d={arrowPath(geometry, way)} />
          <path class="way" d={arrowPath(geometry, way)} />
        </g>
      ))}
      {overlay.trace !== undefined && overlay.trace.length > 1 && (
        <g class="trace">
          <path class="trace-case" d={wayPath(geometry, overlay.trace)} />
          <path class="trace-line" d={wayPath(geometry, overlay.trace)} />
        </g>
      )}
      {overlay.chosen !== undefined && !targets.includes(overlay.chosen) && (
        <g class="chosen">
          <path class="chosen-case" d={hexPath(geometry, overlay.chosen)} />
          <path class="chosen-edge" d={hexPath(geometry, overlay.chosen)} />
        </g>
      )}
      {(overlay.ranges ?? []).map((range) => (
        <RangePlate key={range.place} geometry={geometry} range={range} />
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

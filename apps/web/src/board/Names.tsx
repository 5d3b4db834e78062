import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { HEX_NUMBER_SIZE, hexNumbers } from '../art/geometry.ts';
import { memo } from '../art/memo.tsx';
import { type NameSpot, placeNames } from '../art/names.ts';
import { HEX_PX } from './camera.ts';
import type { BoardGeometry, BoardPiece, MapArt, ZoomLevel } from './types.ts';

interface Props {
  readonly art: MapArt;
  readonly pieces: readonly BoardPiece[];
  readonly level: ZoomLevel;
  /** Names of areas and waters lie under the counters, all others over them. */
  readonly under: boolean;
}

/**
 * Place names, set where they hide no numbers. Where pieces have moved they are set anew when the next frame has been drawn: that
 * takes long on a large map, and so does the frame, and of the deeds between two frames nobody sees more than the last.
 */
function useNames({ art, pieces, level }: Props): readonly NameSpot[] {
  const taken = pieces.map((piece) => piece.place).sort((a, b) => a - b);
  const { geometry } = art;
  const latest = useRef(taken);
  latest.current = taken;
  const [set, setAnew] = useState({ geometry, taken });
  const clear = set.geometry === geometry ? set.taken : taken;
  const late = clear.join() !== taken.join();
  useLayoutEffect(() => {
    if (!late) return;
    let task = 0;
    const frame = requestAnimationFrame(() => {
      task = window.setTimeout(() => setAnew({ geometry, taken: latest.current }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [late, geometry]);
  return useMemo(() => namesOn(art, clear, level), [art, level, clear.join()]);
}

interface Found {
  readonly key: string;
  readonly level: ZoomLevel;
  readonly spots: readonly NameSpot[];
}

/** Those under the counters and those over them are found together, once for both layers, and go on from where they stood. */
const found = new WeakMap<MapArt, Found>();

function namesOn(art: MapArt, taken: readonly number[], level: ZoomLevel): readonly NameSpot[] {
  const key = `${level} ${taken.join()}`;
  const known = found.get(art);
  if (known?.key === key) return known.spots;
  const spots = placeNames(art, taken, level, known?.level === level ? known.spots : []);
  found.set(art, { key, level, spots });
  return spots;
}

const IN_MAP_UNITS = `scale(${HEX_PX})`;

/** Names of areas lie under the counters, those of places above them. */
export const NamesLayer = memo(function NamesLayer(props: Props & { readonly under: boolean }): JSX.Element {
  const names = useNames(props);
  return (
    <g class="names" transform={IN_MAP_UNITS}>
      {props.under &&
        props.art.captions?.map(({ text, x, y, size, className }) => (
          <text key={text} class={className} x={x} y={y} font-size={size}>
            {text}
          </text>
        ))}
      {names
        .filter((name) => name.under === props.under)
        .map((name) => (
          <text
            key={`${name.text}${name.x}`}
            class={`art-name art-name--${name.kind}`}
            x={name.x}
            y={name.y}
            font-size={name.size}
            stroke-width={name.halo}
            letter-spacing={name.spacing}
            transform={name.turn === undefined ? undefined : `rotate(${name.turn} ${name.x} ${name.y})`}
          >
            {name.text}
          </text>
        ))}
    </g>
  );
}, sameNames);

function sameNames(a: Props, b: Props): boolean {
  return a.art === b.art && a.level === b.level && (a.pieces === b.pieces || places(a) === places(b));
}

const places = ({ pieces }: Props): string => pieces.map((piece) => piece.place).join();

/** The number of every place: thousands, which the browser reads in one go. */
export const NumbersLayer = memo(function NumbersLayer({ art }: { readonly art: MapArt }): JSX.Element | null {
  const group = useRef<SVGGElement>(null);
  // Towns are known by their names.
  const none = art.geometry.layout === 'points';
  useLayoutEffect(() => {
    if (group.current !== null) group.current.innerHTML = numbersOf(art.geometry);
  }, [art, none]);
  return none ? null : <g ref={group} class="numbers" transform={IN_MAP_UNITS} font-size={HEX_NUMBER_SIZE} />;
});

const numbersOf = (geometry: BoardGeometry): string =>
  hexNumbers(geometry)
    .map(({ text, x, y }) => `<text class="art-number" x="${x}" y="${y}">${text}</text>`)
    .join('');

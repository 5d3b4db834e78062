import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { CounterIcon } from '../art/counters.tsx';
import { HEX_PX } from '../board/camera.ts';
import { hexPath } from '../board/corners.ts';
import { Counters, Ground } from '../board/Leaves.tsx';
import { UnderOverlay } from '../board/Overlays.tsx';
import { Signs } from '../board/Signs.tsx';
import type { MapPicture, Picture } from '../face/look/card.ts';

/** A picture of a card or a legend: a piece, or a part of the map as the board draws it. */

const NOBODY: ReadonlySet<number> = new Set();

interface Props {
  readonly picture: Picture;
  readonly width: number;
  readonly height?: number;
}

export function PictureOf({ picture, width, height = width }: Props): JSX.Element {
  if ('face' in picture) {
    const { face, badges, spent } = picture;
    return <CounterIcon face={face} size={Math.min(width, height)} badges={badges ?? []} spent={spent ?? false} />;
  }
  return <MapPart picture={picture} width={width} height={height} />;
}

function MapPart({ picture, width, height }: { readonly picture: MapPicture } & Required<Omit<Props, 'picture'>>) {
  const { art, window, framed, overlay = {}, pieces = [] } = picture;
  const { geometry } = art;
  const laid = useMemo(() => signal(overlay), [picture]);
  const box = [window.x, window.y, window.width, window.height].map((n) => n * HEX_PX).join(' ');
  return (
    <svg class="map-part" viewBox={box} width={width} height={height} aria-hidden="true">
      <Ground art={art} level="near" />
      {framed !== undefined && <path class="map-part-hex" d={hexPath(geometry, framed)} />}
      <UnderOverlay geometry={geometry} overlay={laid} />
      <Counters
        geometry={geometry}
        pieces={pieces}
        movable={NOBODY}
        inHand={null}
        level="near"
        ghost={null}
        held={false}
      />
      <Signs art={art} overlay={laid} pieces={pieces} level="near" />
    </svg>
  );
}

import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lateModule } from '../page/later.tsx';
import {
  type Camera,
  cameraOn,
  HEX_PX,
  levelOf,
  onPixels,
  placeAt,
  type Size,
  sheetSize,
  transformOf,
  within,
  withPlaceInSight,
} from './camera.ts';
import { firstCamera, makeControls, type Sheet } from './controls.ts';
import { listen } from './gestures.ts';
import { glideOf } from './glide.ts';
import { type Held, handOver } from './hand.ts';
import type { BoardPiece, BoardProps, Point, ZoomLevel } from './types.ts';

/** The sheet as the board draws it: its elements, how near it is looked at, and the piece that a hand carries over it. */
export interface SheetInHand {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly glass: RefObject<HTMLDivElement | null>;
  readonly size: Size;
  readonly level: ZoomLevel;
  readonly carried: Held | null;
  readonly camera: RefObject<Camera>;
}

/** With hexes smaller than this, in pixels, counters are marks. */
const TINY = 13 / HEX_PX;

/**
 * A sheet moved under its window by a CSS transform. While a hand moves it nothing is drawn anew; the level of detail
 * changes when the hand rests.
 */
export function useSheet(props: BoardProps, byKeys: ReadonlySignal<boolean>): SheetInHand {
  const { geometry } = props.art;
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  /** Where the sheet lay when the hand took it; null while it rests. */
  const rested = useRef<Camera | null>(null);
  /** The window while the hand has the sheet: to ask the browser for it would make it lay out the page in every frame. */
  const framed = useRef<Size | null>(null);
  /** The frame in which a moved sheet is laid anew; 0 for none. */
  const drawn = useRef(0);
  const latest = useRef(props);
  latest.current = props;
  const [level, setLevel] = useState<ZoomLevel>('middle');
  const [carried, setCarried] = useState<Held | null>(null);
  const size = useMemo(() => sheetSize(geometry), [geometry]);

  const windowSize = (): Size => ({ width: root.current?.clientWidth ?? 1, height: root.current?.clientHeight ?? 1 });

  /** Lays the sheet as the camera says. */
  function lay(): void {
    drawn.current = 0;
    const seen = framed.current ?? windowSize();
    const { x, y, scale } = camera.current;
    if (sheet.current !== null) sheet.current.style.transform = transformOf(camera.current, rested.current);
    const [width, height] = [size.width * scale, size.height * scale];
    latest.current.onLook({
      x: -x / width,
      y: -y / height,
      width: seen.width / width,
      height: seen.height / height,
    });
  }

  function look(next: Camera): void {
    camera.current = within(next, framed.current ?? windowSize(), size);
    lay();
  }

  function rest(): void {
    cancelAnimationFrame(drawn.current);
    rested.current = null;
    framed.current = null;
    camera.current = onPixels(camera.current, devicePixelRatio);
    lay();
    sheet.current?.classList.remove('moving', 'zooming');
    sheet.current?.classList.toggle('tiny', camera.current.scale < TINY);
    setLevel(levelOf(camera.current.scale));
  }

  function move(next: Camera): void {
    rested.current ??= camera.current;
    framed.current ??= windowSize();
    sheet.current?.classList.add('moving');
    camera.current = within(next, framed.current, size);
    if (camera.current.scale !== rested.current.scale) sheet.current?.classList.add('zooming');
    // A hand moves several times between two frames.
    drawn.current ||= requestAnimationFrame(lay);
  }

  function under(at: Point): number {
    const { x, y, scale } = camera.current;
    const piece = geometry.pieceAt?.(latest.current.pieces, { x: (at.x - x) / scale, y: (at.y - y) / scale });
    return piece?.place ?? placeAt(geometry, camera.current, at);
  }

  useEffect(() => {
    const element = root.current as HTMLDivElement;
    const pane = glass.current as HTMLDivElement;
    const now = (): Camera => camera.current;
    const pieces = (): readonly BoardPiece[] => latest.current.pieces;
    let [seen, around] = [windowSize(), browserSize()];
    const moved: Sheet = { geometry, size, pieces, windowSize, lastSize: () => seen, now, look, rest, under };
    const before = props.opensOn?.() ?? null;
    look(
      before === null ? firstCamera(windowSize(), size, geometry, props.pieces) : cameraOn(before, windowSize(), size),
    );
    rest();
    const glide = glideOf(now, move, rest);
    const controls = makeControls(moved, element, {
      to: (next, anyhow) => glide.to(next, latest.current.reducedMotion, anyhow),
      moved: () => glide.moved(),
    });
    latest.current.onReady?.(controls);
    const resized = new ResizeObserver(() => {
      const [before, outer] = [seen, around];
      framed.current = null;
      [seen, around] = [windowSize(), browserSize()];
      // What was in the middle stays there in another window; a sheet drawn over the map does not shift it.
      const turned = outer.width !== around.width || outer.height !== around.height;
      const { x, y, scale } = camera.current;
      const by = turned ? { x: (seen.width - before.width) / 2, y: (seen.height - before.height) / 2 } : { x: 0, y: 0 };
      look({ x: x + by.x, y: y + by.y, scale });
      rest();
    });
    resized.observe(element);
    const stop = listen(pane, {
      camera: now,
      look(next) {
        glide.moved();
        move(next);
      },
      rest,
      held: (held) => glide.held(held),
      ...handOver(pane, () => latest.current, under, setCarried),
    });
    return () => {
      stop();
      resized.disconnect();
      cancelAnimationFrame(drawn.current);
    };
  }, [geometry]);

  useMotions(root, latest);

  useEffect(
    () =>
      props.cursor.subscribe((place) => {
        if (place === null || !byKeys.peek()) return;
        look(withPlaceInSight(camera.current, geometry, place, windowSize()));
        rest();
      }),
    [geometry, props.cursor],
  );

  return { root, sheet, glass, size, level, carried, camera };
}

const browserSize = (): Size => ({ width: innerWidth, height: innerHeight });

const going = lateModule(() => import('./going.ts'));

/** Pieces are seen going where they go, once it is there what shows it; until then they are where they end. */
function useMotions(root: RefObject<HTMLDivElement | null>, latest: RefObject<BoardProps>): void {
  const { art, motions, reducedMotion } = latest.current;
  const shown = going.now;
  useEffect(() => void going.fetch().catch(() => undefined), []);
  const player = useMemo(() => shown?.motionPlayer(art.geometry), [art.geometry, shown]);
  useLayoutEffect(() => {
    const ended = (): void => latest.current.onMotionEnd();
    if (player !== undefined) player.play(root.current, motions, reducedMotion, ended);
    else if (motions.length > 0) queueMicrotask(ended);
  }, [motions]);
}

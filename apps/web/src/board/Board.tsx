import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { blocksOf } from './blocks.ts';
import {
  type Camera,
  centredOn,
  centreOf,
  HEX_PX,
  levelOf,
  placeAt,
  type Size,
  sheetSize,
  transformOf,
  wholeSheet,
  within,
  withPlaceInSight,
  withWayInSight,
  zoomedAt,
} from './camera.ts';
import { isArrow, stepCursor } from './cursor.ts';
import { listen } from './gestures.ts';
import type { Glide } from './glide.ts';
import { Arrows, fetchGlide, fetchPlayer, NamesLayer, NumbersLayer, Signs, STILL } from './later.ts';
import { OverlayPatterns, UnderOverlay } from './Overlays.tsx';
import { hexPath } from './outlines.ts';
import { Carried, MIDDLE, PieceOnBoard, spotOf } from './Pieces.tsx';
import type { ArtLayer, BoardControls, BoardPiece, BoardProps, MapArt, Motion, Point, ZoomLevel } from './types.ts';

/**
 * The board: a sheet drawn once, moved under its window by a CSS transform. While a hand moves it nothing is drawn anew; the
 * level of detail changes when the hand rests.
 */
export function Board(props: BoardProps): JSX.Element {
  const { art, pieces, overlay, cursor, inHand, movable } = props;
  const { geometry } = art;
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  /** Where the sheet lay when the hand took it; null while it rests. */
  const rested = useRef<Camera | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const [level, setLevel] = useState<ZoomLevel>('middle');
  const [carried, setCarried] = useState<{ piece: number; at: Point } | null>(null);
  const size = useMemo(() => sheetSize(geometry), [geometry]);
  const held = useRef<{ piece: number; at: Point } | null>(null);
  /** The hand is on the keys: Enter then means the cursor's place, and the cursor is drawn. */
  const byKeys = useSignal(false);
  const player = useRef(STILL);

  function hold(next: { piece: number; at: Point } | null): void {
    held.current = next;
    setCarried(next);
  }

  const windowSize = (): Size => ({ width: root.current?.clientWidth ?? 1, height: root.current?.clientHeight ?? 1 });

  function look(next: Camera): void {
    camera.current = within(next, windowSize(), size);
    const { x, y, scale } = camera.current;
    if (sheet.current !== null) sheet.current.style.transform = transformOf(camera.current, rested.current);
    const seen = windowSize();
    const [width, height] = [size.width * scale, size.height * scale];
    latest.current.onLook({
      x: -x / width,
      y: -y / height,
      width: seen.width / width,
      height: seen.height / height,
    });
  }

  function rest(): void {
    rested.current = null;
    if (sheet.current !== null) sheet.current.style.transform = transformOf(camera.current);
    sheet.current?.classList.remove('moving');
    setLevel(levelOf(camera.current.scale));
  }

  const under = (at: Point): number => {
    const { x, y, scale } = camera.current;
    const piece = geometry.pieceAt?.(latest.current.pieces, { x: (at.x - x) / scale, y: (at.y - y) / scale });
    return piece?.place ?? placeAt(geometry, camera.current, at);
  };

  useEffect(() => {
    const element = root.current as HTMLDivElement;
    look(firstCamera(windowSize(), size, geometry, pieces));
    rest();
    const move = (next: Camera): void => {
      rested.current ??= camera.current;
      sheet.current?.classList.add('moving');
      look(next);
    };
    let glide: Glide | null = null;
    void fetchGlide().then(
      (glideOf) => {
        glide = glideOf(() => camera.current, move, rest);
      },
      () => undefined,
    );
    const controls = makeControls(() => camera.current, look, rest, windowSize, size, geometry, element, under, {
      to: (next) => glide?.to(next, latest.current.reducedMotion),
      moved: () => glide?.moved(),
    });
    latest.current.onReady?.(controls);
    const resized = new ResizeObserver(() => look(camera.current));
    resized.observe(element);
    const stop = listen(glass.current as HTMLDivElement, {
      camera: () => camera.current,
      look(next) {
        glide?.moved();
        move(next);
      },
      rest,
      held: (held) => glide?.held(held),
      tap: (at) => {
        const place = under(at);
        if (place < 0) return;
        tapped(latest.current, place);
        // The cursor follows after the frame that shows what the tap did.
        requestAnimationFrame(() => setTimeout(() => latest.current.onCursor(place)));
      },
      hover: (at) => {
        const place = at === null ? -1 : under(at);
        glass.current?.classList.toggle('on-piece', grabbed(latest.current, place) !== null);
        latest.current.onHover(orNull(place));
      },
      grab: (at) => {
        const piece = grabbed(latest.current, under(at));
        if (piece === null) return false;
        (latest.current.onGrab ?? latest.current.onPiece)(piece);
        hold({ piece, at });
        return true;
      },
      carry: (at) => {
        if (held.current !== null) hold({ piece: held.current.piece, at });
        latest.current.onHover(orNull(under(at)));
      },
      release: (at) => {
        const place = at === null ? -1 : under(at);
        const piece = held.current?.piece ?? -1;
        hold(null);
        if (piece >= 0 && place >= 0) latest.current.onDrop(piece, place);
      },
    });
    return () => {
      stop();
      resized.disconnect();
    };
  }, [geometry]);

  useEffect(() => {
    // Without a network there is none, and pieces go without being seen going.
    void fetchPlayer(geometry).then(
      (fetched) => {
        player.current = fetched;
      },
      () => undefined,
    );
  }, [geometry]);

  useLayoutEffect(() => {
    player.current.play(root.current, props.motions, props.reducedMotion, () => latest.current.onMotionEnd());
  }, [props.motions]);

  useEffect(
    () =>
      cursor.subscribe((place) => {
        if (place === null || !byKeys.peek()) return;
        look(withPlaceInSight(camera.current, geometry, place, windowSize()));
        rest();
      }),
    [geometry, cursor],
  );

  const counters = { geometry, pieces, movable, inHand, level, ghost: carried?.piece ?? null };

  return (
    <div
      ref={root}
      class="board"
      role="application"
      aria-roledescription="map"
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes the arrow keys; HTML has no element for it
      tabIndex={0}
      onPointerDown={() => {
        byKeys.value = false;
      }}
      onKeyDown={(event) => {
        if (isArrow(event.key)) byKeys.value = true;
        if (byKeys.value) pressed(event, props);
      }}
      onFocus={(event) => {
        byKeys.value = event.currentTarget.matches(':focus-visible');
        if (cursor.peek() === null) props.onCursor(firstPlace(props));
      }}
      data-level={level}
    >
      <div ref={sheet} class="sheet" style={{ width: `${size.width}px`, height: `${size.height}px` }}>
        <Leaf size={size}>
          <OverlayPatterns />
          <Ground art={art} level={level} />
          {props.numbers && level === 'near' && <NumbersLayer art={art} />}
          <NamesLayer art={art} pieces={pieces} level={level} under={true} />
        </Leaf>
        <Leaf size={size} apart={true}>
          <UnderOverlay geometry={geometry} overlay={overlay} />
        </Leaf>
        <Leaf size={size}>
          <g class="pieces">
            {leaving(props).map(({ piece, places }) => (
              <PieceOnBoard
                key={`leaving ${piece}`}
                piece={{ piece, place: places[0], face: props.faceOf(piece), label: '', badges: [], spent: false }}
                x={centreOf(geometry, places[places.length - 1]).x}
                y={centreOf(geometry, places[places.length - 1]).y}
                spot={MIDDLE}
                level={level}
                raised={false}
                movable={false}
                ghost={false}
              />
            ))}
            <Counters {...counters} held={false} />
          </g>
        </Leaf>
        <Leaf size={size}>
          <NamesLayer art={art} pieces={pieces} level={level} under={false} />
        </Leaf>
        <Leaf size={size}>
          <Signs geometry={geometry} overlay={overlay} pieces={pieces} level={level} />
          <g class="pieces">
            <Counters {...counters} held={true} />
          </g>
          <Arrows geometry={geometry} overlay={overlay} />
          <Cursor geometry={geometry} cursor={cursor} byKeys={byKeys} />
        </Leaf>
      </div>
      <div ref={glass} class="glass" />
      {carried !== null && (
        <Carried piece={pieces.find((p) => p.piece === carried.piece)} at={carried.at} scale={camera.current.scale} />
      )}
      <Spoken cursor={cursor} describe={props.describe} />
    </div>
  );
}

interface LeafProps {
  readonly size: Size;
  /** Changes by itself, and at once: the browser keeps it apart from those under and over it. */
  readonly apart?: boolean;
  readonly children: ComponentChildren;
}

/** What is drawn lies on leaves over one another: a change on one does not paint the others anew. */
function Leaf({ size, apart = false, children }: LeafProps): JSX.Element {
  return (
    <svg class={apart ? 'apart' : undefined} width={size.width} height={size.height} aria-hidden="true">
      {children}
    </svg>
  );
}

interface CursorProps {
  readonly geometry: MapArt['geometry'];
  readonly cursor: ReadonlySignal<number | null>;
  readonly byKeys: ReadonlySignal<boolean>;
}

function Cursor({ geometry, cursor, byKeys }: CursorProps): JSX.Element | null {
  const place = byKeys.value ? cursor.value : null;
  return place === null ? null : <path class="cursor" d={hexPath(geometry, place)} />;
}

/** The place of the cursor in words. */
function Spoken({ cursor, describe }: Pick<BoardProps, 'cursor' | 'describe'>): JSX.Element {
  return (
    <div class="visually-hidden" aria-live="polite">
      {cursor.value === null ? '' : describe(cursor.value)}
    </div>
  );
}

/** Pieces taken off the board that are still to be seen going. */
const leaving = (props: BoardProps): readonly Motion[] =>
  props.reducedMotion
    ? []
    : props.motions.filter(
        ({ piece, kind }) =>
          (kind === 'destroyed' || kind === 'exit') && !props.pieces.some((other) => other.piece === piece),
      );

const orNull = (place: number): number | null => (place < 0 ? null : place);

/** The whole sheet if its hexes are then large enough to read; otherwise close, on the middle of the pieces. */
function firstCamera(window: Size, sheet: Size, geometry: MapArt['geometry'], pieces: readonly BoardPiece[]): Camera {
  const whole = wholeSheet(window, sheet);
  if (whole.scale * HEX_PX >= 58 || pieces.length === 0) return whole;
  let x = 0;
  let y = 0;
  for (const piece of pieces) {
    x += centreOf(geometry, piece.place).x / pieces.length;
    y += centreOf(geometry, piece.place).y / pieces.length;
  }
  const hex = window.width < 700 ? 46 : 60;
  return within(centredOn({ x, y }, hex / HEX_PX, window), window, sheet);
}

function makeControls(
  now: () => Camera,
  look: (camera: Camera) => void,
  rest: () => void,
  windowSize: () => Size,
  sheet: Size,
  geometry: MapArt['geometry'],
  element: HTMLElement,
  under: (at: Point) => number,
  glide: { to(camera: Camera): void; moved(): void },
): BoardControls {
  const go = (camera: Camera): void => {
    glide.moved();
    look(camera);
    rest();
  };
  return {
    zoom: (factor) => go(zoomedAt(now(), factor, { x: windowSize().width / 2, y: windowSize().height / 2 })),
    fit: () => go(wholeSheet(windowSize(), sheet)),
    show: (place) => go(withPlaceInSight(now(), geometry, place, windowSize())),
    follow: (places) => glide.to(within(withWayInSight(now(), geometry, places, windowSize()), windowSize(), sheet)),
    centre: (x, y) => go(centredOn({ x: x * sheet.width, y: y * sheet.height }, now().scale, windowSize())),
    spot: (place) => {
      const { x, y } = centreOf(geometry, place);
      const camera = now();
      return { x: camera.x + x * camera.scale, y: camera.y + y * camera.scale };
    },
    under: (at) => {
      const box = element.getBoundingClientRect();
      const inside = at.x >= box.left && at.x < box.right && at.y >= box.top && at.y < box.bottom;
      return inside ? orNull(under({ x: at.x - box.left, y: at.y - box.top })) : null;
    },
    skip: () => element.dispatchEvent(new CustomEvent('skip-motions')),
    focus: () => element.focus(),
  };
}

const piecesAt = (props: BoardProps, place: number): BoardPiece[] =>
  props.pieces.filter((piece) => piece.place === place);

/** A tap on a place: where the piece in hand may go it goes, otherwise the piece there is meant. */
function tapped(props: BoardProps, place: number): void {
  const there = piecesAt(props, place);
  const { reach, ways } = props.overlay.peek();
  const reachable = reach?.includes(place) || ways?.some((way) => way[way.length - 1] === place);
  const meant = props.inHand !== null || !there.some((piece) => props.movable.has(piece.piece));
  if (there.length === 0 || (meant && reachable)) props.onPlace(place);
  else props.onPiece(nextOf(there, props).piece);
}

/** In a stack the piece after the one in hand; movable ones first. */
function nextOf(there: readonly BoardPiece[], props: BoardProps): BoardPiece {
  const inHand = there.findIndex((piece) => piece.piece === props.inHand);
  if (inHand >= 0 && there.length > 1) return there[(inHand + 1) % there.length];
  return there.find((piece) => props.movable.has(piece.piece)) ?? there[0];
}

function grabbed(props: BoardProps, place: number): number | null {
  const movable = piecesAt(props, place).filter((piece) => props.movable.has(piece.piece));
  return movable.length === 0 ? null : nextOf(movable, props).piece;
}

const firstPlace = (props: BoardProps): number =>
  props.pieces.find((piece) => props.movable.has(piece.piece))?.place ?? props.pieces[0]?.place ?? 0;

/** Arrows move the cursor; Space does what a tap there would, and so does Enter where it means nothing else. */
function pressed(event: KeyboardEvent, props: BoardProps): void {
  const at = props.cursor.peek() ?? firstPlace(props);
  if (isArrow(event.key)) {
    event.preventDefault();
    const next = stepCursor(props.art.geometry, at, event.key);
    props.onCursor(next);
    props.onHover(next);
  } else if (event.key === ' ' || event.key === 'Enter') {
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter' && props.onEnter?.(at)) return;
    tapped(props, at);
  }
}

interface CountersProps extends Pick<BoardProps, 'pieces' | 'movable' | 'inHand'> {
  readonly geometry: MapArt['geometry'];
  readonly level: ZoomLevel;
  readonly ghost: number | null;
  /** The one in hand, or all others. */
  readonly held: boolean;
}

/** Drawn again when a piece changes, not when the pointer moves. */
const Counters = memo(function Counters(props: CountersProps): JSX.Element {
  const { geometry, pieces, movable, inHand, level, ghost, held } = props;
  return (
    <>
      {pieces.map((piece) =>
        (piece.piece === inHand && !piece.spot?.held) === held ? (
          <PieceOnBoard
            key={piece.piece}
            piece={piece}
            x={centreOf(geometry, piece.place).x}
            y={centreOf(geometry, piece.place).y}
            spot={spotOf(pieces, piece)}
            level={level}
            raised={held}
            movable={movable.has(piece.piece)}
            ghost={ghost === piece.piece}
          />
        ) : null,
      )}
    </>
  );
});

const Ground = memo(function Ground({ art, level }: { art: MapArt; level: ZoomLevel }): JSX.Element {
  return (
    <g class="ground" transform={`scale(${HEX_PX})`}>
      {art.layers.map((layer) => (
        <g
          key={layer.id}
          class={layer.className}
          style={layer.levels.includes(level) ? undefined : { display: 'none' }}
        >
          <Blocks layer={layer} />
        </g>
      ))}
    </g>
  );
});

const Blocks = memo(function Blocks({ layer }: { layer: ArtLayer }): JSX.Element {
  return (
    <>
      {blocksOf(layer).map((d, i) => (
        <path key={i} d={d} />
      ))}
    </>
  );
});

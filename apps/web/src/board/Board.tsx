import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { isArrow } from './cursor.ts';
import { firstPlace, pressed } from './hand.ts';
import { Counters, Cursor, Felt, Ground, Leaf, Spoken } from './Leaves.tsx';
import { NamesLayer, NumbersLayer } from './named.ts';
import { Carried } from './Pieces.tsx';
import { useSheet } from './sheet.ts';
import { Arrows, Leaving, OverlayPatterns, Signs, UnderOverlay } from './signed.ts';
import type { BoardProps } from './types.ts';

/** The board: a sheet drawn once, leaf upon leaf, in a window that takes the pointer and the keys. */
export function Board(props: BoardProps): JSX.Element {
  const { art, pieces, overlay, cursor, inHand, movable } = props;
  const { geometry } = art;
  /** The hand is on the keys: Enter then means the cursor's place, and the cursor is drawn. */
  const byKeys = useSignal(false);
  const { root, sheet, glass, size, level, carried, camera } = useSheet(props, byKeys);
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
      onFocusIn={(event) => {
        const keys = event.currentTarget.matches(':focus-visible');
        if (cursor.peek() === null) {
          // Where nobody on the map can act, what the question is about stays in sight.
          byKeys.value = keys && pieces.some(({ piece }) => movable.has(piece));
          props.onCursor(firstPlace(props));
        }
        byKeys.value = keys;
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
        {props.felt !== undefined && <Felt geometry={geometry} pieces={pieces} felt={props.felt} />}
        <Leaf size={size}>
          <g class="pieces">
            <Leaving board={props} level={level} />
            <Counters {...counters} held={false} />
          </g>
        </Leaf>
        <Leaf size={size}>
          <NamesLayer art={art} pieces={pieces} level={level} under={false} />
        </Leaf>
        <Leaf size={size}>
          <Signs art={art} overlay={overlay} pieces={pieces} level={level} />
          <g class="pieces">
            <Counters {...counters} held={true} />
          </g>
          <Arrows geometry={geometry} overlay={overlay} pieces={pieces} />
          <Cursor geometry={geometry} cursor={cursor} byKeys={byKeys} />
        </Leaf>
        {props.over}
      </div>
      <div ref={glass} class="glass" />
      {carried !== null && (
        <Carried pieces={pieces} carried={carried.piece} at={carried.at} scale={camera.current.scale} />
      )}
      <Spoken cursor={cursor} describe={props.describe} />
    </div>
  );
}

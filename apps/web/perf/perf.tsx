import '../src/art/theme.css';
import '../src/art/art.css';
import '../src/shell/fonts.css';
import '../src/board/board.css';
import './perf.css';
import { computed, signal } from '@preact/signals';
import { type JSX, render } from 'preact';
import { drawHexMap } from '../src/art/map/draw.ts';
import { Board } from '../src/board/Board.tsx';
import type { BoardProps, Overlay } from '../src/board/types.ts';
import { army, COUNTERS, HEXES, largestMap } from './largest.ts';

/** The board of the app on the largest map, with a piece in hand, so that all that is ever drawn is drawn. */

const art = drawHexMap(largestMap());
const pieces = army();
const inHand = signal<number | null>(null);
/** As at a table: where a piece can go is shown at once, and the piece is raised two frames later. */
const raised = signal<number | null>(null);
const hover = signal<number | null>(null);
const nothing = (): void => undefined;

/** All places up to five steps away. */
function around(place: number): number[] {
  const seen = new Set([place]);
  for (let step = 0; step < 5; step++) {
    for (const at of [...seen]) {
      for (const next of art.geometry.neighbours.subarray(6 * at, 6 * at + 6)) if (next >= 0) seen.add(next);
    }
  }
  seen.delete(place);
  return [...seen];
}

function hold(piece: number | null): void {
  inHand.value = piece;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      raised.value = inHand.peek();
    }),
  );
}

function overlayOf(piece: number | null): Overlay {
  if (piece === null) return {};
  const reach = around(pieces[piece].place);
  return {
    reach,
    stops: reach.filter((place) => place % 9 === 0),
    zones: reach.filter((place) => place % 4 === 0),
    ...(hover.value === null ? {} : { shown: [hover.value] }),
  };
}

const fixed = {
  art,
  pieces,
  movable: new Set(pieces.map(({ piece }) => piece)),
  motions: [],
  onMotionEnd: nothing,
  reducedMotion: true,
  overlay: computed(() => overlayOf(inHand.value)),
  cursor: signal(null),
  onCursor: nothing,
  onPiece: hold,
  onPlace: () => hold(null),
  onDrop: nothing,
  onHover: (place: number | null) => {
    hover.value = place;
  },
  onLook: nothing,
  numbers: true,
  faceOf: (piece: number) => pieces[piece].face,
  describe: () => '',
  label: `${HEXES} hexes, ${COUNTERS} counters`,
} as const satisfies Partial<BoardProps>;

function Largest(): JSX.Element {
  return <Board {...fixed} inHand={raised.value} />;
}

render(<Largest />, document.getElementById('app') as HTMLElement);

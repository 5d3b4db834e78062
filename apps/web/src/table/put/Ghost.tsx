import '../put.css';
import type { AnyAction } from '@hundred-days/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { Counter, CounterGhost } from '../../art/counters.tsx';
import { centreOf, HEX_PX, sheetSize } from '../../board/camera.ts';
import { pieceTransform } from '../../board/Pieces.tsx';
import type { BoardPiece, CounterFace, Point } from '../../board/types.ts';
import { goalIn } from '../../face/acts.ts';
import type { Asked, Face } from '../../face/types.ts';
import { useTable } from '../ui.ts';

/** Who of the hand would go: as many as the road takes, and he who was taken up first may be one that stays. */
export function goersIn<A extends AnyAction>(face: Face<A>, asked: Asked<A>, action: A): readonly number[] {
  const held = asked.inHand === null ? [] : [asked.inHand, ...asked.along];
  return held.length > 1 ? (face.hand.company?.goers(asked, action) ?? held) : held;
}

/** The piece in hand where it is put forward to go, until that is confirmed: no mere pointing shows it. */
export function Ghost(): JSX.Element | null {
  const { model, told } = useTable();
  const { face } = model;
  const asked = told.value;
  const { proposed } = asked;
  if (proposed === null) return null;
  const goal = goalIn(face, proposed);
  const goers = goersIn(face, asked, proposed);
  if (goal === null || goers.length === 0) return null;
  const pieces = face.map.pieces(asked);
  const there = pieces.filter(({ place }) => place === goal);
  // What is aimed at has a sign of its own.
  const { isOwn } = face.hand;
  const named = there.filter(({ piece }) => piece < face.game.unitIds.length);
  if (there.length > named.length || named.some(({ piece }) => !isOwn(asked.view, asked.viewer, piece))) return null;
  const [first] = goers;
  const drawn = faceIn(pieces, first) ?? face.map.counter(first, model.asked.value.view);
  // Whoever goes alone wears his own strength, not that of those he leaves.
  const { sum: _, ...alone } = drawn;
  const shown = goers.length > 1 ? drawn : alone;
  const stops = face.hand.company?.stops?.(asked, proposed) ?? null;
  const { geometry } = face.map.art;
  if (stops !== null)
    return (
      <svg class="put-over" {...sheetSize(geometry)} aria-hidden="true">
        {stops.map(({ piece, place }, i) => (
          <Put
            key={piece}
            shown={faceIn(pieces, piece) ?? face.map.counter(piece, asked.view)}
            at={centreOf(geometry, place)}
            aside={stops.slice(0, i).some((before) => before.place === place)}
          />
        ))}
      </svg>
    );
  return (
    <svg class="put-over" {...sheetSize(geometry)} aria-hidden="true">
      <Put shown={shown} at={centreOf(geometry, goal)} aside={named.length > 0}>
        {goers.length > 1 && (
          <text class="put-count" x="104" y="14">
            ×{goers.length}
          </text>
        )}
      </Put>
    </svg>
  );
}

/** As it would lie there: one from under others shows what is on it. */
function faceIn(pieces: readonly BoardPiece[], piece: number): CounterFace | undefined {
  const shown = pieces.find((one) => one.piece === piece);
  return shown?.open ?? shown?.face;
}

interface PutProps {
  readonly shown: CounterFace;
  readonly at: Point;
  /** Somebody is there already. */
  readonly aside: boolean;
  readonly children?: ComponentChildren;
}

function Put({ shown, at: { x, y }, aside, children }: PutProps): JSX.Element {
  const by = aside ? 0.17 * HEX_PX : 0;
  return (
    <g style={{ transform: pieceTransform({ x: x + by, y: y - by }) }}>
      <CounterGhost nation={shown.nation} />
      <g class="put-ghost">
        <Counter face={shown} level="near" badges={[]} spent={false} raised={false} />
      </g>
      {children}
    </g>
  );
}

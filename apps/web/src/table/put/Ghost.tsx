import '../put.css';
import type { ComponentChildren, JSX } from 'preact';
import { Counter, CounterGhost } from '../../art/counters.tsx';
import { centreOf, HEX_PX, sheetSize } from '../../board/camera.ts';
import { pieceTransform } from '../../board/Pieces.tsx';
import type { CounterFace, Point } from '../../board/types.ts';
import { goalIn } from '../../face/acts.ts';
import { useTable } from '../ui.ts';

/** The piece in hand where it is put forward to go, until that is confirmed: no mere pointing shows it. */
export function Ghost(): JSX.Element | null {
  const { model, told } = useTable();
  const { face } = model;
  const asked = told.value;
  const { proposed, inHand, along } = asked;
  const goal = proposed === null ? null : goalIn(face, proposed);
  if (goal === null || inHand === null) return null;
  const pieces = face.map.pieces(asked);
  const there = pieces.filter(({ place }) => place === goal);
  // What is aimed at has a sign of its own.
  const { isOwn } = face.hand;
  const named = there.filter(({ piece }) => piece < face.game.unitIds.length);
  if (there.length > named.length || named.some(({ piece }) => !isOwn(asked.view, asked.viewer, piece))) return null;
  const shown = pieces.find(({ piece }) => piece === inHand)?.face ?? face.map.counter(inHand, model.asked.value.view);
  const stops = proposed === null ? null : (face.hand.company?.stops?.(asked, proposed) ?? null);
  const { geometry } = face.map.art;
  if (stops !== null)
    return (
      <svg class="put-over" {...sheetSize(geometry)} aria-hidden="true">
        {stops.map(({ piece, place }, i) => (
          <Put
            key={piece}
            shown={pieces.find((one) => one.piece === piece)?.face ?? face.map.counter(piece, asked.view)}
            at={centreOf(geometry, place)}
            aside={stops.slice(0, i).some((before) => before.place === place)}
          />
        ))}
      </svg>
    );
  return (
    <svg class="put-over" {...sheetSize(geometry)} aria-hidden="true">
      <Put shown={shown} at={centreOf(geometry, goal)} aside={named.length > 0}>
        {along.length > 0 && (
          <text class="put-count" x="104" y="14">
            ×{along.length + 1}
          </text>
        )}
      </Put>
    </svg>
  );
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

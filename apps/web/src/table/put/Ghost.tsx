import '../put.css';
import type { JSX } from 'preact';
import { Counter, CounterGhost } from '../../art/counters.tsx';
import { centreOf, HEX_PX, sheetSize } from '../../board/camera.ts';
import { pieceTransform } from '../../board/Pieces.tsx';
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
  const { geometry } = face.map.art;
  const { x, y } = centreOf(geometry, goal);
  const aside = named.length === 0 ? 0 : 0.17 * HEX_PX;
  return (
    <svg class="put-over" {...sheetSize(geometry)} aria-hidden="true">
      <g style={{ transform: pieceTransform({ x: x + aside, y: y - aside }) }}>
        <CounterGhost nation={shown.nation} />
        <g class="put-ghost">
          <Counter face={shown} level="near" badges={[]} spent={false} raised={false} />
        </g>
        {along.length > 0 && (
          <text class="put-count" x="104" y="14">
            ×{along.length + 1}
          </text>
        )}
      </g>
    </svg>
  );
}

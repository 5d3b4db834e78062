import type { JSX } from 'preact';
import { CounterIcon } from '../art/counters.tsx';
import { useTable } from './ui.ts';

const CARRIED_PX = 58;

/** The piece under the hand on its way to the map. */
export function CarriedPiece(): JSX.Element | null {
  const { model, ui } = useTable();
  const carried = ui.carried.value;
  if (carried === null) return null;
  const { x, y } = carried.at;
  return (
    <div class="carried-over" style={{ transform: `translate(${x - CARRIED_PX / 2}px, ${y - CARRIED_PX / 2}px)` }}>
      <CounterIcon face={model.face.map.counter(carried.piece, model.asked.peek().view)} size={CARRIED_PX} />
    </div>
  );
}

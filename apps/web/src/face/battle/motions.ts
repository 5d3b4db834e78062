import type { GameEvent } from '@hundred-days/kernel';
import type { Motion } from '../../board/types.ts';
import { hexOf, type Ids, list, unitOf } from './told.ts';

/** Events of a battle on hexes as motions. */

const MARCHES: Readonly<Record<string, Motion['kind']>> = { moved: 'move', entered: 'enter', exited: 'exit' };
const STEPS: Readonly<Record<string, Motion['kind']>> = {
  retreated: 'retreat',
  displaced: 'retreat',
  withdrew: 'retreat',
  advanced: 'advance',
};

export function motionsOf(w: Ids, events: readonly GameEvent[]): Motion[] {
  return events.flatMap(({ type, data }): Motion[] => {
    const piece = unitOf(w, data.unit);
    if (piece < 0) return [];
    if (type in MARCHES)
      return [{ piece, places: list(data.path).map((id) => w.map.indexOf(id)), kind: MARCHES[type] }];
    if (type === 'destroyed') return [{ piece, places: [hexOf(w, data.hex)], kind: 'destroyed' }];
    return type in STEPS ? [{ piece, places: [hexOf(w, data.from), hexOf(w, data.hex)], kind: STEPS[type] }] : [];
  });
}

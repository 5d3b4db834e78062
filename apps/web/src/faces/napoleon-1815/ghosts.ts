import type { Fact, GameEvent } from '@hundred-days/kernel';
import { units } from '@hundred-days/napoleon-1815';
import type { CounterFace, Motion } from '../../board/types.ts';
import type { Painted } from './art.ts';
import { hiddenFace } from './art.ts';

/**
 * Blocks without a face on their way: as many as the viewer is told of, by the towns he is told of, and made from nothing else
 * (FOG-10). They are no pieces of the map; they pass over it and are gone where the others stand.
 */

/** Beyond all numbers of blocks, stacks and plates: see pieces.ts. */
const FIRST = 10_000;
/** Towns lie a day's march apart: who goes there is to be seen going. */
const STRIDE_MS = 320;
/** More than an army has blocks. */
const MOST = 32;

const ARMIES: readonly string[] = units.ARMIES;
const townOf = (w: Painted, fact: Fact | undefined): number => w.net.indexOf(String(fact));

function wayOf(w: Painted, { type, data }: GameEvent): number[] {
  if (type === 'blocks-went') return [townOf(w, data.from), townOf(w, data.town)];
  const told = type === 'blocks-moved' || type === 'blocks-marched' ? data.path : undefined;
  return Array.isArray(told) ? told.map((fact) => townOf(w, fact)) : [];
}

export function ghostMotions(w: Painted, events: readonly GameEvent[]): Motion[] {
  return events.flatMap((event, at): Motion[] => {
    const way = wayOf(w, event);
    const army = ARMIES.indexOf(String(event.data.army));
    if (way.length < 2 || army < 0 || way.some((town) => town < 0)) return [];
    const piece = FIRST + MOST * (3 * at + army) + Number(event.data.count);
    // Seen as far as the town, and then no more.
    return [{ piece, places: [...way, way[way.length - 1]], kind: 'exit', stride: STRIDE_MS }];
  });
}

export const ghostFace = (piece: number): CounterFace =>
  hiddenFace(Math.floor((piece - FIRST) / MOST) % 3, (piece - FIRST) % MOST, false);

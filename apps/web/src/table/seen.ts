import type { Seen } from '../board/types.ts';
import { standing } from './question.ts';
import type { AtTable } from './ui.ts';

/** What part of a map was in sight when its page was left: after a reload it is so again. Kept for this tab. */

export const SEEN_KEY = 'hundred-days.seen';

/** Once; and not where nobody is in sight who is asked about: then the map opens as it does at first. */
export function seenBefore({ model }: Pick<AtTable, 'model'>): Seen | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(SEEN_KEY) ?? 'null');
    sessionStorage.removeItem(SEEN_KEY);
    return kept?.id === model.id && showsQuestion(model, kept) ? kept : null;
  } catch {
    return null;
  }
}

export function showsQuestion({ face, asked }: AtTable['model'], seen: Seen): boolean {
  const { pieces } = asked.peek();
  const { x, y, width, height } = face.map.art.geometry;
  const within = (at: number, from: number, length: number): boolean => at > from && at < from + length;
  return standing(face, asked.peek(), pieces).some(
    (place) => within(x[place] / width, seen.x, seen.width) && within(y[place] / height, seen.y, seen.height),
  );
}

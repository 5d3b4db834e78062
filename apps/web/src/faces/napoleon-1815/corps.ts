import type { Painted } from './art.ts';
import { fullName } from './names.ts';
import { write } from './text/panelWords.ts';

/** Corps, as the hand takes them up. */

/** The blocks of a list by corps, leaders first. */
export function byCorps(w: Painted, list: readonly number[]): readonly (readonly number[])[] {
  const found = new Map<string, number[]>();
  for (const unit of list) {
    const key = `${w.army[unit]} ${w.corps[unit]}`;
    found.set(key, [...(found.get(key) ?? []), unit]);
  }
  return [...found.values()];
}

/** The corps of a unit in words; leaders have none. */
export function corpsName(w: Painted, unit: number, language: string): string {
  const { corps } = w.documents.units.units[unit];
  if (corps === null) return fullName(w, unit, language);
  const named = NAMED_CORPS[corps];
  if (named !== undefined) return write(language, named);
  const [n, cavalry] = corps.split(' ');
  const nth = write(language, n === 'I' ? 'corps.first' : 'corps.later', { n });
  return write(language, cavalry === undefined ? 'corps.n' : 'corps.cavalryN', { n: nth });
}

const NAMED_CORPS: Readonly<Record<string, 'corps.guard' | 'corps.reserve' | 'corps.cavalry'>> = {
  Guard: 'corps.guard',
  Reserve: 'corps.reserve',
  Cavalry: 'corps.cavalry',
};

import { units } from '@hundred-days/napoleon-1815';
import { fullName } from './names.ts';
import { write } from './text/panelWords.ts';

/** Corps, as the hand takes them up. */

/** The blocks of a list by corps, leaders first. */
export function byCorps(list: readonly number[]): readonly (readonly number[])[] {
  const found = new Map<string, number[]>();
  for (const unit of list) {
    const key = `${units.ARMY[unit]} ${units.CORPS[unit]}`;
    found.set(key, [...(found.get(key) ?? []), unit]);
  }
  return [...found.values()];
}

/** The corps of a unit in words; leaders have none. */
export function corpsName(unit: number, language: string): string {
  const { corps } = units.UNIT_DATA[unit];
  if (corps === null) return fullName(unit, language);
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

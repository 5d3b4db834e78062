import type { Refusal, State } from '@hundred-days/kernel';
import type { Explanation } from '../types.ts';
import type { Speech } from './speech.ts';
import { type Ids, list, unitOf } from './told.ts';

/** Refusals of a battle on hexes: what may not be done, and who is to blame. */

interface World extends Ids {
  readonly side: ArrayLike<number>;
  readonly at: { readonly phasing: number };
}

/** Whether attacks are announced; otherwise where the unit was to go, null if it may go nowhere. */
interface Denied {
  readonly inCombat: boolean;
  readonly to: string | null;
}

export function refusalTitle(
  w: World,
  { tell, unit: nameOf }: Speech,
  view: State,
  { data }: Refusal,
  { inCombat, to }: Denied,
  language: string,
): string {
  const unit = unitOf(w, data.unit);
  if (unit < 0) return tell(language, 'no.table');
  const name = nameOf(unit, language);
  if (inCombat) {
    const own = w.side[unit] === view[w.at.phasing];
    return tell(language, own ? 'no.attack' : 'no.beAttacked', { unit: name });
  }
  return to === null
    ? tell(language, 'no.move', { unit: name })
    : tell(language, 'no.goThere', { unit: name, hex: to });
}

/** The units a refusal names besides the one refused. */
export const accused = (w: Ids, { data }: Refusal): number[] =>
  [data.other, ...list(data.units), ...list(data.enemies)].map((fact) => unitOf(w, fact)).filter((unit) => unit >= 0);

/** A unit that is to blame, where it stands, and the hex that its zone touches. */
export function cause(
  { tell, unit: nameOf }: Speech,
  numberOf: (hex: number) => string,
  [unit, place]: readonly [unit: number, place: number],
  language: string,
  touched: number | null,
): Explanation['causes'][number] {
  const facts = {
    unit: nameOf(unit, language),
    hex: numberOf(place),
    place: touched === null ? '' : numberOf(touched),
  };
  return { piece: unit, place, text: tell(language, touched === null ? 'cause.stands' : 'cause.touches', facts) };
}

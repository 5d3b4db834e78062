import { type CardLine, line } from './card.ts';
import { LOOK } from './words.ts';

/** From where a unit can be attacked in contact: hexes that its own side does not hold. */
export function fromLine(
  language: string,
  hexes: readonly string[],
  more: string,
  ...rules: readonly string[]
): CardLine {
  const text =
    hexes.length === 0
      ? LOOK.tell(language, 'attackedNone')
      : LOOK.tellMany(language, 'attackedFrom', hexes.length, { hexes: hexes.join(', ') });
  return line(
    LOOK.tell(language, 'attacked'),
    more === '' ? text : LOOK.tell(language, 'both', { one: text, other: more }),
    ...rules,
  );
}

import type { MapFault } from './fault.ts';
import { opposite } from './hexgrid.ts';
import type { HexMap } from './hexmap.ts';

/** What lies on the hexsides: one bit an attribute, so that a hexside can be both a stream and a bridge. */
export interface Hexsides<A extends string> {
  /** flags[6 * place + direction]; the same seen from both hexes. */
  readonly flags: Readonly<Uint16Array>;
  /** The bit of each attribute. */
  readonly bit: Readonly<Record<A, number>>;
  readonly has: (place: number, direction: number, attribute: A) => boolean;
  /** The flags between two hexes; 0 if they are not adjacent. */
  readonly between: (a: number, b: number) => number;
}

export type HexsideEntry = readonly [hexA: string, hexB: string, attribute: string];

/** Compiles what it can, and lists every entry that it had to leave out. At most 16 attributes fit. */
export function compileHexsides<const A extends string>(
  map: HexMap,
  attributes: readonly A[],
  entries: readonly HexsideEntry[],
): { readonly hexsides: Hexsides<A>; readonly faults: readonly MapFault[] } {
  if (attributes.length > 16) throw new RangeError('a hexside has room for 16 attributes');
  const faults: MapFault[] = [];
  const flags = new Uint16Array(6 * map.size);
  const bit = Object.freeze(Object.fromEntries(attributes.map((name, i) => [name, 1 << i]))) as Record<A, number>;

  entries.forEach(([hexA, hexB, attribute], entry) => {
    const a = map.indexOf(hexA);
    const b = map.indexOf(hexB);
    const known = attributes.indexOf(attribute as A);
    if (a < 0) faults.push({ code: 'unknownHex', data: { entry, hex: hexA } });
    if (b < 0) faults.push({ code: 'unknownHex', data: { entry, hex: hexB } });
    if (known < 0) faults.push({ code: 'unknownAttribute', data: { entry, attribute } });
    if (a < 0 || b < 0 || known < 0) return;
    const mask = 1 << known;
    const direction = map.direction(a, b);
    if (direction < 0) {
      faults.push({ code: 'notAdjacent', data: { entry, hexA, hexB } });
    } else if (flags[6 * a + direction] & mask) {
      faults.push({ code: 'duplicateHexside', data: { entry, hexA, hexB, attribute } });
    } else {
      flags[6 * a + direction] |= mask;
      flags[6 * b + opposite(direction)] |= mask;
    }
  });

  const hexsides = Object.freeze<Hexsides<A>>({
    flags,
    bit,
    has: (place, direction, attribute) => (flags[6 * place + direction] & bit[attribute]) !== 0,
    between: (a, b) => {
      const direction = map.direction(a, b);
      return direction < 0 ? 0 : flags[6 * a + direction];
    },
  });
  return { hexsides, faults };
}

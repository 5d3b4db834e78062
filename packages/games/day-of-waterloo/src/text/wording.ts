import type { Catalog, FactKinds, Text, Wording } from '@hundred-days/kernel';
import { nameOfHex, wordIn, wordingInHexes } from '@hundred-days/kernel';
import type { World } from '../world.ts';

export { nameOfHex, placeName } from '@hundred-days/kernel';

/** A piece's name in a language, that of the data where it has no other; an id that no piece has stays as it is. */
export function unitName(w: World, id: string, { units }: Text): string {
  const piece = w.unitIndex(id);
  if (piece < 0) return id;
  return units[id] ?? (piece < w.units ? w.unitData[piece] : w.leaderData[piece - w.units]).name;
}

export const FACTS: FactKinds = {
  units: ['unit', 'other', 'leader', 'enemy', 'top'],
  unitLists: ['units', 'attackers', 'defenders', 'supporting', 'charging', 'reacting', 'leaders'],
  places: ['hex', 'from', 'to', 'entry'],
  words: {
    side: 'seat',
    army: 'army',
    corps: 'corps',
    outcome: 'outcome',
    phase: 'word',
    weather: 'weather',
    time: 'time',
    fate: 'fate',
    fight: 'fight',
  },
};

/** Facts that are so or not so: the words for both. */
const EITHER: Readonly<Record<string, readonly [string, string]>> = {
  passed: ['passed', 'failed'],
  massed: ['massed', 'open'],
};

/** Numbers that are added to a die, or name a column by a difference. */
const SIGNED: ReadonlySet<string> = new Set(['differential', 'terrain', 'modifier', 'shift', 'column']);

const signed = (by: number): string => (by < 0 ? `−${-by}` : by === 0 ? '0' : `+${by}`);

/** 9.4.4c: a modifier as it is told, `uphill:+1`. */
function modifierIn(catalog: Catalog, told: string): string {
  const [name, by] = told.split(':');
  return `${wordIn(catalog, 'modifier', name)} ${signed(Number(by))}`;
}

/** Units by their names, hexes with the name of the place, paths with hyphens, sides, armies and corps in the reader's language. */
export function wordingOf(w: World, text: Text): Wording {
  const plain = wordingInHexes<World>(FACTS, w, text, { unitName, nameOfHex });
  const { catalog } = text;
  return (name, fact) => {
    if (typeof fact === 'boolean' && Object.hasOwn(EITHER, name))
      return wordIn(catalog, 'word', EITHER[name][fact ? 0 : 1]);
    if (typeof fact === 'number' && SIGNED.has(name)) return signed(fact);
    if (typeof fact === 'number' && name === 'entry') return `${fact} (${wordIn(catalog, 'entry', String(fact))})`;
    if (name === 'modifiers' && Array.isArray(fact) && fact.length > 0)
      return fact.map((told) => modifierIn(catalog, String(told))).join(', ');
    return plain(name, fact);
  };
}

import { type Fact, type Refusal, type State, sayRefusal, type Wording } from '@hundred-days/kernel';
import { board, position, units } from '@hundred-days/waterloo-campaign';
import type { Explanation } from '../../face/types.ts';
import { hexOf, list, UNIT_FACTS, unitOf } from './log.ts';
import { placeName, shortName } from './names.ts';
import { tell, textIn } from './text/words.ts';
import type { World } from './world.ts';

/** Refusals as explanations. The sentences are those of the game's own catalogs. */

/** The fact first, then who is to blame. */
export function explain(w: World, view: State, no: Refusal, language: string, asked: number | null): Explanation {
  const wording: Wording = (name, fact) => factInWords(w, name, fact, language);
  const text = sayRefusal({ ...textIn(language), wording }, no);
  return { title: titleOf(w, no, language, asked), text, causes: causesOf(w, view, no, language) };
}

function factInWords(w: World, name: string, fact: Fact, language: string): string {
  if (Array.isArray(fact)) {
    if (fact.length === 0) return '–';
    return fact
      .map(String)
      .map((id) => (units.unitIndex(w, id) < 0 ? id : shortName(w, units.unitIndex(w, id), language)))
      .join(', ');
  }
  const unit = UNIT_FACTS.includes(name) ? unitOf(w, fact) : -1;
  if (unit >= 0) return shortName(w, unit, language);
  const hex = name === 'hex' || name === 'from' ? hexOf(w, fact) : -1;
  return hex < 0 ? String(fact) : placeName(w, hex, language);
}

/** What was asked for; the refusal itself may speak of a hex on the way. */
function titleOf(w: World, no: Refusal, language: string, asked: number | null): string {
  const unit = unitOf(w, no.data.unit);
  if (unit < 0) return tell(language, 'no.table');
  const name = shortName(w, unit, language);
  const hex = hexOf(w, no.data.hex) < 0 ? -1 : (asked ?? hexOf(w, no.data.hex));
  return hex < 0
    ? tell(language, 'no.unit', { unit: name })
    : tell(language, 'no.there', { unit: name, hex: board.hexId(w, hex) });
}

/** Refusals that a zone of the enemy is to blame for. */
const BY_ZONE: ReadonlySet<string> = new Set([
  'must-stop',
  'held-in-zoc',
  'break-off',
  'in-enemy-zone',
  'in-enemy-zoc',
  'hq-in-enemy-zone',
  'retreat-into-zoc',
]);

/** Pieces named in the refusal, and for zones the enemies whose zone it is. */
function causesOf(w: World, view: State, no: Refusal, language: string): Explanation['causes'] {
  const named = [
    unitOf(w, no.data.other),
    unitOf(w, no.data.by),
    ...list(no.data.units).map((fact) => unitOf(w, fact)),
  ];
  const unit = unitOf(w, no.data.unit);
  const hex = hexOf(w, no.data.hex);
  const zones = BY_ZONE.has(no.code) && hex >= 0 && unit >= 0 ? enemiesNear(w, view, w.side[unit], hex, no.code) : [];
  // Who stands in the hex, where it should be empty (GEN-9).
  const there =
    no.code === 'hex-not-empty' && hex >= 0
      ? [position.corpsIn, position.detachmentIn, position.hqIn].map((of) => of(w, view, hex))
      : [];
  // For a zone the enemy alone is to blame, not the HQ that places somebody there.
  const blamed = zones.length > 0 ? named.filter((piece) => w.side[piece] !== w.side[unit]) : named;
  const causes = [...new Set(there.length > 0 ? there : [...blamed, ...zones])].filter(
    (piece) => piece >= 0 && position.onMap(w, view, piece),
  );
  return causes.map((piece) => {
    const place = position.whereIs(w, view, piece);
    const facts = { unit: shortName(w, piece, language), hex: placeName(w, place, language) };
    return { piece, place, text: tell(language, 'cause', facts) };
  });
}

/** The enemy units whose ZoC, or where that counts whose ZoI, reaches a hex. */
function enemiesNear(w: World, view: State, side: number, hex: number, code: string): number[] {
  const wide = code !== 'held-in-zoc' && code !== 'in-enemy-zoc' && code !== 'retreat-into-zoc' && code !== 'break-off';
  const found: number[] = [];
  for (let unit = 0; unit < w.hqs; unit++) {
    if (w.side[unit] === side || !position.onMap(w, view, unit)) continue;
    const from = position.whereIs(w, view, unit);
    const lists = wide && units.isCorps(w, unit) ? [w.control, w.influence] : [w.control];
    if (lists.some(({ first, hexes }) => hexes.subarray(first[from], first[from + 1]).includes(hex))) found.push(unit);
  }
  return found;
}

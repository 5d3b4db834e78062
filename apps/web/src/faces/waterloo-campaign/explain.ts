import { type Fact, type Refusal, type Speaker, type State, sayRefusal } from '@hundred-days/kernel';
import { board, position, units } from '@hundred-days/waterloo-campaign';
import type { Explanation } from '../../face/types.ts';
import { hexOf, list, UNIT_FACTS, unitOf } from './log.ts';
import { placeName, shortName } from './names.ts';
import { tell } from './text/words.ts';

/** Refusals as explanations. The sentences are those of the game's own catalogs. */

/** The fact first, then who is to blame. */
export function explain(game: Speaker, view: State, no: Refusal, language: string, asked: number | null): Explanation {
  const text = sayRefusal(game, no, language, (name, fact) => factInWords(name, fact, language));
  return { title: titleOf(no, language, asked), text, causes: causesOf(view, no, language) };
}

function factInWords(name: string, fact: Fact, language: string): string {
  if (Array.isArray(fact)) {
    if (fact.length === 0) return '–';
    return fact
      .map(String)
      .map((id) => (units.unitIndex(id) < 0 ? id : shortName(units.unitIndex(id), language)))
      .join(', ');
  }
  const unit = UNIT_FACTS.includes(name) ? unitOf(fact) : -1;
  if (unit >= 0) return shortName(unit, language);
  const hex = name === 'hex' || name === 'from' ? hexOf(fact) : -1;
  return hex < 0 ? String(fact) : placeName(hex, language);
}

/** What was asked for; the refusal itself may speak of a hex on the way. */
function titleOf(no: Refusal, language: string, asked: number | null): string {
  const unit = unitOf(no.data.unit);
  if (unit < 0) return tell(language, 'no.table');
  const name = shortName(unit, language);
  const hex = hexOf(no.data.hex) < 0 ? -1 : (asked ?? hexOf(no.data.hex));
  return hex < 0
    ? tell(language, 'no.unit', { unit: name })
    : tell(language, 'no.there', { unit: name, hex: board.hexId(hex) });
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
function causesOf(view: State, no: Refusal, language: string): Explanation['causes'] {
  const named = [unitOf(no.data.other), unitOf(no.data.by), ...list(no.data.units).map(unitOf)];
  const unit = unitOf(no.data.unit);
  const hex = hexOf(no.data.hex);
  const zones = BY_ZONE.has(no.code) && hex >= 0 && unit >= 0 ? enemiesNear(view, units.SIDE[unit], hex, no.code) : [];
  // Who stands in the hex, where it should be empty (GEN-9).
  const there =
    no.code === 'hex-not-empty' && hex >= 0
      ? [position.corpsIn, position.detachmentIn, position.hqIn].map((of) => of(view, hex))
      : [];
  // For a zone the enemy alone is to blame, not the HQ that places somebody there.
  const blamed = zones.length > 0 ? named.filter((piece) => units.SIDE[piece] !== units.SIDE[unit]) : named;
  const causes = [...new Set(there.length > 0 ? there : [...blamed, ...zones])].filter(
    (piece) => piece >= 0 && position.onMap(view, piece),
  );
  return causes.map((piece) => {
    const place = position.whereIs(view, piece);
    const facts = { unit: shortName(piece, language), hex: placeName(place, language) };
    return { piece, place, text: tell(language, 'cause', facts) };
  });
}

/** The enemy units whose ZoC, or where that counts whose ZoI, reaches a hex. */
function enemiesNear(view: State, side: number, hex: number, code: string): number[] {
  const wide = code !== 'held-in-zoc' && code !== 'in-enemy-zoc' && code !== 'retreat-into-zoc' && code !== 'break-off';
  const found: number[] = [];
  for (let unit = 0; unit < units.HQS; unit++) {
    if (units.SIDE[unit] === side || !position.onMap(view, unit)) continue;
    const from = position.whereIs(view, unit);
    const lists = wide && units.isCorps(unit) ? [board.CONTROL, board.INFLUENCE] : [board.CONTROL];
    if (lists.some(({ first, hexes }) => hexes.subarray(first[from], first[from + 1]).includes(hex))) found.push(unit);
  }
  return found;
}

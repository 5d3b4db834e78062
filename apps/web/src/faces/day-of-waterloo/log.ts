import { wordsOf } from '@hundred-days/day-of-waterloo/spoken';
import type { Fact, GameEvent } from '@hundred-days/kernel';
import type { Motion } from '../../board/types.ts';
import { commaed, hexOf, list, partsOf, placesOf, unitOf } from '../../face/battle/told.ts';
import type { LogLine, LogPart } from '../../face/types.ts';
import { fightOf } from './combat/told.ts';
import { hourName, nameOfHex, withoutIds } from './names.ts';
import type { Setting } from './setting.ts';
import { tell, textIn } from './text/words.ts';

/** Events as log lines, in the game's own sentences, and as motions. */

export function logLine(w: Setting, event: GameEvent, language: string): LogLine {
  const { type, data, rule } = event;
  const text = textIn(language);
  const template = type === 'unasked' ? tell(language, 'log.unasked') : (text.catalog[`event.${type}`] ?? '');
  const wording = wordsOf(w, text).wording;
  const said = (name: string): LogPart[] => {
    const fact = data[name];
    if (HEXES.has(name) && typeof fact === 'string') return hexParts(w, fact, language);
    if ((name === 'hexes' || name === 'path') && Array.isArray(fact)) return wayParts(w, name, list(fact), language);
    if (name === 'weather' && isSky(fact)) return [tell(language, `sky.${fact}`)];
    if (name === 'time' && typeof fact === 'string') return [hourName(fact, language)];
    return fact === undefined ? [] : [withoutIds(wording(name, fact))];
  };
  const unit = unitOf(w, data.unit ?? data.leader ?? list(data.units)[0] ?? list(data.attackers)[0]);
  return {
    heading: type === 'phase',
    piece: unit < 0 ? null : unit,
    parts: partsOf(withoutNothing(template, data), said),
    rule,
    dice: diceOf(data.die, data.dice),
    places: placesOf(w, event),
    ...(type === 'unasked' ? { aside: true } : fightOf(w, event, language)),
  };
}

/** Facts that need no word where there are none of them, or nothing is added. */
const NOTHING = ['leaders', 'supporting', 'modifiers', 'terrain', 'shift'] as const;

/** The sentence without the clauses that would tell of nothing: "; in support: –", ", ground 0". */
function withoutNothing(template: string, data: GameEvent['data']): string {
  const isNothing = (fact: Fact | undefined): boolean => fact === 0 || (Array.isArray(fact) && fact.length === 0);
  return NOTHING.filter((name) => isNothing(data[name])).reduce(
    (left, name) => left.replace(new RegExp(`\\u00A0?[,;][^,;{}]*\\{${name}\\}`), ''),
    template,
  );
}

const SKIES = ['clear', 'mud', 'severeMud'] as const;
const isSky = (fact: Fact | undefined): fact is (typeof SKIES)[number] => SKIES.some((sky) => sky === fact);

const HEXES: ReadonlySet<string> = new Set(['hex', 'from', 'to']);

function hexParts(w: Setting, id: string, language: string): LogPart[] {
  const place = hexOf(w, id);
  if (place < 0) return [id];
  const name = nameOfHex(w, place, language);
  return [{ place, text: id }, ...(name === null ? [] : [` ${name}`])];
}

/** Of a way where it begins and ends, by its name if it has one; of several hexes all. */
function wayParts(w: Setting, name: string, ids: readonly string[], language: string): LogPart[] {
  const parts = ids.map((id): LogPart => ({ place: hexOf(w, id), text: id }));
  if (name === 'hexes' || parts.length < 2) return commaed(parts);
  return [parts[0], '–', ...hexParts(w, ids[ids.length - 1], language)];
}

const diceOf = (die: Fact | undefined, dice: Fact | undefined): number[] =>
  typeof die === 'number' ? [die] : Array.isArray(dice) ? dice.map(Number) : [];

const MARCHES: Readonly<Record<string, Motion['kind']>> = { moved: 'move', entered: 'enter' };
const STEPS: Readonly<Record<string, Motion['kind']>> = {
  retreated: 'retreat',
  displaced: 'retreat',
  evaded: 'retreat',
  advanced: 'advance',
  'leader-driven-off': 'retreat',
};

export function motionsOf(w: Setting, events: readonly GameEvent[]): Motion[] {
  return events.flatMap(({ type, data }): Motion[] => {
    const piece = unitOf(w, data.unit ?? data.leader);
    if (piece < 0) return [];
    if (type in MARCHES) return [{ piece, places: list(data.path).map((id) => hexOf(w, id)), kind: MARCHES[type] }];
    if (!(type in STEPS)) return [];
    const places = [hexOf(w, data.from), hexOf(w, data.hex)];
    return places.some((place) => place < 0) ? [] : [{ piece, places, kind: STEPS[type] }];
  });
}

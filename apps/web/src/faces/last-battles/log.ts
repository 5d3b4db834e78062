import type { Fact, GameEvent } from '@hundred-days/kernel';
import { type tables, units } from '@hundred-days/last-battles';
import { commaed, factOf, hexOf, lineKey, lineOf, list, unitOf } from '../../face/battle/told.ts';
import type { LogLine, LogPart } from '../../face/types.ts';
import { pluralKey } from '../../text/fill.ts';
import type { fightOf } from './fightTold.ts';
import { hexNumber, nameOfHex, shortName } from './names.ts';
import type { Setting } from './setting.ts';
import { phaseName, sideName } from './sides.ts';
import type { en } from './text/en.ts';
import { listed, tell, textIn, wordsOf } from './text/words.ts';

/** Events as log lines. */

export function logLine(w: Setting, event: GameEvent, language: string, later: typeof fightOf | undefined): LogLine {
  const key = event.data.stays === undefined ? keyOf(event, language) : 'log.rolledStays';
  const template = wordsOf(language)[key as keyof typeof en] ?? '';
  const line = lineOf(w, event, template, (hole) => factParts(w, hole, event, language));
  return { ...line, ...later?.(w, event, language) };
}

/** What is told in one point or in many. */
const COUNTED: Readonly<Record<string, string>> = { points: 'points', destroyed: 'strength' };

function keyOf(event: GameEvent, language: string): string {
  const [key, n] = [lineKey(event, language), event.data[COUNTED[event.type]]];
  return typeof n === 'number' ? `${key}_${pluralKey(language, n)}` : key;
}

type Result = (typeof tables.RESULTS)[number];
function factParts(w: Setting, name: string, event: GameEvent, language: string): LogPart[] {
  const fact = factOf(event, name);
  switch (name) {
    case 'phase':
      return [phaseName(w, sideOf(event.data.side), fact === 'movement', language)];
    case 'side':
      return [sideName(w, sideOf(fact), language)];
    case 'army':
      return [textIn(language).catalog[`army.${String(fact)}`] ?? String(fact)];
    case 'by':
      return [signed(Number(fact))];
    case 'unit':
      return [shortName(w, unitOf(w, fact), language)];
    case 'attackers':
    case 'defenders':
    case 'stays':
      return [
        listed(
          language,
          list(fact).map((id) => shortName(w, unitOf(w, id), language)),
        ),
      ];
    case 'result':
      return [tell(language, `result.${fact as Result}`)];
    case 'hexes':
      return commaed(list(fact).map((id) => hexPart(w, id)));
    case 'hex':
      return [hexPart(w, fact), ...nameAfter(w, hexOf(w, fact), language)];
    case 'from':
      return [hexPart(w, fact)];
    default:
      return [String(fact)];
  }
}

const sideOf = (fact: Fact | undefined): number => (fact === 'french' ? units.FRENCH : units.ALLIED);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const hexPart = (w: Setting, fact: Fact | undefined): LogPart => {
  const place = hexOf(w, fact);
  return { place, text: hexNumber(w, place) };
};

function nameAfter(w: Setting, hex: number, language: string): LogPart[] {
  const name = nameOfHex(w, hex, language);
  return name === null ? [] : [` ${name}`];
}

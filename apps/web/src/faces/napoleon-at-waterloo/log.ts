import type { GameEvent } from '@hundred-days/kernel';
import { nameOfHex, tables } from '@hundred-days/napoleon-at-waterloo';
import { factOf, hexPart, hexParts, list, partsOf, placesOf, unitOf } from '../../face/battle/told.ts';
import type { LogLine, LogPart } from '../../face/types.ts';
import { pluralKey } from '../../text/fill.ts';
import { shortName } from './names.ts';
import type { Setting } from './setting.ts';
import type { en } from './text/en.ts';
import { listed, tell, textIn, wordsOf } from './text/words.ts';

/** Events as log lines. */

const phaseNumber = ({ side, phase }: GameEvent['data']): 0 | 1 | 2 | 3 =>
  ((side === 'french' ? 0 : 2) + (phase === 'movement' ? 0 : 1)) as 0 | 1 | 2 | 3;

export function logLine(w: Setting, event: GameEvent, language: string): LogLine {
  const { data, type } = event;
  const number = type === 'attack' ? `_${pluralKey(language, list(data.attackers).length)}` : '';
  const key = `log.${type}${number}`;
  const template = wordsOf(language)[key as keyof typeof en] ?? `[${key}]`;
  const unit = unitOf(w, data.unit ?? list(data.attackers)[0]);
  return {
    heading: type === 'phase',
    piece: unit < 0 ? null : unit,
    parts: partsOf(template, (hole) => factParts(w, hole, event, language)),
    rule: event.rule,
    dice: type === 'rolled' && typeof data.die === 'number' ? [data.die] : [],
    places: placesOf(w, event),
    ...fightOf(w, event, language),
  };
}

type Result = (typeof tables.RESULTS)[number];
type ToldOfFight = Pick<LogLine, 'fight' | 'verdict' | 'faces' | 'because'>;

/** An attack, what its die means and might have meant, and why nobody could get away. */
function fightOf(w: Setting, { type, rule, data }: GameEvent, language: string): ToldOfFight {
  if (type === 'attack') return { fight: 'begins' };
  if (type === 'destroyed' && rule === '6.4.3') return { because: tell(language, 'because.noSafeHex') };
  if (type !== 'rolled') return {};
  const column = tables.COLUMNS.indexOf(data.column as (typeof tables.COLUMNS)[number]);
  const faces = [1, 2, 3, 4, 5, 6].map((die) => {
    const code = tables.RESULTS[tables.resultOf(w, die, column)];
    return { code, name: tell(language, `result.${code}`) };
  });
  return { fight: 'rolls', verdict: tell(language, `verdict.${data.result as Result}`), faces };
}

function factParts(w: Setting, name: string, event: GameEvent, language: string): LogPart[] {
  const { data } = event;
  const fact = factOf(event, name);
  if (name === 'phase') return [tell(language, `phase.${phaseNumber(data)}`)];
  if (name === 'unit') return [shortName(w, unitOf(w, fact), language)];
  if (name === 'attackers' || name === 'defenders')
    return [
      listed(
        language,
        list(fact).map((id) => shortName(w, unitOf(w, id), language)),
        'and',
      ),
    ];
  if (name === 'result') return [tell(language, `result.${fact as (typeof tables.RESULTS)[number]}`)];
  if (name === 'hexes') return hexParts(w, list(fact));
  if (name === 'hex') return [hexPart(w, String(fact)), ...nameAfter(w, String(fact), language)];
  return name === 'from' ? [hexPart(w, String(fact))] : [String(fact)];
}

const nameAfter = (w: Setting, id: string, language: string): LogPart[] => {
  const name = nameOfHex(w, w.map.indexOf(id), textIn(language));
  return name === null ? [] : [` ${name}`];
};

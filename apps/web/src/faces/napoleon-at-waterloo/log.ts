import type { GameEvent } from '@hundred-days/kernel';
import { nameOfHex, tables } from '@hundred-days/napoleon-at-waterloo';
import { fightTold, type ToldOfFight } from '../../face/battle/fight.ts';
import { commaed, factOf, lineKey, lineOf, list, unitOf } from '../../face/battle/told.ts';
import type { LogLine, LogPart } from '../../face/types.ts';
import { shortName } from './names.ts';
import type { Setting } from './setting.ts';
import type { en } from './text/en.ts';
import { listed, tell, textIn, wordsOf } from './text/words.ts';

/** Events as log lines. */

const phaseNumber = ({ side, phase }: GameEvent['data']): 0 | 1 | 2 | 3 =>
  ((side === 'french' ? 0 : 2) + (phase === 'movement' ? 0 : 1)) as 0 | 1 | 2 | 3;

export function logLine(w: Setting, event: GameEvent, language: string): LogLine {
  const key = lineKey(event, language);
  const template = wordsOf(language)[key as keyof typeof en] ?? `[${key}]`;
  const line = lineOf(w, event, template, (hole) => factParts(w, hole, event, language));
  return { ...line, ...fightOf(w, event, language) };
}

/** 6.4.3: of those that are destroyed, only who finds no safe hex needs a word. */
const fightOf = (w: Setting, event: GameEvent, language: string): ToldOfFight =>
  fightTold(
    {
      columns: tables.COLUMNS,
      resultOf: (die, column) => tables.RESULTS[tables.resultOf(w, die, column)],
      tell: (key) => tell(language, key),
      because: (rule) => (rule === '6.4.3' ? tell(language, 'because.noSafeHex') : undefined),
    },
    event,
  );

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
  if (name === 'hexes') return commaed(list(fact).map((id) => hexPart(w, id)));
  if (name === 'hex') return [hexPart(w, String(fact)), ...nameAfter(w, String(fact), language)];
  return name === 'from' ? [hexPart(w, String(fact))] : [String(fact)];
}

const hexPart = (w: Setting, id: string): LogPart => ({ place: w.map.indexOf(id), text: id });

const nameAfter = (w: Setting, id: string, language: string): LogPart[] => {
  const name = nameOfHex(w, w.map.indexOf(id), textIn(language));
  return name === null ? [] : [` ${name}`];
};

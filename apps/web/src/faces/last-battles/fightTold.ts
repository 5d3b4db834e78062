import type { GameEvent } from '@hundred-days/kernel';
import { tables } from '@hundred-days/last-battles';
import type { LogLine } from '../../face/types.ts';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';

/** What log lines say of a fight. */

type Result = (typeof tables.RESULTS)[number];
type ToldOfFight = Pick<LogLine, 'fight' | 'verdict' | 'faces' | 'because'>;

/** By the rule by which a unit was lost, why it had to be. */
const BECAUSE: Readonly<Record<string, 'because.noSafeHex' | 'because.edge' | 'because.friends'>> = {
  '7.4b': 'because.noSafeHex',
  '6.13': 'because.edge',
  '7.62a': 'because.friends',
};

/** An attack, what its die means and might have meant, and why nobody could get away. */
export function fightOf(w: Setting, { type, rule, data }: GameEvent, language: string): ToldOfFight {
  if (type === 'attack') return { fight: 'begins' };
  if (type === 'destroyed' && Object.hasOwn(BECAUSE, rule)) return { because: tell(language, BECAUSE[rule]) };
  if (type !== 'rolled') return {};
  const column = tables.COLUMNS.indexOf(data.column as (typeof tables.COLUMNS)[number]);
  const faces = [1, 2, 3, 4, 5, 6].map((die) => {
    const code = tables.RESULTS[tables.resultOf(w, die, column)];
    return { code, name: tell(language, `result.${code}`) };
  });
  return { fight: 'rolls', verdict: tell(language, `verdict.${data.result as Result}`), faces };
}

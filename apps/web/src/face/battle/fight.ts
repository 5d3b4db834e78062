import type { GameEvent } from '@hundred-days/kernel';
import type { LogLine } from '../types.ts';

/** What log lines say of a fight. */

export type ToldOfFight = Pick<LogLine, 'fight' | 'verdict' | 'faces' | 'because'>;

/** How a game tells it. */
export interface Teller<R extends string> {
  readonly columns: readonly string[];
  resultOf(die: number, column: number): R;
  tell(key: `result.${R}` | `verdict.${R}`): string;
  /** Why a unit that was lost by this rule had to be; nothing if that needs no word. */
  because(rule: string): string | undefined;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** An attack, what its die means and might have meant, and why nobody could get away. */
export function fightTold<R extends string>(
  { columns, resultOf, tell, because }: Teller<R>,
  { type, rule, data }: GameEvent,
): ToldOfFight {
  if (type === 'attack') return { fight: 'begins' };
  const reason = type === 'destroyed' ? because(rule) : undefined;
  if (reason !== undefined) return { because: reason };
  if (type !== 'rolled') return {};
  const column = columns.indexOf(String(data.column));
  const faces = FACES.map((die) => {
    const code = resultOf(die, column);
    return { code, name: tell(`result.${code}`) };
  });
  return { fight: 'rolls', verdict: tell(`verdict.${data.result as R}`), faces };
}

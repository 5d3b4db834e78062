import { board, fighting, type World } from '@hundred-days/day-of-waterloo';
import { fireColumn, ODDS, readRows } from '@hundred-days/day-of-waterloo/reckoning';
import type { GameEvent } from '@hundred-days/kernel';
import type { ToldOfFight } from '../../../face/battle/fight.ts';
import { write, writeMany } from '../text/panelWords.ts';
import type { ResultCode } from './losses.ts';
import { FACES } from './odds.ts';

/** What log lines say of charges, fire and attacks: where a fight begins, what its die means and might have meant. */

const BEGINS: ReadonlySet<string> = new Set(['charge', 'surprise-charge', 'fire', 'attack', 'counterattack']);

export function fightOf(w: World, event: GameEvent, language: string): ToldOfFight {
  if (BEGINS.has(event.type)) return { fight: 'begins' };
  return ROLLS[event.type]?.(w, event.data, language) ?? {};
}

type Data = GameEvent['data'];
const num = (fact: unknown): number => Number(fact);
const by = (data: Data): number => num(data.modified) - num(data.die);

const named = (language: string, code: ResultCode) => ({ code, name: write(language, `result.${code}`) });

const riding = (data: Data, language: string): NonNullable<ToldOfFight['faces']> =>
  FACES.map((die) => {
    const passes = die <= num(data.needed);
    return { code: passes ? '✓' : '×', name: write(language, passes ? 'face.rides' : 'face.falls') };
  });

const ROLLS: Readonly<Record<string, (w: World, data: Data, language: string) => ToldOfFight>> = {
  rolled(w, data, language) {
    const code = data.result as ResultCode;
    const column = ODDS.columns.indexOf(String(data.column));
    const isFarm =
      data.fight !== 'duel' &&
      code.startsWith('D') &&
      (data.hexes as readonly string[] | undefined)?.some((id) => w.terrain[w.map.indexOf(id)] === board.GRAND_FARM);
    return {
      fight: 'rolls',
      verdict: write(language, isFarm === true ? 'verdict.farm' : `verdict.${code}`),
      faces: FACES.map((die) => named(language, fighting.RESULTS[readRows(w.combatRows, die + by(data), column)])),
    };
  },
  'charge-rolled'(w, data, language) {
    const most = (w.chargeRows.columns - 1) / 2;
    const column = num(data.column) + most;
    return {
      fight: 'rolls',
      verdict: write(language, `verdict.charge.${data.result as ResultCode}`),
      faces: FACES.map((die) => named(language, fighting.RESULTS[readRows(w.chargeRows, die + by(data), column)])),
    };
  },
  bombarded(w, data, language) {
    const column = fireColumn(w, num(data.points));
    const found = (die: number): number => readRows(w.bombardRows, die + by(data), column);
    // 12.2b: doubled where what is told is more than the table says.
    const doubles = num(data.losses) > found(num(data.die));
    const lost = (die: number): number => (doubles ? Math.max(1, 2 * found(die)) : found(die));
    const n = num(data.losses);
    return {
      fight: 'rolls',
      verdict: n === 0 ? write(language, 'verdict.fire0') : writeMany(language, 'verdict.fire', n),
      faces: FACES.map((die) => ({
        code: String(lost(die)),
        name: write(language, 'face.lost', { n: lost(die) }),
      })),
    };
  },
  /** 9.4.5e: the charge goes on, or rides into an empty hex. */
  'reaction-failed': (_, data, language) => ({
    fight: 'tries',
    verdict: write(language, 'verdict.falls'),
    faces: riding(data, language),
  }),
  /** 9.4.5d: with it the charge is over for now. */
  'reaction-passed': (_, data, language) => ({
    fight: 'rolls',
    verdict: write(language, 'verdict.rides'),
    faces: riding(data, language),
  }),
};

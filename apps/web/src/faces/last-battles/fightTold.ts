import type { GameEvent, SeenStep } from '@hundred-days/kernel';
import { tables, units } from '@hundred-days/last-battles';
import { fightTold, type ToldOfFight } from '../../face/battle/fight.ts';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';

/** What log lines say of a fight. */

/** By the rule by which a unit was lost, why it had to be. */
const BECAUSE: Readonly<Record<string, 'because.noSafeHex' | 'because.edge' | 'because.friends'>> = {
  '7.4b': 'because.noSafeHex',
  '6.13': 'because.edge',
  '7.62a': 'because.friends',
};

export function fightOf(w: Setting, event: GameEvent, language: string): ToldOfFight & { readonly rule?: string } {
  const told = toldBy(w, event, language);
  const { stays, result } = event.data;
  if (stays === undefined) return told;
  // 10.3b: what was to drive the garrison back does nothing to it.
  return result === 'Dr'
    ? { ...told, verdict: tell(language, 'verdict.stays'), rule: '10.3b' }
    : { ...told, rule: '10.31a' };
}

/** 7.5a, 8.16: he who could follow, or take guns back, leaves everybody where he is. */
export function stood({ action, seat }: SeenStep, rolled: SeenStep | undefined): GameEvent | null {
  if (action !== 'stand' || rolled === undefined) return null;
  // Only guns of the attacker may go back, and only when he is thrown back: then it is the defender who may follow.
  const guns = rolled.seat === seat && rolled.events.some(({ data }) => data.result === 'Ar');
  const data = { side: units.SIDES[seat] };
  return guns ? { type: 'guns-stay', rule: '8.16', data } : { type: 'stood', rule: '7.5a', data };
}

const toldBy = (w: Setting, event: GameEvent, language: string): ToldOfFight =>
  fightTold(
    {
      columns: tables.COLUMNS,
      resultOf: (die, column) => tables.RESULTS[tables.resultOf(w, die, column)],
      tell: (key) => tell(language, key),
      because: (rule) => (Object.hasOwn(BECAUSE, rule) ? tell(language, BECAUSE[rule]) : undefined),
    },
    event,
  );

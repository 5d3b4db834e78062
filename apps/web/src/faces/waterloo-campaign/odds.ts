import type { State } from '@hundred-days/kernel';
import {
  attackModifier,
  canRetreat,
  defenceModifier,
  type ModifierName,
  mayBeCommitted,
  position,
  tables,
  units,
  type World,
} from '@hundred-days/waterloo-campaign';

/** The numbers of an attack, before the dice are thrown. */

export interface Modifier {
  readonly name: ModifierName;
  readonly rule: string;
  readonly value: number;
  /** The piece it comes from, -1 for the ground or the weather. */
  readonly unit: number;
}

/** What becomes of the loser, as it would be carried out. */
export type Fate = 'eliminated' | 'lastDay' | 'blown' | 'retreats' | 'recalled' | 'stalemate';

export interface Outcome {
  readonly loser: 'attacker' | 'defender' | 'nobody';
  readonly fate: Fate;
  readonly rule: string;
  /** Of the 36 ways two dice can fall. */
  readonly chances: number;
}

export interface Odds {
  readonly attacker: number;
  readonly defender: number;
  readonly attack: readonly Modifier[];
  readonly defence: readonly Modifier[];
  readonly plus: number;
  readonly minus: number;
  /** Best for the attacker first. */
  readonly outcomes: readonly Outcome[];
  /** Fresh Cavalry Corps that could still join in. */
  readonly mayCharge: readonly number[];
  readonly mayCountercharge: readonly number[];
}

/** An attack with these Fresh Cavalry Corps joining in, beside those that have done so already. */
export function oddsOf(w: World, view: State, attacker: number, defender: number, joining: readonly number[]): Odds {
  const mayCharge = mayBeCommitted(w, view, attacker, defender, false);
  const mayCountercharge = mayBeCommitted(w, view, attacker, defender, true);
  const s = view.slice();
  for (const unit of joining) position.mark(w, s, unit, position.COMMITTED);
  const attack: Modifier[] = [];
  const defence: Modifier[] = [];
  const plus = attackModifier(w, s, attacker, defender, (name, rule, value, unit) =>
    attack.push({ name, rule, value, unit }),
  );
  const minus = defenceModifier(w, s, attacker, defender, (name, rule, value, unit) =>
    defence.push({ name, rule, value, unit }),
  );
  const outcomes = outcomesOf(w, s, attacker, defender, plus - minus);
  return { attacker, defender, attack, defence, plus, minus, outcomes, mayCharge, mayCountercharge };
}

const DICE = [1, 2, 3, 4, 5, 6];

function outcomesOf(w: World, s: State, attacker: number, defender: number, advantage: number): Outcome[] {
  const found = new Map<string, Outcome>();
  for (const a of DICE) {
    for (const d of DICE) {
      const outcome = outcomeOf(w, s, attacker, defender, a - d + advantage);
      const key = `${outcome.loser} ${outcome.fate} ${outcome.rule}`;
      found.set(key, { ...outcome, chances: (found.get(key)?.chances ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => worth(b) - worth(a));
}

const HARM: readonly Fate[] = ['stalemate', 'recalled', 'retreats', 'blown', 'lastDay', 'eliminated'];
const worth = ({ loser, fate }: Outcome): number => (loser === 'attacker' ? -1 : 1) * HARM.indexOf(fate);

function outcomeOf(w: World, s: State, attacker: number, defender: number, difference: number): Outcome {
  const result = tables.resultOf(w, Math.abs(difference));
  if (result === tables.STALEMATE) return { loser: 'nobody', fate: 'stalemate', rule: 'CRT-3', chances: 0 };
  if (difference > 0) return { loser: 'defender', ...fateOf(w, s, defender, attacker, result), chances: 0 };
  // CRT-4: who attacks a Detachment only ever retreats.
  const against = units.isDetachment(w, defender) && result !== tables.RETREAT;
  const fate = fateOf(w, s, attacker, defender, against ? tables.RETREAT : result);
  return {
    loser: 'attacker',
    ...(against && fate.fate === 'retreats' ? { ...fate, rule: 'CRT-4' } : fate),
    chances: 0,
  };
}

function fateOf(w: World, s: State, loser: number, victor: number, result: number): { fate: Fate; rule: string } {
  if (units.isDetachment(w, loser))
    return { fate: result === tables.RETREAT ? 'recalled' : 'eliminated', rule: 'CRT-5' };
  if (result === tables.ELIMINATED_RESULT) return { fate: 'eliminated', rule: 'ELM-1' };
  if (result === tables.RETREAT && canRetreat(w, s, loser, [position.whereIs(w, s, victor)]))
    return { fate: 'retreats', rule: 'RET-1' };
  if (w.lastDay[s[w.at.turn]]) return { fate: 'lastDay', rule: 'BLN-2' };
  return { fate: 'blown', rule: result === tables.RETREAT ? 'RET-4' : 'BLN-1' };
}

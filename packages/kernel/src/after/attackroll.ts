import type { GameEvent } from '../events.ts';
import type { Side } from '../kinds.ts';
import { RETREAT_TENTHS, type Roll, TENTHS, waysOf } from './chronicle.ts';

/** The one die of an attack that destroys, drives back or exchanges: what was at stake, and what each face was worth. */

/** Strengths, as the ledgers count them. Whom a retreat traps is not counted. */
export interface Stakes {
  /** Of each attacker that suffers results. */
  readonly attackers: readonly number[];
  /** Of those of them that would be driven back, and of the defenders that would be. */
  readonly attackersBack: number;
  readonly defendersBack: number;
  readonly defenders: number;
}

const sumOf = (strengths: readonly number[]): number => strengths.reduce((sum, strength) => sum + strength, 0);

/** What each result is worth to the attacker, in tenths: attackers lost, driven back, exchange, defenders driven back, lost. */
export const resultWorths = ({ attackers, attackersBack, defenders, defendersBack }: Stakes): readonly number[] => [
  -TENTHS * sumOf(attackers),
  -RETREAT_TENTHS * attackersBack,
  TENTHS * (defenders - cheapest(attackers, defenders)),
  RETREAT_TENTHS * defendersBack,
  TENTHS * defenders,
];

/** The least that pays for an exchange; all of them where that is not enough. */
function cheapest(strengths: readonly number[], price: number): number {
  let sums = new Set([0]);
  for (const strength of strengths) sums = new Set([...sums].flatMap((sum) => [sum, sum + strength]));
  return Math.min(sumOf(strengths), ...[...sums].filter((sum) => sum >= price));
}

/** The rolls of a step, each from the attack told before its die; `worths` has what each face is worth to the attacker. */
export const attackRolls = (
  events: readonly GameEvent[],
  told: (attack: GameEvent) => { readonly side: Side; readonly worths: readonly number[] },
): readonly Roll[] =>
  events.flatMap((rolled, at) => {
    if (rolled.type !== 'rolled') return [];
    const attack = events.slice(0, at).findLast(({ type }) => type === 'attack');
    if (attack === undefined) throw new Error('a die without an attack');
    const { side, worths } = told(attack);
    const die = rolled.data.die as number;
    return [
      {
        side,
        rule: rolled.rule,
        coin: 'points',
        dice: [{ side, die }],
        ways: waysOf(worths),
        came: worths[die - 1],
        units: attack.data.attackers as readonly string[],
        others: attack.data.defenders as readonly string[],
        odds: attack.data.column as string,
      },
    ];
  });

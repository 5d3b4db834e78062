import type { AnyAction } from '../actions.ts';
import type { Phrases } from '../contract.ts';
import type { Place, Unit } from '../kinds.ts';

/**
 * A whole attack in one line: `attack 1011 1111: fr-1inf fr-2inf @3-1`, for games in which it is announced step by step: its
 * targets, those who join in, the column rolled on. Without a column it is only announced.
 */
type AttackStep =
  | { readonly type: 'target'; readonly hex: Place }
  | { readonly type: 'join'; readonly unit: Unit }
  | { readonly type: 'roll'; readonly column: number };

interface Ids {
  readonly hexId: (hex: Place) => string;
  readonly unitId: (unit: Unit) => string;
}

const isAttackStep = (action: AnyAction): action is AttackStep =>
  action.type === 'target' || action.type === 'join' || action.type === 'roll';

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** The single steps an attack line stands for, or null if it is no attack line. */
function expand(line: string): readonly string[] | null {
  const [first, ...rest] = line.trim().split(/\s+/);
  if (first !== 'attack') return null;
  const [hexes, units, ...more] = rest.join(' ').split(':');
  if (units === undefined || more.length > 0) return null;
  const named = wordsOf(units);
  const column = named.at(-1)?.startsWith('@') ? named.pop() : undefined;
  const steps = [...wordsOf(hexes).map((hex) => `target ${hex}`), ...named.map((unit) => `join ${unit}`)];
  return column === undefined ? steps : [...steps, `roll ${column}`];
}

/** One line for targets, then joiners, then the roll; null for a run in any other order, which would not read back. */
function fold({ hexId, unitId }: Ids, columns: readonly string[], run: readonly AnyAction[]): string | null {
  const hexes: string[] = [];
  const units: string[] = [];
  for (const action of run) {
    if (!isAttackStep(action)) return null;
    if (action.type === 'target' && units.length === 0) hexes.push(hexId(action.hex));
    else if (action.type === 'join' && hexes.length > 0) units.push(unitId(action.unit));
    else if (action.type === 'roll' && units.length > 0)
      return `attack ${hexes.join(' ')}: ${units.join(' ')} @${columns[action.column]}`;
    else return null;
  }
  return null;
}

/** Attacks as one line each, where that loses nothing; all else as it is. */
export const attackPhrases = <A extends AnyAction>(
  ids: Ids,
  columns: readonly string[],
  write: (action: A) => string,
): Phrases<A> => ({
  expand,
  write(actions) {
    const lines: string[] = [];
    let run: A[] = [];
    const flush = (): void => {
      for (const action of run) lines.push(write(action));
      run = [];
    };
    for (const action of actions) {
      run.push(action);
      if (action.type === 'target' || action.type === 'join') continue;
      const folded = fold(ids, columns, run);
      if (folded === null) flush();
      else {
        lines.push(folded);
        run = [];
      }
    }
    flush();
    return lines;
  },
});

import type { Action } from './actions.ts';
import { COLUMNS } from './tables.ts';
import type { World } from './world.ts';

/** A whole attack in one line: `attack L1021 L1022: fr-iv-rome fr-iv-hulot @3-1`. Without a column it is only announced. */

/** The single steps an attack line stands for, or null if it is no attack line. */
export function expandAttack(line: string): readonly string[] | null {
  const [first, ...rest] = line.trim().split(/\s+/);
  if (first !== 'attack') return null;
  const [hexes, units, ...more] = rest.join(' ').split(':');
  if (units === undefined || more.length > 0) return null;
  const named = units.split(' ').filter((word) => word !== '');
  const column = named.at(-1)?.startsWith('@') ? named.pop() : undefined;
  const targets = hexes.split(' ').filter((word) => word !== '');
  const steps = [...targets.map((hex) => `target ${hex}`), ...named.map((unit) => `join ${unit}`)];
  return column === undefined ? steps : [...steps, `roll ${column}`];
}

/** One line for targets, then joiners, then the roll; null for a run in any other order, which would not read back. */
function foldAttack(w: World, run: readonly Action[]): string | null {
  const hexes: string[] = [];
  const units: string[] = [];
  for (const action of run) {
    if (action.type === 'target' && units.length === 0) hexes.push(w.hexId(action.hex));
    else if (action.type === 'join' && hexes.length > 0) units.push(w.unitId(action.unit));
    else if (action.type === 'roll' && units.length > 0)
      return `attack ${hexes.join(' ')}: ${units.join(' ')} @${COLUMNS[action.column]}`;
    else return null;
  }
  return null;
}

/** Writes actions as lines: each attack as one, where that loses nothing. */
export function writePhrases(
  w: World,
  actions: readonly Action[],
  write: (action: Action) => string,
): readonly string[] {
  const lines: string[] = [];
  let run: Action[] = [];
  const flush = (): void => {
    for (const action of run) lines.push(write(action));
    run = [];
  };
  for (const action of actions) {
    run.push(action);
    if (action.type === 'target' || action.type === 'join') continue;
    const folded = action.type === 'roll' ? foldAttack(w, run) : null;
    if (folded === null) flush();
    else {
      lines.push(folded);
      run = [];
    }
  }
  flush();
  return lines;
}

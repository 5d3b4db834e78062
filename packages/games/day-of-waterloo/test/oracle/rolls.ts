import type { Facts } from '@hundred-days/kernel';
import TABLES from '../../data/tables.json' with { type: 'json' };

/** A slow referee of the three tables: what was told of a roll is read again from the document, by the words of the rule. */

const held = (row: number, { minRow, maxRow }: { minRow: number; maxRow: number }): string =>
  String(row < minRow ? minRow : row > maxRow ? maxRow : row);

/** 11.1a, 11.6c, 11.7a: the column of an attack, worked out by hand. */
export function oddsColumn(attack: number, defence: number, shift: number): string {
  const { columns } = TABLES.combatResultsTable;
  let odds = columns[0];
  for (const column of columns) {
    const [left, right] = column.split('-').map(Number);
    if (attack * right >= defence * left) odds = column;
  }
  const shifted = columns.indexOf(odds) + shift;
  return columns[Math.max(0, Math.min(columns.length - 1, shifted))];
}

/** 11.1b */
export function combatResult({ attack, defence, shift, die, differential, terrain }: Facts): string {
  const table = TABLES.combatResultsTable;
  const row = Number(die) + Number(differential) + Number(terrain);
  const line = (table.rows as Record<string, string[]>)[held(row, table)];
  return line[table.columns.indexOf(oddsColumn(Number(attack), Number(defence), Number(shift)))];
}

/** 9.4.4: modifiers are told as `name:+1`. */
export function chargeResult({ die, differential, modifiers }: Facts, isMud: boolean): string {
  const table = TABLES.cavalryChargeTable;
  const limited = Math.max(-3, Math.min(3, Number(differential)));
  const column = Math.max(-3, limited - (isMud ? 1 : 0));
  const row = (modifiers as readonly string[]).reduce((sum, one) => sum + Number(one.split(':')[1]), Number(die));
  const named = column > 0 ? `+${column}` : String(column);
  return (table.rows as Record<string, string[]>)[held(row, table)][table.columns.indexOf(named)];
}

/** 10.1g */
export function fireLosses({ points, die, terrain, massed }: Facts): number {
  const table = TABLES.bombardmentTable;
  const row = Number(die) + Number(terrain) + (massed === true ? table.massedTarget.dieModifier : 0);
  const column = table.columns.findIndex(
    ({ min, max }) => Number(points) >= min && (max === null || Number(points) <= max),
  );
  return (table.rows as Record<string, number[]>)[held(row, table)][column];
}

import { type Odds, oddsColumns } from '@hundred-days/kernel';
import { type Board, TERRAINS } from './board.ts';
import type { RowsDocument, TablesDocument } from './documents.ts';
import { RESULTS } from './fighting.ts';
import { createSight, type Sight } from './rules/sight.ts';
import { WEATHERS } from './tables.ts';

/** 11.7: from one to three up to six to one. */
export const ODDS: Odds = oddsColumns(3, 6);

/** A table by rows of the modified die, cut off at both ends: row after row. */
interface Rows {
  readonly first: number;
  readonly last: number;
  readonly columns: number;
  readonly entries: Int8Array;
}

const compileRows = <T>({ minRow, maxRow, rows }: RowsDocument<T>, entry: (one: T) => number): Rows => {
  const lines = Array.from({ length: maxRow - minRow + 1 }, (_, i) => rows[String(minRow + i)]);
  return { first: minRow, last: maxRow, columns: lines[0].length, entries: Int8Array.from(lines.flat(), entry) };
};

/** The entry of a column for a modified die. */
export const readRows = ({ first, last, columns, entries }: Rows, die: number, column: number): number =>
  entries[(Math.min(last, Math.max(first, die)) - first) * columns + column];

const resultOf = (code: string): number => (RESULTS as readonly string[]).indexOf(code);

/** The numbers of charges, bombardment and combat (3.2a), and what each hex sees. */
export interface FightTables {
  /** 11.8 */
  readonly combatRows: Rows;
  /** 9.4.4 */
  readonly chargeRows: Rows;
  /** 10.1g; and the least SP of each column */
  readonly bombardRows: Rows;
  readonly bombardFrom: readonly number[];
  /** 10.1f */
  readonly massedSP: number;
  readonly massedModifier: number;
  /** 9.4.4c: modifiers of the charge by their names */
  readonly chargeModifier: Readonly<Record<string, number>>;
  /** 9.4.4b: columns, by weather */
  readonly chargeShift: readonly number[];
  /** 9.4.2d: hexes whose units cannot be charged */
  readonly unchargeable: Uint8Array;
  /** 11.5, 10.1g: by hex */
  readonly combatModifier: Int8Array;
  readonly bombardModifier: Int8Array;
  /** 11.5b: by the slot an attack goes through */
  readonly sideModifier: Int8Array;
  /** 11.0e: slots that no attack goes through */
  readonly unassailable: Uint8Array;
  readonly attackShift: number;
  readonly defenceShift: number;
  readonly sight: Sight;
}

export function compileFightTables(tables: TablesDocument, board: Board): FightTables {
  const { combatResultsTable, cavalryChargeTable, bombardmentTable, combinedArms } = tables;
  const ground = TERRAINS.map((name) => tables.terrain[name]);
  const ofHex = (of: (terrain: (typeof ground)[number]) => number): Int8Array =>
    Int8Array.from(board.terrain, (kind) => of(ground[kind]));
  return {
    combatRows: compileRows(combatResultsTable, resultOf),
    chargeRows: compileRows(cavalryChargeTable, resultOf),
    bombardRows: compileRows(bombardmentTable, (lost) => lost),
    bombardFrom: bombardmentTable.columns.map(({ min }) => min),
    massedSP: bombardmentTable.massedTarget.minSP,
    massedModifier: bombardmentTable.massedTarget.dieModifier,
    chargeModifier: Object.fromEntries(cavalryChargeTable.modifiers.map(({ id, dieModifier }) => [id, dieModifier])),
    chargeShift: WEATHERS.map((name) => tables.weather[name].chargeColumnShift ?? 0),
    unchargeable: Uint8Array.from(board.terrain, (kind) => (ground[kind].charge === 'prohibited' ? 1 : 0)),
    combatModifier: ofHex(({ combatModifier }) => combatModifier),
    bombardModifier: ofHex(({ bombardModifier }) => bombardModifier),
    sideModifier: sideModifiers(tables, board),
    unassailable: Uint8Array.from(board.hexsides.flags, (flags, slot) => (isUnassailable(board, flags, slot) ? 1 : 0)),
    attackShift: combinedArms.attackShiftRight,
    defenceShift: combinedArms.defenceShiftLeft,
    sight: createSight({
      map: board.map,
      isHigh: board.high,
      isClosed: Uint8Array.from(board.terrain, (kind) => (ground[kind].blocksLos ? 1 : 0)),
      isCrest: Uint8Array.from(board.hexsides.flags, (flags) => ((flags & board.hexsides.bit.crest) === 0 ? 0 : 1)),
    }),
  };
}

/** 11.0e: a pond, or a river without a bridge or ford. */
function isUnassailable({ map, hexsides: { bit } }: Board, flags: number, slot: number): boolean {
  if (map.neighbours[slot] < 0 || (flags & bit.pond) !== 0) return true;
  return (flags & bit.river) !== 0 && (flags & (bit.bridge | bit.ford)) === 0;
}

/** 11.5b: slope and crest count only from low to high; the features of one hexside add up. */
const sideModifiers = (
  { hexsides: sides }: TablesDocument,
  { map, high, hexsides: { flags, bit } }: Board,
): Int8Array =>
  Int8Array.from(flags, (flag, slot) => {
    const to = map.neighbours[slot];
    if (to < 0) return 0;
    const isUp = high[to] === 1 && high[Math.floor(slot / 6)] === 0;
    const of = (name: string): number => sides[name].combatModifier ?? 0;
    let modifier = 0;
    if (isUp && (flag & bit.slope) !== 0) modifier += of('slope');
    if (isUp && (flag & bit.crest) !== 0) modifier += of('crest');
    if ((flag & bit.stream) !== 0) modifier += of('stream');
    if ((flag & bit.river) !== 0 && (flag & (bit.bridge | bit.ford)) !== 0) modifier += of('riverCrossing');
    return modifier;
  });

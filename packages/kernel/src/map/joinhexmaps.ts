import { MapError, type MapFault } from './fault.ts';
import { defineGrid, type GridSpec, parseHex } from './hexgrid.ts';
import { compilePlacedHexMap, type HexMap, type PlacedHex } from './hexmap.ts';

/** One sheet of a joined map: its own grid and numbers, and what to add to reach the common columns and rows. */
export interface Sheet {
  readonly grid: GridSpec;
  readonly ids: readonly string[];
  readonly cols: number;
  readonly rows: number;
}

/**
 * Sheets laid side by side on one frame. Where sheets overlap the hex is one place: it takes the name of the sheet
 * named first (the one on top), the other names become aliases. Throws a MapError with all faults found.
 */
export function joinHexMaps(frame: GridSpec, sheets: readonly Sheet[]): HexMap {
  const grid = defineGrid(frame);
  const faults: MapFault[] = [];
  const hexes: PlacedHex[] = [];
  const aliases: [string, string][] = [];
  const taken = new Map<string, string>();
  sheets.forEach((sheet, index) => {
    const own = defineGrid(sheet.grid);
    // An odd offset across the columns (or rows) turns shifted ones into unshifted ones.
    const across = grid.layout === 'columns' ? sheet.cols : sheet.rows;
    const shiftKept = (own.shifted === grid.shifted) === ((across & 1) === 0);
    if (own.layout !== grid.layout || own.rowsGrow !== grid.rowsGrow || !shiftKept) {
      faults.push({ code: 'gridsDiffer', data: { sheet: index, prefix: own.prefix } });
    }
    for (const id of sheet.ids) {
      const hex = parseHex(own, id);
      if (!hex) {
        faults.push({ code: 'badHexId', data: { hex: id, sheet: index } });
        continue;
      }
      const col = hex.col + sheet.cols;
      const row = hex.row + sheet.rows;
      const key = `${col},${row}`;
      const onTop = taken.get(key);
      if (onTop !== undefined) aliases.push([id, onTop]);
      else {
        taken.set(key, id);
        hexes.push({ id, col, row });
      }
    }
  });
  if (faults.length > 0) throw new MapError(faults);
  return compilePlacedHexMap(grid, hexes, aliases);
}

import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Blocks are as large as the fullest position allows: the rows keep their height, and nothing is scrolled. */

/** What stands in a row: a block, a farm or hill, or a square with so many blocks in it. */
export type Item = 'block' | 'hold' | { readonly square: number };

/** What has to find room in one row of a position, and that room. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
  /** Lines that hang below the blocks. */
  readonly lines: number;
}

const LARGEST = 66;
const SMALLEST = 16;
/** Border and padding of a block, and the gap between two. */
const AROUND = 8;
const GAP = 4;
/** Bayonets around a square. */
const BAYONETS = 24;
const LINE_PX = 19;

function sizeOf(item: Item, block: number): { readonly width: number; readonly height: number } {
  const one = block + AROUND;
  if (item === 'hold') return { width: Math.max(2 * block, one), height: Math.max(1.7 * block, one) };
  if (item === 'block') return { width: one, height: one };
  return { width: item.square * (one + 2) + BAYONETS, height: one + BAYONETS };
}

/** Laid side by side and line under line, as a page lays words. */
function fits({ width, height, items, lines }: Room, block: number): boolean {
  let [used, row, total] = [0, 0, 0];
  for (const item of items) {
    const size = sizeOf(item, block);
    if (size.width > width) return false;
    if (used > 0 && used + GAP + size.width > width) {
      total += row + Math.max(GAP, lines * LINE_PX);
      [used, row] = [0, 0];
    }
    used += (used > 0 ? GAP : 0) + size.width;
    row = Math.max(row, size.height);
  }
  return total + row + lines * LINE_PX <= height;
}

export function blockSize(rooms: readonly Room[]): number {
  for (let block = LARGEST; block > SMALLEST; block -= 2) if (rooms.every((room) => fits(room, block))) return block;
  return SMALLEST;
}

/** Below this a block shows steps and arm only; its card says the rest. */
export const LETTERED_PX = 36;

/** Backs stand side by side like blocks, also those in a square; a square of one's own keeps its guests together. */
function itemsOf(child: Element): Item[] {
  if (child.matches('.battle-hold')) return ['hold'];
  const square = child.querySelectorAll('.battle-art').length;
  if (child.matches('.battle-square')) return [{ square }];
  return Array.from({ length: square }, () =>
    child.querySelector('.battle-square') === null ? 'block' : { square: 1 },
  );
}

function roomOf(row: HTMLElement): Room {
  const chips = [...row.querySelectorAll('.battle-chips')].map(({ childElementCount }) => childElementCount);
  return {
    width: row.clientWidth,
    height: heightIn(row),
    items: [...row.children].flatMap(itemsOf),
    lines: Math.max(0, ...chips),
  };
}

/** The height of a position without its name and whatever else stands in it, shared by its rows. */
function heightIn(row: HTMLElement): number {
  const cell = row.parentElement as HTMLElement;
  const style = getComputedStyle(cell);
  const inner = cell.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
  if (style.flexDirection === 'row') return inner;
  const rows = [...cell.children].filter((one) => one.matches('.battle-row:not(:empty)')).length;
  const others = [...cell.children]
    .filter((one) => one.matches('.battle-name, .battle-engaged') && getComputedStyle(one).position !== 'absolute')
    .reduce((sum, one) => sum + (one as HTMLElement).offsetHeight + Number.parseFloat(style.rowGap || '0'), 0);
  return (inner - others) / Math.max(1, rows);
}

/** Blocks of all positions are alike, and those of both reserves, which are never larger. */
function setSize(field: HTMLElement, cells: string, name: string, bare: string, most: number): number {
  const rows = [...field.querySelectorAll<HTMLElement>(`${cells} > .battle-row`)];
  const block = Math.min(most, blockSize(rows.filter(({ offsetParent }) => offsetParent !== null).map(roomOf)));
  field.style.setProperty(name, `${block}px`);
  field.toggleAttribute(bare, block < LETTERED_PX);
  return block;
}

/** Sets the size of the blocks of a battle whenever its field is laid out anew. */
export function useBlockSize(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const field = ref.current?.querySelector<HTMLElement>('.battle-field') ?? null;
    if (field === null) return;
    const size = (): void => {
      const inLine = setSize(field, '.battle-ground', '--block', 'data-bare', LARGEST);
      setSize(field, '.battle-reserve', '--reserve-block', 'data-bare-reserve', inLine);
    };
    size();
    const watch = new ResizeObserver(size);
    watch.observe(field);
    return () => watch.disconnect();
  });
}

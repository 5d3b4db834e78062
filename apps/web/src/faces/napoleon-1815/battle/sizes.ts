import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** The rows of the board keep their height, and nothing is scrolled: blocks are as large as the positions allow. */

/** What stands in a row: a block, a farm or hill, or a square with so many blocks in it. */
export type Item = 'block' | 'hold' | { readonly square: number };

/** What stands side by side in a position, of one army. */
export interface Rank {
  readonly width: number;
  readonly items: readonly Item[];
  /** Lines that hang below the blocks. */
  readonly lines: number;
}

/** A position: what has to find room in it, one army above the other. */
export interface Room {
  readonly height: number;
  readonly ranks: readonly Rank[];
}

const LARGEST = 66;
/** As large as that a block is read at a glance. */
const READABLE_PX = 46;
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

/** How high it is, laid side by side and line under line, as a page lays words; without end if a block is too wide. */
function heightOf({ width, items, lines: said }: Rank, block: number): number {
  const lines = block < LETTERED_PX ? 0 : said;
  let [used, row, total] = [0, 0, 0];
  for (const item of items) {
    const size = sizeOf(item, block);
    if (size.width > width) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + GAP + size.width > width) {
      total += row + Math.max(GAP, lines * LINE_PX);
      [used, row] = [0, 0];
    }
    used += (used > 0 ? GAP : 0) + size.width;
    row = Math.max(row, size.height);
  }
  return total + row + lines * LINE_PX;
}

function largestIn({ height, ranks }: Room): number {
  const fits = (block: number): boolean => ranks.reduce((sum, rank) => sum + heightOf(rank, block), 0) <= height;
  let block = LARGEST;
  while (block > SMALLEST && !fits(block)) block -= 2;
  return block;
}

/** Alike in all positions, as large as the fullest allows; where that is too small to read, only there. */
export function blockSizes(rooms: readonly Room[], most = LARGEST): number[] {
  const each = rooms.map(largestIn);
  const alike = Math.min(most, Math.max(READABLE_PX, Math.min(...each)));
  return each.map((block) => Math.min(block, alike));
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

function rankOf(row: HTMLElement): Rank {
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const chips = [...row.querySelectorAll('.battle-chips')].map(({ childElementCount }) => childElementCount);
  return {
    width: row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    items: [...row.children].flatMap(itemsOf),
    lines: Math.max(0, ...chips),
  };
}

/** The height of a position without its name and whatever else stands in it. */
function roomOf(cell: HTMLElement): Room {
  const style = getComputedStyle(cell);
  const inner = cell.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
  const ranks = [...cell.querySelectorAll<HTMLElement>(':scope > .battle-row:not(:empty)')].map(rankOf);
  if (style.flexDirection === 'row') return { height: inner, ranks };
  const others = [...cell.children]
    .filter((one) => one.matches('.battle-name, .battle-engaged') && getComputedStyle(one).position !== 'absolute')
    .reduce((sum, one) => sum + (one as HTMLElement).offsetHeight, 0);
  const gaps = Number.parseFloat(style.rowGap || '0') * (cell.childElementCount - 1);
  return { height: inner - others - gaps, ranks };
}

function setSizes(cells: readonly HTMLElement[], most?: number): number[] {
  const seen = cells.filter(({ offsetParent }) => offsetParent !== null);
  const sizes = blockSizes(seen.map(roomOf), most);
  seen.forEach((cell, i) => {
    cell.style.setProperty('--block', `${sizes[i]}px`);
    cell.toggleAttribute('data-bare', sizes[i] < LETTERED_PX);
  });
  return sizes;
}

/** Sets the size of the blocks of a battle whenever its field is laid out anew. Those in reserve are never larger than in line. */
export function useBlockSize(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const field = ref.current?.querySelector<HTMLElement>('.battle-field') ?? null;
    if (field === null) return;
    const all = (cells: string): HTMLElement[] => [...field.querySelectorAll<HTMLElement>(cells)];
    const size = (): void => {
      const inLine = setSizes(all('.battle-ground'));
      setSizes(all('.battle-reserve'), Math.max(...inLine, SMALLEST));
    };
    size();
    const watch = new ResizeObserver(size);
    watch.observe(field);
    return () => watch.disconnect();
  });
}

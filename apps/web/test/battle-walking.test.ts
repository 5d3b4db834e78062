import { describe, expect, test } from 'vitest';
import { type Box, nearestOf, WAYS } from '../src/faces/napoleon-1815/battle/walking.ts';

/** The arrows on the battle board of 1440 by 900, with the leader in hand: a block in hand is lifted a little. */

const cell = (left: number, top: number, width = 354): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + 44,
  cell: true,
});
const block = (left: number, top: number): Box => ({ left, right: left + 56, top, bottom: top + 56, cell: false });

const BOARD: Readonly<Record<string, Box>> = {
  'their right': cell(21, 219),
  'their center': cell(376, 219),
  'their left': cell(730, 219),
  left: cell(22, 426),
  center: cell(377, 426),
  right: cell(731, 426),
  reserve: cell(22, 637, 1063),
  leader: block(12, 760),
  guard: block(88, 764),
  foot: block(164, 764),
  guns: block(436, 764),
};

/** Where the focus is after each of the arrows. */
function walk(from: string, board: typeof BOARD, ...arrows: string[]): string[] {
  let at = from;
  return arrows.map((arrow) => {
    const others = Object.keys(board).filter((name) => name !== at);
    at =
      others[
        nearestOf(
          board[at],
          others.map((name) => board[name]),
          WAYS[`Arrow${arrow}`],
        )
      ] ?? at;
    return at;
  });
}

describe('arrows on the battle board', () => {
  test('go up from the block in hand by the reserve to the center, and from there to the wings', () => {
    expect(walk('leader', BOARD, 'Up', 'Up', 'Left')).toEqual(['reserve', 'center', 'left']);
    expect(walk('guns', BOARD, 'Up', 'Up', 'Right', 'Up')).toEqual(['reserve', 'center', 'right', 'their left']);
  });

  test('go along a row of blocks, of which one is lifted, and out of it from each', () => {
    expect(walk('leader', BOARD, 'Right', 'Right', 'Left', 'Left')).toEqual(['guard', 'foot', 'guard', 'leader']);
    expect(walk('leader', BOARD, 'Down')).toEqual(['leader']);
    expect(walk('guard', BOARD, 'Up')).toEqual(['reserve']);
  });

  test('stay in the reserve, which has nothing beside it', () => {
    expect(walk('reserve', BOARD, 'Left', 'Right')).toEqual(['reserve', 'reserve']);
    expect(walk('their center', BOARD, 'Down', 'Down', 'Up')).toEqual(['center', 'reserve', 'center']);
  });

  test('come to the blocks of a position, and by them to its name', () => {
    const posted = { ...BOARD, leader: block(390, 490), guard: block(450, 490) };
    expect(walk('reserve', posted, 'Up', 'Right', 'Up')).toEqual(['leader', 'guard', 'center']);
    expect(walk('left', posted, 'Right', 'Down')).toEqual(['center', 'leader']);
  });
});

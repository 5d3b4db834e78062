import { FIRST, NEXT, TOWNS } from '../board.ts';

/** Roads between every two towns. */
const DISTANCE = distances();

export const distance = (a: number, b: number): number => DISTANCE[a * TOWNS + b];

function distances(): Uint8Array {
  const table = new Uint8Array(TOWNS * TOWNS).fill(99);
  for (let start = 0; start < TOWNS; start++) {
    const queue = [start];
    table[start * TOWNS + start] = 0;
    for (const town of queue) {
      for (let i = FIRST[town]; i < FIRST[town + 1]; i++) {
        if (table[start * TOWNS + NEXT[i]] !== 99) continue;
        table[start * TOWNS + NEXT[i]] = table[start * TOWNS + town] + 1;
        queue.push(NEXT[i]);
      }
    }
  }
  return table;
}

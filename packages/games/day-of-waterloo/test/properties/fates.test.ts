import type { Action, Description } from '@hundred-days/day-of-waterloo';
import {
  type Dice,
  REFEREE,
  randomBits,
  refuseInput,
  replayRecord,
  scriptedDice,
  seededDice,
  Table,
  writeRecord,
} from '@hundred-days/kernel';
import { randomDecision } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { LINES } from '../../src/actions.ts';
import { game } from '../fought.ts';
import { w } from '../world.ts';

/** 16 Every line of fate of either side holds with every line of the other; each is played to the end of the day, and replays. */

const FAVOURS = { french: [1, 2, 5], allied: [5] } as const;
/** 16.2b: lines that one side does not hold together. */
const CLASHES = { french: ['16', '61', '25', '52'], allied: ['15', '51'] } as const;

const late = (fate: 'roll' | 'choose'): Description => ({
  format: 'hundred-days-scenario',
  version: 1,
  game: 'day-of-waterloo',
  fate,
  turn: 15,
});

function opened(fate: 'roll' | 'choose', rolled: readonly number[], seed: string, three: boolean): Table<Action> {
  const script = scriptedDice(rolled);
  const later = seededDice(seed);
  const dice: Dice = { roll: (sides, only) => (script.left > 0 ? script : later).roll(sides, only) };
  const table = Table.open<Action>(
    game,
    { scenario: late(fate), options: three ? { 'three-players': true } : {} },
    dice,
  );
  if (!table.ok) throw new Error(JSON.stringify(table.faults));
  return table.value;
}

function playOut(table: Table<Action>, seed: string): void {
  const bits = randomBits(seed);
  while (table.outcome === null) {
    const now = table.view(REFEREE);
    const { seat, action } = randomDecision(game, now, bits);
    expect(table.submit(seat, action), seed).toBeNull();
  }
  expect(game.unsound(table.view(REFEREE)), seed).toEqual([]);
  expect(replayRecord(game, writeRecord(table, REFEREE)).ok, seed).toBe(true);
}

const linesOf = (table: Table<Action>): number[] => {
  const s = table.view(REFEREE);
  return [...s.slice(w.at.lines, w.at.lines + 4)];
};
const numbers = LINES.map(Number);
/** A whole game for each line of either side. */
const isPlayed = (french: number, allied: number): boolean => (french + allied) % LINES.length === 0;

describe('every fate', () => {
  it('[16.1a] [16.1b] [16.1c] [16.1l] all pairs of rolled lines hold, and each line is played to the end, by two or three', () => {
    for (const french of numbers)
      for (const allied of numbers) {
        const seed = `fates ${french} ${allied}`;
        const table = opened('roll', [french, allied], seed, french % 2 === 0);
        expect(
          linesOf(table).filter((line) => line > 0),
          seed,
        ).toEqual([french, allied]);
        if (isPlayed(french, allied)) playOut(table, seed);
      }
  });

  it('[16.2a] [16.2b] all pairs of chosen lines hold, with a second line for who is owed one, and each is played to the end', () => {
    const second = new Set<string>();
    for (const french of numbers)
      for (const allied of numbers) {
        const seed = `forced ${french} ${allied}`;
        const table = opened('choose', [], seed, french % 2 === 1);
        expect(table.submit(0, { type: 'fate', line: french - 1 }), seed).toBeNull();
        expect(table.submit(1, { type: 'fate', line: allied - 1 }), seed).toBeNull();
        const owed = [
          ...((FAVOURS.allied as readonly number[]).includes(allied) ? ([[0, 'french', french]] as const) : []),
          ...((FAVOURS.french as readonly number[]).includes(french) ? ([[1, 'allied', allied]] as const) : []),
        ];
        for (const [seat, side, held] of owed) {
          const may = numbers.filter(
            (line) => line !== held && !(CLASHES[side] as readonly string[]).includes(`${held}${line}`),
          );
          for (const line of numbers)
            expect(
              refuseInput(game, table.view(REFEREE), seat, { type: 'fate', line: line - 1 }) === null,
              `${seed}: ${side} ${line}`,
            ).toBe(may.includes(line));
          const line = may[(french + allied) % may.length];
          second.add(`${side} ${line}`);
          expect(table.submit(seat, { type: 'fate', line: line - 1 }), seed).toBeNull();
        }
        expect(game.phase(table.view(REFEREE)).name, seed).toBe('deployment');
        if (isPlayed(french, allied)) playOut(table, seed);
      }
    // Each line has also been held as a price.
    expect(second.size).toBeGreaterThan(8);
  });
});

import type { Action } from '@hundred-days/day-of-waterloo';
import { REFEREE, readLine, seededDice, Table, writeRecord } from '@hundred-days/kernel';
import { described, game, type Scene } from '../test/dowField.ts';
import type { Moment } from './moments.ts';

/** A table in the middle of the Day of Waterloo, to be laid into the browser's own keeping. */
export function momentOf(scene: Scene, lines: readonly string[] = []): Moment {
  const opened = Table.open<Action>(game, { scenario: described(scene), options: {} }, seededDice('laid'));
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const table = opened.value;
  for (const line of lines) {
    const read = readLine(game, line);
    if (!read.ok) throw new Error(`no such line: ${line}`);
    for (const action of read.value) {
      const no = table.submit(table.seatToAct, action);
      if (no !== null) throw new Error(`${line}: ${no.rule} ${no.code}`);
    }
  }
  return {
    kind: scene.begun ?? '',
    game: 'day-of-waterloo',
    seats: 2,
    seat: table.seatToAct,
    setup: table.setup(REFEREE),
    record: writeRecord(table, REFEREE),
  };
}

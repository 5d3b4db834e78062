import {
  type GameRecord,
  headingOf,
  parseRecord,
  REFEREE,
  readAction,
  refuseInput,
  replayRecord,
  resumeTable,
  sameState,
  seededDice,
  stepRows,
  type Table,
  writeRecord,
} from '@hundred-days/kernel';
import { shelf } from '@hundred-days/kernel/shelf';
import { recordChecks } from '@hundred-days/kernel/testing';
import { type Action, createWaterlooCampaign, createWorld } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { FORMAT } from '@hundred-days/waterloo-campaign/format';
import { describe, expect, test } from 'vitest';
import { WORLD } from './support.ts';

const FRENCH = 0;
const game = createWaterlooCampaign(WORLD, FORMAT);
const RECORDS = shelf(new URL('./records/', import.meta.url));

for (const check of recordChecks(game, RECORDS)) test(check.name, check.run);

/** In these the VI Corps goes from one road to another in 1120, where they do not meet: version 1 of the game had it so. */
const MARCH = 'fr-6 hq-napoleon 1117-1018-1019-1020-1120-1121-1022-1023';

function recordOf(file: string): GameRecord {
  const parsed = parseRecord(RECORDS.read(file) ?? '');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

function opened(record: GameRecord): Table<Action> {
  const table = replayRecord(game, record);
  if (!table.ok) throw new Error(JSON.stringify(table.faults));
  return table.value;
}

/** The game as version 1 had it. */
const first = {
  ...createWaterlooCampaign(createWorld({ ...DOCUMENTS, map: { ...DOCUMENTS.map, unjoinedRoads: {} } }), FORMAT),
  version: 1,
  upgrades: [],
};

function storedTable(record: GameRecord): Table<Action> {
  const then = replayRecord(first, record);
  if (!then.ok) throw new Error(JSON.stringify(then.faults));
  const again = resumeTable(game, headingOf(then.value), stepRows(then.value));
  if (!again.ok) throw new Error(JSON.stringify(again.faults));
  expect(again.value.saved).toBe(0);
  return again.value.table;
}

describe('[TEC-3] a game of version 1 in which a march used a junction that is none', () => {
  test.each([
    ['a record of the first format', 'v1-roads-that-pass.json', opened],
    ['a record', 'v2-roads-that-pass.json', opened],
    ['a stored table', 'v2-roads-that-pass.json', storedTable],
  ])('%s opens, is looked through whole, goes on under the corrected rule and says so', (_, file, open) => {
    const record = recordOf(file);
    expect(record.gameVersion).toBe(1);
    const march = record.steps.findIndex(({ action }) => action === MARCH);
    expect(march).toBeGreaterThan(0);
    const table = open(record);
    const seen = table.seen(REFEREE);
    expect(seen.slice(1, -1).map(({ action }) => action)).toEqual(record.steps.map(({ action }) => action));
    expect(seen.at(-1)).toMatchObject({ events: [{ type: 'upgraded', data: { from: 1, to: 2 } }] });
    const then = replayRecord(first, record);
    if (!then.ok) throw new Error(JSON.stringify(then.faults));
    const differ = (at: number): boolean => !sameState(table.view(REFEREE, at), then.value.view(REFEREE, at));
    expect(Array.from({ length: record.length + 1 }, (_, at) => at).filter(differ)).toEqual([]);
    const at = (step: number): number => table.view(REFEREE, step)[WORLD.at.where + game.unitIds.indexOf('fr-6')];
    expect([at(march), at(march + 1)].map((hex) => game.placeIds[hex])).toEqual(['1117', '1023']);

    table.goOn(seededDice('on'));
    expect(table.undo(table.seatToAct)).toMatchObject({ code: 'undo-past-end' });
    // What was a move then is none now.
    const read = readAction(game, MARCH);
    expect(read.ok && refuseInput(game, table.view(REFEREE, march), FRENCH, read.value)).toMatchObject({
      rule: 'TEC-3',
    });
    const again = opened(writeRecord(table, REFEREE));
    expect(writeRecord(again, REFEREE)).toEqual(writeRecord(table, REFEREE));
  });

  test('a record that no version of the rules allows is refused', () => {
    const record = recordOf('v1-roads-that-pass.json');
    const march = record.steps.findIndex(({ action }) => action === MARCH);
    record.steps[march].action = `${MARCH}-1024-1025`;
    const no = replayRecord(game, record);
    expect(no).toMatchObject({ faults: [{ code: 'illegal-action', at: `steps.${march}.action` }] });
  });
});

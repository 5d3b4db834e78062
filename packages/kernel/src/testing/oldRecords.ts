import type { AnyAction } from '../actions.ts';
import { type Game, REFEREE } from '../contract.ts';
import { randomBits, seededDice } from '../dice.ts';
import { parseRecord, replayRecord, writeRecord } from '../record.ts';
import type { Table } from '../table.ts';
import { randomDecision } from './randomPlay.ts';

/**
 * Opens a record that an earlier state of this program wrote, and says what is not as it was. The table at its end is played
 * on for some steps, if the game was not over, and its own record opens again.
 */
export function oldRecordFaults<A extends AnyAction>(game: Game<A>, text: string): string[] {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed.faults.map((fault) => JSON.stringify(fault));
  const record = parsed.value;
  const opened = replayRecord(game, record);
  if (!opened.ok) return opened.faults.map((fault) => JSON.stringify(fault));
  const table = opened.value;
  const faults: string[] = [];
  const actions = table.seen(REFEREE).slice(1, record.length + 1);
  for (const [i, { action }] of actions.entries())
    if (action !== record.steps[i].action) faults.push(`step ${i}: ${action} instead of ${record.steps[i].action}`);
  if ((table.outcome?.code ?? null) !== record.outcome) faults.push(`the outcome is ${table.outcome?.code}`);
  playOn(table, 20);
  const again = replayRecord(game, writeRecord(table, REFEREE));
  if (!again.ok) faults.push(`played on, its record does not open: ${JSON.stringify(again.faults)}`);
  return faults;
}

function playOn<A extends AnyAction>(table: Table<A>, steps: number): void {
  table.goOn(seededDice('goes on'));
  const bits = randomBits('goes on');
  for (let i = 0; i < steps && table.outcome === null; i++) {
    const { seat, action } = randomDecision(table.game, table.view(REFEREE), bits);
    const no = table.submit(seat, action);
    if (no !== null) throw new Error(`a listed action was refused: ${no.rule} ${no.code}`);
  }
}

import { allChoices, randomBits, seededDice, Table, writeRecord } from '@hundred-days/kernel';
import { type Action, createNapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';

/** A whole game played to its end by chance, as the file a player could have: for what is only seen after the end. */
export function finishedGame(scenario: 'standard' | 'grouchy', seed: string): string {
  const opened = Table.open(createNapoleonAtWaterloo(), { scenario, options: {} }, seededDice(seed));
  if (!opened.ok) throw new Error('no such scenario');
  const table = opened.value;
  const bits = randomBits(seed);
  while (table.outcome === null) {
    const seat = table.seatToAct;
    const listed = allChoices<Action>(table.game, table.view(seat), seat);
    // Most units stay where they are, or the game would be a thousand steps long.
    const end = listed.find((action) => action.type === 'end');
    const chosen = end !== undefined && bits() % 4 > 0 ? end : listed[bits() % listed.length];
    const no = table.submit(seat, chosen);
    if (no !== null) throw new Error(`${no.rule} ${no.code}`);
  }
  return JSON.stringify(writeRecord(table, -1));
}

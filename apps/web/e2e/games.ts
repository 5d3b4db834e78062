import {
  type AnyAction,
  allChoices,
  type Game,
  randomBits,
  seededDice,
  Table,
  writeRecord,
} from '@hundred-days/kernel';
import { game } from '../test/battle.ts';
import { game as blocks } from '../test/world1815.ts';

/** Whole games played to their end by chance, as the files a player could have: for what is only seen after the end. */

export const finishedGame = (scenario: 'standard' | 'grouchy', seed: string): string => finished(game, scenario, seed);

export const finishedCampaignOfBlocks = (scenario: 'free' | 'historical', seed: string): string =>
  finished(blocks, scenario, seed);

function finished<A extends AnyAction>(game: Game<A>, scenario: string, seed: string): string {
  const opened = Table.open(game, { scenario, options: {} }, seededDice(seed));
  if (!opened.ok) throw new Error('no such scenario');
  const table = opened.value;
  const bits = randomBits(seed);
  while (table.outcome === null) {
    const seat = table.seatToAct;
    const listed = allChoices(table.game, table.view(seat), seat);
    // Most units stay where they are, or the game would be a thousand steps long.
    const end = listed.find((action) => action.type === 'end');
    const chosen = end !== undefined && bits() % 4 > 0 ? end : listed[bits() % listed.length];
    const no = table.submit(seat, chosen);
    if (no !== null) throw new Error(`${no.rule} ${no.code}`);
  }
  return JSON.stringify(writeRecord(table, -1));
}

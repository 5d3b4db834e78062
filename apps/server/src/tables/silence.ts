import type { AnyAction, Game, Setup, Table } from '@hundred-days/kernel';

/** Where the rules of a game forbid players to speak with each other. */

/** Napoleon 1815, 11.0b: turns of the night, in which two Allied players may speak. */
const NIGHTS = [6, 12, 18];
const FRENCH = 0;

/**
 * The rule by which a seat has to be silent now, or null. Of three players in Napoleon 1815 the two Allied may speak with each
 * other in the first deployment and at night; whatever one of them says, to all or to his side, the other would hear.
 */
export function silencedBy(
  game: Game<AnyAction>,
  { options }: Setup,
  table: Table<AnyAction> | null,
  seat: number,
): string | null {
  if (game.id !== 'napoleon-1815' || options.threePlayers !== true || seat === FRENCH) return null;
  if (table === null || table.outcome !== null) return null;
  const position = table.view(seat);
  const { turn } = game.tally(position);
  return game.phase(position).name === 'deployment' || NIGHTS.includes(turn) ? null : '11.0b';
}

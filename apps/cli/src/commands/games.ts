import type { Command } from 'commander';
import { GAME_IDS, loadGrandWorlds, loadWorlds, type SpokenGame, titleOf } from '../games.ts';
import { type Io, print } from '../io.ts';
import { seatsOfAll } from '../play/seats.ts';

export function registerGames(program: Command, io: Io): void {
  program
    .command('games')
    .description('list the games')
    .action(async () => {
      const rows = [['id', 'title']];
      const details: string[] = [];
      for (const id of GAME_IDS) {
        rows.push([id, titleOf(id)]);
        for (const game of [...(await loadWorlds(id)), ...(await loadGrandWorlds(id))])
          details.push('', ...detailLines(game));
      }
      print(io, ...table(rows), ...details);
    });
}

function detailLines(game: SpokenGame): string[] {
  const seats = seatsOfAll(game)
    .map((seat) => seat.id)
    .join(', ');
  const widest = Math.max(12, ...game.scenarios.map(({ id }) => id.length));
  const field = game.label === game.id ? '' : ` (${game.world.id})`;
  return [
    `${game.title}${field}: ${game.unitIds.length} units, ${game.placeIds.length} hexes, ${game.cases.length} rules; seats: ${seats}`,
    ...game.scenarios.map(({ id, title, turns }) => `  ${id.padEnd(widest)} ${title}, ${turns} turns`),
    ...game.options.map(({ id, values, standard }) => `  --option ${id}=${values.join('|')} (${String(standard)})`),
  ];
}

/** Columns as wide as their widest cell. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('  ')
      .trimEnd(),
  );
}

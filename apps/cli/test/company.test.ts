import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type AnyAction,
  Host,
  type Line,
  readAction,
  SPECTATOR,
  seededDice,
  sitDown,
  type TableSeat,
  type Viewer,
} from '@hundred-days/kernel';
import { unreliable } from '@hundred-days/kernel/testing';
import { describe, expect, test } from 'vitest';
import { boardOf, loadGame } from '../src/games.ts';
import { Company } from '../src/play/company.ts';
import { Keeper } from '../src/play/keeper.ts';
import { newTable } from '../src/play/open.ts';
import { playerBits, seatPlayers } from '../src/play/seats.ts';
import { Session } from '../src/play/session.ts';
import { atTerminal, GAME, type Ran } from './support.ts';

type Chairs = (host: Host<AnyAction>, viewer: Viewer) => TableSeat<AnyAction> | Promise<TableSeat<AnyAction>>;

/** The first two seats of a table, and who sits there. */
interface Opened {
  readonly game: string;
  readonly scenario: string;
  readonly allied: string;
}

/** Plays these lines at a terminal whose people, computers and onlooker sit on the given chairs. */
async function playOn({ game: id, scenario, allied }: Opened, chairs: Chairs, lines: readonly string[]): Promise<Ran> {
  const game = await loadGame(id);
  const table = newTable(game, { scenario, options: {} }, seededDice('chairs'), id);
  const host = new Host(table);
  const sitters = seatPlayers(game.id, game.seats.slice(0, 2), new Map([['allied', allied]]));
  const seats = await Promise.all(sitters.map((_, seat) => chairs(host, seat)));
  const bits = seats.map((_, seat) => playerBits('chairs', seat));
  const company = new Company(seats, await chairs(host, SPECTATOR), { sitters, bits });
  return atTerminal(lines, async (io) => {
    const keeper = new Keeper(table, { env: io.env, viewer: company.screen.viewer, file: null, own: [] });
    await new Session(io, game, await boardOf(game), company, keeper).run();
    return 0;
  });
}

const direct: Chairs = (host, viewer) => host.seat(viewer);

/** Time as the event loop counts it. */
async function wait(time: number): Promise<void> {
  for (let i = 0; i < time; i++) await new Promise((resolve) => setImmediate(resolve));
}

const sitAt = (host: Host<AnyAction>, viewer: Viewer, line: Line): Promise<TableSeat<AnyAction>> => {
  let keys = 0;
  return sitDown(host.game, viewer, line, { nextKey: () => `${viewer} ${keys++}`, again: () => wait(1) });
};

const overBadLine: Chairs = (host, viewer) => {
  const weather = { seed: `storm ${viewer}`, least: 0, most: 4, lost: 20, twice: 30 };
  return sitAt(host, viewer, unreliable(host.line(viewer), weather, wait));
};

describe('the terminal sits on seats', () => {
  const march = ['fr-1-inf1 binche', 'secret', 'units', 'undo', 'redo', 'choices', 'log 100', 'end', 'log 100', 'map'];
  const attack = ['end', 'attack 0914: fr-6inf fr-9inf fr-2art @6-1', 'stand', 'end', 'undo', 'end', 'undo all'];

  test.each<[string, Opened, readonly string[]]>([
    ['two people and secrets', { game: 'napoleon-1815', scenario: 'historical', allied: 'human' }, march],
    ['a computer player', { game: 'napoleon-1815', scenario: 'historical', allied: 'random' }, march],
    ['an attack in one line', { game: GAME, scenario: 'grouchy', allied: 'human' }, attack],
  ])('over a bad line everything is shown as over a direct one: %s', async (_, opened, lines) => {
    const wanted = await playOn(opened, direct, lines);
    expect(wanted.out).toContain('Taken back: ');
    expect(await playOn(opened, overBadLine, lines)).toEqual(wanted);
  });

  test('what happens while somebody decides is told, and what he decided is not done', async () => {
    let meddled = false;
    const meddling: Chairs = (host, viewer) => {
      const line = host.line(viewer);
      const other = host.seat(0);
      const ask: Line['ask'] = async (request) => {
        const read = readAction(host.game, 'fr-1inf 1513-1512');
        if (request.kind === 'submit' && read.ok && !meddled) {
          meddled = true;
          await other.submit(read.value);
        }
        return line.ask(request);
      };
      return sitAt(host, viewer, { ...line, ask });
    };
    const opened = { game: GAME, scenario: 'standard', allied: 'human' };
    const { out } = await playOn(opened, meddling, ['fr-5inf 1312', 'fr-5inf 1312']);
    const [, late, done] = out.split(/^French> /m);
    expect(late).toContain('[fr-1inf] moves 1513-1512.\nNo: Something else has happened meanwhile; look again.');
    expect(late).not.toContain('[fr-5inf] moves');
    expect(done).toContain('[fr-5inf] moves 1314-1313-1312.');
  });

  test('only who opens and keeps the table names it', () => {
    const folder = fileURLToPath(new URL('../src/play/', import.meta.url));
    const naming = readdirSync(folder).filter((name) => {
      const imported = /import[^;]*from '@hundred-days\/kernel'/.exec(readFileSync(folder + name, 'utf8'))?.[0] ?? '';
      return /\b(Table|Host|Journal|REFEREE)\b/.test(imported);
    });
    expect(naming).toEqual(['keeper.ts', 'open.ts']);
  });
});

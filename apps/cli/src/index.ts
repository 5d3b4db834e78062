import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { registerBench } from './bench/command.ts';
import { registerAdmin } from './commands/admin.ts';
import { registerGames } from './commands/games.ts';
import { registerPerft } from './commands/perft.ts';
import { registerPlay } from './commands/play.ts';
import { registerReplay } from './commands/replay.ts';
import { registerRules } from './commands/rules.ts';
import { registerServe } from './commands/serve.ts';
import { registerVerify } from './commands/verify.ts';
import { Failure } from './failure.ts';
import { registerFit } from './fit/command.ts';
import { complain, type Io, print, processIo } from './io.ts';
import { registerLadder } from './ladder/command.ts';
import { registerSimulate } from './simulate/command.ts';
import { registerSoak } from './soak/command.ts';

/** The command line. Gives the exit code: 0 done, 1 done with a bad finding, 2 bad arguments or files. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  forgiveClosedPipe(io);
  try {
    const program = await createProgram(argv, io);
    // Nothing asked for is a question, not a mistake.
    await program.parseAsync(argv.length === 0 ? ['--help'] : [...argv], { from: 'user' });
    return 0;
  } catch (error) {
    return ending(io, error);
  }
}

async function createProgram(argv: readonly string[], io: Io): Promise<Command> {
  const program = new Command('hundred-days')
    .description('Board wargames of June 1815, with the rules enforced and explained.')
    .version(version())
    .exitOverride()
    .showSuggestionAfterError(false)
    // Errors are printed in one place, on one line.
    .configureOutput({ writeOut: (text) => print(io, ...text.trimEnd().split('\n')), writeErr: () => undefined });
  registerGames(program, io);
  await registerPlay(program, io, argv);
  registerReplay(program, io);
  registerVerify(program, io);
  registerSimulate(program, io);
  registerLadder(program, io);
  registerFit(program, io);
  registerPerft(program, io);
  registerBench(program, io);
  registerSoak(program, io);
  registerRules(program, io);
  registerServe(program, io);
  registerAdmin(program, io);
  return program;
}

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  return manifest.version;
}

function ending(io: Io, error: unknown): number {
  if (error instanceof Failure) {
    complain(io, ...error.lines.map((line) => `hundred-days: ${line}`));
    return error.code;
  }
  if (error instanceof CommanderError) {
    // Help and version come as errors too, without being any.
    if (error.exitCode === 0) return 0;
    complain(io, `hundred-days: ${oneLine(error.message.replace(/^error: /, ''))}`);
    return 2;
  }
  complain(io, `hundred-days: internal error: ${oneLine(error instanceof Error ? error.message : String(error))}`);
  return 1;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A reader that has seen enough (`| head`) is no error. */
function forgiveClosedPipe(io: Io): void {
  if (io.stdout !== process.stdout) return;
  process.stdout.on('error', (error: { code?: string }) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

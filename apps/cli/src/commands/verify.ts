import { fairFault, REFEREE, SPECTATOR } from '@hundred-days/kernel';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { faultLines, type Replayed, readRecord } from '../files.ts';
import { type Io, print } from '../io.ts';

export function registerVerify(program: Command, io: Io): void {
  program
    .command('verify')
    .description('check records: every action legal, every die used and as it was sealed, the chain of hashes whole')
    .argument('<file...>', 'records')
    .action(async (files: readonly string[]) => {
      const faults: string[] = [];
      for (const file of files) {
        try {
          print(io, await soundLine(file, io));
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          faults.push(...error.lines);
        }
      }
      if (faults.length > 0) throw new Failure(faults);
    });
}

async function soundLine(file: string, io: Io): Promise<string> {
  const replayed = await readRecord(file, io.env);
  const { game, record, table } = replayed;
  const dice = record.steps.reduce((sum, step) => sum + step.dice.length, record.start.dice.length);
  const end = record.outcome ?? 'not over';
  return `ok ${file}: ${game.id}, ${record.steps.length} actions, ${dice} dice${drawn(file, replayed)}, ${end}${untried(table)}`;
}

/** Dice that can be checked are: each has to follow from the seed and from what the seats added (docs/dice.md). */
function drawn(file: string, { game, record: { fair }, table }: Replayed): string {
  if (fair === undefined) return '';
  if (fair.seed === undefined) return ', sealed until the end';
  const wrong = fairFault(table, fair);
  if (wrong !== null) throw new Failure(faultLines(file, game, [wrong]));
  return ', each as it was sealed';
}

/** What came before the table's last upgrade was gone through without the rules, and is not vouched for. */
function untried(table: Replayed['table']): string {
  const before = table.seen(REFEREE).findLastIndex(({ seat }, at) => at > 0 && seat === SPECTATOR) - 1;
  return before > 0 ? `, ${before} of them as they were written: the rules were corrected since` : '';
}

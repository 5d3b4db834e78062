import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { complain, type Io, print } from '../io.ts';
import { boutOf, comparison, type Kept } from './compare.ts';
import { sectionsOf, withEarlier, writtenLine } from './earlier.ts';
import type { Ladder, LadderPart } from './match.ts';
import { fieldLines, type PlayedPart } from './paper.ts';
import { type Field, nightOn, type Part, type Scope, shortOn } from './programme.ts';

/** Plays what is left of a ladder, or only reads what is kept of it. */
export type Play = (ladder: Ladder, onlyKept?: boolean) => Promise<LadderPart>;

/** A field with its game's title. */
export interface TitledField extends Field {
  readonly title: string;
}

async function playAll(
  parts: readonly Part[],
  play: Play,
  io: Io,
  goesOn: () => boolean = () => true,
): Promise<PlayedPart[]> {
  const done: PlayedPart[] = [];
  for (const part of parts) {
    const { game, scenario, schedule } = part.ladder;
    const goes = goesOn();
    const name = `${game}, ${scenario}: ${part.kind}, ${schedule.players.join(', ')}`;
    if (goes) print(io, name);
    const played = await play(part.ladder, !goes);
    // A game that fails is in no table: nobody would know of it in the morning.
    for (const failure of played.failures) complain(io, `${name}: game ${failure.game} failed: ${failure.message}`);
    done.push({ ...part, played });
  }
  return done;
}

const HEAD = [
  '# The ladder',
  '',
  'Written by `npm run ladder -- --night --keep FILE --write docs/ladder.md`; games that are kept in the file are not played again, so that it can be stopped and gone on with.',
  'A night of some games or parts replaces these here and leaves the others as they were; each section says when its parts were written last. Parts without a day are older, and of levels and characters that have changed since.',
  'Two games of a pair have the same dice and the sides exchanged. The scale puts every player with each side on one ladder, the conscript with the mean of his sides at 0; its intervals come from drawing',
  "whole pairs again, those of a meeting from how pairs scatter. Scripts have a single idea (`packages/opponents/src/ladder/scripts`) and play the side they are for. `marshal*0.5` has half of the marshal's thought.",
  'Where a meeting has a dozen games or fewer its row says little: its interval tells how little.',
  'Characters are those of a veteran, and are counted by what the log tells: attacks, those that promise nothing on average (among blocks: with no more blocks than the enemy), hexes gone back of their own will, losses, and how far they stood from the enemy when turns ended.',
  'They are told apart by the mean of so many games, which is given to the player whose other games it is most like.',
  '',
];

/** How many games a meeting has after each round: all fields have had some before any has many. */
function roundsOf(games: number): number[] {
  const rounds = [games];
  while (rounds[0] > 4) rounds.unshift(Math.ceil(rounds[0] / 2));
  return rounds;
}

export interface NightTerms {
  /** Where the paper goes; printed where there is none. */
  readonly path?: string;
  /** Games are kept: rounds go on with those before them. */
  readonly kept: boolean;
  /** The day it is written. */
  readonly day: string;
  /** Whether there is time for another part; of the others only what is kept is told. */
  goesOn(): boolean;
}

/** Everything, in rounds of more and more games where they are kept; the paper is whole after each field, with what it had of others. */
export async function playNight(
  fields: readonly TitledField[],
  scope: Scope,
  play: Play,
  { path, kept, day, goesOn }: NightTerms,
  io: Io,
): Promise<void> {
  const earlier = path !== undefined && existsSync(path) ? sectionsOf(readFileSync(path, 'utf8')) : new Map();
  const sections = new Map<string, readonly string[]>(earlier);
  const write = (): void => {
    if (path !== undefined)
      writeFileSync(path, `${[...HEAD, ...[...sections.values()].flat()].join('\n').trimEnd()}\n`);
  };
  for (const games of kept ? roundsOf(scope.games) : [scope.games]) {
    for (const field of fields) {
      const played = await playAll(nightOn(field, { ...scope, games }), play, io, goesOn);
      const lines = fieldLines(field.title, field, played);
      if (lines.length > 0) {
        lines.push(writtenLine(kindsIn(played), day), '');
        sections.set(lines[0], withEarlier(lines, earlier.get(lines[0]) ?? []));
      }
      write();
    }
  }
  if (path === undefined) print(io, ...[...sections.values()].flat());
}

/** Parts of which something was played. */
const kindsIn = (parts: readonly PlayedPart[]): string[] => [
  ...new Set(parts.filter(({ played }) => played.results.length > 0).map(({ kind }) => kind)),
];

/** A few games, against those that were kept when it was last run with `--write`: whether a change has hurt. */
export async function playShort(
  fields: readonly TitledField[],
  seed: string,
  play: Play,
  path: string,
  write: boolean,
  io: Io,
): Promise<void> {
  const parts = await playAll(
    fields.flatMap((field) => shortOn(field, seed)),
    play,
    io,
  );
  const now = parts.flatMap(({ ladder, played }) => played.results.map((result) => boutOf(ladder, result)));
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept) : {};
  print(io, '', ...comparison(before, Object.fromEntries(now)));
  if (write) writeFileSync(path, `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`);
}

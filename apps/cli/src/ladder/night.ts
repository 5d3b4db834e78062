import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Io, print } from '../io.ts';
import { boutOf, comparison, type Kept } from './compare.ts';
import type { Ladder, LadderPart } from './match.ts';
import { fieldLines, type PlayedPart } from './paper.ts';
import { type Field, nightOn, type Part, type Scope, shortOn } from './programme.ts';

export type Play = (ladder: Ladder) => Promise<LadderPart>;

/** A field with its game's title. */
export interface TitledField extends Field {
  readonly title: string;
}

async function playAll(parts: readonly Part[], play: Play, io: Io): Promise<PlayedPart[]> {
  const done: PlayedPart[] = [];
  for (const part of parts) {
    const { game, scenario, schedule } = part.ladder;
    print(io, `${game}, ${scenario}: ${part.kind}, ${schedule.players.join(', ')}`);
    done.push({ ...part, played: await play(part.ladder) });
  }
  return done;
}

const HEAD = [
  '# The ladder',
  '',
  'Written by `npm run ladder -- --night --keep FILE --write docs/ladder.md`; games that are kept in the file are not played again, so that it can be stopped and gone on with.',
  'Two games of a pair have the same dice and the sides exchanged. The scale puts every player with each side on one ladder, the conscript with the mean of his sides at 0; its intervals come from drawing',
  'whole pairs again, those of a meeting from how pairs scatter. Scripts have a single idea (`packages/opponents/src/ladder/scripts`) and play the side they are for.',
  '',
];

/** Everything, field by field; the paper is written after each of them. */
export async function playNight(
  fields: readonly TitledField[],
  scope: Scope,
  play: Play,
  path: string | undefined,
  io: Io,
): Promise<void> {
  const paper = [...HEAD];
  for (const field of fields) {
    const lines = fieldLines(field.title, field, await playAll(nightOn(field, scope), play, io));
    paper.push(...lines);
    if (path === undefined) print(io, ...lines);
    else writeFileSync(path, `${paper.join('\n').trimEnd()}\n`);
  }
}

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
  if (write) writeFileSync(path, `${JSON.stringify(Object.fromEntries(now), null, 1)}\n`);
}

import type { AnyAction, SeenStep } from '@hundred-days/kernel';
import type { Motion } from '../board/types.ts';
import type { Face, LogLine } from '../face/types.ts';
import { type Line, linesOf, wordsOf } from './lines.ts';

/** Fights, read from what was told of them: how each began, what the dice said, and what came of it. */

export interface Fight {
  /** The step of the dice: another number, another fight. */
  readonly step: number;
  readonly opening: Line | null;
  readonly roll: LogLine;
  readonly deeds: readonly Deed[];
  /** All its lines, the opening among them. */
  readonly lines: readonly Line[];
}

export interface Deed extends Line {
  /** How it is seen on the map; null for what is not. */
  readonly motion: Motion | null;
}

/** All fights of these steps, oldest first. A phase ends what came of the last, and so does the next fight. */
export function fightsOf(face: Face<AnyAction>, steps: readonly SeenStep[], language: string): readonly Fight[] {
  const fights: Line[][] = [];
  let open = false;
  for (const told of linesOf(face, steps, language)) {
    const { heading, fight } = told.line;
    if (heading) open = false;
    else if (fight === 'begins' || (fight === 'rolls' && !open)) {
      fights.push([told]);
      open = true;
    } else if (open) fights[fights.length - 1].push(told);
  }
  return fights.flatMap((lines) => fightOf(face, lines));
}

/** Who was lost in it, in words. */
export const lossesOf = ({ deeds }: Fight): readonly string[] =>
  deeds.flatMap(({ line, motion }) => (motion?.kind === 'destroyed' ? [wordsOf(line)] : []));

/** Those to tell of where there is little room: all that cost somebody a unit, and as many others as there is room for. */
export function chiefFights(fights: readonly Fight[], room: number): readonly Fight[] {
  let left = room - fights.filter((fight) => lossesOf(fight).length > 0).length;
  return fights.filter((fight) => lossesOf(fight).length > 0 || left-- > 0);
}

/** One that was announced and has no dice yet is none. */
function fightOf(face: Face<AnyAction>, lines: readonly Line[]): readonly Fight[] {
  const at = lines.findIndex(({ line }) => line.fight === 'rolls');
  const tried = lines.findIndex(({ line }) => line.fight === 'tries');
  const told = at < 0 ? tried : at;
  if (told < 0) return [];
  const { step, line: roll } = lines[told];
  const first = tried < 0 ? told : Math.min(tried, told);
  const deeds = lines
    .slice(first)
    .filter(({ line }) => line !== roll && !line.aside)
    .map((told) => ({ ...told, motion: face.map.motions([told.event])[0] ?? null }));
  return [{ step, roll, deeds, lines, opening: lines[0].line.fight === 'begins' ? lines[0] : null }];
}

/** The last fight, while it is the last thing that happened: null once whoever looks on has gone on to something else. */
export function freshFight(
  face: Face<AnyAction>,
  steps: readonly SeenStep[],
  viewer: number,
  language: string,
): Fight | null {
  const fight = fightsOf(face, steps, language).at(-1);
  const told = fight?.lines.at(-1)?.step ?? 0;
  const goneOn = steps.slice(told + 1).some(({ seat, events }) => seat === viewer || events.length > 0);
  return fight === undefined || goneOn ? null : fight;
}

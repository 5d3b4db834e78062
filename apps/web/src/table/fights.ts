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

/** All fights of these steps, oldest first. */
export const fightsOf = (face: Face<AnyAction>, steps: readonly SeenStep[], language: string): readonly Fight[] =>
  fightsIn(linesOf(face, steps, language)).flatMap((lines) => fightOf(face, lines) ?? []);

/** Their lines, and those of fights that were only announced. A phase ends what came of the last, and so does the next fight. */
function fightsIn(lines: readonly Line[]): readonly (readonly Line[])[] {
  const fights: Line[][] = [];
  let open = false;
  for (const told of lines) {
    const { heading, fight } = told.line;
    if (heading) open = false;
    else if (fight === 'begins' || (fight === 'rolls' && !open)) {
      fights.push([told]);
      open = true;
    } else if (open) fights[fights.length - 1].push(told);
  }
  return fights;
}

/** The last of all, looked for from the end, phase by phase. */
function lastFight(face: Face<AnyAction>, lines: readonly Line[]): Fight | null {
  let end = lines.length;
  for (let at = end - 1; at >= -1; at--) {
    if (at >= 0 && !lines[at].line.heading) continue;
    const rolled = fightsIn(lines.slice(at + 1, end)).findLast((fight) => rollOf(fight) !== undefined);
    if (rolled !== undefined) return fightOf(face, rolled);
    end = at;
  }
  return null;
}

/** Who was lost in it, in words. */
export const lossesOf = ({ deeds }: Fight): readonly string[] =>
  deeds.flatMap(({ line, motion }) => (motion?.kind === 'destroyed' ? [wordsOf(line)] : []));

/** Those to tell of where there is little room: all that cost somebody a unit, and as many others as there is room for. */
export function chiefFights(fights: readonly Fight[], room: number): readonly Fight[] {
  let left = room - fights.filter((fight) => lossesOf(fight).length > 0).length;
  return fights.filter((fight) => lossesOf(fight).length > 0 || left-- > 0);
}

/** Where no other roll follows a try is told as one. */
const rollOf = (fight: readonly Line[]): Line | undefined =>
  fight.find(({ line }) => line.fight === 'rolls') ?? fight.find(({ line }) => line.fight === 'tries');

/** One that was announced and has no dice yet is none. */
function fightOf(face: Face<AnyAction>, lines: readonly Line[]): Fight | null {
  const told = rollOf(lines);
  if (told === undefined) return null;
  const { step, line: roll } = told;
  const first = lines.findIndex(({ line }) => line === roll || line.fight === 'tries');
  const deeds = lines
    .slice(first)
    .filter(({ line }) => line !== roll && !line.aside)
    .map((deed) => ({ ...deed, motion: face.map.motions([deed.event])[0] ?? null }));
  return { step, roll, deeds, lines, opening: lines[0].line.fight === 'begins' ? lines[0] : null };
}

/** The last fight, while it is the last thing that happened: null once whoever looks on has gone on to something else. */
export function freshFight(
  face: Face<AnyAction>,
  steps: readonly SeenStep[],
  viewer: number,
  language: string,
): Fight | null {
  const fight = lastFight(face, linesOf(face, steps, language));
  const told = fight?.lines.at(-1)?.step ?? 0;
  const goneOn = steps.slice(told + 1).some(({ seat, events }) => seat === viewer || events.length > 0);
  return goneOn ? null : fight;
}

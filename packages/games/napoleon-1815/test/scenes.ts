import { type Army, type Field, fighting, moving, type Options, type Towns, TWO, withOthers } from './support.ts';

/** Scenes for tests: what a test is about stands where it says, everybody else far away, so that no army is defeated. */

export const FAR: Readonly<Record<Army, string>> = { french: 'givet', 'anglo-dutch': 'ghent', prussian: 'liege' };

/** Before the moves of a turn. */
export const calm = (turn: number, towns: Towns, options: Options = TWO): Field =>
  moving(turn, withOthers(towns, FAR), options);

/** After the moves of a turn; with a battle the Attacker's first marker is a Hill, which changes nothing in these tests. */
export const fight = (
  turn: number,
  towns: Towns,
  entries: Readonly<Record<string, readonly string[]>> = {},
  options: Options = TWO,
  ...dice: number[]
): Field => fighting(turn, withOthers(towns, FAR), entries, options, ...dice);

/** The number of a die that draws a Hill while all that were drawn before were Hills: 12, 11, 10. */
export const HILLS = [12, 11, 10] as const;

/** Places the Defender's two markers, of Hills, after the Attacker's. */
export const hills = (f: Field): Field =>
  f.play('terrain @left', HILLS[1]).play('terrain @left', HILLS[2]).play('terrain @right');

/** Posts units as named by position and ends, for the player that posts. */
export function post(f: Field, posts: Readonly<Record<string, readonly string[]>>): Field {
  for (const [place, named] of Object.entries(posts)) for (const unit of named) f.play(`post ${unit} @${place}`);
  return f.play('end');
}

/** Plays `end` until a decision comes up; throws if it does not within a few Battle Turns or `end` is no choice. */
export function endUntil(f: Field, decision: string): Field {
  for (let guard = 0; guard < 12; guard++) {
    if (f.decision === decision) return f;
    f.play('end');
  }
  throw new Error(`no '${decision}': ${f.decision}`);
}

/** Dice that miss, whatever the firepower. */
export const misses = (dice: number): number[] => Array.from({ length: dice }, () => 6);

/** French infantry, nine divisions. */
export const FOOT: readonly string[] = [
  ...['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1', 'fr-2-inf2', 'fr-3-inf1', 'fr-3-inf2'],
  ...['fr-4-inf', 'fr-6-inf', 'fr-g-inf'],
];

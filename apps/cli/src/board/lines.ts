import { type AnyAction, allChoices, type Game, type State, writeAction } from '@hundred-days/kernel';

/** What text boards that tell a position in lines share. */

const WIDTH = 78;
const MOST_LISTED = 24;

/** Words of a list, broken into lines with the later ones under the first. */
export function wrapped(head: string, words: readonly string[], indent: number): string[] {
  const lines: string[] = [];
  let line = head;
  for (const [i, word] of words.entries()) {
    const next = i === words.length - 1 ? word : `${word},`;
    if (line.trim() !== '' && line.length + next.length + 1 > WIDTH && line.length > indent) {
      lines.push(line);
      line = ' '.repeat(indent - 1);
    }
    line += ` ${next}`;
  }
  return [...lines, line];
}

/** All that a seat may do now, as it is typed; the first of many. */
export function choiceLines(game: Game, view: State, seat: number): string[] {
  const all = allChoices<AnyAction>(game, view, seat).map((action) => writeAction(game, action));
  const more = all.length > MOST_LISTED ? ' | ...' : '';
  return [`Choices: ${all.slice(0, MOST_LISTED).join(' | ')}${more}`];
}

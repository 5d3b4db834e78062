/**
 * Words that need not be there when the first board is drawn: other languages, the text of the rules. The build puts an
 * empty list or catalog in their place (build/lateWords.ts) and registers here how to fill it.
 */

type Fill = () => Promise<void>;

const waiting = new Map<string, Fill[]>();
const wanted = new Set<string>();
const filling = new Set<Promise<void>>();

/** Called by the build for each module of words; `group` is the name of its file: fr, rules-en. */
export function late(group: string, fill: Fill): void {
  if (wanted.has(group)) begin(group, fill);
  else wait(group, fill);
}

const wait = (group: string, fill: Fill): void => void waiting.set(group, [...(waiting.get(group) ?? []), fill]);

/** From now on the words of a group are filled in, those of chunks still to come too. */
export function want(group: string): Promise<void> {
  wanted.add(group);
  const fills = waiting.get(group) ?? [];
  waiting.delete(group);
  for (const fill of fills) begin(group, fill);
  return settled();
}

/** Until all words that are wanted are there. What cannot be loaded is left out until it is wanted again. */
export async function settled(): Promise<void> {
  while (filling.size > 0) await Promise.all(filling);
}

function begin(group: string, fill: Fill): void {
  const running: Promise<void> = fill()
    .catch(() => wait(group, fill))
    .finally(() => filling.delete(running));
  filling.add(running);
}

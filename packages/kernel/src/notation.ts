import type { ActionSpec, AnyAction, ArgumentKind } from './actions.ts';
import type { Game } from './contract.ts';
import { bad, fault, good, type Result } from './refusal.ts';

/**
 * The notation a person reads and types: a word for the deed, then its arguments. Units and places by their ids, a path
 * with hyphens, a choice among words with @. `fr-6inf 0814-0813-0812`, `roll @3-1`.
 */

/** How many characters a line may have; longer ones are refused unread. */
const LONGEST_LINE = 2000;

function writeArgument<A extends AnyAction>(game: Game<A>, kind: ArgumentKind, value: unknown): string {
  if (kind === 'unit') return game.unitIds[value as number];
  if (kind === 'place') return game.placeIds[value as number];
  if (kind === 'path') return (value as readonly number[]).map((place) => game.placeIds[place]).join('-');
  if (kind === 'units') return (value as readonly number[]).map((unit) => game.unitIds[unit]).join(' ');
  if ('flag' in kind) return value === true ? kind.flag : '';
  return `@${kind.oneOf[value as number]}`;
}

export function writeAction<A extends AnyAction>(game: Game<A>, action: A): string {
  const spec = game.actions[action.type];
  const fields = action as unknown as Readonly<Record<string, unknown>>;
  const words = [spec.word];
  for (const [name, kind] of Object.entries(spec.args)) words.push(writeArgument(game, kind, fields[name]));
  return words.filter((word) => word !== '').join(' ');
}

/** A position in the list of ids, or -1. A list is searched because lines are typed by hand, not in hot paths. */
const indexIn = (ids: readonly string[], id: string): number => ids.indexOf(id);

/** Reads one argument from the front of `words`; undefined if it is not one. */
function readArgument<A extends AnyAction>(game: Game<A>, kind: ArgumentKind, words: string[]): unknown {
  if (typeof kind === 'object' && 'flag' in kind) {
    if (words[0] !== kind.flag) return false;
    words.shift();
    return true;
  }
  if (kind === 'units') {
    const units: number[] = [];
    while (words.length > 0 && indexIn(game.unitIds, words[0]) >= 0) {
      units.push(indexIn(game.unitIds, words.shift() as string));
    }
    units.sort((a, b) => a - b);
    return units.length > 0 ? units : undefined;
  }
  const word = words.shift();
  if (word === undefined) return undefined;
  if (kind === 'unit') return found(indexIn(game.unitIds, word));
  if (kind === 'place') return found(placeIn(game, word));
  if (kind === 'path') return readPath(game, word.split('-'));
  return word.startsWith('@') ? found(kind.oneOf.indexOf(word.slice(1))) : undefined;
}

/** A place's id may have hyphens of its own (quatre-bras): at each point the longest id that fits is taken. */
function readPath(game: Places, parts: readonly string[]): number[] | undefined {
  const path: number[] = [];
  for (let from = 0; from < parts.length; ) {
    let to = parts.length;
    while (to > from && placeIn(game, parts.slice(from, to).join('-')) < 0) to--;
    if (to === from) return undefined;
    path.push(placeIn(game, parts.slice(from, to).join('-')));
    from = to;
  }
  return path;
}

type Places = Pick<Game, 'placeIds' | 'placeNamed'>;

/** A place by its id, or by another name it has; it is written by its id. A stored game of a large map has many to read. */
const placeIn = ({ placeIds, placeNamed }: Places, word: string): number =>
  placeNamed === undefined ? indexIn(placeIds, word) : placeNamed(word);

const found = (index: number): number | undefined => (index < 0 ? undefined : index);

function readAs<A extends AnyAction>(
  game: Game<A>,
  type: string,
  spec: ActionSpec,
  words: readonly string[],
): Result<A> {
  const rest = [...words];
  const action: Record<string, unknown> = { type };
  for (const [name, kind] of Object.entries(spec.args)) {
    const at = rest[0] ?? '';
    const value = readArgument(game, kind, rest);
    if (value === undefined) return bad([fault('bad-argument', at, { argument: name, text: at })]);
    action[name] = value;
  }
  if (rest.length > 0) return bad([fault('too-many-words', rest[0], { text: rest.join(' ') })]);
  return good(action as unknown as A);
}

/** Reads one simple line. */
export function readAction<A extends AnyAction>(game: Game<A>, line: string): Result<A> {
  if (line.length > LONGEST_LINE) return bad([fault('line-too-long', '', { longest: LONGEST_LINE })]);
  const words = line.trim().split(/\s+/);
  for (const [type, spec] of Object.entries(game.actions)) {
    if (spec.word !== '' && spec.word === words[0]) return readAs(game, type, spec, words.slice(1));
  }
  for (const [type, spec] of Object.entries(game.actions)) {
    if (spec.word === '' && indexIn(game.unitIds, words[0]) >= 0) return readAs(game, type, spec, words);
  }
  return bad([fault('unknown-word', words[0], { text: words[0] })]);
}

/** Reads a line, compound or simple, into the actions it stands for. */
export function readLine<A extends AnyAction>(game: Game<A>, line: string): Result<readonly A[]> {
  if (line.length > LONGEST_LINE) return bad([fault('line-too-long', '', { longest: LONGEST_LINE })]);
  const actions: A[] = [];
  for (const part of game.phrases.expand(line) ?? [line]) {
    const read = readAction(game, part);
    if (!read.ok) return read;
    actions.push(read.value);
  }
  return good(actions);
}

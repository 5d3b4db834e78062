import { type AnyAction, choicesOf, type Game, piecesOf, type State, TABLE } from '@hundred-days/kernel';
import { appraisalOf, greedyPlayerBy } from '../../computers.ts';
import type { Player } from '../../player.ts';
import { fieldOf, hasField } from './field.ts';
import { SCRIPT_NAMES, SCRIPTS, type Script, type ScriptName } from './scripts.ts';

export { SCRIPT_NAMES, type ScriptName } from './scripts.ts';

const PREFIX = 'script:';

const named = (name: ScriptName): Script => SCRIPTS[name];

/** The script that a name like `script:rush` means; null for another name. */
export const readScriptName = (name: string): ScriptName | null =>
  name.startsWith(PREFIX) ? (SCRIPT_NAMES.find((script) => name === PREFIX + script) ?? null) : null;

export const scriptPlays = (script: ScriptName, game: string): boolean =>
  hasField(game) && (named(script).games?.includes(game) ?? true);

/** The names of the scripts of a game for a side: those that have an idea there. */
export function scriptsFor<A extends AnyAction>(game: Game<A>, side: 0 | 1): readonly string[] {
  const field = fieldOf(game);
  const hasPlace = (script: ScriptName): boolean =>
    (script !== 'run' || field.goalsOf(side).length > 0) && (script !== 'guard' || field.goalsOf(1 - side).length > 0);
  return SCRIPT_NAMES.filter(
    (script) => scriptPlays(script, game.id) && (named(script).side ?? side) === side && hasPlace(script),
  ).map((script) => PREFIX + script);
}

/** A player for one game that has a single idea. */
export function scriptedPlayer(script: ScriptName): Player {
  const { idea, idle = false } = named(script);
  const greedy = greedyPlayerBy((game) => {
    const appraise = appraisalOf(game);
    const worth = idea(fieldOf(game), game);
    return (s, seat) => appraise(s, seat) + worth(s, seat);
  });
  return {
    ...greedy,
    name: PREFIX + script,
    choose<A extends AnyAction>(game: Game<A>, view: State, seat: number, bits: () => number): A {
      if (idle && piecesOf(game, view, seat).includes(TABLE)) return choicesOf(game, view, seat, TABLE).at(0) as A;
      return greedy.choose(game, view, seat, bits);
    },
  };
}

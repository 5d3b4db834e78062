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
  const hasIdea = ({ needs, side: only = side }: Script): boolean =>
    only === side && (needs === undefined || field.goalsOf(needs === 'goals' ? side : 1 - side).length > 0);
  return SCRIPT_NAMES.filter((script) => scriptPlays(script, game.id) && hasIdea(named(script))).map(
    (script) => PREFIX + script,
  );
}

/** Phases in which somebody may attack or follow who need not. In Napoleon 1815 who is there must fight. */
const FIGHTS: readonly string[] = ['attack', 'combat', 'fire', 'advance', 'pursuit', 'breakthrough'];
const isFight = (game: Game, view: State): boolean =>
  game.id !== 'napoleon-1815' && FIGHTS.includes(game.phase(view).name);

/** Remembers how a phase began, for who plays it. */
function beginnings(): { look(game: Game, view: State): void; began(): State } {
  let [began, when]: [State, string] = [new Int16Array(0), ''];
  return {
    look(game, view) {
      const now = `${game.phase(view).name} ${game.tally(view).turn}`;
      if (now !== when) began = view.slice();
      when = now;
    },
    began: () => began,
  };
}

/** A player for one game that has a single idea. */
export function scriptedPlayer(script: ScriptName): Player {
  const { idea, idle } = named(script);
  const { look, began } = beginnings();
  const greedy = greedyPlayerBy((game) => {
    const appraise = appraisalOf(game);
    const worth = idea(fieldOf(game), game, began);
    return (s, seat) => appraise(s, seat) + worth(s, seat);
  });
  const isIdle = (game: Game, view: State): boolean =>
    idle === 'always' || (idle === 'in-fights' && isFight(game, view));
  return {
    ...greedy,
    name: PREFIX + script,
    choose<A extends AnyAction>(game: Game<A>, view: State, seat: number, bits: () => number): A {
      const whole = game as unknown as Game;
      look(whole, view);
      if (isIdle(whole, view) && piecesOf(game, view, seat).includes(TABLE))
        return choicesOf(game, view, seat, TABLE).at(0) as A;
      return greedy.choose(game, view, seat, bits);
    },
  };
}

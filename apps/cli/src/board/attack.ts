import {
  type AnyAction,
  choicesOf,
  everyRoll,
  type GameEvent,
  refuseInput,
  type State,
  sayRefusal,
  submit,
  TABLE,
} from '@hundred-days/kernel';
import type { SpokenGame } from '../games.ts';
import { choiceLines } from './lines.ts';

/** Forced combat at the terminal: what is owed, what is announced, and what each die would do. */

type RollAction = AnyAction & { readonly type: 'roll'; readonly column: number };

/** A Combat Phase: what is still owed, and the attack as far as it is announced. */
export interface Fighting {
  /** The same position with no attack announced. */
  readonly bare: State;
  readonly end: AnyAction;
  readonly columns: readonly string[];
  readonly announced: Announced;
  named(id: string): string;
}

const combatLines = (game: SpokenGame, view: State, seat: number, fighting: Fighting): string[] => [
  ...dutyLines(game, fighting.bare, seat, fighting.end, fighting.named),
  ...announcementLines(game, view, seat, fighting.columns, fighting.announced),
];

/** What a seat has to do in a step of such a game: fight, bring on who waits, or choose. */
export const owedIn =
  <W extends object>(
    w: W,
    of: {
      stepOf(w: W, view: State): string;
      fighting(w: W, view: State): Fighting;
      entering(w: W, view: State, seat: number): readonly string[];
    },
  ) =>
  (game: SpokenGame, view: State, seat: number): readonly string[] => {
    const step = of.stepOf(w, view);
    if (step === 'over') return [];
    if (step === 'combat') return combatLines(game, view, seat, of.fighting(w, view));
    return step === 'movement' ? of.entering(w, view, seat) : choiceLines(game, view, seat);
  };

/** The referee's own answer to "may I end?", asked of a position in which no attack is announced. */
function dutyLines(
  game: SpokenGame,
  bare: State,
  seat: number,
  end: AnyAction,
  named: (id: string) => string,
): string[] {
  const no = refuseInput(game, bare, seat, end);
  if (no === null) return ['No attack is owed: attack if you like, or end.'];
  const list = (fact: unknown): string => {
    const ids = fact as readonly string[];
    return ids.length === 0 ? 'nobody' : ids.map(named).join(', ');
  };
  return [`Must attack: ${list(no.data.units)}.`, `Must be attacked: ${list(no.data.enemies)}.`];
}

/** An attack as it has been announced so far, each unit with its strength. */
export interface Announced {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly attack: number;
  readonly defence: number;
}

function announcementLines(
  game: SpokenGame,
  view: State,
  seat: number,
  columns: readonly string[],
  announced: Announced,
): string[] {
  const { attackers, defenders } = announced;
  if (attackers.length === 0 && defenders.length === 0) return [];
  const list = (units: readonly string[]): string => units.join(' + ') || 'nobody yet';
  const heading = `Announced: ${list(attackers)} against ${list(defenders)}.`;
  const highest = fullRoll(game, view, seat);
  if (highest !== null) return [heading, oddsLine(game, view, seat, columns, highest, announced)];
  const no = refuseInput(game, view, seat, { type: 'roll', column: 0 });
  return [heading, `Not complete: ${no === null ? '' : sayRefusal(game.words, no)}`];
}

/** The roll on the full column, if the announcement can be rolled for. */
function fullRoll(game: SpokenGame, view: State, seat: number): RollAction | null {
  const first = choicesOf(game, view, seat, TABLE).at(0);
  return first?.type === 'roll' ? (first as RollAction) : null;
}

/** The six results, as the referee would give them: every die is tried on a copy. */
function oddsLine(
  game: SpokenGame,
  view: State,
  seat: number,
  columns: readonly string[],
  roll: RollAction,
  { attack, defence }: Announced,
): string {
  const results: string[] = [];
  let used = '';
  everyRoll(
    (dice) => {
      const events: GameEvent[] = [];
      submit(game, view.slice(), seat, roll, dice, (event) => events.push(event));
      return events;
    },
    (events) => {
      const rolled = events.find((event) => event.type === 'rolled');
      if (rolled === undefined) return;
      results.push(`${rolled.data.die} ${rolled.data.result}`);
      used = String(rolled.data.column);
    },
  );
  const column = columns[roll.column];
  const shifted = used === column ? '' : `, shifted to ${used}`;
  return `${attack} to ${defence} is ${column}${shifted}. Die: ${results.join(', ')}. Type roll, or roll @ and a lower column.`;
}

/** `roll` alone is on the full column. */
export function rollWrittenOut(
  game: SpokenGame,
  view: State,
  seat: number,
  columns: readonly string[],
  line: string,
): string {
  return line.trim() === 'roll' ? `roll @${columns[fullRoll(game, view, seat)?.column ?? 0]}` : line;
}

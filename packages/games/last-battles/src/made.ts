import type { GameIn, Proceed, ScenarioFormat, Stages, State } from '@hundred-days/kernel';
import { attackPhrases, hidingNothing, madeFor, playInSequence, seatsTitled, writeAction } from '@hundred-days/kernel';
import { ACTIONS, type Action, LONGEST_PATH } from './actions.ts';
import type { MarchDesk } from './marches.ts';
import { rebuild, STEPS, type StepName, unsound } from './position.ts';
import { canonicalMarch, completeMarch, movementPhase } from './rules/movement.ts';
import { RULES } from './rules/phases.ts';
import { OUTCOMES } from './rules/victory.ts';
import { createStart, offerOf } from './scenario.ts';
import { GAME_ID } from './setup.ts';
import { COLUMNS } from './tables.ts';
import { ARMIES, SIDES } from './units.ts';
import type { World } from './world.ts';

export type LastBattles = GameIn<World, Action>;

/** How it goes on after movement. */
interface Sequel {
  readonly phases: Stages<Action, StepName>;
  readonly proceed: Proceed;
  readonly format?: ScenarioFormat<World> | undefined;
}

/** A battle, which begins with movement; what follows is given. */
export function battleMade(desk: MarchDesk, { phases, proceed, format }: Sequel): LastBattles {
  const { w } = desk;
  const at = { step: w.at.step, seat: w.at.phasing };
  const isMarch = ({ type }: Action): boolean => type === 'move' || type === 'enter' || type === 'exit';
  const stages = { movement: movementPhase(desk), ...phases };

  const game: LastBattles = {
    ...madeFor(w, w.map, rebuild, unsound),
    id: GAME_ID,
    title: 'Napoleon’s Last Battles',
    version: 1,
    seats: seatsTitled({ french: 'French', allied: 'Allied' }),
    ...offerOf(w),
    actions: ACTIONS,
    longestPath: LONGEST_PATH,
    start: createStart(w, format?.(w) ?? null),
    ...playInSequence({ steps: STEPS, phases: stages, rules: RULES, at, proceed }),
    outcome: (s) => OUTCOMES[s[w.at.outcome]],
    canonical: (s, action) => (isMarch(action) ? canonicalMarch(desk, s, action as never) : action),
    complete: (s, action) => (isMarch(action) ? completeMarch(desk, s, action as never) : action),
    conceal: hidingNothing(),
    tally: (s) => tallyOf(w, s),
    phrases: attackPhrases(w, COLUMNS, (action) => writeAction(game, action)),
  };
  return game;
}

function tallyOf(w: World, s: State): Readonly<Record<string, number>> {
  const tally: Record<string, number> = { turn: s[w.at.turn] };
  for (const [army, name] of ARMIES.entries()) tally[`${name}Losses`] = s[w.at.losses + army];
  for (const [side, name] of SIDES.entries()) tally[`${name}Points`] = s[w.at.points + side];
  return tally;
}

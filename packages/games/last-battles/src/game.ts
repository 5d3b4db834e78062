import type { GameIn, Proceed, ScenarioFormat, Stages, State } from '@hundred-days/kernel';
import { attackPhrases, hidingNothing, madeFor, playInSequence, seatsTitled, writeAction } from '@hundred-days/kernel';
import { ACTIONS, type Action, LONGEST_PATH } from './actions.ts';
import { createDesk } from './desk.ts';
import { rebuild, STEPS, type StepName, unsound } from './position.ts';
import { advancePhase } from './rules/advance.ts';
import { fightingPhases } from './rules/fighting.ts';
import { canonicalMarch, completeMarch, movementPhase } from './rules/movement.ts';
import { proceed, RULES } from './rules/sequence.ts';
import { OUTCOMES } from './rules/victory.ts';
import { createStart, GAME_ID, offerOf } from './scenario.ts';
import { COLUMNS } from './tables.ts';
import { ARMIES, SIDES } from './units.ts';
import type { World } from './world.ts';

export type LastBattles = GameIn<World, Action>;

/**
 * Napoleon's Last Battles: one battlefield and the battles fought on it. Two sides, two units to a hex that fight as one. A
 * unit stops in an enemy zone and stays locked there; all who are in contact must fight, everybody once; guns may also fire
 * two hexes if they see the target. One die and a table of ten columns destroy, drive back or exchange; units without a way
 * back push friends aside or are lost; one winner may follow. Losses break armies at levels that move with the battle.
 *
 * Sizes: 986 hexes, 35 to 99 units, some 30 to 60 choices for a unit in movement, 400 to 1,500 actions a game.
 */
export function createLastBattles(w: World, format?: ScenarioFormat<World>): LastBattles {
  const desk = createDesk(w);
  const phases: Stages<Action, StepName> = {
    movement: movementPhase(desk),
    ...fightingPhases(desk),
    advance: advancePhase(w),
  };
  const at = { step: w.at.step, seat: w.at.phasing };
  const goOn: Proceed = (s, _dice, tell) => proceed(w, s, tell);
  const isMarch = ({ type }: Action): boolean => type === 'move' || type === 'enter' || type === 'exit';

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
    ...playInSequence({ steps: STEPS, phases, rules: RULES, at, proceed: goOn }),
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

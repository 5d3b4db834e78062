import type { GameIn, Proceed, ScenarioFormat, Stage, Stages, State } from '@hundred-days/kernel';
import { lineByLine, madeFor, playInSequence, seatsTitled, writeAction } from '@hundred-days/kernel';
import { ACTIONS, type Action, LONGEST_PATH } from './actions.ts';
import { createDesk } from './desk.ts';
import { rebuild, STEPS, type StepName, unsound } from './position.ts';
import { rolesPhase } from './rules/command.ts';
import { deploymentPhase } from './rules/deployment.ts';
import { armyLosses } from './rules/disintegration.ts';
import { fatePhase } from './rules/fate.ts';
import { fightingPhases } from './rules/fighting.ts';
import { completeMarch, movementPhase } from './rules/movement.ts';
import { lodgingPhase } from './rules/overrun.ts';
import { namingPhase, rollingPhase } from './rules/reorganization.ts';
import { shareOut } from './rules/seats.ts';
import { proceed, RULES } from './rules/sequence.ts';
import { watchedStage } from './rules/sightings.ts';
import { outcomeOf } from './rules/victory.ts';
import { createStart, GAME_ID, offerOf } from './scenario.ts';
import { ARMIES } from './units.ts';
import { concealment } from './view.ts';
import type { World } from './world.ts';

export type DayOfWaterloo = GameIn<World, Action>;

/**
 * The Day of Waterloo, 1815. Three armies from six in the morning to nine at night, in stacks of which the enemy sees only the
 * top counter. Each player turn: what reorganizes is named, command is traced from army leaders to corps leaders to units, pieces
 * move, stop in the zones of cavalry and charge; then target hexes one by one are bombarded and attacked, by odds and morale.
 * Losses break corps, corps break armies. For two players, or three.
 */
export function createDayOfWaterloo(w: World, format?: ScenarioFormat<World>): DayOfWaterloo {
  const desk = createDesk(w);
  const phases: Stages<Action, StepName> = {
    fate: fatePhase(w),
    price: fatePhase(w),
    deployment: deploymentPhase(w),
    naming: namingPhase(desk),
    roles: rolesPhase(w),
    rolling: rollingPhase(w),
    movement: movementPhase(desk),
    ...fightingPhases(w),
    lodging: lodgingPhase(w),
  };
  const shared = Object.fromEntries(
    (Object.entries(phases) as [StepName, Stage<Action>][]).map(([step, stage]) => [
      step,
      watchedStage(w, stage.seats === undefined ? shareOut(w, step, stage) : stage),
    ]),
  );
  const at = { step: w.at.step, seat: w.at.decider };
  const goOn: Proceed = (s, dice, tell) => proceed(desk, s, dice, tell);

  const game: DayOfWaterloo = {
    ...madeFor(w, w.map, rebuild, unsound),
    id: GAME_ID,
    title: 'The Day of Waterloo, 1815',
    version: 1,
    seats: seatsTitled({ french: 'French', allied: 'Allied', prussian: 'Prussian' }),
    // 4.0b: of three players the second has the Anglo-Dutch-German army alone.
    seatsFor: ({ options }) =>
      options['three-players'] === true
        ? [game.seats[0], { id: 'adg', title: 'Anglo-Dutch-German' }, game.seats[2]]
        : game.seats.slice(0, 2),
    ...offerOf(w),
    actions: ACTIONS,
    longestPath: LONGEST_PATH,
    start: createStart(desk, format?.(w) ?? null),
    ...playInSequence({ steps: STEPS, phases: shared, rules: RULES, at, proceed: goOn }),
    outcome: (s) => outcomeOf(w, s),
    canonical: (_s, action) => action,
    complete: (s, action) =>
      action.type === 'move' || action.type === 'enter' ? completeMarch(desk, s, action) : action,
    conceal: concealment(w),
    tally: (s) => tallyOf(w, s),
    phrases: lineByLine((action) => writeAction(game, action)),
  };
  return game;
}

/** 13.1b: what each army has lost. */
function tallyOf(w: World, s: State): Readonly<Record<string, number>> {
  const tally: Record<string, number> = { turn: s[w.at.turn] };
  for (const [army, name] of ARMIES.entries()) tally[`${name}Losses`] = armyLosses(w, s, army);
  return tally;
}

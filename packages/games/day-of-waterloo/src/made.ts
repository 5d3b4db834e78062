import type { GameIn, Proceed, RefereeRules, ScenarioFormat, Stage, Stages, State, Tell } from '@hundred-days/kernel';
import { lineByLine, madeFor, playInSequence, seatsTitled, writeAction } from '@hundred-days/kernel';
import { ACTIONS, type Action, LONGEST_PATH } from './actions.ts';
import { rebuild, STEPS, type StepName, unsound } from './position.ts';
import { deploymentPhase } from './rules/deployment.ts';
import { armyLosses } from './rules/disintegration.ts';
import { fatePhase } from './rules/fate.ts';
import { shareOut } from './rules/seats.ts';
import { watchedStage } from './rules/sightings.ts';
import { outcomeOf } from './rules/victory.ts';
import { createStart, type Description, GAME_ID, offerOf } from './scenario.ts';
import { ARMIES } from './units.ts';
import { concealment } from './view.ts';
import type { World } from './world.ts';

export type DayOfWaterloo = GameIn<World, Action>;

/** What the referee itself cites when it refuses. */
const RULES: RefereeRules = { gameOver: '14.0a', notYourDecision: '4.2a', noSuchAction: '3.1a' };

/** How it goes on after the set-up. */
interface Sequel {
  readonly phases: Stages<Action, StepName>;
  readonly proceed: Proceed;
  /** A scene that is described in the middle of a turn. */
  readonly resume: (s: State, described: Description, tell: Tell) => void;
  readonly complete: (s: State, action: Action) => Action;
  readonly format?: ScenarioFormat<World> | undefined;
}

/** The game, which begins with fate and the two set-ups; what follows is given. */
export function dayMade(w: World, { phases, proceed, resume, complete, format }: Sequel): DayOfWaterloo {
  const all: Stages<Action, StepName> = {
    fate: fatePhase(w),
    price: fatePhase(w),
    deployment: deploymentPhase(w),
    ...phases,
  };
  const shared = Object.fromEntries(
    (Object.entries(all) as [StepName, Stage<Action>][]).map(([step, stage]) => [
      step,
      watchedStage(w, stage.seats === undefined ? shareOut(w, step, stage) : stage),
    ]),
  );
  const at = { step: w.at.step, seat: w.at.decider };

  const game: DayOfWaterloo = {
    ...madeFor(w, w.map, rebuild, unsound),
    id: GAME_ID,
    title: 'The Day of Waterloo, 1815',
    version: 3,
    // Version 1 asked who fires, attacks or follows only where somebody could: that told what lay beneath (5.4.2j). In version 2 a
    // hex among several targets could be attacked again (11.4a), who advanced after fire attacked from there (10.6d), and a hex
    // that was left while another counterattacked was not entered (11.11a).
    upgrades: [{ from: 1 }, { from: 2 }],
    seats: seatsTitled({ french: 'French', allied: 'Allied', prussian: 'Prussian' }),
    // 4.0b: of three players the second has the Anglo-Dutch-German army alone.
    seatsFor: ({ options }) =>
      options['three-players'] === true
        ? [game.seats[0], { id: 'adg', title: 'Anglo-Dutch-German' }, game.seats[2]]
        : game.seats.slice(0, 2),
    ...offerOf(w),
    actions: ACTIONS,
    longestPath: LONGEST_PATH,
    start: createStart(w, { faultsOf: format?.(w) ?? null, proceed, resume }),
    ...playInSequence({ steps: STEPS, phases: shared, rules: RULES, at, proceed }),
    outcome: (s) => outcomeOf(w, s),
    canonical: (_s, action) => action,
    complete,
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

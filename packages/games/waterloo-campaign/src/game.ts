import type { GameIn, ScenarioFormat, Stages } from '@hundred-days/kernel';
import { lineByLine, madeFor, playInSequence, seatsTitled, writeAction } from '@hundred-days/kernel';
import { ACTIONS, type Action } from './actions.ts';
import { createDesk } from './desk.ts';
import { onMap, pointsOf, rebuild, STEPS, type StepName, unsound } from './position.ts';
import { attackPhase, chargePhase, counterchargePhase } from './rules/attack.ts';
import { admissionPhase, returnPhase } from './rules/blown.ts';
import { detachmentsPhase, recallPhase } from './rules/detachments.ts';
import { hqPhase, modesPhase } from './rules/headquarters.ts';
import { arrivalPhase, canonicalMarch, completeMarch, movementPhase } from './rules/movement.ts';
import { withdrawalPhase } from './rules/organization.ts';
import { clearingPhase } from './rules/reinforcements.ts';
import { retreatPhase } from './rules/results.ts';
import { RULES, sequenceOf } from './rules/sequence.ts';
import { offerOf, starterOf } from './scenario.ts';
import { COALITION, FRENCH } from './units.ts';
import { concealing } from './view.ts';
import { createWorld, type World } from './world.ts';

export type WaterlooCampaign = GameIn<World, Action>;

/**
 * Waterloo Campaign, 1815. Two sides, six or eight half days on 1,302 hexes; one Corps to a hex. HQs are laid out anew each
 * turn, for long range or for battle; Detachments screen and delay. Both sides then alternate single moves until one passes
 * and gives the other a number of last moves, and so again with attacks: two dice, the stars of Corps and HQs, support.
 * Losers fall back three hexes, are blown for a day, or are gone. Points for what was eliminated, and for the French a road
 * to the north kept open.
 *
 * Sizes: 17 Corps, 16 Detachments, 5 HQs; up to some hundreds of choices for an HQ; 200 to 400 actions a game.
 */
export function createWaterlooCampaign(w: World, format?: ScenarioFormat<World>): WaterlooCampaign {
  const desk = createDesk(w);
  const proceed = sequenceOf(desk);
  const phases: Stages<Action, StepName> = {
    modes: modesPhase(w),
    hq: hqPhase(desk),
    admission: admissionPhase(w),
    return: returnPhase(w),
    detachments: detachmentsPhase(desk),
    recall: recallPhase(w),
    withdrawal: withdrawalPhase(w),
    movement: movementPhase(desk),
    clearing: clearingPhase(w),
    arrival: arrivalPhase(desk),
    attack: attackPhase(w),
    charge: chargePhase(w),
    countercharge: counterchargePhase(w),
    retreat: retreatPhase(w),
  };
  const at = { step: w.at.step, seat: w.at.active };

  const game: WaterlooCampaign = {
    ...madeFor(w, w.map, rebuild, unsound),
    id: 'waterloo-campaign',
    title: 'Waterloo Campaign, 1815',
    version: 2,
    upgrades: [{ from: 1, before: () => firstVersion(w, format) }],
    seats: seatsTitled({ french: 'French', coalition: 'Coalition' }),
    ...offerOf(w),
    actions: ACTIONS,
    longestPath: LONGEST_PATH,
    start: starterOf(desk, proceed, format?.(w) ?? null),
    ...playInSequence({ steps: STEPS, phases, rules: RULES, at, proceed }),
    outcome: (s) => w.outcomes[s[w.at.outcome]],
    canonical: (s, action) => ('path' in action ? canonicalMarch(desk, s, action) : action),
    complete: (s, action) => ('path' in action ? completeMarch(desk, s, action) : action),
    conceal: concealing(w),
    tally: (s) => ({
      turn: s[w.at.turn],
      frenchPoints: pointsOf(w, s, FRENCH),
      coalitionPoints: pointsOf(w, s, COALITION),
      frenchCorps: w.corpsOf[FRENCH].filter((unit) => onMap(w, s, unit)).length,
      coalitionCorps: w.corpsOf[COALITION].filter((unit) => onMap(w, s, unit)).length,
    }),
    phrases: lineByLine((action) => writeAction(game, action)),
  };
  return game;
}

/** Up to version 1 every two roads in a hex met in it (TEC-3). */
function firstVersion(w: World, format?: ScenarioFormat<World>): WaterlooCampaign {
  const { map } = w.documents;
  const world = createWorld({ ...w.documents, map: { ...map, unjoinedRoads: {} } });
  return { ...createWaterlooCampaign(world, format), version: 1, upgrades: [] };
}

/** Longer than any legal path, so that a path that is too long is refused by the rule (MOV-3) and not by its shape. */
const LONGEST_PATH = 40;

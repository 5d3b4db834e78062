import { concealed, type GameEvent, SPECTATOR, type State } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { UNKNOWN } from '../../src/position.ts';
import { ARMIES } from '../../src/units.ts';
import { type FierceStep, fierceGame } from '../fierce.ts';
import { game } from '../fought.ts';
import { melee } from '../scenes.ts';
import { w } from '../world.ts';

/** 5.4.2: what lies under a top counter is named to nobody else before it is shown, and what is shown stands. */

const POSITIONS = 2000;
const AFTERNOON = 12;
const PLAYERS = [{}, { 'three-players': true }];

const isHidden = (view: State, unit: number): boolean => view[w.at.where + unit] === UNKNOWN;
const namedIn = (facts: object): number[] =>
  Object.values(facts)
    .flat()
    .map((fact) => (typeof fact === 'string' ? w.unitIds.indexOf(fact) : -1))
    .filter((unit) => unit >= 0 && unit < w.units);
const UNIT_ARGUMENTS = ['unit', 'units', 'top'];

/** The units that an event names; 13.2b: all of an army. */
const shownBy = ({ type, data }: GameEvent): number[] =>
  type === 'army-disintegrated'
    ? Array.from({ length: w.units }, (_, unit) => unit).filter((unit) => ARMIES[w.army[unit]] === data.army)
    : namedIn(data);

/** The events of a step that a viewer is told of. */
const toldTo = ({ events, before, after }: FierceStep, viewer: number): GameEvent[] =>
  events.flatMap((event) => game.conceal.event(event, viewer, before, after) ?? []);

/** The units that the action of a step names to a viewer. */
function namedByAction({ action, seat, before, after }: FierceStep, viewer: number): number[] {
  const seen = viewer === seat ? action : game.conceal.action(action, seat, viewer, before, after);
  // 5.4.2c: attempts to reorganize are open, wherever the unit is.
  if (seen === null || seen.type === 'name' || seen.type === 'rally') return [];
  return Object.entries(seen).flatMap(([name, value]) => (UNIT_ARGUMENTS.includes(name) ? value : []));
}

const isAttempt = ({ type }: GameEvent): boolean => ['named', 'rallied', 'cadre-restored'].includes(type);

/** Units that a viewer did not see and is told of, or sees now, though no event says that they are shown. */
function unannounced(step: FierceStep, viewer: number): string[] {
  const view = concealed(game, step.before, viewer);
  const after = concealed(game, step.after, viewer);
  const told = toldTo(step, viewer);
  const shown = new Set(told.filter(({ reveals }) => reveals === true).flatMap(shownBy));
  const found: string[] = [];
  const named = [
    ...namedByAction(step, viewer),
    ...told.filter((event) => !isAttempt(event)).flatMap(({ data }) => namedIn(data)),
  ];
  for (let unit = 0; unit < w.units; unit++) {
    if (!isHidden(view, unit) || shown.has(unit)) continue;
    if (!isHidden(after, unit)) found.push(`${w.unitId(unit)} is seen by ${viewer} after ${step.action.type}`);
    else if (named.includes(unit)) found.push(`${w.unitId(unit)} is named to ${viewer} by ${step.action.type}`);
  }
  return found;
}

describe('hidden stacks', () => {
  it('[5.4.2a] [5.4.2e] [5.4.2h] [5.4.2i] whoever comes to light is shown by an event that bars undo, and nobody else is named', () => {
    let looked = 0;
    let shown = 0;
    for (let seed = 0; looked < POSITIONS; seed++) {
      for (const step of fierceGame(`light ${seed}`, melee(seed, AFTERNOON), PLAYERS[seed % 2])) {
        looked++;
        if (step.events.some(({ type }) => type === 'uncovered')) shown++;
        for (let viewer = SPECTATOR; viewer < game.seats.length; viewer++)
          expect(unannounced(step, viewer)).toEqual([]);
      }
    }
    expect(shown).toBeGreaterThan(20);
  });
});

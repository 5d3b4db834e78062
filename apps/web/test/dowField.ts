import { type Action, createDayOfWaterloo, createWorld, type Description } from '@hundred-days/day-of-waterloo';
import { DOCUMENTS } from '@hundred-days/day-of-waterloo/data';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import { concealed, type GameEvent, type State } from '@hundred-days/kernel';
import { beginScripted, PlayedField } from '@hundred-days/kernel/testing';

/** Scenes of the Day of Waterloo for the tests of its panels. */

export const world = createWorld(DOCUMENTS);
export const game = createDayOfWaterloo(world, FORMAT);

export const FRENCH = 0;
export const ALLIED = 1;

export type Scene = Partial<Omit<Description, 'format' | 'version' | 'game'>>;

export const described = (scene: Scene): Description => ({
  format: 'hundred-days-scenario',
  version: 1,
  game: 'day-of-waterloo',
  side: 'french',
  turn: 8,
  ...scene,
});

export function laidOut(scene: Scene): PlayedField<Action> {
  const events: GameEvent[] = [];
  return new PlayedField(game, beginScripted(game, { scenario: described(scene), options: {} }, [], events), events);
}

/** What a seat sees of it. */
export const seenBy = (field: PlayedField<Action>, seat: number): State => concealed(game, field.state, seat);

export const unit = (id: string): number => {
  const found = world.unitIndex(id);
  if (found < 0) throw new Error(`no unit ${id}`);
  return found;
};
export const hex = (id: string): number => world.map.indexOf(id);

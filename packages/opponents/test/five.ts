import { createWorld as createDay, createDayOfWaterloo } from '@hundred-days/day-of-waterloo';
import { DOCUMENTS as DAY } from '@hundred-days/day-of-waterloo/data';
import { FORMAT as DAY_FORMAT } from '@hundred-days/day-of-waterloo/format';
import { type AnyAction, firstSeatToAct, type Game, type GameEvent, type State, submit } from '@hundred-days/kernel';
import { begin, readActions } from '@hundred-days/kernel/testing';
import { createWorld as createField, createLastBattles } from '@hundred-days/last-battles';
import { createCampaign, createCampaignWorld } from '@hundred-days/last-battles/campaign';
import { DOCUMENTS as FIELDS } from '@hundred-days/last-battles/data';
import { FORMAT as FIELD_FORMAT } from '@hundred-days/last-battles/format';
import { createWorld as createBlocks, createNapoleon1815 } from '@hundred-days/napoleon-1815';
import { DOCUMENTS as BLOCKS } from '@hundred-days/napoleon-1815/data';
import { FORMAT as BLOCK_FORMAT } from '@hundred-days/napoleon-1815/format';
import { createWorld as createBattle, createNapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS as BATTLE } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT as BATTLE_FORMAT } from '@hundred-days/napoleon-at-waterloo/format';
import { createWorld as createMarches, createWaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS as MARCHES } from '@hundred-days/waterloo-campaign/data';
import { FORMAT as MARCH_FORMAT } from '@hundred-days/waterloo-campaign/format';
import type { Witness } from '../src/play.ts';

/** The five games, for tests of what is the same in all of them. */

export const waterloo = createNapoleonAtWaterloo(createBattle(BATTLE), BATTLE_FORMAT);
export const marches = createWaterlooCampaign(createMarches(MARCHES), MARCH_FORMAT);
export const blocks = createNapoleon1815(createBlocks(BLOCKS), BLOCK_FORMAT);
export const ligny = createLastBattles(createField(FIELDS, 'ligny'), FIELD_FORMAT);
export const day = createDayOfWaterloo(createDay(DAY), DAY_FORMAT);
export const grandLigny = createCampaign(createCampaignWorld(FIELDS, 'grand-ligny'));

/** Outside its own tests nobody looks at what a game's actions are. */
export const anyGame = (game: unknown): Game<AnyAction> => game as Game<AnyAction>;

export type Five = readonly [name: string, game: Game<AnyAction>, scenario: string];
export const FIVE: readonly Five[] = [
  ['Napoleon at Waterloo', anyGame(waterloo), 'standard'],
  ['Waterloo Campaign', anyGame(marches), 'june16'],
  ['Napoleon 1815', anyGame(blocks), 'historical'],
  ['Ligny', anyGame(ligny), 'ligny'],
  ['Day of Waterloo', anyGame(day), 'historical'],
];

/** A position laid out for a test. */
export function scene(game: unknown, described: object, options: Readonly<Record<string, boolean>> = {}): State {
  const { id } = anyGame(game);
  const scenario = { format: 'hundred-days-scenario', version: 1, game: id, ...described };
  return begin(anyGame(game), { scenario, options }, { roll: () => 1 }, () => undefined);
}

/** Plays lines of notation through the referee, as a player would, and shows each step to the witness. Dice fall as given, then as ones. */
export function playLines(
  game: unknown,
  s: State,
  witness: Witness,
  lines: readonly string[],
  dice: readonly number[] = [],
): void {
  const left = [...dice];
  for (const line of lines)
    for (const action of readActions(anyGame(game), line)) {
      const [before, seat, events] = [s.slice(), firstSeatToAct(anyGame(game), s), [] as GameEvent[]];
      const no = submit(anyGame(game), s, seat, action, { roll: () => left.shift() ?? 1 }, (event) =>
        events.push(event),
      );
      if (no !== null) throw new Error(`'${line}' was refused: ${no.rule} ${no.code} ${JSON.stringify(no.data)}`);
      witness.saw(before, seat, events, s);
    }
}

import {
  type AnyAction,
  firstSeatToAct,
  type Game,
  outlook,
  randomBits,
  seededDice,
  seenState,
  submit,
} from '@hundred-days/kernel';
import { createWorld as createField, createLastBattles } from '@hundred-days/last-battles';
import { DOCUMENTS as LAST_BATTLES } from '@hundred-days/last-battles/data';
import { createWorld as createBattle, createNapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS as BATTLE } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT as BATTLE_FORMAT } from '@hundred-days/napoleon-at-waterloo/format';
import { randomPlayer } from '@hundred-days/opponents';
import { STAFF as FIELD_STAFF } from '@hundred-days/opponents/last-battles';
import { STAFF as BLOCK_STAFF } from '@hundred-days/opponents/napoleon-1815';
import { STAFF as BATTLE_STAFF } from '@hundred-days/opponents/napoleon-at-waterloo';
import type { Staff } from '@hundred-days/opponents/planner';
import { STAFF as CAMPAIGN_STAFF } from '@hundred-days/opponents/waterloo-campaign';
import { createWorld as createCampaign, createWaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS as CAMPAIGN } from '@hundred-days/waterloo-campaign/data';
import { FORMAT as CAMPAIGN_FORMAT } from '@hundred-days/waterloo-campaign/format';
import { describe, expect, test } from 'vitest';
import { game as blocks } from './blocks.ts';
import { expectUntouched, startOf } from './playing.ts';

type Judged = readonly [name: string, game: Game<AnyAction>, staff: Staff<AnyAction>];
const judged = (game: unknown, staff: unknown): Judged => {
  const known = game as Game<AnyAction>;
  return [known.id, known, staff as Staff<AnyAction>];
};
const GAMES: readonly Judged[] = [
  judged(createNapoleonAtWaterloo(createBattle(BATTLE), BATTLE_FORMAT), BATTLE_STAFF),
  judged(createWaterlooCampaign(createCampaign(CAMPAIGN), CAMPAIGN_FORMAT), CAMPAIGN_STAFF),
  judged(blocks, BLOCK_STAFF),
  judged(createLastBattles(createField(LAST_BATTLES, 'ligny')), FIELD_STAFF),
];

describe('how a seat stands, by the judgement of the planner', () => {
  test.each(GAMES)(
    '%s: a number in every position of a random game, the same each time, and who has won stands far better',
    (_, game, staff) => {
      const s = startOf(game, { scenario: game.scenarios[0].id, options: {} });
      const standing = staff.standing(game);
      const again = staff.standing(game);
      const lots = randomPlayer();
      const bits = randomBits('lots');
      const dice = seededDice('dice');
      const view = (seat: number) => seenState(outlook(game, seat, s), s);
      for (let seat = firstSeatToAct(game, s), i = 0; seat >= 0; seat = firstSeatToAct(game, s), i++) {
        if (i % 40 === 0) {
          const seen = view(seat);
          const before = seen.slice();
          const value = standing(seen, seat);
          expect(Number.isFinite(value)).toBe(true);
          expectUntouched(seen, before);
          expect(again(seen, seat)).toBe(value);
        }
        submit(game, s, seat, lots.choose(game, view(seat), seat, bits), dice);
      }
      const winners = game.outcome(s)?.winners ?? [];
      for (const winner of winners) {
        expect(standing(view(winner), winner)).toBeGreaterThan(10);
        expect(standing(view(1 - winner), 1 - winner)).toBeLessThan(-10);
      }
    },
  );
});

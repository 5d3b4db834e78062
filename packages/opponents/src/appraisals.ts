import type { Game } from '@hundred-days/kernel';
import type { Napoleon1815 } from '@hundred-days/napoleon-1815';
import { appraisal as blocks } from '@hundred-days/napoleon-1815/appraisal';
import type { NapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { appraisal as battle } from '@hundred-days/napoleon-at-waterloo/appraisal';
import type { WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { appraisal as campaign } from '@hundred-days/waterloo-campaign/appraisal';
import type { Appraise } from './appraise.ts';
import { greedyPlayerWith } from './greedy.ts';
import type { Player } from './player.ts';

export type { Appraise } from './appraise.ts';

/** By game. A table that nobody plays for needs none, so that they are no part of the rules. */
const APPRAISALS: Readonly<Record<string, (game: Game) => Appraise>> = {
  'napoleon-1815': (game) => blocks(game as unknown as Napoleon1815),
  'napoleon-at-waterloo': (game) => battle(game as unknown as NapoleonAtWaterloo),
  'waterloo-campaign': (game) => campaign(game as unknown as WaterlooCampaign),
};

export const isAppraised = (game: string): boolean => Object.hasOwn(APPRAISALS, game);

/** What positions of a game are worth, in the world it was made for. */
export function appraisalOf(game: Game): Appraise {
  if (!isAppraised(game.id)) throw new Error(`nobody can appraise a position of ${game.id}`);
  return APPRAISALS[game.id](game);
}

/** The greedy player. Positions are worth what `given` says; without it, what is known of the game. */
export const greedyPlayer = (given?: Appraise): Player =>
  greedyPlayerWith(given === undefined ? appraisalOf : () => given);

import type { State } from '@hundred-days/kernel';
import { playSteps } from '@hundred-days/kernel/testing';
import { campaignPosition, isInCommand } from '@hundred-days/last-battles/campaign';
import { expect, test } from 'vitest';
import { CAMPAIGN_GAMES, type CampaignName } from '../campaigns.ts';
import { commandReferee } from '../oracle/command.ts';

/** Command in random play against the referee: who is in reach of whom, what is dealt out, who is in command then. */

const { BY_OFFICER, GALLOPED, GRANTED, REORGANIZING, THROUGH } = campaignPosition;

const GROUND = {
  campaign: { sheets: ['W', 'B', 'L', 'Q'], byRoad: false },
  'grand-waterloo': { sheets: ['W', 'B'], byRoad: true },
  'grand-ligny': { sheets: ['L', 'Q'], byRoad: true },
} as const;

/** Half places. */
const PLACE = 2;

function look(name: CampaignName, games: number, every: number): { segments: number; pairs: number; inRange: number } {
  const game = CAMPAIGN_GAMES[name];
  const { world: w } = game;
  const referee = commandReferee(GROUND[name]);
  const seen = { segments: 0, pairs: 0, inRange: 0 };
  const hexOf = (s: State, piece: number): string | null => game.placeIds[s[w.at.where + piece]] ?? null;

  const compare = (s: State): void => {
    const side = s[w.at.phasing];
    const hexes = (of: number): string[] => [...w.unitsOf[of]].flatMap((unit) => hexOf(s, unit) ?? []);
    const reaches = referee({ friends: hexes(side), enemies: hexes(1 - side) });
    const inReach = (leader: number, piece: number, range: number): boolean => {
      const [from, to] = [hexOf(s, leader), hexOf(s, piece)];
      if (from === null || to === null) return false;
      // A line is never shorter than the crow flies, roads at half included.
      if (w.map.distance(s[w.at.where + leader], s[w.at.where + piece]) > 2 * range) return false;
      return reaches(from, to, range);
    };
    for (let piece = 0; piece < w.pieces; piece++) {
      if (w.side[piece] !== side || w.capacity[piece] > 0) continue;
      const range = s[w.at.range + piece];
      for (const [i, commander] of w.commandersOf[w.army[piece]].entries()) {
        const wanted = inReach(commander, piece, 5);
        expect((range & (1 << i)) !== 0, `${game.unitIds[commander]} to ${game.unitIds[piece]}`).toBe(wanted);
        seen.pairs++;
        if (wanted) seen.inRange++;
      }
      if (piece < w.units) {
        const officer = w.officer[piece];
        expect((range & BY_OFFICER) !== 0, game.unitIds[piece]).toBe(officer >= 0 && inReach(officer, piece, 3));
      }
      const under = s[w.at.under + piece];
      if (under >= 0) expect(inReach(under, piece, 5), `${game.unitIds[piece]} is under somebody too far`).toBe(true);
    }
    for (const commander of w.leadersOf[side]) {
      if (w.capacity[commander] === 0) continue;
      for (const pieces of [w.unitsOf[side], w.leadersOf[side]]) {
        const led = [...pieces].filter((piece) => s[w.at.under + piece] === commander);
        const most = PLACE * w.capacity[commander];
        expect(led.length, game.unitIds[commander]).toBeLessThanOrEqual(most);
      }
    }
    seen.segments++;
  };

  /** 20.0c: from the places as they were dealt out and the ranges, who is in command when the segment is over. */
  const commanded = (before: State): Set<number> => {
    const side = before[w.at.phasing];
    const under = (piece: number): boolean => before[w.at.under + piece] >= 0;
    return new Set(
      [...w.unitsOf[side]].filter((unit) => {
        if (before[w.at.where + unit] < 0) return false;
        const byOfficer = (before[w.at.range + unit] & BY_OFFICER) !== 0;
        return under(unit) || (byOfficer && (under(w.officer[unit]) || w.officer[unit] === w.onHisOwn));
      }),
    );
  };

  for (let seed = 0; seed < games; seed++) {
    for (const { before, after, action } of playSteps(game, { scenario: name, options: {} }, `command ${seed}`)) {
      if (game.phase(before).name !== 'command') continue;
      if (action.type !== 'end') continue;
      if (seen.segments % every === 0) compare(before);
      else seen.segments++;
      if (game.outcome(after) !== null) continue;
      const wanted = commanded(before);
      for (const unit of w.unitsOf[before[w.at.phasing]]) {
        if (after[w.at.where + unit] < 0 || before[w.at.where + unit] < 0) continue;
        const leaders = [after[w.at.under + unit], w.officer[unit], after[w.at.under + Math.max(0, w.officer[unit])]];
        if (leaders.some((leader) => leader >= 0 && (after[w.at.orders + leader] & (GALLOPED | REORGANIZING)) !== 0))
          continue;
        expect(isInCommand(w, after, unit), game.unitIds[unit]).toBe(wanted.has(unit));
        expect(after[w.at.orders + unit] & GRANTED).toBe(0);
        if (!wanted.has(unit)) expect(after[w.at.orders + unit] & THROUGH).toBe(0);
      }
    }
  }
  return seen;
}

test.each([
  ['campaign', 1, 3],
  ['grand-waterloo', 2, 1],
  ['grand-ligny', 3, 1],
] as const)('[20.2a, 20.2b] in %s command is traced, dealt out and fixed as the referee says', (name, games, every) => {
  const seen = look(name, games, every);
  expect(seen.segments).toBeGreaterThan(30);
  expect(seen.pairs).toBeGreaterThan(3000);
  expect(seen.inRange).toBeGreaterThan(300);
});

import { copyState, describe as named, type State, sameState } from '@hundred-days/kernel';
import { playSteps } from '@hundred-days/kernel/testing';
import { campaignPosition, describeCampaignPosition, type LastCampaign } from '@hundred-days/last-battles/campaign';
import { expect, test } from 'vitest';
import { CAMPAIGN_GAMES } from '../campaigns.ts';
import type { Chosen } from '../support.ts';

/** Positions of whole games of the campaign are written down as files and laid out again. */

const NOBODY = { roll: () => 6 };

/** What is left of a position at the start of a phase: moments gone by, and old orders of those who are not on the map. */
function settled({ world: w }: LastCampaign, state: State): State {
  const s = copyState(state);
  s.fill(0, w.at.column, w.at.column + 1 + w.entryHexes.length);
  s.fill(-1, w.at.left, w.at.left + w.pieces);
  s.fill(0, w.at.did, w.at.did + w.pieces);
  s[w.at.said] = 0;
  s[w.at.declarer] = 0;
  s[w.at.resume] = 0;
  s[w.at.once] = 0;
  const { ATTENDED, EVADED, NEAR_GUARD, SETTLED } = campaignPosition;
  const lasting = ~(ATTENDED | EVADED | NEAR_GUARD | SETTLED);
  for (let piece = 0; piece < w.pieces; piece++) {
    s[w.at.orders + piece] &= lasting;
    if (s[w.at.where + piece] !== campaignPosition.OFF_MAP || s[w.at.due + piece] === 0) {
      s[w.at.due + piece] = 0;
      s[w.at.entry + piece] = -1;
    }
    if (s[w.at.where + piece] >= 0) continue;
    s[w.at.orders + piece] &= campaignPosition.UNSUPPLIED;
    s[w.at.under + piece] = -1;
  }
  return s;
}

test.each([
  ['campaign', 4],
  ['grand-waterloo', 1],
  ['grand-ligny', 1],
] as const)('%s: a position is described so that it can be laid out again', (name, every) => {
  const game = CAMPAIGN_GAMES[name];
  const { at } = game.world;
  const options: Chosen = Object.fromEntries(game.options.map(({ id }) => [id, id !== 'three-players']));
  let phases = 0;
  let compared = 0;
  let last = '';
  for (const { before, seat } of playSteps(game, { scenario: name, options }, 'described')) {
    const phase = game.phase(before).name;
    const now = `${before[at.turn]} ${seat} ${phase}`;
    if ((phase !== 'movement' && phase !== 'command') || now === last) continue;
    last = now;
    if (phases++ % every !== 0) continue;
    const again = game.start({ scenario: { ...describeCampaignPosition(game.world, before) }, options }, NOBODY, null);
    if (!again.ok) throw new Error(JSON.stringify(again.faults));
    const [wanted, found] = [settled(game, before), settled(game, again.value)];
    // By their names only where they differ.
    if (!sameState(found, wanted)) expect(named(at, game, found)).toEqual(named(at, game, wanted));
    compared++;
  }
  expect(compared).toBeGreaterThan(10);
});

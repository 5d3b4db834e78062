import type { State } from '@hundred-days/kernel';
import type { LastBattles } from '@hundred-days/last-battles';
import { units } from '@hundred-days/last-battles';
import { appraisal } from '@hundred-days/last-battles/appraisal';
import { campaignPosition, type LastCampaign } from '@hundred-days/last-battles/campaign';
import type { Appraise } from '../../appraise.ts';
import { VICTORY } from '../../forced-combat/judge.ts';
import { createCampaignLedger } from './ledger.ts';

const { isOfficer } = campaignPosition;
const { ALLIED, FRENCH } = units;

/** What a hex of the way to those he leads costs a leader. */
const NEARNESS = 0.03;
const FAR = 30;

/** A small evaluation for the baseline player: that of the battles, with the books of the campaign, and leaders near their men. */
export function campaignAppraisal(game: LastCampaign): Appraise {
  const { world: w } = game;
  const inBattle = appraisal(game as unknown as LastBattles);
  const ledger = createCampaignLedger(w);
  const led = [...Array(w.pieces - w.units).keys()].map((i) => followersOf(game, w.units + i));

  function leaders(s: State, side: number): number {
    let sum = 0;
    for (const [i, followers] of led.entries()) {
      const at = s[w.at.where + w.units + i];
      if (w.side[w.units + i] !== side || at < 0) continue;
      let nearest = FAR;
      for (const piece of followers) {
        const hex = s[w.at.where + piece];
        if (hex >= 0) nearest = Math.min(nearest, w.map.distance(at, hex));
      }
      sum -= NEARNESS * nearest;
    }
    return sum;
  }

  return (s, seat) => {
    const side = seat === FRENCH ? FRENCH : ALLIED;
    const outcome = game.outcome(s);
    if (outcome !== null) return outcome.winners.includes(seat) ? VICTORY : -VICTORY;
    ledger.reset(s);
    return (side === FRENCH ? 1 : -1) * ledger.standing() + inBattle(s, side) + leaders(s, side);
  };
}

/** An officer's units, a commander's officers. */
function followersOf({ world: w }: LastCampaign, leader: number): number[] {
  return [...Array(w.pieces).keys()].filter((piece) =>
    isOfficer(w, leader)
      ? piece < w.units && w.officer[piece] === leader
      : isOfficer(w, piece) && w.army[piece] === w.army[leader],
  );
}

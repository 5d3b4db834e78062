import { units } from '@hundred-days/last-battles';
import type { LastCampaign } from '@hundred-days/last-battles/campaign';
import type { Appraise } from '../../appraise.ts';
import { VICTORY } from '../../forced-combat/judge.ts';
import { createCampaignLedger } from './ledger.ts';

const { FRENCH } = units;

/** How a seat stands: what is lost, held and gone to Brussels. A scenario begins level. */
export function campaignStanding(game: LastCampaign): Appraise {
  const { world: w } = game;
  const ledger = createCampaignLedger(w);
  const started = game.start({ scenario: w.id, options: {} }, FIRST_DICE, null);
  let opening = 0;
  if (started.ok) {
    ledger.reset(started.value);
    opening = ledger.standing();
  }
  return (s, seat) => {
    const outcome = game.outcome(s);
    if (outcome !== null) return outcome.winners.includes(seat) ? VICTORY : -VICTORY;
    ledger.reset(s);
    return (seat === FRENCH ? 1 : -1) * (ledger.standing() - opening);
  };
}

/** 28.31: d'Erlon's die may be thrown before anybody has decided anything. */
const FIRST_DICE = { roll: (sides: number): number => sides };

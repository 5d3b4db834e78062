import { position, units } from '@hundred-days/last-battles';
import { type CampaignWorld, isInCommand, isOldGuard } from '@hundred-days/last-battles/campaign';
import type { Muster } from '../../forced-combat/fight.ts';
import { type Depth, judgesOf, type Judge as Shared, VICTORY } from '../../forced-combat/judge.ts';
import { createAssault } from '../assault.ts';
import type { Ground } from '../ground.ts';
import type { Ledger } from '../ledger.ts';
import { createMuster } from '../muster.ts';
import type { Weights } from '../weights.ts';
import { createCampaignLedger } from './ledger.ts';
import { createCampaignSurveyor, type Surveyor } from './surveyor.ts';

const { battleOf, stepOf } = position;
const { FRENCH_ARMY } = units;

export type CampaignJudge = Shared<Surveyor>;

/** Outcomes by their numbers that the French have won. */
const FRENCH_WINS: readonly number[] = [1, 3, 4, 5, 9, 10, 13, 14];

/** 22.5, 28.33: what the repulse of the Guard costs where it lowers the levels of corps. */
const REPULSE = 4;

/**
 * 20.32: where attackers without orders only fall back, an attack in which one of them takes part can bring nothing; who has
 * orders is settled before anybody moves. 22.5, 27.33: the Guard does not attack for little.
 */
function underOrders(w: CampaignWorld, muster: Muster, ledger: Ledger): Muster {
  const idle = new Uint8Array(w.units);
  const guard = Uint8Array.from({ length: w.units }, (_, unit) => (isOldGuard(w, unit) ? 1 : 0));
  const isFree = w.switched('outOfCommandAttacksNormal');
  const has = (flags: Uint8Array, party: number): boolean => muster.units(party).some((unit) => flags[unit] === 1);
  const { fighters, guns } = muster;
  return {
    ...muster,
    read(s) {
      muster.read(s);
      if (isFree) return;
      for (const parties of [fighters, guns])
        for (const party of parties)
          for (const unit of muster.units(party)) idle[unit] = isInCommand(w, s, unit) ? 0 : 1;
    },
    weigh(allocation, group, stake) {
      const column = muster.weigh(allocation, group, stake);
      const takesPart = (flags: Uint8Array): boolean =>
        fighters.some((party, i) => allocation.fighters[i] === group && has(flags, party)) ||
        guns.some((party, i) => allocation.guns[i] === group && has(flags, party));
      if (!isFree && takesPart(idle)) {
        stake.kill = -stake.recoil;
        stake.drive = -stake.recoil;
      }
      if (takesPart(guard)) {
        const repulse = w.id === 'grand-waterloo' ? ledger.worth(FRENCH_ARMY, w.guardReduction) : REPULSE;
        stake.lose += repulse;
        stake.recoil += repulse;
        stake.price += repulse;
      }
      return column;
    },
  };
}

/** Who values positions of a campaign. The ground has the campaign's world in it. */
export function campaignJudges(
  w: CampaignWorld,
): (ground: Ground, seat: number, weights: Weights, depth: Depth) => CampaignJudge {
  return judgesOf<Ground, Ledger, Surveyor, Weights>({
    createLedger: () => createCampaignLedger(w),
    createMuster: (ground, weights, ledger) => underOrders(w, createMuster(ground, weights, ledger), ledger),
    createAssault,
    createSurveyor: (ground, weights, ledger) => createCampaignSurveyor(w, ground, weights, ledger),
    // Who comes is brought on by the march, and is not in the fight yet.
    arrivals: () => () => 0,
    addingUp: (ledger) => ledger,
    outcomeValue: (outcome) => (FRENCH_WINS.includes(outcome) ? VICTORY : -VICTORY),
    isLastTurn: (ground, s) =>
      stepOf(ground, s) !== 'movement' &&
      s[ground.at.turn] === battleOf(ground, s).turns &&
      s[ground.at.phasing] !== battleOf(ground, s).firstSide,
  });
}

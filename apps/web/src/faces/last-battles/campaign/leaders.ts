import type { CampaignWorld } from '@hundred-days/last-battles/campaign';
import { LeaderFlag } from '../../../art/leaders.tsx';
import type { CounterFace } from '../../../board/types.ts';
import { bandOf, NATIONS } from '../art.ts';

/** Leaders as pieces: never to be taken for units. */

/** Flipped (demoralized) the cloth turns pale. */
export function leaderFace(w: CampaignWorld, leader: number, flipped: boolean): CounterFace {
  const data = w.unitData[leader];
  const commands = w.capacity[leader] > 0;
  return {
    nation: NATIONS[data.army],
    arm: 'leader',
    form: 'flag',
    left: commands ? String(w.capacity[leader]) : '',
    right: String(w.numbers.ranges[commands ? 'commander' : 'officer']),
    designation: data.command,
    draw: LeaderFlag,
    ...(commands ? {} : { band: bandOf(data) }),
    ...(flipped ? { demoralized: true } : {}),
  };
}

import type { CampaignWorld } from '@hundred-days/last-battles/campaign';
import { dead } from './cast.ts';

/** Units that are dead before a test begins, worth just so many points, of those that `chosen` lets go. */
export function deadWorth(
  { unitData, units }: CampaignWorld,
  points: number,
  chosen: (id: string, army: string) => boolean,
): Record<string, string> {
  const may = unitData.slice(0, units).filter(({ id, army }) => chosen(id, army));
  // By points reached: the units that make them up.
  const made = new Map<number, string[]>([[0, []]]);
  for (const { id, full } of may)
    for (const [sum, ids] of [...made])
      if (sum + full <= points && !made.has(sum + full)) made.set(sum + full, [...ids, id]);
  const found = made.get(points);
  if (found === undefined) throw new Error(`no units are worth ${points}`);
  return dead(...found);
}

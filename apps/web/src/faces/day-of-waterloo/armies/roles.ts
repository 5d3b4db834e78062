import { position } from '@hundred-days/day-of-waterloo';
import { createWays, fixCommand } from '@hundred-days/day-of-waterloo/reckoning';
import type { State, Unit } from '@hundred-days/kernel';
import type { Setting } from '../setting.ts';

/** 7.1d Who would be in command, if command were settled now or after another leader has turned tactical. */
export interface Forecast {
  /** Who turns tactical; null for the roles as they are. */
  readonly leader: Unit | null;
  readonly units: number;
  readonly inCommand: number;
  readonly out: readonly Unit[];
}

export function forecastsOf(w: Setting, view: State, leaders: readonly Unit[]): readonly Forecast[] {
  const ways = createWays(w);
  const own = [...w.unitsOf[view[w.at.phasing]]].filter((unit) => unit < w.units && position.onMap(w, view, unit));
  return [null, ...leaders].map((leader) => {
    const thought = view.slice();
    if (leader !== null) thought[w.at.status + leader] |= position.TACTICAL;
    fixCommand({ w, ways }, thought, null);
    const out = own.filter((unit) => !position.inCommand(w, thought, unit));
    return { leader, units: own.length, inCommand: own.length - out.length, out };
  });
}

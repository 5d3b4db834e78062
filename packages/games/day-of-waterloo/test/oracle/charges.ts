import type { GameEvent, State } from '@hundred-days/kernel';
import UNITS from '../../data/units.json' with { type: 'json' };
import { w } from '../world.ts';
import { averageOf, dataOf, isGuns, isHorse, stackIn } from './stacks.ts';

/** A slow referee of charges (6.2b, 9.4.4, 9.4.5): how one may be met, and what its die is rolled on. */

function subsets(units: readonly number[]): number[][] {
  const all: number[][] = [[]];
  for (const unit of units) all.push(...all.map((some) => [...some, unit]));
  return all;
}

const CAVALRY_CORPS = new Set(UNITS.corps.filter(({ cavalryCorps }) => cavalryCorps).map(({ corps }) => corps));
const isBritish = (unit: number): boolean => dataOf(unit).britishCavalry === true;

/** 9.4.5c: together only French units of one of their cavalry corps. */
function mayTryTogether(units: readonly number[]): boolean {
  const [first] = units.map(dataOf);
  return units
    .map(dataOf)
    .every(({ army, corps }) => army === 'french' && corps === first.corps && CAVALRY_CORPS.has(corps));
}

/** Every answer to a charge at a hex, as its owner may give it; sorted. */
export function answersAt(s: State, hex: number): string[] {
  const stack = stackIn(s, hex);
  const horse = stack.filter(isHorse);
  const british = horse.filter(isBritish);
  // 6.2b: whoever exerts a zone of influence shows cavalry on top.
  const tops = horse.length === 0 || isHorse(stack[0]) ? [stack[0]] : horse;
  const tries = subsets(horse).filter((units) => {
    if (units.length === 0) return false;
    if (units.length > 1) return mayTryTogether(units);
    return british.length === 0 || british.includes(units[0]);
  });
  const answers = tops.flatMap((top) => [
    // 9.4.5b: British cavalry must try.
    ...(british.length > 0 ? [] : [`receive ${w.unitId(top)}`]),
    ...tries.map(
      (units) =>
        `react ${w.unitId(top)} ${units
          .sort((a, b) => a - b)
          .map(w.unitId)
          .join(' ')}`,
    ),
  ]);
  return answers.sort();
}

export interface Charging {
  readonly units: readonly number[];
  readonly from: number;
  readonly hex: number;
  /** Charges that the one of them who has made most had made before in this phase. */
  readonly earlier: number;
}

/** 9.4.4a, 9.4.4c: what a charge must be rolled on in a position; `claimed` for combined arms. */
export function rolledOn(s: State, { units, from, hex, earlier }: Charging, claimed: boolean) {
  const target = stackIn(s, hex);
  const differential = averageOf(s, stackIn(s, from), units, false) - averageOf(s, target, target, true);
  const slot = 6 * from + w.map.direction(from, hex);
  const side = (name: 'slope' | 'crest' | 'stream' | 'river'): boolean =>
    (w.hexsides.flags[slot] & w.hexsides.bit[name]) !== 0;
  const modifiers: string[] = [];
  if ((side('slope') || side('crest')) && w.high[from] === 0 && w.high[hex] === 1) modifiers.push('uphill:+1');
  if (side('stream') || side('river')) modifiers.push('crossing:+1');
  const ground = w.documents.map.hexes[w.hexId(hex)]?.terrain;
  if (ground === 'village' || ground === 'town') modifiers.push('builtUp:+1');
  if (ground === 'swamp') modifiers.push('swamp:+1');
  if (claimed) modifiers.push('combinedArms:+1');
  if (target.every(isGuns)) modifiers.push('unsupportedArtillery:-1');
  if (earlier > 0) modifiers.push(`blown:+${earlier}`);
  return { differential, modifiers: modifiers.sort() };
}

/** Follows charges from step to step: who charges whom, and how often each has done so in this phase. */
export class ChargeWatch {
  charging: Charging | null = null;
  readonly #made = new Map<string, number>();

  hear(events: readonly GameEvent[]): void {
    for (const { type, data } of events) {
      if (type === 'phase') this.#made.clear();
      if (type !== 'charge') continue;
      const ids = data.units as readonly string[];
      const earlier = Math.max(...ids.map((id) => this.#made.get(id) ?? 0));
      for (const id of ids) this.#made.set(id, (this.#made.get(id) ?? 0) + 1);
      this.charging = {
        units: ids.map(w.unitIndex),
        from: w.map.indexOf(String(data.from)),
        hex: w.map.indexOf(String(data.hex)),
        earlier,
      };
    }
  }
}

import { below, randomBits, type State } from '@hundred-days/kernel';
import type { LastBattles } from '@hundred-days/last-battles';
import { type Ground, neighbours } from './ground.ts';

/** Crowded positions: both sides thrown together around a hex, at the beginning of a phase. */

export interface Crowd {
  readonly units: number;
  readonly radius: number;
  readonly turn?: number;
}

export function crowd(
  game: LastBattles,
  ground: Ground,
  battle: string,
  centre: string,
  { units, radius, turn = 2 }: Crowd,
  seed: string,
  options: Readonly<Record<string, boolean>> = {},
  phase: 'Combat' | 'Movement' = 'Combat',
): State | null {
  const bits = randomBits(seed);
  let region = [centre];
  for (let ring = 0; ring < radius; ring++)
    region = [...new Set(region.flatMap((hex) => [hex, ...neighbours(ground, hex)]))];
  const placed: Record<string, string> = {};
  const inside = new Map<string, string[]>();
  const sideOf = (id: string): string => (id.startsWith('fr-') ? 'french' : 'allied');
  for (let i = 0; i < units * 4 && Object.keys(placed).length < units; i++) {
    const id = game.unitIds[below(game.unitIds.length, bits)];
    const hex = region[below(region.length, bits)];
    const there = inside.get(hex) ?? [];
    const most = ground.terrain(hex) === 'chateau' ? 1 : 2;
    if (id in placed || there.length >= most || there.some((other) => sideOf(other) !== sideOf(id))) continue;
    placed[id] = hex;
    inside.set(hex, [...there, id]);
  }
  const scenario = {
    format: 'hundred-days-scenario',
    version: 1,
    game: 'last-battles',
    battle,
    turn,
    phase: `${below(2, bits) === 0 ? 'french' : 'allied'}${phase}`,
    units: placed,
    // Nobody breaks, so that the fighting goes on.
    levels: { french: { demoralization: 900 } },
  };
  const started = game.start({ scenario, options }, { roll: () => 1 }, null);
  return started.ok ? started.value : null;
}

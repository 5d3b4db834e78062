import { below, randomBits } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { within, zoc } from '../hexes.ts';
import { type Enemy, type Ground, marchEnds, retreats } from '../marches.ts';
import { type Field, field } from '../support.ts';

/**
 * Positions by lot, crowded enough that zones, rivers, streams, roads and friends get in the way: the engine's lists are
 * compared hex by hex with a second, plain reckoning of the rules.
 */
const ENEMIES: readonly (readonly [string, Enemy['arm']])[] = [
  ['pr-1', 'infantry'],
  ['pr-2', 'infantry'],
  ['aa-res', 'infantry'],
  ['pr-cav', 'cavalry'],
  ['aa-cav', 'cavalry'],
  ['pr-d-sohr', 'detachment'],
  ['pr-d-marwitz', 'detachment'],
];

/** Where the lots fall: round the Sambre, the open middle, the streams of the north, Namur. */
const CENTRES = ['1218', '1425', '1916', '2010', '2719', '3018', '3707', '1737', '3535', '2840'];

function layOut(
  seed: number,
  radius: number,
): { units: Record<string, string>; ground: Ground; unit: string; enemies: Enemy[] } {
  const bits = randomBits(seed);
  const pick = <T>(list: readonly T[]): T => list[below(list.length, bits)];
  const centre = pick(CENTRES);
  const free = new Set(within(centre, radius));
  const take = (): string => {
    const hex = pick([...free]);
    free.delete(hex);
    return hex;
  };
  const cavalry = below(2, bits) === 0;
  const front = below(4, bits) > 0;
  const unit = cavalry ? 'fr-gdcav' : 'fr-1';
  const from = take();
  const units: Record<string, string> = {
    [unit]: `${from} ${cavalry ? (front ? 'fresh' : 'exhausted') : front ? 'advance' : 'battle'}`,
    'hq-wellington': take(),
    'hq-blucher': take(),
  };
  const enemies = ENEMIES.filter(() => below(2, bits) === 0).map(([id, arm]) => {
    const hex = take();
    units[id] = hex;
    return { hex, arm };
  });
  const friends = ['fr-2', 'fr-3'].map((id) => {
    units[id] = take();
    return units[id];
  });
  // Far off, so that the French always have something to move.
  units['fr-6'] = Number(centre) < 2500 ? '4000' : '1000';
  units['fr-d-pire'] = take();
  const battle = below(2, bits) === 0;
  const hq = take();
  units['hq-napoleon'] = `${hq} ${battle ? 'battle' : 'normal'}`;
  const clutter = [units['hq-wellington'], units['hq-blucher'], units['fr-d-pire'], hq];
  const arm = cavalry ? 'cavalry' : 'infantry';
  const rain = below(3, bits) === 0;
  const ground: Ground = { arm, from, front, hq, range: battle ? 3 : 8, enemies, friends, clutter, rain };
  return { units, ground, unit, enemies };
}

describe('8 movement: positions by lot', () => {
  it('[MOV-3, MOV-4, MOV-6, MOV-7, MOV-9, MOV-10, MOV-11, MOV-12, MOV-13, MOV-14, MOV-15, S16-6, TEC-4, TEC-9] every end of every march', () => {
    let some = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { units, ground, unit } = layOut(seed, 6);
      const f = field({ turn: 5, start: 'movement', rain: ground.rain === true ? [5] : [], units });
      const ends = marchEnds(ground);
      expect(f.goals(unit), `seed ${seed}: ${JSON.stringify(units)}`).toEqual(ends);
      some += ends.length > 0 ? 1 : 0;
    }
    expect(some).toBeGreaterThan(75);
  });

  it('[RET-1, RET-2, RET-3, RET-4] every end of every retreat', () => {
    let some = 0;
    let none = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { units, ground, unit, enemies } = layOut(seed, 3);
      const target = enemies.find(({ hex }) => hex !== ground.from && zoc(hex).includes(ground.from));
      if (target === undefined) continue;
      const f = field({ turn: 4, start: 'attack', units });
      const beaten = lose(f, `attack ${unit} ${target.hex}`);
      if (beaten === null) continue;
      const foes = enemies.map(({ hex }) => hex);
      const ends = retreats(ground.from, [target.hex], foes, [...(ground.friends ?? []), units['fr-6']]);
      const message = `seed ${seed}: ${JSON.stringify(units)}`;
      if (ends.length === 0) expect(beaten.at(unit), message).toBe('blown 6');
      else expect(beaten.goals(unit), message).toEqual(ends);
      if (ends.length === 0) none++;
      else some++;
    }
    expect([some > 20, none > 2]).toEqual([true, true]);
  });
});

/** The position after an attack that ends in a retreat of the attacker, with dice that bring it about; null if none do. */
function lose(f: Field, line: string): Field | null {
  for (let attack = 6; attack >= 1; attack--)
    for (let defence = 1; defence <= 6; defence++) {
      const trial = f.copy();
      const { result, loser } = trial.fight(line, attack, defence);
      if (result === 'retreat' && loser === 'attacker') return trial;
    }
  return null;
}

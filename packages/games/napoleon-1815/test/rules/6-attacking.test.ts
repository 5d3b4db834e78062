import { describe, expect, it } from 'vitest';
import { endUntil, fight, HILLS, hills, misses, post } from '../scenes.ts';
import type { Field } from '../support.ts';

const FRENCH = ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'fr-4-inf'];
const PRUSSIAN = ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1', 'pr-4-inf1'];

/** A fight of so many against so many at Ligny. */
const meeting = (attackers: number, defenders: number): Field =>
  fight(
    1,
    { ligny: [...FRENCH.slice(0, attackers), ...PRUSSIAN.slice(0, defenders)] },
    { ligny: ['charleroi'] },
    {},
    ...(attackers >= 3 && defenders >= 3 ? [HILLS[0]] : []),
  );

const LIGNY = ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'];
const WATERLOO = ['fr-4-inf', 'fr-6-inf', 'fr-g-inf', 'ad-1-br', 'ad-2-br', 'ad-r-br1'];
const FROM = { ligny: ['charleroi'], waterloo: ['quatre-bras'] };

function deployLigny(f: Field): Field {
  post(hills(f), { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
  return f.plays('post fr-1-inf1 @left', 'post fr-2-inf1 @center', 'post fr-3-inf1 @right');
}
/** After three Hills: three Streams. */
function deployWaterloo(f: Field): Field {
  f.play('terrain @left', 8).play('terrain @left', 7).play('terrain @right');
  post(f, { left: ['ad-1-br'], center: ['ad-2-br'], right: ['ad-r-br1'] });
  return f.plays('post fr-4-inf @left', 'post fr-6-inf @center', 'post fr-g-inf @right');
}

describe('6.1 attacking', () => {
  it('[6.1a] the side whose turn it is attacks, in every fight', () => {
    const towns = { charleroi: ['fr-1-inf1', 'pr-1-inf1'], binche: ['fr-2-inf1', 'ad-1-br'] };
    // The Attacker chooses the order, and after a drawn skirmish it is he who goes (6.6h).
    const french = fight(1, towns, { charleroi: ['laneffe'], binche: ['solre'] });
    expect(french.decision).toBe('french skirmish-order');
    const allied = fight(2, towns, { charleroi: ['ligny'], binche: ['mons'] });
    expect(allied.decision).toBe('allied skirmish-order');
    french
      .play('fight charleroi')
      .play('show pr-1-inf1')
      .play('show fr-1-inf1', ...misses(7));
    expect(french.decision).toBe('french withdrawal');
    allied
      .play('fight charleroi')
      .play('show fr-1-inf1')
      .play('show pr-1-inf1', ...misses(7));
    expect(allied.decision).toBe('allied withdrawal');
  });

  it('[6.1a] [2.2b] in a battle the Attacker draws one marker, and has the first Battle Turn', () => {
    const f = fight(2, { ligny: LIGNY }, { ligny: ['namur'] }, {}, HILLS[0]);
    expect(f.decision).toBe('allied terrain');
    f.play('terrain @left', HILLS[1]);
    expect(f.decision).toBe('french terrain');
    f.play('terrain @left', HILLS[2]).play('terrain @right');
    post(f, { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] });
    post(f, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
    expect(f.decision).toBe('allied combat');
  });

  it.each([1, 2, 3, 4].flatMap((attackers) => [1, 2, 3, 4].map((defenders) => [attackers, defenders])))(
    '[6.1b] [6.6a] %i against %i',
    (attackers, defenders) => {
      const f = meeting(attackers, defenders);
      const kind = attackers >= 3 && defenders >= 3 ? 'battle' : 'skirmish';
      expect([f.fight('ligny'), f.step]).toEqual([kind, kind === 'battle' ? 'terrain' : 'showing']);
    },
  );

  it('[6.1b] [8.0b] a leader counts, and both Allied armies count together', () => {
    const french = ['fr-1-inf1', 'fr-2-inf1', 'fr-napoleon'];
    const led = fight(1, { ligny: [...french, ...PRUSSIAN.slice(0, 3)] }, {}, {}, HILLS[0]);
    expect(led.fight('ligny')).toBe('battle');
    const mixed = fight(1, { ligny: [...french, 'pr-1-inf1', 'pr-2-inf1', 'ad-1-br'] }, {}, {}, HILLS[0]);
    expect(mixed.fight('ligny')).toBe('battle');
  });

  it('[6.1b] strength does not matter to the count', () => {
    const weak = [...FRENCH.slice(0, 3), ...PRUSSIAN.slice(0, 3)].map((unit) => `${unit} 1`);
    expect(fight(1, { ligny: weak }, {}, {}, HILLS[0]).fight('ligny')).toBe('battle');
  });

  it('[6.1b] a battle stays a battle when a side falls below three', () => {
    const f = deployLigny(meeting(3, 3)).play('end').play('retreat fr-1-inf1 charleroi');
    expect(f.blocks('ligny')).toEqual({ french: 2, prussian: 3 });
    endUntil(f, 'allied combat');
    expect([f.fight('ligny'), f.step]).toEqual(['battle', 'combat']);
  });

  it('[6.1c] [6.6b] skirmishes are over before a battle is deployed', () => {
    const f = fight(1, { ligny: LIGNY, binche: ['fr-4-inf', 'ad-1-br'] }, { ...FROM, binche: ['solre'] });
    expect([f.decision, f.fightTown]).toEqual(['allied showing', 'binche']);
    expect(f.told('marker-drawn')).toEqual([]);
    f.play('show ad-1-br')
      .play('show fr-4-inf', ...misses(8))
      .play('retreat fr-4-inf solre', HILLS[0]);
    expect([f.decision, f.fightTown]).toEqual(['french terrain', 'ligny']);
  });

  it('[6.1e] all battles are deployed before the first Battle Turn, each complete before the next, as the Attacker orders', () => {
    const f = fight(1, { ligny: LIGNY, waterloo: WATERLOO }, FROM);
    expect(f.decision).toBe('french deployment-order');
    expect(f.choices().sort()).toEqual(['fight ligny', 'fight waterloo']);
    deployLigny(f.play('fight ligny', HILLS[0]));
    f.play('end', 9);
    // Ligny is deployed and open; no Battle Turn has begun there.
    expect([f.decision, f.fightTown]).toEqual(['french terrain', 'waterloo']);
    expect(f.view('allied').at('fr-2-inf1')).toBe('ligny 4 center');
    expect(f.told('fired')).toEqual([]);
    // The last one needs no choice, and is named like the others.
    expect(f.told('fight-chosen').map(({ data }) => data.town)).toEqual(['ligny', 'waterloo']);
    deployWaterloo(f).play('end');
    expect(f.decision).toBe('french battle-order');
  });

  it('[6.1e] the other order', () => {
    const f = fight(1, { ligny: LIGNY, waterloo: WATERLOO }, FROM).play('fight waterloo', HILLS[0]);
    expect([f.decision, f.fightTown]).toEqual(['french terrain', 'waterloo']);
  });

  it('[6.1d] [6.1e] one full round in one battle, then in the next; each cycle in a new order', () => {
    const f = fight(1, { ligny: LIGNY, waterloo: WATERLOO }, FROM).play('fight ligny', HILLS[0]);
    deployWaterloo(deployLigny(f).play('end', 9)).play('end');
    expect(f.choices().sort()).toEqual(['fight ligny', 'fight waterloo']);
    const round = (): string[] => {
      const seen: string[] = [];
      while (f.step !== 'battle-order') {
        seen.push(`${f.fightTown} ${f.decision}`);
        f.play('end');
      }
      return seen;
    };
    const cycle = (first: string, second: string): string[] =>
      [first, second].flatMap((town) =>
        ['french', 'allied'].flatMap((side) => [`${town} ${side} combat`, `${town} ${side} reinforcement`]),
      );
    f.play('fight waterloo');
    expect(round()).toEqual(cycle('waterloo', 'ligny'));
    expect([f.decision, f.choices().sort()]).toEqual(['french battle-order', ['fight ligny', 'fight waterloo']]);
    f.play('fight ligny').play('shift fr-1-inf1 @enemy-right');
    expect([f.fightTown, f.decision]).toEqual(['ligny', 'french combat']);
  });

  it('[6.1d] the order is the Attacker’s', () => {
    const f = fight(2, { ligny: LIGNY, waterloo: WATERLOO }, { ligny: ['namur'], waterloo: ['brussels'] });
    expect(f.decision).toBe('allied deployment-order');
    expect(f.rule('fight ligny', 'french')).toBe('2.0a');
    expect(f.rule('fight brussels')).toBe('6.1e');
  });
});

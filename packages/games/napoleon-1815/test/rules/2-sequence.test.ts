import { describe, expect, it } from 'vitest';
import { turnTrack } from '../roads.ts';
import { calm, endUntil, fight, HILLS, hills, misses, post } from '../scenes.ts';
import { scenario } from '../support.ts';

/** Three against three at Ligny, with more French at Charleroi. */
const LIGNY = {
  ligny: ['fr-g-inf', 'fr-1-inf1', 'fr-2-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
  charleroi: ['fr-3-inf1'],
};
const battle = () => {
  const f = hills(fight(1, LIGNY, { ligny: ['charleroi'] }, {}, HILLS[0]));
  post(f, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
  return post(f, { left: ['fr-g-inf'], center: ['fr-1-inf1'], right: ['fr-2-inf1'] });
};

describe('2.0 the sequence of play', () => {
  it('[2.0a] begins with the French; then the Allies', () => {
    const f = scenario('historical');
    expect([f.turn, f.decision]).toEqual([1, 'french movement']);
    expect(f.rule('ad-1-br braine-le-comte-hal', 'allied')).toBe('2.0a');
    f.play('end');
    expect([f.turn, f.decision]).toEqual([2, 'allied movement']);
    expect(f.rule('fr-g-inf beaumont-thuin', 'french')).toBe('2.0a');
  });

  it('[2.0a] no turn of the track is left out', () => {
    const f = calm(1, {});
    const seen: string[] = [];
    while (f.step !== 'over') {
      seen.push(f.seat);
      f.play('end');
    }
    expect(seen).toEqual(turnTrack.map(({ side }) => side));
  });

  it('[2.0b] [2.3a] moves, then fights, then supply, then the other side', () => {
    const f = calm(1, { brussels: ['fr-g-cav'], thuin: ['fr-1-inf1'], charleroi: ['pr-1-inf1'] });
    expect(f.decision).toBe('french movement');
    f.play('fr-1-inf1 thuin-charleroi').play('end');
    expect(f.decision).toBe('allied showing');
    f.play('show pr-1-inf1').play('show fr-1-inf1', ...misses(7));
    expect(f.decision).toBe('french withdrawal');
    f.play('retreat fr-1-inf1 thuin');
    expect(f.decision).toBe('allied supply');
    f.play('starve ad-1-br');
    expect([f.turn, f.decision]).toEqual([2, 'allied movement']);
  });

  it('[2.0b] nothing of a later phase can be done before', () => {
    const f = calm(1, { brussels: ['fr-g-cav'], thuin: ['fr-1-inf1'], charleroi: ['pr-1-inf1'] });
    f.play('fr-1-inf1 thuin-charleroi');
    for (const line of ['show fr-1-inf1', 'march fr-1-inf1', 'retreat fr-1-inf1 thuin', 'fight charleroi'])
      expect([line, f.rule(line)]).toEqual([line, line.startsWith('march') ? '5.6c' : '2.1a']);
    expect(f.rule('starve ad-1-br', 'allied')).toBe('2.0a');
  });

  it('[2.1a] [5.6c] force marches are rolled when every move is made', () => {
    const f = calm(1, { thuin: ['fr-1-inf1'], laneffe: ['fr-2-inf1'] });
    f.play('fr-1-inf1 thuin-charleroi-ligny');
    expect(f.rule('march fr-1-inf1')).toBe('5.6c');
    expect(f.step).toBe('movement');
    f.play('fr-2-inf1 laneffe-charleroi-quatre-bras').play('end');
    expect(f.decision).toBe('french march');
    expect(f.choices().sort()).toEqual(['march fr-1-inf1', 'march fr-2-inf1']);
  });

  it('[2.2a] [6.1a] fights are in every town with both sides, and in no other', () => {
    const f = calm(1, {
      thuin: ['fr-1-inf1'],
      laneffe: ['fr-2-inf1', 'fr-2-inf2'],
      charleroi: ['pr-1-inf1'],
      fosses: ['pr-2-inf1'],
      ligny: ['pr-3-inf1'],
    });
    f.plays('fr-1-inf1 thuin-charleroi', 'fr-2-inf1 laneffe-fosses', 'fr-2-inf2 laneffe-philippeville', 'end');
    expect(f.decision).toBe('french skirmish-order');
    expect(f.choices().sort()).toEqual(['fight charleroi', 'fight fosses']);
  });

  it('[2.2a] without enemies in one town there is no fight', () => {
    const f = calm(1, { thuin: ['fr-1-inf1'], ligny: ['pr-3-inf1'] }).plays('fr-1-inf1 thuin-charleroi', 'end');
    expect([f.turn, f.decision]).toEqual([2, 'allied movement']);
  });

  it('[2.2b] [2.2c] Battle Turns alternate, the Attacker first, each Combat and then Reinforcement', () => {
    const f = battle();
    const seen: string[] = [];
    // With nobody engaged no morale is checked; the Attacker has four turns before he must leave, if he is idle (6.7).
    for (let i = 0; i < 6; i++) {
      seen.push(f.decision);
      f.play('end');
    }
    expect(seen).toEqual([
      'french combat',
      'french reinforcement',
      'allied combat',
      'allied reinforcement',
      'french combat',
      'french reinforcement',
    ]);
  });

  it('[2.2c] [6.31a] morale comes first in a Battle Turn', () => {
    const towns = { ...LIGNY, ligny: LIGNY.ligny.map((unit) => (unit === 'pr-1-inf1' ? 'pr-1-inf1 1' : unit)) };
    const f = hills(fight(1, towns, { ligny: ['charleroi'] }, {}, HILLS[0]));
    post(f, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
    post(f, { left: ['fr-g-inf'], center: ['fr-1-inf1'], right: ['fr-2-inf1'] });
    f.play('shift fr-2-inf1 @enemy-left');
    endUntil(f, 'allied morale').play('morale pr-1-inf1', 6);
    expect(f.decision).toBe('allied combat');
  });

  it('[2.2b] a battle is over when a side has gone entirely', () => {
    const f = battle();
    endUntil(f, 'allied combat').plays(
      'retreat pr-1-inf1 namur',
      'retreat pr-2-inf1 namur',
      'retreat pr-3-inf1 gembloux',
    );
    expect(f.standing('ligny')).toEqual(['fr-g-inf', 'fr-1-inf1', 'fr-2-inf1']);
    expect(f.decision).toBe('french regroup');
    f.play('end');
    expect([f.turn, f.decision]).toEqual([2, 'allied movement']);
  });

  it('[2.3a] [9.0d] supply is only in French turns', () => {
    const f = calm(2, { brussels: ['fr-g-cav'] }).play('end');
    expect([f.turn, f.decision]).toEqual([3, 'french movement']);
    f.play('end');
    expect(f.decision).toBe('allied supply');
  });

  it.each([1, 2])('[2.3b] [10.0a] defeat is checked at the end of turn %i', (turn) => {
    const gone = [
      'pr-1-inf1',
      'pr-1-inf2',
      'pr-1-cav',
      'pr-1-art',
      'pr-2-inf1',
      'pr-2-inf2',
      'pr-2-cav',
      'pr-2-art',
      'pr-2-ha',
    ];
    const f = calm(turn, { eliminated: gone });
    expect([f.losses('prussian'), f.where('pr-blucher')]).toEqual([9, 'liege']);
    f.play('end');
    expect([f.losses('prussian'), f.where('pr-blucher')]).toEqual([18, 'eliminated']);
  });

  it('[2.3b] supply comes before defeat', () => {
    const gone = ['pr-1-inf1', 'pr-1-inf2', 'pr-1-cav', 'pr-1-art', 'pr-2-inf1', 'pr-2-inf2', 'pr-2-cav'];
    const apart = { eliminated: gone, liege: ['fr-g-cav'], huy: ['pr-blucher', 'pr-3-inf1', 'pr-3-inf2'] };
    const others = ['pr-2-art', 'pr-2-ha', 'pr-3-cav', 'pr-3-art', 'pr-4-inf1', 'pr-4-inf2', 'pr-4-cav', 'pr-4-art'];
    const f = calm(1, { ...apart, tongres: others }).play('end');
    expect([f.decision, f.losses('prussian')]).toEqual(['allied supply', 7]);
    f.plays('starve pr-3-inf1', 'starve pr-3-inf2');
    expect(f.losses('prussian')).toBe(18);
  });

  it('[2.3c] [7.3a] disrupted units recover at the end of the turn', () => {
    const f = fight(1, { charleroi: ['fr-1-inf1', 'pr-1-inf1'] }, { charleroi: ['laneffe'] });
    f.play('show pr-1-inf1').play('show fr-1-inf1', ...misses(7));
    const watch = f.copy();
    watch.play('retreat fr-1-inf1 laneffe');
    expect(watch.is('fr-1-inf1', 'disrupted')).toBe(false);
    expect(watch.turn).toBe(2);
  });

  it('[2.3c] a unit stays disrupted until then', () => {
    const two = {
      charleroi: ['fr-1-inf1', 'pr-1-inf1'],
      fosses: ['fr-2-inf1', 'pr-2-inf1'],
    };
    const f = fight(1, two, { charleroi: ['laneffe'], fosses: ['laneffe'] }).play('fight charleroi');
    f.play('show pr-1-inf1')
      .play('show fr-1-inf1', ...misses(7))
      .play('retreat fr-1-inf1 laneffe');
    expect([f.turn, f.is('fr-1-inf1', 'disrupted')]).toEqual([1, true]);
  });

  it('[2.3d] every fight is played to its end in its turn', () => {
    const f = fight(1, { charleroi: ['fr-1-inf1', 'pr-1-inf1'] }, { charleroi: ['laneffe'] });
    f.play('show pr-1-inf1')
      .play('show fr-1-inf1', ...misses(7))
      .play('retreat fr-1-inf1 laneffe');
    expect([f.turn, f.blocks('charleroi'), f.fight('charleroi')]).toEqual([2, { prussian: 1 }, 'none']);
    const g = battle();
    // Two idle turns, and the Attacker must go: there is no third way (6.7).
    for (let i = 0; i < 60 && g.turn === 1; i++) g.play(g.choices()[0]);
    expect(g.turn).toBe(2);
    expect(Object.keys(g.blocks('ligny'))).toHaveLength(1);
  });
});

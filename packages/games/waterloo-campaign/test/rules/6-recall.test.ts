import { laid } from '@hundred-days/kernel/testing';
import { describe, expect, it } from 'vitest';
import { around } from '../hexes.ts';
import { type Field, field, turn3 } from '../support.ts';

const PRUSSIANS = { 'hq-blucher': '3538', 'pr-3': '3639' };
const recalling = (units: Record<string, string>): Field =>
  turn3('recall', { 'hq-napoleon': '2110', 'fr-1': '2110', ...PRUSSIANS, ...units });

describe('6 Step E: recall', () => {
  it('[E-1] the French, then the Coalition, take back any of their Detachments', () => {
    const f = recalling(laid('fr-d-pire 2510, fr-d-pajol 2310, fr-d-oldguard 2111, pr-d-sohr 3030, pr-d-marwitz 3034'));
    expect(f.decision).toBe('french recall');
    expect(f.choices().sort()).toEqual(['end', 'recall fr-d-oldguard', 'recall fr-d-pajol', 'recall fr-d-pire']);
    expect(f.rule('recall pr-d-sohr')).toBe('E-1');
    f.plays('recall fr-d-pire', 'recall fr-d-oldguard', 'end');
    expect(f.decision).toBe('coalition recall');
    expect(f.rule('recall fr-d-pajol')).toBe('E-1');
    f.plays('recall pr-d-marwitz', 'end');
    expect(
      ['fr-d-pire', 'fr-d-pajol', 'fr-d-oldguard', 'pr-d-sohr', 'pr-d-marwitz'].map((unit) => f.where(unit)),
    ).toEqual(['available', '2310', 'available', '3030', 'available']);
    expect([f.points('french'), f.points('coalition')]).toEqual([0, 0]);
  });

  it('[E-1] from anywhere: from among enemies, and from under a Corps', () => {
    const enemies = ['pr-1', 'pr-2', 'pr-cav', 'pr-4', 'pr-d-sohr', 'pr-d-marwitz'];
    const ring = Object.fromEntries(around('2510').map((hex, i) => [enemies[i], hex]));
    const f = recalling({ 'fr-d-pire': '2510', 'fr-d-pajol': '2110', ...ring });
    f.plays('recall fr-d-pire', 'recall fr-d-pajol');
    expect([f.where('fr-d-pire'), f.where('fr-d-pajol')]).toEqual(['available', 'available']);
  });

  it('[E-1] even one placed in the same turn', () => {
    const f = turn3('detachments', { 'hq-napoleon': '2110', 'fr-1': '2110', 'fr-d-pire': 'available', ...PRUSSIANS });
    f.play('detach fr-d-pire hq-napoleon 2114');
    expect(f.decision).toBe('french recall');
    f.play('recall fr-d-pire');
    expect(f.where('fr-d-pire')).toBe('available');
  });

  it('[E-1] what is not on the map cannot be recalled, nor a Corps', () => {
    const f = recalling({ 'fr-d-pire': '2510', 'fr-d-pajol': 'available', 'fr-d-jacquinot': 'eliminated' });
    for (const unit of ['fr-d-pajol', 'fr-d-jacquinot', 'fr-1']) expect(f.rule(`recall ${unit}`)).toBe('E-1');
  });

  it('[E-1] a Detachment that is gone holds nobody any more', () => {
    const f = recalling({ 'fr-d-pire': '2510', 'pr-1': '2511 battle' }).play('recall fr-d-pire');
    expect(f.face('pr-1')).toBe('advance');
  });

  it('[E-2] it may be placed again from Step D of the next turn, not before', () => {
    const f = recalling({ 'fr-d-pire': '2510', 'fr-d-pajol': '2310' }).play('recall fr-d-pire');
    expect(f.rule('detach fr-d-pire hq-napoleon 2114')).toBe('E-1');
    f.play('end').skipTo('hq');
    f.plays('place hq-napoleon 2110 @normal', 'place hq-blucher 3538 @normal');
    expect([f.turn, f.rule('detach fr-d-pire hq-napoleon 2114')]).toEqual([4, 'allowed']);
  });

  it('[E-2] one recalled by a combat result, too', () => {
    const f = turn3('attack', { 'hq-napoleon': '2109', 'fr-2': '2110', 'pr-d-sohr': '2111', ...PRUSSIANS });
    expect(f.fight('attack fr-2 2111', 1, 1).result).toBe('retreat');
    expect(f.where('pr-d-sohr')).toBe('available');
    f.skipTo('hq').plays('place hq-napoleon 2109 @normal', 'place hq-blucher 3538 @normal');
    expect([f.turn, f.decision]).toEqual([4, 'coalition detachments']);
    f.play('detach pr-d-sohr hq-blucher 3635');
    expect(f.where('pr-d-sohr')).toBe('3635');
  });
});

describe('6 line of communication angst', () => {
  const hill = (hillStars: number, units: Record<string, string>): Field =>
    field({
      start: 'recall',
      turn: 3,
      hillStars,
      units: { 'hq-napoleon': '2110', 'fr-1': '2110', 'hq-wellington': '3008', 'aa-2': '3008', ...units },
    });
  const settled = (f: Field): number => {
    if (f.step === 'recall') f.play('end');
    return f.hillStars;
  };

  it('[LOC-1] three Anglo-Allied Detachments on the map or eliminated weaken Hill', () => {
    expect(settled(hill(2, { 'aa-d-kgl': '2810', 'aa-d-collaert': '2814', 'aa-d-perponcher': '2818' }))).toBe(1);
    expect(settled(hill(2, { 'aa-d-kgl': '2810', 'aa-d-collaert': '2814', 'aa-d-perponcher': 'eliminated' }))).toBe(1);
    expect(
      settled(hill(2, { 'aa-d-kgl': '2810', 'aa-d-collaert': 'eliminated', 'aa-d-frederick': 'eliminated' })),
    ).toBe(1);
    expect(
      settled(hill(2, { 'aa-d-kgl': 'eliminated', 'aa-d-collaert': 'eliminated', 'aa-d-frederick': 'eliminated' })),
    ).toBe(1);
    const four = { 'aa-d-kgl': '2810', 'aa-d-collaert': '2814', 'aa-d-perponcher': '2818', 'aa-d-frederick': '2822' };
    expect(settled(hill(2, four))).toBe(1);
  });

  it('[LOC-1] two do not, and those available do not count', () => {
    expect(settled(hill(2, { 'aa-d-kgl': '2810', 'aa-d-collaert': '2814', 'aa-d-perponcher': 'available' }))).toBe(2);
    expect(
      settled(hill(2, { 'aa-d-kgl': '2810', 'aa-d-collaert': 'eliminated', 'aa-d-perponcher': 'available' })),
    ).toBe(2);
    expect(settled(hill(2, {}))).toBe(2);
  });

  it('[LOC-1] counted after Step E: what was just recalled does not count', () => {
    const f = hill(2, { 'aa-d-kgl': '2810', 'aa-d-collaert': '2814', 'aa-d-perponcher': '2818' });
    f.play('recall aa-d-kgl');
    expect(settled(f)).toBe(2);
  });

  it('[LOC-1] Hill then attacks and defends with one star', () => {
    const f = hill(2, { 'aa-d-kgl': '2810', 'aa-d-collaert': '2814', 'aa-d-perponcher': '2818', 'aa-2': '2111' });
    f.play('end').skipTo('attack');
    expect(f.fight('attack fr-1 2111', 1, 1).defence).toBe(1);
  });

  it('[LOC-2] with fewer than three Hill has two stars again', () => {
    expect(settled(hill(1, { 'aa-d-kgl': '2810', 'aa-d-collaert': '2814', 'aa-d-perponcher': 'available' }))).toBe(2);
    expect(settled(hill(1, {}))).toBe(2);
    const f = hill(1, { 'aa-d-kgl': '2810', 'aa-d-collaert': '2814', 'aa-d-perponcher': '2818' });
    expect(settled(f.copy())).toBe(1);
    expect(settled(f.play('recall aa-d-collaert'))).toBe(2);
  });

  it('[LOC-2] eliminated ones keep him weak', () => {
    expect(
      settled(hill(1, { 'aa-d-kgl': '2810', 'aa-d-collaert': 'eliminated', 'aa-d-perponcher': 'eliminated' })),
    ).toBe(1);
    expect(
      settled(hill(1, { 'aa-d-kgl': 'eliminated', 'aa-d-collaert': 'eliminated', 'aa-d-perponcher': 'eliminated' })),
    ).toBe(1);
  });

  it('[LOC-2] in any place Hill may be, and he keeps hex and formation', () => {
    for (const [place, after] of [
      ['turn 4', 'turn 4'],
      ['blown 4', 'blown 4'],
      ['3008', '3008 advance'],
    ]) {
      const f = hill(1, { 'aa-2': place, 'aa-1': '3203' });
      expect([settled(f), f.at('aa-2')]).toEqual([2, after]);
    }
    const f = hill(1, { 'aa-2': '2111 battle' });
    expect([settled(f), f.at('aa-2')]).toEqual([2, '2111 battle']);
  });

  it('[LOC-2] looked at once a turn: what happens later waits for the next Step E', () => {
    const f = field({
      start: 'attack',
      turn: 3,
      hillStars: 2,
      units: laid(
        'hq-napoleon 2110, fr-gd 2110, aa-d-kgl 2111, hq-wellington 3008, aa-2 3008',
        'aa-d-collaert eliminated, aa-d-perponcher eliminated',
      ),
    });
    f.fight('attack fr-gd 2111', 6, 1);
    expect([f.where('aa-d-kgl'), f.hillStars]).toEqual(['eliminated', 2]);
    expect([f.turn, f.decision]).toEqual([4, 'french hq']);
    f.plays('place hq-napoleon 2110 @normal', 'place hq-wellington 3008 @normal');
    expect([f.decision, f.hillStars]).toEqual(['french movement', 1]);
  });
});

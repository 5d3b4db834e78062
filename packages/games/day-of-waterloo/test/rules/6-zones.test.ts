import { describe, expect, it } from 'vitest';
import { moving } from '../marched.ts';

/** The hexes round 0420: 0419 0519 0520 0421 0320 0319. */
const ROUND = ['0419', '0519', '0520', '0421', '0320', '0319'];

describe('6.0 cavalry zones of influence', () => {
  it('[6.0a] only cavalry has one: the six hexes round it', () => {
    const f = moving({ '0120': ['fr-quiot'], '0420': ['adg-vivian'], '0720': ['adg-best'], '0722': ['adg-ha-c'] });
    for (const hex of ROUND) expect([hex, f.now.isPinned(hex, 'french')]).toEqual([hex, true]);
    expect(['0418', '0522', '0719', '0721'].map((hex) => f.now.isPinned(hex, 'french'))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('[6.0b] not across rivers, bridged or not, or ponds; across streams', () => {
    const f = moving({
      '0120': ['fr-quiot'],
      '1424': ['adg-vivian'],
      '0211': ['adg-grant'],
      '1515': ['adg-vandeleur'],
    });
    expect(f.now.isPinned('1423', 'french')).toBe(false);
    expect(f.now.isPinned('1425', 'french')).toBe(true);
    expect(f.now.isPinned('0311', 'french')).toBe(false);
    expect(f.now.isPinned('0210', 'french')).toBe(true);
    expect(f.now.isPinned('1415', 'french')).toBe(true);
  });

  it('[6.0c] who enters one must stop', () => {
    const f = moving({ '0317': ['fr-quiot'], '0420': ['adg-vivian'] });
    expect(f.goals('fr-quiot')).toContain('0319');
    expect(f.goals('fr-quiot')).not.toContain('0321');
    expect(f.why('fr-quiot 0317-0318-0319-0320')).toBe('6.0c must-stop');
    f.play('fr-quiot 0319');
    expect(f.goals('fr-quiot')).toEqual([]);
    expect(f.why('fr-quiot 0319-0318')).toBe('6.1a pinned');
  });

  it('[6.0c] cavalry that is pinned may still charge the hex that pins it', () => {
    const f = moving({ '0317': ['fr-watier'], '0420': ['adg-vivian'], '0221': ['adg-best'] });
    f.play('fr-watier 0319');
    expect(f.choices('charge')).toEqual(['charge fr-watier 0420']);
  });

  it('[6.0d] being in a zone obliges nobody to fight', () => {
    const f = moving({ '0317': ['fr-quiot'], '0420': ['adg-vivian'] });
    f.plays('fr-quiot 0319', 'end');
    expect([f.step, f.why('end')]).toEqual(['combat', 'allowed']);
  });

  it('[6.0e] [5.4.2f] hidden cavalry stops a move where its zone begins, and is shown', () => {
    const f = moving({ '0317': ['fr-quiot'], '0420': ['adg-best', 'adg-vivian'] });
    expect(f.view('french').in('0420')).toEqual(['adg-best']);
    expect(f.goals('fr-quiot')).toContain('0320');
    f.play('fr-quiot 0320');
    expect(f.where('fr-quiot')).toBe('0319');
    expect(f.last('shown')).toEqual({ unit: 'adg-vivian', hex: '0420', pinned: '0319' });
    expect(f.last('moved').path).toEqual(['0317', '0318', '0319']);
    // For the rest of the phase the pin is known; then it is hidden again.
    expect(f.view('french').in('0420')).toEqual(['adg-best', 'adg-vivian']);
    expect(f.why('fr-quiot 0319-0318')).toBe('6.1a pinned');
    expect(f.play('end').view('french').in('0420')).toEqual(['adg-best']);
  });

  it('[5.4.2f] a unit that stands in a hidden zone does not leave, and spends nothing', () => {
    const f = moving({ '0319': ['fr-quiot'], '0420': ['adg-best', 'adg-vivian'] });
    expect(f.why('fr-quiot 0319-0318')).toBe('allowed');
    f.play('fr-quiot 0319-0318');
    expect([f.where('fr-quiot'), f.now.spent, f.told('moved').length]).toEqual(['0319', 0, 0]);
    expect(f.last('shown').unit).toBe('adg-vivian');
  });

  it('[5.4.2f] [5.2e] where it may not stop in the covered hex, it ends in the last hex where it may', () => {
    // 0319 is full, and the cheapest way to 0320 from 0317 leads through it.
    const f = moving({ '0317': ['fr-quiot'], '0319': ['fr-jerome', 'fr-durutte'], '0420': ['adg-best', 'adg-vivian'] });
    f.play('fr-quiot 0317-0318').play('fr-quiot 0320');
    expect([f.where('fr-quiot'), f.now.did('fr-quiot', 'moved')]).toEqual(['0318', true]);
    expect(f.last('shown').unit).toBe('adg-vivian');
  });

  it('[5.4.2f] nothing is shown where a top counter accounts for the pin', () => {
    const f = moving({ '0317': ['fr-quiot'], '0420': ['adg-vivian', 'adg-grant'] }).play('fr-quiot 0319');
    expect(f.told('shown')).toEqual([]);
    expect(f.view('french').in('0420')).toEqual(['adg-vivian']);
  });

  it('[5.4.2f] of several that cover the hex the highest of the lowest hex is shown', () => {
    const f = moving({
      '0317': ['fr-quiot'],
      '0420': ['adg-best', 'adg-vivian', 'adg-grant'],
      '0320': ['adg-kempt', 'adg-vandeleur'],
    });
    f.play('fr-quiot 0319');
    expect(f.told('shown').map(({ data }) => data.unit)).toEqual(['adg-vandeleur']);
  });

  it('[6.0f] leaders are not pinned and pin nobody', () => {
    const f = moving(
      { '0120': ['fr-foy'], '0420': ['adg-vivian'] },
      { leaders: { 'fr-ney': '0317', 'adg-hill': '0620' } },
    );
    expect(f.goals('fr-ney')).toContain('0321');
    f.play('fr-ney 0319').play('fr-ney 0320');
    expect(f.where('fr-ney')).toBe('0320');
    expect(f.now.isPinned('0621', 'french')).toBe(false);
  });

  it('[6.1a] once the zone is gone the unit may leave', () => {
    const pinned = moving({ '0319': ['fr-quiot'], '0420': ['adg-vivian'] });
    expect(pinned.why('fr-quiot 0319-0318')).toBe('6.1a pinned');
    const free = moving({ '0319': ['fr-quiot'], '0421': ['adg-vivian'] });
    expect(free.play('fr-quiot 0319-0318').where('fr-quiot')).toBe('0318');
  });

  it('[6.2a] cavalry anywhere in a stack gives it a zone', () => {
    const f = moving({ '0120': ['fr-foy'], '0420': ['adg-best', 'adg-kempt', 'adg-vivian'] });
    expect(f.now.isPinned('0319', 'french')).toBe(true);
    expect(f.view('french').isPinned('0319', 'french')).toBe(false);
  });
});

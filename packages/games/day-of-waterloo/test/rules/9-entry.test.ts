import { describe, expect, it } from 'vitest';
import { type Marched, MUD, moving } from '../marched.ts';

const PRUSSIANS = {
  'pr-schwerin': { turn: 7, entry: 3 },
  'pr-hiller': { turn: 8, entry: 3 },
  'pr-losthin': { turn: 8, entry: 3 },
  'pr-blucher': { turn: 8, entry: 3 },
};

/** An Allied Movement Phase with Prussians beside entry 3 (1912, a road). */
const coming = (stacks: Record<string, string[]> = {}, more = {}): Marched =>
  moving({ '0320': ['adg-kempt'], '0120': ['fr-foy'], ...stacks }, { side: 'allied', coming: PRUSSIANS, ...more });

describe('9.2.2 reinforcements', () => {
  it('[9.2.2a] [15.3a] come in by the road of their entry point, on or after their turn', () => {
    const f = coming({}, { turn: 7 });
    expect(f.why('enter pr-hiller 1912')).toBe('15.3a not-due');
    expect(f.why('enter pr-schwerin 1907')).toBe('9.2.2a other-entry');
    expect(f.play('enter pr-schwerin 1912').where('pr-schwerin')).toBe('1912');
    expect(f.why('enter adg-kempt 0801')).toBe('4.1d no-reinforcement');
  });

  it('[9.2.2b] the n-th unit pays n times the rate of the entry hex; leaders do not count and pay it once', () => {
    const f = coming();
    expect(f.play('enter pr-schwerin 1913').now.spent).toBe(2);
    f.play('enter pr-blucher 1913');
    expect(f.now.spent).toBe(2);
    f.play('enter pr-hiller 1912-1813');
    expect(f.now.spent).toBe(3);
    f.play('enter pr-losthin 1912');
    expect(f.now.spent).toBe(3);
  });

  it('[9.2.2b] on a highway half a point each; with a friend in the hex its full cost', () => {
    const french = {
      'fr-simmer': { turn: 1, entry: 4 },
      'fr-jeanin': { turn: 1, entry: 4 },
      'fr-noury': { turn: 1, entry: 4 },
    };
    const f = moving({ '0120': ['fr-foy'], '0720': ['adg-best'] }, { coming: french });
    expect(f.play('enter fr-simmer 1425').now.spent).toBe(0.5);
    // Simmer has the points left for the whole hex, so that he is not in Road Column.
    expect(f.now.did('fr-simmer', 'column')).toBe(false);
    expect(f.play('enter fr-jeanin 1425').now.spent).toBe(1.5);
    expect(f.in('1425')).toEqual(['fr-simmer', 'fr-jeanin']);
    expect(f.play('enter fr-noury 1425').now.spent).toBe(2);
  });

  it('[9.2.2c] who comes in with his last points is in Road Column and stands alone', () => {
    const french = Object.fromEntries(['fr-simmer', 'fr-jeanin', 'fr-noury'].map((id) => [id, { turn: 1, entry: 1 }]));
    const f = moving({ '0120': ['fr-foy'], '0720': ['adg-best'] }, { coming: french, turn: MUD });
    f.play('enter fr-simmer 0801');
    expect(f.now.did('fr-simmer', 'column')).toBe(true);
    expect(f.why('enter fr-jeanin 0801')).toMatch(/^(5.3e|9.2.2d)/);
  });

  it('[9.2.2d] a unit whose place in the column costs more than it has waits', () => {
    const names = ['pr-watzdorf', 'pr-12pd-4', 'pr-ha-4', 'pr-sydow', 'pr-rohl'];
    const many = Object.fromEntries(names.map((id) => [id, { turn: 8, entry: 3 }]));
    const f = coming({}, { coming: many, turn: 8 });
    for (const id of names.slice(0, 4)) f.play(`enter ${id} 1912`);
    expect(f.why('enter pr-rohl 1912')).toBe('9.2.2d column-too-long');
    // 15.3b: it is passed over and holds nobody up.
    expect(f.why('end')).toBe('allowed');
    expect(f.where('pr-rohl')).toBe('off');
  });
});

describe('9.2.3 blocked entries', () => {
  it('[9.2.3a] an enemy combat unit in the hex or next to it blocks it, a lone leader does not', () => {
    expect(coming({ '1912': ['fr-quiot'] }).why('enter pr-schwerin 1912')).toBe('9.2.3a blocked');
    expect(coming({ '1812': ['fr-quiot'] }).why('enter pr-schwerin 1912')).toBe('9.2.3a blocked');
    expect(coming({ '1811': ['fr-quiot'] }).why('enter pr-schwerin 1912')).toBe('allowed');
    expect(coming({}, { leaders: { 'fr-ney': '1912' } }).why('enter pr-schwerin 1912')).toBe('allowed');
  });

  it('[9.2.3b] [9.2.3c] then another hex of the edge, a point for each hex along it, and no column', () => {
    const f = coming({ '1912': ['fr-quiot'] });
    // 1915 is three hexes along the edge, and its own cost is the fourth point.
    f.play('enter pr-schwerin 1915');
    expect([f.where('pr-schwerin'), f.now.spent, f.now.did('pr-schwerin', 'column')]).toEqual(['1915', 4, false]);
    f.play('enter pr-hiller 1915');
    expect(f.now.spent).toBe(4);
    expect(f.why('enter pr-losthin 1815')).toBe('9.2.3b not-at-edge');
    expect(coming().why('enter pr-schwerin 1915')).toBe('9.2.2a other-entry');
  });

  it('[9.2.3b] a zone at the edge pins, and closed ground stays closed', () => {
    const f = coming({ '1912': ['fr-watier'] });
    f.play('enter pr-schwerin 1913');
    expect([f.now.spent, f.goals('pr-schwerin')]).toEqual([2, []]);
    const guns = coming({ '1912': ['fr-quiot'] }, { coming: { 'pr-art-4': { turn: 8, entry: 3 } } });
    expect(guns.why('enter pr-art-4 1914')).toBe('9.2.3b closed-ground');
  });

  it('[9.2.3d] reinforcements may be held back, and still come in at their own point', () => {
    const f = moving(
      { '0120': ['fr-foy'], '0720': ['adg-best'] },
      { turn: MUD, coming: { 'fr-simmer': { turn: 1, entry: 4 } } },
    );
    expect(f.why('end')).toBe('allowed');
    expect(f.play('enter fr-simmer 1425').where('fr-simmer')).toBe('1425');
  });
});

describe('15.3 the Prussians', () => {
  it('[15.3b] may hold back altogether; once one has entered all who can must', () => {
    const f = coming();
    expect(f.why('end')).toBe('allowed');
    f.play('enter pr-schwerin 1813');
    expect([f.why('end'), f.choices('end')]).toEqual(['15.3b must-enter', []]);
    f.plays('enter pr-hiller 1813', 'enter pr-losthin 1912');
    expect(f.why('end')).toBe('15.3b must-enter');
    expect(f.play('enter pr-blucher 1912').why('end')).toBe('allowed');
  });

  it('[15.3b] a blocked unit may wait', () => {
    const f = coming({ '1912': ['fr-quiot'] }).play('enter pr-schwerin 1915');
    expect(f.why('end')).toBe('allowed');
  });

  it('[15.3c] [15.3d] at each point in the order of their turns; within one turn as the owner likes', () => {
    const f = coming();
    expect(f.why('enter pr-hiller 1912')).toBe('15.3c others-first');
    expect(f.why('enter pr-blucher 1912')).toBe('allowed');
    f.play('enter pr-schwerin 1813');
    expect([f.why('enter pr-hiller 1912'), f.why('enter pr-losthin 1912')]).toEqual(['allowed', 'allowed']);
  });
});

describe('[5.4.2f] who is kept off the map', () => {
  /** The Prussians pass two hexes of the others; under Quiot lies cavalry next to the second. */
  const kept = (): Marched =>
    coming({ '1912': ['adg-best'], '1813': ['adg-pack'], '1713': ['fr-quiot', 'fr-pire'] }).play(
      'enter pr-schwerin 1912-1813-1814',
    );

  it('[5.4.2f] has had his move, and does not hold up the others', () => {
    const f = kept();
    expect([f.where('pr-schwerin'), f.why('enter pr-schwerin 1912-1913')]).toEqual(['off', '5.4.2f kept-off']);
    expect([f.goals('pr-schwerin'), f.why('enter pr-hiller 1912-1913')]).toEqual([[], 'allowed']);
  });

  it('[15.3b] [5.4.2f] has not entered, so that nobody else must', () => {
    expect(kept().why('end')).toBe('allowed');
    expect(kept().play('enter pr-hiller 1912-1913').why('end')).toBe('15.3b must-enter');
  });
});

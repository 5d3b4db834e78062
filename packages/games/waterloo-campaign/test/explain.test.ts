import { whyNot } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { field, game } from './support.ts';

/** "Why not?": the answer is the rule that decides, not the first one that comes to hand. */
const why = (units: Record<string, string>, unit: string, hex: string): string | undefined => {
  const f = field({ start: 'movement', turn: 3, units });
  const no = whyNot(game, f.state, 0, game.unitIds.indexOf(unit), game.placeIds.indexOf(hex));
  return no === null ? undefined : no.rule;
};

const REILLE = { 'hq-napoleon': '1516', 'fr-2': '1716', 'hq-blucher': '1737', 'pr-3': '1737' };

describe('why a Corps cannot go to a hex', () => {
  it('[MOV-7] a road march that would be long enough is barred by the HQ’s range', () => {
    expect(why(REILLE, 'fr-2', '2418')).toBe('MOV-7');
    expect(why({ ...REILLE, 'hq-napoleon': '1716' }, 'fr-2', '2418')).toBeUndefined();
  });

  it('[MOV-6] a hex off the road is too far for a march by road', () => {
    expect(why(REILLE, 'fr-2', '2214')).toBe('MOV-6');
  });

  it('[TEC-3] a march by road that roads which do not meet would make too long', () => {
    const lobau = { ...REILLE, 'hq-napoleon': '1117', 'fr-6': '1117' };
    expect(why(lobau, 'fr-6', '1024')).toBe('TEC-3');
    expect(why(lobau, 'fr-6', '1023')).toBeUndefined();
  });

  it('[STK-1] a hex with a Corps in it', () => {
    expect(why({ ...REILLE, 'fr-1': '1817' }, 'fr-2', '1817')).toBe('STK-1');
  });
});

import { concealed } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { unitsIn } from '../../src/position.ts';
import { type Fought, fighting } from '../fought.ts';
import { w } from '../world.ts';

/**
 * 5.4.2j Whether a question is put does not tell what lies under a top counter, the asker's own either: his enemy sees what he is
 * asked. 0320 and round it are open, low and dry.
 */

/** Pelletier's guns have fired at 0420; Watier can attack 0321. Under the guns lies who is named. */
const aimed = (under: string, elsewhere: string): Fought => {
  const field = fighting({
    '0320': ['fr-pelletier', under],
    '0422': ['fr-watier'],
    '0325': ['fr-bachelu', elsewhere],
    '0420': ['adg-best'],
    '0321': ['adg-kempt'],
  });
  field.go('target 0420', 'fire fr-pelletier').rolls(6).go('bombard').quiet();
  if (field.step === 'attack') field.go('done');
  return field.go('target 0321');
};

describe('[5.4.2i] who defends', () => {
  it('[5.4.2i] [11.1.1a] [5.4.1b] is shown when it comes to him by a retreat before combat', () => {
    const field = fighting({ '0320': ['fr-jerome'], '0321': ['adg-ghigny', 'adg-art-1', 'adg-best', 'adg-kempt'] });
    field.go('target 0321', 'spare', 'join fr-jerome', 'attack').rolls(3).go('evade adg-ghigny 0322').quiet();
    expect(field.last('rolled').defenders).toEqual(['adg-art-1', 'adg-best']);
    expect(field.events.filter(({ type }) => type === 'shown').map(({ data }) => data.unit)).toEqual(['adg-best']);
    expect(field.step).toBe('retreat');
    const seen = concealed(field.game, field.state, 0);
    expect(unitsIn(w, seen, w.map.indexOf('0321')).map(w.unitId)).toEqual(['adg-art-1', 'adg-best']);
  });
});

describe('[5.4.2j] what the phasing player is asked', () => {
  it('[5.4.2j] [10.1a] who fires is asked where infantry under a battery might, also when nobody can', () => {
    expect(aimed('fr-jerome', 'fr-ha-pire').choices()).toContain('fire fr-jerome');
    const nobody = aimed('fr-ha-pire', 'fr-jerome');
    expect([nobody.step, nobody.choices()]).toEqual(['fire', ['spare']]);
  });

  it('[5.4.2j] [11.0c] who attacks is asked after fire where somebody under a battery might, also when nobody can', () => {
    const fired = (under: string, elsewhere: string): Fought =>
      fighting({ '0320': ['fr-pelletier', under], '0325': ['fr-bachelu', elsewhere], '0321': ['adg-kempt'] })
        .go('target 0321', 'fire fr-pelletier')
        .rolls(6)
        .go('bombard')
        .quiet();
    expect(fired('fr-foy', 'fr-ha-pire').choices()).toEqual(['done', 'join fr-foy']);
    const nobody = fired('fr-ha-pire', 'fr-foy');
    expect([nobody.step, nobody.choices()]).toEqual(['attack', ['done']]);
  });

  it('[5.4.2j] [11.11c] who goes along is asked till it is declined, unless all see that nobody is left', () => {
    const won = (beneath: readonly string[], elsewhere: readonly string[]): Fought => {
      const field = fighting({
        '0320': ['fr-guyot', ...beneath],
        '0325': ['fr-foy', ...elsewhere],
        '0321': ['adg-best'],
      });
      // 9 to 3 is 3-1, 5 less 1: a 1 is Dr.
      field.go('target 0321', 'join fr-guyot').rolls(1).go('attack').quiet();
      return field.go('retreat adg-best 0322-0322', 'advance fr-guyot 0321').rolls(6).go('follow fr-bachelu');
    };
    expect(won(['fr-bachelu', 'fr-pire'], []).choices()).toEqual(['done', 'follow fr-pire']);
    const nobody = won(['fr-bachelu'], ['fr-pire']);
    expect([nobody.step, nobody.choices()]).toEqual(['follow', ['done']]);
    expect(won(['fr-bachelu'], []).step).toBe('combat');
  });
});

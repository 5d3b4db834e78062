import { describe, expect, it } from 'vitest';
import { type Fought, fighting } from '../fought.ts';

/** 5.2f Guard pairs where the two brigades have not done the same. 0320 and round it are open, low and dry. */

const on = (field: Fought): Fought => (field.step === 'fire' ? field.go('spare') : field);
const PAIR = ['fr-yg-voltigeurs', 'fr-yg-tirailleurs'];

describe('[5.2f] [7.2b] a pair of which one brigade is out of command', () => {
  const stacks = { '0320': PAIR, '0321': ['adg-best'], '0421': ['fr-jerome'] };

  it.each(PAIR)('[5.2f] [7.2b] does not attack, be it %s', (unit) => {
    const field = on(fighting(stacks, { out: [unit] }).go('target 0321'));
    expect([field.why('join fr-yg-voltigeurs'), field.choices('join')]).toEqual([
      '7.2b out-of-command',
      ['join fr-jerome'],
    ]);
  });

  it('[5.2f] [7.2c] [10.5c] and fires as ever', () => {
    const field = fighting(stacks, { out: ['fr-yg-tirailleurs'] }).go('target 0321', 'fire fr-yg-voltigeurs');
    expect(field.rolls(6).go('bombard').quiet().last('bombarded').points).toBe(2);
  });

  it('[5.2f] [7.2d] [11.11g] nor advances after it has defended', () => {
    const field = on(
      fighting({ '0320': PAIR, '0321': ['adg-best'] }, { side: 'allied', out: ['fr-yg-tirailleurs'] }).go(
        'target 0320',
      ),
    );
    field.go('join adg-best').rolls(1).go('attack').quiet();
    field.go(field.choices('retreat')[0]);
    expect(field.step).toBe('combat');
  });

  it('[5.2f] [11.11c] nor goes along', () => {
    const field = on(
      fighting(
        { '0320': ['fr-jerome', ...PAIR.slice(1), PAIR[0]], '0321': ['adg-vincke'] },
        { out: ['fr-yg-voltigeurs'], casualties: { 'fr-jerome': 3 } },
      ).go('target 0321'),
    );
    field.go('join fr-jerome').rolls(6).go('attack').quiet();
    field.go('retreat adg-vincke 0322-0323', 'advance fr-jerome 0321');
    expect([field.step, field.choices()]).toEqual(['follow', ['done']]);
  });
});

describe('[5.2f] [11.4a] a pair that comes together in the Combat Phase', () => {
  /** The Voltigeurs attack alone and are thrown back under the Tirailleurs' own stack. */
  const joined = (fires = false): Fought => {
    const field = fighting({
      '0320': ['fr-yg-voltigeurs'],
      '0321': ['adg-guards', 'adg-adams'],
      '0319': ['fr-yg-tirailleurs'],
      '0318': ['adg-best'],
    }).go('target 0321');
    if (fires) field.go('fire fr-yg-voltigeurs').rolls(6).go('bombard').quiet();
    else on(field);
    field.go('join fr-yg-voltigeurs').rolls(1).go('attack').quiet();
    return field.go('retreat fr-yg-voltigeurs 0319-0319').quiet();
  };

  it('[5.2f] [11.4a] does not attack if one of them has', () => {
    const field = joined();
    expect(field.in('0319')).toEqual(['fr-yg-tirailleurs', 'fr-yg-voltigeurs']);
    field.go('target 0318', 'fire fr-yg-tirailleurs').rolls(6).go('bombard').quiet();
    // 5.4.2j: the question is put, as nobody else sees why not.
    expect([field.why('join fr-yg-tirailleurs'), field.choices()]).toEqual(['11.4a has-attacked', ['done']]);
  });

  it('[5.2f] [10.1d] does not fire if one of them has', () => {
    const field = joined(true);
    expect([field.in('0319').length, field.why('target 0318')]).toEqual([2, '11.0a nobody-can-attack']);
  });
});

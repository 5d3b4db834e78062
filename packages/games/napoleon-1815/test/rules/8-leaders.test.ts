import { describe, expect, it } from 'vitest';
import { battle, FRENCH_LINE, type Line, PRUSSIAN_LINE, pass } from '../battles.ts';
import { calm, fight } from '../scenes.ts';
import type { Field } from '../support.ts';

const round = (f: Field): Field => pass(pass(f));

describe('8.0 leaders', () => {
  it('[8.0a] a leader serves his own army only, in battle', () => {
    const engaged = (right: readonly string[]): Field =>
      pass(
        battle({ attacker: FRENCH_LINE, defender: { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right } }).play(
          'shift fr-1-inf1 @enemy-right',
        ),
      );
    expect(engaged(['pr-blucher', 'ad-1-br 1', 'ad-1-ne']).play('morale ad-1-br', 3).place('ad-1-br')).toBe('reserve');
    expect(engaged(['ad-wellington', 'ad-1-br 1', 'ad-1-ne']).play('morale ad-1-br', 3).place('ad-1-br')).toBe('right');
    expect(engaged(['ad-wellington', 'pr-3-inf1 1', 'pr-3-inf2']).play('morale pr-3-inf1', 3).place('pr-3-inf1')).toBe(
      'reserve',
    );
  });

  it('[8.0a] and on the march', () => {
    const f = calm(2, { wavre: ['ad-1-br'], louvain: ['pr-blucher', 'ad-wellington'], liege: [] });
    f.play('ad-1-br wavre-brussels-louvain').play('end');
    expect(f.decision).toBe('allied march');
    // Wellington stands there: shown, he helps; the Prussian leader is never asked.
    f.play('march ad-1-br leader', 3);
    expect(f.strength('ad-1-br')).toBe(4);
    const alone = calm(2, { wavre: ['ad-1-br'], louvain: ['pr-blucher'] })
      .play('ad-1-br wavre-brussels-louvain')
      .play('end');
    expect(['8.0a', '8.1a']).toContain(alone.rule('march ad-1-br leader'));
    expect(alone.choices('march')).toEqual(['march ad-1-br']);
  });

  it('[8.0b] a leader counts as a unit: for the three of a battle', () => {
    const three = fight(
      1,
      { ligny: ['fr-1-inf1', 'fr-2-inf1', 'fr-napoleon', 'pr-1-inf1', 'pr-2-inf1', 'pr-blucher'] },
      { ligny: ['charleroi'] },
      {},
      12,
    );
    expect(three.fight('ligny')).toBe('battle');
    const two = fight(
      1,
      { ligny: ['fr-1-inf1', 'fr-napoleon', 'pr-1-inf1', 'pr-2-inf1', 'pr-blucher'] },
      { ligny: ['charleroi'] },
    );
    expect(two.fight('ligny')).toBe('skirmish');
  });

  it('[8.0b] and for the limits of roads', () => {
    const f = battle({
      attacker: { ...FRENCH_LINE, reserve: ['fr-napoleon', 'fr-4-inf'] },
      defender: PRUSSIAN_LINE,
      near: { gembloux: ['pr-blucher', 'pr-4-inf1'] },
    });
    f.play('retreat fr-napoleon charleroi');
    expect(f.rule('retreat fr-4-inf charleroi')).toBe('7.2a');
    pass(f).plays('end', 'reinforce pr-blucher');
    expect(f.rule('reinforce pr-4-inf1')).toBe('6.34c');
  });

  it('[8.0c] one or two towns, three by force march', () => {
    const f = calm(1, { thuin: ['fr-napoleon'] });
    f.play('fr-napoleon thuin-charleroi-ligny').play('end');
    expect(f.told('march-rolled')).toEqual([]);
    const far = calm(1, { thuin: ['fr-napoleon'] })
      .play('fr-napoleon thuin-charleroi-ligny-namur')
      .play('end');
    expect(far.decision).toBe('french march');
    expect(calm(1, { thuin: ['fr-napoleon'] }).rule('fr-napoleon thuin-charleroi-ligny-namur-huy')).toBe('5.6a');
  });
});

describe('8.1 force-march bonus', () => {
  const at = (town: string, extra: readonly string[] = []): Field =>
    calm(1, { thuin: ['fr-1-inf1', 'fr-1-inf2'], [town]: ['fr-napoleon', ...extra] }).plays(
      'fr-1-inf1 thuin-charleroi-ligny',
      'fr-1-inf2 thuin-charleroi-ligny',
    );

  it('[8.1a] +1 for units of his army in the town of a leader who is shown', () => {
    const f = at('ligny').play('end');
    f.play('march fr-1-inf1 leader', 3).play('march fr-1-inf2 leader', 2);
    expect([f.strength('fr-1-inf1'), f.strength('fr-1-inf2')]).toEqual([3, 2]);
  });

  it('[8.1a] not from another town', () => {
    const f = at('charleroi').play('end');
    expect(f.rule('march fr-1-inf1 leader')).toBe('8.1a');
    expect(f.play('march fr-1-inf1', 3).strength('fr-1-inf1')).toBe(2);
  });

  it('[8.1a] Ruling: where they stand after all moves counts', () => {
    const came = at('charleroi').plays('fr-napoleon charleroi-ligny', 'end');
    expect(came.play('march fr-1-inf1 leader', 3).strength('fr-1-inf1')).toBe(3);
    const left = at('ligny').plays('fr-napoleon ligny-namur', 'end');
    expect(left.rule('march fr-1-inf1 leader')).toBe('8.1a');
  });

  const together = (): Field =>
    calm(1, { thuin: ['fr-napoleon', 'fr-g-cav'] }).plays(
      'fr-napoleon thuin-charleroi-ligny-namur',
      'fr-g-cav thuin-charleroi-ligny-namur',
      'end',
    );

  it('[8.1b] he rolls for himself with +1 if shown, and is eliminated by a modified 1 to 3', () => {
    expect(together().play('march fr-napoleon leader', 3).at('fr-napoleon')).toBe('namur 1');
    expect(together().play('march fr-napoleon leader', 2).at('fr-napoleon')).toBe('eliminated');
    expect(together().play('march fr-napoleon', 3).at('fr-napoleon')).toBe('eliminated');
    expect(together().play('march fr-napoleon', 4).at('fr-napoleon')).toBe('namur 1');
  });

  it('[8.1b] he helps others as long as he lives', () => {
    const before = together().play('march fr-g-cav leader', 3);
    expect(before.strength('fr-g-cav')).toBe(3);
    const after = together().play('march fr-napoleon leader', 1);
    const order = after.choices('march fr-g-cav')[0];
    expect(after.play(order, 3).strength('fr-g-cav')).toBe(2);
  });

  it('[8.1c] the owner may keep him hidden, and then has no bonus', () => {
    const f = at('ligny').play('end').play('march fr-1-inf1', 3);
    expect([f.strength('fr-1-inf1'), f.view('allied').shows('fr-napoleon')]).toEqual([2, false]);
    expect(f.rule('march fr-1-inf2 leader')).toBe('8.1c');
  });

  it('[8.1c] Ruling: shown, he is face up until the last die for that town', () => {
    const f = at('ligny').play('end');
    expect(f.view('allied').shows('fr-napoleon')).toBe(false);
    f.play('march fr-1-inf1 leader', 6);
    expect([f.view('allied').at('fr-napoleon'), f.view('spectator').shows('fr-napoleon')]).toEqual(['ligny 1', true]);
    expect(f.rule('march fr-1-inf2')).toBe('8.1c');
    f.play('march fr-1-inf2 leader', 6);
    expect(f.view('allied').shows('fr-napoleon')).toBe(false);
  });
});

describe('8.2 morale bonus', () => {
  const defend = (right: readonly string[]): Line => ({ left: ['pr-1-inf1'], center: ['pr-2-inf1'], right });

  it('[8.2a] +1 for all units of his army in his position', () => {
    const f = pass(
      battle({
        attacker: FRENCH_LINE,
        defender: defend(['pr-blucher', 'pr-3-inf1 1', 'pr-3-cav 1', 'pr-3-inf2']),
      }).play('shift fr-1-inf1 @enemy-right'),
    );
    f.play('morale pr-3-inf1', 3).play('morale pr-3-cav', 2);
    expect([f.place('pr-3-inf1'), f.place('pr-3-cav')]).toEqual(['right', 'reserve']);
    expect(f.told('morale-good')[0].data).toMatchObject({ die: 3 });
  });

  it('[8.2a] forward as well', () => {
    const f = battle({
      attacker: { ...FRENCH_LINE, left: ['fr-napoleon', 'fr-1-inf1 1'] },
      defender: PRUSSIAN_LINE,
    }).plays('shift fr-1-inf1 @enemy-right', 'shift fr-napoleon @enemy-right');
    expect(round(f).play('morale fr-1-inf1', 3).place('fr-1-inf1')).toBe('enemy-right');
  });

  it('[8.2b] among others he does not check', () => {
    const f = pass(
      battle({ attacker: FRENCH_LINE, defender: defend(['pr-blucher', 'pr-3-inf1']) }).play(
        'shift fr-1-inf1 @enemy-right',
      ),
    );
    expect([f.decision, f.choices('morale')]).toEqual(['allied combat', []]);
  });

  it('[8.2c] alone and engaged he checks at +1 in all', () => {
    const alone = (): Field =>
      pass(battle({ attacker: FRENCH_LINE, defender: defend(['pr-blucher']) }).play('shift fr-1-inf1 @enemy-right'));
    expect(alone().choices()).toEqual(['morale pr-blucher']);
    expect(alone().play('morale pr-blucher', 3).place('pr-blucher')).toBe('right');
    const bad = alone().play('morale pr-blucher', 2);
    expect([bad.last('rout').side, bad.at('pr-blucher')]).toEqual(['allied', 'ligny 1 reserve']);
  });

  it('[8.2c] forward he goes back home', () => {
    const f = battle({
      attacker: { ...FRENCH_LINE, left: ['fr-napoleon', 'fr-1-inf1'] },
      defender: PRUSSIAN_LINE,
    }).play('shift fr-napoleon @enemy-right');
    expect(round(f).play('morale fr-napoleon', 2).place('fr-napoleon')).toBe('left');
  });
});

describe('8.3 leaders in combat', () => {
  it('[8.3a] a leader engages and takes hits like others', () => {
    const f = battle({
      attacker: { ...FRENCH_LINE, left: ['fr-napoleon', 'fr-1-inf1 1'] },
      defender: PRUSSIAN_LINE,
    }).plays('shift fr-napoleon @enemy-right', 'shift fr-1-inf1 @enemy-right');
    pass(f).play('fire pr-3-inf1 @line', 1, 6, 6, 6);
    expect([f.decision, f.choices()]).toEqual(['french hits', ['hit fr-napoleon', 'hit fr-1-inf1']]);
    f.play('hit fr-napoleon');
    expect(f.at('fr-napoleon')).toBe('eliminated');
  });

  it('[8.3b] he counts as one eliminated unit, and his bonus is gone', () => {
    const f = battle({
      attacker: { ...FRENCH_LINE, left: ['fr-napoleon', 'fr-1-inf1 1'] },
      defender: PRUSSIAN_LINE,
    }).plays('shift fr-napoleon @enemy-right', 'shift fr-1-inf1 @enemy-right');
    pass(f).play('fire pr-3-inf1 @line', 1, 6, 6, 6).play('hit fr-napoleon');
    expect(f.losses('french')).toBe(1);
    expect(pass(f).play('morale fr-1-inf1', 3).place('fr-1-inf1')).toBe('left');
  });
});

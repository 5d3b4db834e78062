import { describe, expect, it } from 'vitest';
import { type Fought, fighting, MUD, moving, SEVERE_MUD } from '../fought.ts';
import { moving as marching } from '../marched.ts';

/** More positions in which rules meet: charges and their answers, fire, attacks and what follows them. 0320 and round it are open, low and dry. */

const shot = (field: Fought): Fought => (field.step === 'fire' ? field.go('spare') : field);
const attacked = (stacks: Record<string, string[]>, by: readonly string[], die: number, more = {}): Fought => {
  const field = shot(fighting(stacks, more).go('target 0321'));
  for (const unit of by) field.go(`join ${unit}`);
  return field.rolls(die).go('attack').quiet();
};

describe('charges', () => {
  it('[9.4.5b] [4.2k] British cavalry must react though it is out of command', () => {
    const field = moving({ '0320': ['fr-guyot'], '0321': ['adg-vivian'] }, { out: ['adg-vivian'] });
    expect(field.go('charge fr-guyot 0321').choices()).toEqual(['react adg-vivian adg-vivian']);
  });

  it('[9.4.5b] [9.4.5c] with British and other cavalry there a British unit tries, and no other', () => {
    const field = moving({ '0320': ['fr-guyot'], '0321': ['adg-trip-cav', 'adg-vivian'] }).go('charge fr-guyot 0321');
    expect(field.choices()).toEqual(['react adg-trip-cav adg-vivian']);
  });

  it('[9.4.5b] [9.2.14c] in Severe Mud nobody charges, so nobody has to react', () => {
    const field = moving({ '0320': ['fr-guyot'], '0321': ['adg-vivian'] }, { turn: SEVERE_MUD });
    expect(field.why('charge fr-guyot 0321')).toBe('9.2.14c no-charges-in-this-mud');
  });

  it('[9.4.5e] [9.4.4a] after a reaction that failed the average is of those who are left', () => {
    const field = moving({ '0320': ['fr-guyot'], '0321': ['adg-guards', 'adg-grant'] }).go('charge fr-guyot 0321');
    field.rolls(6).go('react adg-grant adg-grant').rolls(3).go('retreat adg-grant 0322-0322').quiet();
    // 5 against the Guards' 4 alone.
    expect(field.last('charge-rolled')).toMatchObject({ differential: 1 });
  });

  it('[9.4.3a] who has not begun the phase together does not charge together', () => {
    const field = moving({ '0319': ['fr-lheritier'], '0320': ['fr-dhurbal'], '0321': ['adg-best'] });
    field.go('fr-lheritier 0319-0320');
    expect(field.choices('charge').sort()).toEqual(['charge fr-dhurbal 0321', 'charge fr-lheritier 0321']);
  });

  it('[9.4.4c] [9.4.8a] a second charge of the phase is blown: one more on the die', () => {
    const field = moving({ '0320': ['fr-guyot'], '0321': ['adg-kielmansegge'] })
      .rolls(3)
      .go('charge fr-guyot 0321')
      .quiet();
    expect(field.last('charge-rolled')).toMatchObject({ differential: 3, modified: 3, result: 'Dr' });
    field.go('stand 0321').rolls(3).go('charge fr-guyot 0321').quiet();
    expect(field.last('charge-rolled')).toMatchObject({ differential: 3, modified: 4, result: 'Dr' });
  });

  it('[9.4.6b] [6.0c] who has advanced into a zone of influence charges there or stops', () => {
    const stacks = { '0320': ['fr-guyot'], '0321': ['adg-best'], '0323': ['adg-ghigny'], '0422': ['adg-vincke'] };
    const field = moving(stacks).rolls(1).go('charge fr-guyot 0321').quiet().go('stand 0321');
    if (field.where('adg-best') === '0321') field.rolls(1).go('charge fr-guyot 0321').quiet().go('stand 0321');
    expect(field.where('adg-best')).toBe('off');
    expect(field.where('fr-guyot')).toBe('0321');
    expect(field.choices('charge')).toEqual(['charge fr-guyot 0422']);
  });

  it('[9.4.7a] [10.4b] who was beaten back supports no bombardment', () => {
    const stacks = { '0320': ['fr-pire'], '0220': ['fr-pelletier'], '0321': ['adg-guards'] };
    const field = moving(stacks, { turn: MUD }).rolls(6).go('charge fr-pire 0321').quiet();
    expect(field.last('charge-rolled').result).toBe('Ar2');
    field.go('stand 0320');
    expect(field.step).toBe('movement');
  });
});

describe('attacks and what follows', () => {
  it('[11.9.2a] [11.9.2c] the rest of an attacking stack checks when its top unit has retreated', () => {
    const field = attacked({ '0320': ['fr-simmer', 'fr-foy'], '0321': ['adg-guards'] }, ['fr-simmer'], 4);
    expect(field.last('rolled').result).toBe('Ar');
    field.rolls(4).go('retreat fr-simmer 0319-0319');
    expect([field.step, field.choices('retreat').length > 0]).toEqual(['rout', true]);
    expect(field.why('stand 0320')).toMatch(/^4\.2a|^11\.9/);
  });

  it('[11.8c] [11.11h] British cavalry that wins a counterattack is not carried away, and may stay', () => {
    const field = attacked(
      { '0320': ['fr-jerome'], '0421': ['fr-foy'], '0321': ['adg-somerset'] },
      ['fr-jerome', 'fr-foy'],
      6,
    );
    expect(field.last('rolled').result).toBe('DrC');
    field.go('stand 0321').rolls(6).go('counter 0421').quiet();
    expect(field.last('rolled')).toMatchObject({ fight: 'counterattack' });
    expect(field.events.some(({ type }) => type === 'carried-away' || type === 'held-back')).toBe(false);
  });

  it('[11.11b] [5.2a] who follows another into the hex needs room there', () => {
    const stacks = { '0320': ['fr-jerome'], '0421': ['fr-donzelot'], '0321': ['adg-best'] };
    const field = attacked(stacks, ['fr-jerome', 'fr-donzelot'], 6);
    field.go('retreat adg-best 0322-0323').go('advance fr-jerome 0321');
    expect([field.step, field.in('0321')]).toEqual(['combat', ['fr-jerome']]);
  });

  it('[11.13b] [10.4c] who supported fire that cleared the hex advances and may break through', () => {
    const stacks = { '0320': ['fr-jerome'], '0220': ['fr-lallemand'], '0321': ['adg-ha-db'], '0322': ['adg-best'] };
    const field = fighting(stacks)
      .go('target 0321', 'fire fr-lallemand', 'support fr-jerome')
      .rolls(1)
      .go('bombard')
      .quiet();
    expect(field.where('adg-ha-db')).toBe('off');
    field.go('advance fr-jerome 0321').go('end');
    expect([field.step, field.choices('target')]).toEqual(['breakthrough', ['target 0322']]);
  });

  it('[10.6c] [10.6d] into a hex emptied before the fire supporting infantry does not go, and no die is rolled', () => {
    const stacks = { '0320': ['fr-jerome'], '0220': ['fr-lallemand'], '0321': ['adg-ha-db'], '0325': ['adg-best'] };
    const field = fighting(stacks).go('target 0321', 'fire fr-lallemand', 'support fr-jerome', 'bombard');
    field.go('evade adg-ha-db 0322');
    expect([field.step, field.where('fr-jerome'), field.where('adg-ha-db')]).toEqual(['combat', '0320', '0322']);
  });

  it('[10.4b] supporters bind: the attack cannot be called off', () => {
    const stacks = { '0320': ['fr-jerome'], '0220': ['fr-lallemand'], '0321': ['adg-guards'] };
    const field = fighting(stacks)
      .go('target 0321', 'fire fr-lallemand', 'support fr-jerome')
      .rolls(6)
      .go('bombard')
      .quiet();
    expect([field.step, field.why('done')]).toEqual(['attack', '10.4b must-attack']);
  });

  it('[7.2c] [7.2b] out of command French infantry fires and does not attack', () => {
    const field = fighting({ '0320': ['fr-jerome'], '0321': ['adg-guards'] }, { out: ['fr-jerome'] }).go('target 0321');
    field.go('fire fr-jerome').rolls(6).go('bombard').quiet();
    expect(field.step).toBe('combat');
  });

  it('[10.1h] [11.10.2a] [11.10.2b] what fire takes beyond the top unit falls on the next, and both become cadres', () => {
    const guns = { '0320': ['fr-lallemand'], '0221': ['fr-desvaux'], '0422': ['fr-ha-3c'] };
    const field = fighting({ ...guns, '0321': ['adg-ha-db', 'adg-ghigny'] }, { casualties: { 'adg-ghigny': 1 } });
    field.go('target 0321', 'fire fr-lallemand', 'fire fr-desvaux', 'fire fr-ha-3c').rolls(1).go('bombard').quiet();
    expect([field.where('adg-ha-db'), field.where('adg-ghigny')]).toEqual(['off', 'off']);
  });

  it('[11.11g] [7.2d] why a defender out of command does not pursue is said by the rule that decides', () => {
    const stacks = { '0320': ['fr-pire'], '0321': ['adg-art-1', 'adg-guards'] };
    const field = attacked(stacks, ['fr-pire'], 2, { out: ['adg-guards'] });
    field.go(field.choices('retreat')[0]);
    expect([field.step, field.choices('advance')]).toEqual(['pursuit', ['advance adg-art-1 0320']]);
    expect(field.why('advance adg-guards 0320')).toBe('7.2d out-of-command');
  });

  it('[11.11b] [11.11i] why somebody else does not advance is said by the rule that decides', () => {
    const stacks = { '0320': ['fr-jerome', 'fr-foy'], '0421': ['fr-bachelu'], '0321': ['adg-best'] };
    const field = attacked(stacks, ['fr-jerome'], 6);
    field.go('retreat adg-best 0322-0323');
    expect(field.why('advance fr-bachelu 0321')).toBe('11.11b took-no-part');
    expect(field.why('advance fr-foy 0321')).toBe('11.11b took-no-part');
    expect(field.why('done')).toBe('11.11a somebody-must-advance');
  });

  it('[12.2c] [11.8b] an exchange costs a Demoralized attacker 2 and the defender 1', () => {
    const worn = {
      casualties: { 'fr-bachelu': 5, 'fr-foy': 5, 'fr-jerome': 1 },
      corps: { 'french-II': 'demoralized' },
    } as const;
    const field = attacked({ '0320': ['fr-jerome'], '0321': ['adg-kielmansegge'] }, ['fr-jerome'], 4, worn);
    expect(field.last('rolled')).toMatchObject({ differential: 0, result: 'Ex' });
    expect([field.lost('fr-jerome'), field.lost('adg-kielmansegge')]).toEqual([3, 1]);
  });

  it('[3.4.2d] [11.11a] a leader who is alone where attackers advance goes to the nearest unit of his army', () => {
    const stacks = { '0320': ['fr-jerome'], '0321': ['adg-vincke'], '0325': ['adg-guards'] };
    const more = { leaders: { 'adg-hill': '0321' }, casualties: { 'adg-vincke': 1 } };
    const field = attacked(stacks, ['fr-jerome'], 6, more);
    field.go('stand 0321', 'advance fr-jerome 0321');
    expect([field.where('adg-vincke'), field.where('fr-jerome'), field.where('adg-hill')]).toEqual([
      'off',
      '0321',
      '0325',
    ]);
  });
});

describe('the march', () => {
  it('[9.4.5h] a leader neither leaves nor enters a marked hex', () => {
    const stacks = { '0320': ['fr-guyot'], '0321': ['adg-somerset'], '0317': ['fr-foy'] };
    const leaders = { 'fr-ney': '0317', 'fr-drouot': '0320', 'adg-hill': '0321' };
    const f = marching(stacks, { leaders });
    f.play('charge fr-guyot 0321').play('react adg-somerset adg-somerset', 1);
    expect(f.why('fr-drouot 0320-0319')).toMatch(/^9\.4\.5h/);
    expect(f.why('fr-ney 0317-0318-0319-0320')).toMatch(/^9\.4\.5h/);
  });

  it('[5.2f] [5.2b] a Guard pair is one unit in a town, a third brigade has no room', () => {
    const f = marching({
      '1314': ['fr-yg-voltigeurs'],
      '1315': ['fr-yg-tirailleurs', 'fr-mg-chasseurs'],
      '0101': ['adg-best'],
    });
    expect(f.why('fr-yg-voltigeurs 1314-1315')).toMatch(/^5\.2/);
    const two = marching({ '1314': ['fr-yg-voltigeurs'], '1315': ['fr-yg-tirailleurs'], '0101': ['adg-best'] });
    expect(two.why('fr-yg-voltigeurs 1314-1315')).toBe('allowed');
  });

  it('[6.0f] a leader passes a zone of influence that holds a unit', () => {
    const f = marching({ '0320': ['fr-foy'], '0322': ['adg-vivian'] }, { leaders: { 'fr-ney': '0319' } });
    expect(f.goals('fr-ney')).toContain('0321');
    expect(f.play('fr-ney 0321').why('fr-ney 0321-0421')).toBe('allowed');
    expect(f.play('fr-foy 0321').why('fr-foy 0321-0421')).toMatch(/^6\.1a|^6\.0c/);
  });

  it('[9.2.14b] guns leave no road in Severe Mud, the refusal says so', () => {
    const f = marching({ '0320': ['fr-ha-pire'], '0101': ['adg-best'] }, { turn: SEVERE_MUD });
    expect(f.why('fr-ha-pire 0320-0319')).toMatch(/^9\.2\.14b/);
  });

  it('[8.1c] who reorganizes does not move, [9.0a] who is out of command does not either', () => {
    const f = marching({ '0320': ['fr-foy'], '0101': ['adg-best'] }, { out: ['fr-foy'] });
    expect(f.why('fr-foy 0320-0319')).toMatch(/^7\.2a|^9\.0a/);
  });

  it('[9.3.5a] [5.1a] nobody enters a hex with an enemy unit', () => {
    const f = marching({ '0320': ['fr-foy'], '0321': ['adg-best'] });
    expect(f.why('fr-foy 0320-0321')).toMatch(/^9\.3\.5a|^5\.1a/);
  });

  it('[5.1b] Prussians do not stop with Anglo-Dutch units, nor do these with them', () => {
    const f = marching({ '0320': ['pr-hiller'], '0321': ['adg-best'], '0101': ['fr-foy'] }, { side: 'allied' });
    expect([f.why('pr-hiller 0320-0321'), f.why('adg-best 0321-0320')]).toEqual([
      expect.stringMatching(/^5\.1b/),
      expect.stringMatching(/^5\.1b/),
    ]);
  });
});

import { scriptedDice } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-1815';
import { describe, expect, it } from 'vitest';
import { proceed } from '../../src/rules/sequence.ts';
import { type Battle, battle, FRENCH_LINE, type Line, PRUSSIAN_LINE, pass, postLine } from '../battles.ts';
import { calm, endUntil, fight, HILLS, hills, misses } from '../scenes.ts';
import { type Field, game, townNumber } from '../support.ts';
import { w } from '../world.ts';

/** Ligny: major roads to Quatre Bras and Namur, minor ones to Charleroi and Gembloux. The French come from the first of each. */

const PLAIN: Battle = { attacker: FRENCH_LINE, defender: PRUSSIAN_LINE };
const round = (f: Field): Field => pass(pass(f));

/** Posts the lines of the battle at Ligny, then of the one at Quatre Bras. */
function postBoth(f: Field): void {
  postLine(postLine(hills(f.play('fight ligny', HILLS[0])), PRUSSIAN_LINE), FRENCH_LINE, false).play('end', 9);
  f.play('terrain @left', 8).play('terrain @left', 7).play('terrain @right');
  const allied = postLine(f, { left: ['ad-1-br'], center: ['ad-1-ne'], right: ['ad-1-art'] });
  postLine(allied, { left: ['fr-4-inf'], center: ['fr-4-art'], right: ['fr-6-inf'] });
}

describe('7.0 retreats', () => {
  it('[7.0a] from RESERVE, home or forward, if the unit has done nothing yet', () => {
    const f = battle({
      ...PLAIN,
      attacker: { ...FRENCH_LINE, left: ['fr-1-inf1', 'fr-1-inf2'], reserve: ['fr-4-inf'] },
    });
    round(f.play('shift fr-1-inf1 @enemy-right'));
    f.plays('retreat fr-4-inf quatre-bras', 'retreat fr-1-inf2 quatre-bras', 'retreat fr-1-inf1 charleroi');
    expect([f.where('fr-4-inf'), f.where('fr-1-inf2'), f.where('fr-1-inf1')]).toEqual([
      'quatre-bras',
      'quatre-bras',
      'charleroi',
    ]);
  });

  it('[7.0a] not after a move or fire', () => {
    const f = battle(PLAIN).play('shift fr-1-inf1 @enemy-right');
    expect(f.rule('retreat fr-1-inf1 charleroi')).toBe('7.0a');
    pass(f).play('fire pr-3-inf1 @line', ...misses(4));
    expect(f.rule('retreat pr-3-inf1 namur')).toBe('7.0a');
  });

  it('[7.0b] who is engaged at that instant takes attrition, others do not', () => {
    const line: Line = {
      left: ['fr-3cc-cav', 'fr-3cc-ha 2', 'fr-napoleon', 'fr-1-inf1', 'fr-1-inf2'],
      center: ['fr-2-inf1'],
      right: ['fr-3-inf1'],
    };
    const f = battle({ ...PLAIN, attacker: line });
    for (const unit of ['fr-3cc-cav', 'fr-3cc-ha', 'fr-napoleon', 'fr-1-inf1']) f.play(`shift ${unit} @enemy-right`);
    round(f).plays('retreat fr-3cc-cav quatre-bras', 'retreat fr-3cc-ha quatre-bras', 'retreat fr-1-inf2 charleroi');
    expect([f.at('fr-3cc-cav'), f.at('fr-3cc-ha'), f.at('fr-1-inf2')]).toEqual([
      'quatre-bras 3',
      'quatre-bras 1',
      'charleroi 3',
    ]);
    round(f).plays('retreat fr-1-inf1 quatre-bras', 'retreat fr-napoleon charleroi');
    expect([f.at('fr-1-inf1'), f.at('fr-napoleon')]).toEqual(['quatre-bras 2', 'charleroi 1']);
  });

  it('[7.0b] [7.41a] foot artillery loses two steps', () => {
    const f = battle({ ...PLAIN, defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1', 'pr-3-art 3'] } });
    pass(f.play('shift fr-1-inf1 @enemy-right')).play('retreat pr-3-art namur');
    expect(f.at('pr-3-art')).toBe('namur 1');
  });

  it('[7.0b] [7.41d] one that attrition eliminates uses no place on the road', () => {
    const f = battle({ ...PLAIN, defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1', 'pr-3-art 2', 'pr-3-inf2'] } });
    pass(f.play('shift fr-1-inf1 @enemy-right')).play('retreat pr-3-art gembloux');
    expect(f.at('pr-3-art')).toBe('eliminated');
    f.play('retreat pr-3-inf2 gembloux');
    expect(f.at('pr-3-inf2')).toBe('gembloux 2');
  });
});

describe('7.1 destinations', () => {
  it('[7.1a] the Attacker goes back to towns he came from', () => {
    const f = battle({ ...PLAIN, from: ['charleroi'] });
    expect(f.goals('retreat', 'fr-1-inf1')).toEqual(['charleroi']);
    expect(f.rules('retreat fr-1-inf1 quatre-bras', 'retreat fr-1-inf1 namur', 'retreat fr-1-inf1 laneffe')).toEqual([
      '7.1a',
      '7.1a',
      '1.0c',
    ]);
  });

  it('[7.1a] or was reinforced from', () => {
    const f = battle({ ...PLAIN, from: ['charleroi'], near: { 'quatre-bras': ['fr-6-inf'] } });
    f.plays('end', 'reinforce fr-6-inf', 'end');
    pass(f);
    expect(f.goals('retreat', 'fr-1-inf1')).toEqual(['charleroi', 'quatre-bras']);
  });

  it('[7.1b] the Defender to any other adjacent town', () => {
    const f = pass(battle({ ...PLAIN, from: ['charleroi'] }));
    expect(f.goals('retreat', 'pr-1-inf1')).toEqual(['gembloux', 'namur', 'quatre-bras']);
    expect(f.rule('retreat pr-1-inf1 charleroi')).toBe('7.1b');
  });

  it('[7.1b] a town the Attacker is reinforced from is his from then on', () => {
    const f = battle({ ...PLAIN, from: ['charleroi'], near: { 'quatre-bras': ['fr-6-inf'] } });
    f.plays('end', 'reinforce fr-6-inf', 'end');
    expect(f.rule('retreat pr-1-inf1 quatre-bras')).toBe('7.1b');
  });

  it('[7.1c] nobody to a town with enemies', () => {
    const f = battle({
      ...PLAIN,
      from: ['charleroi', 'quatre-bras'],
      near: { charleroi: ['pr-4-inf1'], namur: ['fr-6-inf'] },
    });
    expect([f.goals('retreat', 'fr-1-inf1'), f.rule('retreat fr-1-inf1 charleroi')]).toEqual([['quatre-bras'], '7.1c']);
    pass(f);
    expect([f.goals('retreat', 'pr-1-inf1'), f.rule('retreat pr-1-inf1 namur')]).toEqual([['gembloux'], '7.1c']);
  });

  it('[7.1d] nobody to another fight', () => {
    const towns = {
      ligny: ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
      'quatre-bras': ['fr-4-inf', 'fr-4-art', 'fr-6-inf', 'ad-1-br', 'ad-1-ne', 'ad-1-art'],
    };
    const f = fight(1, towns, { ligny: ['charleroi', 'quatre-bras'], 'quatre-bras': ['charleroi', 'ligny'] });
    postBoth(f);
    f.play('fight ligny');
    expect(f.goals('retreat', 'fr-1-inf1')).toEqual(['charleroi']);
    expect(f.rule('retreat fr-1-inf1 quatre-bras')).toBe('7.1d');
  });

  it('[7.1e] Ruling: of a long march the last town before the battle counts', () => {
    const f = calm(1, {
      laneffe: ['fr-g-cav', 'fr-1cc-cav', 'fr-2cc-cav'],
      ligny: ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
    });
    for (const unit of ['fr-g-cav', 'fr-1cc-cav', 'fr-2cc-cav']) f.play(`${unit} laneffe-charleroi-ligny`);
    hills(f.play('end', HILLS[0]));
    postLine(postLine(f, PRUSSIAN_LINE), { left: ['fr-g-cav'], center: ['fr-1cc-cav'], right: ['fr-2cc-cav'] });
    expect(f.goals('retreat', 'fr-g-cav')).toEqual(['charleroi']);
  });
});

describe('7.2 road limits', () => {
  it('[7.2a] two on a major and one on a minor road in a Battle Turn', () => {
    const f = battle({
      ...PLAIN,
      attacker: { ...FRENCH_LINE, reserve: ['fr-4-inf', 'fr-6-inf', 'fr-1-inf2', 'fr-2-inf2'] },
    });
    f.play('retreat fr-4-inf charleroi');
    expect(f.rule('retreat fr-6-inf charleroi')).toBe('7.2a');
    f.plays('retreat fr-6-inf quatre-bras', 'retreat fr-1-inf2 quatre-bras');
    expect([f.rule('retreat fr-2-inf2 quatre-bras'), f.goals('retreat', 'fr-2-inf2')]).toEqual(['7.2a', []]);
    round(f);
    expect(f.goals('retreat', 'fr-2-inf2')).toEqual(['charleroi', 'quatre-bras']);
  });

  it('[7.2a] [5.4c] what moved on the road before does not matter', () => {
    const six = ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'fr-4-inf', 'fr-6-inf', 'fr-g-inf'];
    const f = calm(1, { charleroi: six, ligny: ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] });
    for (const unit of six) f.play(`${unit} charleroi-ligny`);
    hills(f.play('end', HILLS[0]));
    postLine(postLine(f, PRUSSIAN_LINE), { ...FRENCH_LINE, reserve: six.slice(3) });
    expect(f.rule('retreat fr-4-inf charleroi')).toBe('allowed');
  });

  it('[7.2b] rivers do not matter', () => {
    const f = calm(1, {
      laneffe: ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'fr-4-inf'],
      charleroi: ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
    });
    for (const unit of ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'fr-4-inf']) f.play(`${unit} laneffe-charleroi`);
    hills(f.play('end', HILLS[0]));
    postLine(postLine(f, PRUSSIAN_LINE), { ...FRENCH_LINE, reserve: ['fr-4-inf'] });
    f.plays('retreat fr-4-inf laneffe', 'retreat fr-1-inf1 laneffe');
    expect([f.at('fr-4-inf'), f.at('fr-1-inf1'), f.rule('retreat fr-2-inf1 laneffe')]).toEqual([
      'laneffe 4',
      'laneffe 3',
      '7.2a',
    ]);
  });
});

describe('7.3 disruption', () => {
  it('[7.3a] who retreats is disrupted to the end of the Player Turn', () => {
    const f = battle(PLAIN).play('retreat fr-1-inf1 charleroi');
    expect(f.is('fr-1-inf1', 'disrupted')).toBe(true);
    f.plays('retreat fr-2-inf1 quatre-bras', 'retreat fr-3-inf1 quatre-bras');
    expect([f.decision, f.is('fr-3-inf1', 'disrupted')]).toEqual(['allied regroup', true]);
    f.play('end');
    expect([f.turn, f.is('fr-1-inf1', 'disrupted'), f.is('fr-3-inf1', 'disrupted')]).toEqual([2, false, false]);
  });

  it('[7.3a] after a rout too', () => {
    const f = battle({ ...PLAIN, defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1 1'] } }).play(
      'shift fr-1-inf1 @enemy-right',
    );
    pass(f).play('morale pr-3-inf1', 1).plays('retreat pr-1-inf1 namur', 'retreat pr-2-inf1 gembloux');
    expect([f.is('pr-1-inf1', 'disrupted'), f.is('pr-2-inf1', 'disrupted')]).toEqual([true, true]);
  });

  it('[7.3b] Ruling: disrupted units may be regrouped and stay disrupted', () => {
    const f = battle({
      ...PLAIN,
      attacker: { ...FRENCH_LINE, reserve: ['fr-4-inf'] },
      defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1 1'] },
    });
    f.plays('retreat fr-4-inf charleroi', 'shift fr-1-inf1 @enemy-right');
    pass(f).play('morale pr-3-inf1', 1).plays('retreat pr-1-inf1 namur', 'retreat pr-2-inf1 gembloux');
    expect(f.decision).toBe('french regroup');
    f.play('regroup fr-4-inf ligny');
    expect([f.where('fr-4-inf'), f.is('fr-4-inf', 'disrupted')]).toEqual(['ligny', true]);
  });
});

describe('7.4 routs', () => {
  it('[7.4a] by fire', () => {
    const f = round(
      battle({ ...PLAIN, defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1 2'] } }).play('shift fr-1-inf1 @enemy-right'),
    );
    f.play('fire fr-1-inf1 @line', 1, 1, 6);
    expect([f.last('rout').side, f.decision]).toEqual(['allied', 'allied rout']);
  });

  it('[7.4a] by a Disengage of the last unit', () => {
    const f = pass(battle(PLAIN).play('shift fr-1-inf1 @enemy-right')).play('shift pr-3-inf1 @reserve');
    expect([f.last('rout').side, f.decision]).toEqual(['allied', 'allied rout']);
  });

  it('[7.4a] by a Retreat of the last unit', () => {
    const f = pass(battle(PLAIN).play('shift fr-1-inf1 @enemy-right')).play('retreat pr-3-inf1 namur');
    expect([f.at('pr-3-inf1'), f.last('rout').side]).toEqual(['namur 3', 'allied']);
  });

  it('[7.4a] the Attacker is routed likewise', () => {
    const f = battle({ ...PLAIN, attacker: { ...FRENCH_LINE, left: ['fr-1-inf1 1'] } });
    pass(f.play('shift fr-2-inf1 @enemy-center')).play('shift pr-3-inf1 @enemy-left');
    pass(f).play('morale fr-1-inf1', 1);
    expect([f.last('rout').side, f.decision]).toEqual(['french', 'french rout']);
  });

  it('[7.4a] an empty position without enemies is no rout, and a unit forward routs nobody while one is left', () => {
    const f = battle({ ...PLAIN, defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1', 'pr-3-inf2'] } }).plays(
      'shift fr-1-inf1 @enemy-right',
      'retreat fr-2-inf1 charleroi',
    );
    pass(f).play('retreat pr-3-inf1 namur');
    expect([f.told('rout'), f.decision]).toEqual([[], 'allied combat']);
  });

  it('[7.4b] all remaining units must go, those that have moved or fired too', () => {
    const f = battle({ ...PLAIN, defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1', 'pr-3-inf2'] } }).plays(
      'shift fr-1-inf1 @enemy-right',
      'shift fr-3-inf1 @enemy-left',
    );
    pass(f)
      .play('fire pr-1-inf1 @line', ...misses(4))
      .plays('square pr-2-inf1', 'shift pr-3-inf1 @reserve', 'shift pr-3-inf2 @reserve');
    expect(f.decision).toBe('allied rout');
    expect(f.rule('retreat fr-1-inf1 charleroi', 'french')).toBe('2.0a');
    expect([f.words(), f.rule('retreat pr-4-inf1 namur')]).toEqual([['retreat'], '7.4b']);
    f.plays('retreat pr-1-inf1 namur', 'retreat pr-2-inf1 namur', 'retreat pr-3-inf1 gembloux');
    expect(['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1', 'pr-3-inf2'].map((unit) => f.at(unit))).toEqual([
      'namur 3',
      'namur 3',
      'gembloux 3',
      'eliminated',
    ]);
    expect([f.fight('ligny'), f.last('battle-over').side]).toEqual(['none', 'french']);
  });

  it('[7.4c] the owner chooses who finds a place', () => {
    const f = battle({ ...PLAIN, defender: { ...PRUSSIAN_LINE, reserve: ['pr-4-inf1', 'pr-4-inf2'] } }).play(
      'shift fr-1-inf1 @enemy-right',
    );
    pass(f).play('shift pr-3-inf1 @reserve');
    f.plays('retreat pr-4-inf2 gembloux');
    expect(f.rules('retreat pr-1-inf1 gembloux', 'retreat pr-1-inf1 charleroi')).toEqual(['7.4c', '7.1b']);
    f.plays('retreat pr-3-inf1 namur', 'retreat pr-1-inf1 namur');
    expect([f.at('pr-2-inf1'), f.at('pr-4-inf1')]).toEqual(['eliminated', 'eliminated']);
    expect(f.losses('prussian')).toBe(2);
  });

  it('[7.4c] nobody escapes where no road is open', () => {
    const f = battle({
      ...PLAIN,
      from: ['charleroi', 'quatre-bras'],
      near: { namur: ['fr-6-inf'], gembloux: ['fr-4-inf'] },
    }).play('shift fr-1-inf1 @enemy-right');
    pass(f).play('shift pr-3-inf1 @reserve');
    expect(['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'].map((unit) => f.at(unit))).toEqual([
      'eliminated',
      'eliminated',
      'eliminated',
    ]);
  });

  it('[7.4d] Ruling: retreats of the same Battle Turn count, those of the enemy’s do not', () => {
    const line: Line = { ...PRUSSIAN_LINE, reserve: ['pr-4-inf1', 'pr-4-inf2'] };
    const own = battle({ ...PLAIN, defender: line }).play('shift fr-1-inf1 @enemy-right');
    pass(own).plays('retreat pr-4-inf1 namur', 'retreat pr-4-inf2 namur', 'shift pr-3-inf1 @reserve');
    expect([own.decision, own.rule('retreat pr-1-inf1 namur'), own.rule('retreat pr-1-inf1 gembloux')]).toEqual([
      'allied rout',
      '7.4c',
      'allowed',
    ]);
    own.play('retreat pr-1-inf1 gembloux');
    expect([own.at('pr-2-inf1'), own.at('pr-3-inf1')]).toEqual(['eliminated', 'eliminated']);
    const later = battle({ ...PLAIN, defender: { ...line, right: ['pr-3-inf1 2'] } }).play(
      'shift fr-1-inf1 @enemy-right',
    );
    pass(pass(later).plays('retreat pr-4-inf1 namur', 'retreat pr-4-inf2 namur')).play('fire fr-1-inf1 @line', 1, 1, 6);
    expect([later.decision, later.rule('retreat pr-1-inf1 namur')]).toEqual(['allied rout', 'allowed']);
  });
});

describe('7.41 rout attrition', () => {
  /** The Prussians are routed by a Disengage from their right. */
  const routed = (
    defender: Line,
    attacker: Line = FRENCH_LINE,
    forward: readonly string[] = ['fr-1-inf1 enemy-right'],
  ): Field => {
    const f = battle({ attacker, defender });
    for (const one of forward) f.play(`shift ${one.split(' ')[0]} @${one.split(' ')[1]}`);
    pass(f);
    return f.play(`shift ${defender.right[0].split(' ')[0]} @reserve`);
  };

  it('[7.41a] infantry and horse artillery lose one step, foot artillery two, also in RESERVE', () => {
    const f = routed({
      left: ['pr-1-inf1', 'pr-1-art'],
      center: ['pr-2-inf1', 'pr-2-ha'],
      right: ['pr-3-inf1'],
      reserve: ['pr-4-inf1', 'pr-4-art'],
    });
    const left = ['pr-1-inf1', 'pr-1-art', 'pr-2-inf1', 'pr-2-ha', 'pr-3-inf1', 'pr-4-inf1', 'pr-4-art'].map((unit) =>
      f.strength(unit),
    );
    expect(left).toEqual([3, 2, 3, 1, 3, 3, 2]);
  });

  it('[7.41a] it may eliminate', () => {
    const f = routed({
      left: ['pr-1-inf1 1'],
      center: ['pr-2-inf1', 'pr-2-art 2'],
      right: ['pr-3-inf1'],
      reserve: ['pr-4-art 1'],
    });
    expect(['pr-1-inf1', 'pr-2-art', 'pr-4-art'].map((unit) => f.at(unit))).toEqual([
      'eliminated',
      'eliminated',
      'eliminated',
    ]);
  });

  it('[7.41b] cavalry lose a step only in the position of enemy cavalry', () => {
    const defender: Line = {
      left: ['pr-1-inf1', 'pr-1-cav'],
      center: ['pr-2-inf1', 'pr-2-cav'],
      right: ['pr-3-inf1'],
      reserve: ['pr-4-cav'],
    };
    const attacker: Line = { left: ['fr-1-inf1'], center: ['fr-3cc-cav'], right: ['fr-3-inf1'] };
    const f = routed(defender, attacker, ['fr-1-inf1 enemy-right', 'fr-3cc-cav enemy-center', 'fr-3-inf1 enemy-left']);
    expect([f.strength('pr-1-cav'), f.strength('pr-2-cav'), f.strength('pr-4-cav')]).toEqual([2, 2, 2]);
  });

  it('[7.41c] leaders lose nothing', () => {
    const f = routed({ left: ['pr-1-inf1', 'pr-blucher'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
    expect(f.at('pr-blucher')).toBe('ligny 1 left');
  });

  it('[7.41d] Ruling: attrition goes by where units stood at the instant of rout', () => {
    // The last to leave is in RESERVE by then: cavalry that just disengaged from cavalry loses nothing.
    const attacker: Line = { left: ['fr-3cc-cav'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] };
    const f = routed({ left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-cav'] }, attacker, [
      'fr-3cc-cav enemy-right',
    ]);
    expect([f.place('pr-3-cav'), f.strength('pr-3-cav')]).toEqual(['reserve', 2]);
  });

  it('[7.41d] Ruling: the dead need no road', () => {
    const f = routed({ left: ['pr-1-inf1 1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'], reserve: ['pr-4-inf1'] });
    f.plays('retreat pr-2-inf1 namur', 'retreat pr-3-inf1 namur', 'retreat pr-4-inf1 gembloux');
    expect(['pr-2-inf1', 'pr-3-inf1', 'pr-4-inf1'].map((unit) => f.at(unit))).toEqual([
      'namur 3',
      'namur 3',
      'gembloux 3',
    ]);
  });

  it('[7.41a] the victor loses nothing', () => {
    const f = routed(PRUSSIAN_LINE);
    expect(['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1'].map((unit) => f.strength(unit))).toEqual([3, 4, 3]);
  });
});

describe('7.5 regrouping', () => {
  const won = (more: Partial<Battle> = {}): Field => {
    const f = battle({
      ...PLAIN,
      near: {
        charleroi: ['fr-4-inf', 'fr-4-art'],
        'quatre-bras': ['fr-6-inf', 'fr-6-art', 'fr-g-inf'],
        laneffe: ['fr-g-cav'],
      },
      ...more,
    });
    return pass(f).plays('retreat pr-1-inf1 namur', 'retreat pr-2-inf1 namur', 'retreat pr-3-inf1 gembloux');
  };

  it('[7.5a] the victor brings units in and sends units out to friends', () => {
    const f = won();
    expect(f.decision).toBe('french regroup');
    f.plays('regroup fr-4-inf ligny', 'regroup fr-1-inf1 quatre-bras');
    expect([f.where('fr-4-inf'), f.where('fr-1-inf1')]).toEqual(['ligny', 'quatre-bras']);
  });

  it('[7.5a] not to empty towns, not between other towns, not from afar, and not the loser', () => {
    const f = won({ near: { charleroi: ['fr-4-inf'], laneffe: ['fr-g-cav'] } });
    expect(
      [
        'regroup fr-1-inf1 quatre-bras',
        'regroup fr-4-inf laneffe',
        'regroup fr-g-cav ligny',
        'regroup fr-1-inf1 laneffe',
      ].map((line) => f.rule(line)),
    ).toEqual(['7.5a', '7.5a', '7.5a', '7.5a']);
    expect(f.rule('regroup fr-1-inf1 namur')).toBe('7.5a');
    expect(f.rule('regroup pr-1-inf1 ligny', 'allied')).toBe('2.0a');
    expect(f.rule('regroup fr-1-inf1 charleroi')).toBe('allowed');
  });

  it('[7.5a] the Defender may be the victor', () => {
    const f = battle({ ...PLAIN, near: { namur: ['pr-4-inf1'] } }).plays(
      'retreat fr-1-inf1 quatre-bras',
      'retreat fr-2-inf1 quatre-bras',
      'retreat fr-3-inf1 charleroi',
    );
    expect(f.decision).toBe('allied regroup');
    f.play('regroup pr-4-inf1 ligny');
    expect(f.where('pr-4-inf1')).toBe('ligny');
  });

  it('[7.5a] nobody must, and it comes before anything else', () => {
    expect(endUntil(won(), 'allied movement').turn).toBe(2);
  });

  it('[7.5b] two units on a major and one on a minor road, both ways together', () => {
    const f = won().plays('regroup fr-4-inf ligny');
    expect(f.rules('regroup fr-4-art ligny', 'regroup fr-1-inf1 charleroi')).toEqual(['7.5b', '7.5b']);
    f.plays('regroup fr-6-inf ligny', 'regroup fr-1-inf1 quatre-bras');
    expect(f.rules('regroup fr-6-art ligny', 'regroup fr-2-inf1 quatre-bras')).toEqual(['7.5b', '7.5b']);
  });

  /** Battles at Ligny and Quatre Bras; the one at Ligny is over first. */
  const two = (): Field => {
    const towns = {
      ligny: ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
      'quatre-bras': ['fr-4-inf', 'fr-4-art', 'fr-6-inf', 'ad-1-br', 'ad-1-ne', 'ad-1-art'],
      charleroi: ['fr-g-inf'],
    };
    const f = fight(1, towns, { ligny: ['charleroi'], 'quatre-bras': ['charleroi'] });
    postBoth(f);
    return pass(f.play('fight ligny')).plays(
      'retreat pr-1-inf1 namur',
      'retreat pr-2-inf1 namur',
      'retreat pr-3-inf1 gembloux',
    );
  };

  it('[7.5d] Ruling: neither out of nor into a town where a fight is still going on', () => {
    const f = two();
    expect(f.decision).toBe('french regroup');
    expect(f.rules('regroup fr-1-inf1 quatre-bras', 'regroup fr-4-inf ligny', 'regroup fr-1-inf1 charleroi')).toEqual([
      '7.5d',
      '7.5d',
      'allowed',
    ]);
  });

  it('[7.5c] [6.34e] regrouped units and victors may reinforce another battle', () => {
    const f = two().plays('regroup fr-1-inf1 charleroi', 'end', 'end');
    expect([f.fightTown, f.decision]).toEqual(['quatre-bras', 'french reinforcement']);
    expect(['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'fr-g-inf'].map((unit) => f.rule(`reinforce ${unit}`))).toEqual([
      'allowed',
      'allowed',
      'allowed',
      'allowed',
    ]);
  });

  it('[7.5e] Ruling: with both sides gone there is no regroup', () => {
    // No play leads here: a battle ends with the last unit of one side (see the lockstep test). So all are taken off by hand.
    const { state } = battle(PLAIN);
    for (let unit = 0; unit < w.unitCount; unit++) {
      if (position.whereIs(w, state, unit) !== townNumber('ligny')) continue;
      position.lift(w, state, unit, position.ELIMINATED);
      state[w.at.strength + unit] = 0;
      position.setFlags(w, state, unit, 0);
    }
    state[w.at.victor] = -1;
    position.setStep(w, state, 'battle-won');
    proceed(w, state, scriptedDice([]), null);
    expect([position.stepOf(w, state), state[w.at.turn], game.unsound(state)]).toEqual(['movement', 2, []]);
  });

  it('[7.5a] a routed enemy gives the victory as well', () => {
    const f = battle({ ...PLAIN, near: { charleroi: ['fr-4-inf'] } }).play('shift fr-1-inf1 @enemy-right');
    pass(f)
      .play('shift pr-3-inf1 @reserve')
      .plays('retreat pr-1-inf1 namur', 'retreat pr-2-inf1 namur', 'retreat pr-3-inf1 gembloux');
    expect(f.decision).toBe('french regroup');
  });
});

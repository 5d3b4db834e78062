import { choicesOf, firstSeatToAct, TABLE } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { neighbours } from '../roads.ts';
import { endUntil, fight, HILLS, hills, misses, post } from '../scenes.ts';
import { type Field, game } from '../support.ts';

const FROM = { charleroi: ['laneffe'] };

/** A skirmish at Charleroi in a French turn; the French came from Laneffe. */
const skirmish = (french: readonly string[], allied: readonly string[]): Field =>
  fight(1, { charleroi: [...french, ...allied] }, FROM);

describe('6.6 skirmishes', () => {
  it('[6.6a] a side with fewer than three units makes it a skirmish', () => {
    const many = ['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1', 'fr-2-inf2', 'fr-3-inf1'];
    expect(skirmish(many, ['pr-1-inf1', 'pr-1-inf2']).step).toBe('showing');
    expect(skirmish(['fr-1-inf1', 'fr-1-inf2'], ['pr-1-inf1', 'pr-1-inf2', 'pr-2-inf1']).step).toBe('showing');
  });

  it('[6.6b] the Attacker chooses the order', () => {
    const towns = {
      charleroi: ['fr-1-inf1', 'pr-1-inf1'],
      binche: ['fr-2-inf1', 'ad-1-br'],
      leuze: ['fr-3-inf1', 'ad-2-br'],
    };
    const f = fight(1, towns, { charleroi: ['laneffe'], binche: ['solre'], leuze: ['conde'] });
    expect(f.choices().sort()).toEqual(['fight binche', 'fight charleroi', 'fight leuze']);
    expect(f.rule('fight charleroi', 'allied')).toBe('2.0a');
    expect(f.rule('fight mons')).toBe('6.6b');
    f.play('fight leuze')
      .play('show ad-2-br')
      .play('show fr-3-inf1', ...misses(7))
      .play('retreat fr-3-inf1 conde');
    expect(f.choices().sort()).toEqual(['fight binche', 'fight charleroi']);
    f.play('fight charleroi')
      .play('show pr-1-inf1')
      .play('show fr-1-inf1', ...misses(7))
      .play('retreat fr-1-inf1 laneffe');
    expect([f.step, f.fightTown]).toEqual(['showing', 'binche']);
  });

  it('[6.6c] each side shows one to four', () => {
    const five = ['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1', 'fr-2-inf2', 'fr-3-inf1'];
    const f = skirmish(five, ['pr-1-inf1', 'pr-1-inf2']);
    expect(f.choices().sort()).toEqual(['show pr-1-inf1', 'show pr-1-inf1 pr-1-inf2', 'show pr-1-inf2']);
    f.play('show pr-1-inf1');
    // 5 + 10 + 10 + 5 ways to show one, two, three or four of five.
    const sets = f.choices('show');
    expect(new Set(sets).size).toBe(30);
    expect(sets.filter((line) => f.rule(line) !== 'allowed')).toEqual([]);
    expect(sets.slice(0, 6).map((line) => line.split(' ').slice(1))).toEqual([
      five.slice(0, 1),
      five.slice(0, 2),
      five.slice(0, 3),
      five.slice(0, 4),
      [...five.slice(0, 3), five[4]],
      [five[0], five[1], five[3]],
    ]);
    const seat = firstSeatToAct(game, f.state);
    const list = choicesOf(game, f.state, seat, TABLE);
    const read = [...Array(list.length).keys()].map((i) => list.at(i));
    expect([...read.keys()].reverse().map((i) => list.at(i))).toEqual([...read].reverse());
    expect([list.at(-1), list.at(list.length)]).toEqual([undefined, undefined]);
    expect(f.rule(`show ${five.join(' ')}`)).toBe('6.6c');
    expect(f.rule(`show ${five.slice(1).join(' ')}`)).toBe('allowed');
    expect(f.rule('end')).toBe('6.6c');
  });

  it('[6.6c] only its own units, and only those that stand there', () => {
    const f = skirmish(['fr-1-inf1', 'fr-1-inf2'], ['pr-1-inf1']);
    for (const line of ['show fr-1-inf1', 'show pr-1-inf1 fr-1-inf1', 'show pr-2-inf1'])
      expect([line, f.rule(line)]).toEqual([line, '6.6c']);
  });

  it('[6.6c] both choose in secret: the second does not see what, or how many, the first has picked', () => {
    const view = (line: string): unknown[] => {
      const f = skirmish(['fr-1-inf1', 'fr-1-inf2'], ['pr-1-inf1', 'pr-1-cav']).play(line);
      expect([f.decision, f.view('french').shows('pr-1-inf1')]).toEqual(['french showing', false]);
      return [[...f.view('french').state], f.heard('french'), f.watched('french'), f.choices()];
    };
    expect(view('show pr-1-inf1')).toEqual(view('show pr-1-inf1 pr-1-cav'));
    expect(view('show pr-1-inf1')).toEqual(view('show pr-1-cav'));
  });

  it('[6.6c] and show together', () => {
    const f = skirmish(['fr-1-inf1', 'fr-1-inf2'], ['pr-1-inf1', 'pr-1-cav']).play('show pr-1-inf1');
    f.play('show fr-1-inf1', 1, 6, 6, 6, ...misses(2));
    const shown = f.told('skirmish-shown');
    expect(shown.map(({ data }) => data.units)).toEqual([['fr-1-inf1', 'pr-1-inf1']]);
    expect(f.heard('spectator').map(({ type }) => type)).toContain('skirmish-shown');
  });

  it('[6.6d] the Defender fires first, and hits take effect before the Attacker fires', () => {
    const f = skirmish(['fr-1-inf1'], ['pr-1-inf1']);
    f.play('show pr-1-inf1').play('show fr-1-inf1', 1, 1, 6, 6, 6);
    expect(f.told('fired').map(({ data }) => [data.unit, data.dice])).toEqual([
      ['pr-1-inf1', [1, 1, 6, 6]],
      ['fr-1-inf1', [6]],
    ]);
  });

  it('[6.6d] in an Allied turn it is the French who fire first', () => {
    const f = fight(2, { charleroi: ['fr-1-inf1', 'pr-1-inf1'] }, { charleroi: ['ligny'] });
    f.play('show fr-1-inf1').play('show pr-1-inf1', 1, 6, 6, ...misses(3));
    expect(f.told('fired').map(({ data }) => data.unit)).toEqual(['fr-1-inf1', 'pr-1-inf1']);
  });

  it('[6.6d] who has been eliminated does not fire', () => {
    const f = skirmish(['fr-1-inf1 1', 'fr-g-cav 1'], ['pr-1-inf1']);
    f.play('show pr-1-inf1').play('show fr-1-inf1 fr-g-cav', 1, 6, 6, 6);
    f.play('hit fr-1-inf1', 6);
    expect(f.told('fired').map(({ data }) => data.unit)).toEqual(['pr-1-inf1', 'fr-g-cav']);
  });

  it('[6.6d] there is one round', () => {
    const f = skirmish(['fr-1-inf1'], ['pr-1-inf1'])
      .play('show pr-1-inf1')
      .play('show fr-1-inf1', ...misses(7));
    expect(f.told('fired')).toHaveLength(2);
    expect(f.play('retreat fr-1-inf1 laneffe').turn).toBe(2);
  });

  it('[6.6e] who is not shown neither fires nor is hit', () => {
    const f = skirmish(['fr-1-inf1 1', 'fr-1-inf2 3', 'fr-2-inf1'], ['pr-1-inf1', 'pr-1-inf2']);
    f.play('show pr-1-inf1').play('show fr-1-inf1', 1, 1, 1, 6);
    expect(f.told('fired').map(({ data }) => data.unit)).toEqual(['pr-1-inf1']);
    expect([f.where('fr-1-inf1'), f.strength('fr-1-inf2'), f.strength('fr-2-inf1')]).toEqual(['eliminated', 3, 4]);
  });

  it.each([
    ['fr-g-cav', 2],
    ['fr-2cc-cav', 2],
    ['fr-2cc-ha', 2],
    ['fr-napoleon', 2],
    ['fr-g-inf', 1],
    ['fr-1-inf1', 1],
    ['fr-g-art1', 1],
  ])('[6.6f] %s fires at F%i', (unit, fire) => {
    const f = skirmish([unit], ['pr-1-inf1']).play('show pr-1-inf1');
    const steps = f.strength(unit);
    // One die at the limit, the rest above it.
    f.play(`show ${unit}`, ...misses(4), fire, ...misses(steps - 1).map(() => fire + 1));
    expect(f.told('fired').at(-1)?.data).toMatchObject({ unit, firepower: fire, hits: 1 });
    expect(f.strength('pr-1-inf1')).toBe(3);
  });

  it('[6.6f] a leader adds nothing to the others', () => {
    const f = skirmish(['fr-napoleon', 'fr-1-inf1'], ['pr-1-inf1']).play('show pr-1-inf1');
    f.play('show fr-napoleon fr-1-inf1', ...misses(4), 3, 2, 2, 2);
    expect(f.strength('pr-1-inf1')).toBe(4);
  });

  it('[6.6g] [6.4b] hits go to the strongest shown, ranked anew after each', () => {
    const f = skirmish(['fr-2-inf1 4', 'fr-1-inf1 2'], ['pr-1-inf1']).play('show pr-1-inf1');
    f.play('show fr-2-inf1 fr-1-inf1', 1, 1, 6, 6, ...misses(4));
    expect([f.strength('fr-2-inf1'), f.strength('fr-1-inf1')]).toEqual([2, 2]);
  });

  it('[6.6g] [6.4c] the owner chooses among equals', () => {
    const f = skirmish(['fr-1-inf1 2', 'fr-1-inf2 2', 'fr-2-inf1 1'], ['pr-1-inf1']).play('show pr-1-inf1');
    f.play('show fr-1-inf1 fr-1-inf2 fr-2-inf1', 1, 6, 6, 6);
    expect([f.decision, f.choices().sort()]).toEqual(['french hits', ['hit fr-1-inf1', 'hit fr-1-inf2']]);
    expect(f.rule('hit fr-2-inf1')).toBe('6.4b');
    f.play('hit fr-1-inf2', ...misses(4));
    expect(['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1'].map((unit) => f.strength(unit))).toEqual([2, 1, 1]);
  });

  it('[6.6g] surplus hits are lost', () => {
    const f = skirmish(['fr-1-inf1 1', 'fr-1-inf2'], ['pr-1-inf1', 'pr-1-inf2']).play('show pr-1-inf1');
    f.play('show fr-1-inf1', 1, 1, 1, 1);
    expect([f.where('fr-1-inf1'), f.strength('fr-1-inf2'), f.losses('french')]).toEqual(['eliminated', 3, 1]);
  });

  it.each([
    [3, 2, 'allied'],
    [2, 1, 'allied'],
    [1, 1, 'french'],
    [2, 2, 'french'],
    [1, 3, 'french'],
    [2, 4, 'french'],
  ])('[6.6h] %i against %i: the %s go, and all of them', (attackers, defenders, loser) => {
    const french = ['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1'].slice(0, attackers);
    const allied = ['pr-1-inf1', 'pr-1-inf2', 'pr-2-inf1', 'pr-2-inf2'].slice(0, defenders);
    // One of each side is shown: those that are not shown count all the same.
    const f = skirmish(french, allied)
      .play('show pr-1-inf1')
      .play('show fr-1-inf1', ...misses(7));
    expect(f.decision).toBe(`${loser} withdrawal`);
    for (const unit of loser === 'french' ? french : allied) f.play(f.choices(`retreat ${unit}`)[0]);
    expect(f.standing('charleroi')).toEqual(loser === 'french' ? allied : french);
  });

  it('[6.6h] those count that are left after the round', () => {
    const f = skirmish(['fr-1-inf1', 'fr-1-inf2'], ['pr-1-inf1 1', 'pr-1-inf2']).play('show pr-1-inf1');
    f.play('show fr-1-inf1', 6, 1, 6, 6);
    expect([f.decision, f.blocks('charleroi')]).toEqual(['allied withdrawal', { french: 2, prussian: 1 }]);
  });

  it('[6.6h] nobody may stay, or choose not to go', () => {
    const f = skirmish(['fr-1-inf1', 'fr-1-inf2'], ['pr-1-inf1', 'pr-1-inf2']).play('show pr-1-inf1');
    f.play('show fr-1-inf1', ...misses(7));
    expect(f.rule('end')).toBe('6.6h');
    f.play('retreat fr-1-inf1 laneffe');
    expect([f.turn, f.decision]).toEqual([1, 'french withdrawal']);
  });

  it('[6.6i] [7.1a] the Attacker goes back where he came from', () => {
    const f = fight(1, { charleroi: ['fr-1-inf1', 'pr-1-inf1'] }, { charleroi: ['laneffe', 'thuin'] });
    f.play('show pr-1-inf1').play('show fr-1-inf1', ...misses(7));
    expect(f.goals('retreat', 'fr-1-inf1')).toEqual(['laneffe', 'thuin']);
    expect(f.rule('retreat fr-1-inf1 fosses')).toBe('7.1a');
  });

  it('[6.6i] [7.1b] [7.1c] the Defender anywhere but there, and not to the enemy', () => {
    const towns = { charleroi: ['fr-1-inf1', 'fr-1-inf2', 'pr-1-inf1'], binche: ['fr-2-inf1'], ligny: ['pr-2-inf1'] };
    const f = fight(1, towns, FROM)
      .play('show pr-1-inf1')
      .play('show fr-1-inf1', ...misses(7));
    const free = neighbours('charleroi').filter((town) => !['laneffe', 'binche'].includes(town));
    expect(f.goals('retreat', 'pr-1-inf1')).toEqual(free);
    expect(f.rules('retreat pr-1-inf1 laneffe', 'retreat pr-1-inf1 binche')).toEqual(['7.1b', '7.1c']);
  });

  it('[6.6i] [7.1d] nobody goes to another fight that is not over', () => {
    const towns = { charleroi: ['fr-1-inf1', 'fr-1-inf2', 'pr-1-inf1'], ligny: ['fr-2-inf1', 'pr-2-inf1'] };
    const f = fight(1, towns, { charleroi: ['laneffe'], ligny: ['quatre-bras'] }).play('fight charleroi');
    f.play('show pr-1-inf1').play('show fr-1-inf1', ...misses(7));
    expect(f.goals('retreat', 'pr-1-inf1')).not.toContain('ligny');
    expect(f.rule('retreat pr-1-inf1 ligny')).toMatch(/^7\.1[cd]$/);
  });

  it('[6.6i] [7.2a] two by a major road, one by a minor, for the whole skirmish', () => {
    const minor = fight(
      1,
      { ligny: ['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1', 'pr-1-inf1', 'pr-1-inf2'] },
      { ligny: ['charleroi'] },
    );
    minor
      .play('show pr-1-inf1')
      .play('show fr-1-inf1', ...misses(7))
      .play('retreat pr-1-inf1 gembloux');
    expect(minor.rule('retreat pr-1-inf2 gembloux')).toBe('7.2a');
    expect(minor.goals('retreat', 'pr-1-inf2')).toEqual(['namur', 'quatre-bras']);
    const major = fight(
      1,
      { ligny: ['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1', 'pr-1-inf1', 'pr-1-inf2'] },
      { ligny: ['charleroi'] },
    );
    major.play('show pr-1-inf1').play('show fr-1-inf1', ...misses(7));
    major.plays('retreat pr-1-inf1 namur', 'retreat pr-1-inf2 namur');
    expect(major.standing('namur')).toEqual(['pr-1-inf1', 'pr-1-inf2']);
  });

  it('[6.6i] who finds no place is eliminated, the owner choosing which', () => {
    // The French came by one minor road and must all go back by it: there is room for one.
    for (const saved of ['fr-1-inf1', 'fr-1-inf2']) {
      const f = fight(1, { charleroi: ['fr-1-inf1', 'fr-1-inf2', 'pr-1-inf1', 'pr-1-inf2'] }, { charleroi: ['thuin'] });
      f.play('show pr-1-inf1').play('show fr-1-inf1', ...misses(7));
      expect(f.decision).toBe('french withdrawal');
      f.play(`retreat ${saved} thuin`);
      const lost = saved === 'fr-1-inf1' ? 'fr-1-inf2' : 'fr-1-inf1';
      expect([f.where(saved), f.where(lost), f.turn]).toEqual(['thuin', 'eliminated', 2]);
    }
  });

  it('[6.6i] a retreat after a skirmish costs no steps', () => {
    const f = skirmish(['fr-1-inf1', 'fr-g-art1'], ['pr-1-inf1', 'pr-1-inf2']).play('show pr-1-inf1');
    f.play('show fr-1-inf1', ...misses(7)).plays('retreat fr-1-inf1 laneffe', 'retreat fr-g-art1 laneffe');
    expect([f.at('fr-1-inf1'), f.at('fr-g-art1')]).toEqual(['laneffe 3', 'laneffe 3']);
  });

  /** A skirmish at Charleroi next to a battle at Ligny; the loser can go to a town next to Ligny. */
  const beside = (french: readonly string[], prussian: readonly string[]): Field => {
    const ligny = ['fr-2-inf1', 'fr-3-inf1', 'fr-4-inf', 'pr-2-inf1', 'pr-3-inf1', 'pr-4-inf1'];
    const towns = { charleroi: [...french, ...prussian], ligny, gembloux: ['fr-6-inf'] };
    return fight(1, towns, { charleroi: ['laneffe'], ligny: ['gembloux'] });
  };
  const battle = (f: Field): Field => {
    post(hills(f), { left: ['pr-2-inf1'], center: ['pr-3-inf1'], right: ['pr-4-inf1'] });
    return post(f, { left: ['fr-2-inf1'], center: ['fr-3-inf1'], right: ['fr-4-inf'] });
  };

  it('[6.6j] [7.3a] who retreats is disrupted and can not reinforce', () => {
    const f = beside(['fr-1-inf1', 'fr-1-inf2'], ['pr-1-inf1']).play('show pr-1-inf1');
    f.play('show fr-1-inf1', ...misses(7)).play('retreat pr-1-inf1 quatre-bras', HILLS[0]);
    expect([f.is('pr-1-inf1', 'disrupted'), f.is('fr-1-inf1', 'disrupted')]).toEqual([true, false]);
    endUntil(battle(f), 'allied reinforcement');
    expect(f.rule('reinforce pr-1-inf1')).toBe('6.34f');
    expect(f.choicesOf('pr-1-inf1')).toEqual([]);
  });

  it('[6.6k] [6.34e] the winners may reinforce a battle next to them', () => {
    const f = beside(['fr-1-inf1', 'fr-1-inf2'], ['pr-1-inf1']).play('show pr-1-inf1');
    f.play('show fr-1-inf1', ...misses(7)).play('retreat pr-1-inf1 fosses', HILLS[0]);
    endUntil(battle(f), 'french reinforcement').play('reinforce fr-1-inf1');
    expect(f.place('fr-1-inf1')).toBe('reserve');
  });

  it('[6.6k] nobody regroups after a skirmish', () => {
    const f = skirmish(['fr-1-inf1', 'fr-1-inf2'], ['pr-1-inf1']).play('show pr-1-inf1');
    f.play('show fr-1-inf1', ...misses(7)).play('retreat pr-1-inf1 ligny');
    expect([f.turn, f.decision]).toEqual([2, 'allied movement']);
  });

  it('[6.6l] a side that is wiped out leaves the town to the other', () => {
    const won = skirmish(['fr-1-inf1'], ['pr-1-inf1 1']).play('show pr-1-inf1').play('show fr-1-inf1', 6, 1, 6, 6);
    expect([won.turn, won.blocks('charleroi')]).toEqual([2, { french: 1 }]);
    const lost = skirmish(['fr-1-inf1 1'], ['pr-1-inf1']).play('show pr-1-inf1').play('show fr-1-inf1', 1, 6, 6, 6);
    expect([lost.turn, lost.blocks('charleroi')]).toEqual([2, { prussian: 1 }]);
  });
});

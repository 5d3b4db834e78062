import { describe, expect, it } from 'vitest';
import { townIds, turnTrack } from '../roads.ts';
import { calm, endUntil, fight, HILLS, hills, misses, post } from '../scenes.ts';
import { type Field, game, scenario, THREE } from '../support.ts';

describe('11.0 three players', () => {
  it('[11.0a] there are three seats, and each Allied player moves his own units alone', () => {
    const f = calm(2, { hal: ['ad-1-br'], namur: ['pr-1-inf1'] }, THREE);
    expect(f.decision).toBe('anglo-dutch movement');
    expect(f.rule('pr-1-inf1 namur-ligny')).toBe('11.0a');
    expect(f.choices().filter((line) => line.startsWith('pr-'))).toEqual([]);
    f.plays('ad-1-br hal-waterloo', 'end');
    expect(f.decision).toBe('prussian movement');
    expect(f.rule('ad-2-br ghent-alost')).toBe('11.0a');
    f.plays('pr-1-inf1 namur-ligny', 'end');
    expect([f.turn, f.decision]).toEqual([3, 'french movement']);
  });

  it('[11.0a] each places his own units; then the French', () => {
    const f = scenario('free', THREE);
    const seen: string[] = [];
    while (f.step === 'deployment') {
      if (seen.at(-1) !== f.seat) seen.push(f.seat);
      const own = { french: 'fr', 'anglo-dutch': 'ad', prussian: 'pr', allied: '', none: '' }[f.seat];
      const units = f.choices('deploy').map((line) => line.split(' ')[1]);
      expect(units.every((unit) => unit.startsWith(`${own}-`))).toBe(true);
      f.play(f.choices()[0]);
    }
    expect(seen).toEqual(['anglo-dutch', 'prussian', 'french']);
    expect([f.turn, f.decision]).toEqual([1, 'french movement']);
  });

  it('[11.0a] [FOG-3] nobody sees what the Allies place before both have ended', () => {
    const f = scenario('free', THREE);
    while (f.seat === 'anglo-dutch') f.play(f.choices()[0]);
    expect(f.decision).toBe('prussian deployment');
    const shown = (viewer: 'french' | 'prussian') =>
      townIds.filter((town) => (f.view(viewer).blocks(town)['anglo-dutch'] ?? 0) > 0);
    expect(shown('french')).toEqual([]);
    while (f.seat === 'prussian') f.play(f.choices()[0]);
    expect(f.decision).toBe('french deployment');
    expect(shown('french').length).toBeGreaterThan(0);
  });

  it('[11.0b] the Allied nights are turns 6, 12 and 18, and no order of the game carries words', () => {
    const nights = turnTrack.filter(({ side, night }) => night && side === 'allied');
    expect(nights.map(({ turn }) => turn)).toEqual([6, 12, 18]);
    for (const { args } of Object.values(game.actions))
      for (const kind of Object.values(args))
        expect(['unit', 'units', 'place', 'path', 'object']).toContain(typeof kind === 'object' ? 'object' : kind);
  });

  it('[11.0c] the quotas are the same: one Group each, not transferable', () => {
    const f = calm(2, { hal: ['ad-1-br'], wavre: ['ad-2-br'], ligny: ['pr-1-inf1'], namur: ['pr-2-inf1'] }, THREE);
    f.play('ad-1-br hal-waterloo');
    expect(f.rule('ad-2-br wavre-waterloo')).toBe('5.1e');
    f.plays('end', 'pr-1-inf1 ligny-gembloux');
    expect(f.rule('pr-2-inf1 namur-gembloux')).toBe('5.1e');
  });

  it('[11.0c] the French play as ever', () => {
    const f = scenario('historical', THREE);
    expect(f.decision).toBe('french movement');
    expect(f.play('end').decision).toBe('anglo-dutch movement');
  });

  it('[11.0d] [FOG-19] an ally sees the other’s blocks as the enemy does', () => {
    const f = calm(2, { wavre: ['ad-1-br', 'pr-1-inf1 2'] }, THREE);
    const [english, prussian, french] = [f.view('anglo-dutch'), f.view('prussian'), f.view('french')];
    expect([english.at('ad-1-br'), english.at('pr-1-inf1')]).toEqual(['wavre 4', 'unknown']);
    expect([prussian.at('ad-1-br'), prussian.at('pr-1-inf1')]).toEqual(['unknown', 'wavre 2']);
    expect(french.hidden('wavre')).toEqual({ 'anglo-dutch': 1, prussian: 1 });
    expect([english.hidden('wavre'), prussian.hidden('wavre')]).toEqual([{ prussian: 1 }, { 'anglo-dutch': 1 }]);
  });

  it('[11.0d] a two-player Ally sees both armies', () => {
    const view = calm(2, { wavre: ['ad-1-br', 'pr-1-inf1 2'] }).view('allied');
    expect([view.at('ad-1-br'), view.at('pr-1-inf1')]).toEqual(['wavre 4', 'wavre 2']);
  });

  it('[11.0d] moves of the ally are told as the enemy hears them', () => {
    const f = calm(2, { hal: ['ad-1-br'], namur: ['pr-1-inf1'] }, THREE).plays('ad-1-br hal-waterloo', 'end');
    f.plays('pr-1-inf1 namur-ligny', 'end');
    expect(JSON.stringify(f.heard('prussian'))).not.toContain('ad-1-br');
    expect(JSON.stringify(f.heard('anglo-dutch'))).not.toContain('pr-1-inf1');
    expect(f.heard('anglo-dutch').filter(({ data }) => data.army === 'prussian').length).toBeGreaterThan(0);
  });
});

describe('11.0e choices without an owner', () => {
  const LIGNY = ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1'];

  it.each([
    [['pr-1-inf1', 'pr-2-inf1', 'ad-1-br'], 'prussian'],
    [['pr-1-inf1', 'ad-2-br', 'ad-1-br'], 'anglo-dutch'],
    [['pr-1-inf1', 'pr-2-inf1', 'ad-2-br', 'ad-1-br'], 'anglo-dutch'],
    [['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'], 'prussian'],
  ])('[11.0e] the terrain markers of %j are placed by the %s', (units, seat) => {
    const f = fight(2, { ligny: [...LIGNY, ...units] }, { ligny: ['gembloux'] }, THREE, HILLS[0]);
    expect(f.decision).toBe(`${seat} terrain`);
    // As Defenders too.
    const g = fight(1, { ligny: [...LIGNY, ...units] }, { ligny: ['charleroi'] }, THREE, HILLS[0]);
    expect(g.play('terrain @left', HILLS[1]).decision).toBe(`${seat} terrain`);
  });

  it.each([
    [['ad-1-br'], ['pr-1-inf1', 'pr-2-inf1'], 'prussian'],
    [['ad-1-br'], ['pr-1-inf1'], 'anglo-dutch'],
    [['ad-1-br', 'ad-2-br'], ['pr-1-inf1'], 'anglo-dutch'],
  ])('[11.0e] the order of fights of %j and %j belongs to the %s', (english, prussians, seat) => {
    const towns = { charleroi: ['fr-1-inf1', ...prussians], binche: ['fr-2-inf1', ...english] };
    const f = fight(2, towns, { charleroi: ['ligny'], binche: ['mons'] }, THREE);
    expect(f.decision).toBe(`${seat} skirmish-order`);
  });

  it('[11.0e] [11.0f] each posts his own units, the Anglo-Dutch first', () => {
    const units = ['pr-1-inf1', 'pr-1-inf2', 'ad-1-br', 'ad-2-br'];
    const f = fight(1, { ligny: [...LIGNY, ...units] }, { ligny: ['charleroi'] }, THREE, HILLS[0]);
    hills(f);
    expect(f.decision).toBe('anglo-dutch posting');
    expect(f.rule('post pr-1-inf1 @left')).toBe('11.0e');
    post(f, { left: ['ad-1-br'], reserve: ['ad-2-br'] });
    expect(f.decision).toBe('prussian posting');
    // The second makes up what is still missing (6.22b).
    const gap = f.copy().play('post pr-1-inf1 @center');
    const places = ['left', 'center', 'reserve'].map((place) => gap.rule(`post pr-1-inf2 @${place}`));
    expect([...places, gap.rule('end')]).toEqual(['6.23a', '6.22b', '6.22b', '6.22a']);
    post(f, { center: ['pr-1-inf1'], right: ['pr-1-inf2'] });
    expect(f.decision).toBe('french posting');
  });

  it('[11.0f] [6.22b] the first leaves the second enough to do so', () => {
    const units = ['pr-1-inf1', 'ad-1-br', 'ad-1-ne'];
    const f = fight(1, { ligny: [...LIGNY, ...units] }, { ligny: ['charleroi'] }, THREE, HILLS[0]);
    hills(f).play('post ad-1-br @left');
    expect(f.rules('post ad-1-ne @left', 'post ad-1-ne @reserve')).toEqual(['6.22b', '6.22b']);
    post(f, { right: ['ad-1-ne'] });
    expect(f.goals('post', 'pr-1-inf1')).toEqual(['center']);
  });

  it('[11.0e] each decides about hits on his own units', () => {
    const towns = { charleroi: ['fr-1-inf1', 'fr-2-inf1', 'ad-1-br 3', 'ad-2-br 3', 'pr-1-inf1 2'] };
    const f = fight(1, towns, { charleroi: ['laneffe'] }, THREE)
      .play('show ad-1-br ad-2-br')
      .play('show pr-1-inf1');
    f.play('show fr-1-inf1', ...misses(8), 1, 6, 6);
    expect([f.decision, f.choices().sort()]).toEqual(['anglo-dutch hits', ['hit ad-1-br', 'hit ad-2-br']]);
  });

  it('[11.0e] a hit on equals of both armies falls to the one with more units there, the Anglo-Dutch on a tie', () => {
    const shown = (units: readonly string[], english: string, prussians: string): Field => {
      const f = fight(1, { charleroi: ['fr-1-inf1', 'fr-2-inf1', ...units] }, { charleroi: ['laneffe'] }, THREE);
      return f.play(`show ${english}`).play(`show ${prussians}`);
    };
    const tie = shown(['ad-1-br 2', 'pr-1-inf1 2'], 'ad-1-br', 'pr-1-inf1').play(
      'show fr-1-inf1',
      ...misses(4),
      1,
      6,
      6,
    );
    expect([tie.strength('ad-1-br'), tie.strength('pr-1-inf1')]).toEqual([1, 2]);
    const more = shown(['ad-1-br 2', 'pr-1-inf1 2', 'pr-1-inf2 2'], 'ad-1-br', 'pr-1-inf1 pr-1-inf2');
    more.play('show fr-1-inf1', ...misses(6), 1, 6, 6);
    expect([more.decision, more.choices().sort()]).toEqual(['prussian hits', ['hit pr-1-inf1', 'hit pr-1-inf2']]);
  });
});

describe('11.0f turn-taking', () => {
  const towns = { hal: ['ad-1-br'], wavre: ['ad-2-br'], namur: ['pr-1-inf1', 'pr-2-inf1'] };

  it('[11.0f] the Anglo-Dutch player moves first', () => {
    const f = calm(2, towns, THREE);
    expect(f.decision).toBe('anglo-dutch movement');
    expect(f.rule('pr-1-inf1 namur-ligny', 'prussian')).toBe('2.0a');
  });

  it('[11.0f] or passes the first move to the Prussian, and moves after him', () => {
    const f = calm(2, towns, THREE).play('pass');
    expect(f.decision).toBe('prussian movement');
    expect(f.rule('pass')).toBe('11.0f');
    f.plays('pr-1-inf1 namur-ligny', 'end');
    expect(f.decision).toBe('anglo-dutch movement');
    expect(f.rule('pass')).toBe('11.0f');
    f.plays('ad-1-br hal-waterloo', 'end');
    expect([f.turn, f.decision]).toEqual([3, 'french movement']);
  });

  it('[11.0f] what was passed does not come back a second time', () => {
    const f = calm(2, towns, THREE).plays('pass', 'end');
    expect([f.decision, f.rule('pass')]).toEqual(['anglo-dutch movement', '11.0f']);
    expect(f.play('end').turn).toBe(3);
  });

  it('[11.0f] who has moved a unit can not pass the first move any more', () => {
    const f = calm(2, towns, THREE).play('ad-1-br hal-waterloo');
    expect(f.rule('pass')).toBe('11.0f');
  });

  it('[11.0f] of two players nobody passes', () => {
    expect(calm(2, towns).rule('pass')).toBe('11.0f');
    expect(calm(1, towns, THREE).rule('pass')).toBe('11.0f');
  });

  it('[11.0f] each ends once; both roll when both have moved', () => {
    const f = calm(2, towns, THREE).plays('ad-1-br hal-nivelles-binche', 'end');
    expect(f.decision).toBe('prussian movement');
    expect(f.rule('march ad-1-br', 'anglo-dutch')).toBe('2.0a');
    f.plays('pr-1-inf1 namur-ligny-charleroi', 'end');
    expect(f.step).toBe('march');
    const rolled: string[] = [];
    while (f.step === 'march') {
      rolled.push(f.seat);
      expect(f.choices()).toEqual([f.seat === 'anglo-dutch' ? 'march ad-1-br' : 'march pr-1-inf1']);
      f.play(f.choices()[0], 6);
    }
    expect(rolled.sort()).toEqual(['anglo-dutch', 'prussian']);
  });

  it('[11.0f] [5.4a] limits of roads are shared, first come, first served', () => {
    const english = ['ad-1-br', 'ad-1-ne', 'ad-2-br', 'ad-2-ne'];
    const prussians = ['pr-1-inf1', 'pr-1-inf2', 'pr-2-inf1'];
    const f = calm(2, { wavre: [...english, ...prussians] }, THREE);
    for (const unit of english) f.play(`${unit} wavre-waterloo`);
    f.plays('end', 'pr-1-inf1 wavre-waterloo', 'pr-1-inf2 wavre-waterloo');
    expect(f.rule('pr-2-inf1 wavre-waterloo')).toBe('5.4a');
  });

  /** A battle at Ligny that both Allies defend. */
  const battle = (): Field => {
    const own = ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1'];
    const f = fight(
      1,
      { ligny: [...own, 'ad-1-br', 'ad-2-br', 'pr-1-inf1', 'pr-2-inf1'] },
      { ligny: ['charleroi'] },
      THREE,
      HILLS[0],
    );
    post(hills(f), { left: ['ad-1-br'], center: ['ad-2-br'] });
    post(f, { right: ['pr-1-inf1'], reserve: ['pr-2-inf1'] });
    return post(f, { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] });
  };

  it('[11.0f] in a Combat step control goes to and fro until both hand over without acting', () => {
    const f = endUntil(battle(), 'anglo-dutch combat');
    expect(f.rule('shift pr-2-inf1 @left')).toBe('11.0e');
    f.play('square ad-1-br').play('end');
    expect(f.decision).toBe('prussian combat');
    f.play('shift pr-2-inf1 @right').play('end');
    expect(f.decision).toBe('anglo-dutch combat');
    f.play('end');
    expect(f.decision).toBe('prussian combat');
    f.play('end');
    expect(f.step).toBe('reinforcement');
  });

  it('[11.0f] two hand-overs in a row end the step', () => {
    const f = endUntil(battle(), 'anglo-dutch combat').play('end');
    expect(f.decision).toBe('prussian combat');
    expect(f.play('end').step).toBe('reinforcement');
  });

  /** A battle at Ligny that the Prussians defend, with an Anglo-Dutch unit next to it. */
  const besideLigny = (): Field => {
    const units = ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'];
    const scene = { ligny: units, 'quatre-bras': ['ad-1-br', 'ad-2-br'], namur: ['pr-4-inf1'] };
    const f = fight(1, scene, { ligny: ['charleroi'] }, THREE, HILLS[0]);
    post(hills(f), { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
    return post(f, { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] });
  };

  it('[11.0f] [6.34b] an ally who is not in the battle can still reinforce it', () => {
    const f = besideLigny();
    const able = new Set<string>();
    while (f.step !== 'reinforcement' || f.seat === 'french') f.play('end');
    while (f.step === 'reinforcement') {
      for (const line of f.choices('reinforce')) able.add(line);
      f.play('end');
    }
    expect([...able].sort()).toEqual(['reinforce ad-1-br', 'reinforce ad-2-br', 'reinforce pr-4-inf1']);
  });

  it('[11.0f] [6.34a] in a reinforcement step too control goes to and fro until both hand over without acting', () => {
    const f = endUntil(besideLigny(), 'anglo-dutch reinforcement').play('end');
    expect(f.decision).toBe('prussian reinforcement');
    f.plays('reinforce pr-4-inf1', 'end');
    expect([f.decision, f.choices('reinforce')]).toEqual([
      'anglo-dutch reinforcement',
      ['reinforce ad-1-br', 'reinforce ad-2-br'],
    ]);
    f.plays('reinforce ad-1-br', 'end', 'end');
    expect(f.decision).toBe('anglo-dutch reinforcement');
    expect(f.play('end').decision).toBe('french combat');
  });

  it('[11.0f] [7.5a] and can regroup with the victor', () => {
    const f = besideLigny();
    f.plays('retreat fr-1-inf1 charleroi', 'end');
    // The French leave one at a time by their one minor road.
    const able = new Set<string>();
    for (let i = 0; i < 40 && f.turn === 1; i++) {
      const retreat = f.seat === 'french' ? f.choices('retreat')[0] : undefined;
      if (f.step === 'regroup') for (const line of f.choices('regroup')) able.add(line.split(' ')[1]);
      f.play(retreat ?? 'end');
    }
    expect([...able].filter((unit) => ['ad-1-br', 'ad-2-br', 'pr-4-inf1'].includes(unit)).sort()).toEqual([
      'ad-1-br',
      'ad-2-br',
      'pr-4-inf1',
    ]);
  });

  it('[11.0e] each retreats his own units', () => {
    const f = endUntil(battle(), 'anglo-dutch combat');
    expect(f.rule('retreat pr-2-inf1 namur')).toBe('11.0e');
    expect(f.rule('retreat ad-1-br namur')).toBe('allowed');
  });
});

describe('11.0g secret steps', () => {
  const FRENCH = ['fr-1-inf1', 'fr-2-inf1'];
  const FROM = { charleroi: ['laneffe'] };
  const ENGLISH = ['ad-1-br', 'ad-1-ne', 'ad-2-br'];
  const PRUSSIANS = ['pr-1-inf1', 'pr-1-inf2', 'pr-2-inf1'];
  const skirmish = (): Field => fight(1, { charleroi: [...FRENCH, ...ENGLISH, ...PRUSSIANS] }, FROM, THREE);

  it('[11.0g] the Anglo-Dutch player picks first, each his own', () => {
    const f = skirmish();
    expect(f.decision).toBe('anglo-dutch showing');
    expect(f.rule('show pr-1-inf1')).toBe('11.0g');
    f.play('show ad-1-br');
    expect(f.decision).toBe('prussian showing');
    expect(f.rule('show ad-1-ne')).toBe('11.0g');
    expect(f.play('show pr-1-inf1').decision).toBe('french showing');
  });

  it('[11.0g] four in all', () => {
    const f = skirmish().play(`show ${ENGLISH.join(' ')}`);
    expect(f.rule('show pr-1-inf1 pr-1-inf2')).toBe('11.0g');
    f.play('show pr-1-inf1');
    expect(f.decision).toBe('french showing');
  });

  it('[11.0g] one at least between them: one of the two may show nobody', () => {
    const none = skirmish();
    expect(none.rule('end')).toBe('allowed');
    none.play('end');
    expect(none.decision).toBe('prussian showing');
    expect(none.rule('end')).toBe('11.0g');
    const one = skirmish().play('show ad-1-br');
    expect(one.rule('end')).toBe('allowed');
    expect(one.play('end').decision).toBe('french showing');
  });

  it('[11.0g] the Prussian is told how many, and not whom; the French neither', () => {
    const f = skirmish();
    const views = ['show ad-1-br', 'show ad-2-br'].map((line) => {
      const one = f.copy().play(line);
      return [[...one.view('prussian').state], one.heard('prussian'), one.watched('prussian')];
    });
    expect(views[0]).toEqual(views[1]);
    const known = (line: string) => [...f.copy().play(line).view('prussian').state];
    expect(known('show ad-1-br')).not.toEqual(known('show ad-1-br ad-2-br'));
    const french = (line: string) => {
      const one = f.copy().play(line);
      return [[...one.view('french').state], one.heard('french')];
    };
    expect(french('show ad-1-br')).toEqual(french('show ad-1-br ad-2-br'));
  });

  it('[11.0g] after a skirmish the Anglo-Dutch unit goes first, where each ally has one to retreat', () => {
    const three = ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1'];
    const tie = fight(1, { charleroi: [...three, 'ad-1-br', 'pr-1-inf1'] }, FROM, THREE);
    tie
      .play('show ad-1-br')
      .play('show pr-1-inf1')
      .play('show fr-1-inf1', ...misses(11));
    expect(tie.decision).toBe('anglo-dutch withdrawal');
    tie.play('retreat ad-1-br ligny');
    expect(tie.decision).toBe('prussian withdrawal');
    expect(tie.rule('retreat pr-1-inf1 ligny')).toBe('7.2a');
  });

  it('[11.0g] [6.6i] a unit that finds no place left is eliminated', () => {
    // The Attackers came by one minor road: the first of the two Allies takes it.
    const f = fight(
      2,
      { charleroi: ['fr-1-inf1', 'fr-2-inf1', 'ad-1-br', 'pr-1-inf1'] },
      { charleroi: ['ligny'] },
      THREE,
    );
    f.play('show fr-1-inf1')
      .play('show ad-1-br')
      .play('show pr-1-inf1', ...misses(11))
      .play('retreat ad-1-br ligny');
    expect([f.where('ad-1-br'), f.where('pr-1-inf1')]).toEqual(['ligny', 'eliminated']);
  });
});

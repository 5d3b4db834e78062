import { choicesOf, concealed, randomBits, refuseInput } from '@hundred-days/kernel';
import { writtenChoices } from '@hundred-days/kernel/testing';
import { position } from '@hundred-days/napoleon-1815';
import { determinize } from '@hundred-days/napoleon-1815/determinize';
import { describe, expect, it } from 'vitest';
import { battle, draw, FRENCH_LINE, PRUSSIAN_LINE, pass } from '../battles.ts';
import { endUntil, fight, HILLS, hills, misses, post } from '../scenes.ts';
import { BIDDING, type Field, game, scenario, THREE, unitNumber } from '../support.ts';
import { ALLIED, expectAlike, FRENCH, fights, moves, type Seat, SPECTATOR, snapshot } from '../tables.ts';
import { w } from '../world.ts';

/** Where one section of the rules meets another. */

const round = (f: Field): Field => pass(pass(f));
const firepower = (f: Field): unknown => f.last('fired').firepower;

describe('battle moves and what is left of them', () => {
  it('[6.32d] [6.33m] horse artillery that has disengaged does not engage with its second step', () => {
    const f = battle({
      attacker: { ...FRENCH_LINE, reserve: ['fr-3cc-ha', 'fr-3cc-cav'] },
      defender: PRUSSIAN_LINE,
    });
    // Both Prussian wings come forward; the guns engage on the left and fall back from there one turn later.
    pass(f.play('shift fr-2-inf1 @enemy-center')).plays('shift pr-3-inf1 @enemy-left', 'shift pr-1-inf1 @enemy-right');
    round(pass(f).play('shift fr-3cc-ha @left')).play('shift fr-3cc-ha @reserve');
    expect(f.rules('shift fr-3cc-ha @left', 'shift fr-3cc-ha @right')).toEqual(['6.32d', '6.32d']);
  });

  it('[6.32d] [6.33m] nor forward again, but it may step back further or fire', () => {
    const f = battle({
      attacker: { ...FRENCH_LINE, left: ['fr-3cc-ha', 'fr-3cc-cav'] },
      defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1', 'pr-3-inf2'] },
    });
    round(f.play('shift fr-3cc-ha @enemy-right')).play('shift fr-3cc-ha @left');
    expect(f.rule('shift fr-3cc-ha @enemy-right')).toBe('6.32d');
    expect(f.rules('shift fr-3cc-ha @reserve', 'fire fr-3cc-ha @line')).toEqual(['allowed', 'allowed']);
  });

  /** A Prussian of one step stands forward in the French left, where cavalry or guns have met it. */
  const visitor = (left: readonly string[], reserve: readonly string[]): Field => {
    const f = battle({
      attacker: { ...FRENCH_LINE, left, reserve },
      defender: { ...PRUSSIAN_LINE, right: ['pr-3-inf1', 'pr-3-cav 1', 'pr-3-inf2'] },
    });
    return pass(pass(f.play('shift fr-2-inf1 @enemy-center')).play('shift pr-3-cav @enemy-left'));
  };

  it('[6.33i] [6.4a] shock is gone when the last enemy of the position is shot, not only when he leaves', () => {
    const f = visitor(['fr-1-inf1'], ['fr-3cc-cav']).play('shift fr-3cc-cav @left');
    f.play('fire fr-1-inf1 @line', 1, 6, 6);
    expect(f.at('pr-3-cav')).toBe('eliminated');
    pass(f).play('shift pr-3-inf2 @enemy-left');
    expect(firepower(pass(f).play('fire fr-3cc-cav @line', ...misses(3)))).toBe(3);
  });

  it('[6.32h] [6.32j] [6.33m] horse artillery that has engaged stops, even if nobody is left there to fight', () => {
    const f = visitor(['fr-1-inf1'], ['fr-3cc-ha']).play('shift fr-3cc-ha @left');
    f.play('fire fr-1-inf1 @line', 1, 6, 6);
    expect([f.at('pr-3-cav'), f.decision]).toEqual(['eliminated', 'french combat']);
    expect(f.rules('shift fr-3cc-ha @reserve', 'shift fr-3cc-ha @enemy-right')).toEqual(['6.32h', '6.32h']);
    expect(f.goals('shift', 'fr-3cc-ha')).toEqual([]);
    expect(f.flags('fr-3cc-ha')).toEqual(['stepped', 'engaged', 'halted']);
    // 6.33m: of moving one step and firing the fire is left to it, at long range now.
    expect(firepower(f.play('fire fr-3cc-ha @line', ...misses(f.strength('fr-3cc-ha'))))).toBe(1);
    // The next Battle Turn begins anew.
    expect([round(f).flags('fr-3cc-ha'), f.rule('shift fr-3cc-ha @reserve')]).toEqual([['known'], 'allowed']);
  });

  it('[6.33l] [6.4a] and the short range bonus is back', () => {
    const f = visitor(['fr-1-inf1', 'fr-1-art'], []).play('fire fr-1-art @line', ...misses(3));
    f.play('fire fr-1-inf1 @line', 1, 6, 6);
    pass(f).play('shift pr-3-inf2 @enemy-left');
    expect(firepower(pass(f).play('fire fr-1-art @line', ...misses(3)))).toBe(2);
  });
});

describe('routs, squares, regrouping', () => {
  it('[6.5h] [7.41c] a rout breaks the square before attrition: its guest is not lost with the infantry', () => {
    const f = battle({
      attacker: FRENCH_LINE,
      defender: { left: ['pr-1-inf1 1', 'pr-blucher'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] },
    });
    pass(f.play('shift fr-1-inf1 @enemy-right')).plays('square pr-1-inf1', 'shelter pr-blucher pr-1-inf1');
    f.play('shift pr-3-inf1 @reserve');
    expect([f.at('pr-1-inf1'), f.where('pr-blucher'), f.decision]).toEqual(['eliminated', 'ligny', 'allied rout']);
  });

  it('[7.5a] [5.6e] a unit regroups by one road, not through the town of the battle', () => {
    const f = battle({
      attacker: FRENCH_LINE,
      defender: PRUSSIAN_LINE,
      near: { charleroi: ['fr-4-inf', 'fr-4-art'], 'quatre-bras': ['fr-6-inf', 'fr-6-art'] },
    });
    pass(f).plays('retreat pr-1-inf1 namur', 'retreat pr-2-inf1 namur', 'retreat pr-3-inf1 gembloux');
    f.plays('regroup fr-4-inf ligny', 'regroup fr-1-inf1 quatre-bras');
    expect(f.rules('regroup fr-4-inf quatre-bras', 'regroup fr-1-inf1 ligny')).toEqual(['7.5a', '7.5a']);
    expect(f.rule('regroup fr-6-inf ligny')).toBe('allowed');
    expect(endUntil(f, 'allied movement').flags('fr-4-inf')).toEqual([]);
  });
});

describe('several battles', () => {
  it('[6.1e] [6.21o] while one battle is deployed nobody of another takes its ground', () => {
    const towns = {
      ligny: ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
      'quatre-bras': ['fr-4-inf', 'fr-4-art', 'fr-6-inf', 'ad-1-br', 'ad-1-ne', 'ad-1-art'],
    };
    const f = fight(1, towns, { ligny: ['charleroi'], 'quatre-bras': ['charleroi'] });
    hills(f.play('fight ligny', HILLS[0]));
    post(f, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
    f.plays('post fr-1-inf1 @left', 'post fr-2-inf1 @center', 'post fr-3-inf1 @right').play('end', 9);
    // A Stream, then two Farms on the left and right, where Prussian infantry stands in the other battle.
    f.play('terrain @left', draw('farm', ['hill', 'hill', 'hill', 'stream'])).play('terrain @left', 4);
    f.play('terrain @right');
    f.plays('post ad-1-br @left', 'post ad-1-ne @center', 'post ad-1-art @right');
    const idle = choicesOf(game, f.state, f.chair, unitNumber('pr-1-inf1'));
    expect([f.decision, f.rule('hold pr-1-inf1'), idle.length]).toEqual(['allied posting', '6.22a', 0]);
  });
});

describe('a battle won beside another', () => {
  it('[7.5d] a unit of another battle is kept from regrouping by that battle, whatever it has done there', () => {
    const towns = {
      ligny: ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
      'quatre-bras': ['fr-4-inf', 'fr-g-inf', 'fr-6-inf', 'ad-1-br', 'ad-2-br', 'ad-r-br1'],
    };
    const f = fight(1, towns, { ligny: ['charleroi'], 'quatre-bras': ['charleroi'] });
    hills(f.play('fight ligny', HILLS[0]));
    post(f, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
    f.plays('post fr-1-inf1 @left', 'post fr-2-inf1 @center', 'post fr-3-inf1 @right').play('end', 9);
    f.play('terrain @left', 8).play('terrain @left', 7).play('terrain @right');
    post(f, { left: ['ad-1-br'], center: ['ad-2-br'], right: ['ad-r-br1'] });
    post(f, { left: ['fr-4-inf'], center: ['fr-g-inf'], right: ['fr-6-inf'] });
    f.plays('fight quatre-bras', 'square fr-4-inf', 'end', 'end', 'end', 'end', 'end', 'end');
    f.plays('retreat pr-1-inf1 namur', 'retreat pr-2-inf1 namur', 'retreat pr-3-inf1 gembloux');
    expect([f.decision, f.fightTown]).toEqual(['french regroup', 'ligny']);
    expect(f.refusal('regroup fr-4-inf ligny')).toMatchObject({ rule: '7.5d', code: 'fight-there' });
    expect(f.rule('regroup fr-1-inf1 quatre-bras')).toBe('7.5d');
  });
});

describe('three players', () => {
  const FRENCH_THREE = ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1'];
  const frenchLine = (f: Field): Field => post(f, { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] });

  it('[11.0f] an ally whose last unit has left hands over to the other all the same', () => {
    const towns = { ligny: [...FRENCH_THREE, 'ad-1-br', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] };
    const f = fight(1, towns, { ligny: ['charleroi'] }, THREE, HILLS[0]);
    post(hills(f), { reserve: ['ad-1-br'] });
    post(f, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
    endUntil(frenchLine(f), 'anglo-dutch combat').plays('retreat ad-1-br namur', 'end');
    expect(f.decision).toBe('prussian combat');
    expect(f.play('end').step).toBe('reinforcement');
  });

  it('[11.0g] in a rout one ally assigns all his units before the other', () => {
    const english = ['ad-1-br', 'ad-2-br', 'ad-r-br1'];
    const towns = { ligny: [...FRENCH_THREE, ...english, 'pr-1-inf1', 'pr-2-inf1'] };
    const f = fight(1, towns, { ligny: ['charleroi'] }, THREE, HILLS[0]);
    post(hills(f), { left: ['ad-1-br'], center: ['ad-2-br'], reserve: ['ad-r-br1'] });
    post(f, { right: ['pr-1-inf1'], reserve: ['pr-2-inf1'] });
    frenchLine(f).play('shift fr-1-inf1 @enemy-right');
    endUntil(f, 'prussian combat').play('shift pr-1-inf1 @reserve');
    const assigners: string[] = [];
    for (const town of ['quatre-bras', 'quatre-bras', 'namur', 'namur', 'gembloux']) {
      assigners.push(f.seat);
      f.play(f.choices('retreat').find((line) => line.endsWith(town)) ?? 'none');
    }
    expect(assigners).toEqual(['anglo-dutch', 'anglo-dutch', 'anglo-dutch', 'prussian', 'prussian']);
  });

  it('[6.22b] [6.21e] [11.0f] the first does not leave the Woods to guns of the second', () => {
    const towns = { ligny: [...FRENCH_THREE, 'ad-1-br', 'ad-1-ne', 'pr-1-art'] };
    const f = fight(1, towns, { ligny: ['charleroi'] }, THREE, HILLS[0]);
    f.play('terrain @left', draw('woods', ['hill'])).play('terrain @left', draw('hill', ['hill', 'woods']));
    f.play('terrain @right').play('post ad-1-br @center');
    expect(f.rules('post ad-1-ne @right', 'post ad-1-ne @left')).toEqual(['6.22b', 'allowed']);
    post(f, { left: ['ad-1-ne'] });
    expect(f.goals('post', 'pr-1-art')).toEqual(['right']);
  });
});

describe('hidden information', () => {
  const HIDDEN = { hiddenUntilFire: true };
  const FROM = { ligny: ['charleroi'] };
  const SIX = ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'];
  const posted = (seat: Seat, line: Readonly<Record<string, string>>): Seat => {
    for (const [unit, place] of Object.entries(line)) seat.play(`post ${unit} @${place}`);
    return seat.play('end');
  };
  const FRENCH_POSTS = { 'fr-1-inf1': 'left', 'fr-2-inf1': 'center', 'fr-3-inf1': 'right' };
  const PRUSSIAN_POSTS = { 'pr-1-inf1': 'left', 'pr-2-inf1': 'center', 'pr-3-inf1': 'right' };
  const onHills = (seat: Seat): Seat => seat.play('terrain @left', 11).play('terrain @left', 10).play('terrain @right');

  it('[FOG-13] [6.24c] whoever has looked into the Woods cannot take that back', () => {
    const seat = fights(1, { ligny: SIX }, FROM, {}, 12);
    seat.play('terrain @left', 1).play('terrain @right', 10).play('terrain @left');
    posted(posted(seat, PRUSSIAN_POSTS), FRENCH_POSTS);
    expect(seat.view(FRENCH).shows('pr-3-inf1')).toBe(false);
    seat.play('shift fr-1-inf1 @enemy-right');
    expect(seat.view(FRENCH).shows('pr-3-inf1')).toBe(true);
    expect(seat.table.undo(FRENCH)?.code).toBe('undo-past-reveal');
  });

  it('[FOG-13] [FOG-17] nor who has routed the enemy: that nobody of the Reserve was lost tells of their steps', () => {
    const seat = onHills(fights(1, { ligny: [...SIX, 'fr-1-inf2', 'pr-4-inf1'] }, FROM, {}, 12));
    posted(posted(seat, { ...PRUSSIAN_POSTS, 'pr-4-inf1': 'reserve' }), { ...FRENCH_POSTS, 'fr-1-inf2': 'left' });
    seat.plays('end', 'end', 'retreat pr-3-inf1 namur', 'end', 'end');
    seat.play('shift fr-1-inf2 @enemy-right');
    expect([seat.step, seat.table.undo(FRENCH)?.code]).toEqual(['rout', 'undo-past-end']);
  });

  it('[FOG-13] retreats that have been shown at the end of a fight cannot be taken back', () => {
    const lost = fights(1, { charleroi: ['fr-1-inf1', 'fr-2-inf1', 'pr-1-inf1 1'] }, { charleroi: ['laneffe'] });
    lost.play('show pr-1-inf1').play('show fr-1-inf1', ...misses(4));
    lost.play('retreat pr-1-inf1 ligny');
    expect([lost.view(FRENCH).hidden('ligny'), lost.table.undo(ALLIED) === null]).toEqual([{ prussian: 1 }, false]);
    const seat = posted(posted(onHills(fights(1, { ligny: SIX }, FROM, {}, 12)), PRUSSIAN_POSTS), FRENCH_POSTS);
    seat.plays('end', 'end', 'retreat pr-1-inf1 namur', 'retreat pr-2-inf1 namur', 'retreat pr-3-inf1 gembloux');
    expect([seat.step, seat.table.undo(ALLIED)?.code]).toEqual(['regroup', 'undo-past-end']);
  });

  it('[FOG-12] [FOG-13] a unit that went into RESERVE just before a rout leaves as one of the Reserve', () => {
    const run = (first: string, second: string): Seat => {
      const seat = onHills(fights(1, { ligny: [...SIX, 'pr-1-inf2', 'pr-4-inf1'] }, FROM, {}, 12));
      posted(posted(seat, { ...PRUSSIAN_POSTS, 'pr-1-inf2': 'left', 'pr-4-inf1': 'reserve' }), FRENCH_POSTS);
      seat.plays('shift fr-1-inf1 @enemy-right', 'end', 'end', 'shift pr-1-inf2 @reserve', 'shift pr-3-inf1 @reserve');
      seat.plays('retreat pr-1-inf1 namur', 'retreat pr-2-inf1 quatre-bras', 'retreat pr-3-inf1 quatre-bras');
      return seat.plays(`retreat ${first} namur`, `retreat ${second} gembloux`);
    };
    expectAlike(run('pr-1-inf2', 'pr-4-inf1'), run('pr-4-inf1', 'pr-1-inf2'), [FRENCH, SPECTATOR]);
  });

  it('[FOG-10] an open unit does not tell whether it is one of those that moved', () => {
    // Two blocks stand at Quatre Bras, one of which has come there in this turn; one of them reinforces and is opened.
    const run = (mover: string, stander: string): Seat => {
      const seat = moves(1, {
        charleroi: SIX.slice(0, 3),
        ligny: SIX.slice(3),
        nivelles: [mover],
        'quatre-bras': [stander],
      });
      seat.plays(...SIX.slice(0, 3).map((unit) => `${unit} charleroi-ligny`), `${mover} nivelles-quatre-bras`);
      onHills(seat.play('end', 12));
      posted(posted(seat, PRUSSIAN_POSTS), FRENCH_POSTS);
      return seat.plays('end', 'reinforce fr-4-inf', 'end', 'end', 'end', 'shift fr-4-inf @left', 'end');
    };
    expectAlike(run('fr-4-inf', 'fr-6-inf'), run('fr-6-inf', 'fr-4-inf'), [ALLIED, SPECTATOR]);
  });

  it('[FOG-17] [12.0f] an open unit does not tell that it has paid for the bid', () => {
    const f = scenario('historical', BIDDING, 1).plays('bid @french @1', 'pass', 'reduce fr-g-cav');
    f.plays('fr-g-cav beaumont-thuin-binche-charleroi', 'end').play('march fr-g-cav', 6);
    const [defender] = f.standing('charleroi').filter((unit) => unit.startsWith('pr-'));
    f.play(`show ${defender}`).play('show fr-g-cav', ...misses(f.strength(defender) + 2));
    expect(f.decision).toBe('french withdrawal');
    expect([f.flags('fr-g-cav').includes('reduced'), f.view('allied').at('fr-g-cav')]).toEqual([true, 'charleroi 2']);
    expect(f.view('allied').flags('fr-g-cav')).toEqual(['face-up']);
  });

  it('[FOG-7] [6.24d] in whose square an open guest shelters is not told while the square is hidden', () => {
    const run = (host: string, other: string): Seat => {
      const units = [...SIX, 'fr-1-inf2', 'fr-1-art'];
      const seat = onHills(fights(1, { ligny: units }, FROM, HIDDEN, 12));
      posted(posted(seat, PRUSSIAN_POSTS), { ...FRENCH_POSTS, 'fr-1-inf2': 'left', 'fr-1-art': 'left' });
      seat.play('fire fr-1-art @line', ...misses(3)).plays(`square ${host}`, 'end', 'end', 'end', 'end');
      expect(seat.view(ALLIED).shows(other)).toBe(false);
      return seat.plays(`shelter fr-1-art ${host}`, 'end');
    };
    const a = run('fr-1-inf1', 'fr-1-inf2');
    expectAlike(a, run('fr-1-inf2', 'fr-1-inf1'), [ALLIED, SPECTATOR]);
    expect(a.view(ALLIED).host('fr-1-art')).not.toBe('none');
  });

  it('[6.7c] [FOG-15] [6.24d] fire at hidden blocks counts, whether or not it could have hurt them', () => {
    const run = (steps: string): Seat => {
      const seat = fights(1, { ligny: [...SIX.slice(0, 5), `pr-3-inf1${steps}`, 'fr-1-art'] }, FROM, HIDDEN, 12);
      posted(posted(onHills(seat), PRUSSIAN_POSTS), { ...FRENCH_POSTS, 'fr-1-art': 'left' });
      return seat.play('fire fr-1-art @line', ...misses(3));
    };
    expectAlike(run(' 1'), run(''), [FRENCH, SPECTATOR]);
  });

  it('[11.0e] [FOG-15] [6.24d] ground that a hidden block of the ally holds is not free, from the view as in truth', () => {
    const towns = { ligny: [...SIX.slice(0, 3), 'ad-1-br', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] };
    const f = fight(1, towns, FROM, { ...THREE, ...HIDDEN }, HILLS[0]);
    hills(f).plays('post ad-1-br @left', 'hold ad-1-br', 'end');
    post(f, { center: ['pr-1-inf1'], right: ['pr-2-inf1'], reserve: ['pr-3-inf1'] });
    post(f, { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] });
    endUntil(f.play('shift fr-2-inf1 @enemy-center'), 'prussian combat').plays('shift pr-3-inf1 @left', 'end');
    endUntil(endUntil(f, 'french combat'), 'prussian combat');
    const hold = { type: 'hold', unit: unitNumber('pr-3-inf1') };
    const [truth, seen] = [f.state, f.view('prussian').state].map((state) => refuseInput(game, state, 2, hold));
    expect(truth?.rule).toBe('11.0e');
    expect(seen).toEqual(truth);
  });

  /** What a player may do with a unit, and why not, from the truth and from what he sees. */
  const answers = (f: Field, player: 'anglo-dutch' | 'prussian', unit: string, action: object): unknown[] => {
    const seat = f.chairOf(player);
    return [f.state, f.view(player).state].map((state) => ({
      choices: writtenChoices(game, state, seat, '').filter((line) => line.split(' ').includes(unit)),
      refusal: refuseInput(game, state, seat, action),
    }));
  };

  it.each(['square', 'shelter'])(
    '[11.0e] [FOG-7] [6.24d] nor when that block has gone into %s with the Hill behind it',
    (how) => {
      const towns = { ligny: [...SIX.slice(0, 3), 'ad-1-br', 'ad-1-art', 'pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] };
      const f = fight(1, towns, FROM, { ...THREE, ...HIDDEN }, HILLS[0]);
      const holder = how === 'square' ? 'ad-1-br' : 'ad-1-art';
      hills(f).plays('post ad-1-br @left', 'post ad-1-art @left', `hold ${holder}`, 'end');
      post(f, { center: ['pr-1-inf1'], right: ['pr-2-inf1'], reserve: ['pr-3-inf1'] });
      post(f, { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] });
      endUntil(f.play('shift fr-2-inf1 @enemy-center'), 'anglo-dutch combat').play('square ad-1-br');
      if (how === 'shelter') f.play('shelter ad-1-art ad-1-br');
      f.plays('end', 'shift pr-3-inf1 @left', 'end');
      endUntil(endUntil(f, 'french combat'), 'prussian combat');
      expect(f.is(holder, 'holds')).toBe(true);
      const [truth, seen] = answers(f, 'prussian', 'pr-3-inf1', { type: 'hold', unit: unitNumber('pr-3-inf1') });
      expect(truth).toMatchObject({ refusal: { rule: '11.0e' } });
      expect(seen).toEqual(truth);
      // A whole position made from the view has a holder there, and gives the same view again.
      const view = f.view('prussian').state;
      const whole = determinize(w, view, 2, randomBits(how));
      const holders = w.unitIds.filter((_, unit) => position.has(w, whole, unit, position.HOLDS));
      expect([holders.length, holders.every((unit) => unit.startsWith('ad-'))]).toEqual([1, true]);
      expect([...concealed(game, whole, 2)]).toEqual([...view]);
    },
  );

  it('[6.52a] [FOG-15] [6.24d] whether an own square is taken by a hidden block of the ally is not found out by asking', () => {
    const towns = { ligny: [...SIX.slice(0, 3), 'ad-1-br', 'ad-1-art', 'pr-1-inf1', 'pr-2-inf1', 'pr-2-ha'] };
    const f = fight(1, towns, FROM, { ...THREE, ...HIDDEN }, HILLS[0]);
    post(hills(f), { right: ['ad-1-br', 'ad-1-art'] });
    post(f, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], reserve: ['pr-2-ha'] });
    post(f, { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] });
    // The square is open, for its infantry has fired; the guns of both allies behind it are hidden.
    endUntil(f.play('shift fr-1-inf1 @enemy-right'), 'anglo-dutch combat');
    f.play('fire ad-1-br @line', ...misses(4)).play('end');
    endUntil(f.play('shift pr-2-ha @right'), 'french combat');
    f.plays('shift fr-1-inf1 @left', 'shift fr-2-inf1 @enemy-center');
    endUntil(f, 'anglo-dutch combat').plays('square ad-1-br', 'end', 'shelter pr-2-ha ad-1-br');
    endUntil(endUntil(f, 'french combat'), 'anglo-dutch combat');
    expect([f.view('anglo-dutch').shows('ad-1-br'), f.view('anglo-dutch').shows('pr-2-ha')]).toEqual([true, false]);
    const shelter = { type: 'shelter', unit: unitNumber('ad-1-art'), host: unitNumber('ad-1-br') };
    const [truth, seen] = answers(f, 'anglo-dutch', 'ad-1-art', shelter);
    expect(truth).toMatchObject({ refusal: { rule: '6.52a', code: 'no-square-there' } });
    expect(seen).toEqual(truth);
  });

  it('[FOG-13] [7.0b] what an open unit loses when it retreats is shown with the Retreat, and not before', () => {
    const seat = posted(posted(onHills(fights(1, { ligny: [...SIX, 'fr-1-inf2'] }, FROM, {}, 12)), PRUSSIAN_POSTS), {
      ...FRENCH_POSTS,
      'fr-1-inf2': 'left',
    });
    seat.plays('shift fr-1-inf1 @enemy-right', 'end', 'end', 'end', 'end');
    const changes = snapshot(seat, ALLIED, SPECTATOR);
    seat.play('retreat fr-1-inf1 charleroi');
    expect(changes()).toEqual([]);
    expect([seat.view(FRENCH).at('fr-1-inf1'), seat.log(FRENCH).includes('attrition')]).toEqual(['charleroi 2', true]);
    expect(seat.table.undo(FRENCH)).toBeNull();
    seat.plays('retreat fr-1-inf1 charleroi', 'end');
    const told = seat.table.seen(ALLIED).flatMap(({ events }) => events);
    expect(told.filter(({ type }) => type === 'attrition').map(({ data }) => data.unit)).toEqual(['fr-1-inf1']);
    const own = seat.table.seen(FRENCH).flatMap(({ events }) => events);
    expect(own.filter(({ type }) => type === 'attrition')).toHaveLength(1);
  });

  it('[FOG-6] [7.41a] what open units lose in a rout is seen when it is told', () => {
    const seat = posted(posted(onHills(fights(1, { ligny: SIX }, FROM, {}, 12)), PRUSSIAN_POSTS), FRENCH_POSTS);
    seat.plays('shift fr-1-inf1 @enemy-right', 'end', 'end', 'shift pr-3-inf1 @reserve');
    expect([seat.step, seat.log(FRENCH).includes('attrition')]).toEqual(['rout', true]);
    for (const viewer of [FRENCH, ALLIED, SPECTATOR]) expect(seat.view(viewer).strength('pr-1-inf1')).toBe(3);
    seat.plays('retreat pr-1-inf1 namur', 'retreat pr-2-inf1 namur', 'retreat pr-3-inf1 gembloux');
    const told = seat.table.seen(FRENCH).flatMap(({ events }) => events);
    expect(told.filter(({ type }) => type === 'attrition').map(({ data }) => data.unit)).toEqual([
      'pr-1-inf1',
      'pr-2-inf1',
    ]);
  });

  it('[6.24d] a unit that has fired is hidden again when its way leads through RESERVE', () => {
    const seat = onHills(fights(1, { ligny: [...SIX, 'fr-3-inf2', 'fr-3cc-ha'] }, FROM, HIDDEN, 12));
    posted(posted(seat, PRUSSIAN_POSTS), {
      'fr-1-inf1': 'left',
      'fr-2-inf1': 'center',
      'fr-3cc-ha': 'right',
      'fr-3-inf1': 'reserve',
      'fr-3-inf2': 'reserve',
    });
    seat.play('shift fr-3-inf1 @right').play('fire fr-3cc-ha @line', ...misses(2));
    seat.plays('end', 'end', 'end', 'end');
    expect(seat.view(ALLIED).shows('fr-3cc-ha')).toBe(true);
    seat.plays('shift fr-3cc-ha @left', 'end');
    expect([seat.view(ALLIED).shows('fr-3cc-ha'), seat.view(ALLIED).hiddenInBattle('ligny', 'left')]).toEqual([
      false,
      { french: 2 },
    ]);
  });

  it('[FOG-13] [7.1a] reinforcements by a new road leave no trace before the step is ended', () => {
    const seat = onHills(fights(1, { ligny: SIX, 'quatre-bras': ['fr-4-inf'] }, FROM, {}, 12));
    posted(posted(seat, PRUSSIAN_POSTS), FRENCH_POSTS).play('end');
    const changes = snapshot(seat, ALLIED, SPECTATOR);
    seat.play('reinforce fr-4-inf');
    expect(changes()).toEqual([]);
    seat.plays('end', 'end', 'end', 'retreat fr-1-inf1 quatre-bras');
    expect(seat.view(FRENCH).where('fr-1-inf1')).toBe('quatre-bras');
  });
});

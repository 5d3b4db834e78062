import { randomBits, type State, seededDice } from '@hundred-days/kernel';
import { playGame, randomPlayer } from '@hundred-days/opponents';
import { type Deeds, type LadderResult, playFixture, watchDeeds } from '@hundred-days/opponents/ladder';
import { describe, expect, test } from 'vitest';
import { anyGame, blocks, day, FIVE, ligny, marches, playLines, scene, waterloo } from './five.ts';

/** Lines to play, and the dice that fall. */
type Lines = readonly [lines: readonly string[], ...dice: readonly number[]];

type Done = Omit<Deeds, 'away' | 'turns'>;

/** What the French have done after some lines, and the others. */
function deeds(game: unknown, s: State, ...played: readonly Lines[]): readonly [Done, Done] {
  const witness = watchDeeds(anyGame(game));
  for (const [lines, ...dice] of played) playLines(game, s, witness, lines, dice);
  const done = (side: number): Done => {
    const { away: _, turns: __, ...counted } = witness.of(side);
    return counted;
  };
  return [done(0), done(1)];
}

const NOTHING: Done = { attacks: 0, even: 0, back: 0, lost: 0, taken: 0 };

describe('Napoleon at Waterloo', () => {
  const laid = (units: Readonly<Record<string, string>>, phase = 'frenchCombat'): State =>
    scene(waterloo, { phase, units });
  const DUEL = { 'fr-6inf': '1707', 'aa-3db': '1706' };
  const APART = { 'fr-6inf': '1710', 'aa-3db': '1706' };

  test('an attack at even odds is one that promises nothing; who is driven back by it gives no ground, nor who advances', () => {
    const driven = deeds(waterloo, laid(DUEL), [['attack 1706: fr-6inf @1-1'], 1], [['retreat aa-3db 1705']]);
    expect(driven).toEqual([{ ...NOTHING, attacks: 1, even: 1 }, NOTHING]);
    const repulsed = deeds(
      waterloo,
      laid(DUEL),
      [['attack 1706: fr-6inf @1-1'], 6],
      [['retreat fr-6inf 1708', 'advance aa-3db 1707']],
    );
    expect(repulsed).toEqual([{ ...NOTHING, attacks: 1, even: 1 }, NOTHING]);
  });

  test('three against one promise something', () => {
    const s = laid({ ...DUEL, 'fr-1inf': '1606', 'fr-20inf': '1806' });
    const [french] = deeds(waterloo, s, [['attack 1706: fr-6inf fr-1inf fr-20inf @3-1'], 1]);
    expect(french).toMatchObject({ attacks: 1, even: 0 });
  });

  test('what one side has lost the other has taken', () => {
    const s = laid({ ...DUEL, 'fr-1inf': '1604', 'fr-20inf': '1905', 'aa-bru': '1705' });
    const both = deeds(waterloo, s, [['attack 1706: fr-6inf @1-1'], 1], [['lost aa-3db']]);
    expect(both.map(({ lost, taken }) => [lost, taken])).toEqual([
      [0, 4],
      [4, 0],
    ]);
  });

  test('how far one stands from the enemy is looked at when a turn has ended', () => {
    const s = scene(waterloo, { turn: 2, phase: 'alliedMovement', units: APART });
    const witness = watchDeeds(anyGame(waterloo));
    playLines(waterloo, s, witness, ['aa-3db 1706-1707'], []);
    expect(witness.of(0)).toMatchObject({ away: 0, turns: 0 });
    playLines(waterloo, s, witness, ['end', 'end'], []);
    expect([witness.of(0), witness.of(1)]).toMatchObject([
      { away: 3, turns: 1 },
      { away: 3, turns: 1 },
    ]);
  });

  test('two hexes back are two, and a move forward none', () => {
    const moved = (line: string) => deeds(waterloo, laid(APART, 'frenchMovement'), [[line]]);
    expect(moved('fr-6inf 1710-1711-1712')).toEqual([{ ...NOTHING, back: 2 }, NOTHING]);
    expect(moved('fr-6inf 1710-1709')).toEqual([NOTHING, NOTHING]);
  });
});

describe('Waterloo Campaign', () => {
  const HQS = { 'hq-napoleon': '2006', 'hq-blucher': '2025', 'hq-wellington': '3725' };
  const laid = (units: Readonly<Record<string, string>>, start = 'attack'): State =>
    scene(marches, { turn: 4, start, deluge: false, units: { ...HQS, ...units } });
  const DUEL = { 'fr-2': '2010 battle', 'pr-2': '2011 battle' };
  const APART = { 'fr-2': '2010', 'pr-2': '2015' };

  test('[CRT-1] a Corps against its like promises nothing; that the loser retreats is not his will', () => {
    const both = deeds(marches, laid(DUEL), [['attack fr-2 2011'], 4, 3], [['retreat pr-2 2213']]);
    expect(both).toEqual([{ ...NOTHING, attacks: 1, even: 1 }, NOTHING]);
  });

  test('the Guard with the Emperor promises something, and what it eliminates is lost', () => {
    const guard = { 'hq-napoleon': '2009 battle', 'fr-gd': '2010', 'pr-2': '2011' };
    expect(deeds(marches, laid(guard), [['attack fr-gd 2011'], 6, 1])).toEqual([
      { ...NOTHING, attacks: 1, taken: 3 },
      { ...NOTHING, lost: 3 },
    ]);
  });

  test('[H-1] who withdraws before the moves or marches away gives ground, who marches up does not', () => {
    expect(deeds(marches, laid(DUEL, 'organization'), [['withdraw fr-2 2007']])[0]).toEqual({ ...NOTHING, back: 3 });
    const moved = (line: string) => deeds(marches, laid(APART, 'movement'), [[line]])[0];
    expect(moved('fr-2 hq-napoleon 2010-2009')).toEqual({ ...NOTHING, back: 1 });
    expect(moved('fr-2 hq-napoleon 2010-2011')).toEqual(NOTHING);
  });
});

describe('Napoleon 1815', () => {
  const far = (id: string): string => (id.startsWith('fr') ? 'givet' : id.startsWith('ad') ? 'ghent' : 'liege');
  /** Two French divisions beside a Prussian one, everybody else far away. */
  const laid = (options = {}, more = {}): State => {
    const others = Object.fromEntries(blocks.unitIds.map((id) => [id, far(id)]));
    const units = { ...others, 'fr-1-inf1': 'laneffe', 'fr-1-inf2': 'laneffe', 'pr-1-inf1': 'charleroi', ...more };
    return scene(blocks, { turn: 1, begun: 'movement', units }, options);
  };
  const HITS = Array.from({ length: 20 }, () => 1);
  const MISSED = Array.from({ length: 20 }, () => 6);

  test.each([{}, { threePlayers: true }])('[6.1b] who ends his moves beside the enemy attacks, with %j', (options) => {
    const one = deeds(blocks, laid(options), [['fr-1-inf1 laneffe-charleroi', 'end']]);
    expect(one).toEqual([{ ...NOTHING, attacks: 1, even: 1 }, NOTHING]);
    const two = deeds(blocks, laid(options), [['fr-1-inf1 laneffe-charleroi', 'fr-1-inf2 laneffe-charleroi', 'end']]);
    expect(two).toEqual([{ ...NOTHING, attacks: 1 }, NOTHING]);
  });

  test('[6.6h] a lost skirmish is no ground given up', () => {
    const both = deeds(
      blocks,
      laid(),
      [['fr-1-inf1 laneffe-charleroi', 'end']],
      [['show pr-1-inf1', 'show fr-1-inf1', 'retreat fr-1-inf1 laneffe'], ...MISSED],
    );
    expect(both).toEqual([{ ...NOTHING, attacks: 1, even: 1 }, NOTHING]);
  });

  test('units that are shot down are lost, by whole units', () => {
    const both = deeds(
      blocks,
      laid({}, { 'pr-1-inf1': 'charleroi 1' }),
      [['fr-1-inf1 laneffe-charleroi', 'end']],
      [['show pr-1-inf1', 'show fr-1-inf1'], 6, ...HITS],
    );
    expect(both.map(({ lost, taken }) => [lost, taken])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('towns gone back are counted by the road', () => {
    expect(deeds(blocks, laid(), [['fr-1-inf1 laneffe-philippeville-givet']])[0]).toEqual({ ...NOTHING, back: 2 });
    expect(deeds(blocks, laid(), [['fr-1-inf1 laneffe-charleroi']])[0]).toEqual(NOTHING);
  });
});

describe('the last battles', () => {
  const [ROGUET, LINE] = ['fr-gd-roguet', 'pr-i-29thline'];
  const laid = (units: Readonly<Record<string, string>>, phase = 'frenchCombat'): State =>
    scene(ligny, { battle: 'ligny', phase, units });
  const DUEL = { [ROGUET]: 'L0505', [LINE]: 'L0504' };

  test('[7.4a] a retreat after an attack that promised nothing is no ground given up', () => {
    const both = deeds(
      ligny,
      laid(DUEL),
      [[`attack L0504: ${ROGUET} @1-1`], 1],
      [[`retreat ${LINE} L0503`, `advance ${ROGUET} L0504`]],
    );
    expect(both).toEqual([{ ...NOTHING, attacks: 1, even: 1 }, NOTHING]);
  });

  test('[7.4b] the Guard at three to one promises something; who has no way out is lost', () => {
    const s = laid({ ...DUEL, 'fr-gd-morand': 'L0505' });
    expect(deeds(ligny, s, [[`attack L0504: ${ROGUET} @3-1`], 1])[0]).toMatchObject({ attacks: 1, even: 0 });
    const shut = laid({ ...DUEL, 'fr-iii-dufour': 'L0503', 'fr-iii-lagarde': 'L0404' });
    const both = deeds(
      ligny,
      shut,
      [[`attack L0504: ${ROGUET} fr-iii-dufour fr-iii-lagarde @1-1`], 1],
      [[`lost ${LINE}`]],
    );
    expect(both.map(({ lost, taken }) => [lost, taken])).toEqual([
      [0, 4],
      [4, 0],
    ]);
  });

  test('a hex back is one, and a move forward none', () => {
    const moved = (line: string) =>
      deeds(ligny, laid({ ...DUEL, [ROGUET]: 'L0508' }, 'frenchMovement'), [[`${ROGUET} ${line}`]])[0];
    expect(moved('L0508-L0509')).toEqual({ ...NOTHING, back: 1 });
    expect(moved('L0508-L0507')).toEqual(NOTHING);
  });
});

describe('the Day of Waterloo', () => {
  const laid = (stacks: Readonly<Record<string, readonly string[]>>, begun = 'combat'): State =>
    scene(day, { begun, side: 'french', turn: 8, stacks });
  const DUEL = { '0320': ['fr-jerome'], '0321': ['adg-guards'] };
  const ATTACK = ['target 0321', 'spare', 'join fr-jerome', 'attack'];

  test('[11.9c] who is thrown back two hexes gives no ground', () => {
    const both = deeds(day, laid(DUEL), [ATTACK, 1, 1, 1], [['retreat fr-jerome 0319-0318']]);
    expect(both).toEqual([{ ...NOTHING, attacks: 1, even: 1 }, NOTHING]);
  });

  test('[11.8a] an exchange costs both', () => {
    expect(deeds(day, laid(DUEL), [ATTACK, 6, 6, 6])).toEqual([
      { attacks: 1, even: 1, back: 0, lost: 1, taken: 1 },
      { ...NOTHING, lost: 1, taken: 1 },
    ]);
  });

  test('[10.1g] guns at a distance have nothing to lose, so what they fire is an attack that promises something', () => {
    const guns = laid({ '0320': ['fr-lallemand'], '0322': ['adg-art-1'] });
    expect(deeds(day, guns, [['target 0322', 'fire fr-lallemand', 'bombard'], 1])).toEqual([
      { ...NOTHING, attacks: 1, taken: 1 },
      { ...NOTHING, lost: 1 },
    ]);
  });

  test('a hex back is one, and a move forward none', () => {
    const moved = (line: string) =>
      deeds(day, laid({ '0320': ['fr-jerome'], '0310': ['adg-guards'] }, 'movement'), [[line]])[0];
    expect(moved('fr-jerome 0320-0321')).toEqual({ ...NOTHING, back: 1 });
    expect(moved('fr-jerome 0320-0319')).toEqual(NOTHING);
  });
});

describe('whole games', () => {
  test.each(FIVE)(
    '%s: what is taken is what the other has lost, and no more attacks are even than there are',
    (_, game, scenario) => {
      const witness = watchDeeds(game);
      const players = [randomPlayer(), randomPlayer()];
      playGame(game, { scenario, options: {} }, players, seededDice('deeds'), randomBits('deeds'), null, witness);
      const [french, others] = [witness.of(0), witness.of(1)];
      expect([french.taken, others.taken]).toEqual([others.lost, french.lost]);
      for (const one of [french, others]) expect(one.even).toBeLessThanOrEqual(one.attacks);
      expect(Math.min(french.back, others.back)).toBeGreaterThan(0);
    },
  );

  test('of a ladder are counted from the side of each player, where that is asked for', () => {
    const two = { players: ['script:rush', 'script:evade'], games: 2, neighbours: true } as const;
    const played = (seat: number, deeds?: true): LadderResult =>
      playFixture(
        anyGame(waterloo),
        { scenario: 'standard', options: {} },
        { ...two, ...(deeds && { deeds }) },
        's',
        seat,
      );
    expect(played(0).deeds).toBeUndefined();
    for (const seat of [0, 1]) {
      const [rush, evade] = played(seat, true).deeds as readonly [Deeds, Deeds];
      expect(rush.attacks).toBeGreaterThan(0);
      expect(evade.back).toBeGreaterThan(rush.back + 10);
      expect([rush.taken, evade.taken]).toEqual([evade.lost, rush.lost]);
    }
  });
});

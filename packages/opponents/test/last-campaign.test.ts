import type { AnyAction, Game, State } from '@hundred-days/kernel';
import { allChoices, concealed, firstSeatToAct, randomBits, seededDice, submit } from '@hundred-days/kernel';
import { position } from '@hundred-days/last-battles';
import type { CampaignAction, LastCampaign } from '@hundred-days/last-battles/campaign';
import { createCampaign, createCampaignWorld, cutOff } from '@hundred-days/last-battles/campaign';
import { CAMPAIGN_FORMAT } from '@hundred-days/last-battles/campaign-format';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { greedyPlayer, randomPlayer } from '@hundred-days/opponents';
import { conclude, createPlanner, type Planner, REASON_CODES, watchPointless } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { createStaff } from '../src/last-battles/campaign/corps.ts';
import { createCampaignLedger } from '../src/last-battles/campaign/ledger.ts';
import { expectUntouched, onlyListed, playOut, startOf } from './playing.ts';

const games = new Map<string, LastCampaign>();
function gameOf(id: string): LastCampaign {
  const known = games.get(id);
  if (known !== undefined) return known;
  const game = createCampaign(createCampaignWorld(DOCUMENTS, id));
  games.set(id, game);
  return game;
}

const planner = (game: LastCampaign, seed: number, nodes = 2) =>
  createPlanner(game, { level: 'veteran', seed, tuning: { nodes, rows: 1, weighOrder: false } });

/** Plays at random, as a planner does. */
function lots(game: LastCampaign): Planner<CampaignAction> {
  const player = randomPlayer();
  const bits = randomBits('lots');
  return { ...planner(gameOf('grand-ligny'), 0), choose: (view, seat) => player.choose(game, view, seat, bits) };
}

describe('the general of the campaign', () => {
  test('plays the campaign to an end by listed choices, the same from the same seed', () => {
    const game = gameOf('campaign');
    const begin = (): State => startOf(game, { scenario: 'campaign', options: {} });
    const s = begin();
    let checked = 0;
    const listed = onlyListed(game);
    const general = planner(game, 1);
    const players = [general, lots(game)];
    const done = playOut(game, s, players, 'whole', Number.POSITIVE_INFINITY, (...given) => {
      if (checked++ % 40 === 0) listed(...given);
    });
    expect(game.outcome(s)).not.toBeNull();
    expect(game.unsound(s)).toEqual([]);
    const again = playOut(game, begin(), [general, lots(game)], 'whole', 150);
    expect(again).toEqual(done.slice(0, again.length));
  });

  test.each(['grand-waterloo', 'grand-ligny'])('%s: three players and every option, to an end', (id) => {
    const game = gameOf(id);
    const options = Object.fromEntries(game.options.map((option) => [option.id, true]));
    const s = startOf(game, { scenario: id, options });
    const general = planner(game, 1);
    playOut(
      game,
      s,
      [0, 1, 2].map(() => general),
      'three',
    );
    expect(game.outcome(s)).not.toBeNull();
    expect(game.unsound(s)).toEqual([]);
  });

  test('[19.24] two leaders are overrun at once and their nearest friends are far from there: he says where each goes', () => {
    const game = createCampaign(createCampaignWorld(DOCUMENTS, 'campaign'), CAMPAIGN_FORMAT);
    const { world: w } = game;
    const scenario = {
      format: 'hundred-days-scenario',
      version: 1,
      game: 'last-battles',
      battle: 'campaign',
      phase: 'frenchMovement',
      units: {
        'ld-blucher': 'L0903',
        'ld-ziethen': 'L0903',
        'pr-i-24thline': 'L1807',
        'aa-5br-kempt': 'L0912',
        'fr-iii-dufour': 'L0904',
      },
    };
    const s = startOf(game, { scenario, options: {} });
    const path = ['L0904', 'L0903'].map((hex) => w.map.indexOf(hex));
    submit(game, s, 0, { type: 'move', unit: w.unitIndex('fr-iii-dufour'), path }, seededDice('far'), null);
    const general = planner(game, 1);
    for (const leader of ['ld-blucher', 'ld-ziethen']) {
      expect([game.phase(s).name, firstSeatToAct(game, s)]).toEqual(['placing', 1]);
      const action = general.choose(concealed(game, s, 1), 1);
      expect(action).toMatchObject({ type: 'place', unit: w.unitIndex(leader) });
      expect(submit(game, s, 1, action, seededDice('far'), null)).toBeNull();
    }
    expect(game.phase(s).name).toBe('movement');
  });

  test('takes any table over in the middle of a phase or an announcement, and gives advice that can be followed', () => {
    const game = gameOf('campaign');
    const s = startOf(game, { scenario: 'campaign', options: { 'cavalry-retreat': true, 'leader-advance': true } });
    const bits = randomBits('lots');
    const dice = seededDice('lots');
    const others = randomPlayer();
    const general = planner(game, 5);
    const met = new Set<string>();
    const codes = new Set<string>();
    for (let i = 0, seat = firstSeatToAct(game, s); seat >= 0 && i < 900; i++, seat = firstSeatToAct(game, s)) {
      const phase = game.phase(s).name;
      const view = concealed(game, s, seat);
      const asked = i % 90 === 0 || !met.has(`${phase} ${seat}`);
      met.add(phase).add(`${phase} ${seat}`);
      if (asked) {
        const before = view.slice();
        const { best } = conclude(general.advise(view, seat));
        expectUntouched(view, before);
        follow(game, s.slice(), seat, best.actions, phase);
        // Whoever cannot wait hears what comes to mind first.
        const first = general.advise(view, seat).next();
        follow(game, s.slice(), seat, (first.done === true ? first.value : first.value()).best.actions, phase);
        for (const { code } of [best.act, best.why, best.ask, ...best.lines]) codes.add(code);
      }
      const action = asked ? general.choose(view, seat) : others.choose(game, view, seat, bits);
      expect(submit(game, s, seat, action, dice), `${i} ${phase}`).toBeNull();
    }
    for (const code of codes) expect(REASON_CODES).toContain(code);
    expect([...codes]).toEqual(expect.arrayContaining(['task']));
    expect([...met]).toEqual(expect.arrayContaining(['movement', 'combat', 'command', 'retreat']));
  });

  test('[20.0d] a place that a player took back is dealt out again, not left over', () => {
    const game = gameOf('grand-ligny');
    const s = startOf(game, { scenario: 'grand-ligny', options: {} });
    const { world: w } = game;
    const [milhaud, soye] = ['ld-milhaud', 'fr-ii-soye'].map((id) => w.unitIndex(id));
    const dice = seededDice('orders');
    for (const unit of [milhaud, soye]) expect(submit(game, s, 0, { type: 'release', unit }, dice)).toBeNull();
    const { best } = conclude(planner(game, 1).advise(s, 0));
    expect(best.why.code).toBe('orders');
    for (const action of best.actions) expect(submit(game, s, 0, action, dice)).toBeNull();
    const left = allChoices(game, s, 0).filter(({ type }) => type === 'command');
    expect(left).toEqual([]);
  });

  test('[28.42] the Emperor does not stay with men whom the enemy can drive from him', () => {
    const game = gameOf('grand-ligny');
    const { at, map, unitsOf, unitIndex } = game.world;
    const s = startOf(game, { scenario: 'grand-ligny', options: {} });
    const general = planner(game, 1);
    const dice = seededDice('emperor');
    for (let seat = firstSeatToAct(game, s); game.phase(s).name !== 'combat'; seat = firstSeatToAct(game, s))
      expect(submit(game, s, seat, general.choose(concealed(game, s, seat), seat), dice)).toBeNull();
    const hex = s[at.where + unitIndex('ld-napoleon')];
    const nearest = Math.min(
      ...[...unitsOf[1]].map((enemy) => (s[at.where + enemy] < 0 ? 99 : map.distance(hex, s[at.where + enemy]))),
    );
    expect(position.isEmpty(game.world, s, hex) || nearest > 4).toBe(true);
  });

  test('the greedy player takes its units one by one, and leads its corps', () => {
    const game = gameOf('grand-ligny');
    const s = startOf(game, { scenario: 'grand-ligny', options: {} });
    const bits = randomBits('greedy');
    const dice = seededDice('greedy');
    const players = [greedyPlayer(), randomPlayer()];
    const before = s.slice();
    for (let seat = firstSeatToAct(game, s); seat >= 0 && s[game.world.at.turn] < 3; seat = firstSeatToAct(game, s))
      expect(submit(game, s, seat, players[seat].choose(game, s, seat, bits), dice)).toBeNull();
    const { at, unitsOf } = game.world;
    const moved = [...unitsOf[0]].filter((unit) => s[at.where + unit] !== before[at.where + unit]);
    expect(moved.length).toBeGreaterThan(20);
  });
});

test('[26.0e] nobody leaves for Brussels on a front from which no line of supply runs back', () => {
  const game = createCampaign(createCampaignWorld(DOCUMENTS, 'campaign'), CAMPAIGN_FORMAT);
  const { world: w } = game;
  const [exit] = w.battles[0].objectives.brussels;
  const ring = [...w.map.ids.keys()].filter((hex) => w.map.distance(hex, exit) === 3);
  const allies = [...w.unitsOf[1]].filter((unit) => w.gun[unit] === 0);
  const movesWith = (enemies: readonly number[]): readonly string[] => {
    const placed = enemies.map((hex, i) => [w.unitId(allies[i]), w.hexId(hex)]);
    const scenario = {
      format: 'hundred-days-scenario',
      version: 1,
      game: 'last-battles',
      battle: 'campaign',
      phase: 'frenchMovement',
      turn: 15,
      units: { 'fr-ii-gauthier': w.hexId(exit), ...Object.fromEntries(placed) },
    };
    const s = startOf(game, { scenario, options: {} });
    const general = planner(game, 1, 60);
    const types: string[] = [];
    const dice = seededDice('exit');
    while (game.outcome(s) === null && game.phase(s).name === 'movement' && firstSeatToAct(game, s) === 0) {
      const action = general.choose(concealed(game, s, 0), 0);
      types.push(action.type);
      expect(submit(game, s, 0, action, dice)).toBeNull();
    }
    return types;
  };
  expect(movesWith(ring.slice(0, 1))).toContain('exit');
  expect(movesWith(ring)).not.toContain('exit');
});

describe('what corps are asked', () => {
  const plansAt = (id: string, side: number, change: (s: State) => void = () => undefined) => {
    const { world } = gameOf(id);
    const s = startOf(gameOf(id), { scenario: id, options: {} });
    change(s);
    const staff = createStaff(world);
    const plans = staff.plans(s, side);
    const of = (army: number, name: string) => plans.find(({ corps }) => corps.army === army && corps.name === name);
    return { world, s, of, errands: staff.errands(s, side, plans) };
  };

  test('[26.0] the French of Quatre Bras make for Brussels, those of Ligny for the Prussians', () => {
    const { world, of } = plansAt('campaign', 0);
    const [brussels] = world.battles[0].objectives.brussels;
    for (const name of ['I', 'II']) expect(of(0, name)?.goal, name).toBe(brussels);
    expect(of(0, 'I')?.task).toBe('exit');
    for (const name of ['III', 'IV']) expect(of(0, name)?.task, name).toBe('attack');
  });

  test('[26.0b] the Anglo-Allied divisions bar that road, and two units shut the door when the French come near it', () => {
    const { world, of } = plansAt('campaign', 1);
    const [brussels] = world.battles[0].objectives.brussels;
    const way = of(1, '5Br');
    expect(way?.task).toBe('march');
    expect(way?.goal).not.toBe(brussels);
    const near = plansAt('campaign', 1, (s) => {
      const { where } = world.at;
      position.shift(world, s, [...world.unitsOf[0]].find((unit) => s[where + unit] >= 0) as number, brussels + 1);
    });
    const atDoor = [...world.unitsOf[1]].filter(
      (unit) =>
        near.s[world.at.where + unit] >= 0 && near.errands(unit).way?.[brussels] === 0 && near.errands(unit).pull > 1,
    );
    expect(atDoor).toHaveLength(2);
  });

  test('[24.0a] by night the French go back from where half a march of the enemy would cut them off before dawn', () => {
    const { world: w } = gameOf('campaign');
    const game = createCampaign(createCampaignWorld(DOCUMENTS, 'campaign'), CAMPAIGN_FORMAT);
    const [lancers, prussians] = ['fr-ii-piat', 'pr-i-lutzow'].map((id) => w.unitIndex(id));
    const askedAt = (turn: number, enemy: string) => {
      const scenario = {
        format: 'hundred-days-scenario',
        version: 1,
        game: 'last-battles',
        battle: 'campaign',
        phase: 'frenchMovement',
        turn,
        units: { 'fr-ii-piat': 'W2701', 'pr-i-lutzow': enemy },
      };
      const s = startOf(game, { scenario, options: {} });
      expect(s[w.at.where + prussians]).toBe(w.map.indexOf(enemy));
      expect(cutOff(w, s, 0)).toEqual([]);
      const staff = createStaff(w);
      return staff.errands(s, 0, staff.plans(s, 0))(lancers);
    };
    const goesBack = askedAt(10, 'W1606');
    expect(goesBack.keen).toBe(0);
    expect(goesBack.way?.[w.map.indexOf('W2701')]).toBeGreaterThan(0);
    // It is not night, or no enemy is near the road.
    for (const [turn, enemy] of [
      [8, 'W1606'],
      [10, 'B0501'],
    ] as const)
      expect(askedAt(turn, enemy).keen, `${turn} ${enemy}`).toBeGreaterThan(0);
  });

  test('[27.22] the Prussians march on Maison du Roi, the French on Waterloo, and Pajol by the road from Wavre', () => {
    const allied = plansAt('grand-waterloo', 1);
    const { maisonDuRoi, waterloo } = allied.world.battles[0].objectives;
    expect(maisonDuRoi).toContain(allied.of(2, 'IV')?.goal);
    expect(allied.of(1, '3Br')?.task).toBe('hold');
    const french = plansAt('grand-waterloo', 0);
    expect(waterloo).toContain(french.of(0, 'I')?.goal);
    expect(french.of(0, 'IC')?.task).toBe('exit');
  });
});

describe('what losses are worth', () => {
  const worths = (id: string, turn: number): readonly number[] => {
    const game = gameOf(id);
    const s = startOf(game, { scenario: id, options: {} });
    s[game.world.at.turn] = turn;
    const ledger = createCampaignLedger(game.world);
    ledger.reset(s);
    return [0, 1, 2].map((army) => ledger.worth(army, 4));
  };

  test('[26.0d] the French pay more and more the fewer turns are left to make 230 points, the Allies what they always did', () => {
    const [first, middle, last] = [1, 22, 44].map((turn) => worths('campaign', turn));
    expect(first[0]).toBeGreaterThan(3.8);
    expect(middle[0]).toBeLessThan(0.75 * first[0]);
    expect(last[0]).toBeLessThan(0.42 * first[0]);
    expect(last[0]).toBeGreaterThan(1);
    for (const army of [1, 2]) expect([middle[army], last[army]]).toEqual([first[army], first[army]]);
  });
});

describe('the measure of a pointless turn', () => {
  const game = gameOf('campaign');
  const { at, unitData } = game.world;
  /** The position at the beginning, at so many later hours, with something changed before each. */
  function watch(
    hours: number,
    change: (s: State, hour: number) => void = () => undefined,
  ): readonly { corps: string }[] {
    const pointless = watchPointless(game as unknown as Game);
    const s = startOf(game, { scenario: 'campaign', options: {} });
    for (let hour = 0; hour <= hours; hour++) {
      if (hour > 0) change(s, hour);
      pointless?.see(s);
      s[at.turn]++;
    }
    return pointless?.found() ?? [];
  }
  const first = startOf(game, { scenario: 'campaign', options: {} });
  const picton = [...unitData.keys()].filter(
    (unit) => unitData[unit].command === '5Br' && unit < game.world.units && first[at.where + unit] >= 0,
  );

  test('a corps that stands for three hours far from everybody stands for nothing; those in contact do not', () => {
    expect(watch(2)).toEqual([]);
    const found = new Set(watch(3).map(({ corps }) => corps));
    expect(found).toContain('anglo-allied 5Br');
    expect(found).not.toContain('french II');
    expect(found).not.toContain('french III');
  });

  test('an hour in which one of its units marches breaks the row; an enemy in sight, too', () => {
    const marching = watch(4, (s, hour) => {
      if (hour === 2) s[at.where + picton[0]]++;
    });
    expect(marching.map(({ corps }) => corps)).not.toContain('anglo-allied 5Br');
    const met = watch(4, (s) => {
      const enemy = game.world.unitsOf[0][0];
      s[at.where + enemy] = s[at.where + picton[0]] - 2;
    });
    expect(met.map(({ corps }) => corps)).not.toContain('anglo-allied 5Br');
  });

  test('by night nobody stands for nothing', () => {
    const night = [...game.world.battles[0].turnKind].indexOf(1);
    expect(watch(night - 1).length).toBeGreaterThan(watch(night - 2).length);
    expect(watch(night).length).toBe(watch(night - 1).length);
  });
});

/** Carries advice out on a copy; dice fall at the end of it if at all. */
function follow(game: LastCampaign, state: State, seat: number, actions: readonly AnyAction[], phase: string): void {
  expect(actions.length, phase).toBeGreaterThan(0);
  for (const action of actions)
    expect(
      submit(game as unknown as Game<AnyAction>, state, seat, action as CampaignAction, seededDice('followed')),
      `${phase} ${JSON.stringify(action)}`,
    ).toBeNull();
}

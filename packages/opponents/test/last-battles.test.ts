import type { Setup, State } from '@hundred-days/kernel';
import { concealed, firstSeatToAct, randomBits, seededDice, submit } from '@hundred-days/kernel';
import type { Action, LastBattles } from '@hundred-days/last-battles';
import { createLastBattles, createWorld, position, SCENARIO_WORLDS } from '@hundred-days/last-battles';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { greedyPlayer, randomPlayer } from '@hundred-days/opponents';
import { createPlanner, type LevelName } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { createAssault } from '../src/last-battles/assault.ts';
import { surveyGround } from '../src/last-battles/ground.ts';
import { arrivalsIn } from '../src/last-battles/judge.ts';
import { CHARACTERS } from '../src/last-battles/weights.ts';
import { type ContactRules, contactsByRule, contactsSurveyed } from './contacts.ts';
import { onlyListed, playOut, startOf } from './playing.ts';

const BATTLES = Object.keys(SCENARIO_WORLDS);
const fields = new Map<string, LastBattles>();
function gameOf(battle: string): LastBattles {
  const id = SCENARIO_WORLDS[battle];
  const known = fields.get(id);
  if (known !== undefined) return known;
  const game = createLastBattles(createWorld(DOCUMENTS, id));
  fields.set(id, game);
  return game;
}

const planner = (game: LastBattles, level: LevelName, seed: number, nodes = 20) =>
  createPlanner(game, { level, seed, tuning: { nodes, rows: 1 } });

describe('the general of the last battles', () => {
  test.each(BATTLES)('%s: plays whole games by listed choices, the same from the same seed', (battle) => {
    const game = gameOf(battle);
    const begin = (): State => startOf(game, { scenario: battle, options: {} });
    const s = begin();
    const done = playOut(
      game,
      s,
      [planner(game, 'conscript', 1), planner(game, 'veteran', 2)],
      'whole',
      Number.POSITIVE_INFINITY,
      onlyListed(game),
    );
    expect(game.outcome(s)).not.toBeNull();
    expect(game.unsound(s)).toEqual([]);
    const again = playOut(game, begin(), [planner(game, 'conscript', 1), planner(game, 'veteran', 2)], 'whole', 60);
    expect(again).toEqual(done.slice(0, again.length));
  });

  test('takes every option of a battle, and any table over in the middle of a phase or an announcement', () => {
    const met = new Set<string>();
    for (const [battle, options] of [
      ['la-belle-alliance', { 'combined-arms': true, 'imperial-guard': true }],
      ['historic-wavre', { 'double-march': true, 'bridge-combat': true }],
      ['quatre-bras', { 'optional-french': true }],
    ] as const) {
      const game = gameOf(battle);
      const setup: Setup = { scenario: battle, options };
      const s = startOf(game, setup);
      const bits = randomBits('lots');
      const dice = seededDice('lots');
      const lots = randomPlayer();
      for (let i = 0, seat = firstSeatToAct(game, s); seat >= 0 && i < 600; i++, seat = firstSeatToAct(game, s)) {
        const phase = game.phase(s).name;
        // A new general has no plan: it goes on with whatever somebody has begun.
        const general = i % 23 === 0 || !met.has(`${battle} ${phase}`);
        met.add(phase).add(`${battle} ${phase}`);
        const action = general
          ? planner(game, 'conscript', i, 4).choose(concealed(game, s, seat), seat)
          : lots.choose(game, concealed(game, s, seat), seat, bits);
        expect(submit(game, s, seat, action, dice), `${battle} ${i} ${phase}`).toBeNull();
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['movement', 'combat', 'retreat', 'advance']));
  });
});

describe('the scripted player', () => {
  const rulesOf = (game: LastBattles): ContactRules<Action> => ({
    game,
    inContact: (s, unit) => position.inEnemyZone(game.world, s, unit),
    inZoneOf: (s, side, hex) => position.inZoneOf(game.world, s, side, hex),
    isMove: (s, unit, { type }) => type === 'move' && s[game.world.at.where + unit] >= 0,
  });

  test.each(BATTLES)('%s: the survey finds the contacts that the rules allow', (battle) => {
    const game = gameOf(battle);
    const { world: w } = game;
    const ground = surveyGround(w);
    const assault = createAssault(ground, CHARACTERS.standard);
    const s = startOf(game, { scenario: battle, options: {} });
    const bits = randomBits('survey');
    const dice = seededDice('survey');
    const lots = randomPlayer();
    let contacts = 0;
    for (let step = 0, seat = firstSeatToAct(game, s); seat >= 0; step++, seat = firstSeatToAct(game, s)) {
      if (position.stepOf(w, s) === 'movement' && step % 9 === 0) {
        const wanted = contactsByRule(rulesOf(game), s, seat);
        assault.survey(s, seat, arrivalsIn(ground));
        const surveyed = assault.contacts().filter(({ unit }) => s[w.at.where + unit] >= 0);
        expect(contactsSurveyed(game, surveyed)).toEqual(wanted);
        contacts += wanted.length;
      }
      submit(game, s, seat, lots.choose(game, s, seat, bits), dice);
    }
    expect(contacts).toBeGreaterThan(20);
  });

  test('the greedy player finishes a battle', () => {
    const game = gameOf('quatre-bras');
    const s = startOf(game, { scenario: 'quatre-bras', options: {} });
    const bits = randomBits('greedy');
    const dice = seededDice('greedy');
    const players = [greedyPlayer(), randomPlayer()];
    for (let seat = firstSeatToAct(game, s); seat >= 0; seat = firstSeatToAct(game, s))
      expect(submit(game, s, seat, players[seat].choose(game, s, seat, bits), dice)).toBeNull();
    expect(game.outcome(s)).not.toBeNull();
  });
});

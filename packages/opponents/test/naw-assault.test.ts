import { concealed, firstSeatToAct, randomBits, seededDice, submit } from '@hundred-days/kernel';
import { type Action, createNapoleonAtWaterloo, createWorld, position } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT } from '@hundred-days/napoleon-at-waterloo/format';
import { greedyPlayer, type Player, randomPlayer } from '@hundred-days/opponents';
import { expect, test } from 'vitest';
import { arrivalsFor } from '../src/napoleon-at-waterloo/arrivals.ts';
import { createAssault } from '../src/napoleon-at-waterloo/assault.ts';
import { surveyGround } from '../src/napoleon-at-waterloo/ground.ts';
import { CHARACTERS } from '../src/napoleon-at-waterloo/weights.ts';
import { type ContactRules, contactsByRule, contactsSurveyed } from './contacts.ts';

/**
 * For speed the scripted player floods the map by itself. It must find just the contacts that the rules allow.
 */

const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT);
const w = game.world;
const ground = surveyGround(w);
const assault = createAssault(ground, CHARACTERS.standard);

const RULES: ContactRules<Action> = {
  game,
  inContact: (s, unit) => position.inContact(w, s, unit),
  inZoneOf: (s, side, hex) => position.inZoneOf(w, s, side, hex),
  isMove: (_, __, { type }) => type === 'move' || type === 'enter',
};

const PLAYERS: readonly (readonly [string, () => Player])[] = [
  ['random', randomPlayer],
  ['greedy', greedyPlayer],
];

test.each(PLAYERS)('the survey finds the contacts that the rules allow, in %s games', (name, create) => {
  const players = [create(), create()];
  let looked = 0;
  let contacts = 0;
  for (let number = 0; number < (name === 'greedy' ? 2 : 6); number++) {
    const dice = seededDice(`assault ${number}`);
    const bits = randomBits(`assault ${number}`);
    const started = game.start({ scenario: game.scenarios[number % 2].id, options: {} }, dice, null);
    if (!started.ok) throw new Error('the set-up is at fault');
    const s = started.value;
    for (let step = 0; ; step++) {
      const seat = firstSeatToAct(game, s);
      if (seat < 0) break;
      if (position.stepOf(w, s) === 'movement' && step % 3 === 0) {
        const wanted = contactsByRule(RULES, s, seat);
        assault.survey(s, seat, arrivalsFor(ground, seat));
        expect(contactsSurveyed(game, assault.contacts()), `step ${step} of game ${number}`).toEqual(wanted);
        looked++;
        contacts += wanted.length;
      }
      submit(game, s, seat, players[seat].choose(game, concealed(game, s, seat), seat, bits), dice);
    }
  }
  expect(looked).toBeGreaterThan(50);
  expect(contacts).toBeGreaterThan(looked);
});

import {
  choicesOf,
  concealed,
  firstSeatToAct,
  goalOf,
  piecesOf,
  randomBits,
  type State,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { createNapoleonAtWaterloo, createWorld, position } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT } from '@hundred-days/napoleon-at-waterloo/format';
import { greedyPlayer, type Player, randomPlayer } from '@hundred-days/opponents';
import { expect, test } from 'vitest';
import { arrivalsFor } from '../src/napoleon-at-waterloo/arrivals.ts';
import { createAssault } from '../src/napoleon-at-waterloo/assault.ts';
import { surveyGround } from '../src/napoleon-at-waterloo/ground.ts';
import { CHARACTERS } from '../src/napoleon-at-waterloo/weights.ts';

/**
 * For speed the scripted player floods the map by itself. It must find just the contacts that the rules allow.
 */

const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT);
const w = game.world;
const ground = surveyGround(w);
const assault = createAssault(ground, CHARACTERS.standard);

const written = (unit: number, hex: number): string => `${game.unitIds[unit]} ${game.placeIds[hex]}`;

/** Where the units of the side that moves can stop beside the enemy, by the engine; those in contact stay where they are. */
function contactsByRule(s: State, side: number): string[] {
  const found = new Set<string>();
  for (const unit of w.unitsOf[side])
    if (s[w.at.where + unit] >= 0 && position.inContact(w, s, unit)) found.add(written(unit, s[w.at.where + unit]));
  for (const piece of piecesOf(game, s, side)) {
    const choices = choicesOf(game, s, side, piece);
    for (let i = 0; i < choices.length; i++) {
      const action = choices.at(i);
      if (action === undefined || (action.type !== 'move' && action.type !== 'enter')) continue;
      const hex = goalOf(game.actions, action) as number;
      if (position.inZoneOf(w, s, 1 - side, hex)) found.add(written(piece, hex));
    }
  }
  return [...found].sort();
}

function contactsSurveyed(s: State, side: number): string[] {
  assault.survey(s, side, arrivalsFor(ground, side));
  return [...new Set(assault.contacts().map(({ unit, hex }) => written(unit, hex)))].sort();
}

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
        const wanted = contactsByRule(s, seat);
        expect(contactsSurveyed(s, seat), `step ${step} of game ${number}`).toEqual(wanted);
        looked++;
        contacts += wanted.length;
      }
      submit(game, s, seat, players[seat].choose(game, concealed(game, s, seat), seat, bits), dice);
    }
  }
  expect(looked).toBeGreaterThan(50);
  expect(contacts).toBeGreaterThan(looked);
});

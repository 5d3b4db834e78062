import { actionKey, allChoices, concealed, piecesOf, refuseInput, type State, seatsToAct } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { weatherOf } from '../../src/position.ts';
import { MUD } from '../../src/tables.ts';
import { fierceGame } from '../fierce.ts';
import { game } from '../fought.ts';
import { armyFaults } from '../oracle/armies.ts';
import { chargeResult, combatResult, fireLosses, oddsColumn } from '../oracle/rolls.ts';
import { melee } from '../scenes.ts';
import { w } from '../world.ts';

/** Games in which everybody fights, step by step beside slow referees. */

/** As many games as it takes to see enough, and no more than these. */
const MOST_GAMES = 24;
const ENOUGH = 5;
/** Battles begin at five in the afternoon. */
const AFTERNOON = 12;
const THREE = [{}, { 'three-players': true }];

describe('fierce games', () => {
  it('[11.1b] [9.4.4e] [10.1g] [12.2b] every roll is read from its table as a slow referee reads it', () => {
    const count = { rolled: 0, 'charge-rolled': 0, bombarded: 0 };
    for (let seed = 0; seed < MOST_GAMES && Math.min(...Object.values(count)) < ENOUGH; seed++) {
      for (const { events, before } of fierceGame(`rolls ${seed}`, melee(seed, AFTERNOON))) {
        for (const { type, data } of events) {
          if (type === 'rolled') {
            expect(data.column).toBe(oddsColumn(Number(data.attack), Number(data.defence), Number(data.shift)));
            expect(data.result).toBe(combatResult(data));
          } else if (type === 'charge-rolled')
            expect(data.result).toBe(chargeResult(data, weatherOf(w, before) === MUD));
          else if (type === 'bombarded')
            expect([fireLosses(data), Math.max(1, 2 * fireLosses(data))]).toContain(data.losses);
          else continue;
          count[type]++;
        }
      }
    }
    expect(Math.min(...Object.values(count))).toBeGreaterThanOrEqual(ENOUGH);
  });

  it('[12.1a] [12.4a] [12.5a] [12.7a] [13.1a] [13.1b] [13.2a] corps and armies stand as their losses say, after every step', () => {
    let broken = 0;
    for (let seed = 0; seed < MOST_GAMES && broken < ENOUGH; seed++) {
      for (const { after, events } of fierceGame(`armies ${seed}`)) {
        expect(armyFaults(w, after, game.outcome(after) !== null)).toEqual([]);
        expect(game.unsound(after)).toEqual([]);
        if (events.some(({ type }) => type.startsWith('corps-') || type.startsWith('army-'))) broken++;
      }
    }
    expect(broken).toBeGreaterThanOrEqual(ENOUGH);
  });

  it('[5.4.2h] [5.4.2i] [5.4.2j] what a seat may do depends on what it sees, at two thousand decisions of charges and combat', () => {
    let compared = 0;
    for (let seed = 0; compared < 2000; seed++) {
      for (const { before, seat, action } of fierceGame(`seen ${seed}`, melee(seed, AFTERNOON), THREE[seed % 2])) {
        const step = game.phase(before).name;
        if (step === 'deployment' || step === 'movement') continue;
        compared++;
        for (let viewer = 0; viewer < game.seats.length; viewer++)
          compare(before, concealed(game, before, viewer), viewer);
        expect(refuseInput(game, concealed(game, before, seat), seat, action)).toBeNull();
      }
    }
  });
});

function compare(state: State, view: State, viewer: number): void {
  expect(seatsToAct(game, view)).toBe(seatsToAct(game, state));
  expect(game.phase(view).name).toBe(game.phase(state).name);
  if ((seatsToAct(game, state) & (1 << viewer)) === 0) return;
  expect(piecesOf(game, view, viewer)).toEqual(piecesOf(game, state, viewer));
  expect(allChoices(game, view, viewer).map(actionKey)).toEqual(allChoices(game, state, viewer).map(actionKey));
}

import type { State } from '@hundred-days/kernel';
import { playSteps } from '@hundred-days/kernel/testing';
import {
  chainOf,
  dependOn,
  forecastCommand,
  isInCommand,
  kindOfTurn,
  ledBy,
  nameOfTurn,
  placedUnder,
  placesOf,
  spreadOf,
} from '@hundred-days/last-battles/campaign';
import { expect, test } from 'vitest';
import { createCampaignDesk } from '../src/rules/campaign/19-leaders.ts';
import { dealPlaces, findRanges, isDealtIn } from '../src/rules/campaign/20-command.ts';
import { CAMPAIGN_GAMES, type CampaignName, theatre } from './campaigns.ts';
import { F5, F5B, F7, P4 } from './cast.ts';

/** What a table and an opponent read off a position. */

const UNITS = {
  'ld-ney': 'L0902',
  'ld-vandamme': 'L0907',
  [F5]: 'L0910',
  [F5B]: 'L0911',
  [F7]: 'L0903',
  [P4]: 'L1420',
};

test('[20.0b] a chain names the officer and his commander; a commander says what is left of his places', () => {
  const f = theatre('campaign', { units: UNITS });
  const { world: w } = f.game;
  const number = (piece: string): number => f.number(piece);
  expect(placesOf(w, f.state, number('ld-ney'))).toEqual({ rating: 2, officers: 1, units: 1 });
  expect(placedUnder(w, f.state, number('ld-ney')).map(w.unitId)).toEqual([F7, 'ld-vandamme']);
  f.play('end');
  expect(chainOf(w, f.state, number(F5))).toEqual({
    granted: false,
    direct: -1,
    officer: number('ld-vandamme'),
    commander: number('ld-ney'),
  });
  expect(chainOf(w, f.state, number(F7)).direct).toBe(number('ld-ney'));
  expect(ledBy(w, f.state, number('ld-vandamme')).map(w.unitId)).toEqual([F5]);
  expect(ledBy(w, f.state, number('ld-ney')).map(w.unitId).sort()).toEqual([F5, F7].sort());
});

test('[19.27] those who depend on a leader are those who lose command when he gallops', () => {
  const f = theatre('campaign', { units: UNITS });
  const { world: w } = f.game;
  f.play('end');
  const depending = dependOn(w, f.state, f.number('ld-ney')).map(w.unitId);
  expect(depending.sort()).toEqual([F5, F7].sort());
  const away = (hex: string): number => w.map.distance(w.map.indexOf('L0902'), w.map.indexOf(hex));
  const far = f.goals('ld-ney').reduce((one, other) => (away(other) > away(one) ? other : one));
  f.play(`ld-ney ${far}`);
  expect([F5, F7].map((unit) => f.inCommand(unit))).toEqual([false, false]);
  expect(dependOn(w, f.state, f.number('ld-ney'))).toEqual([]);
});

test('[20.2a] a forecast tells whom a leader would gain and lose by standing elsewhere', () => {
  const f = theatre('campaign', { units: UNITS });
  const { world: w } = f.game;
  const hex = (id: string): number => w.map.indexOf(id);
  const forecast = forecastCommand(w, f.state, 0);
  const vandamme = f.number('ld-vandamme');
  const ney = f.number('ld-ney');
  expect([...forecast.now].map(w.unitId).sort()).toEqual([F5, F7].sort());
  expect(forecast.gained(vandamme, hex('L0908')).map(w.unitId)).toEqual([]);
  expect(forecast.lost(vandamme, hex('L0908')).map(w.unitId)).toEqual([F5]);
  expect(forecast.gained(ney, hex('L0906')).map(w.unitId)).toEqual([F5B]);
  expect(forecast.lost(ney, hex('L0908')).map(w.unitId)).toEqual([]);
  expect(forecast.commandersAt(0, hex('L0907'))).toEqual([ney]);
  expect(forecast.commandersAt(0, hex('L0908'))).toEqual([]);
  expect(forecast.reachOf(vandamme, hex('L0908'))).toContain(hex('L0911'));
});

test.each(['campaign', 'grand-waterloo', 'grand-ligny'] as const)(
  '[20.2a, 27.32] in random games of %s a forecast is what dealing out with the leader there gives',
  (name) => {
    expect(compareForecasts(name)).toBeGreaterThan(30);
  },
);

/** Every leader of the phasing side thought somewhere he could be, against a position where he is. */
function compareForecasts(name: CampaignName): number {
  const game = CAMPAIGN_GAMES[name];
  const { world: w } = game;
  const { reach } = createCampaignDesk(w);
  const really = (s: State, leader: number, hex: number, side: number): number[] => {
    const there = s.slice();
    there[w.at.where + leader] = hex;
    findRanges(w, reach, there, side);
    dealPlaces(w, there, side);
    return [...w.unitsOf[side]].filter((unit) => isDealtIn(w, there, unit));
  };
  let compared = 0;
  let segments = 0;
  for (const { before, action } of playSteps(game, { scenario: name, options: {} }, 'forecasts')) {
    if (game.phase(before).name !== 'command' || action.type !== 'end') continue;
    if (segments++ % 3 !== 0) continue;
    const side = before[w.at.phasing];
    const forecast = forecastCommand(w, before, side);
    for (const leader of w.leadersOf[side]) {
      if (before[w.at.where + leader] < 0) continue;
      const hex = w.neighbours.subarray(6 * before[w.at.where + leader]).find((next) => next >= 0) ?? 0;
      const wanted = really(before, leader, hex, side);
      expect([...forecast.with(leader, hex)], w.unitId(leader)).toEqual(wanted);
      expect(really(before, leader, before[w.at.where + leader], side)).toEqual([...forecast.now]);
      compared++;
    }
    if (compared > 30) break;
  }
  return compared;
}

test('[7.9, 23.0] the track says what a turn is', () => {
  const { world: w } = CAMPAIGN_GAMES.campaign;
  const kinds = Array.from({ length: w.battles[0].turns }, (_, i) => kindOfTurn(w, i + 1));
  expect([new Set(kinds), nameOfTurn(w, 1)]).toEqual([new Set(['day', 'night', 'rain']), w.battles[0].turnIds[1]]);
  const f = theatre('campaign', { turn: kinds.indexOf('night') + 1, units: UNITS });
  expect(isInCommand(w, f.state, f.number(F7))).toBe(false);
});

test('[22.4a] how corps would stand is told without changing how they do', () => {
  const f = theatre('campaign', { units: UNITS });
  const before = f.state.slice();
  expect(spreadOf(f.game.world, f.state, 0).every(({ nerve }) => nerve === 0)).toBe(true);
  expect(f.state).toEqual(before);
});

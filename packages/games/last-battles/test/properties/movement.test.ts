import { choicesOf } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { crowd } from '../oracle/crowds.ts';
import { loadGround } from '../oracle/ground.ts';
import { loadLines, moves } from '../oracle/movement.ts';
import { readPosition } from '../oracle/position.ts';
import { GAMES } from '../support.ts';

const PLACES = [
  ['ligny', 'ligny', 'L1021', {}],
  ['ligny', 'ligny', 'L0524', {}],
  ['quatre-bras', 'quatre-bras', 'Q1708', {}],
  ['wavre', 'historic-wavre', 'W1507', {}],
  ['wavre', 'historic-wavre', 'W1607', { 'bridge-combat': true }],
  ['la-belle-alliance', 'la-belle-alliance', 'B0707', {}],
] as const;

test.each(PLACES)(
  '[5.2, 5.4b, 13.11] %s, %s, around %s: where units go and what they take is as the oracle says',
  (name, battle, centre, options) => {
    const game = GAMES[name];
    const { world: w } = game;
    const ground = loadGround(name);
    const lines = loadLines(name);
    let taking = 0;
    for (let seed = 0; seed < 20; seed++) {
      const s = crowd(
        game,
        ground,
        battle,
        centre,
        { units: 6, radius: 4 },
        `${centre} moves ${seed}`,
        options,
        'Movement',
      );
      if (s === null) continue;
      const p = readPosition(game, ground, s);
      const seat = s[w.at.phasing];
      const takes = new Set(
        w.objectiveHexes.flatMap((hex, i) => (s[w.at.held + i] === 2 - seat ? [game.placeIds[hex]] : [])),
      );
      for (const piece of p.pieces.filter(({ side }) => side === p.phasing)) {
        const unit = game.unitIds.indexOf(piece.id);
        const choices = choicesOf(game, s, seat, unit);
        const listed: string[] = [];
        for (let i = 0; i < choices.length; i++) {
          const action = choices.at(i);
          if (action?.type !== 'move') continue;
          const path = action.path.map((hex) => game.placeIds[hex]);
          const taken = [...new Set(path.slice(1).filter((hex) => takes.has(hex)))].sort();
          if (taken.length > 0) taking++;
          listed.push([path[path.length - 1], ...taken].join(' '));
        }
        const wanted = moves(p, lines, piece, w.unitData[unit].movement, takes);
        expect(listed.sort(), `${piece.id} in ${piece.hex}, seed ${seed}`).toEqual(wanted);
      }
    }
    expect(taking).toBeGreaterThan(5);
  },
);

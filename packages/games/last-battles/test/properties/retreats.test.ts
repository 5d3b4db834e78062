import { allChoices, below, randomBits, seededDice, submit } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { crowd } from '../oracle/crowds.ts';
import { loadGround } from '../oracle/ground.ts';
import { type Piece, readPosition } from '../oracle/position.ts';
import { waysOut } from '../oracle/retreat.ts';
import { GAMES } from '../support.ts';

const PLACES = [
  ['la-belle-alliance', 'la-belle-alliance', 'B0618'],
  ['la-belle-alliance', 'la-belle-alliance', 'B2912'],
  ['ligny', 'ligny', 'L1021'],
  ['wavre', 'wavre', 'W1507'],
] as const;

test.each(PLACES)(
  '[7.6, 7.62a, 7.62b] %s, %s, around %s: ways out and chains of displacement are as the oracle says',
  (name, battle, centre) => {
    const game = GAMES[name];
    const ground = loadGround(name);
    const counts = { open: 0, pushed: 0, lost: 0, chained: 0 };
    for (let seed = 0; seed < 60; seed++) {
      const bits = randomBits(`${centre} ${seed}`);
      const s = crowd(game, ground, battle, centre, { units: 34, radius: 2 + (seed % 2) }, `${centre} ${seed}`);
      if (s === null) continue;
      for (let step = 0; step < 120 && game.outcome(s) === null && game.phase(s).name !== 'movement'; step++) {
        const seat = 31 - Math.clz32(game.phase(s).seats(s));
        const choices = allChoices(game, s, seat);
        const phase = game.phase(s).name;
        if (phase === 'retreat' || phase === 'displacement') {
          const p = readPosition(game, ground, s);
          for (const unit of game.phase(s).pieces(s, seat)) {
            const id = game.unitIds[unit];
            const wanted = waysOut(p, p.pieces.find((piece) => piece.id === id) as Piece);
            const listed = choices.flatMap((action) => {
              if (action.type === 'retreat' && action.unit === unit) return [game.placeIds[action.to]];
              if (action.type !== 'displace' || action.unit !== unit) return [];
              return [`${game.placeIds[action.to]} ${game.unitIds[action.other]}`];
            });
            expect(listed.sort(), `${id} in ${p.pieces.map((one) => `${one.id}@${one.hex}`).join(' ')}`).toEqual(
              wanted,
            );
            if (wanted.length === 0) counts.lost++;
            else if (wanted[0].includes(' ')) counts[phase === 'retreat' ? 'pushed' : 'chained']++;
            else counts.open++;
          }
        }
        submit(game, s, seat, choices[below(choices.length, bits)], seededDice(bits()));
      }
    }
    expect(counts.open).toBeGreaterThan(20);
    expect(counts.pushed + counts.chained + counts.lost).toBeGreaterThan(5);
  },
);

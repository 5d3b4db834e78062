import { board } from '@hundred-days/last-battles';
import { expect, test } from 'vitest';
import { canFire, isSeen, isTwoAway, loadGround, touches } from '../oracle/ground.ts';
import { FIELDS, GAMES } from '../support.ts';

test.each(FIELDS)('[8.3a, 8.12] %s: every pair of hexes within two is seen, or not, as the oracle says', (name) => {
  const { world: w } = GAMES[name];
  const ground = loadGround(name);
  let [seen, hidden] = [0, 0];
  const wrong: string[] = [];
  for (const a of ground.hexes) {
    const near = new Set(
      ground
        .around(a)
        .flatMap((hex) => [hex, ...ground.around(hex)])
        .filter(ground.isOnMap),
    );
    const from = w.map.indexOf(a);
    for (const b of near) {
      const to = w.map.indexOf(b);
      if (board.canBombard(w, from, to) !== (a !== b && canFire(ground, a, b))) wrong.push(`fire ${a} ${b}`);
      if (board.touching(w, from, to) !== touches(ground, a, b)) wrong.push(`touch ${a} ${b}`);
      if (!isTwoAway(ground, a, b)) continue;
      if (isSeen(ground, a, b) !== isSeen(ground, b, a)) wrong.push(`both ways ${a} ${b}`);
      if (isSeen(ground, a, b)) seen++;
      else hidden++;
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(5000);
  expect(hidden).toBeGreaterThan(500);
});

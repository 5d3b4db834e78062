// What knowing everything would be worth in the Day of Waterloo: pairs of games on the same dice, a level that is shown the true position
// against the same level with uniform guesses. `node scripts/ceiling.mjs [--pairs 100] [--level veteran] [--times 1] [--seed 1] [--from 0]`, once
// everything is built. It is for measuring: no level and no name of a player leads here.

import { parseArgs } from 'node:util';
import { createDayOfWaterloo, createWorld } from '@hundred-days/day-of-waterloo';
import { DOCUMENTS } from '@hundred-days/day-of-waterloo/data';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import { concealed, firstSeatToAct, randomBits, seededDice, submit } from '@hundred-days/kernel';
import { createGeneral } from '../packages/opponents/dist/day-of-waterloo/general.js';
import { sightOf } from '../packages/opponents/dist/day-of-waterloo/sight.js';
import { CHARACTERS, weightsFrom } from '../packages/opponents/dist/day-of-waterloo/weights.js';
import { LEVELS } from '../packages/opponents/dist/planner/levels.js';
import { conclude } from '../packages/opponents/dist/planner/thought.js';

const game = createDayOfWaterloo(createWorld(DOCUMENTS), FORMAT);

/** The seat that won a game in which `knowing` was shown everything. */
function play(stem, level, knowing) {
  const dice = seededDice(`${stem}/dice`);
  const { value: truth } = game.start({ scenario: 'historical', options: {} }, dice, null);
  const generals = [0, 1].map((seat) => {
    const guess = seat === knowing ? () => truth.slice() : undefined;
    const seed = randomBits(`${stem}/player/${seat}`)();
    const sight = sightOf({ ...level, forgetful: true }, seat);
    return createGeneral(game, sight, weightsFrom(CHARACTERS.standard, sight.postures, undefined), seed, guess);
  });
  for (let seat = firstSeatToAct(game, truth); seat >= 0; seat = firstSeatToAct(game, truth)) {
    const action = conclude(generals[seat].think(concealed(game, truth, seat), seat));
    const no = submit(game, truth, seat, action, dice);
    if (no !== null) throw new Error(`refused: ${no.rule} ${no.code}`);
  }
  return game.outcome(truth).winners[0];
}

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '100' },
    level: { type: 'string', default: 'veteran' },
    times: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
});
const named = LEVELS[values.level];
const level = { ...named, nodes: Math.round(named.nodes * Number(values.times)) };
const [from, pairs] = [Number(values.from), Number(values.pairs)];
const won = [0, 0];
for (let pair = from; pair < from + pairs; pair++) {
  for (const knowing of [0, 1]) if (play(`${values.seed}/0-1/${pair}`, level, knowing) === knowing) won[knowing]++;
  const played = pair - from + 1;
  const both = ((won[0] + won[1]) / played / 2) * 100;
  console.log(`${played}: French ${won[0]}, Allied ${won[1]} of ${played} each, ${both.toFixed(1)}%`);
}

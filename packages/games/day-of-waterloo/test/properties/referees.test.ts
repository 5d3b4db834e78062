import type { Action, Description } from '@hundred-days/day-of-waterloo';
import { allChoices, copyState, noDice, type State, submit, writeAction } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import MAP from '../../data/map.json' with { type: 'json' };
import { scene } from '../armies.ts';
import { fierceGame } from '../fierce.ts';
import { game } from '../fought.ts';
import { answersAt, ChargeWatch, rolledOn } from '../oracle/charges.ts';
import { LossWatch } from '../oracle/losses.ts';
import { stackIn } from '../oracle/stacks.ts';
import { melee } from '../scenes.ts';
import { w } from '../world.ts';

/** Fierce games beside slow referees that were written from the rules alone. */

const AFTERNOON = 12;
/** More games, by hand: PROPERTY_RUNS=20 vitest run ... */
const TIMES = Number(process.env.PROPERTY_RUNS ?? 1);
/** As many games as it takes to see enough, and no more than these. */
const MOST_GAMES = 40 * TIMES;
const PLAYERS = [{}, { 'three-players': true }];
/** Steps before whose roll nothing else has changed. */
const STRAIGHT = ['charge', 'waive', 'claim', 'receive'];

describe('lockstep', () => {
  it('[6.2b] [9.4.4a] [9.4.4c] [9.4.5a] [9.4.5b] [9.4.5c] [9.4.9a] charges are met and rolled as a slow referee says', () => {
    const count = { answers: 0, rolls: 0 };
    for (let seed = 0; seed < MOST_GAMES && (count.answers < 25 * TIMES || count.rolls < 10 * TIMES); seed++) {
      const watch = new ChargeWatch();
      for (const { before, events, action } of fierceGame(
        `charges ${seed}`,
        melee(seed, AFTERNOON),
        PLAYERS[seed % 2],
      )) {
        if (game.phase(before).name === 'charge-answer') {
          const hex = before[w.at.targets];
          const [seat] = [0, 1, 2].filter((one) => (game.phase(before).seats(before) & (1 << one)) !== 0);
          const listed = allChoices(game, before, seat).map((one) => writeAction(game, one));
          expect(listed.sort()).toEqual(answersAt(before, hex));
          count.answers++;
        }
        watch.hear(events);
        const rolled = events.find(({ type }) => type === 'charge-rolled');
        if (rolled === undefined || !STRAIGHT.includes(action.type) || watch.charging === null) continue;
        if (events.some(({ type }) => type === 'surprise-charge')) continue;
        const wanted = rolledOn(before, watch.charging, action.type === 'claim');
        const modifiers = [...(rolled.data.modifiers as readonly string[])].sort();
        expect({ differential: rolled.data.differential, modifiers }).toEqual(wanted);
        count.rolls++;
      }
    }
    expect(Math.min(count.answers, count.rolls)).toBeGreaterThanOrEqual(10);
  });

  it('[11.9b] [11.9c] [11.9.2a] [11.9.2c] [11.10.2a] [12.2c] retreats cost and stacks check as a slow referee reckons', () => {
    const count = { settled: 0, checks: 0 };
    for (let seed = 0; seed < MOST_GAMES && (count.settled < 60 * TIMES || count.checks < 12 * TIMES); seed++) {
      const watch = new LossWatch();
      for (const { before, events, after } of fierceGame(`losses ${seed}`, melee(seed, AFTERNOON), PLAYERS[seed % 2])) {
        const step = game.phase(after).name;
        watch.step(before, events, step !== 'retreat' && step !== 'lodging');
        expect(watch.faults).toEqual([]);
      }
      count.settled += watch.settled;
      count.checks += watch.checks;
    }
    expect(count.settled).toBeGreaterThanOrEqual(60);
    expect(count.checks).toBeGreaterThanOrEqual(12);
  });

  it('[9.2.2b] [5.3e] who comes in pays his place in the column', () => {
    let entries = 0;
    for (let seed = 0; seed < 6; seed++) {
      const came = new Map<number, number>();
      for (const { before, action, events, seat } of fierceGame(`columns ${seed}`, ARRIVING)) {
        if (game.phase(before).name === 'movement')
          for (const one of allChoices(game, before, seat)) {
            if (one.type !== 'enter' || one.path.length > 1 || one.unit >= w.units || !isOwnPoint(before, one))
              continue;
            const after = copyState(before);
            submit(game, after, seat, one, noDice);
            expect(after[w.at.spent], writeAction(game, one)).toBe(priceOf(before, one, came));
            entries++;
          }
        if (action.type === 'enter' && action.unit < w.units && isOwnPoint(before, action)) {
          const point = before[w.at.entry + action.unit];
          came.set(point, (came.get(point) ?? 0) + 1);
        }
        if (events.some(({ type, data }) => type === 'phase' && data.phase === 'movement')) came.clear();
      }
    }
    expect(entries).toBeGreaterThan(100);
  });
});

/** The Prussians come in one after another at two roads, nobody is near; VI Corps by the highway of Charleroi. */
const ARRIVING: Description = scene({
  side: 'allied',
  turn: 13,
  stacks: { '0116': ['adg-kempt'], '1018': ['fr-foy'] },
  coming: Object.fromEntries([
    ...['pr-losthin', 'pr-hiller', 'pr-12pd-4', 'pr-sydow', 'pr-funck'].map((id) => [id, { turn: 13, entry: 3 }]),
    ...['pr-steinmetz', 'pr-treskow', 'pr-ha-1', 'pr-brause'].map((id) => [id, { turn: 13, entry: 2 }]),
    ...['fr-simmer', 'fr-jeanin', 'fr-noury', 'fr-domon'].map((id) => [id, { turn: 13, entry: 4 }]),
  ]),
});

type Entering = Extract<Action, { readonly type: 'enter' }>;
const pointOf = (s: State, { unit }: Entering) => MAP.entryPoints[s[w.at.entry + unit] - 1];
const isOwnPoint = (s: State, action: Entering): boolean => action.path[0] === w.map.indexOf(pointOf(s, action).hex);

/** In half points: a highway costs 1, a road 2, each time for those before; with somebody in the hex its clear ground 2. */
function priceOf(s: State, action: Entering, came: ReadonlyMap<number, number>): number {
  const { id, route } = pointOf(s, action);
  const rate = route === 'highway' ? 1 : 2;
  return (came.get(id) ?? 0) * rate + (stackIn(s, action.path[0]).length > 0 ? 2 : rate);
}

import {
  createDayOfWaterloo,
  createWorld,
  type Description,
  describe as described,
  position,
  units,
} from '@hundred-days/day-of-waterloo';
import { createChances, createStance } from '@hundred-days/day-of-waterloo/appraisal';
import { DOCUMENTS } from '@hundred-days/day-of-waterloo/data';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import { firstSeatToAct, randomBits, type State, seededDice, submit, viewInto } from '@hundred-days/kernel';
import { randomPlayer } from '@hundred-days/opponents';
import { describe, expect, test } from 'vitest';
import { createBeliefs } from '../src/day-of-waterloo/beliefs.ts';
import { STAFF } from '../src/day-of-waterloo/index.ts';
import { sightOf } from '../src/day-of-waterloo/sight.ts';
import { createThreats } from '../src/day-of-waterloo/threats.ts';
import { LEVEL_NAMES, LEVELS } from '../src/planner/levels.ts';

const w = createWorld(DOCUMENTS);
const game = createDayOfWaterloo(w, FORMAT);
const hexOf = (id: string): number => w.map.indexOf(id);
const ALLIED_SEAT = 1;

/** A position with these stacks and nobody else, top counters first. */
function scene(stacks: Readonly<Record<string, readonly string[]>>): State {
  const scenario = {
    ...(described(w, 'historical') as Description),
    begun: 'command',
    side: 'allied',
    turn: 8,
    stacks,
    leaders: { 'adg-wellington': '0404', 'fr-ney': '0425' },
  } as Description;
  const started = game.start({ scenario, options: {} }, seededDice('start'), null);
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  return started.value;
}

describe('levels', () => {
  const tables = game.scenarios.flatMap(({ id }) => [false, true].map((three) => [id, three] as const));

  test.each(tables)('rise with every seat: %s, of three players %s', (scenario, three) => {
    const started = game.start({ scenario, options: { 'three-players': three } }, seededDice('start'), null);
    if (!started.ok) throw new Error(JSON.stringify(started.faults));
    for (let seat = 0; seat < (three ? 3 : 2); seat++) {
      const plans = LEVEL_NAMES.map((level) => {
        const here = { ...LEVELS[level], ...STAFF.levelAt?.(game, level, started.value, seat) };
        return sightOf(here, position.sideOfSeat(seat)).plans;
      });
      expect(plans).toEqual([...plans].sort((a, b) => a - b));
      expect(new Set(plans).size).toBe(plans.length);
    }
  });
});

describe('what the enemy could strike at', () => {
  const SCREENED = { '0418': ['adg-kempt'], '0422': ['fr-quiot'] };
  /** Only losses of Kempt's corps count. */
  const prices = new Float64Array(w.corpsIds.length);
  prices[w.corps[w.unitIndex('adg-kempt')]] = 1;

  const feared = (isWatched: boolean, cavalry: string): number => {
    const threats = createThreats(w, createChances(w), isWatched);
    threats.survey(scene({ ...SCREENED, '0408': ['adg-vivian'] }), units.FRENCH);
    return threats.worth(scene({ ...SCREENED, [cavalry]: ['adg-vivian'] }), prices);
  };

  test('[6.0c] is less behind a screen of cavalry, for who goes by where it will stand', () => {
    expect(feared(true, '0408')).toBeGreaterThan(0.05);
    expect(feared(true, '0420')).toBe(0);
    expect(feared(false, '0420')).toBe(feared(false, '0408'));
  });

  test('[9.3.5a] is the same whether it was looked at before or after everybody went where he stands', () => {
    const there = scene({ ...SCREENED, '0420': ['adg-pack'], '0519': ['adg-best'] });
    const [early, late] = [0, 1].map(() => createThreats(w, createChances(w), true));
    early.survey(scene({ ...SCREENED, '0408': ['adg-pack'], '0508': ['adg-best'] }), units.FRENCH);
    late.survey(there, units.FRENCH);
    expect(early.worth(there, prices)).toBe(late.worth(there, prices));
  });
});

describe('what is believed of a counter that is covered', () => {
  const view = (stacks: Readonly<Record<string, readonly string[]>>): State => {
    const s = scene({ '0409': ['adg-kempt'], ...stacks });
    const seen = s.slice();
    viewInto(game, seen, s, ALLIED_SEAT);
    return seen;
  };
  const quiot = w.unitIndex('fr-quiot');
  const watching = (...views: readonly State[]) => {
    const beliefs = createBeliefs(w);
    for (const one of views) beliefs.observe(one, ALLIED_SEAT);
    return (hex: string): number => beliefs.weight(quiot, hexOf(hex));
  };

  test('it is likeliest where it was covered', () => {
    const likely = watching(
      view({ '1013': ['fr-quiot'], '1014': ['fr-jacquinot'], '1113': ['fr-donzelot'] }),
      view({ '1013': ['fr-jacquinot', 'fr-quiot'], '1113': ['fr-donzelot'] }),
    );
    expect(likely('1013')).toBeGreaterThan(4 * likely('1113'));
  });

  test('[9.0b] it has gone along where the whole stack has', () => {
    const likely = watching(
      view({ '1013': ['fr-quiot'], '1014': ['fr-jacquinot'], '1113': ['fr-donzelot'] }),
      view({ '1013': ['fr-jacquinot', 'fr-quiot'], '1113': ['fr-donzelot'] }),
      view({ '1017': ['fr-jacquinot', 'fr-quiot'], '1113': ['fr-donzelot'] }),
    );
    expect(position.topIn(w, view({ '1017': ['fr-jacquinot', 'fr-quiot'] }), hexOf('1013'))).toBe(-1);
    expect(likely('1017')).toBeGreaterThan(4 * likely('1113'));
  });
});

test('how everybody stands does not hang on what was looked at before', () => {
  const started = game.start({ scenario: 'historical', options: {} }, seededDice('day'), null);
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  const [s, dice, bits, kept] = [started.value, seededDice('dice'), randomBits('players'), createStance(w)];
  let looked = 0;
  for (let step = 0; step < 900 && firstSeatToAct(game, s) >= 0; step++) {
    const seat = firstSeatToAct(game, s);
    expect(submit(game, s, seat, randomPlayer().choose(game, s, seat, bits), dice)).toBeNull();
    if (step % 30 !== 0) continue;
    expect(kept(s)).toBe(createStance(w)(s));
    looked++;
  }
  expect(looked).toBeGreaterThan(20);
});

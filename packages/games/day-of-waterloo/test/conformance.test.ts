import { type Action, createDayOfWaterloo, type Description } from '@hundred-days/day-of-waterloo';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import { conformance, named, type Plan, type Start } from '@hundred-days/kernel/conformance';
import { test } from 'vitest';
import { CLOSE } from './armies.ts';
import { CASES, wordsFor } from './words.ts';
import { w } from './world.ts';

/**
 * What every game must pass, for every scenario, two and three players. A whole day is long: most is looked at in its last two
 * hours, with the set-up, the fates and all who have come by then.
 */

const FRENCH = 0;
const ALLIED = 1;
const SPECTATOR = -1;

const given = (scenario: Description, options = {}): Start => ({ setup: { scenario, options }, dice: [] });
const restacked = (stacks: NonNullable<Description['stacks']>): Description => ({
  ...CLOSE,
  stacks: { ...CLOSE.stacks, ...stacks },
});
/** The same at seven in the evening: games that are soon over. */
const EVENING: Description = { ...CLOSE, turn: 14 };
const THREE = { 'three-players': true };

/** A scenario that begins, with its fates and its set-up, at eight in the evening. */
const late = (fate: NonNullable<Description['fate']>): Description => ({
  format: 'hundred-days-scenario',
  version: 1,
  game: 'day-of-waterloo',
  fate,
  turn: 15,
});

const plan: Plan<Action> = {
  cases: CASES,
  words: wordsFor(w),
  setups: [
    named('historical, late', late('none')),
    named('historical, late, three players', late('none'), THREE),
    named('testing fate, late', late('roll')),
    named('testing fate, late, three players', late('roll'), THREE),
    named('forcing fate, late', late('choose')),
    named('forcing fate, late, three players', late('choose'), THREE),
    named('evening', EVENING),
    named('evening, three players', EVENING, THREE),
  ],
  another: () => createDayOfWaterloo(w, FORMAT),
  games: 8,
  walks: 1,
  tamperings: 4,
  mutations: 3_000,
  perft: {
    'historical, late': [664],
    'historical, late, three players': [664],
    'testing fate, late': [664],
    'testing fate, late, three players': [664],
    'forcing fate, late': [12],
    'forcing fate, late, three players': [12],
    evening: [1],
    'evening, three players': [2],
  },
  twins: [
    {
      name: 'Allied cavalry beneath other counters, for the French',
      viewer: FRENCH,
      starts: [
        given(CLOSE),
        given(
          restacked({
            '0911': ['adg-kielmansegge', 'adg-grant'],
            '0811': ['adg-art-1', 'adg-chalkett', 'adg-dornberg'],
          }),
        ),
      ],
    },
    {
      name: 'Allied stacks with more or fewer beneath, for the French',
      viewer: FRENCH,
      starts: [
        given(CLOSE),
        given(restacked({ '1508': ['adg-vivian'], '1211': ['adg-bylandt', 'adg-pack', 'adg-best'] })),
      ],
    },
    {
      name: 'French counters beneath others, for the Allies',
      viewer: ALLIED,
      starts: [
        given(CLOSE),
        given(restacked({ '1112': ['fr-donzelot', 'fr-ha-jacquinot'], '1212': ['fr-marcognet', 'fr-desalles'] })),
      ],
    },
    {
      name: 'both sides, for a spectator',
      viewer: SPECTATOR,
      starts: [
        given(CLOSE),
        given(
          restacked({
            '1508': ['adg-vivian'],
            '1211': ['adg-bylandt', 'adg-pack', 'adg-best'],
            '1112': ['fr-donzelot', 'fr-ha-jacquinot'],
            '1212': ['fr-marcognet', 'fr-desalles'],
          }),
        ),
      ],
    },
    {
      name: 'Allied stacks of three players, for the French',
      viewer: FRENCH,
      starts: [
        given(EVENING, THREE),
        given(
          {
            ...EVENING,
            stacks: { ...EVENING.stacks, '1508': ['adg-vivian'], '1211': ['adg-bylandt', 'adg-pack', 'adg-best'] },
          },
          THREE,
        ),
      ],
    },
  ],
};

for (const check of conformance(createDayOfWaterloo(w, FORMAT), plan)) test(check.name, check.run);

/** Whole days of every scenario: they end, whatever is listed is accepted, and they begin as they always did. */
const DAYS: Plan<Action> = {
  ...plan,
  setups: ['historical', 'testing-fate', 'forcing-fate'].flatMap((id) => [
    named(id, id),
    named(`${id}, three players`, id, THREE),
  ]),
  games: 6,
  perft: {
    historical: [664],
    'historical, three players': [664],
    'testing-fate': [664],
    'testing-fate, three players': [664],
    'forcing-fate': [12],
    'forcing-fate, three players': [12],
  },
  twins: [],
};
const OF_DAYS = /^(random games end|the choices at the first)/;

for (const check of conformance(createDayOfWaterloo(w, FORMAT), DAYS))
  if (OF_DAYS.test(check.name)) test(check.name, check.run);

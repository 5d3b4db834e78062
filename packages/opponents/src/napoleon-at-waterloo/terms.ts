import type { State } from '@hundred-days/kernel';
import { type NapoleonAtWaterloo, units } from '@hundred-days/napoleon-at-waterloo';
import type { Reading, Terms } from '../fit/terms.ts';
import type { Drawn } from '../fit/trials.ts';
import { bothJudges, type Depth } from '../forced-combat/judge.ts';
import { shareOfGame } from '../planner/given.ts';
import { LEVELS } from '../planner/levels.ts';
import { type Ground, surveyGround } from './ground.ts';
import { createJudge } from './judge.ts';
import { CHARACTERS, type Weights } from './weights.ts';

const { ALLIED, FRENCH } = units;

type Name = keyof Weights;

/** The weights in which the value of a position is linear: those of what can be done next, and those of how everybody stands. */
const OF_REPLY: readonly Name[] = ['reply', 'hisDuty'];
const OF_STANDING: readonly Name[] = ['approach', 'building', 'alone', 'trapped', 'gunInZone'];
const NAMES = [...OF_REPLY, ...OF_STANDING];
/** Exits and the way to them follow from the whole course of a game. */
const OF_COURSE: readonly Name[] = ['exit', 'exitBroken'];

/** What is tried by play: half of each weight and twice of it, of thrift less. */
const HALVED: readonly Name[] = [
  'reply',
  'hisDuty',
  'prospect',
  'duty',
  'drive',
  'recoil',
  'approach',
  'building',
  'alone',
  'trapped',
  'gunInZone',
  'exit',
];
const DRAWN: readonly Drawn[] = [
  ...HALVED.map((name) => {
    const present = CHARACTERS.standard[name];
    return { name, present, low: present / 2, high: present * 2 };
  }),
  { name: 'thrift', present: 1, low: 0.85, high: 1.2 },
];

/** Nothing but ledgers and attacks. */
const BARE: Weights = {
  ...CHARACTERS.standard,
  ...Object.fromEntries([...NAMES, ...OF_COURSE].map((name) => [name, 0])),
};

/** How everybody stands can be told without the reply, which takes long. */
const WITHOUT_REPLY: Depth = { ...LEVELS.marshal, reply: false };

/** Each feature is what one unit of its weight alone adds to the value, so that the judge itself says what it looks at. */
export function termsOf({ world }: NapoleonAtWaterloo): Terms {
  const w = surveyGround(world);
  const judges = (depth: Depth, name?: Name) =>
    bothJudges((seat) => createJudge(w, seat, name === undefined ? BARE : { ...BARE, [name]: 1 }, depth));
  const bare = judges(WITHOUT_REPLY);
  const features = [
    ...OF_REPLY.map((name) => judges(LEVELS.marshal, name)),
    ...OF_STANDING.map((name) => judges(WITHOUT_REPLY, name)),
  ];
  const course = OF_COURSE.map((name) => judges(WITHOUT_REPLY, name));
  return {
    names: NAMES,
    present: NAMES.map((name) => CHARACTERS.standard[name]),
    read(view: State, seat: number): Reading {
      const points = bare[seat].value(view);
      const added = (by: typeof bare): number => by[seat].value(view) - points;
      bare[seat].ledger.reset(view);
      const ledger = (seat === FRENCH ? 1 : -1) * bare[seat].ledger.standing();
      return {
        attacks: points - ledger,
        features: features.map(added),
        standing: [ledger, ...course.map(added), ...tallied(w, view)],
      };
    },
    drawn: DRAWN,
    shareOfGame: (view) => shareOfGame(view[w.at.turn], w.turns),
    // A plan is valued with everybody where he is to go.
    isMoment: (phase, { type }) => type === 'end' && phase === 'movement',
  };
}

/** 8.0: losses of either side, in tens and squared, who is demoralized, who has left. */
function tallied({ at }: Ground, s: State): number[] {
  const [french, allied] = [s[at.losses + FRENCH] / 10, s[at.losses + ALLIED] / 10];
  const broken = s[at.demoralized];
  return [
    french,
    allied,
    french * french,
    allied * allied,
    broken,
    s[at.exited],
    broken * s[at.exited],
    broken * french,
  ];
}

import type { State } from '@hundred-days/kernel';
import type { NapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import type { Terms } from '../fit/terms.ts';
import { bothJudges, type Depth } from '../forced-combat/judge.ts';
import { shareOfGame } from '../planner/given.ts';
import { LEVELS } from '../planner/levels.ts';
import { surveyGround } from './ground.ts';
import { createJudge } from './judge.ts';
import { CHARACTERS, type Weights } from './weights.ts';

type Name = keyof Weights;

/** The weights in which the value of a position is linear: those of what the enemy can do, and those of how everybody stands. */
const OF_REPLY: readonly Name[] = ['reply', 'hisDuty', 'cut'];
const OF_STANDING: readonly Name[] = [
  'approach',
  'building',
  'alone',
  'trapped',
  'gunInZone',
  'thin',
  'exit',
  'exitBroken',
];
const NAMES = [...OF_REPLY, ...OF_STANDING];

/** Nothing but points: ledgers and attacks. */
const BARE: Weights = { ...CHARACTERS.standard, ...Object.fromEntries(NAMES.map((name) => [name, 0])) };

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
  return {
    names: NAMES,
    present: NAMES.map((name) => CHARACTERS.standard[name]),
    read(view: State, seat: number): number[] {
      const points = bare[seat].value(view);
      return [points, ...features.map((feature) => feature[seat].value(view) - points)];
    },
    shareOfGame: (view) => shareOfGame(view[w.at.turn], w.turns),
    // A plan is valued with everybody where he is to go, and once more when the last attack is over.
    isMoment: (phase, { type }) => type === 'end' && (phase === 'movement' || phase === 'combat'),
  };
}

import { JUDGEMENTS, type Judgement } from '@hundred-days/napoleon-1815/appraisal';
import type { Drawn } from '../fit/trials.ts';

const drawn = (name: keyof Judgement, low: number, high: number): Drawn => ({
  name,
  present: JUDGEMENTS.map((judgement) => judgement[name]),
  low,
  high,
});

/** What is tried by play, of either side. */
export const DRAWN: readonly Drawn[] = [
  drawn('advance', 0.06, 0.7),
  drawn('hastened', 0.5, 3),
  drawn('together', 0.01, 0.12),
  drawn('cover', 0, 0.3),
  drawn('hope', 0.6, 1.5),
  drawn('fear', 0.6, 1.5),
  drawn('ownUnit', 0.8, 3.2),
  drawn('hisUnit', 0.8, 3.2),
  drawn('ownBreak', 7, 40),
  drawn('hisBreak', 7, 40),
  drawn('forgiven', 0.2, 0.8),
  drawn('cityTurns', 1.5, 4.5),
  drawn('cityNear', 2.5, 10),
];

import { type Napoleon1815, position } from '@hundred-days/napoleon-1815';
import { appraise, JUDGEMENTS } from '@hundred-days/napoleon-1815/appraisal';
import type { Appraise } from '../appraise.ts';

/** 10.2b: that time runs out drives the French who plan, and rises with every turn: it is nobody's gain on the board. */
const TIMELESS = JUDGEMENTS.map((judgement) => ({ ...judgement, doom: 0 }));

/** It reads views as well as whole positions, and weighs the fights that both sides can make. */
export const standing =
  ({ world: w }: Napoleon1815): Appraise =>
  (s, seat) =>
    appraise(w, s, seat, TIMELESS[position.sideOfSeat(w, s, seat)]);

export { type Lesson, type Moment, playLesson, USUAL_CAST } from './game.ts';
export { DRAWN_GAMES, drawnOf, FITTED_GAMES, termsOf } from './games.ts';
export { type Foretold, type Hold, type Learnt, learn, partOf } from './learn.ts';
export {
  type Bin,
  calibration,
  chanceFor,
  type Examples,
  fitLogistic,
  logLoss,
  type Prior,
  scatterOf,
} from './logistic.ts';
export type { Reading, Terms } from './terms.ts';
export { type Drawn, type Effect, playTrial, presentOf, type Trial, type Weighed, weighTrials } from './trials.ts';

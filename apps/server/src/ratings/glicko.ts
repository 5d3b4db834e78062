/**
 * Glicko-2 (M. Glickman, "Example of the Glicko-2 system"), pure. What somebody is worth is a rating, how little it is known (its
 * deviation), and how much he goes up and down (his volatility). Steps are numbered as in the paper.
 */

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** What came of a game against somebody: 1 won, 0.5 drawn, 0 lost. */
export interface Result {
  readonly against: Pick<Rating, 'rating' | 'deviation'>;
  readonly score: number;
}

export const NEW: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Nobody is less known than one who has never played, and nobody so well that he could not change. */
const MOST_DEVIATION = NEW.deviation;
const LEAST_DEVIATION = 40;

/** How much volatility may change. */
const TAU = 0.5;
const SCALE = 173.7178;
const CLOSE = 1e-6;
/** The search for the volatility halves or better; it has never needed more than a dozen. */
const MOST_ROUNDS = 100;

const within = (deviation: number): number => Math.min(MOST_DEVIATION, Math.max(LEAST_DEVIATION, deviation));

/** How much a result against one of this deviation tells. */
const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

const expected = (mu: number, other: number, weight: number): number => 1 / (1 + Math.exp(-weight * (mu - other)));

/** Step 5: the volatility after a surprise of `delta`, by regula falsi (Illinois). */
function volatilityAfter(sigma: number, phi: number, variance: number, delta: number, tau: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const grown = phi * phi + variance + Math.exp(x);
    return (Math.exp(x) * (delta * delta - grown)) / (2 * grown * grown) - (x - a) / (tau * tau);
  };
  const over = delta * delta - phi * phi - variance;
  let A = a;
  let B = over > 0 ? Math.log(over) : a - tau;
  if (over <= 0) while (f(B) < 0) B -= tau;
  let [fA, fB] = [f(A), f(B)];
  for (let round = 0; Math.abs(B - A) > CLOSE && round < MOST_ROUNDS; round++) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) [A, fA] = [B, fB];
    else fA /= 2;
    [B, fB] = [C, fC];
  }
  return Math.exp(A / 2);
}

/** What somebody is worth after so many periods, or parts of one, in which he has not played: he is less known. */
export function rested({ rating, deviation, volatility }: Rating, periods: number): Rating {
  const grown = volatility * SCALE * Math.sqrt(Math.max(0, periods));
  return { rating, deviation: within(Math.hypot(deviation, grown)), volatility };
}

/**
 * What somebody is worth after the games of a period, whatever their order. `periods` have passed since he was last rated: one, in
 * the paper.
 */
export function rated(player: Rating, results: readonly Result[], periods = 1, tau = TAU): Rating {
  if (results.length === 0) return rested(player, periods);
  const mu = (player.rating - NEW.rating) / SCALE;
  const phi = player.deviation / SCALE;
  let known = 0;
  let surprise = 0;
  for (const { against, score } of results) {
    const weight = weightOf(against.deviation / SCALE);
    const chance = expected(mu, (against.rating - NEW.rating) / SCALE, weight);
    known += weight * weight * chance * (1 - chance);
    surprise += weight * (score - chance);
  }
  // So far apart that nothing can be learnt of it.
  if (known < Number.EPSILON) return rested(player, periods);
  const variance = 1 / known;
  const volatility = volatilityAfter(player.volatility, phi, variance, variance * surprise, tau);
  const before = Math.hypot(phi, volatility * Math.sqrt(Math.max(0, periods)));
  const after = 1 / Math.sqrt(1 / (before * before) + known);
  return {
    rating: NEW.rating + SCALE * (mu + after * after * surprise),
    deviation: within(after * SCALE),
    volatility,
  };
}

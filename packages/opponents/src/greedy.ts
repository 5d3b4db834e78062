import type { AnyAction, Dice, Game, State } from '@hundred-days/kernel';
import { below, choicesOf, copyInto, piecesOf, sameAction, sameState, TABLE } from '@hundred-days/kernel';
import type { Appraise } from './appraise.ts';
import { average, type Lots } from './average.ts';
import type { Player } from './player.ts';

/** Values closer than this are the same: sums of fractions differ by the order they were added in. */
const SAME = 1e-9;
/** More choices than this in one phase are a dance; from then on each must be that much better than to end it. */
const PATIENCE = 60;
const IMPATIENCE = 0.05;
/** A handful of dice falls in more ways than can be tried: beyond this many, some are drawn by lot. */
const LOTS: Lots = { ways: 216, drawn: 24 };

/**
 * Looks one action ahead: each choice is carried out on a copy of the view, for every way the dice can fall (or for some of
 * them, where they are too many), and the best average appraisal wins. Ties go to the table's own choices (to end a phase, to let be), then to chance.
 *
 * It comes to an end in any game: what is no better than ending is not done, and an action that leads back to a position
 * it has chosen in before, in the same phase, is taken only if there is no other. Where sides alternate, two may drive each
 * other round without end; so the longer a phase lasts, the more must be gained by going on with it.
 *
 * `appraisal` says what positions of a game are worth; `oneByOne` where so many units move in a phase that it looks at one
 * after another, and acts with the first that gains by it.
 */
export function greedyPlayerWith(
  appraisal: (game: Game) => Appraise,
  oneByOne: (game: Game) => boolean = () => false,
): Player {
  let appraised: { readonly game: unknown; readonly appraise: Appraise; readonly oneByOne: boolean } | null = null;
  /** Those who were looked at in this phase and had nothing to gain. */
  let content = new Set<number>();
  let contentIn = '';
  let scratch: State = new Int16Array(0);
  let visited: State[] = [];
  let visitedIn = '';

  return {
    name: 'greedy',
    choose(game, view, seat, bits) {
      if (scratch.length !== view.length) scratch = view.slice();
      const phase = game.phase(view).name;
      if (phase !== visitedIn) visited = [];
      visitedIn = phase;
      visited.push(view.slice());
      const whole = game as unknown as Game;
      if (appraised?.game !== game) appraised = { game, appraise: appraisal(whole), oneByOne: oneByOne(whole) };
      const now = { game, appraise: appraised.appraise, view, seat, bits, scratch };
      if (appraised.oneByOne && IN_TURN.includes(phase)) {
        const when = `${phase} ${game.tally(view).turn}`;
        if (when !== contentIn) content = new Set();
        contentIn = when;
        return nextOfMany(now, content);
      }
      return bestWayOn(now, visited);
    },
  };
}

/** What a choice is made in, and by what. */
interface Moment<A extends AnyAction> {
  readonly game: Game<A>;
  readonly appraise: Appraise;
  readonly view: State;
  readonly seat: number;
  readonly bits: () => number;
  readonly scratch: State;
}

/** Phases in which everybody may act once, in any order. */
const IN_TURN: readonly string[] = ['movement', 'deployment'];

/** The best action of the first piece that gains by it; if there is none, what the table offers. */
function nextOfMany<A extends AnyAction>(now: Moment<A>, content: Set<number>): A {
  const { game, appraise, view, seat } = now;
  const still = appraise(view, seat);
  const pieces = piecesOf(game, view, seat);
  for (const piece of pieces) {
    if (piece === TABLE || content.has(piece)) continue;
    const best = bestOf(now, piece);
    if (best !== null && best.value > still + SAME) return best.action;
    content.add(piece);
  }
  if (pieces.includes(TABLE)) return choicesOf(game, view, seat, TABLE).at(0) as A;
  // Somebody has to do something that gains nothing: by lot, so that nobody does the same for ever.
  const choices = choicesOf(game, view, seat, pieces[below(pieces.length, now.bits)]);
  return choices.at(below(choices.length, now.bits)) as A;
}

/** The best choice of a piece; few of them roll a die. */
function bestOf<A extends AnyAction>({ game, appraise, view, seat, bits, scratch }: Moment<A>, piece: number) {
  const phase = game.phase(view);
  const choices = choicesOf(game, view, seat, piece);
  let best: { readonly action: A; readonly value: number } | null = null;
  let action: A;
  const trial = (dice: Dice): number => {
    copyInto(scratch, view);
    phase.apply(scratch, seat, action, dice, null);
    return appraise(scratch, seat);
  };
  for (let i = 0; i < choices.length; i++) {
    action = choices.at(i) as A;
    const value = average(trial, bits, LOTS);
    if (best === null || value > best.value) best = { action, value };
  }
  return best;
}

function bestWayOn<A extends AnyAction>(now: Moment<A>, visited: readonly State[]): A {
  const barred: A[] = [];
  for (;;) {
    const enough = Math.max(SAME, IMPATIENCE * (visited.length - PATIENCE));
    const best = bestChoice(now, barred, enough);
    // With everything barred it does not matter which.
    if (best === null) return barred[0];
    if (!leadsBack(now, best, visited)) return best;
    barred.push(best);
  }
}

/** The best of the choices that are not barred, by `enough` better than those of the table; null if there are none. */
function bestChoice<A extends AnyAction>(now: Moment<A>, barred: readonly A[], enough: number): A | null {
  const { game, appraise, view, seat, bits, scratch } = now;
  const phase = game.phase(view);
  let best: A | null = null;
  let bestValue = Number.NEGATIVE_INFINITY;
  let ofTable = false;
  let ties = 0;

  let action: A;
  const trial = (dice: Dice): number => {
    copyInto(scratch, view);
    // Listed by the referee itself, so it need not be asked again.
    phase.apply(scratch, seat, action, dice, null);
    return appraise(scratch, seat);
  };

  for (const piece of piecesOf(game, view, seat)) {
    const choices = choicesOf(game, view, seat, piece);
    for (let i = 0; i < choices.length; i++) {
      action = choices.at(i) as A;
      if (barred.some((other) => sameAction(other, action))) continue;
      const value = average(trial, bits, LOTS);
      if (best === null || value > bestValue + (ofTable ? enough : SAME)) {
        best = action;
        bestValue = value;
        ofTable = piece === TABLE;
        ties = 1;
      } else if (value >= bestValue - SAME && ofTable === (piece === TABLE)) {
        // The table's choices come first; a piece's must be better to replace one.
        ties++;
        if (below(ties, bits) === 0) best = action;
      }
    }
  }
  return best;
}

/** Whether an action, without any die, brings back a position it has chosen in before. */
function leadsBack<A extends AnyAction>(now: Moment<A>, action: A, visited: readonly State[]): boolean {
  const { game, view, seat, scratch } = now;
  let rolled = false;
  const dice: Dice = {
    roll() {
      rolled = true;
      return 1;
    },
  };
  copyInto(scratch, view);
  game.phase(view).apply(scratch, seat, action, dice, null);
  return !rolled && visited.some((position) => sameState(position, scratch));
}

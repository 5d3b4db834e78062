import { type Game, type State, TABLE } from '@hundred-days/kernel';
import { type Action, position, type World } from '@hundred-days/napoleon-1815';
import { choicesOf, END } from './choices.ts';
import { bringUp, strike, support } from './engage.ts';
import { fire } from './fire.ts';
import { exchange, occupy } from './ground.ts';
import { withdraw } from './retreats.ts';
import { openUp, shut } from './squares.ts';
import { leavesAt, type Stance } from './stances.ts';
import { balance, lines } from './worth.ts';

const { has, placeOf, SPENT, sideOfSeat, slotOf, whereIs } = position;

/** Those in a battle who can still do something, of those a seat may move. */
const idlers = (w: World, s: State, seat: number): number[] =>
  [...w.unitsOf[sideOfSeat(w, s, seat)]].filter(
    (unit) =>
      whereIs(w, s, unit) === s[w.at.fight] &&
      placeOf(w, s, unit) > 0 &&
      !has(w, s, unit, SPENT) &&
      position.owns(w, s, seat, unit),
  );

/** The Combat step, one action at a time: leave, or form square, fire, hold what is pressed, strike, bring up. */
export function combat(w: World, game: Game<Action>, s: State, seat: number, stance: Stance): Action {
  const side = sideOfSeat(w, s, seat);
  const slot = slotOf(w, s, s[w.at.fight]);
  const able = idlers(w, s, seat);
  const all = (): Action[] => able.flatMap((unit) => choicesOf(game, s, seat, unit));
  const may = choicesOf(game, s, seat, TABLE).length > 0;
  const leaves = balance(w, s, side) < leavesAt(w, s, side, stance);
  if (!may || leaves) {
    const choices = all();
    const out = withdraw(w, s, slot, side, choices) ?? (may ? null : choices[0]);
    if (out !== null) return out;
  }
  const early =
    exchange(w, game, s, seat, able) ??
    (stance.squares ? shut(w, game, s, seat, able) : null) ??
    fire(w, game, s, seat, able);
  if (early !== null) return early;
  const choices = all();
  const worth = lines(w, s, slot);
  return (
    support(w, s, side, worth, choices) ??
    (leaves ? null : strike(w, s, side, worth, stance, choices)) ??
    bringUp(w, s, slot, side, worth, stance, choices) ??
    openUp(w, s, slot, choices) ??
    occupy(w, s, choices) ??
    END
  );
}

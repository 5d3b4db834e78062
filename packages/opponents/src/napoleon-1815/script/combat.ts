import { type Game, type State, TABLE } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-1815';
import { choicesOf, END } from './choices.ts';
import { bringUp, strike, support } from './engage.ts';
import { fire } from './fire.ts';
import { exchange, occupy } from './ground.ts';
import { withdraw } from './retreats.ts';
import { openUp, shut } from './squares.ts';
import type { Stance } from './stances.ts';
import { balance, lines } from './worth.ts';

const { AT, has, placeOf, SPENT, sideOfSeat, slotOf, whereIs } = position;
const { UNITS_OF } = units;

/** Those in a battle who can still do something, of those a seat may move. */
const idlers = (s: State, seat: number): number[] =>
  [...UNITS_OF[sideOfSeat(s, seat)]].filter(
    (unit) =>
      whereIs(s, unit) === s[AT.fight] && placeOf(s, unit) > 0 && !has(s, unit, SPENT) && position.owns(s, seat, unit),
  );

/** The Combat step, one action at a time: leave, or form square, fire, hold what is pressed, strike, bring up. */
export function combat(game: Game<Action>, s: State, seat: number, stance: Stance): Action {
  const side = sideOfSeat(s, seat);
  const slot = slotOf(s, s[AT.fight]);
  const able = idlers(s, seat);
  const all = (): Action[] => able.flatMap((unit) => choicesOf(game, s, seat, unit));
  const may = choicesOf(game, s, seat, TABLE).length > 0;
  const leaves = balance(s, side) < stance.leave;
  if (!may || leaves) {
    const choices = all();
    const out = withdraw(s, slot, side, choices) ?? (may ? null : choices[0]);
    if (out !== null) return out;
  }
  const early =
    exchange(game, s, seat, able) ?? (stance.squares ? shut(game, s, seat, able) : null) ?? fire(game, s, seat, able);
  if (early !== null) return early;
  const choices = all();
  const worth = lines(s, slot);
  return (
    support(s, side, worth, choices) ??
    (leaves ? null : strike(s, side, worth, stance, choices)) ??
    bringUp(s, slot, side, worth, stance, choices) ??
    openUp(s, slot, choices) ??
    occupy(s, choices) ??
    END
  );
}

import type { Dice, Game, State } from '@hundred-days/kernel';
import { allChoices, choicesOf, piecesOf } from '@hundred-days/kernel';
import { type Action, position } from '@hundred-days/napoleon-at-waterloo';
import type { Attack } from './fight.ts';
import type { Ground } from './ground.ts';
import type { Judge } from './judge.ts';
import type { Manoeuvre, Plan } from './manoeuvre.ts';

const { AIMED, JOINED, mark, stepOf } = position;

/** How plans and attacks become actions, and what they come to: for the general, and for who asks him. */

/** Forced choices after a roll are few; this many end any row of them. */
const LONGEST_AFTERMATH = 40;

export const NO_CHANCE: Dice = {
  roll() {
    throw new Error('a planned action rolled a die');
  },
};

/** The moves of a plan in an order in which each is allowed, with the end of the phase. */
export function movesOf(
  w: Ground,
  game: Game<Action>,
  view: State,
  seat: number,
  manoeuvre: Manoeuvre,
  plan: Plan,
): Action[] {
  const state = view.slice();
  const actions: Action[] = [];
  let waiting = manoeuvre.movers.filter((unit) => plan[unit] !== view[w.at.where + unit] && plan[unit] >= 0);
  const isOpen = (unit: number): boolean => plan[unit] === w.north || state[w.at.occupant + plan[unit]] === 0;
  while (waiting.length > 0) {
    // Into an empty hex first; in a circle somebody steps onto a friend who is still to leave (4.4.2).
    const unit = waiting.find(isOpen) ?? waiting[0];
    waiting = waiting.filter((other) => other !== unit);
    const choices = choicesOf(game, state, seat, unit);
    for (let i = 0; i < choices.length; i++) {
      const action = choices.at(i) as Action;
      const goal = action.type === 'exit' ? w.north : 'path' in action ? action.path[action.path.length - 1] : -1;
      if (goal !== plan[unit]) continue;
      actions.push(action);
      game.phase(state).apply(state, seat, action, NO_CHANCE, null);
      break;
    }
    if (game.outcome(state) !== null) return actions;
  }
  const end = choicesOf(game, state, seat, -1).at(0);
  if (end !== undefined) actions.push(end);
  return actions;
}

/** The attacks still to be made, as they are allocated, the best first. */
export function attacksWanted(view: State, judge: Judge): Attack[] {
  judge.ledger.reset(view);
  judge.fight.allocate(view, judge.ledger);
  return judge.fight.attacks(view).sort((a, b) => b.value - a.value);
}

type Announced = Pick<Attack, 'attackers' | 'defenders'>;

/** What has been announced so far can become this attack. */
export const hasRoom = ({ attackers, defenders }: Announced, open: Announced): boolean =>
  open.attackers.every((unit) => attackers.includes(unit)) &&
  open.defenders.every((enemy) => defenders.includes(enemy));

export const announce = (w: Ground, view: State, attack: Attack): Action[] => [
  ...attack.defenders.map((enemy): Action => ({ type: 'target', hex: view[w.at.where + enemy] })),
  ...attack.attackers.map((unit): Action => ({ type: 'join', unit })),
  { type: 'roll', column: attack.column },
];

export function isLawful(w: Ground, game: Game<Action>, view: State, seat: number, attack: Attack): boolean {
  const state = announced(w, view, attack);
  return game.phase(state).refuse(state, seat, { type: 'roll', column: attack.column }) === null;
}

function announced(w: Ground, view: State, attack: Attack): State {
  const state = view.slice();
  for (const unit of attack.attackers) mark(w, state, unit, JOINED);
  for (const enemy of attack.defenders) mark(w, state, enemy, AIMED);
  return state;
}

/** What stands when an attack is over, averaged over all six faces and valued. */
export function afterwards(
  w: Ground,
  game: Game<Action>,
  view: State,
  seat: number,
  judge: Judge,
  attack: Attack,
): number {
  let sum = 0;
  for (let face = 1; face <= 6; face++) {
    const state = announced(w, view, attack);
    game.phase(state).apply(state, seat, { type: 'roll', column: attack.column }, { roll: () => face }, null);
    settle(w, game, state);
    sum += judge.value(state);
  }
  return sum / 6;
}

/** What a choice that rolls no die leads to, valued. */
export function comesOf(
  w: Ground,
  game: Game<Action>,
  view: State,
  seat: number,
  judge: Judge,
  action: Action,
): number {
  const state = view.slice();
  game.phase(state).apply(state, seat, action, NO_CHANCE, null);
  settle(w, game, state);
  return judge.value(state);
}

/** Carries out the decisions a result leaves in the plainest way, whoever has to make them. */
function settle(w: Ground, game: Game<Action>, state: State): void {
  for (let i = 0; i < LONGEST_AFTERMATH; i++) {
    const phase = game.phase(state);
    const step = stepOf(w, state);
    if (step === 'combat' || step === 'movement' || step === 'over') return;
    const seat = (phase.seats(state) & 1) !== 0 ? 0 : 1;
    const pieces = piecesOf(game, state, seat);
    const choices = choicesOf(game, state, seat, pieces[0]);
    phase.apply(state, seat, plainest(w, choices), NO_CHANCE, null);
  }
}

/** Of payments the cheapest, of everything else the first. */
function plainest(w: Ground, choices: { readonly length: number; at(index: number): Action | undefined }): Action {
  let best = choices.at(0) as Action;
  let least = costOf(w, best);
  for (let i = 1; i < choices.length; i++) {
    const action = choices.at(i) as Action;
    if (costOf(w, action) >= least) continue;
    best = action;
    least = costOf(w, action);
  }
  return best;
}

const costOf = (w: Ground, action: Action): number =>
  action.type === 'lose' ? action.units.reduce((sum, unit) => sum + w.strength[unit], 0) : 0;

/** Where no plan fits: roll for what has been announced, or take the first thing listed. */
export function fallback(game: Game<Action>, view: State, seat: number): Action {
  const choices = allChoices(game, view, seat);
  return choices.find((action) => action.type === 'roll') ?? choices[0];
}

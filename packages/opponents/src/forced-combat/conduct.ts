import type { AnyAction, Dice, State } from '@hundred-days/kernel';
import { allChoices, choicesOf, piecesOf } from '@hundred-days/kernel';
import type { Attack } from './fight.ts';
import type { Judge } from './judge.ts';
import type { Manoeuvre, Plan } from './manoeuvre.ts';
import type { Announced, Theatre } from './theatre.ts';

/** How plans and attacks become actions, and what they come to: for the general, and for who asks him. */

/** Forced choices after a roll are few; this many end any row of them. */
const LONGEST_AFTERMATH = 40;

export const NO_CHANCE: Dice = {
  roll() {
    throw new Error('a planned action rolled a die');
  },
};

/** The moves of a plan in an order in which each is allowed, with the end of the phase. */
export function movesOf<A extends AnyAction>(
  { game, at }: Theatre<A>,
  view: State,
  seat: number,
  manoeuvre: Manoeuvre<A>,
  plan: Plan,
): A[] {
  const state = view.slice();
  const actions: A[] = [];
  let waiting = manoeuvre.movers.filter((unit) => plan[unit] !== view[at.where + unit] && plan[unit] >= 0);
  const isOpen = (unit: number): boolean => manoeuvre.isOpen(state, plan[unit]);
  while (waiting.length > 0) {
    // Where there is room first; in a circle somebody goes to a friend who is still to leave, or as near as he can.
    const unit = waiting.find(isOpen) ?? waiting[0];
    waiting = waiting.filter((other) => other !== unit);
    const action = manoeuvre.choiceFor(choicesOf(game, state, seat, unit), plan[unit]);
    if (action === undefined) continue;
    actions.push(action);
    game.phase(state).apply(state, seat, action, NO_CHANCE, null);
    if (game.outcome(state) !== null) return actions;
  }
  const end = choicesOf(game, state, seat, -1).at(0);
  if (end !== undefined) actions.push(end);
  return actions;
}

/** The attacks still to be made, as they are allocated, the best first. */
export function attacksWanted(view: State, judge: Judge): Attack[] {
  judge.ledger.reset(view);
  judge.fight.allocate(view);
  return judge.fight.attacks().sort((a, b) => b.value - a.value);
}

/** What has been announced so far can become this attack. */
const hasRoom = ({ attackers, defenders }: Announced, open: Announced): boolean =>
  open.attackers.every((unit) => attackers.includes(unit)) &&
  open.defenders.every((enemy) => defenders.includes(enemy));

function isLawful<A extends AnyAction>(theatre: Theatre<A>, view: State, seat: number, attack: Attack): boolean {
  const state = announced(theatre, view, attack);
  return theatre.game.phase(state).refuse(state, seat, theatre.roll(attack.column)) === null;
}

function announced<A extends AnyAction>(theatre: Theatre<A>, view: State, attack: Attack): State {
  const state = view.slice();
  theatre.mark(state, attack);
  return state;
}

/** A Combat Phase as it stands: an announcement has begun, or there are attacks to choose from. */
export type Outlook<A extends AnyAction> =
  | {
      readonly begun: true;
      readonly among: number;
      /** The attack wanted that the announcement can become. */
      readonly goal: Attack | undefined;
    }
  | {
      readonly begun: false;
      /** The best first. */
      readonly lawful: readonly Attack[];
      /** Nobody wants these attacks, and one must be made. */
      readonly forced: boolean;
      /** The end of the phase, where it may end. */
      readonly end: A | undefined;
    };

export function combatAhead<A extends AnyAction>(
  theatre: Theatre<A>,
  view: State,
  seat: number,
  judge: Judge,
): Outlook<A> {
  const wanted = attacksWanted(view, judge);
  const open = theatre.announced(view);
  if (open.attackers.length + open.defenders.length > 0)
    return { begun: true, among: wanted.length, goal: wanted.find((attack) => hasRoom(attack, open)) };
  const lawful = wanted.filter((attack) => isLawful(theatre, view, seat, attack));
  const end = choicesOf(theatre.game, view, seat, -1).at(0);
  const forced = lawful.length === 0 && end === undefined;
  return { begun: false, lawful: forced ? improvised(theatre, view, seat) : lawful, forced, end };
}

/** Where the order of attacks is weighed, and those of them that are made there: the best first. */
export function orderedIn<A extends AnyAction>(
  theatre: Theatre<A>,
  view: State,
  attacks: readonly Attack[],
): { readonly part: State; readonly attacks: readonly Attack[] } {
  const part = theatre.around?.(view, attacks[0].defenders) ?? view;
  const isThere = (unit: number): boolean => part[theatre.at.where + unit] >= 0;
  const there = attacks.filter(({ attackers, defenders }) => [...attackers, ...defenders].every(isThere));
  return { part, attacks: there.length > 1 ? there : attacks.slice(0, 1) };
}

/** Where choices are weighed: around those who have to make them. */
export function decidedIn<A extends AnyAction>(theatre: Theatre<A>, view: State, choices: readonly A[]): State {
  if (theatre.around === undefined) return view;
  const pieces = (choices as readonly { readonly unit?: number }[]).flatMap(({ unit }) =>
    unit !== undefined && view[theatre.at.where + unit] >= 0 ? [unit] : [],
  );
  return pieces.length > 0 ? theatre.around(view, pieces) : view;
}

/** What stands when an attack is over, averaged over all six faces and valued. */
export function afterwards<A extends AnyAction>(
  theatre: Theatre<A>,
  view: State,
  seat: number,
  judge: Judge,
  attack: Attack,
): number {
  let sum = 0;
  for (let face = 1; face <= 6; face++) {
    const state = announced(theatre, view, attack);
    theatre.game.phase(state).apply(state, seat, theatre.roll(attack.column), { roll: () => face }, null);
    settle(theatre, state);
    sum += judge.value(state);
  }
  return sum / 6;
}

/** What a choice that rolls no die leads to, valued. */
export function comesOf<A extends AnyAction>(
  theatre: Theatre<A>,
  view: State,
  seat: number,
  judge: Judge,
  action: A,
): number {
  const state = view.slice();
  theatre.game.phase(state).apply(state, seat, action, theatre.chance ?? NO_CHANCE, null);
  settle(theatre, state);
  return judge.value(state);
}

/** Carries out the decisions a result leaves in the plainest way, whoever has to make them. */
function settle<A extends AnyAction>(theatre: Theatre<A>, state: State): void {
  const { game } = theatre;
  for (let i = 0; i < LONGEST_AFTERMATH; i++) {
    const phase = game.phase(state);
    if (phase.name === 'combat' || phase.name === 'movement' || phase.name === 'over') return;
    const seat = (phase.seats(state) & 1) !== 0 ? 0 : 1;
    const pieces = piecesOf(game, state, seat);
    const choices = choicesOf(game, state, seat, pieces[0]);
    // In a part of the field there may be no place for whoever has to be put somewhere (19.24): it is valued as it stands.
    if (choices.length === 0) return;
    phase.apply(state, seat, plainest(theatre, choices), theatre.chance ?? NO_CHANCE, null);
  }
}

/** Of payments the cheapest, of everything else the first. */
function plainest<A extends AnyAction>(
  { costOf }: Theatre<A>,
  choices: { readonly length: number; at(index: number): A | undefined },
): A {
  let best = choices.at(0) as A;
  let least = costOf(best);
  for (let i = 1; i < choices.length; i++) {
    const action = choices.at(i) as A;
    if (costOf(action) >= least) continue;
    best = action;
    least = costOf(action);
  }
  return best;
}

/** Improvised attacks that are thought of at most, and with the same first step. */
const MOST_IMPROVISED = 24;
const WITH_ONE_STEP = 4;

/**
 * Where somebody must attack and no attack wanted is lawful: attacks that are, found step by step among those the referee lists.
 * An announcement never comes to a dead end, so there is one behind every first step.
 */
function improvised<A extends AnyAction>(theatre: Theatre<A>, view: State, seat: number): Attack[] {
  const { game } = theatre;
  const found: Attack[] = [];
  const goOn = (state: State, most: number): void => {
    const choices = allChoices(game, state, seat);
    const roll = choices.find(({ type }) => type === 'roll') as { readonly column?: number } | undefined;
    if (roll?.column !== undefined) found.push({ ...theatre.announced(state), column: roll.column, value: 0 });
    for (const step of choices) {
      if (found.length >= most) return;
      if (step.type === 'roll' || step.type === 'end') continue;
      const next = state.slice();
      game.phase(next).apply(next, seat, step, NO_CHANCE, null);
      goOn(next, roll === undefined ? Math.min(most, found.length + WITH_ONE_STEP) : most);
    }
  };
  goOn(view, MOST_IMPROVISED);
  return found;
}

/** Where no plan fits: roll for what has been announced, or take the first thing listed. */
export function fallback<A extends AnyAction>({ game }: Theatre<A>, view: State, seat: number): A {
  const choices = allChoices(game, view, seat);
  return choices.find((action) => action.type === 'roll') ?? choices[0];
}

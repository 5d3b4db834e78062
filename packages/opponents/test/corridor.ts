import { type AnyAction, type Game, hidingNothing, type Phase, type State, TABLE } from '@hundred-days/kernel';

export interface Step extends AnyAction {
  readonly type: 'step' | 'rest' | 'gamble';
  readonly to: number;
}

export interface Corridor {
  /** What each place is worth to the one who stands there. */
  readonly worth: readonly number[];
  /** Whether the table offers to let be, which ends the game. */
  readonly mayRest?: boolean;
  /** A die of six: from 4 on to the last place, otherwise to the first. */
  readonly mayGamble?: boolean;
}

/** For the one who walks it. */
export const worthIn =
  ({ worth }: Corridor) =>
  (s: State): number =>
    worth[s[0]];

/** A row of places and one piece that walks it, one place at a time: the game is over at the last place. */
export function corridor({ worth, mayRest = false, mayGamble = false }: Corridor): Game<Step> {
  const last = worth.length - 1;
  const choices = (s: State, piece: number): Step[] => {
    if (piece === TABLE) return mayRest ? [{ type: 'rest', to: s[0] }] : [];
    const steps: Step[] = [s[0] - 1, s[0] + 1]
      .filter((to) => to >= 0 && to <= last)
      .map((to) => ({ type: 'step', to }));
    return mayGamble ? [...steps, { type: 'gamble', to: 0 }] : steps;
  };
  const phase: Phase<Step> = {
    name: 'walk',
    rule: '1',
    accepts: ['step', 'rest', 'gamble'],
    seats: () => 1,
    pieces: () => (mayRest ? [TABLE, 0] : [0]),
    choices: (s, _seat, piece) => choices(s, piece),
    refuse: () => null,
    apply(s, _seat, action, dice) {
      if (action.type === 'gamble') s[0] = dice.roll(6) >= 4 ? last : 0;
      else if (action.type === 'step') s[0] = action.to;
      else s[1] = 1;
    },
  };
  const game: Partial<Game<Step>> = {
    id: 'corridor',
    seats: [{ id: 'walker', title: 'Walker' }],
    actions: {
      step: { word: 'step', args: { to: 'place' } },
      rest: { word: 'rest', args: { to: 'place' } },
      gamble: { word: 'gamble', args: { to: 'place' } },
    },
    unitIds: ['walker'],
    placeIds: worth.map(String),
    longestPath: 1,
    refereeRules: { gameOver: '1', notYourDecision: '1', noSuchAction: '1' },
    start: () => ({ ok: true, value: new Int16Array(2) }),
    phase: () => phase,
    outcome: (s) => (s[0] === last || s[1] === 1 ? { winners: [0], rule: '1', code: 'arrived' } : null),
    conceal: hidingNothing(),
  };
  return game as Game<Step>;
}

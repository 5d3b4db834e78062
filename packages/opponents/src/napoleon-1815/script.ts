import { allChoices, type Game, type State } from '@hundred-days/kernel';
import { type Action, position, type World } from '@hundred-days/napoleon-1815';
import { END } from './script/choices.ts';
import { combat } from './script/combat.ts';
import { show } from './script/fire.ts';
import { cheapest } from './script/losses.ts';
import { post } from './script/posting.ts';
import { reinforce } from './script/reinforcement.ts';
import { retreatOf } from './script/retreats.ts';
import type { Stance } from './script/stances.ts';

export { isRidden } from './script/squares.ts';
export { STANCES, type Stance } from './script/stances.ts';

const { stepOf } = position;

/** A plain way to decide everything but where groups march: for the enemy in trials, and for oneself after them. */
export interface Script {
  /** One of the seat's choices. Only what the seat may know is looked at, so that a view will do. */
  choose(s: State, seat: number, stance: Stance): Action;
}

export function createScript(w: World, game: Game<Action>): Script {
  return {
    choose(s, seat, stance) {
      const step = stepOf(w, s);
      if (step === 'movement') return END;
      if (step === 'posting') return post(w, game, s, seat, stance);
      if (step === 'combat') return combat(w, game, s, seat, stance);
      const choices = allChoices(game, s, seat);
      switch (step) {
        case 'reinforcement':
          return reinforce(w, s, seat, stance, choices);
        case 'showing':
          return show(w, s, seat, choices);
        case 'hits':
        case 'supply':
        case 'reduction':
          return cheapest(w, s, choices);
        case 'rout':
        case 'withdrawal':
          return retreatOf(w, s, choices) ?? choices[0];
        case 'march':
          return choices.find((action) => action.type === 'march' && action.leader) ?? choices[0];
        default:
          return choices[0];
      }
    },
  };
}

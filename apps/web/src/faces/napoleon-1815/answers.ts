import { position } from '@hundred-days/napoleon-1815';
import type { Answer, Ask } from './prompts/asking.ts';
import { combat, morale, posting, reinforcement, terrain } from './prompts/battle.ts';
import { bidding, reduction } from './prompts/bids.ts';
import { hits, order, showing } from './prompts/fights.ts';
import { forceMarch } from './prompts/marches.ts';
import { leaving, regroup } from './prompts/retreats.ts';
import { supply } from './prompts/supply.ts';

/** The questions that come after the moves. */
export function answer(asked: Ask): Answer {
  const step = position.stepOf(asked.view);
  switch (step) {
    case 'bidding':
      return bidding(asked);
    case 'reduction':
      return reduction(asked);
    case 'march':
      return forceMarch(asked);
    case 'skirmish-order':
    case 'deployment-order':
    case 'battle-order':
      return order(asked, step);
    case 'showing':
      return showing(asked);
    case 'hits':
      return hits(asked);
    case 'terrain':
      return terrain(asked);
    case 'posting':
      return posting(asked);
    case 'morale':
      return morale(asked);
    case 'combat':
      return combat(asked);
    case 'reinforcement':
      return reinforcement(asked);
    case 'withdrawal':
    case 'rout':
      return leaving(asked, step);
    case 'regroup':
      return regroup(asked);
    default:
      return supply(asked);
  }
}

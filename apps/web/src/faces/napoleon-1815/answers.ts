import { position } from '@hundred-days/napoleon-1815';
import type { Painted } from './art.ts';
import type { Answer, Ask } from './prompts/asking.ts';
import { combat, morale, posting, reinforcement, terrain } from './prompts/battle.ts';
import { bidding, reduction } from './prompts/bids.ts';
import { hits, order, showing } from './prompts/fights.ts';
import { forceMarch } from './prompts/marches.ts';
import { leaving, regroup } from './prompts/retreats.ts';
import { supply } from './prompts/supply.ts';

/** The questions that come after the moves. */
export function answer(w: Painted, asked: Ask): Answer {
  const step = position.stepOf(w, asked.view);
  switch (step) {
    case 'bidding':
      return bidding(w, asked);
    case 'reduction':
      return reduction(w, asked);
    case 'march':
      return forceMarch(w, asked);
    case 'skirmish-order':
    case 'deployment-order':
    case 'battle-order':
      return order(w, asked, step);
    case 'showing':
      return showing(w, asked);
    case 'hits':
      return hits(w, asked);
    case 'terrain':
      return terrain(w, asked);
    case 'posting':
      return posting(w, asked);
    case 'morale':
      return morale(w, asked);
    case 'combat':
      return combat(w, asked);
    case 'reinforcement':
      return reinforcement(w, asked);
    case 'withdrawal':
    case 'rout':
      return leaving(w, asked, step);
    case 'regroup':
      return regroup(w, asked);
    default:
      return supply(w, asked);
  }
}

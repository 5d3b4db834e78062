import { position } from '@hundred-days/day-of-waterloo';
import type { Ask } from '../asking.ts';
import type { Setting } from '../setting.ts';

/** Whether a few lines say what is at stake, where the panel is out of sight. */
export const hasStakes = (w: Setting, { view, deciding, proposed }: Ask): boolean =>
  deciding && (STAKES.has(position.stepOf(w, view)) || proposed?.type === 'charge');

const STAKES: ReadonlySet<string> = new Set([
  'attack',
  'attack-evasion',
  'charge-answer',
  'claim',
  'exchange',
  'fire',
  'fire-evasion',
  'retreat',
  'roles',
  'rout',
]);

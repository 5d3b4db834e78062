import type { Facts } from './refusal.ts';

/**
 * What happened, with the rule that says so. Log, animation and statistics are made from events. A secret event names in
 * `only` the seat that alone may know of it before the game is over; `reveals` marks one that shows something hidden, past
 * which nothing can be undone; `closes` one that ends a step whose outcome has been handed to the others, and bars undo too.
 */
export interface GameEvent {
  readonly type: string;
  readonly rule: string;
  readonly data: Facts;
  readonly only?: number;
  readonly reveals?: boolean;
  readonly closes?: boolean;
}

/** Who listens to events, or null: then none are made and they cost nothing. */
export type Tell = ((event: GameEvent) => void) | null;

import type { State, Unit } from '@hundred-days/kernel';
import { units } from '@hundred-days/last-battles';
import {
  breaksByCorps,
  type CampaignWorld,
  cutOff,
  isShaken,
  kindOfTurn,
  levelOfBody,
  nameOfTurn,
  campaignPosition as position,
  spreadOf,
} from '@hundred-days/last-battles/campaign';

/** What will strike if nothing is done: supply at dawn (24.0), and corps that break with those beside them (22.4). */

const DAWN = '0600';

/** The next turn in whose beginning supply is looked at; 0 for none in this game. */
export function nextDawn(w: CampaignWorld, view: State): number {
  for (let turn = view[w.at.turn] + 1; turn <= w.battles[0].turns; turn++)
    if (nameOfTurn(w, turn).endsWith(DAWN)) return turn;
  return 0;
}

/** Whether that is the next turn, or only nights lie between. */
export function isDawnNear(w: CampaignWorld, view: State): boolean {
  const dawn = nextDawn(w, view);
  for (let turn = view[w.at.turn] + 1; turn < dawn; turn++) if (kindOfTurn(w, turn) !== 'night') return false;
  return dawn > 0;
}

/** 24.0: units of an army that would be lost at dawn if everybody stayed where he is. */
export const unsupplied = (w: CampaignWorld, view: State, army: number): readonly Unit[] =>
  nextDawn(w, view) === 0 ? [] : cutOff(w, view, army);

/** A corps that is whole, and what its breaking would do. */
export interface Shaky {
  readonly body: number;
  /** Strength it may still lose: the next point after these breaks it. */
  readonly left: number;
  /** Those who would break by being near it (22.4). */
  readonly others: readonly number[];
}

/** 22.4: those who would break with it at the end of their side's next Reorganization Segment. */
export function wouldFollow(w: CampaignWorld, view: State, body: number): readonly number[] {
  const { army } = w.bodies[body];
  if (!breaksByCorps(w) || army === units.ANGLO_ALLIED_ARMY) return [];
  const broken = (s: State): Set<number> =>
    new Set(spreadOf(w, s, army).flatMap((one) => (one.nerve === position.FIT ? [] : [one.body])));
  const before = broken(view);
  const thought = view.slice();
  thought[w.at.fallen + body] = Math.max(thought[w.at.fallen + body], levelOfBody(w, view, body));
  return [...broken(thought)].filter((other) => other !== body && !before.has(other));
}

/** 22.4: those who are whole now and will not be after the next Reorganization Segment, as the officers stand. */
export function willBreak(w: CampaignWorld, view: State, army: number): readonly number[] {
  if (!breaksByCorps(w) || army === units.ANGLO_ALLIED_ARMY) return [];
  return spreadOf(w, view, army).flatMap(({ body, nerve }) =>
    nerve !== position.FIT && !isShaken(w, view, body) ? [body] : [],
  );
}

import { goalOf, type Place, type Unit } from '@hundred-days/kernel';
import {
  CAMPAIGN_ACTIONS,
  type CampaignAction,
  type LastCampaign,
  campaignPosition as position,
} from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import type { Company } from '../../../../face/types.ts';
import { campaignCompany } from '../company.ts';
import type { Answer, Ask, CampaignSetting } from '../setting.ts';
import { ColumnCard } from './ColumnCard.tsx';
import { type Column, columnsIn, endOf, isMarch, type March } from './column.ts';
import { columnPrompt } from './columnPrompt.ts';
import { standing } from './stands.ts';

/** A hand that is more than a stack marches as a column: each goes towards the place as far as it gets. */

const handOf = ({ inHand, along }: Ask): readonly Unit[] => (inHand === null ? [] : [inHand, ...along]);

/** More units than a hex takes, or from several hexes. */
export function isColumn(w: CampaignSetting, asked: Ask): boolean {
  const { view } = asked;
  if (asked.along.length === 0 || position.campaignStep(w, view) !== 'movement') return false;
  const units = handOf(asked).filter((piece) => !position.isLeader(w, piece));
  const [first] = units;
  if (units.length === 0) return false;
  return (
    units.some((unit) => position.whereIs(w, view, unit) !== position.whereIs(w, view, first)) ||
    units.length > STACK ||
    position.whereIs(w, view, first) < 0
  );
}

const STACK = 2;

export interface Marching {
  readonly company: Company<CampaignAction>;
  /** The plan for what is put forward; null where nothing is, or it is no column. */
  proposed(asked: Ask): Column | null;
  /** What is asked of a column, and its card; null where none is in hand. */
  prompt(asked: Ask): Answer | null;
  card(asked: Ask): JSX.Element | null;
}

/** The company of a stack, and that of a column above it. */
export function marching(game: LastCampaign, w: CampaignSetting): Marching {
  const stack = campaignCompany(w);
  const columns = columnsIn(game);
  let last: { readonly view: unknown; readonly key: string; readonly plan: Column } | null = null;
  /** The place pointed at that nobody reaches this turn, and what was put forward for it. */
  let pointed: { readonly place: Place; readonly action: March } | null = null;

  /** Asked for again and again while it is shown. */
  function planTo(asked: Ask, goal: Place): Column {
    const key = `${goal} ${handOf(asked).join(' ')}`;
    if (last?.view !== asked.view || last.key !== key)
      last = { view: asked.view, key, plan: columns.plan(asked.view, asked.seat, handOf(asked), goal) };
    return last.plan;
  }

  const goalIn = (action: CampaignAction): Place => goalOf(CAMPAIGN_ACTIONS, action) ?? -1;
  const isSent = (asked: Ask, action: CampaignAction): action is March =>
    isMarch(action) && action.type !== 'exit' && isColumn(w, asked);

  const proposed = (asked: Ask): Column | null =>
    asked.proposed !== null && isSent(asked, asked.proposed) ? planTo(asked, endOf(asked.proposed)) : null;
  const beyond = (asked: Ask): Place | null => (asked.proposed === pointed?.action ? (pointed?.place ?? null) : null);

  return {
    company: {
      ...stack,
      toward(asked, place) {
        if (position.campaignStep(w, asked.view) !== 'movement') return null;
        const action = planTo(asked, place).legs[0]?.action ?? null;
        pointed = action === null ? null : { place, action };
        return action;
      },
      beyond,
      goers: (asked, action) =>
        isSent(asked, action) ? planTo(asked, goalIn(action)).legs.map(({ unit }) => unit) : stack.goers(asked, action),
      alike(action, choices, view, goers = []) {
        const same = stack.alike(action, choices, view);
        const [first] = choices;
        const piece = first !== undefined && 'unit' in first ? first.unit : -1;
        if (!isMarch(action) || action.type === 'exit' || piece < 0) return same;
        const units = goers.filter((one) => !position.isLeader(w, one)).length;
        // A leader of a column rides with his men, whatever he could do alone.
        if (same !== null && !(position.isLeader(w, piece) && units > STACK)) return same;
        const listed = { length: choices.length, at: (i: number) => choices[i] };
        return columns.stop(view, piece, listed, endOf(action));
      },
      stops: (asked, action) =>
        isSent(asked, action)
          ? planTo(asked, goalIn(action)).legs.map(({ unit, to }) => ({ piece: unit, place: to }))
          : null,
    },
    proposed,
    prompt: (asked) => (isColumn(w, asked) ? columnPrompt(w, asked, proposed(asked), beyond(asked)) : null),
    card: (asked) =>
      isColumn(w, asked) ? <ColumnCard w={w} asked={asked} plan={proposed(asked)} beyond={beyond(asked)} /> : null,
  };
}

/** Told to stand, and no enemy near. */
export const rests = (w: CampaignSetting, { view, notes }: Ask, piece: Unit): boolean =>
  notes !== undefined && notes.length > 0 && standing(w, view, notes).has(piece);

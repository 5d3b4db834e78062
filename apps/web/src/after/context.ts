import type { AnyAction } from '@hundred-days/kernel';
import { standingOf } from '@hundred-days/opponents/after';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableModel } from '../table/model.ts';
import type { Reckoned } from './reckon.ts';
import { headingBefore, headingsOf, type Span, spansOf, type Teller } from './story.ts';
import type { AfterKey } from './text/en.ts';
import { type SayAfter, sayAfter } from './text/words.ts';

/** What every part of the page reads. */
export interface LookedBack extends Reckoned {
  readonly model: TableModel<AnyAction>;
  readonly language: string;
  readonly say: SayAfter;
  readonly teller: Teller;
  readonly spans: readonly Span[];
  /** The phase in which a step was done. */
  readonly titleOf: (step: number) => string;
  /** Opens the replay after so many steps. */
  readonly watch: (at: number) => void;
}

export function lookedBack(
  model: TableModel<AnyAction>,
  reckoned: Reckoned,
  language: string,
  watch: (at: number) => void,
): LookedBack {
  const teller = { face: model.face, steps: model.log.peek(), language };
  const say = sayAfter(language);
  const headings = headingsOf(teller);
  const spans = spansOf(reckoned.account, headings, say('opening'));
  const titleOf = (step: number): string => headingBefore(headings, step) ?? say('opening');
  return { ...reckoned, model, language, say, teller, spans, titleOf, watch };
}

export const AfterContext = createContext<LookedBack | null>(null);

export function useAfter(): LookedBack {
  const after = useContext(AfterContext);
  if (after === null) throw new Error('nothing is looked back on');
  return after;
}

/** How it stands, in the words of the axis. */
export function standingWords({ say, scale, chronicle }: LookedBack, value: number): string {
  const standing = standingOf(scale, value);
  return standing === 'even'
    ? say('stand.even')
    : say(`stand.${standing}.${chronicle.sides[value > 0 ? 0 : 1]}` as AfterKey);
}

export const sideName = ({ say, chronicle }: LookedBack, side: number): string =>
  say(`side.${chronicle.sides[side]}` as AfterKey);

export const armyName = ({ say }: LookedBack, army: string): string => say(`army.${army}` as AfterKey);

/** The seat whose eyes these are plays this side; -1 for who only looks on. */
export function ownSide({ model, chronicle }: LookedBack): number {
  const here = model.holders.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : []));
  return here.length === 1 ? chronicle.side(model.view(), here[0]) : -1;
}

/** With its sign; a minus is as wide as a plus. */
export function signed(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : value < 0 ? `−${text}` : `+${text}`;
}

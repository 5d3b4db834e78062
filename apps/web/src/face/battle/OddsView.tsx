import { type AnyAction, TABLE } from '@hundred-days/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { Die } from '../../art/dice.tsx';
import type { CounterFace } from '../../board/types.ts';
import { RuleLink } from '../RuleLink.tsx';
import type { Asked } from '../types.ts';
import type { Outcome, Ratio } from './odds.ts';
import type { Speech } from './speech.ts';

/** The attack being announced: both sums piece by piece, the column, and what each roll would do. */

interface Said {
  readonly speech: Speech;
  readonly language: string;
}
interface Asks {
  readonly openRule: (rule: string) => void;
}

type Roll = AnyAction & { readonly column: number };

const columnOf = (action: AnyAction): number | null => (action.type === 'roll' ? (action as Roll).column : null);

/** The column that was put forward for the roll. */
export const loweredTo = <A extends AnyAction>({ proposed }: Pick<Asked<A>, 'proposed'>): number | null =>
  proposed === null ? null : columnOf(proposed);

/** What puts a roll on a column forward, where that is allowed. */
export function rollOn<A extends AnyAction>(asked: Pick<Asked<A>, 'choicesOf' | 'propose'>) {
  const rolls = asked.choicesOf(TABLE);
  return (column: number): (() => void) | undefined => {
    const roll = rolls.find((action) => columnOf(action) === column);
    return roll && (() => asked.propose(roll));
  };
}

/** How the results of a game are told. */
export const spokenFor = <R extends string>(
  asked: Asks & { readonly language: string },
  speech: Speech,
  columns: readonly string[],
  named: (language: string, code: R) => string,
) => ({ asked, speech, language: asked.language, columns, named: (code: R) => named(asked.language, code) });

/** A unit with what it counts for and why. */
export function Summand({
  face,
  name,
  note,
  value,
  rule,
  asked,
}: {
  readonly face: CounterFace;
  readonly name: string;
  readonly note: string;
  readonly value: string | number;
  readonly rule?: string | null;
  readonly asked: Asks;
}): JSX.Element {
  return (
    <li>
      <CounterIcon face={face} size={33} />
      <span>
        {name}
        <small>
          {note} {rule != null && <RuleLink id={rule} asked={asked} />}
        </small>
      </span>
      <b>{value}</b>
    </li>
  );
}

interface ColumnsProps extends Said {
  readonly asked: Asks;
  readonly columns: readonly string[];
  readonly ratio: Ratio;
  /** The column of the ratio alone, where something else moves it before it is announced. */
  readonly found?: number;
  /** By column, what puts it forward; nothing for one that may not be used. */
  readonly propose: (column: number) => (() => void) | undefined;
  readonly ruleOfLowering: string;
  /** What the lower column changes against the full one, in words. */
  readonly bought?: readonly string[];
  /** What else moves the column. */
  readonly children?: ComponentChildren;
}

export function Columns({
  asked,
  speech: { tell },
  language,
  columns,
  ratio,
  found = ratio.full,
  propose,
  ruleOfLowering,
  bought = [],
  children,
}: ColumnsProps): JSX.Element {
  const { attack, defence, rounding, full, announced } = ratio;
  const lowered = announced < full;
  const canLower = columns.some((_, column) => column < announced && propose(column) !== undefined);
  return (
    <div class="slip ratio">
      <p class="ratio-line">
        <b class="ratio-sum">
          {attack} : {defence}
        </b>{' '}
        {tell(language, `odds.${rounding}`)} <b class="ratio-column">{columns[found]}</b>
      </p>
      <fieldset class="columns">
        <legend class="visually-hidden">{tell(language, 'odds.columns')}</legend>
        {columns.map((name, column) => (
          <button
            key={name}
            type="button"
            aria-pressed={column === announced}
            aria-label={tell(language, 'odds.column', { column: name })}
            class={
              column === announced
                ? 'column column--now'
                : lowered && column === full
                  ? 'column column--full'
                  : 'column'
            }
            disabled={propose(column) === undefined}
            onClick={() => propose(column)?.()}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {(lowered || canLower) && (
        <p class="soft">
          {lowered ? tell(language, 'odds.lowered', { column: columns[full] }) : tell(language, 'odds.lower')}{' '}
          {lowered && bought.length > 0 && `${tell(language, 'odds.buys', { changes: bought.join(', ') })} `}
          <RuleLink id={ruleOfLowering} asked={asked} />
        </p>
      )}
      {children}
    </div>
  );
}

/** What a result is called. */
type Named<R extends string> = (code: R) => string;

interface OutcomesProps<R extends string> extends Said {
  readonly asked: Asks;
  readonly outcomes: readonly Outcome<R>[];
  readonly named: Named<R>;
  readonly told: (code: R) => { readonly text: string; readonly rule: string };
}

export function Outcomes<R extends string>({
  asked,
  speech: { tell },
  language,
  outcomes,
  named,
  told,
}: OutcomesProps<R>): JSX.Element {
  return (
    <ul class="outcomes">
      {outcomes.map(({ code, dice }) => {
        const { text, rule } = told(code);
        return (
          <li key={code}>
            <span class="outcome-dice" role="img" aria-label={tell(language, 'odds.dice', { dice: dice.join(', ') })}>
              {dice.map((die) => (
                <Die key={die} value={die} size={25} />
              ))}
            </span>
            <div>
              <p class="outcome-head">
                <b class="outcome-code">{code}</b> <b>{named(code)}</b>
                <span class="outcome-chance">{tell(language, 'odds.chance', { n: dice.length })}</span>
              </p>
              <p>
                {text} <RuleLink id={rule} asked={asked} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The same for little room: the ratio, its column, and the result of each die. */
export function RatioLine<R extends string>({
  speech: { tell },
  language,
  columns,
  ratio,
  named,
}: Said & { readonly columns: readonly string[]; readonly ratio: Ratio<R>; readonly named: Named<R> }): JSX.Element {
  return (
    <div class="odds-line">
      <p>
        <b>
          {ratio.attack} : {ratio.defence}
        </b>
        <b class="ratio-column">{columns[ratio.resolved]}</b>
      </p>
      <ul>
        {ratio.outcomes.map(({ code, dice }) => (
          <li key={code}>
            <b role="img" aria-label={tell(language, 'odds.dice', { dice: dice.join(', ') })}>
              {dice.join(' ')}
            </b>
            {named(code)}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ComponentChildren, JSX } from 'preact';
import { CounterIcon } from '../../../art/counters.tsx';
import { Die } from '../../../art/dice.tsx';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Ask, InPlay } from '../asking.ts';
import { shortName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import { write } from '../text/panelWords.ts';
import type { Costs, ResultCode } from './losses.ts';
import { range } from './numbers.ts';
import { type Odds, type Outcome, outcomesIn } from './odds.ts';

/** What the panels of charges and of combat are made of. */

/** A fact in a sentence, with the rule behind it. */
export function Fact({
  asked,
  rule,
  soft = true,
  children,
}: {
  readonly asked: Ask;
  readonly rule?: string;
  readonly soft?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <p class={soft ? 'day-fact soft' : 'day-fact'}>
      {children} {rule !== undefined && <RuleLink id={rule} asked={asked} />}
    </p>
  );
}

/** The columns of a table, the present one filled; one that was left for it keeps a dashed edge. */
export function Columns({
  names,
  now,
  plain = now,
  guess = false,
  label,
}: {
  readonly names: readonly string[];
  readonly now: number;
  readonly plain?: number;
  /** The present one is only what is seen. */
  readonly guess?: boolean;
  readonly label: string;
}): JSX.Element {
  const kind = (at: number): string =>
    at === now ? (guess ? ' day-column--guess' : ' day-column--now') : at === plain ? ' day-column--full' : '';
  return (
    <ol class="day-columns" aria-label={label}>
      {names.map((name, at) => (
        <li key={name} class={`day-column${kind(at)}`} aria-current={at === now ? 'true' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

const GOOD: ReadonlySet<ResultCode> = new Set(['Dr', 'Dr2', 'DrC']);

/** How a result reads for the viewer: good, even, bad. */
const kindOf = (code: ResultCode, mine: boolean): string =>
  code === 'Ex' ? 'even' : GOOD.has(code) === mine ? 'good' : 'bad';

/** All six faces in their order; the one that has fallen is marked. */
export const Dice = ({
  results,
  mine,
  fallen = 0,
}: {
  readonly results: readonly ResultCode[];
  readonly mine: boolean;
  readonly fallen?: number;
}): JSX.Element => (
  <ol class="day-dice" aria-hidden="true">
    {results.map((code, i) => (
      <li key={i} class={`day-die day-die--${kindOf(code, mine)}${i + 1 === fallen ? ' day-die--fallen' : ''}`}>
        <Die value={i + 1} size={22} />
        <b>{code}</b>
      </li>
    ))}
  </ol>
);

/** All six faces in their order, then what each result would do, best for him who rolls first. */
export function Results({
  asked,
  results,
  costs,
  mine,
  told,
}: {
  readonly asked: Ask;
  readonly results: readonly ResultCode[];
  readonly costs: readonly Costs[];
  /** The viewer is the attacker. */
  readonly mine: boolean;
  readonly told: (outcome: Outcome) => { readonly text: string; readonly rule: string };
}): JSX.Element {
  const { language } = asked;
  return (
    <>
      <Dice results={results} mine={mine} />
      <ul class="day-outcomes" aria-label={write(language, 'attack.outcomes')}>
        {outcomesIn({ results, costs }).map((outcome) => {
          const { text, rule } = told(outcome);
          return (
            <li key={outcome.code}>
              <b class="day-code">{outcome.code}</b>{' '}
              <b>{write(language, 'attack.chance', { n: outcome.dice.length })}</b>
              <span class="visually-hidden">{write(language, 'attack.dice', { dice: outcome.dice.join(', ') })}</span>{' '}
              {text} <RuleLink id={rule} asked={asked} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** 11.8: what both sides may expect to lose. */
export function Expected({ asked, costs }: { readonly asked: Ask; readonly costs: Costs }): JSX.Element {
  const { language } = asked;
  const { attacker, defender } = costs;
  const varies = attacker.least !== attacker.most || defender.least !== defender.most;
  return (
    <p class="day-expected">
      <span class="eyebrow">{write(language, 'attack.expected')}</span>
      <b>{write(language, 'attack.ours', { n: range(attacker, language) })}</b>
      <b>{write(language, 'attack.theirs', { n: range(defender, language) })}</b>
      {varies && <small>{write(language, 'attack.giving')}</small>}
    </p>
  );
}

/** Units in a row, each by its counter; pressing one does what it is asked for. */
export function Offered({
  w,
  asked,
  units,
  label,
  deed,
}: InPlay & {
  readonly units: readonly number[];
  readonly label: (unit: number) => string;
  readonly deed: (unit: number) => void;
}): JSX.Element | null {
  if (units.length === 0) return null;
  return (
    <ul class="day-offered">
      {units.map((unit) => (
        <li key={unit}>
          <button type="button" class="day-offer" data-look={unit} onClick={() => deed(unit)}>
            <CounterIcon face={faceNow(w, asked.view, unit)} size={40} />
            <span>{label(unit)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Counters with their names below. */
export function Counters({
  w,
  asked,
  units,
  hides = false,
}: InPlay & { readonly units: readonly number[]; readonly hides?: boolean }): JSX.Element {
  return (
    <ul class="day-counters">
      {units.map((unit) => (
        <li key={unit} data-look={unit}>
          <CounterIcon face={faceNow(w, asked.view, unit)} size={48} />
          <span>{shortName(w, unit, asked.language)}</span>
        </li>
      ))}
      {hides && (
        <li class="day-closed" aria-hidden="true">
          <b>?</b>
        </li>
      )}
    </ul>
  );
}

/** The faces of the die by what they bring, for little room. */
export const Outcomes = ({
  odds,
  language,
}: {
  readonly odds: Pick<Odds, 'results' | 'costs'>;
  readonly language: string;
}): JSX.Element => (
  <ul>
    {outcomesIn(odds).map(({ code, dice }) => (
      <li key={code}>
        <b role="img" aria-label={write(language, 'attack.dice', { dice: dice.join(', ') })}>
          {dice.join(' ')}
        </b>
        {write(language, `result.${code}`)}
      </li>
    ))}
  </ul>
);

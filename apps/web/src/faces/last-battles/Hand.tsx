import { allowanceOf, arrivalCost, position, stackOfColumn } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { type Ask, points } from './asking.ts';
import { formationOf } from './formation.ts';
import { companyOf, goersOf, handOf, isMarch, spentBy } from './hand.ts';
import { hexNumber, nameOfHex, unitName } from './names.ts';
import { faceNow } from './pieces.ts';
import type { Setting } from './setting.ts';
import { listed, tell } from './text/words.ts';
import './last-battles.css';

/** What is in hand: a stack that goes together or apart, or a single unit, with the points it would have left. */

export interface InPlay {
  readonly w: Setting;
  readonly asked: Ask;
}

export function Hand({ w, asked }: InPlay): JSX.Element | null {
  const { inHand } = asked;
  if (inHand === null) return null;
  const company = companyOf(w, asked, inHand);
  return company.length > 1 ? (
    <Stack w={w} asked={asked} company={company} />
  ) : (
    <Single w={w} asked={asked} unit={inHand} />
  );
}

/** 5.3: each of the two is taken up or put back by itself. */
function Stack({ w, asked, company }: InPlay & { readonly company: readonly number[] }): JSX.Element {
  const { view, language } = asked;
  const hand = handOf(asked);
  const hex = position.whereIs(w, view, company[0]);
  const strength = (units: readonly number[]): number =>
    units.reduce((all, unit) => all + position.strengthOf(w, view, unit), 0);
  const [sum, all] = [strength(hand), strength(company)];
  const title = listed(
    language,
    company.map((unit) => unitName(w, unit, language).title),
  );
  return (
    <section class="slip stack-card" aria-label={title}>
      <h2 class="eyebrow">
        {tell(language, 'hand.stack', { hex: nameOfHex(w, hex, language) ?? hexNumber(w, hex) })}
        <b class="stack-sum">{tell(language, sum === all ? 'hand.sum' : 'hand.sumOf', { sum, all })}</b>
      </h2>
      <ul>
        {company.map((unit) => (
          <li key={unit}>
            <Mate w={w} asked={asked} unit={unit} company={company} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mate({
  w,
  asked,
  unit,
  company,
}: InPlay & { readonly unit: number; readonly company: readonly number[] }): JSX.Element {
  const { view, language } = asked;
  const hand = handOf(asked);
  const on = hand.includes(unit);
  const { title } = unitName(w, unit, language);
  const others = company.filter((one) => one !== unit && hand.includes(one));
  return (
    <button
      type="button"
      class="stack-mate"
      aria-pressed={on}
      data-look={unit}
      onClick={() => asked.gather(on ? others : [...others, unit])}
    >
      <CounterIcon face={faceNow(w, view, unit)} size={44} />
      <span>
        {title}
        <small class="stack-formation">{formationOf(w.unitData[unit], language)}</small>
        <small>{factOf(w, asked, unit)}</small>
      </span>
    </button>
  );
}

function Single({ w, asked, unit }: InPlay & { readonly unit: number }): JSX.Element {
  const { view, language } = asked;
  const { title } = unitName(w, unit, language);
  return (
    <section class="slip unit-card" aria-label={title}>
      <CounterIcon face={faceNow(w, view, unit)} size={84} />
      <div>
        <h2 class="eyebrow">{tell(language, 'hand.unit')}</h2>
        <p class="unit-title">{title}</p>
        <p class="unit-commander">{formationOf(w.unitData[unit], language)}</p>
        {position.stepOf(w, view) === 'movement' && <p class="points">{factOf(w, asked, unit)}</p>}
      </div>
    </section>
  );
}

/** What it has left after the way that is shown, that it stays behind, or what the column costs it (9.0c). */
function factOf(w: Setting, asked: Ask, unit: number): string {
  const { view, language, proposed } = asked;
  const of = allowanceOf(w, view, unit);
  if (proposed !== null && isMarch(proposed) && handOf(asked).includes(unit)) {
    if (!goersOf(w, asked, proposed).includes(unit)) return tell(language, 'hand.stays');
    const way =
      proposed.unit === unit
        ? proposed
        : asked
            .choicesOf(unit)
            .filter(isMarch)
            .find((other) => endOf(other) === endOf(proposed));
    const left = of - (way === undefined ? 0 : spentBy(w, view, way));
    return tell(language, 'hand.left', { n: points(left), of: points(of) });
  }
  if (position.onMap(w, view, unit)) return tell(language, 'hand.moves', { n: points(of) });
  const entry = view[w.at.entry + unit];
  if (entry < 0) return '';
  return tell(language, 'hand.column', {
    stack: stackOfColumn(w, view, entry),
    n: points(arrivalCost(w, view, unit, entry)),
    of: points(of),
  });
}

const endOf = ({ path }: { readonly path: readonly number[] }): number => path[path.length - 1];

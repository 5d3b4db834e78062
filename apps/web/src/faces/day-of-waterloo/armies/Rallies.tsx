import { type Action, position } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../art/counters.tsx';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Ask, InPlay } from '../asking.ts';
import { mean } from '../combat/numbers.ts';
import { Fact } from '../combat/Parts.tsx';
import { shortName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import { write } from '../text/panelWords.ts';
import { type Rally, rallyOf } from './standing.ts';

/** 8.0 Who may reorganize, with what dice, and what that would give back. */

export function Rallies({ w, asked }: InPlay): JSX.Element | null {
  const { view, language, deciding } = asked;
  const step = position.stepOf(w, view);
  if (!deciding || (step !== 'naming' && step !== 'rolling')) return null;
  const named = [...w.unitsOf[view[w.at.phasing]]].filter(
    (unit) => unit < w.units && position.is(w, view, unit, position.REORGANIZING),
  );
  const able = asked.pieces.filter((piece) => piece >= 0 && piece < w.units && !named.includes(piece));
  const all = [...named, ...able];
  if (all.length === 0) return null;
  return (
    <section class="slip day-rallies" aria-label={write(language, 'rally.title')}>
      <div class="odds-head">
        <h2 class="eyebrow">{write(language, 'rally.title')}</h2>
        <RuleLink id="8.1e" asked={asked} />
      </div>
      <Fact asked={asked} rule="8.1d">
        {write(language, 'rally.how')}
      </Fact>
      <ul class="day-rows">
        {all.map((unit) => (
          <li key={unit} class="day-row">
            <One w={w} asked={asked} rally={rallyOf(w, view, unit)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const deedOf = (asked: Ask, unit: number): Action | undefined =>
  asked.choicesOf(unit).find(({ type }) => type === 'name' || type === 'rally');

function One({ w, asked, rally }: InPlay & { readonly rally: Rally }): JSX.Element {
  const { view, language } = asked;
  const { unit, casualties, dice, upTo, expected, named, rolled, cadre } = rally;
  const name = shortName(w, unit, language);
  const deed = deedOf(asked, unit);
  const leader = w.corpsLeader[position.corpsOf(w, view, unit)];
  return (
    <>
      <span class="day-unit" data-look={unit}>
        <CounterIcon face={faceNow(w, view, unit)} size={40} />
        <span>
          <b>{name}</b>
          <small>
            {cadre && `${write(language, 'rally.cadre', { leader: shortName(w, leader, language) })}. `}
            {write(language, dice === 1 ? 'rally.rowOne' : 'rally.row', {
              casualties,
              dice,
              upTo,
              expected: mean(expected, language),
            })}
          </small>
        </span>
      </span>
      {deed === undefined ? (
        <small>{rolled ? write(language, 'rally.rolled') : named ? write(language, 'rally.named') : ''}</small>
      ) : (
        <button type="button" class="button" onClick={() => asked.act(deed)}>
          {write(language, deed.type === 'name' ? 'rally.name' : 'rally.roll', { unit: name })}
        </button>
      )}
    </>
  );
}

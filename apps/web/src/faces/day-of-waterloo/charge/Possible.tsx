import { position } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../art/counters.tsx';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { InPlay } from '../asking.ts';
import { signed } from '../combat/numbers.ts';
import { Dice, Outcomes } from '../combat/Parts.tsx';
import { placeName, shortName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import { several, write } from '../text/panelWords.ts';
import { type ChargeAction, chargeNow, chargeOdds, isOwnCharge } from './charge.ts';

/** What cavalry in hand could charge from where it stands. */
export function Possible({ w, asked }: InPlay): JSX.Element | null {
  const { language, view, choices } = asked;
  const charges = choices.filter((action): action is ChargeAction => action.type === 'charge');
  if (charges.length === 0) return null;
  return (
    <section class="slip day-charge" aria-label={write(language, 'charge.possible')}>
      <div class="odds-head">
        <h2 class="eyebrow">{write(language, 'charge.possible')}</h2>
        <RuleLink id="9.4a" asked={asked} />
      </div>
      <ul class="day-possible">
        {charges.map((charge) => {
          const odds = chargeOdds(w, view, charge.units, charge.to);
          const top = position.topIn(w, view, charge.to);
          return (
            <li key={`${charge.to} ${charge.units.join()}`}>
              <button type="button" class="day-aim" onClick={() => asked.propose(charge)}>
                <CounterIcon face={faceNow(w, view, top, 'enemy')} size={42} />
                <span class="day-aimed">
                  <b>
                    {placeName(w, charge.to, language)}, {shortName(w, top, language)}
                  </b>
                  <small>
                    {several(
                      language,
                      charge.units.map((unit) => shortName(w, unit, language)),
                    )}
                  </small>
                </span>
                <span class="day-odds">
                  <b>{signed(odds.column)}</b>
                  <small>{write(language, 'targets.die', { by: signed(odds.modifier) })}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The charge for little room: the column, and the result of each face of the die. */
export function ChargeLine({ w, asked }: InPlay): JSX.Element | null {
  const { language, view, viewer, proposed } = asked;
  const odds =
    proposed?.type === 'charge' ? chargeOdds(w, view, proposed.units, proposed.to) : (chargeNow(w, view)?.odds ?? null);
  if (odds === null) return null;
  const facts = { ours: odds.morale.chargers, theirs: odds.morale.charged, column: signed(odds.column) };
  return (
    <div class="day-charge-line">
      <p>{write(language, odds.unknown ? 'charge.seenShort' : 'charge.morale', facts)}</p>
      <Dice results={odds.results} mine={isOwnCharge(w, viewer, odds)} />
      <div class="visually-hidden">
        <Outcomes odds={odds} language={language} />
      </div>
    </div>
  );
}

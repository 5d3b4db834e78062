import { position } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import { RuleLink } from '../../../face/RuleLink.tsx';
import { able, type InPlay } from '../asking.ts';
import { Fact } from '../combat/Parts.tsx';
import { shortName } from '../names.ts';
import { several, write } from '../text/panelWords.ts';
import { type Forecast, forecastsOf } from './roles.ts';

/** 7.1 Before command is settled: who would be in command, and who if an army leader acted tactically. */
export function Roles({ w, asked }: InPlay): JSX.Element | null {
  const { view, language, deciding } = asked;
  if (!deciding || position.stepOf(w, view) !== 'roles') return null;
  return (
    <section class="slip day-roles" aria-label={write(language, 'role.title')}>
      <div class="odds-head">
        <h2 class="eyebrow">{write(language, 'role.title')}</h2>
        <RuleLink id="7.3a" asked={asked} />
      </div>
      <Fact asked={asked} rule="7.1d">
        {write(language, 'role.how')}
      </Fact>
      {forecastsOf(w, view, able(asked)).map((forecast) => (
        <One key={forecast.leader} w={w} asked={asked} forecast={forecast} />
      ))}
    </section>
  );
}

function One({ w, asked, forecast }: InPlay & { readonly forecast: Forecast }): JSX.Element {
  const { language } = asked;
  const { leader, units, inCommand, out } = forecast;
  const name = leader === null ? '' : shortName(w, leader, language);
  const turn = leader === null ? undefined : asked.choicesOf(leader).find(({ type }) => type === 'tactical');
  return (
    <div class="day-role">
      <p class="day-fact">
        {leader === null ? write(language, 'role.now') : write(language, 'role.if', { leader: name })}{' '}
        <b>{write(language, 'role.count', { n: inCommand, of: units })}</b>
      </p>
      {out.length > 0 && (
        <p class="day-fact soft">
          {write(language, 'role.out', {
            units: several(
              language,
              out.map((unit) => shortName(w, unit, language)),
            ),
          })}
        </p>
      )}
      {turn !== undefined && (
        <button type="button" class="button" onClick={() => asked.act(turn)}>
          {write(language, 'role.turn', { leader: name })}
        </button>
      )}
    </div>
  );
}

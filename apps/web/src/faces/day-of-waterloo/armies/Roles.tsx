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

/** For little room: the counts alone. */
export const RolesLine = ({ w, asked }: InPlay): JSX.Element => (
  <section class="slip day-roles" aria-label={write(asked.language, 'role.title')}>
    {forecastsOf(w, asked.view, able(asked)).map((forecast) => (
      <Count key={forecast.leader} w={w} asked={asked} forecast={forecast} />
    ))}
  </section>
);

function Count({ w, asked: { language }, forecast: { leader, inCommand, units } }: OneProps): JSX.Element {
  return (
    <p class="day-fact">
      {leader === null
        ? write(language, 'role.now')
        : write(language, 'role.if', { leader: shortName(w, leader, language) })}{' '}
      <b>{write(language, 'role.count', { n: inCommand, of: units })}</b>
    </p>
  );
}

interface OneProps extends InPlay {
  readonly forecast: Forecast;
}

function One({ w, asked, forecast }: OneProps): JSX.Element {
  const { language } = asked;
  const { leader, out } = forecast;
  const turn = leader === null ? undefined : asked.choicesOf(leader).find((action) => action.type === 'tactical');
  return (
    <div class="day-role">
      <Count w={w} asked={asked} forecast={forecast} />
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
          {write(language, 'role.turn', { leader: shortName(w, turn.unit, language) })}
        </button>
      )}
    </div>
  );
}

import { position } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import { inSight } from '../../../face/insight.ts';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { InPlay } from '../asking.ts';
import { Fact } from '../combat/Parts.tsx';
import { placeName } from '../names.ts';
import { write } from '../text/panelWords.ts';
import { Answers } from './Answers.tsx';
import { Beats, Clash, Faces, Reasons } from './Clash.tsx';
import { type Beat, type ChargeAction, type ChargeOdds, chargeNow, chargeOdds } from './charge.ts';
import { Possible } from './Possible.tsx';
import { Reactors } from './Reactors.tsx';

/** 9.4 A charge as it can be followed: who rides, on what column, who may react, what the die would do. */

export function Charge({ w, asked }: InPlay): JSX.Element | null {
  const now = chargeNow(w, asked.view);
  if (now !== null) return <Under w={w} asked={asked} odds={now.odds} beat={now.beat} />;
  const { proposed } = asked;
  if (proposed?.type === 'charge') return <Before w={w} asked={asked} charge={proposed} />;
  return <Possible w={w} asked={asked} />;
}

/** A charge that is put forward: what is known of it before it binds. */
function Before({ w, asked, charge }: InPlay & { readonly charge: ChargeAction }): JSX.Element {
  const { language, view } = asked;
  const odds = chargeOdds(w, view, charge.units, charge.to);
  const title = write(language, 'charge.before', { hex: placeName(w, charge.to, language) });
  return (
    <section class="odds day-charge" aria-label={title} ref={inSight(`${charge.to} ${charge.units.join()}`)}>
      <div class="slip">
        <div class="odds-head">
          <h2 class="panel-title">{title}</h2>
          <RuleLink id="9.4.9a" asked={asked} />
        </div>
        <Fact asked={asked} rule="9.4.1a">
          {write(language, 'charge.points')}
        </Fact>
      </div>
      <div class="slip day-staged">
        <Clash w={w} asked={asked} odds={odds} />
      </div>
      <Reasons asked={asked} odds={odds} />
      <Reactors w={w} asked={asked} odds={odds} />
      <Faces w={w} asked={asked} odds={odds} />
    </section>
  );
}

/** A charge that is being carried out, beat by beat. */
function Under({ w, asked, odds, beat }: InPlay & { readonly odds: ChargeOdds; readonly beat: Beat }): JSX.Element {
  const { language, deciding, view } = asked;
  const hex = placeName(w, odds.hex, language);
  const title = write(language, 'charge.title', { hex });
  const answers = deciding && position.stepOf(w, view) === 'charge-answer';
  const rolled = view[w.at.result] > 0;
  return (
    <section class="odds day-charge" aria-label={title} ref={inSight(`${odds.hex} ${beat}`)}>
      <div class="slip">
        <div class="odds-head">
          <h2 class="panel-title">{title}</h2>
          <RuleLink id="9.4.9a" asked={asked} />
        </div>
        <div class="day-staged">
          <Beats w={w} asked={asked} odds={odds} beat={beat} />
        </div>
        {beat === 'reaction' && !deciding && (
          <Fact asked={asked} rule="9.4.5a">
            {write(language, 'charge.waits', { hex })}
          </Fact>
        )}
      </div>
      {answers && <Answers w={w} asked={asked} odds={odds} />}
      <div class="slip day-staged">
        <Clash w={w} asked={asked} odds={odds} />
      </div>
      {!rolled && <Reasons asked={asked} odds={odds} />}
      {beat === 'reaction' && !answers && <Reactors w={w} asked={asked} odds={odds} />}
      {!rolled && <Faces w={w} asked={asked} odds={odds} />}
    </section>
  );
}

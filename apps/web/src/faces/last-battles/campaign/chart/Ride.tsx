import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../../art/counters.tsx';
import { goalIn } from '../../../../face/acts.ts';
import { RuleLink } from '../../../../face/RuleLink.tsx';
import { useTable } from '../../../../table/ui.ts';
import { placeName, shortName } from '../../names.ts';
import { rideCost } from '../riding.ts';
import { type Ask, type CampaignSetting, type Led, sideOfSeat } from '../setting.ts';
import { type Ride, rideTo } from './command.ts';
import { deskOf } from './desk.ts';
import { faceIn } from './faces.ts';
import { corpsName, fewOf } from './naming.ts';
import { say, sayMany } from './text/words.ts';

/** With a leader in hand and a hex pointed at: who loses his orders by the ride, and who would have them next turn. */
export function RideCard({ w, asked }: Led): JSX.Element | null {
  const { ui, model } = useTable();
  const { view, language, inHand: leader } = asked;
  if (leader === null || position.campaignStep(w, view) !== 'movement') return null;
  const put = asked.proposed === null ? null : goalIn(model.face, asked.proposed);
  const place = put ?? ui.hover.value ?? ui.cursor.value;
  const ride = place === null ? null : rideOf(w, asked, leader, place);
  if (place === null || ride === null)
    return (
      <section class="slip ride">
        <p class="soft">{say(language, 'ride.point')}</p>
      </section>
    );
  const rows = groups(w, asked, ride);
  return (
    <section class="slip ride" aria-live="polite">
      <h2 class="eyebrow">
        {say(language, 'ride.title', { place: placeName(w, place, language) })} <RuleLink id="20.2a" asked={asked} />
      </h2>
      {ride.now.length > 0 && (
        <p class="ride-now">
          {sayMany(language, 'ride.now', ride.now.length, { units: fewOf(w, ride.now, language) })}{' '}
          <RuleLink id="19.27" asked={asked} />
        </p>
      )}
      {rows.length === 0 ? (
        <p class="soft">{say(language, 'ride.same')}</p>
      ) : (
        <ul>
          {rows.map(({ key, first, name, gained, lost }) => (
            <li key={key} class="ride-row">
              <CounterIcon face={faceIn(w, view, first)} size={28} />
              <span>{name}</span>
              {gained > 0 && (
                <b class="ride-in">
                  +{gained} {say(language, 'ride.in')}
                </b>
              )}
              {lost > 0 && (
                <b class="ride-out">
                  −{lost} {say(language, 'ride.out')}
                </b>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What comes of his riding to a place; null for one he cannot reach. */
export function rideOf(w: CampaignSetting, asked: Ask, leader: number, place: number): Ride | null {
  const { view } = asked;
  const way = asked
    .choicesOf(leader)
    .find((action) => 'path' in action && action.type !== 'exit' && action.path[action.path.length - 1] === place);
  if (way === undefined || !('path' in way)) return null;
  const forecast = deskOf(w).forecast(view, sideOfSeat(asked.seat));
  return rideTo(w, view, forecast, leader, place, rideCost(w, view, way));
}

interface Group {
  readonly key: string;
  readonly first: number;
  readonly name: string;
  readonly gained: number;
  readonly lost: number;
}

/** By corps; single units by their names. */
function groups(w: CampaignSetting, { language }: Ask, { gained, lost }: Ride): Group[] {
  const keys = [...new Set([...lost, ...gained].map((unit) => `${w.army[unit]} ${w.unitData[unit].command}`))];
  return keys.map((key) => {
    const of = (list: readonly number[]): number[] =>
      list.filter((unit) => `${w.army[unit]} ${w.unitData[unit].command}` === key);
    const all = [...of(lost), ...of(gained)];
    const officer = w.officer[all[0]];
    const name = all.length === 1 ? shortName(w, all[0], language) : corpsName(w.unitData[all[0]].command, language);
    return {
      key,
      first: all.length > 1 && officer >= 0 ? officer : all[0],
      name,
      gained: of(gained).length,
      lost: of(lost).length,
    };
  });
}

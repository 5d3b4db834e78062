import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { NIGHT, RAIN, timeName } from '../../names.ts';
import type { CampaignSetting, Led } from '../setting.ts';
import { say } from './text/words.ts';

/** 18.3: the hours of the days as a strip, the present one marked; nights are dark, rain is hatched. */

interface Hour {
  readonly turn: number;
  readonly id: string;
  readonly kind: number;
}

/** The turns by their days: a midnight belongs to the day it ends, the small hours to the one they begin. */
export function daysOf(w: CampaignSetting): readonly { readonly day: string; readonly hours: readonly Hour[] }[] {
  const [{ turnIds, turnKind }] = w.battles;
  const days = new Map<string, Hour[]>();
  for (const [turn, id] of turnIds.entries()) {
    if (id === '') continue;
    const day = id.slice(0, 2);
    const hours = days.get(day) ?? [];
    days.set(day, hours);
    hours.push({ turn, id, kind: turnKind[turn] });
  }
  return [...days].map(([day, hours]) => ({ day, hours }));
}

export function Days({ w, asked }: Led): JSX.Element {
  const { view, language } = asked;
  const now = view[w.at.turn];
  return (
    <section class="slip days" aria-label={say(language, 'days.title')}>
      {daysOf(w).map(({ day, hours }) => (
        <div
          key={day}
          class={hours.some(({ turn }) => turn === now) ? 'day day--now' : 'day'}
          style={{ flexGrow: hours.length }}
        >
          <h2>{say(language, `days.${day as '16' | '17' | '18'}`)}</h2>
          <ol>
            {hours.map((hour) => (
              <HourBox key={hour.id} hour={hour} now={now} language={language} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function HourBox({
  hour: { turn, id, kind },
  now,
  language,
}: {
  readonly hour: Hour;
  readonly now: number;
  readonly language: string;
}): JSX.Element {
  const classes = [
    'hour',
    ...(kind === NIGHT ? ['hour--night'] : kind === RAIN ? ['hour--rain'] : []),
    ...(turn === now ? ['hour--now'] : turn < now ? ['hour--past'] : []),
  ];
  const spoken = timeName(id, kind, language);
  return (
    <li class={classes.join(' ')} aria-current={turn === now ? 'time' : undefined} title={spoken}>
      <span class="visually-hidden">{spoken}</span>
      <span aria-hidden="true">{kind === NIGHT ? <Moon /> : Number(id.slice(3, 5))}</span>
    </li>
  );
}

const Moon = (): JSX.Element => (
  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <path d="M8.5 1.2a5 5 0 1 0 2.3 7.2A4.2 4.2 0 0 1 8.5 1.2Z" fill="currentColor" />
  </svg>
);

/** By night nobody deals out places, and nobody is asked to look at everything first. */
export const isOverview = ({ w, asked }: Led): boolean => {
  const step = position.campaignStep(w, asked.view);
  return asked.deciding && (step === 'command' || step === 'reorganization');
};

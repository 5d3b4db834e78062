import type { State } from '@hundred-days/kernel';
import { TABLE } from '@hundred-days/kernel';
import { type Action, announcement, units } from '@hundred-days/napoleon-at-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { DutiesView } from '../../face/battle/DutiesView.tsx';
import { RuleLink } from '../../face/RuleLink.tsx';
import type { Asked } from '../../face/types.ts';
import { lossName } from './answers.ts';
import { shortName } from './names.ts';
import { dutiesOf } from './pieces.ts';
import type { Setting } from './setting.ts';
import { speechOf } from './speech.ts';
import { listed, tell } from './text/words.ts';

type Ask = Asked<Action>;

export function Duties({ w, asked }: { readonly w: Setting; readonly asked: Ask }): JSX.Element {
  const { attackers, defenders } = announcement(w, asked.view);
  return (
    <DutiesView
      speech={speechOf(w)}
      asked={asked}
      rule="5.1"
      faceOf={(unit) => w.counters[unit]}
      attackers={attackers}
      defenders={defenders}
      {...dutiesOf(w, asked.view)}
    />
  );
}

/** The ways to pay for an equal elimination. */
export function Payments({ w, asked }: { readonly w: Setting; readonly asked: Ask }): JSX.Element {
  const { language, view } = asked;
  const ways = asked.pieces.filter((piece) => piece !== TABLE).flatMap((piece) => asked.choicesOf(piece));
  return (
    <section class="slip">
      <h2 class="panel-title">{tell(language, 'losses.title')}</h2>
      <p class="soft">
        {tell(language, 'losses.text', { price: view[w.at.price] })} <RuleLink id="6.3.4" asked={asked} />
      </p>
      <ul class="payments">
        {ways.map((way) => {
          const lost = way.type === 'lose' ? way.units : [];
          return (
            <li key={lost.join()}>
              <button type="button" class="button payment" onClick={() => asked.act(way)}>
                {lost.map((unit) => (
                  <CounterIcon key={unit} face={w.counters[unit]} size={33} />
                ))}
                <span>{lossName(w, way, language)}</span>
                <b>{lost.reduce((sum, unit) => sum + w.strength[unit], 0)}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The owner's key and what it brings; nobody else's view holds it. */
export function OwnKey({
  w,
  view,
  seat,
  language,
}: {
  readonly w: Setting;
  view: State;
  seat: number;
  language: string;
}): JSX.Element | null {
  const { at: AT } = w;
  const key = seat < 0 ? 0 : view[AT.keys + seat];
  if (view[AT.secret] === 0 || key <= 0) return null;
  const column = seat === units.FRENCH ? w.standardKeys.french : w.standardKeys.prussian;
  const arrivals = Object.entries(column[String(key)] ?? {});
  return (
    <section class="slip own-key" aria-label={tell(language, 'key.title')}>
      <h2 class="eyebrow">{tell(language, 'key.title')}</h2>
      <p>
        <b class="key-number">{key}</b>{' '}
        {arrivals.length === 0
          ? tell(language, 'key.french.none')
          : arrivals
              .map(([turn, ids]) =>
                tell(language, 'key.comes', {
                  turn,
                  units: listed(
                    language,
                    ids.map((id) => shortName(w, w.unitIndex(id), language)),
                    'and',
                  ),
                }),
              )
              .join(' ')}
      </p>
      <p class="soft">{tell(language, 'key.secret')}</p>
    </section>
  );
}

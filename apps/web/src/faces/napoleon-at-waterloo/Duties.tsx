import type { State } from '@hundred-days/kernel';
import { TABLE } from '@hundred-days/kernel';
import { type Action, announcement, units } from '@hundred-days/napoleon-at-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { RuleLink } from '../../face/RuleLink.tsx';
import type { Asked } from '../../face/types.ts';
import { lossName } from './answers.ts';
import { shortName } from './names.ts';
import { dutiesOf } from './pieces.ts';
import type { Setting } from './setting.ts';
import { listed, tell } from './text/words.ts';

type Ask = Asked<Action>;

/** Who must still attack and be attacked; those the announced attack would settle are ticked. */
export function Duties({ w, asked }: { readonly w: Setting; readonly asked: Ask }): JSX.Element {
  const { language, view } = asked;
  const { mustAttack, mustBeAttacked } = dutiesOf(w, view);
  const now = announcement(w, view);
  return (
    <section class="slip duties" aria-label={tell(language, 'duties.title')}>
      <h2 class="eyebrow">
        {tell(language, 'duties.title')} <RuleLink id="5.1" asked={asked} />
      </h2>
      {mustAttack.length + mustBeAttacked.length === 0 ? (
        <p class="soft">{tell(language, 'duties.none')}</p>
      ) : (
        <div class="duty-columns">
          <DutyList
            w={w}
            title={tell(language, 'duties.attack')}
            list={mustAttack}
            done={now.attackers}
            asked={asked}
          />
          <DutyList
            w={w}
            title={tell(language, 'duties.attacked')}
            list={mustBeAttacked}
            done={now.defenders}
            asked={asked}
          />
        </div>
      )}
    </section>
  );
}

interface DutyListProps {
  readonly w: Setting;
  readonly title: string;
  readonly list: readonly number[];
  readonly done: readonly number[];
  readonly asked: Ask;
}

function DutyList({ w, title, list, done, asked }: DutyListProps): JSX.Element {
  const { language } = asked;
  return (
    <div>
      <h3>{title}</h3>
      <ul class="counter-row">
        {list.map((unit) => {
          const ticked = done.includes(unit);
          const name = shortName(w, unit, language);
          return (
            <li key={unit}>
              <button type="button" class="counter-button" title={name} onClick={() => asked.pick(unit)}>
                <span class="visually-hidden">{ticked ? `${name}, ${tell(language, 'duties.done')}` : name}</span>
                <CounterIcon face={w.counters[unit]} size={32} badges={ticked ? ['done'] : []} spent={ticked} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
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

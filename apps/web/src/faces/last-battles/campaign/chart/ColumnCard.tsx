import type { Place } from '@hundred-days/kernel';
import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../../art/counters.tsx';
import { Icon } from '../../../../art/icons.tsx';
import { useTable } from '../../../../table/ui.ts';
import { points } from '../../asking.ts';
import { hexNumber, placeName, shortName } from '../../names.ts';
import type { Led } from '../setting.ts';
import type { Column } from './column.ts';
import { formationKey, formationsOf } from './corps.ts';
import { faceIn } from './faces.ts';
import { marchers, takeColumn } from './going.ts';
import { corpsName } from './naming.ts';
import { sendOn } from './orders.ts';
import { say, sayMany } from './text/words.ts';

/** The column in hand: who is in it, and once a place was pointed at, from where to where each goes and for how much. */
export function ColumnCard({
  w,
  asked,
  plan,
  beyond,
}: Led & { readonly plan: Column | null; readonly beyond: Place | null }): JSX.Element {
  const { view, language, inHand, along } = asked;
  const hand = inHand === null ? [] : [inHand, ...along];
  const title =
    plan === null
      ? say(language, 'column.inHand')
      : say(language, 'column.title', { place: placeName(w, beyond ?? plan.goal, language) });
  const legs = new Map(plan?.legs.map((leg) => [leg.unit, leg]));
  const { model } = useTable();
  const order = plan === null ? hand : [...plan.legs.map(({ unit }) => unit), ...plan.left];
  return (
    <section class="slip column-card" aria-label={title} data-in-hand>
      <h2 class="eyebrow">
        {title} {plan !== null && <small>{say(language, 'column.points')}</small>}
      </h2>
      <ul>
        {order.map((piece) => {
          const leg = legs.get(piece);
          const name = shortName(w, piece, language);
          const label = say(language, 'column.leave', { unit: name });
          return (
            <li key={piece} class={plan !== null && leg === undefined ? 'column-row column-row--stays' : 'column-row'}>
              <CounterIcon face={faceIn(w, view, piece)} size={28} />
              <span class="column-name">{name}</span>
              {leg !== undefined ? (
                <span class="column-way">
                  {leg.from < 0 ? say(language, 'column.enters') : hexNumber(w, leg.from)}{' '}
                  <Icon name="arrow" size={14} /> {hexNumber(w, leg.to)}
                  <b>
                    {points(leg.points)}
                    <small>/{points(leg.allowance)}</small>
                  </b>
                </span>
              ) : (
                <span class="column-way">
                  {plan !== null
                    ? say(language, 'column.stays')
                    : position.onMap(w, view, piece)
                      ? hexNumber(w, position.whereIs(w, view, piece))
                      : say(language, 'column.enters')}
                </span>
              )}
              <button
                type="button"
                class="button button--bare"
                aria-label={label}
                title={label}
                onClick={() => asked.gather(hand.filter((one) => one !== piece))}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      {plan !== null && beyond !== null && asked.proposed !== null && (
        <button
          type="button"
          class="button"
          onClick={() => {
            model.note(sendOn(w, asked.notes ?? [], hand, beyond));
            if (asked.proposed !== null) asked.act(asked.proposed);
          }}
        >
          {say(language, 'order.each')}
        </button>
      )}
    </section>
  );
}

/** With a unit or a stack in hand: its whole corps, if more of it can march. */
export function WholeCorps({ w, asked }: Led): JSX.Element | null {
  const table = useTable();
  const { view, language, inHand, along } = asked;
  if (inHand === null || position.campaignStep(w, view) !== 'movement' || !asked.deciding) return null;
  const key = formationKey(w, inHand);
  const formation = formationsOf(w, view).find((one) => one.key === key);
  const first = [inHand, ...along].find((piece) => !position.isLeader(w, piece));
  if (formation === undefined) return null;
  const waits = first !== undefined && !position.onMap(w, view, first);
  const all = waits
    ? formation.waiting.filter((unit) => asked.pieces.includes(unit))
    : marchers(w, asked, formation, first !== undefined && asked.pieces.includes(first) ? first : undefined);
  if (all.length <= 1 + along.length) return null;
  const corps = corpsName(formation.command, language);
  return (
    <section class="slip whole-corps">
      <button type="button" class="button" onClick={() => takeColumn(table, w, asked, all)}>
        {say(language, 'column.whole')} <small>{sayMany(language, 'column.wholeCorps', all.length, { corps })}</small>
      </button>
    </section>
  );
}

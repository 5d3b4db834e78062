import { units as sides } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../../art/counters.tsx';
import { RuleLink } from '../../../../face/RuleLink.tsx';
import { useTable } from '../../../../table/ui.ts';
import { shortName } from '../../names.ts';
import { tell } from '../../text/words.ts';
import type { Led } from '../setting.ts';
import { type Boxed, boxOf } from './boxes.ts';
import { nervesOf } from './corps.ts';
import { nextDawn, unsupplied, wouldFollow } from './dangers.ts';
import { faceIn } from './faces.ts';
import { showPlaces } from './going.ts';
import { bodyName, hourOf, whereName } from './naming.ts';
import { armiesOf } from './seats.ts';
import { listed, say, sayMany } from './text/words.ts';

/** 21.0: the boxes of each army, one's own first: who may return when and where, and who never will. */
export function Boxes({ w, asked }: Led): JSX.Element | null {
  const { view, language, viewer } = asked;
  const own = viewer >= 0 ? armiesOf(w, view, viewer) : [];
  const boxes = [...sides.ARMIES.keys()]
    .map((army) => boxOf(w, view, army))
    .filter(({ returning, lost }) => returning.length + lost.length > 0)
    .sort((a, b) => Number(own.includes(b.army)) - Number(own.includes(a.army)));
  if (boxes.length === 0) return null;
  return (
    <section class="slip boxes" aria-label={say(language, 'boxes.title')}>
      <details>
        <summary>
          <h2 class="eyebrow">{say(language, 'boxes.title')}</h2>
        </summary>
        <p class="soft">
          {say(language, 'boxes.note')} <RuleLink id="21.0a" asked={asked} />
        </p>
        {boxes.map(({ army, returning, lost }) => {
          const all = [...returning.flatMap((one) => one.units.map(({ unit }) => unit)), ...lost];
          const n = all.reduce((sum, unit) => sum + w.full[unit], 0);
          return (
            <div key={army}>
              <h3>
                {tell(language, `short.${sides.ARMIES[army]}`)}{' '}
                <small>{sayMany(language, 'boxes.count', all.length, { count: all.length, n })}</small>
              </h3>
              <ul>
                {returning.flatMap((one) =>
                  one.units.map((boxed) => <BoxedRow key={boxed.unit} w={w} asked={asked} boxed={boxed} />),
                )}
              </ul>
              {lost.length > 0 && (
                <p class="box-lost">
                  {say(language, 'boxes.lost')}:{' '}
                  {listed(
                    language,
                    lost.map((unit) => shortName(w, unit, language)),
                  )}
                </p>
              )}
            </div>
          );
        })}
      </details>
    </section>
  );
}

function BoxedRow({ w, asked, boxed }: Led & { readonly boxed: Boxed }): JSX.Element {
  const table = useTable();
  const { view, language } = asked;
  const { unit, officer, how, turn, place } = boxed;
  const note = say(language, `boxes.${how}`, {
    officer: officer < 0 ? '' : shortName(w, officer, language),
    hour: how === 'waits' ? hourOf(w, turn, language) : '',
    place: whereName(w, place, language),
  });
  return (
    <li>
      <button
        type="button"
        class="here-piece"
        data-look={unit}
        disabled={place < 0}
        onClick={() => showPlaces(table, [place])}
      >
        <CounterIcon face={faceIn(w, view, unit)} size={30} />
        <span>
          {shortName(w, unit, language)}
          <small>{note}</small>
        </span>
      </button>
    </li>
  );
}

/** So few points from breaking is worth a word. */
const NEAR_BREAKING = 4;

/** What strikes if nothing is done: own units without supply, corps near their level and who would break with them. */
export function Dangers({ w, asked }: Led): JSX.Element | null {
  const { view, language, viewer } = asked;
  const table = useTable();
  if (viewer < 0) return null;
  const armies = armiesOf(w, view, viewer);
  const cut = armies.flatMap((army) => unsupplied(w, view, army));
  const shaky = armies.flatMap((army) =>
    nervesOf(w, view, army).flatMap(({ body, losses, level, shaken }) =>
      shaken || losses === 0 || level - losses > NEAR_BREAKING
        ? []
        : [{ body, left: level - losses, others: wouldFollow(w, view, body) }],
    ),
  );
  if (cut.length + shaky.length === 0) return null;
  return (
    <section class="slip dangers" aria-label={say(language, 'danger.title')}>
      <h2 class="eyebrow">{say(language, 'danger.title')}</h2>
      <ul>
        {cut.length > 0 && (
          <li>
            <button
              type="button"
              class="text-button"
              onClick={() =>
                showPlaces(
                  table,
                  cut.map((unit) => view[w.at.where + unit]),
                )
              }
            >
              {sayMany(language, 'danger.supply', cut.length, { hour: hourOf(w, nextDawn(w, view), language) })}
            </button>{' '}
            <RuleLink id="24.0c" asked={asked} />
          </li>
        )}
        {shaky.map(({ body, left, others }) => (
          <li key={body}>
            {sayMany(language, 'danger.left', left, { corps: bodyName(w, body, language) })}{' '}
            {others.length > 0 &&
              say(language, 'danger.follow', {
                corps: bodyName(w, body, language),
                others: listed(
                  language,
                  others.map((other) => bodyName(w, other, language)),
                ),
              })}{' '}
            <RuleLink id={others.length > 0 ? '22.4a' : '22.0a'} asked={asked} />
          </li>
        ))}
      </ul>
    </section>
  );
}

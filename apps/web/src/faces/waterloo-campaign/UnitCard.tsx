import { type Action, position, units } from '@hundred-days/waterloo-campaign';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import type { Asked } from '../../face/types.ts';
import { faceNow, shortName, sideUp, unitName } from './names.ts';
import { hqsOf } from './overlay.ts';
import { formationName, modeName } from './pieces.ts';
import { listed, tell } from './text/words.ts';
import type { InWorld, World } from './world.ts';
import './campaign.css';

interface Props {
  readonly asked: Asked<Action>;
  readonly unit: number;
}

/** The piece in hand: what it is, which side it shows, and who commands it. */
export function UnitCard({ w, asked, unit }: Props & InWorld): JSX.Element {
  const { language, view } = asked;
  const { title, commander } = unitName(w, unit, language);
  const face = sideUp(w, view, unit);
  return (
    <section class="slip unit-card campaign-card" aria-label={title}>
      <CounterIcon face={faceNow(w, view, unit)} size={76} />
      <div>
        <h2 class="eyebrow">{tell(language, 'card.inHand')}</h2>
        <p class="unit-title">{title}</p>
        {commander !== '' && <p class="unit-commander">{commander}</p>}
        {units.isCorps(w, unit) && <CorpsFacts w={w} asked={asked} unit={unit} />}
        {units.isHq(w, unit) && position.onMap(w, view, unit) && (
          <p class="soft card-facts">
            {modeName(face, language)}, {tell(language, 'card.range')} {w.range[2 * unit + face]}
          </p>
        )}
        {units.isDetachment(w, unit) && w.parent[unit] >= 0 && position.onMap(w, view, w.parent[unit]) && (
          <p class="soft card-facts">
            {tell(language, 'card.parent', { unit: shortName(w, w.parent[unit], language) })}
          </p>
        )}
      </div>
    </section>
  );
}

function CorpsFacts({ w, asked, unit }: Props & InWorld): JSX.Element {
  const { language, view } = asked;
  const face = sideUp(w, view, unit);
  const allowance = w.allowance[2 * unit + face];
  // MOV-6: Infantry in Battle Formation has no road movement.
  const byRoad = w.cavalry[unit] === 1 || face === position.FRONT ? 2 * allowance : 0;
  return (
    <>
      <p class="soft card-facts">
        {formationName(w, unit, face, language)}. {tell(language, 'card.movement')} {allowance}
        {byRoad > 0 && `, ${tell(language, 'card.byRoad', { n: byRoad })}`}
      </p>
      {position.onMap(w, view, unit) && <p class="soft card-facts">{commandOf(w, asked, unit)}</p>}
    </>
  );
}

/** CMD-1, MOV-9 */
function commandOf(w: World, { view, language }: Asked<Action>, unit: number): string {
  const inRange = hqsOf(w, view, unit).filter(
    (hq) =>
      w.map.distance(position.whereIs(w, view, hq), position.whereIs(w, view, unit)) <=
      w.range[2 * hq + position.faceOf(w, view, hq)],
  );
  if (inRange.length === 0) return tell(language, 'card.outOfCommand');
  const hqs = listed(
    language,
    inRange.map((hq) => shortName(w, hq, language)),
  );
  return tell(language, 'card.commanded', { hqs });
}

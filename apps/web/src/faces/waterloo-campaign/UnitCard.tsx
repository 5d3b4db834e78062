import { type Action, board, position, units } from '@hundred-days/waterloo-campaign';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import type { Asked } from '../../face/types.ts';
import { faceNow, shortName, sideUp, unitName } from './names.ts';
import { hqsOf } from './overlay.ts';
import { formationName, modeName } from './pieces.ts';
import { listed, tell } from './text/words.ts';
import './campaign.css';

interface Props {
  readonly asked: Asked<Action>;
  readonly unit: number;
}

/** The piece in hand: what it is, which side it shows, and who commands it. */
export function UnitCard({ asked, unit }: Props): JSX.Element {
  const { language, view } = asked;
  const { title, commander } = unitName(unit, language);
  const face = sideUp(view, unit);
  return (
    <section class="slip unit-card campaign-card" aria-label={title}>
      <CounterIcon face={faceNow(view, unit)} size={76} />
      <div>
        <h2 class="eyebrow">{tell(language, 'card.inHand')}</h2>
        <p class="unit-title">{title}</p>
        {commander !== '' && <p class="unit-commander">{commander}</p>}
        {units.isCorps(unit) && <CorpsFacts asked={asked} unit={unit} />}
        {units.isHq(unit) && position.onMap(view, unit) && (
          <p class="soft card-facts">
            {modeName(face, language)}, {tell(language, 'card.range')} {units.RANGE[2 * unit + face]}
          </p>
        )}
        {units.isDetachment(unit) && units.PARENT[unit] >= 0 && position.onMap(view, units.PARENT[unit]) && (
          <p class="soft card-facts">
            {tell(language, 'card.parent', { unit: shortName(units.PARENT[unit], language) })}
          </p>
        )}
      </div>
    </section>
  );
}

function CorpsFacts({ asked, unit }: Props): JSX.Element {
  const { language, view } = asked;
  const face = sideUp(view, unit);
  const allowance = units.ALLOWANCE[2 * unit + face];
  // MOV-6: Infantry in Battle Formation has no road movement.
  const byRoad = units.CAVALRY[unit] === 1 || face === position.FRONT ? 2 * allowance : 0;
  return (
    <>
      <p class="soft card-facts">
        {formationName(unit, face, language)}. {tell(language, 'card.movement')} {allowance}
        {byRoad > 0 && `, ${tell(language, 'card.byRoad', { n: byRoad })}`}
      </p>
      {position.onMap(view, unit) && <p class="soft card-facts">{commandOf(asked, unit)}</p>}
    </>
  );
}

/** CMD-1, MOV-9 */
function commandOf({ view, language }: Asked<Action>, unit: number): string {
  const inRange = hqsOf(view, unit).filter(
    (hq) =>
      board.MAP.distance(position.whereIs(view, hq), position.whereIs(view, unit)) <=
      units.RANGE[2 * hq + position.faceOf(view, hq)],
  );
  if (inRange.length === 0) return tell(language, 'card.outOfCommand');
  const hqs = listed(
    language,
    inRange.map((hq) => shortName(hq, language)),
  );
  return tell(language, 'card.commanded', { hqs });
}

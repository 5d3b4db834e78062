import './planned.css';
import type { AnyAction } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Point } from '../../board/types.ts';
import { goalIn } from '../../face/acts.ts';
import type { Planning } from '../../face/types.ts';
import { useLoading } from '../../page/later.tsx';
import { fill, pluralKey } from '../../text/fill.ts';
import { library } from '../../text/library.ts';
import { useTable } from '../ui.ts';
import { en, type PlannedWords } from './text/en.ts';

const WORDS = library<PlannedWords>(en, { fr: async () => (await import('./text/fr.ts')).fr });

/** With a unit held over a place beside the enemy: what odds the present plan would have there. */
export function Planned(): JSX.Element | null {
  const { model, ui, phone } = useTable();
  const language = model.language.value;
  const [plan, setPlan] = useState<Planning<AnyAction> | null>(null);
  const { planned } = model.face.panels;
  useLoading(() => Promise.all([WORDS.load(language), planned?.().then(setPlan)]), language);
  const asked = model.asked.value;
  // A finger does not hover: there it is said of where the piece is put forward to go.
  const put = asked.proposed === null ? null : goalIn(model.face, asked.proposed);
  const place = phone.value ? put : (ui.hover.value ?? put);
  if (plan === null || place === null || asked.inHand === null) return null;
  const attacks = plan.attacks(asked, place);
  if (attacks.length === 0) return null;
  const words = WORDS.in(language);
  const { shortName, placeName } = model.face.words;
  const spotOf = (at: number): Point => ui.controls.value?.spot(at) ?? { x: 0, y: 0 };
  const concerned = [asked.inHand, ...attacks.map(({ enemy }) => enemy)];
  const pieces = model.face.map
    .pieces(asked)
    .flatMap((shown) => (concerned.includes(shown.piece) ? [spotOf(shown.place)] : []));
  const spot = spotOf(place);
  return (
    <div
      class={phone.value ? `planned planned--${isHigh(spot) ? 'bottom' : 'top'}` : 'planned'}
      role="status"
      style={phone.value ? {} : besides(spot, pieces, LINE * (1 + 2 * attacks.length))}
    >
      <p class="soft">{fill(words.title, { place: placeName(place, language) })}</p>
      <dl>
        {attacks.map(({ enemy, attack, defence, odds, more }) => (
          <div key={enemy}>
            <dt>{fill(words.against, { enemy: shortName(enemy, language), attack, defence })}</dt>
            <dd>{odds}</dd>
            {more !== null && (
              <>
                <dt class="soft">
                  {fill(words[`more_${pluralKey(language, more.pieces.length)}`], {
                    n: more.pieces.length,
                    pieces: shortName(more.pieces[0], language),
                  })}
                </dt>
                <dd class="soft">{more.odds}</dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Half a hex and a little. */
const GAP = 46;
const WIDTH = 280;
/** About as high as a line. */
const LINE = 26;

/** In the upper half of the map, where the card would hide what it is about. */
function isHigh({ y }: Point): boolean {
  const area = document.querySelector('.board-area');
  return area !== null && y < area.clientHeight / 2;
}

/**
 * On the left of the place, for what is known of the ground opens on its right, and off the pieces it speaks of: level with
 * the place, below it or above, or above them all; where there is no room on the left, below.
 */
export function besides({ x, y }: Point, pieces: readonly Point[], height: number): Record<string, string> {
  const aside = x - GAP - WIDTH;
  const left = Math.max(8, aside);
  const isHidden = (at: Point, top: number): boolean =>
    at.x > left - GAP / 2 && at.x < left + WIDTH + GAP && at.y > top - GAP / 2 && at.y < top + height + GAP / 2;
  const hidden = (top: number): number => [{ x, y }, ...pieces].filter((at) => isHidden(at, top)).length;
  const near = aside < 8 ? [y + GAP, y - height - GAP] : [y - GAP, y + GAP / 2, y - height - GAP / 2];
  const tops = [...near, ...pieces.map((at) => at.y - height - GAP)].map((top) => Math.max(8, top));
  const top = tops.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
  return { left: `${left}px`, top: `${top}px`, width: `${WIDTH}px` };
}

import { places, position, units } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import type { Painted } from '../art.ts';
import { say } from '../text/battleWords.ts';
import { type Field, standing } from './field.ts';

/** A tiny window shows one position at a time, the enemy's above one's own; plates go to the others, one's own number first. */

export const COLUMNS = ['left', 'center', 'right', 'rear'] as const;
export type Column = (typeof COLUMNS)[number];

/** How many of a side stand in a column, in either half of it, as one sees it. */
function countAt(w: Painted, field: Field, side: number, column: Column): number {
  const { view } = field.asked;
  const at = COLUMNS.indexOf(column);
  const home = column === 'rear' ? -1 : places.homeOf(w, view, field.mine, places.HOME_PLACES[at]);
  const spots = home < 0 ? [places.RESERVE] : [home, 5 - home].map((one) => places.placeIn(w, view, side, one));
  return spots
    .map((place) => standing(w, field, side, place))
    .reduce((sum, { named, hidden }) => sum + named.length + hidden.reduce((all, { count }) => all + count, 0), 0);
}

/** The column a block stands in; the middle for one that stands nowhere yet. */
export function columnOf(w: Painted, { asked: { view } }: Pick<Field, 'asked'>, unit: number | undefined): Column {
  const place = unit === undefined ? 0 : position.placeOf(w, view, unit);
  if (place === places.RESERVE) return 'rear';
  const home = unit === undefined || place === 0 ? -1 : places.homeOf(w, view, w.side[unit], place);
  if (home < 0) return 'center';
  return COLUMNS[places.columnOf(home)];
}

export function Plates({
  w,
  field,
  at,
  go,
}: {
  readonly w: Painted;
  readonly field: Field;
  readonly at: Column;
  readonly go: (column: Column) => void;
}): JSX.Element {
  const { language } = field.asked;
  const theirs = units.otherSide(field.mine);
  return (
    <nav class="battle-plates" aria-label={say(language, 'plates.label')}>
      {COLUMNS.map((column) => (
        <button
          key={column}
          type="button"
          class={`battle-to battle-to--${column}`}
          aria-current={column === at ? 'true' : undefined}
          onClick={() => go(column)}
        >
          <span>{say(language, `plates.${column}`)}</span>
          <b>
            {countAt(w, field, field.mine, column)} : {countAt(w, field, theirs, column)}
          </b>
        </button>
      ))}
    </nav>
  );
}

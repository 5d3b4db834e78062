import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import type { MoreKey } from '../text/more/words.ts';
import { t } from '../text/more/words.ts';
import { titleOf } from './NewTable.tsx';
import { SHELF } from './shelf.ts';
import { kindsOf, type LabelledCard, ORDER_NAMES, type Order, type Search as Wanted } from './tables.ts';

interface SearchProps {
  readonly all: readonly LabelledCard[];
  readonly search: Wanted;
  readonly onSearch: (search: Wanted) => void;
}

/** Finds a table among many: by kind, by game, in another order. */
export function Search({ all, search, onSearch }: SearchProps): JSX.Element {
  const games = SHELF.filter(({ id }) => all.some(({ game }) => game === id));
  const kinds = kindsOf(all, search);
  return (
    <div class="search">
      <fieldset class="chips" hidden={kinds.length < 2}>
        <legend class="visually-hidden">{t('tables.search')}</legend>
        {kinds.map(({ kind, count }) => (
          <button
            key={kind}
            type="button"
            class="chip"
            aria-pressed={search.kind === kind}
            onClick={() => onSearch({ ...search, kind })}
          >
            {search.kind === kind && <Icon name="check" size={16} />}
            {t(`tables.kind.${kind}` as MoreKey, { count })}
          </button>
        ))}
      </fieldset>
      {games.length > 1 && (
        <select
          class="chip"
          aria-label={t('tables.game')}
          value={search.game ?? ''}
          onChange={({ currentTarget }) => onSearch({ ...search, game: currentTarget.value || null })}
        >
          <option value="">{t('tables.game.all')}</option>
          {games.map((box) => (
            <option key={box.id} value={box.id}>
              {titleOf(box)}
            </option>
          ))}
        </select>
      )}
      <select
        class="chip"
        aria-label={t('tables.order')}
        value={search.order}
        onChange={({ currentTarget }) => onSearch({ ...search, order: currentTarget.value as Order })}
      >
        {ORDER_NAMES.map((order) => (
          <option key={order} value={order}>
            {t(`tables.order.${order}` as MoreKey)}
          </option>
        ))}
      </select>
    </div>
  );
}

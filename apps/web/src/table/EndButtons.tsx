import type { JSX } from 'preact';
import { sets, useTable } from './ui.ts';

/** The game is over: the result again, the game again, or back. */
export function EndButtons(): JSX.Element {
  const { ui, say, onHome } = useTable();
  const t = say.value;
  return (
    <>
      <button type="button" class="button" onClick={onHome}>
        {t('home')}
      </button>
      <button type="button" class="button" onClick={sets(ui.replay, true)}>
        {t('replay')}
      </button>
      <button type="button" class="button button--main" onClick={sets(ui.dialog, 'result')}>
        {t('result')}
      </button>
    </>
  );
}

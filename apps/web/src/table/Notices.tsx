import type { JSX } from 'preact';
import { useTable } from './ui.ts';

/** Who plays elsewhere; of a table online that is said beside the map. */
export function Notices(): JSX.Element | null {
  const { model, say, free, takeOver, beside } = useTable();
  const t = say.value;
  if (!model.following.value || beside !== undefined) return null;
  return (
    <div class="notice" role="status">
      <p>{t('following')}</p>
      {free?.value === true && takeOver !== undefined && (
        <button type="button" class="text-button" onClick={takeOver}>
          {t('takeOver')}
        </button>
      )}
    </div>
  );
}

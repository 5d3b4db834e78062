import type { JSX } from 'preact';
import { Dialog } from '../page/Dialog.tsx';
import type { TableCard } from '../store/types.ts';
import { t } from '../text/more/words.ts';
import { reportStore, tableStore } from './house.ts';
import { refreshCards } from './tables.ts';

/** Asks before a table is deleted for good. */
export function DeleteDialog({
  card,
  onClose,
}: {
  readonly card: TableCard;
  readonly onClose: () => void;
}): JSX.Element {
  const remove = async (): Promise<void> => {
    onClose();
    await (await tableStore()).remove(card.id).catch(reportStore);
    await refreshCards();
  };
  return (
    <Dialog title={t('delete.title')} onClose={onClose}>
      <p>{t('delete.text', { title: card.title, summary: card.summary })}</p>
      <footer class="dialog-foot">
        <button type="button" class="button" onClick={onClose}>
          {t('delete.no')}
        </button>
        <button type="button" class="button button--danger" onClick={() => void remove()}>
          {t('delete.yes')}
        </button>
      </footer>
    </Dialog>
  );
}

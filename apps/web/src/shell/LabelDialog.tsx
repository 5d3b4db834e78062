import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../page/Dialog.tsx';
import { LONGEST, tidied } from '../store/label.ts';
import { t } from '../text/more/words.ts';
import { reportStore, tableStore } from './house.ts';
import { type LabelledCard, refreshCards } from './tables.ts';

interface LabelDialogProps {
  readonly card: LabelledCard;
  readonly onClose: () => void;
}

/** A name and a note of one's own, for a table. */
export function LabelDialog({ card, onClose }: LabelDialogProps): JSX.Element {
  const [name, setName] = useState(card.label.name);
  const [note, setNote] = useState(card.label.note);
  const write = async (): Promise<void> => {
    onClose();
    await (await tableStore()).write(card.id, tidied({ name, note })).catch(reportStore);
    await refreshCards();
  };
  return (
    <Dialog title={t('label.title')} onClose={onClose}>
      <form
        class="dialog-rows"
        onSubmit={(event) => {
          event.preventDefault();
          void write();
        }}
      >
        <label class="field">
          <span>{t('label.name')}</span>
          <input
            value={name}
            maxLength={LONGEST.name}
            placeholder={card.title}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{t('label.note')}</span>
          <textarea
            rows={3}
            value={note}
            maxLength={LONGEST.note}
            onInput={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </label>
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            {t('label.no')}
          </button>
          <button type="submit" class="button button--main">
            {t('label.yes')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

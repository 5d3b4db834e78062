import type { JSX } from 'preact';
import { Dialog } from '../page/Dialog.tsx';
import { t } from '../text/more/words.ts';
import type { FileFault } from './records.ts';

interface BrokenProps {
  readonly faults: readonly FileFault[];
  readonly onClose: () => void;
}

/** Why a file cannot be opened, fault by fault. */
export function BrokenFile({ faults, onClose }: BrokenProps): JSX.Element {
  return (
    <Dialog title={t('record.broken')} onClose={onClose}>
      <p>{t('record.broken.more')}</p>
      <ul class="faults">
        {faults.map(({ code, at, text }) => (
          <li key={`${code} ${at}`}>
            <p>{text}</p>
            <p class="faults-place">
              <code>{code}</code> {at === '' ? t('record.whole') : t('record.place', { place: at })}
            </p>
          </li>
        ))}
      </ul>
      <footer class="dialog-foot">
        <button type="button" class="button button--main" onClick={onClose}>
          {t('settings.close')}
        </button>
      </footer>
    </Dialog>
  );
}

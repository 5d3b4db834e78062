import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Dialog } from './Dialog.tsx';
import { Glyph } from './Glyph.tsx';
import { openRecord } from './recordRoute.ts';
import type { FileFault } from './records.ts';
import { go } from './router.ts';
import { t } from './words.ts';

/** Opens a record file: a sound one is shown, a broken one is explained, and nothing that is kept is touched. */
export function OpenRecord(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const open = async (file: File): Promise<void> => {
    const { openFile } = await import('./records.ts');
    const opened = await openFile(file);
    if (!opened.ok) return setFaults(opened.faults);
    openRecord.value = opened;
    go({ page: 'record' });
  };
  return (
    <>
      <button type="button" class="button button--plain" onClick={() => input.current?.click()}>
        <Glyph name="folder" />
        {t('tables.openRecord')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      {faults.length > 0 && <BrokenFile faults={faults} onClose={() => setFaults([])} />}
    </>
  );
}

interface BrokenProps {
  readonly faults: readonly FileFault[];
  readonly onClose: () => void;
}

function BrokenFile({ faults, onClose }: BrokenProps): JSX.Element {
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

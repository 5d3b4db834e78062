import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { later } from '../page/later.tsx';
import { t } from '../text/more/words.ts';
import { Glyph } from './Glyph.tsx';
import { notify } from './notices.ts';
import { openRecord } from './recordRoute.ts';
import type { FileFault } from './records.ts';
import { go } from './router.ts';

const BrokenFile = later(async () => (await import('./BrokenFile.tsx')).BrokenFile);

/** Opens a record file: a sound one is shown, a broken one is explained, and nothing that is kept is touched. */
export function OpenRecord(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const open = async (file: File): Promise<void> => {
    const opened = await import('./records.ts').then(({ openFile }) => openFile(file)).catch(() => null);
    if (opened === null)
      return notify({ key: 'late.failed', action: { label: 'late.again', run: () => void open(file) } });
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

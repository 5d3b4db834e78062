import type { GameRecord } from '@hundred-days/kernel';
import { notify } from './notices.ts';

/** Has a record written and saved as a file. What writes records may still have to come, and may not come. */
export function downloadWritten(write: () => Promise<GameRecord>): void {
  const action = { label: 'late.again', run: () => downloadWritten(write) } as const;
  void write().then(download, () => notify({ key: 'late.failed', action }));
}

/** Hands a record to the browser to save as a file. */
export function download(record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  // The browser needs the address until it has begun to read.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

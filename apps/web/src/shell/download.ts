import type { GameRecord } from '@hundred-days/kernel';
import { dated, saveAs } from '../page/saveAs.ts';
import { notify } from './notices.ts';

/** Has a record written and saved as a file. What writes records may still have to come, and may not come. */
export function downloadWritten(write: () => Promise<GameRecord>): void {
  const action = { label: 'late.again', run: () => downloadWritten(write) } as const;
  void write().then(download, () => notify({ key: 'late.failed', action }));
}

/** Hands a record to the browser to save as a file. */
export function download(record: GameRecord): void {
  saveAs(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }), dated(record.game, 'json'));
}

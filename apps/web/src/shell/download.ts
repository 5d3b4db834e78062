import type { GameRecord } from '@hundred-days/kernel';

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

import { signal } from '@preact/signals';
import type { ShellKey } from '../text/en.ts';

/** Something the player should know, at the foot of the page until it is closed. */
export interface Notice {
  readonly key: ShellKey;
  readonly action?: { readonly label: ShellKey; readonly run: () => void };
}

export const notices = signal<readonly Notice[]>([]);

/** The same thing is said once, however often it happens. */
export function notify(notice: Notice): void {
  notices.value = [...notices.value.filter((other) => other.key !== notice.key), notice];
}

export function dismiss(key: ShellKey): void {
  notices.value = notices.value.filter((notice) => notice.key !== key);
}

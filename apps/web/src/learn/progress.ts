import { type GameRecord, parseRecord } from '@hundred-days/kernel';

/** How far a learner has come: kept after every step, so that he can leave at any time. */
export interface Progress {
  readonly chapter: number;
  readonly step: number;
  /** The furthest chapter that was begun. */
  readonly furthest: number;
  readonly finished: boolean;
  /** The table as it stood when each step of the chapter began, as far as it has come. */
  readonly tables: readonly (GameRecord | null)[];
}

export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (lesson: string): string => `hundred-days.lesson.${lesson}`;

export function keepProgress(drawer: Drawer | null, lesson: string, progress: Progress): void {
  try {
    drawer?.setItem(keyOf(lesson), JSON.stringify(progress));
  } catch {
    // A full or barred drawer: the lesson goes on, and begins anew next time.
  }
}

/** Null if nothing was kept, or nothing that can be read. */
export function readProgress(drawer: Drawer | null, lesson: string): Progress | null {
  try {
    const kept: unknown = JSON.parse(drawer?.getItem(keyOf(lesson)) ?? 'null');
    return isProgress(kept) ? { ...kept, tables: kept.tables.map(readTable) } : null;
  } catch {
    return null;
  }
}

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== 'object' || kept === null) return false;
  const { chapter, step, furthest, finished, tables } = kept as Partial<Record<keyof Progress, unknown>>;
  return (
    isCount(chapter) && isCount(step) && isCount(furthest) && typeof finished === 'boolean' && Array.isArray(tables)
  );
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

function readTable(kept: unknown): GameRecord | null {
  if (kept === null) return null;
  const read = parseRecord(JSON.stringify(kept));
  return read.ok ? read.value : null;
}

import type { AnyAction } from '@hundred-days/kernel';
import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Face } from '../face/types.ts';
import { TablePage } from '../table/index.ts';
import { type AtTable, type TablePageProps, useTable } from '../table/ui.ts';
import { Coach } from './Coach.tsx';
import { type Later, LessonModel } from './lesson.ts';
import { pointAtThings } from './pointing.ts';
import type { Drawer } from './progress.ts';
import type { Lesson } from './types.ts';
import './learn.css';

export interface LearnPageProps extends Pick<TablePageProps, 'reducedMotion' | 'onHome' | 'onSettings' | 'onDownload'> {
  readonly lesson: Lesson;
  readonly face: Face<AnyAction>;
  readonly language: Signal<string>;
  readonly drawer: Drawer | null;
  /** Sets the real game up and goes there; false if it cannot. */
  readonly onPlay: () => Promise<boolean>;
}

const later: Later = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** A lesson at a real table: the page of the table with a coach beside it. */
export function LearnPage(props: LearnPageProps): JSX.Element {
  const { language, onHome, onPlay } = props;
  const [{ lesson, rule, table }] = useState(() => sitDown(props));
  const [failed, setFailed] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = pointAtThings(lesson, table);
    return () => {
      stop();
      lesson.leave();
    };
  }, [lesson]);
  useEffect(() => makeRoom(page.current as HTMLElement), []);
  return (
    <div ref={page} class="learn" data-part={lesson.part.value ?? undefined}>
      <Coach
        lesson={lesson}
        language={language.value}
        onLeave={onHome}
        onPlay={() => void onPlay().then((ready) => setFailed(!ready))}
        failed={failed}
      />
      <TablePage {...props} model={lesson.model} rule={rule} taught />
    </div>
  );
}

function sitDown({ lesson, face, language, drawer }: LearnPageProps) {
  const rule = signal<string | null>(null);
  const table = signal<AtTable | null>(null);
  // The page of the table keeps what is shown to itself; a guest in its panel may ask.
  const hosted: Face<AnyAction> = {
    ...face,
    panels: {
      ...face.panels,
      panel: (asked) => (
        <>
          <Guest table={table} />
          {face.panels.panel(asked)}
        </>
      ),
    },
  };
  return { lesson: new LessonModel({ lesson, face: hosted, language, rule, drawer, later }), rule, table };
}

function Guest({ table }: { readonly table: Signal<AtTable | null> }): null {
  const here = useTable();
  useEffect(() => {
    table.value = here;
  }, [here]);
  return null;
}

/** The table leaves as much room as the coach's card needs; on a telephone the card stands on the sheet, however high. */
function makeRoom(page: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    for (const [name, selector] of ROOM) {
      const height = page.querySelector<HTMLElement>(selector)?.offsetHeight;
      if (height !== undefined) page.style.setProperty(name, `${height}px`);
    }
  });
  const look = (): void => {
    for (const [, selector] of ROOM) {
      const part = page.querySelector(selector);
      if (part !== null) watch.observe(part);
    }
  };
  // The sheet comes with the board, and again when the window is made narrow.
  const arrivals = new MutationObserver(look);
  arrivals.observe(page, { childList: true, subtree: true });
  look();
  return () => {
    watch.disconnect();
    arrivals.disconnect();
  };
}

const ROOM = [
  ['--coach', '.coach'],
  ['--sheet', '.sheet-bottom'],
] as const;

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { LessonModel } from './lesson.ts';
import { sayCoach } from './text/words.ts';

/** The chapters to choose from; any can be skipped, or taken again. */
export function Chapters({
  lesson,
  language,
}: {
  readonly lesson: LessonModel;
  readonly language: string;
}): JSX.Element {
  const box = useRef<HTMLDetailsElement>(null);
  const { chapter } = lesson.at.value;
  const go = (deed: () => void) => (): void => {
    if (box.current !== null) box.current.open = false;
    deed();
  };
  const done = (index: number): boolean => index < lesson.furthest.value || lesson.finished.value;
  return (
    <details
      ref={box}
      class="coach-chapters"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        event.stopPropagation();
        go(() => event.currentTarget.querySelector('summary')?.focus())();
      }}
    >
      <summary class="tool coach-quiet">{sayCoach(language, 'chapters')}</summary>
      <ol class="menu menu--right">
        {lesson.lesson.chapters.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={index === chapter ? 'step' : undefined}
              onClick={go(() => lesson.goTo(index))}
            >
              <span>{index + 1}</span>
              {lesson.lesson.say(language, title)}
              {done(index) && <small>{sayCoach(language, 'done')}</small>}
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={go(() => lesson.skipChapter())}>
            {sayCoach(language, 'skip')}
          </button>
        </li>
        <li>
          <button type="button" onClick={go(() => lesson.restart())}>
            {sayCoach(language, 'restart')}
          </button>
        </li>
      </ol>
    </details>
  );
}

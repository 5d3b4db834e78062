import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { Chapters } from './Chapters.tsx';
import type { LessonModel } from './lesson.ts';
import type { LessonKey } from './lessons/words.ts';
import { sayCoach } from './text/words.ts';

export interface CoachProps {
  readonly lesson: LessonModel;
  readonly language: string;
  readonly onLeave: () => void;
  readonly onPlay: () => void;
  /** The table for the real game could not be set up. */
  readonly failed: boolean;
}

/** The card of the coach: what to look at or to do now. It has a place of its own and covers nothing. */
export function Coach(props: CoachProps): JSX.Element {
  const { lesson, language, onLeave } = props;
  const card = lesson.card.value;
  const box = useCalm(card.chapter, card.step);
  const say = (key: Parameters<typeof sayCoach>[1], facts = {}): string => sayCoach(language, key, facts);
  return (
    <section ref={box} class="coach" aria-label={lesson.lesson.say(language, 'title')}>
      <header class="coach-head">
        <p class="eyebrow">
          {say('chapterOf', { chapter: card.chapter + 1, chapters: lesson.lesson.chapters.length })}
        </p>
        <Chapters lesson={lesson} language={language} />
        <button type="button" class="tool coach-quiet" title={say('leaveTitle')} onClick={onLeave}>
          {say('leave')}
        </button>
      </header>
      <div class="coach-words" aria-live="polite">
        <h2>{card.title}</h2>
        <p>
          {card.text}
          {card.rules.map((id) => (
            <RuleButton key={id} id={id} open={() => lesson.openRule(id)} />
          ))}
        </p>
        {lesson.hinted.value && card.hint !== '' && card.stray === '' && <p class="coach-hint">{card.hint}</p>}
        {card.stray !== '' && <p class="coach-stray">{card.stray}</p>}
      </div>
      <footer class="coach-foot">
        <Dots step={card.step} steps={card.steps} label={say('stepOf', { step: card.step + 1, steps: card.steps })} />
        <Buttons {...props} />
      </footer>
    </section>
  );
}

const RuleButton = ({ id, open }: { readonly id: string; readonly open: () => void }): JSX.Element => (
  <>
    {' '}
    <button type="button" class="rule-link" onClick={open}>
      {id}
    </button>
  </>
);

function Dots({
  step,
  steps,
  label,
}: {
  readonly step: number;
  readonly steps: number;
  readonly label: string;
}): JSX.Element {
  return (
    <p class="coach-dots" role="img" aria-label={label}>
      {Array.from({ length: steps }, (_, i) => (
        <span key={i} class={i === step ? 'now' : i < step ? 'past' : ''} />
      ))}
    </p>
  );
}

function Buttons({ lesson, language, onPlay, failed }: CoachProps): JSX.Element {
  const card = lesson.card.value;
  const main = useRef<HTMLButtonElement>(null);
  const say = (key: Parameters<typeof sayCoach>[1]): string => sayCoach(language, key);
  const own = (key: LessonKey): string => lesson.lesson.say(language, key);
  const refusing = lesson.model.refused.value !== null;
  // Enter goes on from a card that is only read, as it does everywhere at the table; after a refusal when that is closed.
  useEffect(() => {
    if (card.reads && !isBusyElsewhere()) main.current?.focus({ preventScroll: true });
  }, [card.chapter, card.step, refusing]);
  return (
    <div class="coach-buttons">
      {failed && <p role="alert">{say('failed')}</p>}
      {lesson.canBack && (
        <button
          type="button"
          class="button button--icon"
          aria-label={say('back')}
          title={say('back')}
          onClick={() => lesson.back()}
        >
          <Icon name="back" />
        </button>
      )}
      {card.stray !== '' ? (
        <button type="button" class="button button--main" onClick={() => lesson.takeBack()}>
          <Icon name="undo" /> {say('takeBack')}
        </button>
      ) : card.last ? (
        <button ref={main} type="button" class="button button--main" title={own('playAbout')} onClick={onPlay}>
          {own('play')}
        </button>
      ) : card.reads ? (
        <button ref={main} type="button" class="button button--main" onClick={() => lesson.next()}>
          {say('next')} <Icon name="arrow" />
        </button>
      ) : card.waits ? (
        <span class="coach-waits">{own('watch')}</span>
      ) : (
        !lesson.hinted.value && (
          <button type="button" class="button" onClick={() => lesson.showHint()}>
            <Icon name="question" /> {say('hint')}
          </button>
        )
      )}
    </div>
  );
}

/** The tap that ended a step must not press what has just come under the finger. */
function useCalm(chapter: number, step: number): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    card.current?.classList.add('coach--fresh');
    const timer = setTimeout(() => card.current?.classList.remove('coach--fresh'), CALM_MS);
    return () => clearTimeout(timer);
  }, [chapter, step]);
  return card;
}

const CALM_MS = 350;

/** Somebody reads a dialog or a rule: the focus stays there. The list of chapters is the coach's own, and closes. */
function isBusyElsewhere(): boolean {
  const at = document.activeElement?.closest('dialog, .drawer, .refusal, .menu') ?? null;
  return at !== null && at.closest('.coach') === null;
}

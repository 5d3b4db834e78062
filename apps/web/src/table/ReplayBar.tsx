import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { type AnyKey, useAllWords } from './apartWords.ts';
import { toldOf, wordsOf } from './lines.ts';
import { useTable } from './ui.ts';

const STEP_MS = 700;

/** Scrubs through the whole game as the viewer knows it. */
export function ReplayBar(): JSX.Element {
  const { model, ui, onMoment } = useTable();
  const copied = useSignal(-1);
  const playing = useSignal(false);
  const at = model.at.value;
  const t = useAllWords();
  const go = (to: number): void => {
    model.at.value = Math.max(0, Math.min(model.length, to));
    ui.shown.value = linesAt(model, model.at.value).flatMap((line) => line.places);
  };
  useEffect(() => {
    if (!playing.value) return;
    if (at >= model.length) {
      playing.value = false;
      return;
    }
    const next = setTimeout(() => go(at + 1), STEP_MS);
    return () => clearTimeout(next);
  }, [playing.value, at]);
  const back = (): void => {
    ui.replay.value = false;
    ui.shown.value = [];
    model.at.value = model.length;
  };
  const button = (icon: IconName, word: AnyKey, to: number): JSX.Element => (
    <button
      type="button"
      class="button button--icon"
      aria-label={t(word)}
      title={t(word)}
      disabled={to === at || to < 0 || to > model.length}
      onClick={() => go(to)}
    >
      <Icon name={icon} />
    </button>
  );
  const said = linesAt(model, at).map(wordsOf).join(' · ');
  return (
    <section class="prompt replay" aria-label={t('replayTitle')}>
      <div class="prompt-text">
        <p class="prompt-title">{t('replayOf', { at, of: model.length })}</p>
        <p class="prompt-reason">{said}</p>
      </div>
      <div class="scrub">
        <TurnMarks />
        <input
          type="range"
          class="scrubber"
          aria-label={t('replayTitle')}
          aria-valuetext={`${t('replayOf', { at, of: model.length })}. ${said}`}
          min={0}
          max={model.length}
          value={at}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <div class="prompt-buttons">
        {button('back', 'replayPrevious', at - 1)}
        {button('arrow', 'replayNext', at + 1)}
        <button
          type="button"
          class="button"
          onClick={() => {
            if (at >= model.length) go(0);
            playing.value = !playing.value;
          }}
        >
          {t(playing.value ? 'replayPause' : 'replayPlay')}
        </button>
        {onMoment !== undefined && (
          <button
            type="button"
            class="button"
            aria-live="polite"
            onClick={() => void navigator.clipboard.writeText(onMoment(at)).then(() => (copied.value = at))}
          >
            {t(copied.value === at ? 'momentCopied' : 'momentCopy')}
          </button>
        )}
        <button type="button" class="button button--main" onClick={back}>
          {t('replayBack')}
        </button>
      </div>
    </section>
  );
}

/** Where each turn begins; the numbers that have room. */
function TurnMarks(): JSX.Element {
  const { model } = useTable();
  const turns = useMemo(() => turnsIn(model), [model, model.length]);
  const places = turns.map(({ at }) => at / Math.max(1, model.length));
  return (
    <div class="scrub-turns" aria-hidden="true">
      {turns.map(({ turn }, i) => (
        <span key={turn} style={{ left: `${100 * places[i]}%` }}>
          {i === 0 || places[i] - places[i - 1] > LEAST_APART ? turn : ''}
        </span>
      ))}
    </div>
  );
}

const LEAST_APART = 0.035;

/** The turns with the step each begins with: they only ever go on, so each is found by halving. */
export function turnsIn(
  model: Pick<Model, 'face' | 'length' | 'view'>,
): { readonly turn: number; readonly at: number }[] {
  const turnAt = (at: number): number => model.face.words.track(model.view(at), 'en').turn;
  const turns = [{ turn: turnAt(0), at: 0 }];
  const last = turnAt(model.length);
  while (turns[turns.length - 1].turn < last) {
    const { turn, at } = turns[turns.length - 1];
    let [low, high] = [at, model.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (turnAt(middle) > turn) high = middle;
      else low = middle;
    }
    turns.push({ turn: turnAt(high), at: high });
  }
  return turns;
}

type Model = ReturnType<typeof useTable>['model'];

const linesAt = (model: Model, at: number) =>
  toldOf(model.face, model.log.value[at] ?? { events: [] }).map((event) =>
    model.face.words.logLine(event, model.language.value),
  );

import { untracked } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import { Answers } from './Answers.tsx';
import { whyNot } from './deeds.ts';
import { EndButtons } from './EndButtons.tsx';
import { AskedPieces, Question } from './Sentence.tsx';
import { useTable } from './ui.ts';

/** One sentence that says what is asked, the reason with its rule, and the buttons. */
export function PromptBar(): JSX.Element {
  const table = useTable();
  const { model, say, told } = table;
  const asked = told.value;
  const prompt = model.face.words.prompt(asked);
  const t = say.value;
  if (asked.seat < 0)
    return (
      <section class="prompt" aria-label={t('prompt')}>
        <PromptText />
        <div class="prompt-buttons">
          <EndButtons />
        </div>
      </section>
    );
  return (
    <section class="prompt" aria-label={t('prompt')}>
      <PromptText />
      <div class="prompt-buttons" inert={model.rolling.value !== null}>
        {untracked(() => model.begun) ? (
          <button type="button" class="button" onClick={() => model.putBack()}>
            {t(asked.inHand !== null ? 'putBack' : 'cancel')} <kbd>{t('keyEsc')}</kbd>
          </button>
        ) : (
          asked.deciding && (
            <button type="button" class="button why-not" title={t('whyNotHint')} onClick={() => whyNot(table)}>
              <Icon name="question" size={18} /> <span>{t('whyNot')}</span>
            </button>
          )
        )}
        <UndoButtons />
        <Answers buttons={prompt.buttons} keys />
      </div>
    </section>
  );
}

export function PromptText(): JSX.Element {
  const { model, rule, told } = useTable();
  const prompt = model.face.words.prompt(told.value);
  return (
    <div class="prompt-text">
      <Question />
      <p class="prompt-reason">
        {prompt.reason} <AskedPieces />{' '}
        {prompt.rules.map((id) => (
          <button
            key={id}
            type="button"
            class="rule-link"
            onClick={() => {
              rule.value = id;
            }}
          >
            {id}
          </button>
        ))}
      </p>
    </div>
  );
}

export function UndoButtons(): JSX.Element {
  const { model, say } = useTable();
  const t = say.value;
  return (
    <>
      <button
        type="button"
        class="button button--icon"
        aria-label={t('undo')}
        title={`${t('undo')} (U)`}
        disabled={!model.canUndo}
        onClick={() => model.undo()}
      >
        <Icon name="undo" />
      </button>
      {model.canRedo && (
        <button
          type="button"
          class="button button--icon"
          aria-label={t('redo')}
          title={`${t('redo')} (R)`}
          onClick={() => model.redo()}
        >
          <Icon name="redo" />
        </button>
      )}
    </>
  );
}

import { untracked } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import { NotLoaded, useLoading } from '../page/later.tsx';
import { Answers } from './Answers.tsx';
import { askWhy } from './deeds.ts';
import { Dropped, EndButtons, Thinking } from './later.ts';
import { RuleOf } from './RuleOf.tsx';
import { AskedPieces, Question } from './Sentence.tsx';
import { useTable } from './ui.ts';

/** One sentence that says what is asked, the reason with its rule, and the buttons. */
export function PromptBar(): JSX.Element {
  const table = useTable();
  const { model, say, told } = table;
  const asked = told.value;
  const prompt = table.question.value;
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
  const begun = untracked(() => model.begun);
  return (
    <section class="prompt" aria-label={t('prompt')}>
      {model.thinking.value >= 0 && <Thinking />}
      <PromptText />
      <div class="prompt-buttons" inert={model.rolling.value !== null}>
        {asked.deciding && (
          <button
            type="button"
            class={begun ? 'button button--icon' : 'button why-not'}
            aria-label={t('whyNot')}
            title={t('whyNotHint')}
            aria-pressed={table.ui.asksWhy.value}
            onClick={({ detail }) => askWhy(table, detail > 0)}
          >
            <Icon name="question" size={18} /> {!begun && <span>{t('whyNot')}</span>}
          </button>
        )}
        {begun && (
          <button type="button" class="button" onClick={() => model.putBack()}>
            {t(asked.inHand !== null ? 'putBack' : 'cancel')} <kbd>{t('keyEsc')}</kbd>
          </button>
        )}
        <UndoButtons />
        <Answers buttons={prompt.buttons} keys />
      </div>
    </section>
  );
}

export function PromptText(): JSX.Element {
  const { model, told, ui, say, rule, phone, question } = useTable();
  const prompt = question.value;
  // The rules lie over the panel: what is at stake is then said here.
  const stakes = rule.value === null || phone.value ? null : model.face.panels.stakes?.(told.value);
  if (ui.asksWhy.value)
    return (
      <div class="prompt-text">
        <Question />
        <p class="prompt-reason" role="status">
          {say.value(told.value.inHand === null ? 'whyNotAsk' : 'whyNotAskHand')}
        </p>
      </div>
    );
  if (prompt.late) return <LatePrompt />;
  return (
    <div class="prompt-text">
      {stakes}
      <Question />
      <p class="prompt-reason">
        {model.dropped.value !== null && <Dropped />}
        {prompt.reason} <AskedPieces />{' '}
        {prompt.rules.map((id) => (
          <RuleOf key={id} id={id} />
        ))}
      </p>
    </div>
  );
}

/** The questions of later phases come after the board, and may not have come. */
function LatePrompt(): JSX.Element {
  const { model } = useTable();
  const { failed, again } = useLoading(() => model.face.words.rest(model.language.value));
  return <div class="prompt-text">{failed && <NotLoaded again={again} />}</div>;
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

import { untracked } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { Answers } from './Answers.tsx';
import { DiceTray } from './DiceTray.tsx';
import { askWhy, endButton, pressEnd } from './deeds.ts';
import { EndButtons, ReplayBar, TextBoard, Thinking } from './later.ts';
import { PanelBody } from './Panel.tsx';
import { PromptText } from './PromptBar.tsx';
import { Slot } from './Slot.tsx';
import type { WordKey } from './text/words.ts';
import { type SheetHeight, useTable } from './ui.ts';

const HEIGHTS: readonly SheetHeight[] = ['low', 'middle', 'full'];

/** The bottom sheet of a telephone: what is asked and two buttons, tools, and the panel when it is drawn up. */
export function Sheet(): JSX.Element {
  const { model, ui, say } = useTable();
  const height = ui.sheet.value;
  return (
    <section class={`sheet-bottom sheet-bottom--${height}`} aria-label={say.value('prompt')}>
      <Handle />
      {ui.replay.value ? (
        <ReplayBar />
      ) : (
        <>
          {model.thinking.value >= 0 && <Thinking />}
          <div class="sheet-slot">
            <Slot />
          </div>
          <PromptText />
          <SheetButtons />
        </>
      )}
      <Tools />
      <div class="sheet-rest" inert={height !== 'full'}>
        {ui.text.value ? <TextBoard /> : <PanelBody />}
        <DiceTray />
      </div>
    </section>
  );
}

/** Drawn up and down with the finger, or by its button. */
function Handle(): JSX.Element {
  const { ui, say } = useTable();
  const start = useRef<number | null>(null);
  const shift = (by: number): void => {
    const at = HEIGHTS.indexOf(ui.sheet.value) + by;
    ui.sheet.value = HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, at))];
  };
  const full = ui.sheet.value === 'full';
  return (
    <button
      type="button"
      class="handle"
      aria-label={say.value(full ? 'sheetDown' : 'sheetUp')}
      aria-expanded={full}
      onPointerDown={(event) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const moved = event.clientY - (start.current ?? event.clientY);
        start.current = null;
        if (Math.abs(moved) > 24) shift(moved < 0 ? 1 : -1);
      }}
      onClick={(event) => {
        // A click by keyboard has no pointer behind it; a tap opens, and closes again from the top.
        if (event.detail <= 1) shift(full ? -2 : 1);
      }}
    >
      <span class="grip" />
      <Icon name={full ? 'close' : 'up'} />
    </button>
  );
}

function SheetButtons(): JSX.Element {
  const table = useTable();
  const { model, say, shape, told } = table;
  const asked = told.value;
  // On a telephone there is a tool below to end the phase, unless nothing else is left to do.
  const tool = shape.value === 'phone';
  const buttons = table.question.value.buttons.filter(({ ends, main }) => !tool || !ends || main);
  const t = say.value;
  if (asked.seat < 0)
    return (
      <div class="sheet-buttons">
        <EndButtons />
      </div>
    );
  return (
    <div class="sheet-buttons" inert={model.rolling.value !== null}>
      {untracked(() => model.begun) && (
        <button type="button" class="button" onClick={() => model.putBack()}>
          {t(asked.inHand !== null ? 'putBack' : 'cancel')}
        </button>
      )}
      <Answers buttons={buttons} />
    </div>
  );
}

function Tools(): JSX.Element {
  const table = useTable();
  const { model, ui, say, told } = table;
  const tool = (
    icon: IconName,
    word: WordKey,
    off: boolean,
    deed: () => void,
    label = say.value(word),
    pressed?: boolean,
  ): JSX.Element => (
    <button
      type="button"
      class={`sheet-tool sheet-tool--${word}`}
      title={label}
      disabled={off}
      aria-pressed={pressed}
      onClick={deed}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
  const { deciding } = told.value;
  const end = endButton(told.value, model.face);
  return (
    <div class={end?.main ? 'sheet-tools sheet-tools--asked' : 'sheet-tools'}>
      {tool('undo', 'undo', !model.canUndo, () => void model.undo())}
      {tool('question', 'whyNot', !deciding, () => askWhy(table, true), undefined, ui.asksWhy.value)}
      {tool('eye', 'log', false, () => {
        ui.sheet.value = ui.sheet.value === 'full' ? 'middle' : 'full';
      })}
      {tool(
        'check',
        'endPhase',
        end === null || end.main,
        () => pressEnd(table),
        end?.main === false ? end.label : undefined,
      )}
    </div>
  );
}

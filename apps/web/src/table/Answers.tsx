import type { AnyAction } from '@hundred-days/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import type { PromptButton } from '../face/types.ts';
import { press } from './deeds.ts';
import { useTable } from './ui.ts';

type Answer = PromptButton<AnyAction>;

/** Beside the main button and what ends the phase; more of them stand in a list. */
const MOST_IN_A_ROW = 2;

/** What can be answered to the question: a few buttons, or the main one and a list of the others. */
export function Answers({ buttons, keys = false }: { readonly buttons: readonly Answer[]; readonly keys?: boolean }) {
  const others = buttons.filter(({ main, ends }) => !main && !ends);
  const listed = others.length > MOST_IN_A_ROW ? others : [];
  return (
    <>
      {listed.length > 0 && <AnswerList buttons={listed} />}
      {buttons
        .filter((button) => !listed.includes(button))
        .map((button) => (
          <AnswerButton key={button.label} button={button} keys={keys} />
        ))}
    </>
  );
}

function AnswerButton({ button, keys }: { readonly button: Answer; readonly keys: boolean }): JSX.Element {
  const table = useTable();
  return (
    <button
      type="button"
      class={button.main ? 'button button--main' : 'button'}
      onClick={({ detail }) => press(table, button, detail > 1)}
    >
      {button.label}{' '}
      {keys && (button.ends || button.main) && <kbd>{button.ends ? 'E' : table.say.value('keyEnter')}</kbd>}
    </button>
  );
}

/** A list that opens above its button, and scrolls where it is long. */
function AnswerList({ buttons }: { readonly buttons: readonly Answer[] }): JSX.Element {
  const table = useTable();
  const open = useSignal(false);
  const here = useRef<HTMLDivElement>(null);
  const close = (): void => {
    open.value = false;
  };
  useEffect(() => {
    if (!open.value) return;
    here.current?.querySelector<HTMLElement>('.answers button')?.focus();
    const away = (event: Event): void => {
      if (!here.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', away, true);
    return () => document.removeEventListener('pointerdown', away, true);
  }, [open.value]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from answer to answer; each is a button
    <div class="answers-anchor" ref={here} onKeyDown={(event) => walk(event, close)}>
      <button
        type="button"
        class="button"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {table.say.value('answers', { n: buttons.length })} <Icon name="up" size={18} />
      </button>
      {open.value && (
        <ul class="answers">
          {buttons.map((button) => (
            <li key={button.label}>
              <button
                type="button"
                onClick={() => {
                  close();
                  press(table, button);
                }}
              >
                {button.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Arrows walk through the list, Escape closes it. */
function walk(event: KeyboardEvent, close: () => void): void {
  const box = event.currentTarget as HTMLElement;
  const buttons = [...box.querySelectorAll<HTMLElement>('.answers button')];
  if (buttons.length === 0) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    box.querySelector('button')?.focus();
    close();
    return;
  }
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}

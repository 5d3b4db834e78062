import type { AnyAction } from '@hundred-days/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import type { PromptButton } from '../face/types.ts';
import { press } from './deeds.ts';
import { useTable } from './ui.ts';

type Answer = PromptButton<AnyAction>;

/** A list that opens above its button, and scrolls where it is long. */
export function AnswerList({ buttons }: { readonly buttons: readonly Answer[] }): JSX.Element {
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

import type { AnyAction } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import type { PromptButton } from '../face/types.ts';
import { press } from './deeds.ts';
import { AnswerList } from './later.ts';
import { useTable } from './ui.ts';

type Answer = PromptButton<AnyAction>;

/** Beside the main button and what ends the phase; more of them stand in a list. */
const MOST_IN_A_ROW = 2;

/** Those of many answers that stand in a list: who wants none of them finds that beside it. */
export function inList(buttons: readonly Answer[]): readonly Answer[] {
  const others = buttons.filter(({ main, ends }) => !main && !ends);
  return others.length > MOST_IN_A_ROW ? others.filter(({ none }) => !none) : [];
}

/** What can be answered to the question: a few buttons, or the main one and a list of the others. */
export function Answers({ buttons, keys = false }: { readonly buttons: readonly Answer[]; readonly keys?: boolean }) {
  const listed = inList(buttons);
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

import type { SeenStep } from '@hundred-days/kernel';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { Die } from '../art/dice.tsx';
import { Icon } from '../art/icons.tsx';
import { later } from '../page/later.tsx';
import { lineIn, toldOf, wordsOf } from './told.ts';
import { type AtTable, sets, useTable } from './ui.ts';

/** Nothing rolls before something was done. */
const RollingDie = later(async () => (await import('./RollingDie.tsx')).RollingDie, true);

export interface Roll {
  readonly step: number;
  readonly dice: readonly number[];
  readonly text: string;
  /** Of shots: the highest number that hits. */
  readonly hitsUpTo?: number | undefined;
}

/** All rolls the viewer may know of, oldest first. */
export const rollsOf = ({ model }: Pick<AtTable, 'model'>): Roll[] =>
  model.log.value.slice(0, model.settled + 1).flatMap((step, at) => rollsIn(model, step, at));

function rollsIn({ face, language }: AtTable['model'], step: SeenStep, at: number): Roll[] {
  return toldOf(face, step).flatMap((event) => {
    const line = lineIn(face, event, language.value);
    return line.dice.length === 0 ? [] : [{ step: at, dice: line.dice, text: wordsOf(line), hitsUpTo: line.hitsUpTo }];
  });
}

/** Looked for from the end: with every deed it is asked anew. */
function lastRoll({ model }: Pick<AtTable, 'model'>): Roll | undefined {
  for (let at = Math.min(model.settled, model.log.value.length - 1); at >= 0; at--) {
    const last = rollsIn(model, model.log.value[at], at).at(-1);
    if (last !== undefined) return last;
  }
  return undefined;
}

/** A die that rolls, or those that lie. */
export function DieBox({
  rolling,
  dice,
  hitsUpTo = 6,
}: {
  readonly rolling: boolean;
  readonly dice: readonly number[];
  readonly hitsUpTo?: number | undefined;
}): JSX.Element {
  return (
    <span class={rolling ? 'die-box die-box--rolling' : 'die-box'}>
      {rolling ? (
        <RollingDie />
      ) : (
        dice.map((die, i) => (
          <span key={i} class={die > hitsUpTo ? 'die--miss' : undefined}>
            <Die value={die} size={dice.length > 1 ? 34 : 46} />
          </span>
        ))
      )}
    </span>
  );
}

/** The last roll, seen rolling when it is new. */
export function DiceTray(): JSX.Element {
  const table = useTable();
  const { model, say, ui } = table;
  const last = useComputed(() => lastRoll(table)).value;
  const rolling = model.rolling.value !== null;
  const t = say.value;
  return (
    <section class="dice-tray" aria-label={t('lastRoll')}>
      <DieBox rolling={rolling} dice={last?.dice ?? [0]} hitsUpTo={last?.hitsUpTo} />
      <p>
        {rolling ? (
          t('rolling')
        ) : last === undefined ? (
          <span class="soft">{t('noRoll')}</span>
        ) : (
          <>
            <b>{t('lastRoll')}</b>
            <span class="soft">{last.text}</span>
          </>
        )}
      </p>
      <button type="button" class="tool" onClick={sets(ui.dialog, 'dice')}>
        <Icon name="check" /> {t('check')}
      </button>
    </section>
  );
}

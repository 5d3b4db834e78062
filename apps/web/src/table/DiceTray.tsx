import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { Die } from '../art/dice.tsx';
import { Icon } from '../art/icons.tsx';
import { later } from '../page/later.tsx';
import { toldOf, wordsOf } from './told.ts';
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
export function rollsOf({ model }: Pick<AtTable, 'model'>): Roll[] {
  const { face } = model;
  const language = model.language.value;
  return model.log.value.slice(0, model.settled + 1).flatMap((step, at) =>
    toldOf(face, step).flatMap((event) => {
      const line = face.words.logLine(event, language);
      return line.dice.length === 0
        ? []
        : [{ step: at, dice: line.dice, text: wordsOf(line), hitsUpTo: line.hitsUpTo }];
    }),
  );
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
  const last = useComputed(() => rollsOf(table).at(-1)).value;
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

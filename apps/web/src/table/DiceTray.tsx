import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Die, ROLL_MS } from '../art/dice.tsx';
import { Icon } from '../art/icons.tsx';
import { wordsOf } from './lines.ts';
import { type AtTable, useTable } from './ui.ts';

const FACE_MS = 65;

export interface Roll {
  readonly step: number;
  readonly die: number;
  readonly text: string;
}

/** All rolls the viewer may know of, oldest first. */
export function rollsOf({ model }: Pick<AtTable, 'model'>): Roll[] {
  const { face } = model;
  const language = model.language.value;
  return model.log.value.slice(0, model.at.value + 1).flatMap((step, at) =>
    step.events.flatMap((event) => {
      const line = face.logLine(event, language);
      return line.die === null ? [] : [{ step: at, die: line.die, text: wordsOf(line) }];
    }),
  );
}

/** The last roll, seen rolling when it is new. */
export function DiceTray(): JSX.Element {
  const table = useTable();
  const { say, ui } = table;
  const last = useComputed(() => rollsOf(table).at(-1)).value;
  const face = useRolling(last, table);
  const t = say.value;
  const rolling = face !== null;
  return (
    <section class="dice-tray" aria-label={t('lastRoll')}>
      <span class={rolling ? 'die-box die-box--rolling' : 'die-box'}>
        <Die value={face ?? last?.die ?? 0} size={46} />
      </span>
      <p>
        {last === undefined ? (
          <span class="soft">{t('noRoll')}</span>
        ) : rolling ? (
          t('rolling')
        ) : (
          <>
            <b>{t('lastRoll')}</b>
            <span class="soft">{last.text}</span>
          </>
        )}
      </p>
      <button
        type="button"
        class="tool"
        onClick={() => {
          ui.dialog.value = 'dice';
        }}
      >
        <Icon name="check" /> {t('check')}
      </button>
    </section>
  );
}

/** The face shown while a new die rolls; null when it lies still. */
function useRolling(last: Roll | undefined, { model, reducedMotion }: AtTable): number | null {
  const [face, setFace] = useState<number | null>(null);
  const known = useRef(last?.step ?? -1);
  useEffect(() => {
    const step = last?.step ?? -1;
    const fresh = step > known.current && model.live;
    known.current = step;
    if (!fresh || reducedMotion.value) return;
    let shown = last?.die ?? 1;
    const turn = (): void => {
      // The faces that flash by mean nothing; the die has fallen already.
      shown = (shown % 6) + 1;
      setFace(shown);
    };
    turn();
    const turning = setInterval(turn, FACE_MS);
    const resting = setTimeout(() => {
      clearInterval(turning);
      setFace(null);
    }, ROLL_MS);
    return () => {
      clearInterval(turning);
      clearTimeout(resting);
      setFace(null);
    };
  }, [last?.step]);
  return face;
}

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { seatName } from './Sentence.tsx';
import { useTable } from './ui.ts';

/** Between two seats that may not see each other's table. Nothing of either is in the page while it hangs. */
export function Curtain(): JSX.Element {
  const { model, say, onHome } = useTable();
  const seat = model.curtain.value ?? 0;
  const side = seatName(model, seat);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const t = say.value;
  return (
    <main class="curtain">
      <h1>{t('curtain')}</h1>
      <p>{t('curtainText', { side })}</p>
      <div class="dialog-foot">
        <button type="button" class="button" onClick={onHome}>
          {t('home')}
        </button>
        <button ref={button} type="button" class="button button--main" onClick={() => model.openCurtain()}>
          {t('curtainOpen', { side })}
        </button>
      </div>
    </main>
  );
}

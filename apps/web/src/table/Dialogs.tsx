import type { AnyAction } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { CounterIcon } from '../art/counters.tsx';
import { Die } from '../art/dice.tsx';
import type { Left } from '../face/types.ts';
import { Dialog } from '../page/Dialog.tsx';
import { type AnyKey, useAllWords } from './apartWords.ts';
import { rollsOf } from './DiceTray.tsx';
import { goTo } from './question.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { Askings, Seats } from './seats/Seats.tsx';
import { useTable } from './ui.ts';

/** Whatever the table asks or tells over the board. */
export function Dialogs(): JSX.Element | null {
  const { ui, model } = useTable();
  const close = useClose();
  if (model.which.value.length > 0) return <Which />;
  switch (ui.dialog.value) {
    case 'warn':
      return <Warning />;
    case 'keys':
      return <Shortcuts onClose={close} />;
    case 'dice':
      return <DiceCheck />;
    case 'seats':
      return <Seats />;
    case 'result':
      return <Result />;
    default:
      return null;
  }
}

function useClose(): () => void {
  const { ui } = useTable();
  return () => {
    ui.dialog.value = null;
  };
}

/** Several pieces can go where the hand pointed. */
function Which(): JSX.Element {
  const { model, told } = useTable();
  const t = useAllWords();
  const { face, which } = model;
  const { language } = told.value;
  const put = (): void => {
    which.value = [];
  };
  const answer = (action: AnyAction): void => {
    put();
    if (told.value.parts) told.value.propose(action);
    else model.act(action);
  };
  return (
    <Dialog title={t('which')} onClose={put}>
      <ul class="which">
        {which.value.map(({ piece, action }, i) => (
          <li key={i}>
            {/* biome-ignore lint/a11y/noAutofocus: whoever pointed by keys goes on by keys, from the first answer */}
            <button type="button" class="button" autoFocus={i === 0} onClick={() => answer(action)}>
              <CounterIcon face={face.map.counter(piece, told.value.view)} size={33} />
              <span>
                {t('unitDoes', {
                  unit: face.words.pieceName(piece, language),
                  act: face.words.actionName(action, language),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Something is left undone at the end of a phase. */
function Warning(): JSX.Element {
  const { model, ui } = useTable();
  const close = useClose();
  const ending = ui.ending.value;
  const t = useAllWords();
  return (
    <Dialog title={ending?.sure?.title ?? t('warnTitle')} onClose={close}>
      <ul class="warnings">
        {model.face.words.warnings(model.asked.value).map(({ text, pieces }) => (
          <li key={text}>
            {text}
            <LeftPieces pieces={pieces} />
          </li>
        ))}
      </ul>
      <div class="dialog-foot">
        {/* biome-ignore lint/a11y/noAutofocus: the harmless answer is the one Enter gives */}
        <button type="button" class="button" autoFocus onClick={close}>
          {t('warnGoOn')}
        </button>
        <button
          type="button"
          class="button button--main"
          onClick={() => {
            close();
            if (ending !== null) model.act(ending.action);
          }}
        >
          {ending?.sure?.yes ?? t('warnEnd')}
        </button>
      </div>
    </Dialog>
  );
}

/** More names are not read before an answer is given. */
const MOST_NAMED = 5;

/** The pieces something is left undone with: each can be gone to. */
function LeftPieces({ pieces }: Pick<Left, 'pieces'>): JSX.Element | null {
  const table = useTable();
  const { face } = table.model;
  const close = useClose();
  const t = useAllWords();
  if (pieces.length === 0) return null;
  const named = pieces.slice(0, pieces.length === MOST_NAMED + 1 ? undefined : MOST_NAMED);
  return (
    <ul class="left-pieces">
      {named.map((piece) => (
        <li key={piece}>
          <CounterIcon face={face.map.counter(piece, table.told.value.view)} size={30} />
          <button
            type="button"
            class="text-button"
            onClick={() => {
              close();
              goTo(table, piece);
            }}
          >
            {face.words.shortName(piece, table.told.value.language)}
          </button>
        </li>
      ))}
      {pieces.length > named.length && <li>{t('warnMore', { n: pieces.length - named.length })}</li>}
    </ul>
  );
}

function DiceCheck(): JSX.Element {
  const table = useTable();
  const t = useAllWords();
  const dice = rollsOf(table).flatMap((roll) => roll.dice);
  return (
    <Dialog title={t('checkTitle')} onClose={useClose()}>
      <p>{t('checkText')}</p>
      <h3 class="eyebrow">{t('checkCount')}</h3>
      <ul class="dice-count">
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <li key={face}>
            <Die value={face} size={34} label={String(face)} />
            <b>{dice.filter((die) => die === face).length}</b>
          </li>
        ))}
      </ul>
      <div class="dialog-foot">
        <button type="button" class="button" onClick={() => table.onDownload(() => table.model.record())}>
          {t('download')}
        </button>
      </div>
    </Dialog>
  );
}

function Result(): JSX.Element | null {
  const { model, ui, onHome, onAfter, taught } = useTable();
  const close = useClose();
  const { outcome } = model;
  if (outcome === null) return null;
  const { view, language } = model.asked.value;
  const { title, text } = model.face.words.result(outcome, language);
  const t = useAllWords();
  const onwards = onAfter === undefined ? { word: 'home', deed: onHome } : { word: 'after', deed: onAfter };
  const main = (taught === true ? { word: 'resultTaught', deed: close } : onwards) as {
    word: AnyKey;
    deed: () => void;
  };
  return (
    <Dialog title={title} onClose={close}>
      <p class="result-text">{text}</p>
      {model.face.panels.reckoning(view, language)}
      <Askings />
      <div class="dialog-foot">
        <button
          type="button"
          class="button"
          onClick={() => {
            close();
            ui.replay.value = true;
          }}
        >
          {t('replay')}
        </button>
        {taught !== true && (
          <button type="button" class="button" onClick={close}>
            {t('resultLook')}
          </button>
        )}
        {onAfter !== undefined && (
          <button type="button" class="button" onClick={onHome}>
            {t('home')}
          </button>
        )}
        {/* biome-ignore lint/a11y/noAutofocus: a dialog begins at its main button */}
        <button type="button" class="button button--main" autoFocus onClick={main.deed}>
          {t(main.word)}
        </button>
      </div>
    </Dialog>
  );
}

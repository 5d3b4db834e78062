import type { JSX } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { CounterIcon } from '../art/counters.tsx';
import { Icon } from '../art/icons.tsx';
import type { Explanation } from '../face/types.ts';
import { NotLoaded, useLoading } from '../page/later.tsx';
import { useAllWords } from './apartWords.ts';
import { putBeside } from './beside.ts';
import type { Refused } from './model.ts';
import { type AtTable, useTable } from './ui.ts';

/** "Why not?", answered at the place: the fact first, then the rule, then the pieces that cause it. */
export function RefusalPopover(): JSX.Element | null {
  const { model } = useTable();
  const refused = model.refused.value;
  if (refused === null) return null;
  return model.face.words.isWhole(model.language.value) ? <Popover refused={refused} /> : <Unanswered />;
}

/** The sentences come after the board, and may not have come. */
function Unanswered(): JSX.Element | null {
  const { model } = useTable();
  const { failed, again } = useLoading(() => model.face.words.rest(model.language.value));
  if (!failed) return null;
  return (
    <div class="refusal" data-side="none">
      <NotLoaded again={again} />
    </div>
  );
}

function Popover({ refused }: { readonly refused: Refused }): JSX.Element {
  const table = useTable();
  const { model, rule, ui } = table;
  const { view, language } = model.asked.value;
  const told = model.face.words.explain(view, refused.no, language, refused.place);
  const title = useId();
  const text = useId();
  const box = useRef<HTMLDivElement>(null);
  const over = useMemo(askedInScene, [refused]);
  useEffect(() => takeFocus(refused, box.current), [refused]);
  useLayoutEffect(() => {
    const put = (): void => {
      if (over === null) putAway(table, refused, told.causes, box.current);
    };
    put();
    return ui.seen.subscribe(put);
  });
  const close = (): void => {
    model.refused.value = null;
  };
  const read = (): void => {
    rule.value = refused.no.rule;
  };
  const t = useAllWords();
  // Rules of the game have numbers; those of the table itself, about taking back, have not.
  const known = /\d/.test(refused.no.rule);
  const spot = over === null ? NONE : spotOver(table, over);
  return (
    <div
      ref={box}
      class="refusal"
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      data-side={spot.side}
      style={spot.style}
    >
      <h2 id={title}>
        <Icon name="lock" /> {told.title}
      </h2>
      <p id={text} role={refused.quiet ? 'status' : undefined}>
        {told.text}{' '}
        {known && (
          <button type="button" class="rule-link" onClick={read}>
            {refused.no.rule}
          </button>
        )}
      </p>
      {told.causes.length > 0 && (
        <ul class="causes">
          {told.causes.map((cause) => (
            <li key={cause.piece}>
              <CounterIcon face={model.face.map.counter(cause.piece, model.asked.peek().view)} size={30} />
              <button type="button" class="text-button" onClick={() => ui.controls.value?.show(cause.place)}>
                {cause.text}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="refusal-buttons">
        {known && (
          <button type="button" class="button" onClick={read}>
            {t('readRule', { rule: refused.no.rule })}
          </button>
        )}
        <button type="button" class="button button--main" onClick={close}>
          {t('allRight')} <kbd>{t('keyEsc')}</kbd>
        </button>
      </div>
    </div>
  );
}

type Cause = Explanation['causes'][number];

const WIDTH = 340;
const NONE = { side: 'none', style: {} };

/** Whoever has asked answers with the keys, and goes on from where he was. */
function takeFocus({ quiet }: Refused, box: HTMLElement | null): (() => void) | undefined {
  if (quiet) return;
  const before = document.activeElement;
  box?.querySelector<HTMLElement>('.button--main')?.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** Beside what it is about, and off the piece that was asked about and those that are to blame. */
function putAway(table: AtTable, refused: Refused, causes: readonly Cause[], box: HTMLElement | null): void {
  const { model, told } = table;
  const shown = model.face.map.pieces(told.peek()).find(({ piece }) => piece === refused.piece);
  const place = refused.place ?? shown?.place ?? null;
  if (place === null) return;
  putBeside(table, { place, piece: null }, box, [
    ...causes.map((cause) => cause.place),
    ...(shown === undefined ? [] : [shown.place]),
  ]);
}

/** What was asked about lies over the map: the button with the focus or the piece in hand, seen from the map's corner. */
function askedInScene(): DOMRect | 'none' | null {
  const scene = document.querySelector('.scene:not(.scene--folded)');
  const area = document.querySelector('.board-area')?.getBoundingClientRect();
  if (scene === null || area === undefined) return null;
  const focused = document.activeElement;
  const asked = scene.contains(focused) ? focused : scene.querySelector('[aria-pressed="true"]');
  if (asked === null) return 'none';
  const { left, top, width, height } = asked.getBoundingClientRect();
  return new DOMRect(left - area.left, top - area.top, width, height);
}

/** Beside that button, on the side with room. */
function spotOver({ phone }: AtTable, over: DOMRect | 'none'): { side: string; style: Record<string, string> } {
  const area = document.querySelector('.board-area')?.getBoundingClientRect();
  if (phone.value || over === 'none' || area === undefined) return NONE;
  const right = over.right + 12 + WIDTH < area.width;
  const left = right ? over.right + 12 : Math.max(8, over.left - 12 - WIDTH);
  const y = over.top + over.height / 2;
  const top = Math.max(8, Math.min(y - 60, area.height - 190));
  const style = { left: `${left}px`, top: `${top}px`, '--tip': `${Math.max(16, Math.min(y - top - 7, 130))}px` };
  return { side: right ? 'right' : 'left', style };
}

import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { CounterIcon } from '../art/counters.tsx';
import { Icon } from '../art/icons.tsx';
import { NotLoaded, useLoading } from '../page/later.tsx';
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
  const { model, say, rule, ui } = table;
  const { view, language } = model.asked.value;
  const told = model.face.words.explain(view, refused.no, language, refused.place);
  const title = useId();
  const text = useId();
  const ok = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ok.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const close = (): void => {
    model.refused.value = null;
  };
  const read = (): void => {
    rule.value = refused.no.rule;
  };
  const t = say.value;
  // Rules of the game have numbers; those of the table itself, about taking back, have not.
  const known = /\d/.test(refused.no.rule);
  const over = useMemo(askedInScene, [refused]);
  const spot =
    over === null
      ? spotOf(
          table,
          refused,
          told.causes.map((cause) => cause.place),
        )
      : spotOver(table, over);
  return (
    <div
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
      <p id={text}>
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
              <CounterIcon face={model.face.map.counter(cause.piece)} size={30} />
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
        <button type="button" class="button button--main" ref={ok} onClick={close}>
          {t('allRight')} <kbd>{t('keyEsc')}</kbd>
        </button>
      </div>
    </div>
  );
}

const WIDTH = 340;
/** Half a hex and a little. */
const GAP = 46;

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
  if (phone.value || over === 'none' || area === undefined) return { side: 'none', style: {} };
  const right = over.right + 12 + WIDTH < area.width;
  const left = right ? over.right + 12 : Math.max(8, over.left - 12 - WIDTH);
  const y = over.top + over.height / 2;
  const top = Math.max(8, Math.min(y - 60, area.height - 190));
  const style = { left: `${left}px`, top: `${top}px`, '--tip': `${Math.max(16, Math.min(y - top - 7, 130))}px` };
  return { side: right ? 'right' : 'left', style };
}

/** Beside the place, on the side with more room; on a telephone above the sheet. */
function spotOf(
  { ui, phone, model }: AtTable,
  refused: Refused,
  causes: readonly number[],
): { side: string; style: Record<string, string> } {
  const { controls } = ui;
  const shown = model.face.map.pieces(model.asked.value).find((piece) => piece.piece === refused.piece);
  const place = refused.place ?? shown?.place ?? null;
  if (phone.value || place === null || controls.value === null) return { side: 'none', style: {} };
  const board = controls.value;
  const { x, y } = board.spot(place);
  // The pieces to blame, if they stand near, must be seen beside it.
  const near = causes.map((cause) => board.spot(cause).x).filter((at) => Math.abs(at - x) < 3 * GAP);
  const area = document.querySelector('.board-area')?.getBoundingClientRect();
  const [width, height] = [area?.width ?? 0, area?.height ?? 0];
  const leftmost = Math.min(x, ...near) - GAP - WIDTH;
  const left = leftmost > 8;
  const at = left ? leftmost : Math.min(Math.max(x, ...near) + GAP, width - WIDTH - 8);
  const top = Math.max(8, Math.min(y - 120, height - 300));
  const style = { left: `${at}px`, top: `${top}px`, '--tip': `${Math.max(16, Math.min(y - top, 260))}px` };
  return { side: left ? 'left' : 'right', style };
}

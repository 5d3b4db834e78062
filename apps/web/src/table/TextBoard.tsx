import { type AnyAction, TABLE } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import type { BoardPiece } from '../board/types.ts';
import { goalIn, isDirect } from '../face/acts.ts';
import { artIn } from '../face/called.ts';
import { type SayAny, useAllWords } from './apartWords.ts';
import { choose, clickPiece, press, sameAction } from './deeds.ts';
import { nameOf } from './Here.tsx';
import { Question } from './Sentence.tsx';
import { OpenTrays } from './Trays.tsx';
import { type AtTable, isOpen, sets, useTable } from './ui.ts';

/** The position as text: what can be done, who can come on, and every piece with its place and state. */
export function TextBoard(): JSX.Element {
  const { model, ui, told } = useTable();
  const asked = told.value;
  const t = useAllWords();
  const pieces = model.face.map
    .pieces(asked)
    .filter(isSpoken)
    .sort((a, b) => a.piece - b.piece);
  const nations = [...new Set(pieces.map((piece) => piece.face.nation))];
  return (
    <section class="panel-body text-board" aria-label={t('textBoard')}>
      <div class="since-head slip">
        <h2 class="panel-title">{t('textBoard')}</h2>
        <button type="button" class="tool tool--icon" aria-label={t('mapBoard')} onClick={sets(ui.text, false)}>
          <Icon name="close" />
        </button>
      </div>
      <Choices />
      <OpenTrays trays={model.face.map.trays(asked).filter((tray) => isOpen(tray, asked))} />
      {nations.map((nation) => (
        <PieceList key={nation} pieces={pieces.filter((piece) => piece.face.nation === nation)} />
      ))}
    </section>
  );
}

/** What only adorns the map is not read. */
const isSpoken = ({ label }: BoardPiece): boolean => label !== '';

/** One stop of the Tab key; arrows go from piece to piece. */
function PieceList({ pieces }: { readonly pieces: readonly BoardPiece[] }): JSX.Element {
  const table = useTable();
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const asked = table.told.value;
  const { map, words } = table.model.face;
  const { art } = map;
  const { ids, layout } = art.geometry;
  // Hexes go by their numbers, towns by their names.
  const named = layout === 'points' ? artIn(art, words.said(asked.language)) : null;
  const walk = (event: KeyboardEvent): void => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: pieces.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(pieces.length - 1, to));
    setAt(next);
    list.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const here = Math.min(at, pieces.length - 1);
  return (
    <ul class="text-list slip" ref={list} onKeyDown={walk}>
      {pieces.map((piece, i) => (
        <li key={piece.piece}>
          <button
            type="button"
            tabIndex={i === here ? 0 : -1}
            aria-pressed={asked.inHand === piece.piece}
            data-look={piece.piece}
            onFocus={() => setAt(i)}
            onClick={() => clickPiece(table, piece.piece)}
          >
            <b>{named === null ? ids[piece.place] : nameOf(named, piece.place)}</b> {piece.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Everything that can be done now, as buttons: the prompt's, and those of the piece in hand. */
function Choices(): JSX.Element {
  const table = useTable();
  const { model, told } = table;
  const asked = told.value;
  const t = useAllWords();
  const { reason, buttons } = table.question.value;
  const unit = asked.inHand;
  const here = useFocusOnChoices(unit);
  return (
    // Focused when the choice that had the focus is made and gone.
    <div ref={here} class="slip text-prompt" tabIndex={-1}>
      <Question />
      <p class="soft">{reason}</p>
      <ul class="text-choices" inert={model.rolling.value !== null}>
        {buttons.map((button) => (
          <li key={button.label}>
            <button type="button" class="button" onClick={({ detail }) => press(table, button, detail > 1)}>
              {button.label}
            </button>
          </li>
        ))}
        {waysOf(table, t).map(({ key, label, action, shown }) => (
          <li key={key}>
            <button type="button" class="text-button" aria-pressed={shown} onClick={() => choose(table, action)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      {unit === null && asked.deciding && <p class="soft">{t('choicesNone')}</p>}
    </div>
  );
}

/** Taken up from the list, a piece brings its choices, and the focus goes to them; put back, it has the focus again. */
function useFocusOnChoices(unit: number | null) {
  const here = useRef<HTMLDivElement>(null);
  const before = useRef(unit);
  useEffect(() => {
    const [last, focused] = [before.current, document.activeElement];
    before.current = unit;
    const lists = here.current?.parentElement;
    if (unit !== null && focused?.closest('.text-list') != null)
      here.current?.querySelector<HTMLElement>('.text-choices .text-button')?.focus();
    else if (unit === null && last !== null && (focused === document.body || here.current?.contains(focused)))
      lists?.querySelector<HTMLElement>(`.text-list [data-look="${last}"]`)?.focus();
  }, [unit]);
  return here;
}

/**
 * The choices of the piece in hand; without one, the deeds a click on a piece would do and those that lead nowhere on the
 * map, such as what an attack is paid with. What the prompt has a button for is not said twice.
 */
function waysOf(
  { model, told, question }: AtTable,
  t: SayAny,
): { key: string; label: string; action: AnyAction; shown: boolean }[] {
  const asked = told.value;
  const { face } = model;
  const { buttons } = question.value;
  const listed = (action: AnyAction): boolean =>
    asked.inHand !== null ||
    ((isDirect(face, action) || goalIn(face, action) === null) &&
      !buttons.some((button) => sameAction(button.action, action)));
  const all = asked.pieces.filter((piece) => piece !== TABLE).concat(asked.pieces.includes(TABLE) ? [TABLE] : []);
  const pieces = asked.inHand === null ? all : [asked.inHand];
  return pieces.flatMap((piece) => {
    const ways = asked.choicesOf(piece).filter(listed);
    if (piece === TABLE && ways.length > MOST_OF_TABLE) return [];
    const label = (act: string): string =>
      piece === TABLE ? act : t('unitDoes', { unit: face.words.pieceName(piece, asked.language), act });
    return ways.map((action, i) => ({
      key: `${piece}.${i}`,
      label: label(face.words.actionName(action, asked.language)),
      action,
      shown: asked.proposed !== null && sameAction(asked.proposed, action),
    }));
  });
}

/** Where a side picks some of many, the table asks for it in a scene of its own; nobody reads all the ways to do that. */
const MOST_OF_TABLE = 16;

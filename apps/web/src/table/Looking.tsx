import type { AnyAction } from '@hundred-days/kernel';
import { type Signal, signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { CounterIcon } from '../art/counters.tsx';
import { Icon } from '../art/icons.tsx';
import type { Card, CardLine, Looking as Lens } from '../face/look/card.ts';
import { LOOK } from '../face/look/words.ts';
import { RuleLink } from '../face/RuleLink.tsx';
import { useLoading } from '../page/later.tsx';
import { putBeside } from './beside.ts';
import { pieceAt } from './looks.ts';
import { PictureOf } from './Picture.tsx';
import { type AtTable, type Look, sets, useTable } from './ui.ts';
import './looking.css';

/**
 * Cards of what is looked at. One is kept: a click or a key opened it, and Esc or the next act closes it. Another comes where
 * the mouse rests and goes with it. Each is made of the viewer's own view.
 */
export function Looking(): JSX.Element | null {
  const table = useTable();
  const { model, ui, told } = table;
  const resting = useSignal<Look | null>(null);
  const lens = useLens(table);
  useEffect(() => followMouse(table, resting), [table]);
  useEffect(() => followFinger(table), [table]);
  useEffect(() => closeAfterDeeds(table, resting), [table]);
  const asked = told.value;
  const kept = ui.look.value;
  const rests = resting.value;
  const cardOf = (look: Look | null): Card | null => {
    if (lens === null || look === null) return null;
    if (look.piece !== null) return lens.piece(asked, look.piece);
    return look.place === null ? null : lens.place(asked, look.place);
  };
  const [keptCard, restingCard] = [cardOf(kept), isSame(kept, rests) ? null : cardOf(rests)];
  const zone = (restingCard ?? keptCard)?.zone ?? NOWHERE;
  useLayoutEffect(() => {
    ui.zone.value = zone;
    return () => {
      ui.zone.value = NOWHERE;
    };
  }, [zone.join()]);
  if (model.refused.value !== null) return null;
  return (
    <>
      {kept !== null && keptCard !== null && <CardAt key={keyOf(kept)} look={kept} card={keptCard} kept={true} />}
      {rests !== null && restingCard !== null && (
        <CardAt key={`resting ${keyOf(rests)}`} look={rests} card={restingCard} kept={false} />
      )}
    </>
  );
}

const NOWHERE: readonly number[] = [];
const keyOf = ({ piece, place }: Look): string => `${piece} ${place}`;
const isSame = (a: Look | null, b: Look | null): boolean => a !== null && b !== null && keyOf(a) === keyOf(b);

/** What the face says of things, in the reader's language; null until it is there. */
export function useLens({ model }: AtTable): Lens<AnyAction> | null {
  const lens = useRef<Lens<AnyAction> | null>(null);
  const language = model.language.value;
  useLoading(async () => {
    lens.current = await model.face.looking(language);
  }, language);
  return lens.current;
}

interface CardProps {
  readonly look: Look;
  readonly card: Card;
  readonly kept: boolean;
}

function CardAt({ look, card, kept }: CardProps): JSX.Element {
  const table = useTable();
  const { ui, told } = table;
  const { language } = told.value;
  const ref = useRef<HTMLDivElement>(null);
  const title = useId();
  useLayoutEffect(() => putBeside(table, look, ref.current));
  useEffect(() => ui.seen.subscribe(() => putBeside(table, look, ref.current)), [look]);
  useEffect(() => {
    if (look.byKey !== true) return;
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={ref}
      class={kept ? 'look look--kept' : 'look'}
      tabIndex={-1}
      {...(kept ? { role: 'dialog', 'aria-labelledby': title } : { role: 'tooltip' })}
    >
      <div class="look-head">
        <PictureOf picture={card.picture} width={64} />
        <div>
          <p class="eyebrow">{card.eyebrow}</p>
          <h2 id={title}>{card.title}</h2>
          {card.note !== '' && <p class={'face' in card.picture ? 'unit-commander' : 'soft'}>{card.note}</p>}
        </div>
        {kept && (
          <button
            type="button"
            class="tool tool--icon"
            aria-label={LOOK.tell(language, 'close')}
            onClick={sets(ui.look, null)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div class="look-body">
        {card.pieces !== undefined && card.pieces.length > 0 && (
          <ul class="look-pieces">
            {card.pieces.map(({ picture, name, facts }, i) => (
              <li key={i}>
                <PictureOf picture={picture} width={30} />
                <span>
                  {name}
                  <small>{facts}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
        <dl>
          {card.lines.map((line, i) => (
            <Line key={i} line={line} />
          ))}
        </dl>
      </div>
      {kept && <Others look={look} />}
    </div>
  );
}

function Line({ line: { label, text, rules, faces = [] } }: { readonly line: CardLine }): JSX.Element {
  const asked = useTable().told.value;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {faces.length > 0 && (
          <span class="look-faces" aria-hidden="true">
            {faces.map((face, i) => (
              <CounterIcon key={i} face={face} size={24} />
            ))}
          </span>
        )}
        {text}
        {rules.map((rule) => (
          <span key={rule}>
            {' '}
            <RuleLink id={rule} asked={asked} />
          </span>
        ))}
      </dd>
    </div>
  );
}

/** What else there is in the place: the other pieces of a stack, and the ground they stand on. */
function Others({ look }: { readonly look: Look }): JSX.Element | null {
  const { model, ui, told } = useTable();
  const asked = told.value;
  const { place, piece } = look;
  const named = model.face.map
    .pieces(asked)
    .filter((one) => one.place === place && one.label !== '' && one.piece < model.face.game.unitIds.length);
  if (place === null || named.length === 0) return null;
  const turn = (next: number | null) => (): void => {
    ui.look.value = { piece: next, place };
  };
  return (
    <div class="look-others">
      {named.map((one) => (
        <button key={one.piece} type="button" aria-pressed={one.piece === piece} onClick={turn(one.piece)}>
          <span class="visually-hidden">{one.label}</span>
          <CounterIcon face={one.open ?? one.face} size={30} badges={one.allBadges ?? one.badges} />
        </button>
      ))}
      <button type="button" class="button" aria-pressed={piece === null} onClick={turn(null)}>
        {LOOK.tell(asked.language, 'ground')}
      </button>
    </div>
  );
}

/** How long a mouse rests, or a finger stays. */
const REST_MS = 500;
/** More than this is a drag. */
const SLACK = 10;

type Resting = Signal<Look | null>;

/** Whatever the mouse rests on; not while a button is down, and not where the hand is on the keys. */
function followMouse(table: AtTable, resting: Resting): () => void {
  const { ui, model } = table;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const held = signal(false);
  const rest = (look: (() => Look | null) | null): void => {
    clearTimeout(timer);
    resting.value = null;
    if (look === null || held.value || model.curtain.peek() !== null) return;
    const before = model.changed.peek();
    timer = setTimeout(() => {
      if (model.changed.peek() === before && !held.value) resting.value = look();
    }, REST_MS);
  };
  const stop = ui.hover.subscribe((place) => {
    const keys = document.activeElement?.matches('.board:focus-visible') ?? false;
    rest(place === null || keys ? null : () => ({ place, piece: pieceAt(table, place) }));
  });
  const over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
    const piece = event.target.closest<HTMLElement>('[data-look]')?.dataset.look;
    if (piece !== undefined) rest(() => ({ piece: Number(piece), place: null }));
    else if (resting.value?.place === null) rest(null);
  };
  const press = (event: Event): void => {
    held.value = event.type === 'pointerdown';
    rest(null);
  };
  const hide = (): void => rest(null);
  const off = [
    on('pointerover', over),
    on('pointerdown', press),
    on('pointerup', press),
    on('pointercancel', press),
    on('wheel', hide),
    on('keydown', hide),
  ];
  return () => {
    rest(null);
    stop();
    for (const one of off) one();
  };
}

/** A finger that stays in one spot asks; the tap it would have been is given up. */
function followFinger(table: AtTable): () => void {
  const { ui } = table;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  const down = (event: PointerEvent): void => {
    clearTimeout(timer);
    start = event;
    const glass = event.target;
    if (event.pointerType === 'mouse' || !(glass instanceof HTMLElement) || !glass.matches('.glass')) return;
    timer = setTimeout(() => {
      const place = ui.controls.value?.under({ x: event.clientX, y: event.clientY }) ?? null;
      if (place === null) return;
      glass.dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId, bubbles: true }));
      ui.look.value = { place, piece: pieceAt(table, place) };
    }, REST_MS);
  };
  const move = (event: PointerEvent): void => {
    if (start === null) return;
    if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK) clearTimeout(timer);
  };
  const up = (): void => {
    clearTimeout(timer);
    start = null;
  };
  const off = [on('pointerdown', down), on('pointermove', move), on('pointerup', up)];
  return () => {
    clearTimeout(timer);
    for (const one of off) one();
  };
}

/** What was done, or is about to be, is looked at instead. */
function closeAfterDeeds({ model, ui }: AtTable, resting: Resting): () => void {
  const close = (): void => {
    resting.value = null;
    ui.look.value = null;
  };
  let known = { changed: model.changed.peek(), inHand: model.inHand.peek(), at: model.at.peek() };
  const watch = (): void => {
    const now = { changed: model.changed.peek(), inHand: model.inHand.peek(), at: model.at.peek() };
    if (now.changed !== known.changed || now.inHand !== known.inHand || now.at !== known.at) close();
    known = now;
  };
  const stop = [model.changed.subscribe(watch), model.inHand.subscribe(watch), model.at.subscribe(watch)];
  return () => {
    for (const one of stop) one();
  };
}

function on<K extends keyof DocumentEventMap>(type: K, deed: (event: DocumentEventMap[K]) => void): () => void {
  document.addEventListener(type, deed, true);
  return () => document.removeEventListener(type, deed, true);
}

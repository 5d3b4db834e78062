import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { CounterIcon } from '../art/counters.tsx';
import type { CounterFace, Point } from '../board/types.ts';
import { drop, entriesOf, isHeld } from './deeds.ts';
import { lookAt } from './looks.ts';
import { type AtTable, useTable } from './ui.ts';

/** Less than this is a click, not a drag; as much as a finger trembles. */
const SLACK = 8;

interface TrayPieceProps {
  readonly piece: number;
  readonly face: CounterFace;
  readonly label: string;
  readonly tag?: string | undefined;
}

/** A piece beside the map: a click takes it up, a drag carries it to where it is let go. One that cannot come is looked at. */
export function TrayPiece({ piece, face, label, tag }: TrayPieceProps): JSX.Element {
  const table = useTable();
  const asked = table.told.value;
  const waits = asked.pieces.includes(piece);
  const start = useRef<Point | null>(null);
  const dragged = useRef(false);
  const end = (event: PointerEvent): void => {
    if (start.current === null) return;
    start.current = null;
    if (dragged.current) letGo(table, piece, event.type === 'pointerup' ? pointOf(event) : null);
  };
  return (
    <button
      type="button"
      class={classOf(asked, piece)}
      aria-pressed={isHeld(asked, piece)}
      aria-disabled={!waits}
      data-look={piece}
      onPointerDown={(event) => {
        if (event.button !== 0 || !waits) return;
        start.current = pointOf(event);
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (start.current === null) return;
        const at = pointOf(event);
        if (!dragged.current && Math.hypot(at.x - start.current.x, at.y - start.current.y) <= SLACK) return;
        dragged.current = true;
        carry(table, piece, at);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={() => {
        // The click that a drag ends with means nothing more.
        if (!waits) lookAt(table, { piece, place: null });
        else if (!dragged.current) take(table, piece);
        dragged.current = false;
      }}
    >
      <span class="visually-hidden">{label}</span>
      <CounterIcon face={face} size={40} />
      {tag !== undefined && (
        <span class="counter-tag" aria-hidden="true">
          {tag}
        </span>
      )}
    </button>
  );
}

const classOf = (asked: AtTable['told']['value'], piece: number): string => {
  if (isHeld(asked, piece)) return 'counter-button counter-button--in-hand';
  return asked.pieces.includes(piece) ? 'counter-button' : 'counter-button counter-button--idle';
};

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

/** Takes a piece up and brings into sight where it can come on, of many places the nearest. */
function take({ model, ui }: AtTable, piece: number): void {
  model.pick(piece);
  ui.controls.value?.show(...entriesOf(model.face, model.asked.value));
  ui.sheet.value = 'middle';
}

function carry(table: AtTable, piece: number, at: Point): void {
  const { model, ui } = table;
  if (!isHeld(model.asked.value, piece)) take(table, piece);
  ui.carried.value = { piece, at };
  ui.hover.value = ui.controls.value?.under(at) ?? null;
}

function letGo(table: AtTable, piece: number, at: Point | null): void {
  const { ui } = table;
  ui.carried.value = null;
  ui.hover.value = null;
  const place = at === null ? null : (ui.controls.value?.under(at) ?? null);
  if (place !== null) drop(table, piece, place);
}

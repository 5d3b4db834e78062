import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Point } from '../board/types.ts';
import { type AtTable, useTable } from './ui.ts';

/** What is known of a place, beside it: where the mouse rests on it, or a finger stays. */

const REST_MS = 700;
const STAY_MS = 500;
/** More than this is a drag. */
const SLACK = 10;
const WIDTH = 300;
const GAP = 44;
/** Below this part of the map there may be a sheet over it. */
const LOW = 0.4;

export function PlaceTip(): JSX.Element | null {
  const table = useTable();
  const place = useSignal<number | null>(null);
  useEffect(() => followMouse(table, place), [table]);
  useEffect(() => followFinger(table, place), [table]);
  const { model, ui, told } = table;
  const at = place.value;
  const spot = at === null ? null : ui.controls.value?.spot(at);
  const note = at === null ? null : (model.face.panels.note?.(told.value, at) ?? null);
  if (note === null || spot === null || spot === undefined) return null;
  const box = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect(0, 0, WIDTH, WIDTH);
  return (
    <div class="place-tip" role="tooltip" style={styleAt(spot, box.width, box.height)}>
      {note}
    </div>
  );
}

/** Beside the place where there is room, else above or below it; the place itself stays in sight. */
function styleAt({ x, y }: Point, wide: number, high: number): Record<string, string> {
  const width = Math.min(WIDTH, wide - 16);
  const aside = x + GAP + width < wide ? x + GAP : x - GAP - width;
  const left = aside < 8 ? Math.max(8, Math.min(wide - width - 8, x - width / 2)) : aside;
  const off = aside < 8 ? GAP : -GAP;
  const low = y > LOW * high;
  return {
    left: `${left}px`,
    width: `${width}px`,
    ...(low ? { bottom: `${Math.max(8, high - y + off)}px` } : { top: `${Math.max(8, y + off)}px` }),
  };
}

type Place = ReturnType<typeof useSignal<number | null>>;

function followMouse({ ui, model }: AtTable, place: Place): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = ui.hover.subscribe((over) => {
    clearTimeout(timer);
    place.value = null;
    const keys = document.activeElement?.matches('.board:focus-visible') ?? false;
    if (over === null || keys || model.curtain.peek() !== null) return;
    const before = model.changed.peek();
    timer = setTimeout(() => {
      // A hand that holds something looks for where to put it; after a deed nobody has asked.
      if (model.inHand.peek() === null && model.changed.peek() === before) place.value = over;
    }, REST_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** A finger that stays in one spot asks; the tap it would have been is given up. */
function followFinger({ ui }: AtTable, place: Place): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  const down = (event: PointerEvent): void => {
    clearTimeout(timer);
    place.value = null;
    start = event;
    const glass = event.target;
    if (event.pointerType === 'mouse' || !(glass instanceof HTMLElement) || !glass.matches('.glass')) return;
    timer = setTimeout(() => {
      const at = ui.controls.value?.under({ x: event.clientX, y: event.clientY }) ?? null;
      if (at === null) return;
      glass.dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId, bubbles: true }));
      place.value = at;
    }, STAY_MS);
  };
  const move = (event: PointerEvent): void => {
    if (start === null) return;
    if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK) clearTimeout(timer);
  };
  const up = (): void => {
    clearTimeout(timer);
    start = null;
  };
  const hide = (): void => {
    place.value = null;
  };
  document.addEventListener('wheel', hide, true);
  document.addEventListener('keydown', hide, true);
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointermove', move, true);
  document.addEventListener('pointerup', up, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('wheel', hide, true);
    document.removeEventListener('keydown', hide, true);
    document.removeEventListener('pointerdown', down, true);
    document.removeEventListener('pointermove', move, true);
    document.removeEventListener('pointerup', up, true);
  };
}

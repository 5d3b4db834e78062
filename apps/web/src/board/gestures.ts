import type { Camera } from './camera.ts';
import { zoomedAt } from './camera.ts';
import type { Point } from './types.ts';

/** What a hand does on the board, told by pointers, wheel and pinch; it knows neither pieces nor places. */
export interface GestureTarget {
  camera(): Camera;
  /** The camera while the hand moves; `end` when it rests. */
  look(camera: Camera): void;
  rest(): void;
  /** A finger or the button is down, or up again. */
  held(held: boolean): void;
  /** A press and release in one spot. */
  tap(at: Point): void;
  hover(at: Point | null): void;
  /** Whether a press here takes something up rather than the sheet. */
  grab(at: Point): boolean;
  carry(at: Point): void;
  release(at: Point | null): void;
}

/** Less than this is a tap, not a drag; more for fingers than for a mouse. */
const SLACK = { mouse: 4, pen: 6, touch: 10 } as const;
const REST_AFTER_WHEEL_MS = 140;

interface Finger {
  readonly start: Point;
  at: Point;
}

/** Listens on an element; returns how to stop. */
export function listen(element: HTMLElement, target: GestureTarget): () => void {
  const fingers = new Map<number, Finger>();
  let mode: 'idle' | 'press' | 'pan' | 'carry' | 'pinch' = 'idle';
  let from: Camera = target.camera();
  let wheelRest: ReturnType<typeof setTimeout> | undefined;
  let turning = false;

  let box = element.getBoundingClientRect();
  const local = (event: PointerEvent | WheelEvent): Point => {
    // Nothing moves under a hand that is down or turns the wheel: the browser is not asked again.
    if (fingers.size === 0 && !turning) box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0 && event.pointerType === 'mouse') return;
    const at = local(event);
    fingers.set(event.pointerId, { start: at, at });
    target.held(true);
    element.setPointerCapture(event.pointerId);
    from = target.camera();
    if (fingers.size === 2) {
      if (mode === 'carry') target.release(null);
      mode = 'pinch';
    } else if (fingers.size === 1) mode = 'press';
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    const at = local(event);
    if (finger === undefined) {
      if (event.pointerType === 'mouse') target.hover(at);
      return;
    }
    if (mode === 'pinch') {
      pinch(event.pointerId, at);
      return;
    }
    finger.at = at;
    const far = Math.hypot(at.x - finger.start.x, at.y - finger.start.y);
    const slack = SLACK[event.pointerType as keyof typeof SLACK] ?? SLACK.touch;
    if (mode === 'press' && far > slack) mode = target.grab(finger.start) ? 'carry' : 'pan';
    if (mode === 'pan') target.look({ ...from, x: from.x + at.x - finger.start.x, y: from.y + at.y - finger.start.y });
    else if (mode === 'carry') target.carry(at);
  }

  function pinch(id: number, at: Point): void {
    const [a, b] = [...fingers.values()];
    const before = { mid: middle(a.at, b.at), far: Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) };
    (fingers.get(id) as Finger).at = at;
    const after = { mid: middle(a.at, b.at), far: Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) };
    const camera = zoomedAt(target.camera(), before.far === 0 ? 1 : after.far / before.far, before.mid);
    target.look({ ...camera, x: camera.x + after.mid.x - before.mid.x, y: camera.y + after.mid.y - before.mid.y });
  }

  function up(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    const at = local(event);
    fingers.delete(event.pointerId);
    target.held(fingers.size > 0);
    if (mode === 'press' && event.type === 'pointerup') target.tap(at);
    else if (mode === 'carry') target.release(event.type === 'pointerup' ? at : null);
    else if (mode === 'pan' || mode === 'pinch') target.rest();
    // The finger that stays after a pinch goes on panning from where it is.
    if (fingers.size === 1) {
      const [left] = fingers.values();
      fingers.forEach((_, id) => {
        fingers.set(id, { start: left.at, at: left.at });
      });
      from = target.camera();
      mode = 'pan';
    } else if (fingers.size === 0) mode = 'idle';
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 18 : 1;
    target.look(zoomedAt(target.camera(), Math.exp(-event.deltaY * unit * 0.0016), local(event)));
    clearTimeout(wheelRest);
    turning = true;
    wheelRest = setTimeout(() => {
      turning = false;
      target.rest();
    }, REST_AFTER_WHEEL_MS);
  }

  const leave = (): void => target.hover(null);
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(wheelRest);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
  };
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

import type { Camera } from './camera.ts';

/** A camera that goes where something happens, without a jump; a hand on the map stops it. */

const GLIDE_MS = 320;
/** So long after a hand has moved the map the camera stays where the hand left it. */
const HANDS_OFF_MS = 4000;

export interface Glide {
  /** Anyhow: also where a hand has just moved the map, but not while it is on it. */
  to(camera: Camera, reduced: boolean, anyhow?: boolean): void;
  /** A hand is on the map, or has let go. */
  held(held: boolean): void;
  /** A hand has moved the map. */
  moved(): void;
}

export function glideOf(now: () => Camera, look: (camera: Camera) => void, rest: () => void): Glide {
  let frame = 0;
  let held = false;
  let movedAt = Number.NEGATIVE_INFINITY;
  let gliding = false;

  function stop(): void {
    cancelAnimationFrame(frame);
    if (gliding) rest();
    gliding = false;
  }

  function to(goal: Camera, reduced: boolean, anyhow = false): void {
    const from = now();
    if (held || (!anyhow && performance.now() - movedAt < HANDS_OFF_MS)) return;
    stop();
    if (goal.x === from.x && goal.y === from.y && goal.scale === from.scale) return;
    const begin = performance.now();
    const step = (at: number): void => {
      const part = reduced ? 1 : Math.min(1, Math.max(0, (at - begin) / GLIDE_MS));
      const eased = part * part * (3 - 2 * part);
      gliding = true;
      const between = (a: number, b: number): number => a + (b - a) * eased;
      look({ scale: between(from.scale, goal.scale), x: between(from.x, goal.x), y: between(from.y, goal.y) });
      if (part === 1) stop();
      else frame = requestAnimationFrame(step);
    };
    step(begin);
  }

  return {
    to,
    held(now) {
      held = now;
      if (held) stop();
    },
    moved() {
      movedAt = performance.now();
      stop();
    },
  };
}

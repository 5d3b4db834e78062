import type { TargetedTouchEvent } from 'preact';
import { useRef } from 'preact/hooks';

const LEAST_PX = 40;

/** A finger drawn across: to what lies on the other side. */
export function useSwipe(aside: (by: number) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TargetedTouchEvent<HTMLElement>): void => {
      from.current = touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : null;
    },
    onTouchEnd: ({ changedTouches: [at] }: TargetedTouchEvent<HTMLElement>): void => {
      if (from.current === null) return;
      const [x, y] = [at.clientX - from.current.x, at.clientY - from.current.y];
      if (Math.abs(x) > LEAST_PX && Math.abs(x) > 2 * Math.abs(y)) aside(x < 0 ? 1 : -1);
    },
  };
}

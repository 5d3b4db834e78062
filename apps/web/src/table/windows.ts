import { type ReadonlySignal, signal } from '@preact/signals';

/**
 * The classes of windows a table is laid out for, by width and height in CSS pixels: zoom counts, and so does a telephone on
 * its side. The first that fits is taken.
 */
export type WindowClass = 'tiny' | 'side' | 'phone' | 'upright' | 'small' | 'wide';

export function windowClass(width: number, height: number): WindowClass {
  if (height < 300) return 'tiny';
  if (height < 480 && width >= 600) return 'side';
  if (width < 600) return 'phone';
  if (width < 900 || (width < 1100 && height > width)) return 'upright';
  return width < 1200 ? 'small' : 'wide';
}

/** In these the panel is a sheet that is drawn up when it is wanted. */
export const hasSheet = (shape: WindowClass): boolean => shape === 'tiny' || shape === 'side' || shape === 'phone';

/** The class of this window, as long as it is watched. */
export class ThisWindow {
  readonly #shape = signal<WindowClass>(windowClass(innerWidth, innerHeight));

  get shape(): ReadonlySignal<WindowClass> {
    return this.#shape;
  }

  /** Told before another class is laid out, and after. Gives back how to stop. */
  watch(before: () => () => void): () => void {
    const look = (): void => {
      const now = windowClass(innerWidth, innerHeight);
      if (now === this.#shape.peek()) return;
      const after = before();
      this.#shape.value = now;
      // Once it has been drawn.
      requestAnimationFrame(() => setTimeout(after));
    };
    addEventListener('resize', look);
    look();
    return () => removeEventListener('resize', look);
  }
}

/** Remembers which control has the focus; what it gives back focuses the one of the same name, should that have been laid out anew. */
export function keepControl(lost: () => void): () => void {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || held === document.body) return () => undefined;
  const name = nameOf(held);
  return () => {
    if (held.isConnected || document.activeElement !== document.body) return;
    const again = [...document.querySelectorAll<HTMLElement>('.table button')].find((one) => nameOf(one) === name);
    if (again === undefined) lost();
    else again.focus();
  };
}

/** What a control is called, without the key it shows. */
function nameOf(element: HTMLElement): string {
  const label = element.ariaLabel;
  if (label !== null && label !== '') return label;
  const words = element.cloneNode(true) as HTMLElement;
  for (const key of words.querySelectorAll('kbd')) key.remove();
  return words.textContent.trim();
}

import type { Ink } from './types.ts';

/** A sheet of characters with their inks. */

const CODES: Readonly<Record<Ink, string>> = {
  plain: '',
  faint: '\x1b[2m',
  blue: '\x1b[1;34m',
  red: '\x1b[1;31m',
  magenta: '\x1b[1;35m',
  green: '\x1b[32m',
  yellow: '\x1b[33m',
};
const RESET = '\x1b[0m';

export class Canvas {
  readonly #rows: string[][] = [];
  readonly #inks: Ink[][] = [];

  put(x: number, y: number, text: string, ink: Ink = 'plain'): void {
    while (this.#rows.length <= y) {
      this.#rows.push([]);
      this.#inks.push([]);
    }
    for (const [i, char] of [...text].entries()) {
      this.#rows[y][x + i] = char;
      this.#inks[y][x + i] = ink;
    }
  }

  isBlank(x: number, y: number): boolean {
    return (this.#rows[y]?.[x] ?? ' ') === ' ';
  }

  lines(colour: boolean): string[] {
    return this.#rows.map((row, y) => (colour ? this.#inked(y) : this.#plain(row)).trimEnd());
  }

  #plain(row: readonly (string | undefined)[]): string {
    return Array.from(row, (char) => char ?? ' ').join('');
  }

  #inked(y: number): string {
    let text = '';
    let now: Ink = 'plain';
    for (const [x, char] of Array.from(this.#rows[y], (found: string | undefined) => found ?? ' ').entries()) {
      const ink: Ink = char === ' ' ? now : (this.#inks[y][x] ?? 'plain');
      if (ink !== now) text += `${now === 'plain' ? '' : RESET}${CODES[ink]}`;
      now = ink;
      text += char;
    }
    return now === 'plain' ? text : text.trimEnd() + RESET;
  }
}

/** Something the user can put right: its lines go to stderr without a stack, and the program ends with `code`. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly lines: readonly string[];
  readonly code: number;

  constructor(lines: string | readonly string[], code = 2) {
    const all = typeof lines === 'string' ? [lines] : lines;
    super(all.join('\n'));
    this.lines = all;
    this.code = code;
  }
}

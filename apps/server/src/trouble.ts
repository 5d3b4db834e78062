/** Why a request cannot be answered, as it is told to who asked: a status of HTTP and a code for the page. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly status: number;
  readonly code: string;
  /** The rule of the game that forbids it. */
  readonly rule: string | undefined;

  constructor(status: number, code: string, rule?: string) {
    super(code);
    this.status = status;
    this.code = code;
    this.rule = rule;
  }
}

/** The same for what is not there and for what is not for him: nobody learns from it which tables there are. */
export const noTable = (): Trouble => new Trouble(404, 'no-such-table');

import type { AnyAction } from '@hundred-days/kernel';
import type { TableModel } from './model.ts';

/**
 * Clicks on the map may come faster than the table answers: target, attacker, attacker. One that comes while another is
 * answered is done after it, on what is shown then. Not after a button: what is asked next is another question; and a refusal,
 * or somebody else's turn, ends them all.
 */
export class Clicks<A extends AnyAction> {
  readonly #model: TableModel<A>;
  /** What the table is asked now began with a click. */
  #byClick = false;
  #waiting: (() => void)[] = [];

  constructor(model: TableModel<A>) {
    this.#model = model;
  }

  do(click: () => void): void {
    if (!this.#model.asking.peek()) this.#now(click);
    else if (this.#byClick) this.#waiting.push(click);
  }

  #now(click: () => void): void {
    click();
    if (!this.#model.asking.peek()) return;
    this.#byClick = true;
    const { seat } = this.#model;
    void this.#model.answered().then(() => this.#answered(seat));
  }

  #answered(seat: number): void {
    const { asked, refused } = this.#model;
    this.#byClick = false;
    if (refused.peek() !== null || seat !== this.#model.seat || !asked.peek().deciding) this.#waiting = [];
    while (this.#waiting.length > 0 && !this.#model.asking.peek()) this.#now(this.#waiting.shift() as () => void);
  }
}

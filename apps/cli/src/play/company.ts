import { type Answer, type AnyAction, SPECTATOR, type TableSeat, type Viewer } from '@hundred-days/kernel';
import type { Player } from '@hundred-days/opponents';
import type { Sitters } from './seats.ts';

/** Who sits where, and the chance each computer player draws on. */
export interface Seating {
  readonly sitters: Sitters;
  readonly bits: readonly (() => number)[];
}

/**
 * Everybody at one terminal: each person and each computer player has a seat, and one more looks on. Whatever is shown,
 * decided or done here comes from one of these seats and goes through it.
 */
export class Company {
  readonly people: readonly number[];
  /** Knows what everybody knows. */
  readonly onlooker: TableSeat<AnyAction>;
  /** Whose knowledge may be shown unasked: several people at one screen share only what everybody knows. */
  readonly screen: TableSeat<AnyAction>;
  readonly #seats: readonly TableSeat<AnyAction>[];
  readonly #seating: Seating;

  /** `seats` are in the order of their numbers. */
  constructor(seats: readonly TableSeat<AnyAction>[], onlooker: TableSeat<AnyAction>, seating: Seating) {
    this.people = [...seating.sitters.keys()].filter((seat) => seating.sitters[seat] === null);
    this.onlooker = onlooker;
    this.#seats = seats;
    this.#seating = seating;
    this.screen = this.people.length === 1 ? seats[this.people[0]] : onlooker;
  }

  at(viewer: Viewer): TableSeat<AnyAction> {
    return viewer === SPECTATOR ? this.onlooker : this.#seats[viewer];
  }

  get isOver(): boolean {
    return this.onlooker.known.outcome !== null;
  }

  /** The seat whose decision it is; computers first, so that a person decides with everything on the table. */
  get decides(): number {
    const acting = this.#seats.filter(({ viewer, known }) => (known.seatsToAct & (1 << viewer)) !== 0);
    const first = acting.find(({ viewer }) => !this.people.includes(viewer)) ?? acting[0];
    return first?.viewer ?? SPECTATOR;
  }

  /** The seat that a person takes back for: his own, or that of the person who has just handed over. */
  get takesBack(): number {
    const { people, decides } = this;
    const { barrier, length } = this.at(decides).known;
    // What he did in secret nobody else has seen done.
    if (people.includes(decides) && barrier < length) return decides;
    const last = this.onlooker.known.steps.at(-1)?.seat ?? SPECTATOR;
    if (people.includes(last)) return last;
    return people.includes(decides) ? decides : people[0];
  }

  /** How many actions have been done: each is known to the seat that did it, and those of the table to everybody. */
  get done(): number {
    const { known } = this.onlooker;
    if (this.isOver) return known.length;
    const own = this.#seats.map(({ viewer, known: { steps } }) => steps.filter(({ seat }) => seat === viewer).length);
    return own.reduce((sum, count) => sum + count, known.steps.slice(1).filter(({ seat }) => seat < 0).length);
  }

  /** What a seat has asked for; the others at this terminal have heard of it when the answer is given. */
  async answered(request: Promise<Answer>): Promise<Answer> {
    const answer = await request;
    await Promise.all([...this.#seats, this.onlooker].map((seat) => seat.refresh()));
    return answer;
  }

  /** One action of the computer player who is to decide; null if none is. */
  async computerActs(): Promise<Answer | null> {
    const { decides } = this;
    const player = decides === SPECTATOR ? null : this.#seating.sitters[decides];
    if (player === null) return null;
    const { sitters, bits } = this.#seating;
    const seat = this.at(decides);
    const { game } = seat;
    sitters.forEach((other, at) => {
      if (at !== decides) other?.watch?.(game, this.at(at).known.view, at, bits[at]);
    });
    const action = player.choose(game, seat.known.view, decides, bits[decides]);
    const answer = await this.answered(seat.submit(action));
    if (answer.result === 'refused') throw refused(player, answer);
    return answer;
  }
}

const refused = ({ name }: Player, { refusal }: Extract<Answer, { readonly result: 'refused' }>): Error =>
  new Error(`${name} was refused: ${refusal.rule} ${refusal.code}`);

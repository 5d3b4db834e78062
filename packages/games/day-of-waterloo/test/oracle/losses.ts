import type { GameEvent, State } from '@hundred-days/kernel';
import { w } from '../world.ts';
import { averageOf, isFootGuns, isShaken, moraleNow, pointsOf, stackIn, whole } from './stacks.ts';

/**
 * A slow referee of 11.9, 11.9.2 and 11.10: it hears that a combat was rolled, then who retreats, who loses and who checks, and
 * reckons hex by hex what that must have cost.
 */

interface Struck {
  readonly hex: number;
  /** Those who took part, the top first, and all under the first of them. */
  readonly units: readonly number[];
  readonly below: readonly number[];
  readonly isShaken: boolean;
  readonly had: number;
  farthest: number;
  lost: number;
  /** 12.2c: what they lost first has left nobody to retreat. */
  isWiped: boolean;
}

const LENGTHS: Readonly<Record<string, number>> = { Ar: 1, Ar2: 2, Dr: 1, DrC: 1, Dr2: 2 };
/** What is lost by a retreat, or instead of one. */
const PAID = ['11.9b', '11.9c', '12.2c'];

const namesOf = (value: unknown): number[] => (value as readonly string[]).map(w.unitIndex);
const goneWith = ({ data }: GameEvent): number[] =>
  Array.isArray(data.ownUnits) ? namesOf(data.ownUnits) : namesOf([data.unit]);

export class LossWatch {
  readonly faults: string[] = [];
  checks = 0;
  settled = 0;
  #struck: Struck[] = [];
  #length = 0;
  #parts: readonly number[] = [];
  #defending = new Set<number>();

  /** One step: the position before it, and all that was told. */
  step(before: State, events: readonly GameEvent[], isSettled: boolean): void {
    const s = before.slice();
    for (const [i, event] of events.entries()) this.#hear(s, event, events.slice(i + 1));
    if (isSettled) this.#settle();
  }

  #hear(s: State, event: GameEvent, later: readonly GameEvent[]): void {
    const { type, rule, data } = event;
    if (type === 'rolled') this.#strike(s, event);
    else if (type === 'retreated' || type === 'advanced' || type === 'evaded' || type === 'displaced')
      this.#go(s, event);
    else if (type === 'lost') this.#lose(s, w.unitIndex(String(data.unit)), Number(data.lost), rule);
    else if (type === 'stack-check') this.#check(s, w.map.indexOf(String(data.hex)), Number(data.die), later);
    else if (type.startsWith('corps-') || type.startsWith('army-') || type === 'fled' || type === 'surprise-charge')
      // 12.2e, 13.1a: what such a turn of things leaves is not reckoned here.
      this.#struck = [];
  }

  #strike(s: State, { data }: GameEvent): void {
    this.#settle();
    const result = String(data.result);
    const [attackers, defenders] = [namesOf(data.attackers), namesOf(data.defenders)];
    this.#parts = [...attackers, ...defenders];
    this.#defending = new Set(defenders.map((unit) => s[w.at.where + unit]));
    this.#length = LENGTHS[result] ?? 0;
    const losers = result.startsWith('A') ? attackers : defenders;
    const hexes = [...new Set(losers.map((unit) => s[w.at.where + unit]))];
    const isFarm = hexes.some((hex) => w.documents.map.hexes[w.hexId(hex)]?.terrain === 'grandFarm');
    // 11.9.6: a grand farm exchanges instead.
    if (this.#length === 0 || (result.startsWith('D') && isFarm && data.fight !== 'duel')) return;
    this.#struck = hexes.map((hex) => {
      const stack = stackIn(s, hex);
      const units = stack.filter((unit) => losers.includes(unit));
      const below = data.fight === 'duel' ? units : stack.slice(stack.indexOf(units[0]));
      const had = below.reduce((sum, unit) => sum + pointsOf(s, unit), 0);
      return {
        hex,
        units,
        below,
        isShaken: units.some((unit) => isShaken(s, unit)),
        had,
        farthest: -1,
        lost: 0,
        isWiped: false,
      };
    });
  }

  /** They leave their stack; in which order they lie where they come is not looked at here. */
  #go(s: State, event: GameEvent): void {
    const to = w.map.indexOf(String(event.data.hex));
    for (const unit of goneWith(event)) {
      if (unit >= w.units) continue;
      const struck = this.#struck.find(({ units, hex }) => units.includes(unit) && hex === s[w.at.where + unit]);
      if (struck !== undefined && event.type === 'retreated') {
        const far = w.map.distance(struck.hex, to);
        struck.farthest = struck.farthest < 0 ? far : Math.min(struck.farthest, far);
      }
      this.#lift(s, unit);
      s[w.at.where + unit] = to;
    }
  }

  #lift(s: State, unit: number): void {
    for (let over = 0; over < w.units; over++)
      if (s[w.at.beneath + over] === unit + 1) s[w.at.beneath + over] = s[w.at.beneath + unit];
    s[w.at.beneath + unit] = 0;
  }

  /** 11.10.2a: nobody loses who lies under somebody with a part in it and SP left. */
  #lose(s: State, unit: number, lost: number, rule: string): void {
    const struck = this.#struck.find(({ below }) => below.includes(unit));
    if (struck !== undefined && PAID.includes(rule)) {
      struck.lost += lost;
      const over = struck.below.slice(0, struck.below.indexOf(unit));
      const spared = over.filter((one) => s[w.at.where + one] === struck.hex && pointsOf(s, one) > 0);
      if (!struck.units.includes(unit) && spared.length > 0)
        this.faults.push(`${w.unitId(unit)} loses before ${spared.map(w.unitId).join()}`);
    }
    s[w.at.casualties + unit] += lost;
    if (struck !== undefined && rule === '12.2c') struck.isWiped = struck.units.every((one) => pointsOf(s, one) === 0);
    if (pointsOf(s, unit) > 0) return;
    this.#lift(s, unit);
    s[w.at.where + unit] = -2;
  }

  /** 11.9b, 11.9c, 12.2c */
  #settle(): void {
    for (const { hex, units, isShaken: shaken, isWiped, had, farthest, lost } of this.#struck) {
      const rooted = units.filter(isFootGuns);
      const stays = farthest < 0;
      const owed = stays
        ? this.#length
        : (rooted.length < units.length ? this.#length - farthest : 0) + this.#length * rooted.length;
      const wanted = (isWiped ? 0 : owed) + (shaken ? this.#length : 0);
      this.settled++;
      if (lost > wanted || (lost < wanted && lost < had && stays))
        this.faults.push(`${w.hexId(hex)}: ${lost} lost instead of ${wanted}`);
    }
    this.#struck = [];
  }

  /** 11.9.2: all who had no part check by one die; 5.2f: a Guard pair as one. */
  #check(s: State, hex: number, die: number, later: readonly GameEvent[]): void {
    this.checks++;
    const stack = stackIn(s, hex).filter((unit) => !this.#parts.includes(unit));
    const end = later.findIndex(({ type }) => type === 'stack-check');
    const failed = (end < 0 ? later : later.slice(0, end))
      .filter(({ type }) => type === 'check-failed')
      .map(({ data }) => data.unit);
    const wanted = whole(stack).filter((one) => die > this.#needed(s, stack, one, hex));
    const ids = wanted.map(([unit]) => w.unitId(unit));
    if (ids.join() !== failed.join())
      this.faults.push(`${w.hexId(hex)}, die ${die}: ${failed.join()} fail, not ${ids.join()}`);
  }

  #needed(s: State, stack: readonly number[], one: readonly number[], hex: number): number {
    return one.length === 1 ? moraleNow(s, one[0]) : averageOf(s, stack, one, this.#defending.has(hex));
  }
}

import { type GameEvent, type Setup, type State, writeAction } from '@hundred-days/kernel';
import { expect, it } from 'vitest';
import { isEmpty, isOpenStep, stepOf, unitsIn, whereIs } from '../../src/position.ts';
import { CLOSE } from '../armies.ts';
import { type FierceStep, fierceGame, type Temper } from '../fierce.ts';
import { game } from '../fought.ts';
import { melee } from '../scenes.ts';
import { w } from '../world.ts';

/** What holds of every Combat Phase, heard from what is told in games of players who fight. */

/** More games, by hand: PROPERTY_RUNS=20 vitest run ... */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 1);

type Named = readonly string[];
const hexOf = (id: unknown): number => w.map.indexOf(String(id));
const unitOf = (id: unknown): number => w.unitIndex(String(id));

/** An attack, from its declaration till the next hex is named. */
interface Attack {
  readonly targets: Named;
  readonly attackers: Named;
  /** Where the attackers stood. */
  readonly from: ReadonlyMap<string, number>;
  /** Who was in the hexes of either side, and who took part. */
  readonly stacks: ReadonlyMap<string, readonly number[]>;
  readonly players: Set<string>;
  /** Hexes left by who took part, and hexes whose rest has checked. */
  readonly left: Set<string>;
  readonly checked: Set<string>;
  readonly advanced: Set<string>;
  /** Somebody went before the die, charged out of the stack or struck back: then other rules decide who advances. */
  isOther: boolean;
}

class Watch {
  readonly #hexes = new Set<string>();
  readonly #units = new Set<string>();
  readonly #advanced = new Set<string>();
  readonly #again = new Set<string>();
  readonly #fired = new Set<string>();
  readonly #bombarded = new Set<string>();
  #attack: Attack | null = null;
  #what = '';
  /** How often each law was tried. */
  readonly #counts: Map<string, number>;

  constructor(counts: Map<string, number>) {
    this.#counts = counts;
  }

  hear(step: FierceStep, seed: string): void {
    this.#what = `${seed}: ${writeAction(game, step.action)}`;
    for (const event of step.events) this.#hearEvent(event, step.before);
    const next = stepOf(w, step.after);
    if (this.#attack !== null && (next === 'combat' || next === 'breakthrough')) this.#judge(this.#attack, step.after);
    if (next === 'combat' || next === 'breakthrough' || next === 'naming') this.#attack = null;
  }

  #once(set: Set<string>, one: string, law: string): void {
    expect(set.has(one), `${this.#what}: ${one} ${law}`).toBe(false);
    set.add(one);
    this.#counts.set(law, (this.#counts.get(law) ?? 0) + 1);
  }

  #hearEvent({ type, rule, data }: GameEvent, before: State): void {
    const { unit } = data;
    const isSecond = before[w.at.second] === 1;
    if (type === 'phase') this.#forget();
    else if (type === 'fire') this.#hearFire(String(data.hex), data.units as Named);
    else if (type === 'attack') this.#hearAttack(data.hexes as Named, data.attackers as Named, isSecond, before);
    else if (type === 'advanced' && rule !== '9.4.6a' && !isSecond) this.#advanced.add(String(unit));
    if (this.#attack !== null) hearOfAttack(this.#attack, type, data);
  }

  #forget(): void {
    for (const set of [this.#hexes, this.#units, this.#advanced, this.#again, this.#fired, this.#bombarded])
      set.clear();
    this.#attack = null;
  }

  /** 10.1b, 10.1d */
  #hearFire(hex: string, units: Named): void {
    this.#once(this.#bombarded, hex, 'is bombarded once');
    expect(this.#hexes.has(hex), `${this.#what}: ${hex} is bombarded before it is attacked`).toBe(false);
    for (const one of units) this.#once(this.#fired, one, 'fires once');
  }

  /** 11.4a, 11.0a, 11.13b */
  #hearAttack(targets: Named, attackers: Named, isSecond: boolean, before: State): void {
    for (const one of attackers) {
      if (isSecond) this.#once(this.#again, one, 'breaks through once');
      else this.#once(this.#units, one, 'attacks once');
      expect(this.#advanced.has(one), `${this.#what}: ${one} breaks through if it has advanced`).toBe(isSecond);
    }
    if (!isSecond) for (const hex of targets) this.#once(this.#hexes, hex, 'is attacked once');
    const hexes = [...targets, ...attackers.map((one) => w.hexId(whereIs(w, before, unitOf(one))))];
    this.#attack = {
      targets,
      attackers,
      from: new Map(attackers.map((one) => [one, whereIs(w, before, unitOf(one))])),
      stacks: new Map(hexes.map((hex) => [hex, unitsIn(w, before, hexOf(hex))])),
      players: new Set(attackers),
      left: new Set(),
      checked: new Set(),
      advanced: new Set(),
      isOther: false,
    };
  }

  #judge(attack: Attack, after: State): void {
    const { targets, attackers, from, stacks, players, left, checked, advanced, isOther } = attack;
    if (isOther) return;
    // 11.9.2a: whoever is still where one of them retreated from has checked.
    for (const hex of left) {
      const rest = (stacks.get(hex) ?? []).filter(
        (unit) => !players.has(w.unitId(unit)) && whereIs(w, after, unit) === hexOf(hex),
      );
      if (rest.length > 0) this.#demand(checked.has(hex), `the rest of ${hex} checks`, 'a stack checks');
    }
    // 11.11a: somebody is in every hex that was left, or nobody could go there or was left to go.
    const idle = attackers.filter((one) => whereIs(w, after, unitOf(one)) === from.get(one) && !advanced.has(one));
    for (const hex of targets.filter((one) => isEmpty(w, after, hexOf(one)))) {
      if (attackers.some((one) => advanced.has(one))) continue;
      const able = idle.filter((one) => canGo(from.get(one) as number, hexOf(hex), unitOf(one)));
      this.#demand(able.length === 0, `${able.join()} advances into ${hex}`, 'a hex is left');
    }
  }

  #demand(holds: boolean, what: string, law: string): void {
    expect(holds, `${this.#what}: ${what}`).toBe(true);
    this.#counts.set(law, (this.#counts.get(law) ?? 0) + 1);
  }
}

function hearOfAttack(attack: Attack, type: string, data: GameEvent['data']): void {
  if (type === 'rolled') for (const one of data.defenders as Named) attack.players.add(one);
  else if (type === 'retreated' && attack.players.has(String(data.unit))) attack.left.add(String(data.from));
  else if (type === 'stack-check') attack.checked.add(String(data.hex));
  else if (type === 'advanced') {
    attack.advanced.add(String(data.unit));
    // 11.11f, 11.11h: a defender who goes after the attackers has not been driven out.
    if (attack.targets.includes(String(data.from))) attack.isOther = true;
  } else if (type === 'evaded' || type === 'surprise-charge' || type === 'counterattack') attack.isOther = true;
}

function canGo(from: number, to: number, unit: number): boolean {
  const direction = w.map.direction(from, to);
  return direction >= 0 && isOpenStep(w, unit, from, direction);
}

const GAMES: readonly (readonly [string, Setup['scenario'], Setup['options'], Temper])[] = [
  ['melee', melee(1, 12), {}, 'fierce'],
  ['evening', melee(6, 10, 'combat'), { 'three-players': true }, 'stubborn'],
  ['close', CLOSE, {}, 'stubborn'],
];

const LAWS = ['attacks once', 'breaks through once', 'fires once', 'is attacked once', 'a stack checks'];

it('[10.1b] [10.1d] [11.0a] [11.4a] [11.9.2a] [11.11a] [11.13b] a hex and a unit fight once; stacks check; a hex that was left is entered', () => {
  const counts = new Map<string, number>();
  const isShort = (): boolean => LAWS.some((law) => (counts.get(law) ?? 0) < 3 * RUNS);
  for (let run = 0; isShort(); run++)
    for (const [name, scenario, options, temper] of GAMES) {
      const watch = new Watch(counts);
      for (const step of fierceGame(`${name} ${run}`, scenario, options, temper)) watch.hear(step, `${name} ${run}`);
    }
});

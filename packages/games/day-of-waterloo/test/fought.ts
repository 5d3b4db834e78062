import { type Action, createDayOfWaterloo, type Description } from '@hundred-days/day-of-waterloo';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import type { GameEvent } from '@hundred-days/kernel';
import { beginScripted, carryOut, checkAfter, indexIn, PlayedField, readActions } from '@hundred-days/kernel/testing';
import { MORALE, topIn, unitsIn } from '../src/position.ts';
import { ARMIES } from '../src/units.ts';
import { w } from './world.ts';

/** Scenes of charges and combat, played with notation through the referee. */

export const game = createDayOfWaterloo(w, FORMAT);

/** Questions to which there may be nothing to say. */
const DECLINED = ['charge-answer', 'claim', 'fire-evasion', 'attack-evasion', 'surprise', 'follow', 'pursuit'];

type Scene = Partial<Omit<Description, 'format' | 'version' | 'game'>>;

export class Fought extends PlayedField<Action> {
  readonly #rolls: number[] = [];

  /** Dice that will fall, in this order, whenever one is rolled. */
  rolls(...dice: readonly number[]): this {
    this.#rolls.push(...dice);
    return this;
  }

  /** Plays lines with those dice; throws if one is refused. */
  go(...lines: readonly string[]): this {
    const dice = {
      roll: (): number => {
        const die = this.#rolls.shift();
        if (die === undefined) throw new Error(`no die is left for '${lines.join(', ')}'`);
        return die;
      },
    };
    for (const line of lines) {
      for (const action of readActions(this.game, line))
        carryOut(this.game, this.state, action, dice, (event) => this.events.push(event), line);
      checkAfter(this.game, this.state, line, 0);
    }
    return this;
  }

  /** Answers what is asked only because nobody sees what lies beneath (5.4.2j), and declines what may be declined. */
  quiet(): this {
    for (let answer = this.#decline(); answer !== null; answer = this.#decline()) this.go(answer);
    if (this.#rolls.length > 0) throw new Error(`${this.#rolls.length} dice are left in ${this.step}`);
    return this;
  }

  #decline(): string | null {
    const choices = DECLINED.includes(this.step) ? this.choices() : [];
    return choices.find((line) => /^(receive|waive|done)\b/.test(line)) ?? null;
  }

  /** The units of a hex, the top first. */
  in(hex: string): string[] {
    return unitsIn(w, this.state, indexIn(w.map.ids, hex)).map(w.unitId);
  }

  top(hex: string): string | null {
    const unit = topIn(w, this.state, indexIn(w.map.ids, hex));
    return unit < 0 ? null : w.unitId(unit);
  }

  /** Where a piece is: a hex, or 'off'. */
  where(id: string): string {
    const hex = this.state[w.at.where + indexIn(w.unitIds, id)];
    return hex < 0 ? 'off' : w.hexId(hex);
  }

  lost(id: string): number {
    return this.state[w.at.casualties + indexIn(w.unitIds, id)];
  }

  corps(id: string): string {
    return MORALE[this.state[w.at.corpsMorale + indexIn(w.corpsIds, id)]];
  }

  army(id: (typeof ARMIES)[number]): string {
    return MORALE[this.state[w.at.armyMorale + ARMIES.indexOf(id)]];
  }

  /** The flags of a unit of one field. */
  flags(field: 'marker' | 'part' | 'did', id: string): number {
    return this.state[w.at[field] + indexIn(w.unitIds, id)];
  }

  /** Why a line is refused, as rule and code; null if it is not. */
  why(line: string): string | null {
    const no = this.refuse(line, this.chair, true);
    return no === null ? null : `${no.rule} ${no.code}`;
  }
}

const scene = (described: Scene): Description => ({
  format: 'hundred-days-scenario',
  version: 1,
  game: 'day-of-waterloo',
  side: 'french',
  turn: 8,
  ...described,
});

function laid(described: Scene): Fought {
  const events: GameEvent[] = [];
  return new Fought(game, beginScripted(game, { scenario: scene(described), options: {} }, [], events), events);
}

type Stacks = Record<string, readonly string[]>;

/** A Movement Phase, the French one in clear weather unless said otherwise. */
export const moving = (stacks: Stacks, more: Scene = {}): Fought => laid({ begun: 'movement', stacks, ...more });

/** A Combat Phase, likewise. */
export const fighting = (stacks: Stacks, more: Scene = {}): Fought => laid({ begun: 'combat', stacks, ...more });

export const MUD = 5;
export const SEVERE_MUD = 1;

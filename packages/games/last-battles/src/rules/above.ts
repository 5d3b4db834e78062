import type { Place, Refusal, State, Tell, Unit } from '@hundred-days/kernel';

/**
 * What the rules of the campaign say where those of the battles ask: types only, so that a battle carries none of it.
 * A battle's world has nobody above it.
 */
export interface Above {
  /** 20.31b, 27.31, 28.31: what keeps a unit from setting out or coming in. */
  refuseStart(s: State, unit: Unit): Refusal | null;
  /** The same as yes or no, for whoever asks of everybody. */
  mayStart(s: State, unit: Unit): boolean;
  /** 22.11: the row of the tables of costs a unit goes by. */
  paceOf(s: State, unit: Unit): number;
  /** 20.31a, 23.0: whether a unit may enter an enemy zone as far as command goes; and the rule by which it may not. */
  mayClose(s: State, unit: Unit): boolean;
  refuseContact(s: State, unit: Unit, hex: Place): Refusal | null;
  /** A combat unit has entered a hex, by whatever way: 19.24, 25.2d, 27.22. */
  entered(s: State, unit: Unit, hex: Place, tell: Tell): void;
  /** 19.24: the hexes in which a unit would come upon enemy leaders and nobody else. */
  overruns(s: State, unit: Unit): Place[];
  /** A unit has made its move; 19.27, 20.0e. */
  marched(s: State, unit: Unit, entering: boolean, tell: Tell): void;
  /** 26.0, 27.22c: a unit has left the map with this strength. */
  exited(s: State, unit: Unit, tell: Tell): void;
  /** 26.0b, 27.34, 28.35: the rule by which nobody leaves by another hex. */
  readonly exitRule: string;
  /** 22.1, 27.21e, 28.21c */
  isDemoralized(s: State, unit: Unit): boolean;
  /** 11.2a in the campaign: levels and victory as they stand; true if the game is over. */
  testMorale(s: State, tell: Tell): boolean;
  /** 21.0a: a unit has been destroyed: it goes into a box. */
  destroyed(s: State, unit: Unit): void;
  /** 27.22c, 27.37, 28.222: an attack has been declared; its die has not been read yet. */
  declared(s: State, attackers: readonly Unit[], targets: readonly Place[], tell: Tell): void;
  /** 20.32, 20.33, 28.523: the result of a combat, from the die and the column. Parts have been marked. */
  resultOf(s: State, die: number, column: number): number;
  /** 28.522: what keeps a unit from attacking at all. */
  refuseAttack(s: State, unit: Unit): Refusal | null;
  /** 20.33b, 25.1b, 28.31: what keeps a victor from following. */
  refuseAdvance(s: State, unit: Unit, to: Place): Refusal | null;
}

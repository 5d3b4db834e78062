import {
  controlFrom,
  enemyOf,
  HILL,
  influenceFrom,
  isCavalry,
  isCorps,
  isDetachment,
  isHq,
  PIECES,
  piece,
  type Side,
  sideOf,
} from './facts.ts';

/** Everything that changes during a game, in plain maps and sets. */

export type Step =
  | 'modes'
  | 'hq'
  | 'admission'
  | 'return'
  | 'detachments'
  | 'recall'
  | 'withdrawal'
  | 'movement'
  | 'clearing'
  | 'arrival'
  | 'attack'
  | 'charge'
  | 'countercharge'
  | 'retreat'
  | 'over';

export interface Fight {
  readonly attacker: string;
  readonly defender: string;
  readonly hex: string;
  readonly committed: Set<string>;
}

export interface Position {
  turn: number;
  step: Step;
  decider: Side;
  readonly options: ReadonlySet<string>;
  /** S15-5 to S15-11 are in use */
  readonly june15: boolean;
  readonly deluge: boolean;
  readonly rain: Set<number>;
  hill: number;
  /** pieces on the map */
  readonly where: Map<string, string>;
  /** pieces that lie on their Battle or Exhausted side */
  readonly back: Set<string>;
  /** Corps and HQs to come, and from which turn */
  readonly waiting: Map<string, number>;
  readonly blown: Map<string, number>;
  readonly eliminated: Set<string>;
  /** Detachments that can be placed */
  readonly available: Set<string>;
  /** HQs whose mode is to be picked, that are to be placed, or that may place a Detachment */
  readonly idle: Set<string>;
  /** blown Corps due now: those among whom the enemy picks, and those that come back */
  readonly due: Set<string>;
  readonly admitted: Set<string>;
  readonly passed: Set<Side>;
  /** null: as many as they like */
  readonly left: Record<Side, number | null>;
  readonly allowance: Set<Side>;
  fight: Fight | null;
  retreat: { readonly unit: string; readonly awayFrom: string } | null;
  entry: { readonly unit: string; readonly hex: string; readonly clearing: Set<string> } | null;
  outcome: { readonly winner: Side; readonly rule: string } | null;
}

/** A description of a position, as the game reads it. */
export interface Layout {
  readonly turn?: number;
  readonly start?: string;
  readonly june15?: boolean;
  readonly deluge?: boolean;
  readonly rain?: readonly number[];
  readonly hillStars?: number;
  readonly units: Readonly<Record<string, string>>;
}

/** The pieces as described; nothing has been done yet. */
export function layOut(layout: Layout, options: ReadonlySet<string>): Position {
  const special = !options.has('noSpecialRules'); // OPT-2
  const p: Position = {
    turn: layout.turn ?? 1,
    step: 'over',
    decider: 'french',
    options,
    june15: layout.june15 === true && special,
    deluge: layout.deluge !== false && special,
    rain: new Set(layout.rain ?? []),
    hill: layout.hillStars ?? 2,
    where: new Map(),
    back: new Set(),
    waiting: new Map(),
    blown: new Map(),
    eliminated: new Set(),
    available: new Set(),
    idle: new Set(),
    due: new Set(),
    admitted: new Set(),
    passed: new Set(),
    left: { french: null, coalition: null },
    allowance: new Set(),
    fight: null,
    retreat: null,
    entry: null,
    outcome: null,
  };
  for (const [unit, place] of Object.entries(layout.units)) layOutPiece(p, unit, place);
  return p;
}

function layOutPiece(p: Position, unit: string, place: string): void {
  const [word, more] = place.split(' ');
  if (word === 'available') p.available.add(unit);
  else if (word === 'eliminated') p.eliminated.add(unit);
  else if (word === 'turn') p.waiting.set(unit, Number(more));
  else if (word === 'blown') p.blown.set(unit, Number(more));
  else p.where.set(unit, word);
  if (more === 'battle' || more === 'exhausted') p.back.add(unit);
}

export const hexOf = (p: Position, unit: string): string => p.where.get(unit) ?? 'nowhere';
export const isFront = (p: Position, unit: string): boolean => !p.back.has(unit);

/** Pieces in a hex, HQs too. */
export const piecesIn = (p: Position, hex: string): string[] =>
  [...p.where].filter(([, at]) => at === hex).map(([unit]) => unit);
export const corpsIn = (p: Position, hex: string): string | undefined => piecesIn(p, hex).find(isCorps);
export const detachmentIn = (p: Position, hex: string): string | undefined => piecesIn(p, hex).find(isDetachment);
/** GEN-9 */
export const isEmpty = (p: Position, hex: string): boolean => piecesIn(p, hex).length === 0;

/** Units on the map, no HQs. */
export const unitsOf = (p: Position, side: Side): string[] =>
  [...p.where.keys()].filter((unit) => !isHq(unit) && sideOf(unit) === side);
export const corpsOf = (p: Position, side: Side): string[] => unitsOf(p, side).filter(isCorps);
export const hqsOf = (p: Position, side: Side): string[] =>
  [...p.where.keys()].filter((unit) => isHq(unit) && sideOf(unit) === side);
/** GEN-7: the HQs on the map that a unit goes by. */
export const hqsFor = (p: Position, unit: string): string[] =>
  hqsOf(p, sideOf(unit)).filter((hq) => piece(hq).army === piece(unit).army);

export interface Zones {
  readonly control: ReadonlySet<string>;
  readonly influence: ReadonlySet<string>;
  readonly cavalryControl: ReadonlySet<string>;
  readonly cavalryInfluence: ReadonlySet<string>;
}

/** ZOC-1, ZOI-1 to ZOI-3: the zones of a side's units. */
export function zonesOf(p: Position, side: Side): Zones {
  const hexes = (units: readonly string[], reach: (hex: string) => readonly string[]): Set<string> =>
    new Set(units.flatMap((unit) => reach(hexOf(p, unit))));
  const corps = corpsOf(p, side);
  const cavalry = corps.filter(isCavalry);
  return {
    control: hexes(unitsOf(p, side), controlFrom),
    influence: hexes(corps, influenceFrom),
    cavalryControl: hexes(cavalry, controlFrom),
    cavalryInfluence: hexes(cavalry, influenceFrom),
  };
}

export const touches = ({ control, influence }: Zones, hex: string): boolean => control.has(hex) || influence.has(hex);

/** The enemy units in whose ZoC a unit is. */
export const enemiesInTouch = (p: Position, unit: string): string[] =>
  unitsOf(p, enemyOf(sideOf(unit))).filter((enemy) => controlFrom(hexOf(p, enemy)).includes(hexOf(p, unit)));
export const inContact = (p: Position, unit: string): boolean => enemiesInTouch(p, unit).length > 0;

/** CTR-1: as it lies now. */
export const rangeOf = (p: Position, hq: string): number => piece(hq).move[isFront(p, hq) ? 0 : 1];
export const starsOf = (p: Position, unit: string): number =>
  unit === HILL ? p.hill : piece(unit).stars[isFront(p, unit) ? 0 : 1];

/** VIC-1 to VIC-4 */
export const pointsOf = (p: Position, side: Side): number =>
  [...p.eliminated].reduce((sum, unit) => sum + (sideOf(unit) === side ? 0 : piece(unit).points), 0);

/** REI-1, REI-4: the Corps of a side that are due and not on the map yet. */
export const waitingCorps = (p: Position, side: Side): string[] =>
  [...p.waiting]
    .filter(([unit, turn]) => isCorps(unit) && sideOf(unit) === side && turn <= p.turn)
    .map(([unit]) => unit);

export function eliminate(p: Position, unit: string): void {
  p.where.delete(unit);
  p.blown.delete(unit);
  p.eliminated.add(unit);
}

export function recall(p: Position, unit: string): void {
  p.where.delete(unit);
  p.available.add(unit);
}

/** BLN-1, BLN-2, H-4 */
export function blow(p: Position, unit: string): void {
  if (p.turn >= 7) eliminate(p, unit);
  else {
    p.where.delete(unit);
    p.blown.set(unit, p.turn + 2);
  }
}

/** In the order of the counter list. */
export const ALL_PIECES: readonly string[] = [...PIECES.keys()];

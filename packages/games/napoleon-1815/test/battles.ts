import { tables, units } from '@hundred-days/napoleon-1815';
import { fight } from './scenes.ts';
import { type Field, type Options, type Side, type Towns, TWO, unitNumber } from './support.ts';
import { w } from './world.ts';

/** A battle at Ligny, laid out by terrain, deployment and the first Battle Turn, all through the referee. */

export type Home = 'left' | 'center' | 'right';
export type Marker = 'woods' | 'farm' | 'stream' | 'hill';
export type Marked = readonly [Marker, Home];

/** The units of a side by position, each as 'fr-g-inf' or 'fr-g-inf 2' (steps left), and those that hold a Farm or Hill. */
export interface Line {
  readonly left: readonly string[];
  readonly center: readonly string[];
  readonly right: readonly string[];
  readonly reserve?: readonly string[];
  readonly holders?: readonly string[];
}

export interface Battle {
  /** 1: the French attack, 2: the Allies. */
  readonly turn?: number;
  readonly attacker: Line;
  readonly defender: Line;
  /** Three Hills that nobody holds, which change nothing, unless told otherwise. */
  readonly marks?: { readonly attacker?: Marked; readonly defender?: readonly [Marked, Marked] };
  /** Where other units stand; all others are far away. */
  readonly near?: Towns;
  /** The towns the Attackers came from. */
  readonly from?: readonly string[];
  readonly options?: Options;
}

const PLACES = ['left', 'center', 'right', 'reserve'] as const;
const KINDS: readonly string[] = tables.MARKERS;

export const namesOf = (line: Line): string[] =>
  PLACES.flatMap((place) => line[place] ?? []).map((one) => one.split(' ')[0]);

/** The die that draws a marker when some have been drawn already: the pool lies in the order of its kinds. */
export function draw(marker: Marker, before: readonly Marker[] = []): number {
  let first = 1;
  for (const kind of KINDS.slice(0, KINDS.indexOf(marker)))
    first += w.markerCounts[KINDS.indexOf(kind)] - before.filter((one) => one === kind).length;
  return first;
}

const HILL_LEFT: Marked = ['hill', 'left'];
const HILLS: readonly [Marked, Marked] = [
  ['hill', 'left'],
  ['hill', 'right'],
];

/** The armies in Ligny, the Attacker's first marker drawn. */
export function meeting(battle: Battle): Field {
  const { attacker, defender, turn = 1, near = {}, options = TWO } = battle;
  const from = battle.from ?? (turn === 1 ? ['charleroi', 'quatre-bras'] : ['gembloux', 'namur']);
  const ligny = [attacker, defender].flatMap((line) => PLACES.flatMap((place) => line[place] ?? []));
  const [first] = (battle.marks?.attacker ?? HILL_LEFT) as Marked;
  return fight(turn, { ligny, ...near }, { ligny: from }, options, draw(first));
}

/** All three markers placed; the Defender posts. */
export function marked(battle: Battle): Field {
  const [first, at] = battle.marks?.attacker ?? HILL_LEFT;
  const [[second, there], [third, beyond]] = battle.marks?.defender ?? HILLS;
  return meeting(battle)
    .play(`terrain @${at}`, draw(second, [first]))
    .play(`terrain @${there}`, draw(third, [first, second]))
    .play(`terrain @${beyond}`);
}

/** Posts the units of a line, each for the player it belongs to, and ends. */
export function postLine(f: Field, line: Line, end = true): Field {
  const side: Side = units.SIDES[w.side[unitNumber(namesOf(line)[0])]];
  const seats = f.state[0] >= 0 && side === 'allied' && f.playerOf(1) !== 'allied' ? 2 : 1;
  for (let turn = 0; turn < seats; turn++) {
    for (const place of PLACES) {
      for (const unit of leadersFirst(line[place] ?? [])) if (isOf(f, unit)) f.play(`post ${unit} @${place}`);
    }
    for (const unit of line.holders ?? []) if (isOf(f, unit)) f.play(`hold ${unit}`);
    if (end) f.play('end');
  }
  return f;
}

/** 6.23b: where the leader stands a second corps may follow. */
const leadersFirst = (line: readonly string[]): string[] => {
  const names = line.map((one) => one.split(' ')[0]);
  const isLeader = (unit: string): boolean => w.leaders.includes(unitNumber(unit));
  return [...names.filter(isLeader), ...names.filter((unit) => !isLeader(unit))];
};

const isOf = (f: Field, unit: string): boolean => {
  const army = units.ARMIES[w.army[unitNumber(unit)]];
  return f.seat === army || f.seat === units.SIDES[w.side[unitNumber(unit)]];
};

/** The Attacker's first Combat step. */
export const battle = (plan: Battle): Field => postLine(postLine(marked(plan), plan.defender), plan.attacker);

/** Ends the Combat step and the reinforcements after it. */
export const pass = (f: Field): Field => f.play('end').play('end');

/** A line of three infantry each, of one corps to a position. */
export const FRENCH_LINE: Line = { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'] };
export const PRUSSIAN_LINE: Line = { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] };

import type { Place, Seat, State } from '@hundred-days/kernel';
import { AIMED, ATTACKED, JOINED, RETREATING, WAS_ATTACKED } from './layout.ts';
import type { LastBattles } from './made.ts';
import {
  battleOf,
  did,
  firstIn,
  inEnemyZone,
  nextIn,
  onMap,
  plays,
  sideIn,
  stepOf,
  strengthOf,
  whereIs,
} from './position.ts';
import { DEMORALIZATION, DISINTEGRATION, hasLevel, levelOf } from './rules/levels.ts';
import { isAvailable } from './rules/reinforcements.ts';
import { OUTCOMES } from './rules/victory.ts';
import { AE, AR, columnOf, DE, DR, EX, resultOf } from './tables.ts';
import { ALLIED, CAVALRY, enemyOf, FRENCH, FRENCH_ARMY, sideOfArmy } from './units.ts';
import type { World } from './world.ts';

/**
 * A small evaluation for the baseline player: losses and how near they bring an army to its levels, points, towns, what the
 * attacks in sight are worth, and how near a unit stands to where it is wanted. In strength points of the enemy's losses.
 * Called for every choice, so nothing is looked at twice.
 */
const VICTORY = 1000;
/** What it is worth to break an army, or to bring it half way there. */
const DEMORALIZED = 15;
const DISINTEGRATED = 25;
/** A hex of a town that matters. */
const TOWN = 3;
/** What it is worth to drive a unit back, as a share of its strength. */
const RETREAT_SHARE = 0.3;

/** What the appraisal keeps for a world and while it looks at one position. */
interface Desk {
  readonly w: World;
  readonly distance: Uint8Array;
  /** By side: hexes to the nearest exit of that side, in the battle it was made for. */
  readonly toExit: readonly (readonly Uint8Array[])[];
  readonly held: Place[];
}

export function appraisal({ world }: LastBattles): (s: State, seat: Seat) => number {
  const desk: Desk = {
    w: world,
    distance: distances(world),
    toExit: world.battles.map(({ exitCost }) => [FRENCH, ALLIED].map((side) => toExits(world, exitCost[0], side))),
    held: [],
  };
  return (s, seat) => appraise(desk, s, seat);
}

function appraise(desk: Desk, s: State, seat: Seat): number {
  const { w } = desk;
  const outcome = OUTCOMES[s[w.at.outcome]];
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : outcome.winners[0] === seat ? VICTORY : -VICTORY;
  const forFrench = ledgers(w, s) + points(w, s) + towns(w, s) + drivenBack(w, s);
  return (seat === FRENCH ? forFrench : -forFrench) + attacks(w, s, seat) + nearness(desk, s, seat);
}

/** 11.0: losses of all armies, and the share of the way to their levels. */
function ledgers(w: World, s: State): number {
  let sum = 0;
  for (const army of battleOf(w, s).armies) {
    const lost = s[w.at.losses + army];
    let worth = lost;
    if (hasLevel(w, s, army, DEMORALIZATION)) worth += DEMORALIZED * share(lost, levelOf(w, s, army, DEMORALIZATION));
    if (hasLevel(w, s, army, DISINTEGRATION)) worth += DISINTEGRATED * share(lost, levelOf(w, s, army, DISINTEGRATION));
    sum += sideOfArmy(army) === FRENCH ? -worth : worth;
  }
  return sum;
}

/** Little for the first losses, much for the last ones before a level. */
const share = (lost: number, level: number): number => (level <= 0 ? 1 : Math.min(1, lost / level) ** 2);

/** 13.0: points beyond those for losses, which are counted already. */
function points(w: World, s: State): number {
  const { scores, armies } = battleOf(w, s);
  let lead = s[w.at.points + FRENCH] - s[w.at.points + ALLIED];
  if (scores.has('15.3a') || scores.has('16.3c'))
    for (const army of armies) lead += s[w.at.losses + army] * (army === FRENCH_ARMY ? 1 : -1);
  return lead;
}

/** 13.1 */
function towns(w: World, s: State): number {
  let sum = 0;
  for (let i = 0; i < w.objectiveHexes.length; i++) {
    const holder = s[w.at.held + i] - 1;
    if (holder >= 0) sum += holder === FRENCH ? TOWN : -TOWN;
  }
  return sum;
}

/** Units that are about to retreat count against their owner. */
function drivenBack(w: World, s: State): number {
  if (stepOf(w, s) !== 'retreat') return 0;
  let forFrench = 0;
  for (let unit = 0; unit < w.units; unit++) {
    if (plays(w, s, unit, RETREATING))
      forFrench += (w.side[unit] === ALLIED ? RETREAT_SHARE : -RETREAT_SHARE) * strengthOf(w, s, unit);
  }
  return forFrench;
}

/** What is still to be fought in this player turn. Before the enemy has moved nobody knows what he will attack. */
function attacks(w: World, s: State, seat: Seat): number {
  if (s[w.at.phasing] === seat) return attacksInSight(w, s);
  return stepOf(w, s) === 'movement' ? 0 : -attacksInSight(w, s);
}

/** What an attack at a column is worth on average to the attacker: the strengths that may be lost. */
function attackWorth(w: World, column: number, attack: number, defence: number): number {
  let worth = 0;
  for (let die = 1; die <= 6; die++) {
    const result = resultOf(w, die, column);
    if (result === DE) worth += defence;
    else if (result === DR) worth += RETREAT_SHARE * defence;
    else if (result === EX) worth += defence - Math.min(attack, defence);
    else if (result === AR) worth -= RETREAT_SHARE * attack;
    else if (result === AE) worth -= attack;
  }
  return worth / 6;
}

function attacksInSight(w: World, s: State): number {
  const phasing = s[w.at.phasing];
  const aimed: Place[] = [];
  let joined = 0;
  for (const unit of w.unitsOf[phasing]) if (plays(w, s, unit, JOINED)) joined++;
  let worth = 0;
  for (const enemy of w.unitsOf[enemyOf(phasing)]) {
    const hex = whereIs(w, s, enemy);
    if (hex < 0 || firstIn(w, s, hex) !== enemy || did(w, s, enemy, WAS_ATTACKED)) continue;
    // Half an announcement is none yet: whoever has joined may still attack anybody he touches.
    if (joined > 0 && plays(w, s, enemy, AIMED)) aimed.push(hex);
    else worth += worthAgainst(w, s, [hex], false);
  }
  return aimed.length === 0 ? worth : worth + worthAgainst(w, s, aimed, true);
}

/** Those who can still attack lend their strength in equal parts to the hexes they touch, guns a half to those in range. */
function worthAgainst(w: World, s: State, hexes: readonly Place[], announced: boolean): number {
  const phasing = s[w.at.phasing];
  const [hex] = hexes;
  let contact = 0;
  let dry = false;
  for (let d = 0; d < 6; d++) {
    const slot = 6 * hex + d;
    const from = w.neighbours[slot];
    if (from < 0 || w.closedSide[slot] === 1 || sideIn(w, s, from) !== phasing) continue;
    const lent = lending(w, s, from, announced, hexes.length);
    contact += lent;
    if (lent > 0 && w.waterSide[slot] === 0) dry = true;
  }
  const { first, hexes: guns } = w.sighted;
  let fire = 0;
  for (let i = first[hex]; i < first[hex + 1]; i++)
    if (w.chateau[hex] === 0 && sideIn(w, s, guns[i]) === phasing) fire += firing(w, s, guns[i], announced);
  if (contact + fire === 0) return 0;
  let defence = 0;
  let printed = 0;
  for (const target of hexes) {
    const factor = Math.max(w.defence[target], contact > 0 && !dry ? w.waterDefence : 1);
    for (let unit = firstIn(w, s, target); unit >= 0; unit = nextIn(w, s, unit)) {
      const strength = strengthOf(w, s, unit);
      printed += strength;
      defence += factor > 1 || w.arm[unit] !== CAVALRY || w.halving[target] === 0 ? factor * strength : strength / 2;
    }
  }
  return attackWorth(w, columnOf(contact + fire, defence), contact, printed);
}

function lending(w: World, s: State, hex: Place, announced: boolean, targets: number): number {
  let strength = 0;
  let joined = false;
  for (let unit = firstIn(w, s, hex); unit >= 0; unit = nextIn(w, s, unit)) {
    if (did(w, s, unit, ATTACKED)) continue;
    strength += strengthOf(w, s, unit);
    if (plays(w, s, unit, JOINED)) joined = true;
  }
  if (joined) return announced ? strength : 0;
  return (strength * targets) / Math.max(1, enemiesAround(w, s, hex));
}

function firing(w: World, s: State, hex: Place, announced: boolean): number {
  let strength = 0;
  for (let unit = firstIn(w, s, hex); unit >= 0; unit = nextIn(w, s, unit)) {
    if (w.gun[unit] === 0 || did(w, s, unit, ATTACKED) || inEnemyZone(w, s, unit)) continue;
    const joined = plays(w, s, unit, JOINED);
    if (joined === announced) strength += joined ? strengthOf(w, s, unit) : strengthOf(w, s, unit) / 2;
  }
  return strength;
}

/** How many enemy hexes touch a hex. */
function enemiesAround(w: World, s: State, hex: Place): number {
  const enemy = enemyOf(sideIn(w, s, hex));
  let hexes = 0;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++)
    if (w.neighbours[slot] >= 0 && w.closedSide[slot] === 0 && sideIn(w, s, w.neighbours[slot]) === enemy) hexes++;
  return hexes;
}

/** What a hex of the way to the nearest enemy costs, and to the nearest exit; beyond the last number it is all the same. */
const NEARNESS = 0.04;
const NEARNESS_TO_EXIT = 0.2;
const FAR = 30;

/** Everybody wants the enemy; where units may leave the map for points, they want the way out as well. */
function nearness({ w, distance, toExit, held }: Desk, s: State, seat: Seat): number {
  held.length = 0;
  for (const enemy of w.unitsOf[1 - seat]) if (onMap(w, s, enemy)) held.push(whereIs(w, s, enemy));
  const exits = toExit[s[w.at.battle]][seat];
  let sum = 0;
  for (const unit of w.unitsOf[seat]) {
    // 9.0b: who could come and does not is farther away than anybody.
    if (isAvailable(w, s, unit)) sum -= NEARNESS * 2 * FAR;
    if (!onMap(w, s, unit)) continue;
    const hex = whereIs(w, s, unit);
    sum -= NEARNESS * (inEnemyZone(w, s, unit) ? 1 : toNearest(distance, w.hexes * hex, held));
    if (exits[hex] < FAR) sum -= NEARNESS_TO_EXIT * exits[hex];
  }
  return sum;
}

/** How far the nearest of these hexes is, for a unit that touches none. */
function toNearest(distance: Uint8Array, row: number, others: readonly Place[]): number {
  let nearest = FAR;
  for (const other of others) {
    if (distance[row + other] >= nearest) continue;
    nearest = distance[row + other];
    if (nearest === 2) break;
  }
  return nearest;
}

function distances({ hexes, map }: World): Uint8Array {
  const table = new Uint8Array(hexes * hexes);
  for (let a = 0; a < hexes; a++) for (let b = 0; b < hexes; b++) table[hexes * a + b] = map.distance(a, b);
  return table;
}

/** Distance of each hex to the nearest exit of a side; FAR everywhere if it has none. */
function toExits({ hexes, map }: World, exitCost: Int8Array, side: number): Uint8Array {
  const exits = [...Array(hexes).keys()].filter((hex) => exitCost[side * hexes + hex] > 0);
  return Uint8Array.from({ length: hexes }, (_, hex) =>
    exits.reduce((nearest, exit) => Math.min(nearest, map.distance(hex, exit)), FAR),
  );
}

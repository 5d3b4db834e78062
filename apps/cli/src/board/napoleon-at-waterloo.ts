import type { Facts, State } from '@hundred-days/kernel';
import {
  type Action,
  announcement,
  type NapoleonAtWaterloo,
  position,
  strengths,
  tables,
  type UnitDocument,
  units,
  type World,
} from '@hundred-days/napoleon-at-waterloo';
import { type Announced, type Fighting, owedIn, rollWrittenOut } from './attack.ts';
import { boardOf, comingUnits, type Flags, faceIn, hexText, musterIn, type Sign } from './hexes.ts';
import type { GameBoard } from './types.ts';

/** Napoleon at Waterloo at the terminal: its counters, its ledgers, its duties. */

const GROUND: Readonly<Record<string, Sign>> = {
  clear: [' ', 'plain'],
  building: ['#', 'yellow'],
  woods: ['^', 'green'],
  woodsRoad: ['%', 'green'],
};

function faceOf({ id, nation, type, combatStrength, movementAllowance }: UnitDocument) {
  const label = id.slice(id.indexOf('-') + 1);
  return faceIn(nation, {
    id,
    arm: type[0],
    strength: String(combatStrength),
    movement: String(movementAllowance),
    label,
    short: shortLabel(label),
  });
}

/** The part of an id that tells a unit from others of its arm: 6inf is 6, gd-yng is yng, gracav is gra. */
function shortLabel(label: string): string {
  const bare = label.replace(/(inf|cav|art|bde)$/, '').replace(/^gd-(?=...)/, '');
  return bare.replaceAll('-', '').slice(0, 3);
}

const FLAGS: Flags = [
  [position.JOINED, 'attacking'],
  [position.AIMED, 'target'],
  [position.RETREATING, 'must retreat'],
  [position.MOVED, 'moved'],
  [position.ATTACKED, 'has attacked'],
  [position.TARGETED, 'was attacked'],
];

function musterOf(w: World) {
  const faces = w.unitData.map(faceOf);
  return musterIn(w, position, {
    face: (_, unit) => faces[unit],
    inContact: (view, unit) => position.inContact(w, view, unit),
    marks: [{ flags: FLAGS, has: (view, unit, flag) => position.has(w, view, unit, flag) }],
  });
}

function headline(w: World, view: State): string {
  const turn = view[w.at.turn];
  const [french, allied] = [view[w.at.losses + units.FRENCH], view[w.at.losses + units.ALLIED]];
  const broken = view[w.at.demoralized] === 1 ? ' (demoralized)' : '';
  return (
    `Turn ${turn} of ${w.turns} (${w.hours[turn - 1]}). ` +
    `Lost: French ${french}/${w.frenchLossesForAlliedWin}, ` +
    `Allied ${allied}/${w.alliedLossesForDemoralization}${broken}. ` +
    `French gone north: ${view[w.at.exited]}/${w.frenchExitsNeeded}.`
  );
}

const arrivals = (w: World, view: State, seat: number) =>
  comingUnits(musterOf(w), view, w.unitsOf[seat], view[w.at.turn], w.unitId);

function secrets(w: World, view: State, seat: number): string[] {
  if (view[w.at.secret] === 0) return [];
  const coming = arrivals(w, view, seat).all;
  return [
    `Your key is ${view[w.at.keys + seat]}.`,
    coming.length > 0 ? `Still to come: ${coming.join(', ')}.` : 'Nobody is still to come.',
  ];
}

function entering(w: World, view: State, seat: number): readonly string[] {
  const waiting = arrivals(w, view, seat).now;
  return waiting.length > 0 ? [`May enter at the east edge (enter UNIT HEX): ${waiting.join(', ')}.`] : [];
}

function fighting(w: World, view: State): Fighting {
  const bare = view.slice();
  position.unmarkAll(w, bare, position.IN_ATTACK);
  const end: Action = { type: 'end', stacked: false };
  return { bare, end, columns: tables.COLUMNS, announced: announced(w, view), named: withHex(w, view) };
}

const withHex =
  (w: World, view: State) =>
  (id: string): string =>
    `${id} ${w.hexId(position.whereIs(w, view, w.unitIndex(id)))}`;

function announced(w: World, view: State): Announced {
  const now = announcement(w, view);
  return {
    ...strengths(w, view, now),
    attackers: now.attackers.map((unit) => `${w.unitId(unit)} ${w.strength[unit]}`),
    defenders: now.defenders.map((unit) => defenderText(w, view, unit)),
  };
}

function defenderText(w: World, view: State, unit: number): string {
  const hex = position.whereIs(w, view, unit);
  const doubled = w.defence[hex] > 1 ? ` x${w.defence[hex]}` : '';
  return `${w.unitId(unit)} ${w.strength[unit]}${doubled} in ${hexText(w, hex)}`;
}

export function createBoard({ world: w }: NapoleonAtWaterloo): GameBoard {
  return {
    ...boardOf(musterOf(w), (hex) => GROUND[w.terrain[hex]]),
    legend: [
      'F French; A Anglo-Allied and P Prussian (the Allied side). i infantry, c cavalry',
      'and a artillery, with strength-movement. # buildings and % woods with a road',
      'double the defender; ^ woods are closed. On the small map a counter covers the',
      'hex number, and the sign of its hex stands between its numbers: F6 over i7-4 is',
      'fr-6inf in the open, F6 over i7#4 the same among buildings; + a second unit.',
    ],
    overviews: ['movement', 'combat'],
    examples: [
      ['fr-6inf 0812', 'move by the referee’s way, or say the way: fr-6inf 0814-0813-0812'],
      ['attack 1011: fr-1inf fr-2inf @3-1', 'announce and roll in one line; without @ it is only announced'],
      ['target 1011', 'the same in steps: name the targets,'],
      ['join fr-1inf', 'let units join,'],
      ['roll', 'and roll: on the full column, or say roll @2-1 for a lower one'],
      ['Ae Ar Ee Dr De', 'attacker eliminated, attacker retreats, equal elimination, defender retreats, eliminated'],
    ],
    headline: (view) => headline(w, view),
    facts: (view): Facts => ({ price: view[w.at.price] }),
    secrets: (view, seat) => secrets(w, view, seat),
    owed: owedIn(w, { stepOf: position.stepOf, fighting, entering }),
    writtenOut: (game, view, seat, line) =>
      position.stepOf(w, view) === 'combat' ? rollWrittenOut(game, view, seat, tables.COLUMNS, line) : line,
  };
}

import { type Action, fighting, position, units } from '@hundred-days/day-of-waterloo';
import type { State } from '@hundred-days/kernel';
import { HEX_PX } from '../../art/measures.ts';
import { COUNTER_PX } from '../../board/Pieces.tsx';
import type { Badge, BoardPiece, CounterFace, Mark, Spot } from '../../board/types.ts';
import type { Asked, Tray } from '../../face/types.ts';
import { type Lies, leaderFace, unitFace } from './counters.ts';
import { entryTo, fullName, hourName, placeIn, shortName } from './names.ts';
import type { Setting } from './setting.ts';
import { areasOf } from './setup/areas.ts';
import { isSettingUp } from './sides.ts';
import { type Key, tell } from './text/words.ts';

/** The counters on the board and beside it, as the viewer sees them. */

const { did, is } = position;
type Ask = Asked<Action>;

/** Whether a viewer sees all of a piece's stack: its own side does (5.4.2a). */
export const isOwnSide = (w: Setting, viewer: number, piece: number): boolean =>
  viewer >= 0 && position.sideOfSeat(viewer) === w.side[piece];

export function faceNow(w: Setting, view: State, piece: number, lies: Lies = 'top'): CounterFace {
  if (piece >= w.units) return leaderFace(w, piece, isBroken(w, view, piece));
  return unitFace(w, piece, {
    strength: position.strengthOf(w, view, piece),
    morale: position.moraleOf(w, view, piece),
    demoralized: position.isDemoralized(w, view, piece),
    lies,
    marks: lies === 'beneath' ? [] : marksOf(w, view, piece),
  });
}

/** 12.3: a leader whose corps is demoralized; of an army, his army. */
function isBroken(w: Setting, view: State, leader: number): boolean {
  const corps = w.corpsLeader.indexOf(leader);
  return view[w.at.armyMorale + w.army[leader]] > 0 || (corps >= 0 && view[w.at.corpsMorale + corps] > 0);
}

function marksOf(w: Setting, view: State, unit: number): Mark[] {
  const hex = position.whereIs(w, view, unit);
  if (hex < 0) return [];
  const marks: Mark[] = [];
  if ((view[w.at.marker + unit] & fighting.DUELING) !== 0) marks.push('charge');
  if (did(w, view, unit, position.COLUMN)) marks.push('column');
  if (is(w, view, unit, position.REORGANIZING)) marks.push('recovers');
  else if (is(w, view, unit, position.OUT_OF_COMMAND)) marks.push('out');
  if (isPinned(w, view, unit)) marks.push('pinned');
  return marks;
}

/** 6.1a: those of the side that moves, while it moves. */
export const isPinned = (w: Setting, view: State, unit: number): boolean =>
  position.stepOf(w, view) === 'movement' &&
  unit < w.units &&
  w.side[unit] === view[w.at.phasing] &&
  position.onMap(w, view, unit) &&
  position.isPinnedSeen(w, view, position.whereIs(w, view, unit), w.side[unit]);

/** Stacks from below, so that the top counter lies on the others; leaders beside them. */
export function boardPieces(w: Setting, asked: Ask): readonly BoardPiece[] {
  const { view } = asked;
  const led = new Map<number, number[]>();
  for (let leader = w.units; leader < w.pieces; leader++) {
    const hex = position.whereIs(w, view, leader);
    if (hex >= 0) led.set(hex, [...(led.get(hex) ?? []), leader]);
  }
  const pieces: BoardPiece[] = [];
  for (let hex = 0; hex < w.hexes; hex++) {
    const leaders = led.get(hex) ?? [];
    if (!position.isEmpty(w, view, hex)) pieces.push(...stackIn(w, asked, hex, leaders.length > 0));
    for (const [i, leader] of leaders.entries())
      pieces.push(leaderPiece(w, asked, leader, hex, flagSpot(i, leaders.length, !position.isEmpty(w, view, hex))));
  }
  return pieces;
}

/** One edge for each counter beneath, so far right and up, and no more than four; others lie under the last. */
const EDGE = { dx: 0.05, dy: -0.08, most: 4 } as const;
/** Beside a flag a counter lies a little right and below, smaller. */
const LED = { shift: 0.08 * HEX_PX, size: 0.9 } as const;
/** What was shown of an enemy stack in this fight (5.4.2h, 5.4.2i): small, at the foot of its top counter. */
const SHOWN = { dx: 0.3, dy: 0.3, step: 0.2, size: 0.56 } as const;

function stackIn(w: Setting, asked: Ask, hex: number, led: boolean): BoardPiece[] {
  const there = position.unitsIn(w, asked.view, hex);
  const own = isOwnSide(w, asked.viewer, there[0]);
  const size = led ? LED.size : 1;
  const shift = led ? LED.shift : 0;
  const at = (dx: number, dy: number, scale: number): Spot => ({
    dx: shift + dx * COUNTER_PX,
    dy: shift + dy * COUNTER_PX,
    size: size * scale,
  });
  const pieces = there.map((unit, i): BoardPiece => {
    if (i === 0) return unitPiece(w, asked, unit, hex, own ? 'top' : 'enemy', at(0, 0, 1));
    const step = Math.min(i, EDGE.most);
    return own
      ? unitPiece(w, asked, unit, hex, 'beneath', at(EDGE.dx * step, EDGE.dy * step, 1))
      : unitPiece(w, asked, unit, hex, 'top', at(SHOWN.dx, SHOWN.dy + SHOWN.step * (i - 1), SHOWN.size));
  });
  return own ? pieces.reverse() : pieces;
}

function unitPiece(w: Setting, asked: Ask, unit: number, place: number, lies: Lies, spot: Spot): BoardPiece {
  const { view, language } = asked;
  const badges = badgesOf(w, view, unit);
  const held = did(w, view, unit, position.TAKEN) && isOwnSide(w, asked.viewer, unit);
  return {
    piece: unit,
    place,
    face: faceNow(w, view, unit, lies),
    label: spokenName(w, view, unit, language, lies),
    ...(lies === 'beneath' ? { badges: [], allBadges: badges, open: faceNow(w, view, unit) } : { badges }),
    spent: did(w, view, unit, position.MOVED),
    spot: held ? { ...spot, held } : spot,
  };
}

function badgesOf(w: Setting, view: State, unit: number): Badge[] {
  if (did(w, view, unit, position.MOVED)) return ['moved'];
  const marker = view[w.at.marker + unit];
  return (marker & (fighting.FIRED | fighting.ATTACKED)) !== 0 ? ['fought'] : [];
}

const FLAG = { size: 0.6, dx: -0.26 * HEX_PX, dy: -0.25 * HEX_PX, step: 0.3 * HEX_PX } as const;

/** Flags stand left above the counters, several side by side; in an empty hex in the middle. */
function flagSpot(i: number, of: number, crowded: boolean): Spot {
  if (!crowded && of === 1) return { dx: 0, dy: 0, size: 0.8 };
  return { dx: FLAG.dx + FLAG.step * i, dy: crowded ? FLAG.dy : 0, size: FLAG.size };
}

function leaderPiece(w: Setting, { view, language }: Ask, leader: number, place: number, spot: Spot): BoardPiece {
  const moved = did(w, view, leader, position.MOVED);
  return {
    piece: leader,
    place,
    face: faceNow(w, view, leader),
    label: spokenName(w, view, leader, language, 'top'),
    badges: moved ? ['moved'] : [],
    spent: moved,
    spot,
  };
}

/** "French infantry, Donzelot, French I Corps, strength 6, morale 3, movement 4, moved" */
export function spokenName(w: Setting, view: State, piece: number, language: string, lies: Lies = 'top'): string {
  const nation = tell(language, `nation.${units.ARMIES[w.army[piece]]}`);
  if (piece >= w.units) {
    const { kind, move } = w.leaderData[piece - w.units];
    const facts = { nation, name: shortName(w, piece, language), movement: move };
    return [
      tell(language, `spoken.${kind as 'army' | 'corps'}`, facts),
      ...leaderStates(w, view, piece, language),
    ].join(', ');
  }
  const facts = {
    nation,
    arm: tell(language, armKey(w, piece)),
    name: fullName(w, piece, language),
    strength: position.strengthOf(w, view, piece),
    morale: position.moraleOf(w, view, piece),
    movement: w.unitData[piece].move,
  };
  return [tell(language, 'spoken', facts), ...statesOf(w, view, piece, lies).map((key) => tell(language, key))].join(
    ', ',
  );
}

const leaderStates = (w: Setting, view: State, leader: number, language: string): string[] => [
  ...(did(w, view, leader, position.MOVED) ? [tell(language, 'state.moved')] : []),
  ...(is(w, view, leader, position.OUT_OF_COMMAND) ? [tell(language, 'state.out')] : []),
  ...(isBroken(w, view, leader) ? [tell(language, 'state.demoralized')] : []),
];

const armKey = (w: Setting, unit: number): Key =>
  w.gun[unit] === units.HORSE_GUN ? 'arm.horse-artillery' : `arm.${w.unitData[unit].type as 'infantry'}`;

function statesOf(w: Setting, view: State, unit: number, lies: Lies): Key[] {
  const marker = view[w.at.marker + unit];
  const states: Key[] = marksOf(w, view, unit).map((mark): Key => `state.${mark}`);
  if (lies === 'beneath') states.push('state.beneath');
  if (lies === 'enemy') states.push('state.enemyTop');
  if (position.isDemoralized(w, view, unit)) states.push('state.demoralized');
  if (did(w, view, unit, position.MOVED)) states.push('state.moved');
  if ((marker & fighting.ATTACKED) !== 0) states.push('state.fought');
  else if ((marker & fighting.FIRED) !== 0) states.push('state.fired');
  return states;
}

/** Who is to be set up; then those who come, by turn and entry point, and one's cadres. */
export function trays(w: Setting, asked: Ask): readonly Tray[] {
  const { view, viewer } = asked;
  const side = viewer >= 0 ? position.sideOfSeat(viewer) : view[w.at.phasing];
  const mine = (piece: number): boolean => viewer < 0 || position.owns(w, view, viewer, piece);
  const own = [...w.unitsOf[side]].filter(mine);
  const found: Tray[] = isSettingUp(w, view) && viewer >= 0 ? areaTrays(w, asked) : [];
  const coming = new Map<string, number[]>();
  for (const piece of own) {
    if (position.whereIs(w, view, piece) !== position.OFF_MAP || view[w.at.due + piece] === 0) continue;
    // Who may come now, and who comes later by the same road.
    const now = !isSettingUp(w, view) && view[w.at.due + piece] <= view[w.at.turn];
    const key = `${now ? 0 : 1} ${view[w.at.entry + piece]}`;
    coming.set(key, [...(coming.get(key) ?? []), piece]);
  }
  for (const [key, pieces] of [...coming].sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10)))
    found.push(comingTray(w, asked, key, pieces));
  const cadres = own.filter((piece) => position.whereIs(w, view, piece) === position.CADRE);
  if (cadres.length > 0) found.push(trayOf(w, asked, 'tray.cadres', cadres));
  return found;
}

/** 4.1a: those who are to be set up, by the areas they may go to. */
function areaTrays(w: Setting, asked: Ask): Tray[] {
  const { view, viewer, language } = asked;
  const open = areasOf(w, view, viewer).filter(({ left }) => left.length > 0);
  return open.map(({ place, radius, left }, i) => {
    const facts = { place: placeIn(place, language), radius, n: left.length };
    const key = radius === 0 ? 'tray.area' : radius === 1 ? 'tray.areaNext' : 'tray.areaRound';
    // Said once, for all of them.
    return trayOf(w, asked, key, left, i === 0 ? 'tray.toPlaceHint' : undefined, facts);
  });
}

function comingTray(w: Setting, asked: Ask, key: string, pieces: readonly number[]): Tray {
  const { view, language } = asked;
  const [later, entry] = key.split(' ').map(Number);
  const facts = { entry, to: entryTo(w, entry, language) };
  const able = pieces.some((piece) => asked.pieces.includes(piece));
  const hour = (piece: number): string => hourName(w.times[view[w.at.due + piece] - 1] ?? '', language);
  const queue = [...pieces].sort((a, b) => view[w.at.due + a] - view[w.at.due + b]);
  const tray = trayOf(w, asked, later === 0 ? 'tray.now' : 'tray.later', queue, able ? 'tray.hint' : undefined, facts);
  if (later === 0) return tray;
  const tagged = tray.pieces.map((one) => ({
    ...one,
    tag: tell(language, 'tray.tag', { name: one.tag ?? '', hour: hour(one.piece) }),
  }));
  return { ...tray, pieces: tagged };
}

function trayOf(
  w: Setting,
  { view, language }: Ask,
  title: Key,
  pieces: readonly number[],
  hint?: Key,
  facts: Readonly<Record<string, string | number>> = {},
): Tray {
  return {
    title: tell(language, title, facts),
    hint: hint === undefined ? '' : tell(language, hint),
    pieces: pieces.map((piece) => ({
      piece,
      face: faceNow(w, view, piece),
      label: spokenName(w, view, piece, language),
      tag: shortName(w, piece, language),
    })),
  };
}

/** 6.0: hexes in a zone of influence of the enemies of a seat, as far as it sees them. */
export function enemyZones(w: Setting, view: State, seat: number): number[] {
  const enemy = units.enemyOf(seat < 0 ? view[w.at.phasing] : position.sideOfSeat(seat));
  return [...Array(w.hexes).keys()].filter((hex) => position.inSeenZoi(w, view, enemy, hex));
}

import { goalOf as goalIn, type State, TABLE } from '@hundred-days/kernel';
import {
  ACTIONS,
  type Action,
  board,
  enemiesInTouch,
  position,
  retreatWay,
  units,
  walk,
} from '@hundred-days/waterloo-campaign';
import type { CommandRange, Overlay } from '../../board/types.ts';
import type { Asked, Sight } from '../../face/types.ts';
import { shortName } from './names.ts';
import { tell } from './text/words.ts';
import type { World } from './world.ts';

/** Areas and signs for what is asked now. */

type Ask = Asked<Action>;
const { BACK } = position;

/** Where on the board an action leads; null for one that is done by a button. */
export const goalOf = (action: Action): number | null => goalIn(ACTIONS, action);

/** Whether a move ends with the Corps on its other side. */
export function flips(w: World, view: State, action: Action): boolean {
  if (action.type !== 'move' && action.type !== 'enter') return false;
  if (position.faceOf(w, view, action.unit) === BACK) return false;
  const walked = walk(w, view, action.unit, action.hq, action.path, action.type === 'enter');
  return walked.ok && walked.face === BACK;
}

/** The rule that turns it over, '' if none does. */
export function flippedBy(w: World, view: State, action: Action): string {
  if (action.type !== 'move' && action.type !== 'enter') return '';
  const walked = walk(w, view, action.unit, action.hq, action.path, action.type === 'enter');
  return walked.ok ? walked.flippedBy : '';
}

/** MOV-3: the way without a flip where there is one. */
export const chooseOf = (w: World, actions: readonly Action[], view: State): Action =>
  actions.length === 1 ? actions[0] : (actions.find((action) => !flips(w, view, action)) ?? actions[0]);

/** The hexes a Corps goes through, counted. A Corps that enters has entered its first hex too (REI-1). */
export function wayOf(
  w: World,
  action: Action,
  view: State,
): { places: readonly number[]; costs: readonly number[] } | null {
  if (action.type === 'move') return { places: action.path, costs: action.path.slice(1).map((_, i) => i + 1) };
  if (action.type === 'enter') return { places: action.path, costs: action.path.map((_, i) => i + 1) };
  const places = retreatOf(w, action, view);
  return places.length === 0 ? null : { places, costs: places.slice(1).map((_, i) => i + 1) };
}

/** The three hexes of a withdrawal, of a retreat, or of one that makes room. */
function retreatOf(w: World, action: Action, view: State): number[] {
  if (action.type !== 'withdraw' && action.type !== 'retreat') return [];
  return retreatWay(w, view, action.unit, fleeingFrom(w, view, action.unit), action.to);
}

function fleeingFrom(w: World, view: State, unit: number): readonly number[] {
  const step = position.stepOf(w, view);
  if (step === 'withdrawal') return enemiesInTouch(w, view, unit);
  return [step === 'clearing' ? view[w.at.entryHex] : view[w.at.awayFrom]];
}

/** What is pointed at: the action shown, or the only one there is. */
export const meant = ({ proposed, choices }: Pick<Ask, 'proposed' | 'choices'>): Action | null =>
  proposed ?? (choices.length === 1 ? choices[0] : null);

export function overlayOf(w: World, asked: Ask): Overlay {
  const { view, language } = asked;
  switch (position.stepOf(w, view)) {
    case 'hq':
    case 'modes':
      return hqOverlay(w, asked);
    case 'detachments':
      return detachOverlay(w, asked);
    case 'movement':
    case 'arrival':
      return asked.inHand === null ? { sought: entriesOf(w, asked) } : marchOverlay(w, asked);
    case 'withdrawal':
    case 'retreat':
    case 'clearing':
      return { ...retreatOverlay(w, asked), ...fightOverlay(w, view) };
    case 'attack':
      return attackOverlay(w, asked);
    case 'charge':
    case 'countercharge':
      return {
        ...fightOverlay(w, view),
        joinable: asked.pieces.filter(isPiece).map((unit) => position.whereIs(w, view, unit)),
      };
    case 'recall':
      return { joinable: asked.pieces.filter(isPiece).map((unit) => position.whereIs(w, view, unit)) };
    case 'return':
      return { ranges: asked.inHand === null ? [] : rangesOf(w, view, hqsOf(w, view, asked.inHand), language) };
    default:
      return {};
  }
}

/** PAS-4: where Corps can come on, if only such can be moved. */
function entriesOf(w: World, { view, pieces }: Ask): number[] {
  const corps = pieces.filter(isPiece);
  return corps.some((unit) => position.onMap(w, view, unit)) ? [] : corps.flatMap((unit) => w.entry[unit]?.hexes ?? []);
}

const isPiece = (piece: number): boolean => piece !== TABLE;

/** The HQs of a piece's army that are on the map. */
export const hqsOf = (w: World, view: State, unit: number): number[] =>
  [...w.hqsOfArmy[w.army[unit]]].filter((hq) => position.onMap(w, view, hq));

export const rangesOf = (w: World, view: State, hqs: readonly number[], language: string): CommandRange[] =>
  hqs.map((hq) => rangeFrom(w, hq, position.whereIs(w, view, hq), position.faceOf(w, view, hq), language));

function rangeFrom(w: World, hq: number, place: number, mode: number, language: string): CommandRange {
  const range = w.range[2 * hq + mode];
  return {
    place,
    places: [...w.map.within(place, range)],
    half: range > 3 ? [...w.map.within(place, range >> 1)] : [],
    text: tell(language, 'range', { hq: shortName(w, hq, language), n: range }),
  };
}

/** The range an HQ would have where it is shown going. */
function hqOverlay(w: World, { proposed, inHand, view, language }: Ask): Overlay {
  if (proposed?.type === 'place') return { ranges: [rangeFrom(w, proposed.hq, proposed.hex, proposed.mode, language)] };
  return inHand !== null && position.onMap(w, view, inHand) ? { ranges: rangesOf(w, view, [inHand], language) } : {};
}

function detachOverlay(w: World, { inHand, proposed, view, seat, language }: Ask): Overlay {
  if (inHand === null) return {};
  if (proposed?.type === 'detach') return { ranges: rangesOf(w, view, [proposed.hq], language) };
  const zones = enemyZones(w, view, seat);
  return { zones: zones.control, influence: zones.influence };
}

/** Where the Corps would be turned over or halted, the enemy zones near its reach, and who commands it. */
function marchOverlay(w: World, asked: Ask): Overlay {
  const { view, choices, proposed, inHand, seat, language } = asked;
  const free = new Set<number>();
  const turned = new Set<number>();
  for (const action of choices) {
    const goal = goalOf(action);
    if (goal === null) continue;
    (flips(w, view, action) ? turned : free).add(goal);
  }
  const turns = [...turned].filter((hex) => !free.has(hex));
  const enemy = units.enemyOf(seat);
  const halts = [...free].filter((hex) => stopsIn(w, view, inHand ?? 0, enemy, hex));
  const zones = enemyZones(w, view, seat);
  const near = (hex: number): boolean =>
    free.has(hex) || turned.has(hex) || neighbours(w, hex).some((next) => free.has(next) || turned.has(next));
  const commands = proposed !== null && 'hq' in proposed ? [proposed.hq] : [];
  return {
    turns,
    stops: halts,
    zones: zones.control.filter(near),
    influence: zones.influence.filter(near),
    ...(commands.length > 0 ? { ranges: rangesOf(w, view, commands, language) } : {}),
  };
}

/** MOV-10 to MOV-12 */
export function stopsIn(w: World, view: State, unit: number, enemy: number, hex: number): boolean {
  const halt =
    w.cavalry[unit] === 1 ? position.ZOC_BITS | position.CAVALRY_ZOI_BITS : position.ZOC_BITS | position.ZOI_BITS;
  return (position.zonesOf(w, view, enemy, hex) & halt) !== 0;
}

const neighbours = (w: World, hex: number) => w.neighbours.subarray(6 * hex, 6 * hex + 6);

/** The ways of the Corps in hand; without one, the Corps that can go are ringed. */
function retreatOverlay(w: World, asked: Ask): Overlay {
  const { view, inHand, proposed } = asked;
  const open = asked.pieces.filter(isPiece);
  if (inHand === null) return { joinable: open.map((unit) => position.whereIs(w, view, unit)) };
  const ways = asked.choices
    .map((action) => retreatOf(w, action, view))
    .filter((way) => way.length > 1 && (proposed === null || goalOf(proposed) !== way[way.length - 1]));
  // With nowhere to go there is a button alone.
  return ways.length === 0 && proposed === null
    ? {}
    : { ways: proposed === null ? ways : [retreatOf(w, proposed, view)] };
}

function attackOverlay(w: World, asked: Ask): Overlay {
  const { view, inHand, choices } = asked;
  if (inHand === null) return { joinable: asked.pieces.filter(isPiece).map((unit) => position.whereIs(w, view, unit)) };
  const now = meant(asked);
  const target = now?.type === 'attack' ? [now.hex] : [];
  const from = position.whereIs(w, view, inHand);
  return {
    targets: target,
    attackers: [from],
    contacts: target.map((hex) => [from, hex] as const),
    candidates: choices
      .map(goalOf)
      .filter((hex) => hex !== null)
      .filter((hex) => !target.includes(hex)),
  };
}

/** The attack being carried out: who attacks whom, and the cavalry that has joined in. */
function fightOverlay(w: World, view: State): Overlay {
  const [attacker, hex] = [view[w.at.attacker], view[w.at.targetHex]];
  if (attacker < 0 || !position.onMap(w, view, attacker)) return {};
  const from = position.whereIs(w, view, attacker);
  const joined = [...Array(w.corps).keys()].filter((unit) => position.has(w, view, unit, position.COMMITTED));
  return {
    targets: [hex],
    attackers: [from, ...joined.map((unit) => position.whereIs(w, view, unit))],
    ...(board.adjacent(w, from, hex) ? { contacts: [[from, hex] as const] } : {}),
  };
}

interface Zones {
  readonly control: readonly number[];
  readonly influence: readonly number[];
}

/** ZOC-1, ZOI-1: the hexes in the enemy's zones, as a seat has to mind them. */
export function enemyZones(w: World, view: State, seat: number): Zones {
  const enemy = units.enemyOf(seat < 0 ? view[w.at.active] : seat);
  const control: number[] = [];
  const influence: number[] = [];
  for (let hex = 0; hex < w.hexes; hex++) {
    const zones = position.zonesOf(w, view, enemy, hex);
    if ((zones & position.ZOC_BITS) !== 0) control.push(hex);
    if ((zones & position.ZOI_BITS) !== 0) influence.push(hex);
  }
  return { control, influence };
}

/** VIC-5: a way from the south edge to the north that no Coalition unit touches; empty if there is none. */
export function openRoad(w: World, view: State): number[] {
  const isFree = (hex: number): boolean => !position.inZoc(w, view, units.COALITION, hex);
  const queue = w.southEnds.filter(isFree);
  const from = new Map<number, number>(queue.map((hex) => [hex, -1]));
  for (let head = 0; head < queue.length; head++) {
    const hex = queue[head];
    if (w.northEnds.includes(hex)) return wayBack(from, hex);
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const to = w.neighbours[slot];
      if (to < 0 || from.has(to) || (w.hexsides[slot] & board.RIVER) !== 0 || !isFree(to)) continue;
      from.set(to, hex);
      queue.push(to);
    }
  }
  return [];
}

function wayBack(from: ReadonlyMap<number, number>, end: number): number[] {
  const way: number[] = [];
  for (let hex = end; hex >= 0; hex = from.get(hex) ?? -1) way.push(hex);
  return way.reverse();
}

export const sightsOf = (w: World): readonly Sight[] => [
  {
    id: 'control',
    name: (language) => tell(language, 'sight.control'),
    overlay: (view, seat) => ({ zones: enemyZones(w, view, seat).control }),
  },
  {
    id: 'influence',
    name: (language) => tell(language, 'sight.influence'),
    overlay: (view, seat) => ({ influence: enemyZones(w, view, seat).influence }),
  },
  {
    id: 'command',
    name: (language) => tell(language, 'sight.command'),
    overlay: (view, seat, language) => ({
      ranges: rangesOf(
        w,
        view,
        [...w.hqsOf[seat < 0 ? view[w.at.active] : seat]].filter((hq) => position.onMap(w, view, hq)),
        language,
      ),
    }),
  },
  {
    id: 'road',
    name: (language) => tell(language, 'sight.road'),
    overlay: (view) => ({ trace: openRoad(w, view) }),
  },
];

/** The range of an HQ pointed at. */
export function pointedAt(w: World, view: State, place: number, language: string): Overlay | null {
  const hq = position.hqIn(w, view, place);
  return hq < 0 ? null : { ranges: rangesOf(w, view, [hq], language) };
}

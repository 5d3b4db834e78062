import { type State, TABLE } from '@hundred-days/kernel';
import { type Action, board, enemiesInTouch, position, retreatWay, units, walk } from '@hundred-days/waterloo-campaign';
import type { CommandRange, Overlay } from '../../board/types.ts';
import type { Asked, Sight } from '../../face/types.ts';
import { shortName } from './names.ts';
import { tell } from './text/words.ts';

/** Areas and signs for what is asked now. */

type Ask = Asked<Action>;
const { AT, BACK } = position;

/** Where on the board an action leads; null for one that is done by a button. */
export function goalOf(action: Action): number | null {
  switch (action.type) {
    case 'move':
    case 'enter':
      return action.path[action.path.length - 1];
    case 'withdraw':
    case 'retreat':
      return action.to;
    case 'place':
    case 'return':
    case 'detach':
    case 'attack':
      return action.hex;
    default:
      return null;
  }
}

/** Whether a move ends with the Corps on its other side. */
export function flips(view: State, action: Action): boolean {
  if (action.type !== 'move' && action.type !== 'enter') return false;
  if (position.faceOf(view, action.unit) === BACK) return false;
  const walked = walk(view, action.unit, action.hq, action.path, action.type === 'enter');
  return walked.ok && walked.face === BACK;
}

/** The rule that turns it over, '' if none does. */
export function flippedBy(view: State, action: Action): string {
  if (action.type !== 'move' && action.type !== 'enter') return '';
  const walked = walk(view, action.unit, action.hq, action.path, action.type === 'enter');
  return walked.ok ? walked.flippedBy : '';
}

/** MOV-3: the way without a flip where there is one. */
export const chooseOf = (actions: readonly Action[], view: State): Action =>
  actions.length === 1 ? actions[0] : (actions.find((action) => !flips(view, action)) ?? actions[0]);

/** The hexes a Corps goes through, counted. A Corps that enters has entered its first hex too (REI-1). */
export function wayOf(action: Action, view: State): { places: readonly number[]; costs: readonly number[] } | null {
  if (action.type === 'move') return { places: action.path, costs: action.path.slice(1).map((_, i) => i + 1) };
  if (action.type === 'enter') return { places: action.path, costs: action.path.map((_, i) => i + 1) };
  const places = retreatOf(action, view);
  return places.length === 0 ? null : { places, costs: places.slice(1).map((_, i) => i + 1) };
}

/** The three hexes of a withdrawal, of a retreat, or of one that makes room. */
function retreatOf(action: Action, view: State): number[] {
  if (action.type !== 'withdraw' && action.type !== 'retreat') return [];
  return retreatWay(view, action.unit, fleeingFrom(view, action.unit), action.to);
}

function fleeingFrom(view: State, unit: number): readonly number[] {
  const step = position.stepOf(view);
  if (step === 'withdrawal') return enemiesInTouch(view, unit);
  return [step === 'clearing' ? view[AT.entryHex] : view[AT.awayFrom]];
}

/** What is pointed at: the action shown, or the only one there is. */
export const meant = ({ proposed, choices }: Pick<Ask, 'proposed' | 'choices'>): Action | null =>
  proposed ?? (choices.length === 1 ? choices[0] : null);

export function overlayOf(asked: Ask): Overlay {
  const { view, language } = asked;
  switch (position.stepOf(view)) {
    case 'hq':
    case 'modes':
      return hqOverlay(asked);
    case 'detachments':
      return detachOverlay(asked);
    case 'movement':
    case 'arrival':
      return asked.inHand === null ? { sought: entriesOf(asked) } : marchOverlay(asked);
    case 'withdrawal':
    case 'retreat':
    case 'clearing':
      return { ...retreatOverlay(asked), ...fightOverlay(view) };
    case 'attack':
      return attackOverlay(asked);
    case 'charge':
    case 'countercharge':
      return {
        ...fightOverlay(view),
        joinable: asked.pieces.filter(isPiece).map((unit) => position.whereIs(view, unit)),
      };
    case 'recall':
      return { joinable: asked.pieces.filter(isPiece).map((unit) => position.whereIs(view, unit)) };
    case 'return':
      return { ranges: asked.inHand === null ? [] : rangesOf(view, hqsOf(view, asked.inHand), language) };
    default:
      return {};
  }
}

/** PAS-4: where Corps can come on, if only such can be moved. */
function entriesOf({ view, pieces }: Ask): number[] {
  const corps = pieces.filter(isPiece);
  return corps.some((unit) => position.onMap(view, unit))
    ? []
    : corps.flatMap((unit) => units.ENTRY[unit]?.hexes ?? []);
}

const isPiece = (piece: number): boolean => piece !== TABLE;

/** The HQs of a piece's army that are on the map. */
export const hqsOf = (view: State, unit: number): number[] =>
  [...units.HQS_OF_ARMY[units.ARMY[unit]]].filter((hq) => position.onMap(view, hq));

export const rangesOf = (view: State, hqs: readonly number[], language: string): CommandRange[] =>
  hqs.map((hq) => rangeFrom(hq, position.whereIs(view, hq), position.faceOf(view, hq), language));

function rangeFrom(hq: number, place: number, mode: number, language: string): CommandRange {
  const range = units.RANGE[2 * hq + mode];
  return {
    place,
    places: [...board.MAP.within(place, range)],
    half: range > 3 ? [...board.MAP.within(place, range >> 1)] : [],
    text: tell(language, 'range', { hq: shortName(hq, language), n: range }),
  };
}

/** The range an HQ would have where it is shown going. */
function hqOverlay({ proposed, inHand, view, language }: Ask): Overlay {
  if (proposed?.type === 'place') return { ranges: [rangeFrom(proposed.hq, proposed.hex, proposed.mode, language)] };
  return inHand !== null && position.onMap(view, inHand) ? { ranges: rangesOf(view, [inHand], language) } : {};
}

function detachOverlay({ inHand, proposed, view, seat, language }: Ask): Overlay {
  if (inHand === null) return {};
  if (proposed?.type === 'detach') return { ranges: rangesOf(view, [proposed.hq], language) };
  const zones = enemyZones(view, seat);
  return { zones: zones.control, influence: zones.influence };
}

/** Where the Corps would be turned over or halted, the enemy zones near its reach, and who commands it. */
function marchOverlay(asked: Ask): Overlay {
  const { view, choices, proposed, inHand, seat, language } = asked;
  const free = new Set<number>();
  const turned = new Set<number>();
  for (const action of choices) {
    const goal = goalOf(action);
    if (goal === null) continue;
    (flips(view, action) ? turned : free).add(goal);
  }
  const turns = [...turned].filter((hex) => !free.has(hex));
  const enemy = units.enemyOf(seat);
  const halts = [...free].filter((hex) => stopsIn(view, inHand ?? 0, enemy, hex));
  const zones = enemyZones(view, seat);
  const near = (hex: number): boolean =>
    free.has(hex) || turned.has(hex) || neighbours(hex).some((next) => free.has(next) || turned.has(next));
  const commands = proposed !== null && 'hq' in proposed ? [proposed.hq] : [];
  return {
    turns,
    stops: halts,
    zones: zones.control.filter(near),
    influence: zones.influence.filter(near),
    ...(commands.length > 0 ? { ranges: rangesOf(view, commands, language) } : {}),
  };
}

/** MOV-10 to MOV-12 */
export function stopsIn(view: State, unit: number, enemy: number, hex: number): boolean {
  const halt =
    units.CAVALRY[unit] === 1 ? position.ZOC_BITS | position.CAVALRY_ZOI_BITS : position.ZOC_BITS | position.ZOI_BITS;
  return (position.zonesOf(view, enemy, hex) & halt) !== 0;
}

const neighbours = (hex: number) => board.NEIGHBOURS.subarray(6 * hex, 6 * hex + 6);

/** The ways of the Corps in hand; without one, the Corps that can go are ringed. */
function retreatOverlay(asked: Ask): Overlay {
  const { view, inHand, proposed } = asked;
  const open = asked.pieces.filter(isPiece);
  if (inHand === null) return { joinable: open.map((unit) => position.whereIs(view, unit)) };
  const ways = asked.choices
    .map((action) => retreatOf(action, view))
    .filter((way) => way.length > 1 && (proposed === null || goalOf(proposed) !== way[way.length - 1]));
  // With nowhere to go there is a button alone.
  return ways.length === 0 && proposed === null ? {} : { ways: proposed === null ? ways : [retreatOf(proposed, view)] };
}

function attackOverlay(asked: Ask): Overlay {
  const { view, inHand, choices } = asked;
  if (inHand === null) return { joinable: asked.pieces.filter(isPiece).map((unit) => position.whereIs(view, unit)) };
  const now = meant(asked);
  const target = now?.type === 'attack' ? [now.hex] : [];
  const from = position.whereIs(view, inHand);
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
function fightOverlay(view: State): Overlay {
  const [attacker, hex] = [view[AT.attacker], view[AT.targetHex]];
  if (attacker < 0 || !position.onMap(view, attacker)) return {};
  const from = position.whereIs(view, attacker);
  const joined = [...Array(units.CORPS).keys()].filter((unit) => position.has(view, unit, position.COMMITTED));
  return {
    targets: [hex],
    attackers: [from, ...joined.map((unit) => position.whereIs(view, unit))],
    ...(board.adjacent(from, hex) ? { contacts: [[from, hex] as const] } : {}),
  };
}

interface Zones {
  readonly control: readonly number[];
  readonly influence: readonly number[];
}

/** ZOC-1, ZOI-1: the hexes in the enemy's zones, as a seat has to mind them. */
export function enemyZones(view: State, seat: number): Zones {
  const enemy = units.enemyOf(seat < 0 ? view[AT.active] : seat);
  const control: number[] = [];
  const influence: number[] = [];
  for (let hex = 0; hex < board.HEXES; hex++) {
    const zones = position.zonesOf(view, enemy, hex);
    if ((zones & position.ZOC_BITS) !== 0) control.push(hex);
    if ((zones & position.ZOI_BITS) !== 0) influence.push(hex);
  }
  return { control, influence };
}

/** VIC-5: a way from the south edge to the north that no Coalition unit touches; empty if there is none. */
export function openRoad(view: State): number[] {
  const isFree = (hex: number): boolean => !position.inZoc(view, units.COALITION, hex);
  const queue = board.SOUTH_ENDS.filter(isFree);
  const from = new Map<number, number>(queue.map((hex) => [hex, -1]));
  for (let head = 0; head < queue.length; head++) {
    const hex = queue[head];
    if (board.NORTH_ENDS.includes(hex)) return wayBack(from, hex);
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const to = board.NEIGHBOURS[slot];
      if (to < 0 || from.has(to) || (board.HEXSIDES[slot] & board.RIVER) !== 0 || !isFree(to)) continue;
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

export const SIGHTS: readonly Sight[] = [
  {
    id: 'control',
    name: (language) => tell(language, 'sight.control'),
    overlay: (view, seat) => ({ zones: enemyZones(view, seat).control }),
  },
  {
    id: 'influence',
    name: (language) => tell(language, 'sight.influence'),
    overlay: (view, seat) => ({ influence: enemyZones(view, seat).influence }),
  },
  {
    id: 'command',
    name: (language) => tell(language, 'sight.command'),
    overlay: (view, seat, language) => ({
      ranges: rangesOf(
        view,
        [...units.HQS_OF[seat < 0 ? view[AT.active] : seat]].filter((hq) => position.onMap(view, hq)),
        language,
      ),
    }),
  },
  {
    id: 'road',
    name: (language) => tell(language, 'sight.road'),
    overlay: (view) => ({ trace: openRoad(view) }),
  },
];

/** The range of an HQ pointed at. */
export function pointedAt(view: State, place: number, language: string): Overlay | null {
  const hq = position.hqIn(view, place);
  return hq < 0 ? null : { ranges: rangesOf(view, [hq], language) };
}

import { type State, TABLE } from '@hundred-days/kernel';
import { type Action, board, position, units } from '@hundred-days/waterloo-campaign';
import { HEX_PX } from '../../board/camera.ts';
import type { Badge, BoardPiece } from '../../board/types.ts';
import type { Asked, Tray } from '../../face/types.ts';
import { faceNow, fullName, sideUp, tagOf } from './names.ts';
import { type Key, tell } from './text/words.ts';

/** The counters and flags on the board and beside it. */

const { AT, BACK } = position;

export function boardPieces({ view, language }: Pick<Asked<Action>, 'view' | 'language'>): readonly BoardPiece[] {
  const pieces: BoardPiece[] = [];
  for (let unit = 0; unit < units.UNITS; unit++) {
    if (!position.onMap(view, unit)) continue;
    const badges = badgesOf(view, unit);
    pieces.push({
      piece: unit,
      place: position.whereIs(view, unit),
      face: faceNow(view, unit),
      label: [
        spokenName(view, unit, language),
        ...badges.map((badge) => tell(language, BADGES[badge] ?? 'state.done')),
      ].join(', '),
      badges,
      spent: hasPlaced(view, unit),
      ...besideCorps(view, unit),
    });
  }
  return pieces;
}

/** STK-3: on the corner of the Corps in its hex a Detachment is small, so that stars and movement of the Corps are seen. */
function besideCorps(view: State, unit: number): Pick<BoardPiece, 'spot'> {
  const hex = position.whereIs(view, unit);
  if (!units.isDetachment(unit) || position.corpsIn(view, hex) < 0) return {};
  const right = position.hqIn(view, hex) < 0 ? 0.24 : 0.32;
  return { spot: { dx: right * HEX_PX, dy: -0.22 * HEX_PX, size: 0.56 } };
}

const BADGES: Readonly<Partial<Record<Badge, Key>>> = {
  frozen: 'state.held',
  fought: 'state.charges',
  owes: 'state.retreats',
};

/** MOV-13, MOV-14: a Corps that cannot move; one that joins in an attack; one that has to go. */
function badgesOf(view: State, unit: number): Badge[] {
  const step = position.stepOf(view);
  if (!units.isCorps(unit)) return hasPlaced(view, unit) ? ['done'] : [];
  if (position.has(view, unit, position.COMMITTED)) return ['fought'];
  if (unit === view[AT.retreating] || position.has(view, unit, position.CLEARING)) return ['owes'];
  return step === 'movement' && units.SIDE[unit] === view[AT.active] && isHeld(view, unit) ? ['frozen'] : [];
}

/** D-1: an HQ that has placed its Detachment of this turn. */
const hasPlaced = (view: State, unit: number): boolean =>
  position.stepOf(view) === 'detachments' &&
  units.isHq(unit) &&
  units.SIDE[unit] === view[AT.active] &&
  position.has(view, unit, position.USED);

function isHeld(view: State, unit: number): boolean {
  const zones = position.zonesOf(view, units.enemyOf(units.SIDE[unit]), position.whereIs(view, unit));
  return (zones & (units.CAVALRY[unit] === 1 ? position.CAVALRY_ZOC_BITS : position.ZOC_BITS)) !== 0;
}

const ARMY_WORDS = ['army.french', 'army.anglo', 'army.prussian'] as const;
export const armyName = (unit: number, language: string): string => tell(language, ARMY_WORDS[units.ARMY[unit]]);

/** "French infantry, I Corps (d'Erlon), Advance Formation, 1 star, movement 4" */
export function spokenName(view: State, unit: number, language: string): string {
  const army = armyName(unit, language);
  const name = fullName(unit, language);
  const stars = faceNow(view, unit).stars ?? 0;
  if (units.isHq(unit)) {
    const range = units.RANGE[2 * unit + position.faceOf(view, unit)];
    return tell(language, 'spoken.hq', { army, name, mode: modeName(position.faceOf(view, unit), language), range });
  }
  if (units.isDetachment(unit)) return tell(language, 'spoken.detachment', { army, name, stars });
  return tell(language, 'spoken.corps', {
    army,
    name,
    formation: formationName(unit, sideUp(view, unit), language),
    stars,
    movement: units.ALLOWANCE[2 * unit + sideUp(view, unit)],
  });
}

export const modeName = (mode: number, language: string): string =>
  tell(language, mode === BACK ? 'mode.battle' : 'mode.normal');

/** GEN-4, GEN-5 */
export function formationName(unit: number, face: number, language: string): string {
  if (units.CAVALRY[unit] === 1) return tell(language, face === BACK ? 'formation.exhausted' : 'formation.fresh');
  return tell(language, face === BACK ? 'formation.battle' : 'formation.advance');
}

type Ask = Asked<Action>;

/** What waits beside the map for a decision: HQs, Detachments, Corps that come on or come back. */
export function trays(asked: Ask): readonly Tray[] {
  const { view, language } = asked;
  const step = position.stepOf(view);
  const titles: Readonly<Partial<Record<typeof step, readonly [Key, Key]>>> = {
    hq: ['tray.hq', 'tray.hqHint'],
    admission: ['tray.admission', 'tray.admissionHint'],
    return: ['tray.return', 'tray.returnHint'],
    detachments: ['tray.detachments', 'tray.detachmentsHint'],
    movement: ['tray.waiting', 'tray.waitingHint'],
    clearing: ['tray.waiting', 'tray.clearingHint'],
    arrival: ['tray.waiting', 'tray.waitingHint'],
  };
  const words = titles[step];
  if (words === undefined) return [];
  const listed = ['movement', 'clearing', 'arrival'].includes(step)
    ? waitingCorps(view).filter((unit) => units.SIDE[unit] === sideShown(asked))
    : asked.pieces.filter((piece) => piece !== TABLE && !position.onMap(view, piece));
  if (listed.length === 0) return [];
  return [
    {
      title: tell(language, words[0]),
      hint: listed.some((piece) => asked.pieces.includes(piece)) || step === 'clearing' ? tell(language, words[1]) : '',
      pieces: listed.map((piece) => ({
        piece,
        face: faceNow(view, piece),
        label: waitingName(view, piece, language),
        tag: tagOf(piece, language),
      })),
    },
  ];
}

/** The reader's own; to a spectator the side's that decides. While the enemy makes room, the side's that enters. */
const sideShown = ({ viewer, view }: Ask): number =>
  viewer >= 0 ? viewer : view[AT.entering] >= 0 ? units.SIDE[view[AT.entering]] : view[AT.active];

function waitingName(view: State, unit: number, language: string): string {
  const entry = units.ENTRY[unit];
  const name = spokenName(view, unit, language);
  if (!units.isCorps(unit) || entry === null || position.whereIs(view, unit) !== position.OFF_MAP) return name;
  return tell(language, 'tray.at', { unit: name, hexes: entry.hexes.map(board.hexId).join(', ') });
}

/** Corps that are due, or were held up: the side to decide first, each column in its order (REI-3). */
export function waitingCorps(view: State): number[] {
  const all = [...Array(units.CORPS).keys()].filter(
    (unit) =>
      position.whereIs(view, unit) === position.OFF_MAP &&
      view[AT.due + unit] > 0 &&
      view[AT.due + unit] <= view[AT.turn],
  );
  const rank = (unit: number): number =>
    (units.SIDE[unit] === view[AT.active] ? 0 : 1000) +
    10 * (units.ENTRY[unit]?.hexes[0] ?? 0) +
    (units.ENTRY[unit]?.order ?? 0);
  return all.sort((a, b) => rank(a) - rank(b));
}

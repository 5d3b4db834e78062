import { type State, TABLE } from '@hundred-days/kernel';
import { type Action, board, position, units } from '@hundred-days/waterloo-campaign';
import { HEX_PX } from '../../board/camera.ts';
import type { Badge, BoardPiece } from '../../board/types.ts';
import type { Asked, Tray } from '../../face/types.ts';
import { faceNow, fullName, sideUp, tagOf } from './names.ts';
import { tell } from './text/words.ts';
import type { World } from './world.ts';

/** The counters and flags on the board and beside it. */

const { BACK } = position;

export function boardPieces(
  w: World,
  { view, language }: Pick<Asked<Action>, 'view' | 'language'>,
): readonly BoardPiece[] {
  const pieces: BoardPiece[] = [];
  for (let unit = 0; unit < w.units; unit++) {
    if (!position.onMap(w, view, unit)) continue;
    const badges = badgesOf(w, view, unit);
    pieces.push({
      piece: unit,
      place: position.whereIs(w, view, unit),
      face: faceNow(w, view, unit),
      label: [
        spokenName(w, view, unit, language),
        ...badges.map((badge) => tell(language, BADGES[badge] ?? 'state.done')),
      ].join(', '),
      badges,
      spent: hasPlaced(w, view, unit),
      ...besideCorps(w, view, unit),
    });
  }
  return pieces;
}

/** STK-3: on the corner of the Corps in its hex a Detachment is small, so that stars and movement of the Corps are seen. */
function besideCorps(w: World, view: State, unit: number): Pick<BoardPiece, 'spot'> {
  const hex = position.whereIs(w, view, unit);
  if (!units.isDetachment(w, unit) || position.corpsIn(w, view, hex) < 0) return {};
  const right = position.hqIn(w, view, hex) < 0 ? 0.24 : 0.32;
  return { spot: { dx: right * HEX_PX, dy: -0.22 * HEX_PX, size: 0.56 } };
}

type Key = Parameters<typeof tell>[1];

const BADGES: Readonly<Partial<Record<Badge, Key>>> = {
  frozen: 'state.held',
  fought: 'state.charges',
  owes: 'state.retreats',
};

/** MOV-13, MOV-14: a Corps that cannot move; one that joins in an attack; one that has to go. */
function badgesOf(w: World, view: State, unit: number): Badge[] {
  const step = position.stepOf(w, view);
  if (!units.isCorps(w, unit)) return hasPlaced(w, view, unit) ? ['done'] : [];
  if (position.has(w, view, unit, position.COMMITTED)) return ['fought'];
  if (unit === view[w.at.retreating] || position.has(w, view, unit, position.CLEARING)) return ['owes'];
  return step === 'movement' && w.side[unit] === view[w.at.active] && isHeld(w, view, unit) ? ['frozen'] : [];
}

/** D-1: an HQ that has placed its Detachment of this turn. */
const hasPlaced = (w: World, view: State, unit: number): boolean =>
  position.stepOf(w, view) === 'detachments' &&
  units.isHq(w, unit) &&
  w.side[unit] === view[w.at.active] &&
  position.has(w, view, unit, position.USED);

function isHeld(w: World, view: State, unit: number): boolean {
  const zones = position.zonesOf(w, view, units.enemyOf(w.side[unit]), position.whereIs(w, view, unit));
  return (zones & (w.cavalry[unit] === 1 ? position.CAVALRY_ZOC_BITS : position.ZOC_BITS)) !== 0;
}

const ARMY_WORDS = ['army.french', 'army.anglo', 'army.prussian'] as const;
export const armyName = (w: World, unit: number, language: string): string => tell(language, ARMY_WORDS[w.army[unit]]);

/** "French infantry, I Corps (d'Erlon), Advance Formation, 1 star, movement 4" */
export function spokenName(w: World, view: State, unit: number, language: string): string {
  const army = armyName(w, unit, language);
  const name = fullName(w, unit, language);
  const stars = faceNow(w, view, unit).stars ?? 0;
  if (units.isHq(w, unit)) {
    const range = w.range[2 * unit + position.faceOf(w, view, unit)];
    return tell(language, 'spoken.hq', { army, name, mode: modeName(position.faceOf(w, view, unit), language), range });
  }
  if (units.isDetachment(w, unit)) return tell(language, 'spoken.detachment', { army, name, stars });
  return tell(language, 'spoken.corps', {
    army,
    name,
    formation: formationName(w, unit, sideUp(w, view, unit), language),
    stars,
    movement: w.allowance[2 * unit + sideUp(w, view, unit)],
  });
}

export const modeName = (mode: number, language: string): string =>
  tell(language, mode === BACK ? 'mode.battle' : 'mode.normal');

/** GEN-4, GEN-5 */
export function formationName(w: World, unit: number, face: number, language: string): string {
  if (w.cavalry[unit] === 1) return tell(language, face === BACK ? 'formation.exhausted' : 'formation.fresh');
  return tell(language, face === BACK ? 'formation.battle' : 'formation.advance');
}

type Ask = Asked<Action>;

/** What waits beside the map for a decision: HQs, Detachments, Corps that come on or come back. */
export function trays(w: World, asked: Ask): readonly Tray[] {
  const { view, language } = asked;
  const step = position.stepOf(w, view);
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
    ? waitingCorps(w, view).filter((unit) => w.side[unit] === sideShown(w, asked))
    : asked.pieces.filter((piece) => piece !== TABLE && !position.onMap(w, view, piece));
  if (listed.length === 0) return [];
  return [
    {
      title: tell(language, words[0]),
      hint: listed.some((piece) => asked.pieces.includes(piece)) || step === 'clearing' ? tell(language, words[1]) : '',
      pieces: listed.map((piece) => ({
        piece,
        face: faceNow(w, view, piece),
        label: waitingName(w, view, piece, language),
        tag: tagOf(w, piece, language),
      })),
    },
  ];
}

/** The reader's own; to a spectator the side's that decides. While the enemy makes room, the side's that enters. */
const sideShown = (w: World, { viewer, view }: Ask): number =>
  viewer >= 0 ? viewer : view[w.at.entering] >= 0 ? w.side[view[w.at.entering]] : view[w.at.active];

function waitingName(w: World, view: State, unit: number, language: string): string {
  const entry = w.entry[unit];
  const name = spokenName(w, view, unit, language);
  if (!units.isCorps(w, unit) || entry === null || position.whereIs(w, view, unit) !== position.OFF_MAP) return name;
  return tell(language, 'tray.at', { unit: name, hexes: entry.hexes.map((hex) => board.hexId(w, hex)).join(', ') });
}

/** Corps that are due, or were held up: the side to decide first, each column in its order (REI-3). */
export function waitingCorps(w: World, view: State): number[] {
  const all = [...Array(w.corps).keys()].filter(
    (unit) =>
      position.whereIs(w, view, unit) === position.OFF_MAP &&
      view[w.at.due + unit] > 0 &&
      view[w.at.due + unit] <= view[w.at.turn],
  );
  const rank = (unit: number): number =>
    (w.side[unit] === view[w.at.active] ? 0 : 1000) + 10 * (w.entry[unit]?.hexes[0] ?? 0) + (w.entry[unit]?.order ?? 0);
  return all.sort((a, b) => rank(a) - rank(b));
}

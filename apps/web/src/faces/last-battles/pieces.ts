import type { State } from '@hundred-days/kernel';
import { type Action, isDemoralized, position, units } from '@hundred-days/last-battles';
import { STACKED } from '../../art/bands.tsx';
import { COUNTER_PX } from '../../board/Pieces.tsx';
import type { Badge, BoardPiece, CounterFace, Spot } from '../../board/types.ts';
import { waitingUnits } from '../../face/battle/waiting.ts';
import type { Asked, Tray } from '../../face/types.ts';
import { fullName, hexNumber, hourName } from './names.ts';
import type { Setting } from './setting.ts';
import { sayPiece } from './text/pieceWords.ts';

/** The counters on the board and beside it, with what each has done or owes. */

const { did } = position;
type Ask = Asked<Action>;

/** 3.42b: the side of the counter that is up. */
export const faceUp = (w: Setting, view: State, unit: number): CounterFace =>
  w.counters[2 * unit + (isReduced(w, view, unit) ? 1 : 0)];

/** The same, marked where its army is broken (11.2a). */
export function faceNow(w: Setting, view: State, unit: number): CounterFace {
  const face = faceUp(w, view, unit);
  return isDemoralized(w, view, unit)
    ? variant(w, `${unit} ${face.left} broken`, () => ({ ...face, demoralized: true }))
    : face;
}

/** A face that looks the same is the same: counters that have not changed are not drawn anew. */
function variant(w: Setting, key: string, make: () => CounterFace): CounterFace {
  const known = w.variants.get(key) ?? make();
  w.variants.set(key, known);
  return known;
}

export const isReduced = (w: Setting, view: State, unit: number): boolean =>
  (view[w.at.counter + unit] & position.REDUCED) !== 0;

export { isDemoralized };

/** All on the map; of two in a hex the weaker first, so that the stronger lies on it. */
export function boardPieces(w: Setting, asked: Ask): readonly BoardPiece[] {
  const { view } = asked;
  const taken = new Set(asked.along.length === 0 ? [] : [asked.inHand, ...asked.along]);
  const pieces: BoardPiece[] = [];
  const owed = isFighting(w, view) ? w.owed(w, view) : null;
  for (let hex = 0; hex < w.hexes; hex++) {
    if (position.isEmpty(w, view, hex)) continue;
    const there = position
      .unitsIn(w, view, hex)
      .sort((a, b) => position.strengthOf(w, view, a) - position.strengthOf(w, view, b));
    const signs = badgesOf(w, view, owed, there[there.length - 1]);
    for (const [i, unit] of there.entries()) {
      const upper = i === there.length - 1;
      const piece = pieceOf(w, asked, unit, hex, upper ? signs : badgesOf(w, view, owed, unit));
      pieces.push({
        ...piece,
        // What both have is on the upper one alone: two signs in a hex would lie over one another.
        ...(upper ? {} : { badges: piece.badges.filter((badge) => !signs.includes(badge)), allBadges: piece.badges }),
        ...(there.length > 1 ? { spot: spotIn(upper, taken.has(unit)) } : taken.has(unit) ? { spot: ALONE } : {}),
        ...(there.length > 1 && upper ? { face: withSum(w, view, there) } : {}),
      });
    }
  }
  return pieces;
}

function pieceOf(w: Setting, { view, language }: Ask, unit: number, place: number, badges: Badge[]): BoardPiece {
  const states = badges.map((badge) => badgeWord(w, view, unit, badge, language));
  return {
    piece: unit,
    place,
    face: faceNow(w, view, unit),
    label: [spokenName(w, view, unit, language), ...states].join(', '),
    badges,
    spent: isSpent(w, view, unit),
  };
}

/** What is in hand together is raised a little where it lies. */
const RAISED = { size: 1.08, dy: -0.06 } as const;
const ALONE: Spot = { dx: 0, dy: RAISED.dy * COUNTER_PX, size: RAISED.size, held: true };

function spotIn(upper: boolean, held: boolean): Spot {
  const { dx, dy } = upper ? STACKED.upper : STACKED.lower;
  const spot = { dx: dx * COUNTER_PX, dy: dy * COUNTER_PX, size: STACKED.size };
  return held ? { ...spot, dy: spot.dy + RAISED.dy * COUNTER_PX, size: RAISED.size * STACKED.size, held } : spot;
}

/** 7.2a: a hex fights as one, so its upper counter says what both have. */
function withSum(w: Setting, view: State, there: readonly number[]): CounterFace {
  const face = faceNow(w, view, there[there.length - 1]);
  const sum = there.reduce((all, unit) => all + position.strengthOf(w, view, unit), 0);
  const key = `${there[there.length - 1]} ${face.left} ${face.demoralized ?? false} ${sum}`;
  return variant(w, key, () => ({ ...face, sum }));
}

const isMoving = (w: Setting, view: State): boolean => position.stepOf(w, view) === 'movement';
const FIGHTING: ReadonlySet<string> = new Set(['combat', 'losses', 'retreat', 'displacement', 'withdrawal', 'advance']);
export const isFighting = (w: Setting, view: State): boolean => FIGHTING.has(position.stepOf(w, view));

function badgesOf(w: Setting, view: State, owed: ReturnType<Setting['owed']>, unit: number): Badge[] {
  if (isMoving(w, view)) {
    if (w.side[unit] !== view[w.at.phasing]) return [];
    if (did(w, view, unit, position.MOVED)) return ['moved'];
    return position.inEnemyZone(w, view, unit) ? ['frozen'] : [];
  }
  if (!isFighting(w, view)) return [];
  if (did(w, view, unit, position.ATTACKED | position.WAS_ATTACKED)) return ['fought'];
  const inAttack = position.plays(w, view, unit, position.JOINED | position.AIMED);
  // 7.11c: a duty that nobody can perform any more has lapsed.
  return did(w, view, unit, position.BOUND) && !inAttack && owed?.(position.whereIs(w, view, unit)) ? ['owes'] : [];
}

const isSpent = (w: Setting, view: State, unit: number): boolean =>
  isMoving(w, view)
    ? w.side[unit] === view[w.at.phasing] && did(w, view, unit, position.MOVED)
    : did(w, view, unit, position.ATTACKED | position.WAS_ATTACKED);

function badgeWord(w: Setting, view: State, unit: number, badge: Badge, language: string): string {
  if (badge === 'owes') return sayPiece(language, w.side[unit] === view[w.at.phasing] ? 'state.owes' : 'state.owed');
  return sayPiece(language, `state.${badge as 'moved' | 'frozen' | 'fought'}`);
}

/** "French infantry, Rome (12th Division, IV Corps), strength 5, movement 4" */
export function spokenName(w: Setting, view: State, unit: number, language: string): string {
  const { army, type, movement } = w.unitData[unit];
  const name = sayPiece(language, 'spoken', {
    nation: sayPiece(language, `nation.${army as 'french' | 'anglo-allied' | 'prussian'}`),
    arm: sayPiece(language, `arm.${type as 'inf' | 'cav' | 'art' | 'horse-art'}`),
    name: fullName(w, unit, language),
    strength: position.strengthOf(w, view, unit),
    movement,
  });
  const states = [
    ...(isReduced(w, view, unit) ? [sayPiece(language, 'state.reduced')] : []),
    ...(isDemoralized(w, view, unit) ? [sayPiece(language, 'state.demoralized')] : []),
  ];
  return [name, ...states].join(', ');
}

/** 9.0: the reader's own reinforcements by the hour; to a spectator those of the side that moves. */
export function trays(w: Setting, asked: Ask): readonly Tray[] {
  const { view, viewer, language } = asked;
  const side = viewer >= 0 ? viewer : view[w.at.phasing];
  return [...waitingUnits({ units: w.unitData.length, at: w.at }, view, position.OFF_MAP)].flatMap(([turn, all]) => {
    const waiting = all.filter((unit) => w.side[unit] === side);
    if (waiting.length === 0) return [];
    const now = turn <= view[w.at.turn];
    const hour = hourName(position.battleOf(w, view).turnIds[turn] ?? '', language);
    return [
      {
        title: now ? sayPiece(language, 'tray.now') : sayPiece(language, 'tray.later', { hour }),
        hint: waiting.some((unit) => asked.pieces.includes(unit)) ? sayPiece(language, 'tray.hint') : '',
        pieces: waiting.map((unit) => ({
          piece: unit,
          face: faceNow(w, view, unit),
          label: spokenName(w, view, unit, language),
          tag: sayPiece(language, 'tray.tag', { hex: hexNumber(w, view[w.at.entry + unit]) }),
        })),
      },
    ];
  });
}

/** 5.4: hexes in the zone of control of the enemies of a seat. */
export function enemyZones(w: Setting, view: State, seat: number): number[] {
  const enemy = units.enemyOf(seat < 0 ? view[w.at.phasing] : seat);
  return [...Array(w.hexes).keys()].filter((hex) => position.inZoneOf(w, view, enemy, hex));
}

/** 7.3: what the ground of its hex alone makes of a defender's strength: 1 for nothing. */
export const groundFactor = (w: Setting, view: State, unit: number): number =>
  position.onMap(w, view, unit) ? w.defence[position.whereIs(w, view, unit)] : 1;

/** 13.1: hexes that count for the levels or the victory of this battle. */
export const countedHexes = (w: Setting, view: State): readonly number[] => [
  ...new Set(Object.values(position.battleOf(w, view).objectives).flat()),
];

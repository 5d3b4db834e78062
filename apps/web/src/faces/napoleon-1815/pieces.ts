import type { State } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-1815';
import { HEX_PX } from '../../board/camera.ts';
import type { Badge, BoardPiece, CounterFace, Point, Spot } from '../../board/types.ts';
import type { Asked, Tray } from '../../face/types.ts';
import type { Painted } from './art.ts';
import { blockFace, hiddenFace, limitFace, nameAbove, plateFace, sideOfTown } from './art.ts';
import { BACK_STEP, backsDrawn } from './Blocks.tsx';
import { handOf } from './groups.ts';
import { armyName, fullName, townName } from './names.ts';
import { beside, SIDES } from './sides.ts';
import { tell, tellMany } from './text/words.ts';

/** The blocks on the map, as the viewer sees them: his own and the open ones by name, all others as a number. */

const { has } = position;

type Ask = Asked<Action>;
/** What it takes to say who stands in a town. */
type Told = Pick<Ask, 'view' | 'language'>;

/** Blocks without a name have numbers beyond those of the units: by town, army and mark. */
const namelessPiece = (w: Painted, town: number, army: number, disrupted: boolean): number =>
  w.unitCount + 6 * town + 2 * army + (disrupted ? 1 : 0);
const platePiece = (w: Painted, town: number, row: number): number => w.unitCount + 6 * w.townCount + 9 * town + row;

/** Hidden blocks of an army in a town, on the map and in its battle. */
export function hiddenIn(w: Painted, view: State, town: number, army: number, disrupted: boolean): number {
  const onMap = view[position.hiddenField(w, town, army, disrupted)];
  const slot = position.slotOf(w, view, town);
  if (disrupted || slot < 0) return onMap;
  let sum = onMap;
  for (let place = 1; place <= position.PLACES; place++) {
    for (let shape = 0; shape < position.MARKS; shape++)
      sum += view[position.hiddenBattleField(w, slot, place, army, shape)];
  }
  return sum;
}

/** A block and all that can be seen of it. */
interface Standing extends Omit<BoardPiece, 'spot' | 'place'> {
  /** Its width in a row, in parts of a hex. */
  readonly width: number;
}

const SIZE = 0.82;
const BLOCK = 0.74 * SIZE;
/** Named blocks stand in rows one behind another, each so far from the next; with more than three rows they stand closer. */
const STEP = 0.4;
const IN_ROW = 4;
const MOST_ROWS = 3;
const GAP = 0.12;
/** A block in hand stands out of its row. */
const LIFT = 0.2;

/**
 * The blocks of each question: found once, whoever asks. Who stands where is found once for a position, whatever is taken up
 * in it.
 */
export function standingOn(w: Painted): (asked: Ask) => readonly BoardPiece[] {
  const grounds = new WeakMap<Ask['past'], Ground>();
  const known = new WeakMap<Ask, readonly BoardPiece[]>();
  return (asked) => {
    const found = known.get(asked);
    if (found !== undefined) return found;
    const { past, view, language, along } = asked;
    const before = grounds.get(past);
    const ground = before?.view === view && before.language === language ? before : groundOf(w, view, language);
    grounds.set(past, ground);
    // One alone is raised by the board; several stand out of their rows.
    const taken = new Set<number>(along.length === 0 ? [] : handOf(asked));
    const pieces = ground.camps.flatMap((camp, i) => inTown(w, asked, camp, ground.middles[i], taken));
    known.set(asked, pieces);
    return pieces;
  };
}

/** Where the blocks of a position stand. */
interface Ground extends Pick<Ask, 'view' | 'language'> {
  readonly camps: readonly Camp[];
  readonly middles: readonly Point[];
}

function groundOf(w: Painted, view: State, language: string): Ground {
  const byTown: number[][] = Array.from({ length: w.townCount }, () => []);
  for (let unit = 0; unit < w.unitCount; unit++)
    if (position.onMap(w, view, unit)) byTown[position.whereIs(w, view, unit)].push(unit);
  const order = [...byTown.keys()].sort((a, b) => w.art.geometry.y[a] - w.art.geometry.y[b]);
  const camps = order
    .map((town) => campOf(w, { view, language }, town, byTown[town]))
    .filter(({ stacks }) => stacks.length > 0);
  return { view, language, camps, middles: camps.map((camp) => placeFor(w, camp, camps)) };
}

/** All that stands in a town. */
interface Camp {
  readonly town: number;
  readonly stacks: readonly Stack[];
  readonly width: number;
  readonly height: number;
}

const middleOf = ({ town, width, height }: Camp, side = sideOfTown(town)): Point => beside(side, width, height);

/** How much two camps would hide of each other. */
function hidden(w: Painted, a: Camp, at: Point, b: Camp, there = middleOf(b)): number {
  const wide = (a.width + b.width) / 2 - Math.abs(w.art.geometry.x[a.town] + at.x - w.art.geometry.x[b.town] - there.x);
  const high =
    (a.height + b.height) / 2 - Math.abs(w.art.geometry.y[a.town] + at.y - w.art.geometry.y[b.town] - there.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Beside the town on its usual side; where a neighbour stands there already, on the side with the most room. */
function placeFor(w: Painted, camp: Camp, camps: readonly Camp[]): Point {
  const covered = (at: Point): number =>
    camps.reduce(
      (sum, other) => (other === camp ? sum : sum + hidden(w, camp, at, other)),
      // Its own name is better read.
      at.y < 0 === nameAbove(camp.town) && at.y !== 0 ? 0.2 : 0,
    );
  const usual = middleOf(camp);
  // Of two the one further north makes way, and the other stays.
  if (
    camps.every(
      (other) => w.art.geometry.y[other.town] <= w.art.geometry.y[camp.town] || hidden(w, camp, usual, other) === 0,
    )
  )
    return usual;
  return SIDES.map((side) => middleOf(camp, side)).reduce(
    (best, at) => (covered(at) < covered(best) ? at : best),
    usual,
  );
}

function campOf(w: Painted, asked: Told, town: number, named: readonly number[]): Camp {
  const groups = [0, 1, 2].flatMap((army) => [
    named.filter((unit) => w.army[unit] === army).map((unit) => namedBlock(w, asked, unit)),
    hiddenGroup(w, asked, town, army, false),
    hiddenGroup(w, asked, town, army, true),
  ]);
  const stacks = groups.filter((group) => group.length > 0).map(stackOf);
  return {
    town,
    stacks,
    width: stacks.reduce((sum, stack) => sum + stack.width + GAP, -GAP),
    height: Math.max(...stacks.map((stack) => stack.height)),
  };
}

function inTown(
  w: Painted,
  asked: Ask,
  { town, stacks, width, height }: Camp,
  middle: Point,
  taken: ReadonlySet<number>,
): BoardPiece[] {
  let left = middle.x - width / 2;
  const pieces: BoardPiece[] = [];
  for (const [group, stack] of stacks.entries()) {
    const bottom = middle.y + height / 2;
    stack.blocks.forEach(({ width: wide, ...block }, i) => {
      const row = Math.floor(i / stack.inRow);
      const x = left + BLOCK / 2 + stack.step * (i % stack.inRow);
      const held = taken.has(block.piece);
      pieces.push({
        ...block,
        place: town,
        spot: {
          ...spotAt(x, bottom - BLOCK / 2 - STEP * (stack.rows - 1 - row) - (held ? LIFT : 0), wide),
          held,
        },
      });
    });
    const face = plateOn(w, asked, stack.blocks);
    if (face !== null) pieces.push(plate(w, town, group, face, left + stack.width, bottom - stack.height));
    left += stack.width + GAP;
  }
  return pieces;
}

const spotAt = (x: number, y: number, width = BLOCK): Spot => ({
  dx: x * HEX_PX,
  dy: y * HEX_PX,
  size: SIZE,
  wide: width / BLOCK,
});

interface Stack {
  readonly width: number;
  readonly height: number;
  readonly step: number;
  readonly inRow: number;
  readonly rows: number;
  readonly blocks: readonly Standing[];
}

function stackOf(blocks: readonly Standing[]): Stack {
  const rows = Math.min(MOST_ROWS, Math.ceil(blocks.length / IN_ROW));
  const inRow = Math.ceil(blocks.length / rows);
  const step = Math.min(STEP, ((IN_ROW - 1) * STEP) / Math.max(1, inRow - 1));
  const width = blocks[0].width + step * (inRow - 1);
  return { width, height: BLOCK + STEP * (rows - 1), step, inRow, rows, blocks };
}

/** How many stand in a stack that overlaps; while they are placed, of how many. */
function plateOn(w: Painted, { view, viewer }: Ask, blocks: readonly Standing[]): CounterFace | null {
  const [{ piece }] = blocks;
  if (
    position.stepOf(w, view) === 'deployment' &&
    piece < w.unitCount &&
    viewer >= 0 &&
    position.owns(w, view, viewer, piece)
  ) {
    const side = w.side[piece];
    return limitFace(w, side, position.blocksOf(w, view, position.whereIs(w, view, piece), side));
  }
  return blocks.length > 3 ? plateFace(blocks.length) : null;
}

const plate = (w: Painted, town: number, group: number, face: CounterFace, x: number, y: number): BoardPiece => ({
  piece: platePiece(w, town, group),
  place: town,
  face,
  label: '',
  badges: [],
  spent: false,
  spot: spotAt(x, y),
});

function namedBlock(w: Painted, asked: Told, unit: number): Standing {
  const { view, language } = asked;
  return {
    piece: unit,
    face: blockFace(w, unit, position.strengthOf(w, view, unit)),
    label: spokenName(w, view, unit, language),
    badges: badgesOf(w, view, unit),
    spent: has(w, view, unit, position.MOVED) && position.stepOf(w, view) === 'movement',
    width: BLOCK,
  };
}

export function badgesOf(w: Painted, view: State, unit: number): Badge[] {
  const badges: Badge[] = [];
  if (has(w, view, unit, position.MARCHED)) badges.push('owes');
  else if (has(w, view, unit, position.MOVED)) badges.push('moved');
  if (has(w, view, unit, position.DISRUPTED)) badges.push('frozen');
  return badges;
}

function hiddenGroup(w: Painted, { view, language }: Told, town: number, army: number, disrupted: boolean): Standing[] {
  const count = hiddenIn(w, view, town, army, disrupted);
  if (count === 0) return [];
  const label = tellMany(language, disrupted ? 'spoken.disrupted' : 'spoken.hidden', count, {
    army: armyName(army, language),
  });
  return [
    {
      piece: namelessPiece(w, town, army, disrupted),
      face: hiddenFace(army, count, disrupted),
      label: `${label}, ${townName(w, town, language)}`,
      badges: [],
      spent: false,
      width: BLOCK * (1 + ((backsDrawn(count) - 1) * BACK_STEP) / 100),
    },
  ];
}

/** Type, strength, firepower and what marks it has. */
export function spokenName(w: Painted, view: State, unit: number, language: string): string {
  const words = [
    fullName(w, unit, language),
    tell(language, `type.${units.TYPES[w.type[unit]]}`),
    tell(language, 'spoken.strength', { n: position.strengthOf(w, view, unit), of: w.strength[unit] }),
    `F${w.firepower[unit]}`,
  ];
  const states: readonly (readonly [number, 'moved' | 'marched' | 'disrupted' | 'square' | 'holds'])[] = [
    [position.MOVED, 'moved'],
    [position.MARCHED, 'marched'],
    [position.DISRUPTED, 'disrupted'],
    [position.SQUARE, 'square'],
    [position.HOLDS, 'holds'],
  ];
  for (const [flag, name] of states) if (has(w, view, unit, flag)) words.push(tell(language, `state.${name}`));
  return words.join(', ');
}

/** Blocks that wait to be placed, and those lost, by army. */
export function trays(w: Painted, { view, viewer, language }: Ask): Tray[] {
  const at = (where: number): number[] =>
    [...Array(w.unitCount).keys()].filter((unit) => position.whereIs(w, view, unit) === where);
  const waiting = at(position.UNPLACED).filter((unit) => viewer >= 0 && position.owns(w, view, viewer, unit));
  const tray = (title: string, hint: string, list: readonly number[]): Tray[] =>
    list.length === 0
      ? []
      : [
          {
            title,
            hint,
            pieces: list.map((unit) => ({
              piece: unit,
              face: blockFace(w, unit, position.strengthOf(w, view, unit)),
              label: fullName(w, unit, language),
            })),
          },
        ];
  return [
    ...tray(tell(language, 'tray.waiting'), tell(language, 'tray.waitingHint'), waiting),
    ...[0, 1, 2].flatMap((army) =>
      tray(
        tell(language, 'tray.lost', { army: armyName(army, language) }),
        '',
        at(position.ELIMINATED).filter((unit) => w.army[unit] === army),
      ),
    ),
  ];
}

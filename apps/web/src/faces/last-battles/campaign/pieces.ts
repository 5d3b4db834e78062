import { campaignPosition } from '@hundred-days/last-battles/campaign';
import { HEX_PX } from '../../../art/measures.ts';
import type { BoardPiece, CounterFace, Spot } from '../../../board/types.ts';
import type { Tray } from '../../../face/types.ts';
import { fullName } from '../names.ts';
import { boardPieces, isDemoralized } from '../pieces.ts';
import { sayPiece } from '../text/pieceWords.ts';
import { isOut } from './command.ts';
import { CutCounter } from './flags.tsx';
import { type Ask, asBattle, type CampaignSetting } from './setting.ts';
import { say } from './text/words.ts';

/** Units as in a battle, those out of command marked; leaders beside them. */

export function campaignPieces(w: CampaignSetting, asked: Ask): readonly BoardPiece[] {
  const { view } = asked;
  const led = new Map<number, number[]>();
  for (let leader = w.units; leader < w.pieces; leader++) {
    const hex = campaignPosition.whereIs(w, view, leader);
    if (hex >= 0) led.set(hex, [...(led.get(hex) ?? []), leader]);
  }
  const units = boardPieces(w, asBattle(asked)).map((piece) => asLed(marked(w, asked, piece), led.has(piece.place)));
  const crowded = new Set(units.map(({ place }) => place));
  const leaders = [...led].flatMap(([place, there]) =>
    there.map((leader, i) => leaderPiece(w, asked, leader, place, spotOf(i, there.length, crowded.has(place)))),
  );
  return [...units, ...leaders];
}

/** Beside a flag a counter lies a little right and below, smaller. */
const BESIDE = { shift: 0.08 * HEX_PX, size: 0.9 } as const;

function asLed(piece: BoardPiece, led: boolean): BoardPiece {
  if (!led) return piece;
  const { dx, dy, size, ...rest } = piece.spot ?? { dx: 0, dy: 0, size: 1 };
  const spot: Spot = { ...rest, dx: dx + BESIDE.shift, dy: dy + BESIDE.shift, size: BESIDE.size * size };
  return { ...piece, spot };
}

const FLAG = { size: 0.6, dx: -0.26 * HEX_PX, dy: -0.25 * HEX_PX, step: 0.3 * HEX_PX } as const;

/** Flags stand left above the counters, several side by side; in an empty hex in the middle. */
function spotOf(i: number, of: number, crowded: boolean): Spot {
  if (!crowded && of === 1) return { dx: 0, dy: 0, size: 0.8 };
  return { dx: FLAG.dx + FLAG.step * i, dy: crowded ? FLAG.dy : 0, size: FLAG.size };
}

function marked(w: CampaignSetting, { view, language }: Ask, piece: BoardPiece): BoardPiece {
  // What was fought in the phase before is no business of those who command or reorganize.
  const own = isBetween(w, view) ? { ...piece, badges: [], spent: false } : piece;
  if (!isOut(w, view, piece.piece)) return own;
  return { ...own, face: cutFace(w, piece.face), label: `${piece.label}, ${say(language, 'state.out')}` };
}

const BETWEEN: ReadonlySet<string> = new Set(['deployment', 'command', 'reorganization']);
const isBetween = (w: CampaignSetting, view: Ask['view']): boolean =>
  BETWEEN.has(campaignPosition.campaignStep(w, view));

/** The same face is the same: a counter that has not changed is not drawn anew. */
function cutFace(w: CampaignSetting, face: CounterFace): CounterFace {
  const known = w.cut.get(face) ?? { ...face, draw: CutCounter };
  w.cut.set(face, known);
  return known;
}

/** The flag as it lies: pale where his corps is demoralized. */
export const leaderFaceNow = (w: CampaignSetting, { view }: Pick<Ask, 'view'>, leader: number): CounterFace =>
  w.counters[2 * leader + (isDemoralized(w, view, leader) ? 1 : 0)];

function leaderPiece(w: CampaignSetting, asked: Ask, leader: number, place: number, spot: Spot): BoardPiece {
  const { view, language } = asked;
  const moved =
    campaignPosition.campaignStep(w, view) === 'movement' &&
    campaignPosition.did(w, view, leader, campaignPosition.MOVED);
  const held = asked.inHand === leader || asked.along.includes(leader);
  return {
    piece: leader,
    place,
    face: leaderFaceNow(w, asked, leader),
    label: [spokenLeader(w, asked, leader), ...(moved ? [sayPiece(language, 'state.moved')] : [])].join(', '),
    badges: moved ? ['moved'] : [],
    spent: moved,
    spot: held && asked.along.length > 0 ? { ...spot, held } : spot,
  };
}

/** 19.26: leaders wait beside the map as their men do. */
export const withLeaders = (w: CampaignSetting, asked: Ask, trays: readonly Tray[]): readonly Tray[] =>
  trays.map((tray) => ({
    ...tray,
    pieces: tray.pieces.map((waiting) =>
      campaignPosition.isLeader(w, waiting.piece)
        ? { ...waiting, face: leaderFaceNow(w, asked, waiting.piece), label: spokenLeader(w, asked, waiting.piece) }
        : waiting,
    ),
  }));

/** "French commander, Napoleon, commands 3 officers and 3 units, movement 8" */
export function spokenLeader(
  w: CampaignSetting,
  { view, language }: Pick<Ask, 'view' | 'language'>,
  leader: number,
): string {
  const { army, movement } = w.unitData[leader];
  const facts = {
    nation: sayPiece(language, `nation.${army as 'french' | 'anglo-allied' | 'prussian'}`),
    name: fullName(w, leader, language),
    n: w.capacity[leader],
    movement,
  };
  const name = say(language, w.capacity[leader] > 0 ? 'spoken.commander' : 'spoken.officer', facts);
  return isDemoralized(w, view, leader) ? `${name}, ${say(language, 'state.shaken')}` : name;
}

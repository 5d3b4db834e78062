import { goalOf, TABLE } from '@hundred-days/kernel';
import {
  ACTIONS,
  type Action,
  announcement,
  board,
  bombards,
  position,
  units,
} from '@hundred-days/napoleon-at-waterloo';
import type { Overlay } from '../../board/types.ts';
import type { Asked } from '../../face/types.ts';
import { enemyZones, isDoubled } from './pieces.ts';
import type { Setting } from './setting.ts';

/** Areas and signs for what is asked now. */

type Ask = Asked<Action>;

export function overlayOf(w: Setting, asked: Ask): Overlay {
  const step = position.stepOf(w, asked.view);
  if (step === 'movement') return asked.inHand === null ? {} : inHandOverlay(w, asked);
  if (step === 'combat') return combatOverlay(w, asked);
  if (step === 'over' || step === 'stacks' || step === 'losses') return {};
  return { ...combatOverlay(w, asked), ways: waysOf(w, asked) };
}

/** Where the unit must stop, and the enemy zones in or next to its reach. */
function inHandOverlay(w: Setting, asked: Ask): Overlay {
  const { view, choices } = asked;
  const reach = new Set(choices.map((action) => goalOf(ACTIONS, action)).filter((goal) => goal !== null));
  const stops = [...reach].filter((hex) => position.inZoneOf(w, view, units.enemyOf(asked.seat), hex));
  const near = enemyZones(w, view, asked.seat).filter(
    (hex) => reach.has(hex) || neighbours(w, hex).some((next) => reach.has(next)),
  );
  return { stops, zones: near };
}

const neighbours = (w: Setting, hex: number) => w.neighbours.subarray(6 * hex, 6 * hex + 6);

function combatOverlay(w: Setting, asked: Ask): Overlay {
  const { view } = asked;
  const now = announcement(w, view);
  const at = (unit: number): number => position.whereIs(w, view, unit);
  const standing = now.attackers.filter((unit) => position.onMap(w, view, unit));
  const targets = now.defenders.filter((unit) => position.onMap(w, view, unit));
  const contacts: [number, number][] = [];
  const shots: [number, number][] = [];
  for (const unit of standing) {
    for (const enemy of targets) {
      if (board.adjacent(w, at(unit), at(enemy))) contacts.push([at(unit), at(enemy)]);
      else if (bombards(w, view, unit) && board.canBombard(w, at(unit), at(enemy))) shots.push([at(unit), at(enemy)]);
    }
  }
  const open = asked.pieces.filter((piece) => piece !== TABLE && position.stepOf(w, view) === 'combat');
  return {
    targets: targets.map(at),
    doubled: targets.filter((unit) => isDoubled(w, view, unit)).map(at),
    attackers: standing.map(at),
    contacts,
    shots,
    candidates: open.filter((piece) => w.side[piece] !== asked.seat).map(at),
    joinable: now.defenders.length > 0 ? open.filter((piece) => w.side[piece] === asked.seat).map(at) : [],
  };
}

/** Arrows of the retreats, withdrawals or advances that can be made: of the piece in hand, or of all. */
function waysOf(w: Setting, asked: Ask): (readonly [number, number])[] {
  const pieces = asked.inHand === null ? asked.pieces.filter((piece) => piece !== TABLE) : [asked.inHand];
  return pieces.flatMap((piece) =>
    asked.choicesOf(piece).flatMap((action) => {
      const goal = goalOf(ACTIONS, action);
      return goal === null ? [] : [[position.whereIs(w, asked.view, piece), goal] as const];
    }),
  );
}

/** The hexes a move goes through with the running cost. A unit that enters pays for its first hex too. */
export function wayOf(action: Action): { places: readonly number[]; costs: readonly number[] } | null {
  if (action.type === 'move') return { places: action.path, costs: action.path.slice(1).map((_, i) => i + 1) };
  return action.type === 'enter' ? { places: action.path, costs: action.path.map((_, i) => i + 1) } : null;
}

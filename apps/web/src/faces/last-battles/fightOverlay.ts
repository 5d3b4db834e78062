import { goalOf, TABLE } from '@hundred-days/kernel';
import { ACTIONS, announcement, board, defenceFactor, position } from '@hundred-days/last-battles';
import type { BoardGeometry, Overlay } from '../../board/types.ts';
import type { Ask } from './asking.ts';
import { attackNow } from './attack.ts';
import { groundSigns } from './fightsigns.tsx';
import type { Setting } from './setting.ts';

/** Signs for the questions after the moves. */

export function fightOverlay(w: Setting, geometry: BoardGeometry, asked: Ask): Overlay {
  const step = position.stepOf(w, asked.view);
  const shown = combatOverlay(w, geometry, asked);
  if (step === 'combat') return { ...shown, ...closeUp(w, asked, bound(w, asked)) };
  const ways = step === 'losses' ? [] : waysOf(w, asked);
  const { targets = [], attackers = [] } = shown;
  const fought = asked.deciding ? [...new Set([...ways.flat(), ...targets, ...attackers])] : [];
  return { ...shown, ...(step === 'losses' ? {} : { ways }), ...closeUp(w, asked, fought, targets) };
}

/** A combat phase is looked at from near: it opens on those who must fight, that of the enemy on each fight that asks for something. */
function closeUp(
  w: Setting,
  { view, seat }: Ask,
  places: readonly number[],
  targets: readonly number[] = [],
): Pick<Overlay, 'close'> {
  if (places.length === 0) return {};
  // One's own fights are where one has just announced them.
  const fight = view[w.at.phasing] === seat ? [] : targets;
  return { close: { key: [view[w.at.turn], view[w.at.phasing], ...fight].join(' '), places, some: true } };
}

const bound = (w: Setting, { view }: Ask): readonly number[] =>
  [...Array(w.units).keys()]
    .filter((unit) => position.did(w, view, unit, position.BOUND))
    .map((unit) => position.whereIs(w, view, unit))
    .filter((hex) => hex >= 0);

/** 7.3: who attacks whom, from where, and what the ground does for the defenders. */
function combatOverlay(w: Setting, geometry: BoardGeometry, asked: Ask): Overlay {
  const { view } = asked;
  const now = attackNow(w, view);
  const factor = (hex: number): number => defenceFactor(w, now.contacts, hex);
  const contacts = now.contacts.flatMap((from) =>
    now.targets.filter((hex) => board.touching(w, from, hex)).map((hex) => [from, hex] as const),
  );
  const open = position.stepOf(w, view) === 'combat' ? asked.pieces.filter((piece) => piece !== TABLE) : [];
  const at = (unit: number): number => position.whereIs(w, view, unit);
  const own = open.filter((piece) => w.side[piece] === asked.seat);
  return {
    targets: now.targets,
    attackers: [...new Set([...now.contacts, ...now.firing])],
    contacts,
    over: groundSigns(w, geometry, contacts, now.targets, factor),
    shots: now.firing.flatMap((from) =>
      now.targets.filter((hex) => board.canBombard(w, from, hex)).map((hex) => [from, hex] as const),
    ),
    candidates: [...new Set(open.filter((piece) => w.side[piece] !== asked.seat).map(at))],
    joinable: announcement(w, view).targets.length > 0 ? [...new Set(own.map(at))] : [],
  };
}

/** Arrows of the retreats, withdrawals or advances that can be made: of the piece in hand, or of all. */
function waysOf(w: Setting, asked: Ask): (readonly [number, number])[] {
  const pieces = asked.inHand === null ? asked.pieces.filter((piece) => piece !== TABLE) : [asked.inHand];
  const seen = new Set<string>();
  return pieces.flatMap((piece) =>
    asked.choicesOf(piece).flatMap((action) => {
      const goal = goalOf(ACTIONS, action);
      const from = position.whereIs(w, asked.view, piece);
      if (goal === null || seen.has(`${from} ${goal}`)) return [];
      seen.add(`${from} ${goal}`);
      return [[from, goal] as const];
    }),
  );
}

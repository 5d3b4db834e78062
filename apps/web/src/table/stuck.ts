import { upperOf } from '../board/hand.ts';
import type { Hands } from './deeds.ts';

/**
 * A hand drags an own piece that cannot be taken up: the map goes with it, and it is told why, as a click is told, without
 * taking the focus. Only where pieces are dragged at all: in other phases who drags means the map. A finger mostly means the
 * map as well, so it is told once of each piece.
 */
export function tellStuck({ model, ui }: Hands, place: number, byFinger = isFinger()): void {
  const { game, hand, map } = model.face;
  const asked = model.asked.value;
  if (!asked.deciding || asked.inHand !== null || model.asking.value) return;
  const isDragged = game.phase(asked.view).accepts.some((type) => {
    const { goal, direct } = game.actions[type];
    return goal !== undefined && direct !== true;
  });
  const there = map
    .pieces(asked)
    .filter(
      (shown) =>
        shown.place === place && shown.piece < game.unitIds.length && hand.isOwn(asked.view, asked.viewer, shown.piece),
    );
  const own = upperOf(there);
  if (!isDragged || own === undefined) return;
  if (byFinger && ui.stuck.has(own.piece)) return;
  ui.stuck.add(own.piece);
  const no = model.whyNot(own.piece, place);
  if (no !== null) model.refused.value = { no, piece: own.piece, place, quiet: true };
}

const isFinger = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches === true;

import type { Hands } from './deeds.ts';

/**
 * A hand drags an own piece that cannot be taken up: the map goes with it, and it is told why, as a click is told, without
 * taking the focus. Only where pieces are dragged at all: in other phases who drags means the map.
 */
export function tellStuck({ model }: Hands, place: number): void {
  const { game, hand, map } = model.face;
  const asked = model.asked.value;
  if (!asked.deciding || asked.inHand !== null || model.asking.value) return;
  const isDragged = game.phase(asked.view).accepts.some((type) => {
    const { goal, direct } = game.actions[type];
    return goal !== undefined && direct !== true;
  });
  const own = map
    .pieces(asked)
    .find(
      (shown) =>
        shown.place === place && shown.piece < game.unitIds.length && hand.isOwn(asked.view, asked.viewer, shown.piece),
    );
  if (!isDragged || own === undefined) return;
  const no = model.whyNot(own.piece, place);
  if (no !== null) model.refused.value = { no, piece: own.piece, place, quiet: true };
}

import type { AnyAction, Game } from '@hundred-days/kernel';

/**
 * What an action is about on a board that lies over the map: its units by their ids, and what it names in words, such as a
 * position of a battle. A scene marks the same things with `data-spot`.
 */
export function spotsOf({ actions, unitIds }: Pick<Game, 'actions' | 'unitIds'>, action: AnyAction): string[] {
  const given = action as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(actions[action.type].args).flatMap(([name, kind]) => {
    const value = given[name];
    if (kind === 'unit') return unitIds[value as number] ?? [];
    if (kind === 'units') return (value as readonly number[]).map((unit) => unitIds[unit]);
    return typeof kind === 'object' && 'oneOf' in kind ? (kind.oneOf[value as number] ?? []) : [];
  });
}

/**
 * Where what an action is about is seen, from the corner of the map; nowhere if nothing lies over it. Who fires has in
 * `data-fire` whom at: an action may lead where it names nothing.
 */
export function seenIn(area: Element | null, game: Pick<Game, 'actions' | 'unitIds'>, action: AnyAction): DOMRect[] {
  const scene = area?.querySelector('.scene:not(.scene--folded)') ?? null;
  if (area === null || scene === null) return [];
  const corner = area.getBoundingClientRect();
  const found = (spot: string): Element | null => scene.querySelector(`[data-spot="${spot}"]`);
  return spotsOf(game, action).flatMap((spot) => {
    const aim = found(spot)?.getAttribute(`data-${action.type}`) ?? null;
    return [spot, ...(aim === null ? [] : [aim])].flatMap(boxOf);
  });

  function boxOf(spot: string): readonly DOMRect[] {
    const box = found(spot)?.getBoundingClientRect();
    return box === undefined || box.width === 0
      ? []
      : [new DOMRect(box.left - corner.left, box.top - corner.top, box.width, box.height)];
  }
}

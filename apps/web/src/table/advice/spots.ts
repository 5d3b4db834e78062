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

/** Where they are seen, from the corner of the map; none where nothing lies over it. */
export function seenIn(area: Element | null, spots: readonly string[]): DOMRect[] {
  const scene = area?.querySelector('.scene:not(.scene--folded)') ?? null;
  if (area === null || scene === null) return [];
  const corner = area.getBoundingClientRect();
  return spots.flatMap((spot) => {
    const box = scene.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
    return box === undefined || box.width === 0
      ? []
      : [new DOMRect(box.left - corner.left, box.top - corner.top, box.width, box.height)];
  });
}

import type { AtTable, Look } from './ui.ts';

/** What is looked at: by a click where it means nothing else, by a key, or because a hand rests there. */

/** Opens the card of something, and keeps it open; asked for once more, closes it. */
export function lookAt({ ui }: Pick<AtTable, 'ui'>, look: Look): void {
  const before = ui.look.peek();
  const same = before !== null && before.piece === look.piece && before.place === look.place;
  ui.look.value = same ? null : look;
}

/** The uppermost piece in a place, as the board would have it; null for bare ground. */
export function pieceAt({ model }: Pick<AtTable, 'model'>, place: number): number | null {
  // Where many stand in a place it is looked at as a whole.
  if (model.face.map.art.geometry.layout === 'points') return null;
  const there = model.face.map.pieces(model.asked.peek()).filter((piece) => piece.place === place);
  const named = there.filter(({ label }) => label !== '');
  return (
    (named.length === 1 ? named[0].piece : (named.find(({ face }) => face.form !== 'flag') ?? named[0])?.piece) ?? null
  );
}

/** The key: the piece that has the focus in a list, or the place under the cursor. */
export function lookByKey(table: AtTable): void {
  const listed = document.activeElement?.closest<HTMLElement>('[data-look]')?.dataset.look;
  if (listed !== undefined) {
    lookAt(table, { piece: Number(listed), place: null, byKey: true });
    return;
  }
  const place = table.ui.cursor.value ?? table.ui.hover.value;
  if (place !== null) lookAt(table, { piece: pieceAt(table, place), place, byKey: true });
}

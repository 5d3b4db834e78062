import { type AnyAction, TABLE } from '@hundred-days/kernel';
import { goalIn, isDirect } from '../face/acts.ts';
import type { Asked, Face } from '../face/types.ts';
import { entriesOf, type Hands } from './deeds.ts';

/** What of the map a question is about. */

type Q = Asked<AnyAction>;
export type Groups = readonly (readonly number[])[];

/** So few can be looked at together, each with where it can go. */
export const FEW = 6;

/** What is to be seen, and whether from further away if need be. */
export interface Sought {
  readonly groups: Groups;
  readonly zooms: boolean;
}

/**
 * Each piece that is asked about with where it can go. Where anybody may act, and there is no news, whoever has just acted
 * looks where he wants.
 */
export function questionOf(face: Face<AnyAction>, asked: Q, news: boolean): Sought {
  const { ways = [], sought = [] } = asked.deciding ? face.map.overlay(asked) : {};
  if (ways.length > 0) return { groups: ways, zooms: true };
  if (asked.inHand !== null) return { groups: aboutPiece(face, asked, asked.inHand), zooms: true };
  if (sought.length > 0) return { groups: sought.map((place) => [place]), zooms: true };
  const able = asked.pieces.filter((piece) => news && piece !== TABLE);
  return able.length > FEW
    ? { groups: standing(face, asked, able).map((place) => [place]), zooms: false }
    : { groups: able.flatMap((piece) => aboutPiece(face, asked, piece)), zooms: true };
}

/** Where it stands and where it can go, together; beside the map: each place where it can come on. */
export function aboutPiece(face: Face<AnyAction>, asked: Q, piece: number): Groups {
  const [place] = standing(face, asked, [piece]);
  const choices = asked.choicesOf(piece);
  if (place === undefined) return entriesOf(face, { ...asked, choices }).map((entry) => [entry]);
  return [[place, ...new Set(choices.flatMap((action) => goalIn(face, action) ?? []))]];
}

export const standing = (face: Face<AnyAction>, asked: Q, pieces: readonly number[]): number[] =>
  face.map.pieces(asked).flatMap(({ piece, place }) => (pieces.includes(piece) ? [place] : []));

/** Takes a piece up and brings it into sight with where it can go. */
export function goTo({ model, ui }: Hands, piece: number): void {
  const { face } = model;
  const asked = model.asked.value;
  const choices = asked.choicesOf(piece);
  const groups = aboutPiece(face, asked, piece);
  // A click may mean a deed (a unit joins an attack); walking through the units must not do it.
  const taken = choices.length !== 1 || !isDirect(face, choices[0]);
  if (taken) model.pick(piece);
  if (groups.length === 0) return;
  const [[place]] = groups;
  // With the piece in hand Enter means what is put forward for it.
  // Keys point now, wherever the mouse was left.
  ui.hover.value = null;
  if (taken) ui.cursor.value = place;
  else {
    ui.walk(place, model);
    // It may have been in sight all along.
    ui.shown.value = [place];
  }
  ui.controls.value?.frame(groups, true);
}

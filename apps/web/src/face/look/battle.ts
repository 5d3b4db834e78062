import type { State } from '@hundred-days/kernel';
import type { CounterFace, Overlay } from '../../board/types.ts';
import type { Sight } from '../types.ts';
import type { MapPicture, Show } from './card.ts';
import { onStage, type Stage } from './stage.ts';

/** What the maps of battles on hexes can show: zones of the enemy, one's own, and what guns can fire at. */

interface Told<W> {
  readonly w: W;
  tell(language: string, key: `show.${'zones' | 'own' | 'ownNote' | 'guns' | 'gunsNote'}`): string;
  /** The zones of the enemies of a seat; all that guns can fire at now. */
  enemyZones(w: W, view: State, seat: number): readonly number[];
  shotsOf(w: W, view: State): NonNullable<Overlay['shots']>;
}

/** Who stands in the pictures. */
interface Cast {
  readonly own: CounterFace;
  readonly enemy: CounterFace;
  readonly gun: CounterFace;
}

export function battleShows<W extends { readonly at: { readonly phasing: number } }>(
  { w, tell, enemyZones, shotsOf }: Told<W>,
  stage: Stage,
  zones: Sight,
  cast: Cast,
  language: string,
): Show[] {
  const { neighbours } = stage.geometry;
  const [south, north] = [4, 1].map((direction) => neighbours[6 * stage.open + direction]);
  const own: Sight = {
    id: 'own',
    name: (reader) => tell(reader, 'show.own'),
    overlay: (view, seat) => ({ influence: enemyZones(w, view, 1 - (seat < 0 ? view[w.at.phasing] : seat)) }),
  };
  const guns: Sight = {
    id: 'guns',
    name: (reader) => tell(reader, 'show.guns'),
    overlay: (view) => ({ shots: shotsOf(w, view) }),
  };
  const row = (sight: Sight, key: 'zones' | 'ownNote' | 'gunsNote', picture: MapPicture): Show => ({
    sight,
    note: tell(language, `show.${key}`),
    picture,
  });
  const [before, behind] = [onStage(cast.gun, south), onStage(cast.enemy, north)];
  return [
    row(zones, 'zones', stage.wide({ zones: stage.around }, onStage(cast.enemy, stage.open))),
    row(own, 'ownNote', stage.wide({ influence: stage.around }, onStage(cast.own, stage.open))),
    row(guns, 'gunsNote', stage.wide({ shots: [[south, north]] }, before, behind)),
  ];
}

import { board } from '@hundred-days/day-of-waterloo';
import type { Badge, BoardPiece, CounterFace, Mark, Overlay } from '../../board/types.ts';
import type { Picture, Show, Sign } from '../../face/look/card.ts';
import { onStage, type Stage } from '../../face/look/stage.ts';
import type { Sight } from '../../face/types.ts';
import { type Looks, leaderFace, unitFace } from './counters.ts';
import type { Setting } from './setting.ts';
import { WORDS } from './text/lookWords.ts';

/** What the map can show, and what its signs mean: each with a picture drawn as the map is. */

const { tell } = WORDS;

/** A unit by its id, as it might look. */
function faceLike(w: Setting, id: string, looks: Partial<Looks> = {}): CounterFace {
  const unit = w.unitIndex(id);
  return unitFace(w, unit, {
    strength: w.strength[unit],
    morale: w.morale[unit],
    demoralized: false,
    lies: 'top',
    marks: [],
    ...looks,
  });
}

export function showsOf(w: Setting, stage: Stage, zones: Sight, language: string): Show[] {
  const horse = faceLike(w, 'adg-vandeleur', { lies: 'enemy' });
  return [
    {
      sight: zones,
      note: tell(language, 'show.zones'),
      picture: stage.wide({ influence: stage.around }, onStage(horse, stage.open)),
    },
  ];
}

type SignKey = Parameters<typeof tell>[1] extends infer K ? (K extends `sign.${infer S}` ? S : never) : never;

export function signsOf(w: Setting, stage: Stage, language: string): Sign[] {
  const said = (key: SignKey, picture: Picture): Sign => ({ text: tell(language, `sign.${key}`), picture });
  const counter = (key: SignKey, face: CounterFace, badges: readonly Badge[] = [], spent = false): Sign =>
    said(key, { face, badges, spent });
  const marked = (mark: Mark): Sign => counter(mark, faceLike(w, 'fr-durutte', { marks: [mark] }));
  const signed = (key: SignKey, overlay: Overlay, face?: CounterFace): Sign => said(key, stage.sign(overlay, face));
  const ground = (key: SignKey, terrain: number): Sign[] => {
    const hex = w.terrain.indexOf(terrain);
    return hex < 0 ? [] : [said(key, stage.ground(hex))];
  };
  const { open } = stage;
  const foe = faceLike(w, 'adg-best', { lies: 'enemy' });
  return [
    counter('infantry', faceLike(w, 'fr-durutte')),
    counter('cavalry', faceLike(w, 'fr-jacquinot')),
    counter('artillery', faceLike(w, 'fr-desalles')),
    counter('horse', faceLike(w, 'fr-ha-jacquinot')),
    counter('guard', faceLike(w, 'fr-og-grenadiers')),
    said('own', { ...stage.sign({}), pieces: stackOn(w, open) }),
    counter('enemy', foe),
    counter('reduced', faceLike(w, 'fr-durutte', { strength: 3 })),
    counter('leader', leaderFace(w, w.unitIndex('fr-derlon'), false)),
    counter('commander', leaderFace(w, w.unitIndex('fr-napoleon'), false)),
    counter('moved', faceLike(w, 'fr-durutte'), ['moved'], true),
    marked('pinned'),
    marked('out'),
    marked('column'),
    marked('recovers'),
    marked('charge'),
    counter('demoralized', faceLike(w, 'fr-durutte', { demoralized: true, morale: 2 })),
    signed('reach', { reach: [open] }),
    signed('stops', { reach: [open], stops: [open] }),
    signed('influence', { influence: [open] }),
    signed('target', { targets: [open] }, foe),
    signed('candidate', { candidates: [open] }, foe),
    ...ground('woods', board.WOODS),
    ...ground('forest', board.FOREST),
    ...ground('village', board.VILLAGE),
    ...ground('town', board.TOWN),
    ...ground('farm', board.GRAND_FARM),
    ...ground('swamp', board.SWAMP),
    said('high', stage.ground(w.high.findIndex((high, hex) => high === 1 && w.terrain[hex] === board.CLEAR))),
  ];
}

/** Two counters beneath the one on top. */
const stackOn = (w: Setting, place: number): BoardPiece[] => [
  { ...onStage(faceLike(w, 'fr-jacquinot', { lies: 'beneath' }), place), spot: { dx: 4.7, dy: -7.6, size: 1 } },
  { ...onStage(faceLike(w, 'fr-donzelot', { lies: 'beneath' }), place), spot: { dx: 2.4, dy: -3.8, size: 1 } },
  { ...onStage(faceLike(w, 'fr-desalles'), place), spot: { dx: 0, dy: 0, size: 1 } },
];

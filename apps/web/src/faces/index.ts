import '../table/styles.ts';
import type { AnyAction, Game, GameEvent, Setup } from '@hundred-days/kernel';
import type { BoardPiece } from '../board/types.ts';
import type { Asked, Face, LogLine } from '../face/types.ts';
import { loadGame } from '../games/index.ts';
import { kept } from '../games/kept.ts';
import { lateModule } from '../page/later.tsx';

/** The faces of the games, each a folder by the game's id. */
const FACES = import.meta.glob<FaceFile>('./*/face.tsx');

interface FaceFile {
  createFace(game: Game): Face;
  /** Of a game that is more than one: another face for some of its worlds, which the rest do not load. */
  readonly other?: (game: Game) => Promise<Pick<FaceFile, 'createFace'> | null>;
}

const made = new WeakMap<Game, Face>();

/** What a table tells of itself is said alike in every game; it happens at tables that have gone on for long. */
const TOLD_BY_THE_TABLE = ['upgraded'];
const ownWords = lateModule(() => import('./tableLine.ts'));
const NO_LINE: LogLine = { heading: true, piece: null, parts: [], rule: '', dice: [], places: [] };

function withTableWords(face: Face): Face {
  const { words } = face;
  return {
    ...face,
    words: {
      ...words,
      rest: async (language) => void (await Promise.all([ownWords.fetch(), words.rest(language), face.game.whole?.()])),
      logLine: (event: GameEvent, language: string, others?: readonly GameEvent[]): LogLine =>
        TOLD_BY_THE_TABLE.includes(event.type)
          ? { ...NO_LINE, parts: ownWords.now?.tableLine(event, language) ?? [] }
          : words.logLine(event, language, others),
    },
  };
}

/** Board, overview, edges and hand ask where the pieces stand: worked out once for each question. */
function withPiecesOnce(face: Face): Face {
  const known = new WeakMap<Asked<AnyAction>, readonly BoardPiece[]>();
  const pieces = (asked: Asked<AnyAction>): readonly BoardPiece[] => {
    const standing = known.get(asked) ?? face.map.pieces(asked);
    known.set(asked, standing);
    return standing;
  };
  return { ...face, map: { ...face.map, pieces } };
}

/** A face is made once for the game of a world, for a map takes its time to draw. */
function faceFor(createFace: (game: Game) => Face, game: Game): Face {
  const face = made.get(game) ?? withPiecesOnce(withTableWords(createFace(game)));
  made.set(game, face);
  return face;
}

const fileOf = kept((id: string) => FACES[`./${id}/face.tsx`]());

/** The face of a game for the world of a set-up, its first world if none is given; null for a game this program does not have. */
export async function loadFace(id: string, setup?: Pick<Setup, 'scenario'>): Promise<Face | null> {
  if (!Object.hasOwn(FACES, `./${id}/face.tsx`)) return null;
  const [file, game] = await Promise.all([fileOf(id), loadGame(id, setup)]);
  const { createFace } = (await file.other?.(game)) ?? file;
  return faceFor(createFace, game);
}

import { seatsAt } from '@hundred-days/kernel';
import { computed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Face } from '../face/types.ts';
import { LearnPage } from '../learn/LearnPage.tsx';
import { hasLesson, loadLesson, sceneOf } from '../learn/lessons/index.ts';
import { COACH_WORDS } from '../learn/text/words.ts';
import type { Lesson } from '../learn/types.ts';
import { useLoading } from '../page/later.tsx';
import type { Holder } from '../store/types.ts';
import { spoken } from '../text/words.ts';
import { newId } from './dice.ts';
import { downloadWritten } from './download.ts';
import { faceOf } from './faces.ts';
import { settings, settingsOpen, tableStore } from './house.ts';
import { followLanguage, loadAllWords } from './reading.ts';
import { go } from './router.ts';
import { wantsNoMotion } from './settings.ts';
import { SHELF } from './shelf.ts';
import { Failed, Wait } from './TableRoute.tsx';

/** A lesson in its house: settings, storage, the way home and to the real game. */

const reducedMotion = computed(() => wantsNoMotion(settings.motion.value));

interface Taught {
  readonly lesson: Lesson;
  readonly face: Face;
}

/** Null where there is no such lesson. */
async function teach(name: string): Promise<Taught | null> {
  if (!hasLesson(name)) return null;
  const { game, scenario } = await sceneOf(name);
  const face = await faceOf(game, { scenario });
  const lesson = await loadLesson(name, face.game);
  if (lesson === null) return null;
  const taught = { lesson, face };
  await loadLessonWords(taught, spoken.peek());
  return taught;
}

/** Of the table, the lesson and its coach. */
async function loadLessonWords({ lesson, face }: Taught, language: string): Promise<void> {
  await Promise.all([loadAllWords(face, language), lesson.speak(language), COACH_WORDS.load(language)]);
}

/** Who names no game begins on the left of the shelf. */
const FIRST = SHELF.find(({ lesson }) => lesson)?.id ?? '';

export function LearnRoute({ game }: { readonly game: string | null }): JSX.Element {
  const [taught, setTaught] = useState<Taught | null>(null);
  const here = useRef(true);
  useEffect(
    () => () => {
      here.current = false;
    },
    [],
  );
  const { failed, again } = useLoading(() =>
    teach(game ?? FIRST).then((loaded) => {
      if (!here.current) return;
      if (loaded === null) go({ page: 'home' }, true);
      else setTaught(loaded);
    }),
  );
  if (failed) return <Failed again={again} />;
  return taught === null ? <Wait /> : <Lessoned taught={taught} />;
}

function Lessoned({ taught }: { readonly taught: Taught }): JSX.Element {
  const language = useSignal<string>(spoken.peek());
  useEffect(() => followLanguage((wanted) => loadLessonWords(taught, wanted), language), [taught]);
  return (
    <LearnPage
      {...taught}
      language={language}
      drawer={drawer()}
      reducedMotion={reducedMotion}
      onHome={() => go({ page: 'home' })}
      onSettings={() => {
        settingsOpen.value = true;
      }}
      onDownload={downloadWritten}
      onPlay={() => playForReal(taught)}
    />
  );
}

function drawer(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The scenario the lesson leads to, in the learner's seat, against the weakest computer. */
async function playForReal({ lesson, face }: Taught): Promise<boolean> {
  const { setUp } = await import('./sitting.ts');
  const { game } = face;
  const setup = { scenario: lesson.scenario ?? game.scenarios[0].id, options: {} };
  const holders = seatsAt(game, setup).map(
    (_, seat): Holder =>
      seat === lesson.seat
        ? { kind: 'here', name: 'you' }
        : { kind: 'computer', level: 'conscript', character: 'careful' },
  );
  const id = newId();
  const ready = await setUp(await tableStore(), face, id, game.title, setup, holders);
  if (ready) go({ page: 'table', id });
  return ready;
}

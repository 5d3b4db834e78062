import { seatsAt } from '@hundred-days/kernel';
import { computed, effect, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Face } from '../face/types.ts';
import { LearnPage } from '../learn/LearnPage.tsx';
import { hasLesson, loadLesson } from '../learn/lessons/index.ts';
import { sayCoach } from '../learn/text/words.ts';
import type { Lesson } from '../learn/types.ts';
import type { Holder } from '../store/types.ts';
import { want } from '../text/late.ts';
import { newId } from './dice.ts';
import { download } from './download.ts';
import { faceOf } from './faces.ts';
import { settings, settingsOpen, tableStore } from './house.ts';
import { go } from './router.ts';
import { wantsNoMotion } from './settings.ts';
import { SHELF } from './shelf.ts';

/** A lesson in its house: settings, storage, the way home and to the real game. */

/** The language of the page: it follows the settings once its words are there. */
const language = signal<string>(settings.language.peek());

function followLanguage(): () => void {
  return effect(() => {
    const wanted = settings.language.value;
    void want(wanted).then(() => {
      language.value = wanted;
    });
  });
}

const reducedMotion = computed(() => wantsNoMotion(settings.motion.value));

interface Taught {
  readonly lesson: Lesson;
  readonly face: Face;
}

/** Null for a game that has no lesson. */
async function teach(game: string): Promise<Taught | null> {
  if (!hasLesson(game)) return null;
  const face = await faceOf(game);
  const lesson = await loadLesson(face.game);
  if (lesson === null) return null;
  // A lesson goes into the middle of the game at once.
  await want('troubles');
  return { lesson, face };
}

/** Who names no game begins on the left of the shelf. */
const FIRST = SHELF.find(({ lesson }) => lesson)?.id ?? '';

export function LearnRoute({ game }: { readonly game: string | null }): JSX.Element {
  const [taught, setTaught] = useState<Taught | null>(null);
  useEffect(followLanguage, []);
  useEffect(() => {
    let current = true;
    void teach(game ?? FIRST).then((loaded) => {
      if (!current) return;
      if (loaded === null) go({ page: 'home' }, true);
      else setTaught(loaded);
    });
    return () => {
      current = false;
    };
  }, []);
  if (taught === null) {
    return (
      <main class="page" aria-busy="true">
        <p class="page-sentence">{sayCoach(language.value, 'loading')}</p>
      </main>
    );
  }
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
      onDownload={download}
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

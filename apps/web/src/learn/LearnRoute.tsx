import { computed, effect, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Face } from '../face/types.ts';
import { newId } from '../shell/dice.ts';
import { download } from '../shell/download.ts';
import { faceOf } from '../shell/faces.ts';
import { settings, settingsOpen, tableStore } from '../shell/house.ts';
import { want } from '../shell/late.ts';
import { go } from '../shell/router.ts';
import { wantsNoMotion } from '../shell/settings.ts';
import type { Holder } from '../store/types.ts';
import { LearnPage } from './LearnPage.tsx';
import { sayCoach } from './text/words.ts';
import { FIRST_BATTLE } from './waterloo/lesson.ts';

/** The lesson in its house: settings, storage, the way home and to the real battle. */

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

export function LearnRoute(): JSX.Element {
  const [face, setFace] = useState<Face | null>(null);
  useEffect(followLanguage, []);
  useEffect(() => {
    let current = true;
    void faceOf(FIRST_BATTLE.game).then((loaded) => current && setFace(loaded));
    return () => {
      current = false;
    };
  }, []);
  if (face === null) {
    return (
      <main class="page" aria-busy="true">
        <p class="page-sentence">{sayCoach(language.value, 'loading')}</p>
      </main>
    );
  }
  return (
    <LearnPage
      lesson={FIRST_BATTLE}
      face={face}
      language={language}
      drawer={drawer()}
      reducedMotion={reducedMotion}
      onHome={() => go({ page: 'home' })}
      onSettings={() => {
        settingsOpen.value = true;
      }}
      onDownload={download}
      onPlay={() => playForReal(face)}
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

/** The first scenario of the game, in the learner's seat, against the weakest computer. */
async function playForReal(face: Face): Promise<boolean> {
  const { setUp } = await import('../shell/sitting.ts');
  const { game } = face;
  const holders = game.seats.map(
    (_, seat): Holder =>
      seat === FIRST_BATTLE.seat
        ? { kind: 'here', name: 'you' }
        : { kind: 'computer', level: 'conscript', character: 'careful' },
  );
  const id = newId();
  const setup = { scenario: game.scenarios[0].id, options: {} };
  const ready = await setUp(await tableStore(), face, id, game.title, setup, holders);
  if (ready) go({ page: 'table', id });
  return ready;
}

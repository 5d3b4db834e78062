import { type Action, type DayOfWaterloo, position } from '@hundred-days/day-of-waterloo';
import { wordsOf } from '@hundred-days/day-of-waterloo/spoken';
import type { Refusal, State } from '@hundred-days/kernel';
import { UNANSWERED } from '../../face/asking.ts';
import { lateFace, opened } from '../../face/late.ts';
import { scenarioReader } from '../../face/scenario.ts';
import type { Explanation, Face, LogLine, Sight, Telling } from '../../face/types.ts';
import { mapArt } from './art.ts';
import { printedFace } from './counters.ts';
import { Beside, Hand, Reckoning, Score, Stage, Stakes } from './later.ts';
import './map.css';
import { fullName, placeName, shortName, withPlaces } from './names.ts';
import { boardPieces, enemyZones, faceNow, trays } from './pieces.ts';
import { promptOf } from './prompt.ts';
import { settingOf } from './setting.ts';
import { isSettingUp, seatName, summary, track } from './sides.ts';
import { before } from './text/before.ts';
import { isWhole, loadRest, loadWords, tell, textIn } from './text/words.ts';

/** The Day of Waterloo as a table in the browser shows it. */

const { later, whole, words } = lateFace(() => import('./rest.ts'), { isWhole, loadRest: loadAll }, loadWords, {
  rules: opened({
    en: async () => (await import('@hundred-days/day-of-waterloo/rules/en')).RULES_EN,
    fr: async () => (await import('@hundred-days/day-of-waterloo/rules/fr')).RULES_FR,
  }),
  scenario: scenarioReader(before),
});

/** The log tells of fights in the words of the panels. */
async function loadAll(language: string): Promise<void> {
  const { loadPanelWords } = await import('./text/panelWords.ts');
  await loadPanelWords(language);
  await loadRest(language);
}

const TELLING: Telling = {
  told: (events) => events,
  isSameDeed: (one, other) => one.type === 'unasked' && other.type === 'unasked',
  silent: (step) => later.now?.unaskedEvent(step) ?? null,
};

/** Until the words of the log are there: nothing is told before the set-up is over. */
const UNTOLD: LogLine = { heading: false, piece: null, parts: [], rule: '', dice: [], places: [] };

export function createFace(game: DayOfWaterloo): Face<Action> {
  const w = settingOf(game);
  const art = mapArt(w);
  let layers: import('./layers.tsx').Layers | undefined;
  const laid = () => (layers ??= later.now?.layersOf(w, art.geometry));
  const zones: Sight = {
    id: 'zones',
    name: (language) => tell(language, 'sight.zones'),
    overlay: (view, seat) => ({ influence: enemyZones(w, view, seat) }),
  };
  const why = (view: State, no: Refusal, language: string): Explanation =>
    whole(language)?.explain(w, view, no, language) ?? UNANSWERED;
  const endIn = (code: string, language: string): string => textIn(language).catalog[`outcome.${code}`] ?? code;
  return {
    game,
    looking: async (language) => {
      const [{ lookingOf }] = await Promise.all([import('./looking.ts'), words.rest(language)]);
      return lookingOf({ game, w, zones, explain: why }, language);
    },
    map: {
      art,
      counter: (piece, view) => (view === undefined ? printedFace(w, piece) : faceNow(w, view, piece)),
      pieces: (asked) => boardPieces(w, asked),
      trays: (asked) => trays(w, asked),
      overlay: (asked) => laid()?.overlay(asked) ?? {},
      sights: [zones],
      pointedAt: (_view, place, _language, asked) =>
        asked === undefined ? null : (laid()?.pointedAt(asked, place) ?? null),
      motions: (events) => later.now?.motionsOf(w, events) ?? [],
    },
    hand: {
      choose: (actions, view) => later.now?.chooseOf(w, actions, view) ?? actions[0],
      way: (action, view) => later.now?.wayOf(w, action, view) ?? null,
      handed: (view, pieces) => later.now?.handed(w, view, pieces) ?? null,
      isOwn: (view, seat, piece) => position.owns(w, view, seat, piece),
      retract: (asked, piece, actions) => later.now?.placedAt(w, asked, piece, actions) ?? -1,
      parts: (view, seat) => later.now?.partsOf(w, game, view, seat) ?? null,
      inAnyOrder: (asked, pieces) => later.now?.isSentFirst(w, asked, pieces) ?? false,
      begun: () => -1,
      nobody: (view, seat) => later.now?.nobodyOf(w, game, view, seat) ?? null,
    },
    words: {
      ...words,
      said: (language) => withPlaces(wordsOf(w, textIn(language)), art.names),
      track: (view, language) => track(w, view, language),
      prompt: (asked) => promptOf(w, asked, whole(asked.language)?.answer),
      warnings: (asked) => later.now?.warningsOf(w, asked) ?? [],
      logLine: (event, language) => whole(language)?.logLine(w, event, language) ?? UNTOLD,
      telling: TELLING,
      explain: why,
      actionName: (action, language) => whole(language)?.actOf(w, action, language) ?? '',
      pieceName: (piece, language) => fullName(w, piece, language),
      shortName: (piece, language) => shortName(w, piece, language),
      placeName: (place, language) => placeName(w, place, language),
      describePlace: (view, place, language) => whole(language)?.describePlace(w, view, place, language) ?? '',
      seatName: (view, seat, language) => seatName(w, view, seat, language),
      summary: (view, language) => {
        const end = game.outcome(view);
        return end === null ? summary(w, view, language) : endIn(end.code, language);
      },
      result: ({ code }, language) => {
        const title = endIn(code, language);
        return later.now?.resultIn(title) ?? { title, text: '' };
      },
    },
    panels: {
      card: (asked) => (asked.inHand === null && !isSettingUp(w, asked.view) ? null : <Hand w={w} asked={asked} />),
      panel: (asked) => <Beside w={w} asked={asked} />,
      stakes: (asked) => (later.now?.hasStakes(w, asked) ? <Stakes w={w} asked={asked} /> : null),
      stage: (asked) => (later.now?.hasStage(w, asked) ? <Stage w={w} asked={asked} /> : null),
      score: ({ view, viewer, language }) => <Score w={w} view={view} viewer={viewer} language={language} />,
      secrets: () => null,
      reckoning: (view, language) => <Reckoning w={w} view={view} viewer={-1} language={language} />,
    },
    // 5.4.2: nobody sees what lies under another's counters, from the set-up to the end.
    hasSecrets: (view) => position.stepOf(w, view) !== 'over',
  };
}

import { type GameEvent, type Refusal, refuseInput, type State } from '@hundred-days/kernel';
import { type Action, isLoose, type LastBattles, position } from '@hundred-days/last-battles';
import { wordsOf } from '@hundred-days/last-battles/spoken';
import type { ComponentChildren, JSX } from 'preact';
import type { BoardGeometry, MapArt, Overlay } from '../../board/types.ts';
import { UNANSWERED } from '../../face/asking.ts';
import { leftIn } from '../../face/battle/prompting.ts';
import { called } from '../../face/called.ts';
import { lateFace, opened } from '../../face/late.ts';
import { scenarioReader } from '../../face/scenario.ts';
import type { Explanation, Face, Left, LogLine, Sight, Track } from '../../face/types.ts';
import { lateModule } from '../../page/later.tsx';
import type { WhyNot } from './answers.ts';
import { mapArt } from './art.ts';
import type { Ask } from './asking.ts';
import { chooseOf, companyIn, wayOf } from './hand.ts';
import { Beside, Hand, Levels, Reckoning, Stakes } from './later.ts';
import { logLine } from './log.ts';
import { fullName, NIGHT, placeName, RAIN, shortName, timeName, withPlaces } from './names.ts';
import { inHandOverlay } from './overlay.ts';
import { boardPieces, countedHexes, enemyZones, faceUp, isFighting, trays } from './pieces.ts';
import { promptOf } from './prompt.ts';
import { type Setting, settingOf } from './setting.ts';
import { isMoving, phaseName, phasesOf, sideName } from './sides.ts';
import { counted } from './signs.tsx';
import { before } from './text/before.ts';
import { loadPieceWords } from './text/pieceWords.ts';
import { isWhole, loadRest, loadWords, tell, tellMany, textIn } from './text/words.ts';

/** A battle of Napoleon’s Last Battles as a table in the browser shows it. */

const { later, whole, words } = lateFace(() => import('./rest.ts'), { isWhole, loadRest }, speak, {
  rules: opened({
    en: async () => (await import('@hundred-days/last-battles/rules/en')).RULES_EN,
    fr: async () => (await import('@hundred-days/last-battles/rules/fr')).RULES_FR,
  }),
  scenario: scenarioReader(before),
});

async function speak(language: string): Promise<void> {
  await Promise.all([loadWords(language), loadPieceWords(language)]);
}

const explain = (w: Setting, view: State, no: Refusal, language: string): Explanation =>
  whole(language)?.explain(w, view, no, language) ?? UNANSWERED;

/** 7.11c, as soon as the rules that say so are there. */
export const owed: Setting['owed'] = (w, view) => later.now?.owedIn(w, view) ?? null;

/** `w` is given by who knows more of the world than a battle does. */
export function createFace(game: LastBattles, w: Setting = settingOf(game, owed)): Face<Action> {
  const whyNot: WhyNot = ({ view, seat }, action) => refuseInput(game, view, seat, action);
  const art = mapArt(w);
  const marks = marksOf(w, art.geometry);
  const overview = overviewIn(w, art);
  const lineOf = (event: GameEvent, language: string): LogLine => logLine(w, event, language, whole(language)?.fightOf);
  const whyIn = (view: State, no: Refusal, language: string): Explanation => explain(w, view, no, language);
  const way = (action: Action, view: State) => wayOf(w, action, view);
  const zones: Sight = {
    id: 'zones',
    name: (language) => tell(language, 'sight.zones'),
    overlay: (view, seat) => ({ zones: enemyZones(w, view, seat) }),
  };
  const endIn = (code: string, language: string): string => textIn(language).catalog[`outcome.${code}`] ?? code;
  return {
    game,
    looking: async (language) => {
      const [{ lookingOf }] = await Promise.all([import('./looking.ts'), words.rest(language)]);
      const told = { game, w, zones, logLine: lineOf, explain: whyIn, way };
      return lookingOf(told, language);
    },
    map: {
      art,
      counter: (piece, view) => (view === undefined ? w.counters[2 * piece] : faceUp(w, view, piece)),
      pieces: (asked) => boardPieces(w, asked),
      trays: (asked) => trays(w, asked),
      overlay: (asked) => {
        const shown = overlayOf(w, art.geometry, asked);
        return { ...shown, under: marks(asked.view), over: [shown.over, overview(asked.view, asked.language)] };
      },
      sights: [zones],
      pointedAt: (view, place, language) => sightAt(w, art.geometry, view, place, language),
      motions: (events) => later.now?.motionsOf(w, events) ?? [],
    },
    hand: {
      choose: (actions, view) => chooseOf(w, actions, view),
      way,
      handed: () => null,
      isOwn: (_, seat, piece) => w.side[piece] === seat,
      company: companyIn(w),
      retract: (asked, piece, actions) => later.now?.retract(w, asked, piece, actions) ?? -1,
      anew: (asked, piece, actions) => later.now?.anew(w, asked, piece, actions) ?? null,
      inAnyOrder: (asked, units, hex) => later.now?.inAnyOrder(w, asked, units, hex) ?? false,
      begun: (_, actions) => later.now?.begunAt(actions) ?? -1,
    },
    words: {
      ...words,
      said: (language) => withPlaces(w, wordsOf(w, textIn(language)), art.names),
      track: (view, language) => track(w, view, language),
      prompt: (asked) => promptOf(w, asked, whyNot, whole(asked.language)?.answer),
      warnings: (asked) => warnings(w, asked),
      logLine: lineOf,
      telling: {
        told: (events) => events,
        isSameDeed: () => false,
        silent: (step, rolled) => later.now?.stood(step, rolled) ?? null,
      },
      explain: whyIn,
      actionName: (action, language) => later.now?.actionName(w, action, language) ?? '',
      pieceName: (piece, language) => fullName(w, piece, language),
      shortName: (piece, language) => shortName(w, piece, language),
      markedName: (piece, language) => later.now?.markedName(w, piece, language) ?? '',
      placeName: (place, language) => placeName(w, place, language),
      describePlace: (view, place, language) => whole(language)?.describePlace(w, view, place, language) ?? '',
      seatName: (_, seat, language) => sideName(w, seat, language),
      summary: (view, language) => {
        const end = game.outcome(view);
        return end === null ? summary(w, view, language) : endIn(end.code, language);
      },
      result: ({ code }, language) => {
        const title = endIn(code, language);
        return later.now?.resultIn(title, code, language) ?? { title, text: '' };
      },
    },
    panels: {
      card: (asked) => (asked.inHand === null ? null : <Hand w={w} asked={asked} />),
      panel: (asked) => <Beside w={w} asked={asked} />,
      planned: async () => (await import('./planned.ts')).plannedIn(w),
      stakes: (asked) => (later.now?.hasStakes(w, asked) ? <Stakes w={w} asked={asked} /> : null),
      score: ({ view, language, openRule }) => <Levels w={w} view={view} language={language} openRule={openRule} />,
      secrets: () => null,
      reckoning: (view, language) => <Reckoning w={w} view={view} language={language} />,
    },
    hasSecrets: () => false,
  };
}

function overlayOf(w: Setting, geometry: BoardGeometry, asked: Ask): Overlay {
  if (isFighting(w, asked.view)) return later.now?.fightOverlay(w, geometry, asked) ?? {};
  return asked.inHand === null || !isMoving(w, asked.view) ? {} : inHandOverlay(w, asked);
}

/** 13.1: the hexes that count for levels or victory, drawn once for each battle. */
function marksOf(w: Setting, geometry: BoardGeometry): (view: State) => JSX.Element | null {
  const drawn = new Map<number, JSX.Element | null>();
  return (view) => {
    const battle = view[w.at.battle];
    if (!drawn.has(battle)) drawn.set(battle, counted(geometry, countedHexes(w, view)));
    return drawn.get(battle) ?? null;
  };
}

/** The corps as blocks, for who looks from so far away that counters are marks. */
function overviewIn(w: Setting, art: MapArt): (view: State, language: string) => ComponentChildren {
  let drawn: ((view: State, language: string) => ComponentChildren) | undefined;
  return (...seen) => {
    drawn ??= later.now?.overviewOf(w, art);
    return drawn?.(...seen);
  };
}

const sight = lateModule(() => import('./sight.tsx'));

/** 8.3: while attacks are announced, what guns that are pointed at see, and what hides the rest. */
function sightAt(w: Setting, geometry: BoardGeometry, view: State, place: number, language: string): Overlay | null {
  if (position.stepOf(w, view) !== 'combat') return null;
  if (sight.now === null) sight.fetch().catch(() => undefined);
  return sight.now?.sightFrom(w, geometry, view, place, language) ?? null;
}

const phaseNow = (w: Setting, view: State): number =>
  phasesOf(w, view).findIndex(({ side, moving }) => side === view[w.at.phasing] && moving === isMoving(w, view));

function track(w: Setting, view: State, language: string): Track {
  const { turns, turnIds, turnKind } = position.battleOf(w, view);
  const turnsOf = (kind: number): number[] => turnIds.flatMap((_, turn) => (turnKind[turn] === kind ? [turn] : []));
  return {
    turn: view[w.at.turn],
    turns,
    time: timeName(turnIds[view[w.at.turn]], turnKind[view[w.at.turn]], language),
    phases: phasesOf(w, view).map(({ side, moving }) => phaseName(w, side, moving, language)),
    phase: phaseNow(w, view),
    nights: turnsOf(NIGHT),
    rains: turnsOf(RAIN),
  };
}

function summary(w: Setting, view: State, language: string): string {
  return tell(language, 'summary', {
    battle: called(textIn(language), 'scenario', position.battleOf(w, view).id),
    turn: view[w.at.turn],
    phase: phaseName(w, view[w.at.phasing], isMoving(w, view), language),
  });
}

function warnings(w: Setting, asked: Ask): readonly Left[] {
  const { view, seat } = asked;
  return leftIn(
    position.stepOf(w, view),
    asked,
    tellMany,
    (unit) => position.onMap(w, view, unit),
    (unit) => w.side[unit] === seat && isLoose(w, view, unit),
  );
}

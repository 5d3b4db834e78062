import { type State, TABLE } from '@hundred-days/kernel';
import { type Action, board, nameOfHex, position, type WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { wordsOf } from '@hundred-days/waterloo-campaign/spoken';
import type { ComponentChildren } from 'preact';
import { UNANSWERED } from '../../face/asking.ts';
import { lateFace, opened } from '../../face/late.ts';
import { scenarioReader } from '../../face/scenario.ts';
import type { Asked, Face, Track } from '../../face/types.ts';
import { faceAs, mapArt, withCounters } from './art.ts';
import { OddsPanel, Reckoning, Score, Situation, Stakes, UnitCard } from './later.ts';
import { logLine, motionsOf } from './log.ts';
import { fullName, placeName, shortName } from './names.ts';
import { chooseOf, goalOf, meant, overlayOf, pointedAt, sightsOf, wayOf } from './overlay.ts';
import { boardPieces, modeName, spokenName, trays } from './pieces.ts';
import { promptOf } from './prompt.ts';
import { warningsOf } from './prompts/warnings.ts';
import { before } from './text/before.ts';
import { isWhole, loadRest, loadWords, tell, textIn } from './text/words.ts';
import type { World } from './world.ts';

/** Waterloo Campaign, 1815 as a table in the browser shows it. */

export function createFace(game: WaterlooCampaign): Face<Action> {
  const w = withCounters(game.world);
  const wordsIn = (language: string) => textIn(language).catalog;
  const sights = sightsOf(w);
  return {
    game,
    looking: async (language) => {
      const [{ lookingOf }] = await Promise.all([import('./looking.ts'), words.rest(language)]);
      return lookingOf(game, w, sights, language);
    },
    map: {
      art: mapArt(w),
      counter: (piece) => faceAs(w, piece, position.FRONT, -1),
      pieces: (asked) => boardPieces(w, asked),
      trays: (asked) => trays(w, asked),
      overlay: (asked) => overlayOf(w, asked),
      sights,
      pointedAt: (view, place, language) => pointedAt(w, view, place, language),
      motions: (events) => motionsOf(w, events),
    },
    hand: {
      choose: (actions, view) => chooseOf(w, actions, view),
      way: (action, view) => wayOf(w, action, view),
      handed: (view, pieces) => handed(w, view, pieces),
      isOwn: (_, seat, piece) => w.side[piece] === seat,
      retract: () => -1,
      begun: () => -1,
    },
    words: {
      ...words,
      said: (language) => wordsOf(w, textIn(language)),
      track: (view, language) => track(w, view, language, wordsIn(language)[`turn.${view[w.at.turn]}`] ?? ''),
      prompt: (asked) => promptOf(w, asked, whole(asked.language)?.answer),
      warnings: (asked) => warningsOf(w, asked),
      logLine: (event, language) => logLine(w, event, language),
      explain: (view, no, language, asked = null) =>
        whole(language)?.explain(w, view, no, language, asked) ?? UNANSWERED,
      actionName: (action, language) => actionName(w, action, language),
      pieceName: (unit, language) => fullName(w, unit, language),
      shortName: (unit, language) => shortName(w, unit, language),
      placeName: (place, language) => placeName(w, place, language),
      describePlace: (view, place, language) => describePlace(w, view, place, language),
      summary: (view, language) => {
        const end = game.outcome(view);
        if (end !== null) return wordsIn(language)[`outcome.${end.code}`] ?? end.code;
        return tell(language, 'summary', { turn: view[w.at.turn], part: tell(language, `part.${partOf(w, view)}`) });
      },
      result: ({ code }, language) => ({
        title: wordsIn(language)[`outcome.${code}`] ?? code,
        text: '',
      }),
    },
    panels: {
      planned: async () => (await import('./planned.ts')).plannedIn(w),
      card: (asked) => (asked.inHand === null ? null : <UnitCard w={w} asked={asked} unit={asked.inHand} />),
      panel: (asked) => panel(w, asked),
      stakes: (asked) => stakes(w, asked),
      score: (asked) => <Score w={w} asked={asked} />,
      // OPT-1: one's own moves left stand with the enemy's, which are a question mark.
      secrets: () => null,
      reckoning: (view, language) => <Reckoning w={w} view={view} language={language} />,
    },
    hasSecrets: (view) => position.plays(w, view, 'secretMoveRolls') && view[w.at.allowance] !== 0,
  };
}

const { whole, words } = lateFace(() => import('./rest.ts'), { isWhole, loadRest }, speak, {
  rules: opened({
    en: async () => (await import('@hundred-days/waterloo-campaign/rules/en')).RULES_EN,
    fr: async () => (await import('@hundred-days/waterloo-campaign/rules/fr')).RULES_FR,
  }),
  scenario: scenarioReader(before),
});

/** The panels have words of their own, in a script that comes after the board: in English with them, else before. */
async function speak(language: string): Promise<void> {
  if (language === 'en') return;
  const panels = import('./text/panelWords.ts');
  await Promise.all([loadWords(language), panels.then(({ loadPanelWords }) => loadPanelWords(language))]);
}

/** Where pieces are placed one after another, or one Corps has to go, the next is in hand at once. */
function handed(w: World, view: State, pieces: readonly number[]): number | null {
  const step = position.stepOf(w, view);
  if (step === 'hq' || step === 'modes') return pieces[0] ?? null;
  if (!['return', 'retreat', 'clearing', 'arrival'].includes(step)) return null;
  return pieces.length === 1 && pieces[0] !== TABLE ? pieces[0] : null;
}

type Part = 0 | 1 | 2 | 3 | 4;
const PARTS: Readonly<Record<string, Part>> = {
  modes: 0,
  hq: 0,
  admission: 0,
  return: 0,
  detachments: 1,
  recall: 1,
  withdrawal: 2,
  movement: 3,
  clearing: 3,
  arrival: 3,
};

/** SEQ-1 */
const partOf = (w: World, view: State): Part => PARTS[position.stepOf(w, view)] ?? 4;

function track(w: World, view: State, language: string, time: string): Track {
  return {
    turn: view[w.at.turn],
    turns: w.turns,
    time,
    phases: ([0, 1, 2, 3, 4] as const).map((part) => tell(language, `part.${part}`)),
    phase: partOf(w, view),
  };
}

/** The attack that is pointed at, or being carried out. */
function attackNow(w: World, asked: Asked<Action>): readonly [attacker: number, defender: number] | null {
  const { view } = asked;
  const step = position.stepOf(w, view);
  if (step === 'charge' || step === 'countercharge') return [view[w.at.attacker], view[w.at.defender]];
  const now = step === 'attack' && asked.inHand !== null ? meant(asked) : null;
  return now?.type === 'attack' ? [now.unit, position.unitIn(w, view, now.hex)] : null;
}

function panel(w: World, asked: Asked<Action>): ComponentChildren {
  const attack = attackNow(w, asked);
  if (attack === null) return <Situation w={w} asked={asked} />;
  const [attacker, defender] = attack;
  return <OddsPanel key={`${attacker} ${defender}`} w={w} asked={asked} attacker={attacker} defender={defender} />;
}

function stakes(w: World, asked: Asked<Action>): ComponentChildren | null {
  const attack = attackNow(w, asked);
  return attack === null ? null : <Stakes w={w} asked={asked} attacker={attack[0]} defender={attack[1]} />;
}

function actionName(w: World, action: Action, language: string): string {
  const goal = goalOf(action);
  const facts = {
    hex: goal === null ? '' : placeName(w, goal, language),
    hq: 'hq' in action ? shortName(w, action.hq, language) : '',
    mode: 'mode' in action ? modeName(action.mode, language) : '',
    n: 'path' in action ? action.path.length - (action.type === 'move' ? 1 : 0) : 0,
  };
  return tell(language, `do.${action.type}`, facts);
}

function describePlace(w: World, view: State, place: number, language: string): string {
  const there = [
    position.hqIn(w, view, place),
    position.corpsIn(w, view, place),
    position.detachmentIn(w, view, place),
  ].filter((unit) => unit >= 0);
  const terrain = tell(language, `place.${w.terrain[place] as 'open' | 'town' | 'chateau'}`);
  const road = w.hexsides.subarray(6 * place, 6 * place + 6).some((side) => (side & board.ROAD) !== 0);
  const parts = [
    board.hexId(w, place),
    nameOfHex(w, place, textIn(language)),
    terrain,
    w.stream[place] === 1 ? tell(language, 'place.stream') : null,
    road ? tell(language, 'place.road') : null,
    ...(there.length === 0
      ? [tell(language, 'place.empty')]
      : there.map((unit) => spokenName(w, view, unit, language))),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

import { type Catalog, type Refusal, type SeenStep, type State, TABLE } from '@hundred-days/kernel';
import { type Action, board, type Napoleon1815, position, units } from '@hundred-days/napoleon-1815';
import { wordsOf } from '@hundred-days/napoleon-1815/spoken';
import type { JSX } from 'preact';
import { UNANSWERED } from '../../face/asking.ts';
import { lateFace, opened } from '../../face/late.ts';
import { scenarioReader } from '../../face/scenario.ts';
import type { Asked, Face, Track, TrackDay } from '../../face/types.ts';
import { actionName } from './actions.ts';
import type { Painted } from './art.ts';
import { blockFace, paint } from './art.ts';
import { ghostFace, ghostMotions } from './ghosts.ts';
import { alike, chooseOf, companyOf, goingBy } from './groups.ts';
import { Accounts, Hand, Reckoning, Roller, Scene, Score, Situation, Stakes } from './later.ts';
import { logLine, motionsOf, TELLING } from './log.ts';
import { resultIn } from './result.ts';
import './map.css';
import { armyName, fullName, seatName, sideName, townName } from './names.ts';
import { overlayOf, SIGHTS, wayOf } from './overlay.ts';
import { hiddenIn, spokenName, standingOn, trays } from './pieces.ts';
import { promptOf } from './prompt.ts';
import { said } from './prompts/asking.ts';
import { warningsOf } from './prompts/warnings.ts';
import { before } from './text/before.ts';
import { isWhole, loadRest, loadWords, tell, tellMany, textIn } from './text/words.ts';

/** Napoleon 1815 as a table in the browser shows it. */

export function createFace(game: Napoleon1815): Face<Action> {
  const w = paint(game.world);
  const wordsIn = (language: string): Catalog => textIn(language).catalog;
  const endIn = (code: string, language: string): string => wordsIn(language)[`outcome.${code}`] ?? code;
  const sights = SIGHTS(w);
  const why = (view: State, no: Refusal, language: string): string =>
    whole(language)?.explain(w, view, no, language).text ?? '';
  return {
    game,
    looking: async (language) => {
      const [{ lookingOf }] = await Promise.all([import('./looking.ts'), words.rest(language)]);
      return lookingOf(game, w, sights, why, language);
    },
    map: {
      art: w.art,
      counter: (piece) => (piece < w.unitCount ? blockFace(w, piece, w.strength[piece]) : ghostFace(piece)),
      pieces: standingOn(w),
      trays: (asked) => trays(w, asked),
      overlay: (asked) => overlayOf(w, asked),
      sights,
      pointedAt: () => null,
      motions: (events) => [...motionsOf(w, events), ...ghostMotions(w, events)],
    },
    hand: {
      choose: (actions, view) => chooseOf(w, actions, view),
      way: (action, view) => wayOf(w, action, view),
      handed: (view, pieces) => handed(w, view, pieces),
      isOwn: (view, seat, piece) => position.owns(w, view, seat, piece),
      // 7.4c: whoever goes first takes the room of the others.
      asks: ({ pieces }, { type }) => type === 'retreat' && pieces.length > 1,
      company: {
        of: (asked, piece) => companyOf(w, asked, piece),
        alike: (action, choices, view) => alike(w, action, choices, view),
        goers: (asked, action) => goingBy(w, asked, action),
      },
      retract: ({ view, viewer }, piece, actions) =>
        position.stepOf(w, view) === 'deployment' && viewer >= 0
          ? actions.findLastIndex((action) => action?.type === 'deploy' && action.unit === piece)
          : -1,
      begun: () => -1,
    },
    words: {
      ...words,
      said: (language) => wordsOf(w, textIn(language)),
      track: (view, language) => track(w, view, language, wordsIn(language)),
      prompt: (asked) => {
        const end = game.outcome(asked.view);
        return end === null
          ? promptOf(w, asked, whole(asked.language)?.answer)
          : said(endIn(end.code, asked.language), '', [end.rule]);
      },
      warnings: (asked) => warningsOf(w, asked),
      logLine: (event, language, others) => logLine(w, event, language, others),
      telling: TELLING,
      explain: (view, no, language) => whole(language)?.explain(w, view, no, language) ?? UNANSWERED,
      actionName: (action, language) => actionName(w, action, language),
      pieceName: (unit, language) => fullName(w, unit, language),
      shortName: (unit, language) => fullName(w, unit, language),
      placeName: (town, language) => townName(w, town, language),
      describePlace: (view, town, language) => describePlace(w, view, town, language),
      seatName: (view, seat, language) => seatName(w, view, seat, language),
      summary: (view, language) => {
        const end = game.outcome(view);
        if (end !== null) return endIn(end.code, language);
        const date = dateOf(w, view, wordsIn(language));
        return tell(language, 'summary', {
          turn: view[w.at.turn],
          date,
          part: tell(language, `part.${partOf(w, view)}`),
        });
      },
      result: ({ code, rule }, language) => {
        const title = endIn(code, language);
        return resultIn(title, rule);
      },
    },
    panels: {
      card: (asked) => (asked.inHand === null ? null : <Hand w={w} asked={asked} />),
      panel: (asked) => (
        <>
          <Situation w={w} asked={asked} />
          <Roller w={w} asked={asked} />
        </>
      ),
      scene: (asked) => (hasScene(w, asked) ? <Scene w={w} asked={asked} /> : null),
      stakes: (asked) => stakes(w, asked),
      score: ({ view, language }) => <Score w={w} view={view} language={language} />,
      accounts: (asked, from, brief) => <Accounts w={w} asked={asked} from={from} brief={brief} />,
      secrets: () => null,
      reckoning: (view, language) => <Reckoning w={w} view={view} language={language} />,
    },
    turnEnded: (asked, view) => turnEnded(w, asked, view),
    // FOG: nobody sees another's blocks, from the first deployment to the end.
    hasSecrets: (view) => !['over', 'bidding'].includes(position.stepOf(w, view)),
  };
}

const { whole, words } = lateFace(() => import('./rest.ts'), { isWhole, loadRest }, speak, {
  rules: opened({
    en: async () => (await import('@hundred-days/napoleon-1815/rules/en')).RULES_EN,
    fr: async () => (await import('@hundred-days/napoleon-1815/rules/fr')).RULES_FR,
  }),
  scenario: scenarioReader(before),
});

/** The panels have words of their own, in a script that comes after the board: in English with them, else before. */
async function speak(language: string): Promise<void> {
  if (language === 'en') return;
  const [{ loadPanelWords }, { loadBattleWords }] = await Promise.all([
    import('./text/panelWords.ts'),
    import('./text/battleWords.ts'),
  ]);
  await Promise.all([loadWords(language), loadPanelWords(language), loadBattleWords(language)]);
}

/** Where blocks are placed or have to go one after another, the next is in hand at once. */
const HANDED: ReadonlySet<string> = new Set(['deployment', 'posting', 'march', 'withdrawal', 'rout']);

function handed(w: Painted, view: State, pieces: readonly number[]): number | null {
  if (!HANDED.has(position.stepOf(w, view)) || pieces.includes(TABLE)) return null;
  return pieces[0] ?? null;
}

/** Steps with something to choose from: see Stakes.tsx. */
const STAKED = /deployment$|supply|reduction|regroup|march|-order$/;

function stakes(w: Painted, asked: Asked<Action>): JSX.Element | null {
  const step = position.stepOf(w, asked.view);
  if (!asked.deciding || !STAKED.test(step)) return null;
  return step === 'deployment' && asked.pieces.includes(TABLE) ? null : <Stakes w={w} asked={asked} />;
}

const SCENES: ReadonlySet<string> = new Set(['bidding', 'showing', 'hits', ...position.BATTLE_STEPS]);

function hasScene(w: Painted, { view, deciding }: Asked<Action>): boolean {
  const step = position.stepOf(w, view);
  return step === 'bidding' ? deciding : SCENES.has(step);
}

type Part = 0 | 1 | 2 | 3;
const PARTS: Readonly<Record<string, Part>> = {
  bidding: 0,
  reduction: 0,
  deployment: 0,
  movement: 1,
  march: 1,
  supply: 3,
  over: 3,
};
const DEPLOYING: readonly Part[] = [0];
const PLAYING: readonly Part[] = [1, 2, 3];
const partOf = (w: Painted, view: State): Part => PARTS[position.stepOf(w, view)] ?? 2;

const dateOf = (w: Painted, view: State, words: Catalog): string => {
  const date = w.turnDates[view[w.at.turn]];
  return words[`date.${date}`] ?? date;
};

function track(w: Painted, view: State, language: string, words: Catalog): Track {
  const night = w.night[view[w.at.turn]];
  const facts = { date: dateOf(w, view, words), side: sideName(position.attackerOf(w, view), language) };
  return {
    turn: view[w.at.turn],
    turns: w.turns,
    // While blocks are placed it is nobody's turn yet.
    time: partOf(w, view) === 0 ? facts.date : tell(language, night ? 'timeNight' : 'time', facts),
    phases: (partOf(w, view) === 0 ? DEPLOYING : PLAYING).map((part) => tell(language, `part.${part}`)),
    phase: Math.max(0, partOf(w, view) - 1),
    nights: [...w.night.keys()].filter((turn) => w.night[turn]),
    days: Array.from({ length: w.turns }, (_, i) => dayOf(w, i + 1, language, words)),
  };
}

/** A box of the track: "15 June", F, and both in words. */
function dayOf(w: Painted, turn: number, language: string, words: Catalog): TrackDay {
  const side = sideName(w.turnSide[turn], language);
  const date = words[`date.${w.turnDates[turn]}`] ?? w.turnDates[turn];
  const spoken = tell(language, w.night[turn] ? 'timeNight' : 'time', { date, side });
  return { day: date, sign: side.slice(0, 1), spoken };
}

/** 2.0a: a Player Turn ends where the other side's begins. */
function turnEnded(w: Painted, { events }: SeenStep, view: State): readonly number[] | null {
  const begun = events.find(({ type }) => type === 'turn');
  if (begun === undefined) return null;
  return [0, 1, 2].filter((seat) => units.SIDES[position.sideOfSeat(w, view, seat)] !== begun.data.side);
}

function describePlace(w: Painted, view: State, town: number, language: string): string {
  const supply = w.supply.find(({ city }) => city === w.townId(town));
  const army = board.ZONES.findIndex((id) => supply !== undefined && id === supply.army);
  const named = [...Array(w.unitCount).keys()].filter((unit) => position.whereIs(w, view, unit) === town);
  const hidden = [0, 1, 2].flatMap((one) =>
    [false, true].flatMap((disrupted) => {
      const n = hiddenIn(w, view, town, one, disrupted);
      const key = disrupted ? 'spoken.disrupted' : 'spoken.hidden';
      return n === 0 ? [] : [tellMany(language, key, n, { army: armyName(one, language) })];
    }),
  );
  const blocks = [...named.map((unit) => spokenName(w, view, unit, language)), ...hidden];
  return [
    townName(w, town, language),
    tell(language, w.cities.includes(town) ? 'place.city' : 'place.town'),
    army < 0 ? '' : tell(language, 'place.supply', { army: armyName(army, language) }),
    view[w.at.fights + town] === 0 ? '' : tell(language, 'place.fight'),
    ...(blocks.length === 0 ? [tell(language, 'place.empty')] : blocks),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

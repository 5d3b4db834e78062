import {
  type Catalog,
  KERNEL_CATALOGS,
  type RuleSection,
  type SeenStep,
  type State,
  TABLE,
} from '@hundred-days/kernel';
import { type Action, board, createNapoleon1815, position, tables, units } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import type { Asked, Face, Track } from '../../face/types.ts';
import { actionName } from './actions.ts';
import { blockFace, mapArt } from './art.ts';
import { ghostFace, ghostMotions } from './ghosts.ts';
import { alike, chooseOf, companyOf } from './groups.ts';
import { Hand, Reckoning, Roller, Scene, Score, Situation, Stakes, TownNote } from './later.ts';
import { explain, logLine, motionsOf } from './log.ts';
import { resultIn } from './result.ts';
import './map.css';
import { armyName, fullName, seatName, sideName, townName } from './names.ts';
import { goalOf, overlayOf, SIGHTS, wayOf } from './overlay.ts';
import { boardPieces, hiddenIn, spokenName, trays } from './pieces.ts';
import { promptOf } from './prompt.ts';
import { said } from './prompts/asking.ts';
import { warningsOf } from './prompts/warnings.ts';
import { loadWords, tell, tellMany } from './text/words.ts';

/** Napoleon 1815 as a table in the browser shows it. */

const { AT } = position;

export function createFace(): Face<Action> {
  const game = createNapoleon1815();
  const wordsIn = (language: string): Catalog => game.catalogs[language] ?? game.catalogs.en;
  const endIn = (code: string, language: string): string => wordsIn(language)[`outcome.${code}`] ?? code;
  return {
    game,
    art: mapArt(),
    speak,
    rules: chapters,
    track: (view, language) => track(view, language, wordsIn(language)),
    pieces: boardPieces,
    trays,
    prompt: (asked) => {
      const end = game.outcome(asked.view);
      return end === null ? promptOf(asked) : said(endIn(end.code, asked.language), '', [end.rule]);
    },
    goal: goalOf,
    choose: chooseOf,
    way: wayOf,
    handed,
    company: { of: companyOf, alike },
    direct: (action) => DIRECT.has(action.type),
    retract: ({ view, viewer }, piece, actions) =>
      position.stepOf(view) === 'deployment' && viewer >= 0
        ? actions.findLastIndex((action) => action?.type === 'deploy' && action.unit === piece)
        : -1,
    begun: () => -1,
    overlay: overlayOf,
    sights: SIGHTS,
    pointedAt: () => null,
    card: (asked) => (asked.inHand === null ? null : <Hand asked={asked} />),
    note: (asked, town) => <TownNote asked={asked} town={town} />,
    panel: (asked) => (
      <>
        <Situation asked={asked} />
        <Roller asked={asked} />
      </>
    ),
    scene: (asked) => (hasScene(asked) ? <Scene asked={asked} /> : null),
    stakes,
    score: ({ view, language }) => <Score view={view} language={language} />,
    seatName,
    warnings: warningsOf,
    motions: (events) => [...motionsOf(events), ...ghostMotions(events)],
    logLine: (event, language) => logLine(game, event, language),
    explain: (view, no, language) => explain(game, KERNEL_CATALOGS, view, no, language),
    actionName,
    endsTurn: () => false,
    turnEnded,
    result: ({ code, rule }, language) => {
      const title = endIn(code, language);
      return resultIn(title, rule);
    },
    reckoning: (view, language) => <Reckoning view={view} language={language} />,
    face: (piece) => (piece < units.UNITS ? blockFace(piece, units.STRENGTH[piece]) : ghostFace(piece)),
    pieceName: fullName,
    describePlace,
    secrets: () => null,
    // FOG: nobody sees another's blocks, from the first deployment to the end.
    hasSecrets: (view) => !['over', 'bidding'].includes(position.stepOf(view)),
    summary: (view, language) => {
      const end = game.outcome(view);
      if (end !== null) return endIn(end.code, language);
      const date = dateOf(view, wordsIn(language));
      return tell(language, 'summary', { turn: view[AT.turn], date, part: tell(language, `part.${partOf(view)}`) });
    },
  };
}

/** The panels have words of their own, in a script that comes after the board: in English with them, else before. */
async function speak(language: string): Promise<void> {
  if (language === 'en') return;
  const [{ loadPanelWords }, { loadBattleWords }] = await Promise.all([
    import('./text/panelWords.ts'),
    import('./text/battleWords.ts'),
  ]);
  await Promise.all([loadWords(language), loadPanelWords(language), loadBattleWords(language)]);
}

/** The rules load when somebody opens them: no game needs their words to be played. */
const CHAPTERS: Readonly<Record<string, () => Promise<readonly RuleSection[]>>> = {
  en: async () => (await import('@hundred-days/napoleon-1815/rules/en')).RULES_EN,
  fr: async () => (await import('@hundred-days/napoleon-1815/rules/fr')).RULES_FR,
};

const chapters = (language: string): Promise<readonly RuleSection[]> =>
  (Object.hasOwn(CHAPTERS, language) ? CHAPTERS[language] : CHAPTERS.en)();

/** Done by the click that names the block or the town; a march is shown first, a loss for good too. */
const DIRECT: ReadonlySet<string> = new Set([
  'reduce',
  'deploy',
  'fight',
  'hit',
  'morale',
  'reinforce',
  'retreat',
  'regroup',
]);

/** Where blocks are placed or have to go one after another, the next is in hand at once. */
const HANDED: ReadonlySet<string> = new Set(['deployment', 'posting', 'march', 'withdrawal', 'rout']);

function handed(view: State, pieces: readonly number[]): number | null {
  if (!HANDED.has(position.stepOf(view)) || pieces.includes(TABLE)) return null;
  return pieces[0] ?? null;
}

/** Steps with something to choose from: see Stakes.tsx. */
const STAKED = /deployment$|supply|reduction|regroup|march|-order$/;

function stakes(asked: Asked<Action>): JSX.Element | null {
  const step = position.stepOf(asked.view);
  if (!asked.deciding || !STAKED.test(step)) return null;
  return step === 'deployment' && asked.pieces.includes(TABLE) ? null : <Stakes asked={asked} />;
}

const SCENES: ReadonlySet<string> = new Set([
  'bidding',
  'showing',
  'hits',
  'terrain',
  'posting',
  'battle-order',
  'morale',
  'combat',
  'reinforcement',
  'rout',
]);

function hasScene({ view, deciding }: Asked<Action>): boolean {
  const step = position.stepOf(view);
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
const partOf = (view: State): Part => PARTS[position.stepOf(view)] ?? 2;

const dateOf = (view: State, words: Catalog): string => {
  const date = board.TURN_DATES[view[AT.turn]];
  return words[`date.${date}`] ?? date;
};

function track(view: State, language: string, words: Catalog): Track {
  const night = board.NIGHT[view[AT.turn]];
  const facts = { date: dateOf(view, words), side: sideName(position.attackerOf(view), language) };
  return {
    turn: view[AT.turn],
    turns: board.TURNS,
    // While blocks are placed it is nobody's turn yet.
    time: partOf(view) === 0 ? facts.date : tell(language, night ? 'timeNight' : 'time', facts),
    phases: (partOf(view) === 0 ? DEPLOYING : PLAYING).map((part) => tell(language, `part.${part}`)),
    phase: Math.max(0, partOf(view) - 1),
    nights: [...board.NIGHT.keys()].filter((turn) => board.NIGHT[turn]),
  };
}

/** 2.0a: a Player Turn ends where the other side's begins. */
function turnEnded({ events }: SeenStep, view: State): readonly number[] | null {
  const begun = events.find(({ type }) => type === 'turn');
  if (begun === undefined) return null;
  return [0, 1, 2].filter((seat) => units.SIDES[position.sideOfSeat(view, seat)] !== begun.data.side);
}

function describePlace(view: State, town: number, language: string): string {
  const supply = tables.SUPPLY.find(({ city }) => city === board.townId(town));
  const army = board.ZONES.findIndex((id) => supply !== undefined && id === supply.army);
  const named = [...Array(units.UNITS).keys()].filter((unit) => position.whereIs(view, unit) === town);
  const hidden = [0, 1, 2].flatMap((one) =>
    [false, true].flatMap((disrupted) => {
      const n = hiddenIn(view, town, one, disrupted);
      const key = disrupted ? 'spoken.disrupted' : 'spoken.hidden';
      return n === 0 ? [] : [tellMany(language, key, n, { army: armyName(one, language) })];
    }),
  );
  const blocks = [...named.map((unit) => spokenName(view, unit, language)), ...hidden];
  return [
    townName(town, language),
    tell(language, board.CITIES.includes(town) ? 'place.city' : 'place.town'),
    army < 0 ? '' : tell(language, 'place.supply', { army: armyName(army, language) }),
    view[AT.fights + town] === 0 ? '' : tell(language, 'place.fight'),
    ...(blocks.length === 0 ? [tell(language, 'place.empty')] : blocks),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

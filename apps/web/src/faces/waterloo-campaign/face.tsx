import { type RuleSection, type State, TABLE } from '@hundred-days/kernel';
import {
  type Action,
  board,
  createWaterlooCampaign,
  nameOfHex,
  position,
  tables,
} from '@hundred-days/waterloo-campaign';
import type { ComponentChildren } from 'preact';
import type { Asked, Face, Track } from '../../face/types.ts';
import { faceAs, mapArt } from './art.ts';
import { answers, OddsPanel, Reckoning, Score, Situation, Stakes, UnitCard } from './later.ts';
import { logLine, motionsOf } from './log.ts';
import { fullName, placeName, shortName } from './names.ts';
import { chooseOf, goalOf, meant, overlayOf, pointedAt, SIGHTS, wayOf } from './overlay.ts';
import { boardPieces, modeName, spokenName, trays } from './pieces.ts';
import { promptOf } from './prompt.ts';
import { tell } from './text/words.ts';

/** Waterloo Campaign, 1815 as a table in the browser shows it. */

const { AT } = position;

export function createFace(): Face<Action> {
  const game = createWaterlooCampaign();
  const { catalogs } = game;
  const wordsIn = (language: string) => catalogs[language] ?? catalogs.en;
  return {
    game,
    art: mapArt(),
    rules: chapters,
    track: (view, language) => track(view, language, wordsIn(language)[`turn.${view[AT.turn]}`] ?? ''),
    pieces: boardPieces,
    trays,
    prompt: promptOf,
    goal: goalOf,
    choose: chooseOf,
    way: wayOf,
    handed,
    direct: (action) => DIRECT.has(action.type),
    retract: () => -1,
    begun: () => -1,
    overlay: overlayOf,
    sights: SIGHTS,
    pointedAt,
    card: (asked) => (asked.inHand === null ? null : <UnitCard asked={asked} unit={asked.inHand} />),
    panel: (asked) => panel(asked, catalogs),
    stakes,
    score: (asked) => <Score asked={asked} />,
    warnings: (asked) => answers.warningsOf?.(asked) ?? [],
    motions: motionsOf,
    logLine: (event, language) => logLine(catalogs, event, language),
    explain: (view, no, language, asked = null) =>
      answers.explain?.(game, view, no, language, asked) ?? { title: '', text: '', causes: [] },
    actionName,
    // Sides alternate action by action: what the other did since is all that came after one's own last.
    endsTurn: () => true,
    result: ({ code }, language) => ({
      title: wordsIn(language)[`outcome.${code}`] ?? code,
      text: '',
    }),
    reckoning: (view, language) => <Reckoning view={view} language={language} />,
    face: (piece) => faceAs(piece, position.FRONT, -1),
    pieceName: fullName,
    describePlace,
    // OPT-1: one's own moves left stand with the enemy's, which are a question mark.
    secrets: () => null,
    hasSecrets: (view) => position.plays(view, 'secretMoveRolls') && view[AT.allowance] !== 0,
    summary: (view, language) => {
      const end = game.outcome(view);
      if (end !== null) return wordsIn(language)[`outcome.${end.code}`] ?? end.code;
      return tell(language, 'summary', { turn: view[AT.turn], part: tell(language, `part.${partOf(view)}`) });
    },
  };
}

/** The rules load when somebody opens them: no game needs their words to be played. */
async function chapters(language: string): Promise<readonly RuleSection[]> {
  return language === 'fr'
    ? (await import('@hundred-days/waterloo-campaign/rules/fr')).RULES_FR
    : (await import('@hundred-days/waterloo-campaign/rules/en')).RULES_EN;
}

/** Done by the click that names the piece; everything else is shown first. Who is not let back is lost (B-3). */
const DIRECT: ReadonlySet<string> = new Set(['recall', 'commit']);

/** Where pieces are placed one after another, or one Corps has to go, the next is in hand at once. */
function handed(view: State, pieces: readonly number[]): number | null {
  const step = position.stepOf(view);
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
const partOf = (view: State): Part => PARTS[position.stepOf(view)] ?? 4;

function track(view: State, language: string, time: string): Track {
  return {
    turn: view[AT.turn],
    turns: tables.TURNS,
    time,
    phases: ([0, 1, 2, 3, 4] as const).map((part) => tell(language, `part.${part}`)),
    phase: partOf(view),
  };
}

/** The attack that is pointed at, or being carried out. */
function attackNow(asked: Asked<Action>): readonly [attacker: number, defender: number] | null {
  const { view } = asked;
  const step = position.stepOf(view);
  if (step === 'charge' || step === 'countercharge') return [view[AT.attacker], view[AT.defender]];
  const now = step === 'attack' && asked.inHand !== null ? meant(asked) : null;
  return now?.type === 'attack' ? [now.unit, position.unitIn(view, now.hex)] : null;
}

function panel(asked: Asked<Action>, catalogs: Face['game']['catalogs']): ComponentChildren {
  const attack = attackNow(asked);
  if (attack === null) return <Situation asked={asked} catalogs={catalogs} />;
  const [attacker, defender] = attack;
  return (
    <OddsPanel
      key={`${attacker} ${defender}`}
      asked={asked}
      catalogs={catalogs}
      attacker={attacker}
      defender={defender}
    />
  );
}

function stakes(asked: Asked<Action>): ComponentChildren | null {
  const attack = attackNow(asked);
  return attack === null ? null : <Stakes asked={asked} attacker={attack[0]} defender={attack[1]} />;
}

function actionName(action: Action, language: string): string {
  const goal = goalOf(action);
  const facts = {
    hex: goal === null ? '' : placeName(goal, language),
    hq: 'hq' in action ? shortName(action.hq, language) : '',
    mode: 'mode' in action ? modeName(action.mode, language) : '',
    n: 'path' in action ? action.path.length - (action.type === 'move' ? 1 : 0) : 0,
  };
  return tell(language, `do.${action.type}`, facts);
}

function describePlace(view: State, place: number, language: string): string {
  const there = [position.hqIn(view, place), position.corpsIn(view, place), position.detachmentIn(view, place)].filter(
    (unit) => unit >= 0,
  );
  const terrain = tell(language, `place.${board.TERRAIN[place] as 'open' | 'town' | 'chateau'}`);
  const road = board.HEXSIDES.subarray(6 * place, 6 * place + 6).some((side) => (side & board.ROAD) !== 0);
  const parts = [
    board.hexId(place),
    nameOfHex(place, language),
    terrain,
    board.STREAM[place] === 1 ? tell(language, 'place.stream') : null,
    road ? tell(language, 'place.road') : null,
    ...(there.length === 0 ? [tell(language, 'place.empty')] : there.map((unit) => spokenName(view, unit, language))),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

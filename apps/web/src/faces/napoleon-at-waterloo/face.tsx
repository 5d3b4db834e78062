import { type RuleSection, refuseInput, type State, TABLE } from '@hundred-days/kernel';
import {
  type Action,
  announcement,
  board,
  bombards,
  createNapoleonAtWaterloo,
  nameOfHex,
  position,
  tables,
  units,
} from '@hundred-days/napoleon-at-waterloo';
import type { ComponentChildren } from 'preact';
import type { Asked, Face, Track } from '../../face/types.ts';
import { FACES, mapArt } from './art.ts';
import { Duties, OddsLine, OddsPanel, OwnKey, Payments, Reckoning } from './later.ts';
import { explain, logLine, motionsOf } from './log.ts';
import { fullName, shortName } from './names.ts';
import { goalOf, overlayOf, wayOf } from './overlay.ts';
import { boardPieces, enemyZones, trays } from './pieces.ts';
import { promptOf, type WhyNot } from './prompt.ts';
import { listed, tell, tellMany } from './text/words.ts';
import { Ledgers, UnitCard } from './UnitCard.tsx';

/** Napoleon at Waterloo as a table in the browser shows it. */

const { AT } = position;

export function createFace(): Face<Action> {
  const game = createNapoleonAtWaterloo();
  const whyNot: WhyNot = ({ view, seat, language }, action) => {
    const no = refuseInput(game, view, seat, action);
    return no === null ? null : { text: explain(game, view, no, language).text, rule: no.rule };
  };
  return {
    game,
    art: mapArt(),
    rules: chapters,
    track,
    pieces: boardPieces,
    trays,
    prompt: (asked) => promptOf(asked, whyNot),
    goal: goalOf,
    choose: ([first]) => first,
    way: wayOf,
    handed: () => null,
    direct: (action) => !SHOWN_FIRST.has(action.type),
    retract,
    begun: (_, actions) => {
      const step = announcedFrom(actions);
      return step === actions.length ? -1 : step;
    },
    overlay: overlayOf,
    sights: [
      {
        id: 'zones',
        name: (language) => tell(language, 'sight.zones'),
        overlay: (view, seat) => ({ zones: enemyZones(view, seat) }),
      },
    ],
    pointedAt: () => null,
    card: (asked) => (asked.inHand === null ? null : <UnitCard asked={asked} unit={asked.inHand} />),
    panel,
    stakes,
    score: ({ view, language }) => <Ledgers view={view} language={language} />,
    warnings,
    motions: motionsOf,
    logLine,
    explain: (view, no, language) => explain(game, view, no, language),
    actionName,
    endsTurn: (action) => action.type === 'end',
    result: ({ code }, language) => ({
      title: tell(language, `end.${code as 'draw'}`),
      text: tell(language, `endText.${code as 'draw'}`),
    }),
    reckoning: (view, language) => <Reckoning view={view} language={language} />,
    face: (piece) => FACES[piece],
    pieceName: fullName,
    describePlace,
    secrets: (view, seat, language) =>
      view[AT.secret] === 1 && seat >= 0 ? <OwnKey view={view} seat={seat} language={language} /> : null,
    hasSecrets: (view) => view[AT.secret] === 1 && position.stepOf(view) !== 'over',
    summary: (view, language) => {
      const end = game.outcome(view);
      return end === null ? summary(view, language) : tell(language, `end.${end.code as 'draw'}`);
    },
  };
}

/** The rules load when somebody opens them: no game needs their words to be played. */
async function chapters(language: string): Promise<readonly RuleSection[]> {
  return language === 'fr'
    ? (await import('@hundred-days/napoleon-at-waterloo/rules/fr')).RULES_FR
    : (await import('@hundred-days/napoleon-at-waterloo/rules/en')).RULES_EN;
}

/** Moves are shown with their path before they are made; everything else is done by the click that names it. */
const SHOWN_FIRST: ReadonlySet<string> = new Set(['move', 'enter', 'exit', 'roll', 'lose']);

const phaseOf = (view: State): 0 | 1 | 2 | 3 => {
  const moving = ['movement', 'stacks'].includes(position.stepOf(view));
  return (2 * view[AT.phasing] + (moving ? 0 : 1)) as 0 | 1 | 2 | 3;
};

function track(view: State, language: string): Track {
  return {
    turn: view[AT.turn],
    turns: tables.TURNS,
    time: hour(tables.HOURS[view[AT.turn] - 1], language),
    phases: ([0, 1, 2, 3] as const).map((phase) => tell(language, `phase.${phase}`)),
    phase: phaseOf(view),
  };
}

/** "4 pm" is "16 h" in France; the battle lasts from one to ten in the afternoon. */
const hour = (time: string, language: string): string =>
  language === 'fr' ? `${Number.parseInt(time, 10) + 12} h` : time;

function summary(view: State, language: string): string {
  return tell(language, 'summary', { turn: view[AT.turn], phase: tell(language, `phase.${phaseOf(view)}`) });
}

/** Where the announcement in progress begins among the actions. */
function announcedFrom(actions: readonly Action[]): number {
  let step = actions.length;
  while (step > 0 && ['target', 'join'].includes(actions[step - 1]?.type)) step--;
  return step;
}

function retract(asked: Asked<Action>, piece: number, actions: readonly Action[]): number {
  if (position.stepOf(asked.view) !== 'combat') return -1;
  const place = position.whereIs(asked.view, piece);
  for (let step = announcedFrom(actions); step < actions.length; step++) {
    const action = actions[step];
    if (action.type === 'join' && action.unit === piece) return step;
    if (action.type === 'target' && action.hex === place) return step;
  }
  return -1;
}

function panel(asked: Asked<Action>): ComponentChildren {
  const step = position.stepOf(asked.view);
  const fighting = !['movement', 'stacks', 'over'].includes(step);
  const announced = step === 'combat' && asked.deciding && anyAnnounced(asked.view);
  return (
    <>
      {announced && <OddsPanel asked={asked} />}
      {step === 'losses' && asked.deciding && <Payments asked={asked} />}
      {fighting && <Duties asked={asked} />}
      {!announced && <Ledgers view={asked.view} language={asked.language} />}
    </>
  );
}

/** The odds of the attack being announced, or the ways to pay where they are too many for the prompt. */
function stakes(asked: Asked<Action>): ComponentChildren | null {
  if (!asked.deciding) return null;
  const step = position.stepOf(asked.view);
  if (step === 'losses' && promptOf(asked, () => null).buttons.length === 0) return <Payments asked={asked} />;
  const now = announcement(asked.view);
  return step === 'combat' && now.attackers.length > 0 && now.defenders.length > 0 ? <OddsLine asked={asked} /> : null;
}

function anyAnnounced(view: State): boolean {
  const now = announcement(view);
  return now.attackers.length + now.defenders.length > 0;
}

function warnings(asked: Asked<Action>): readonly string[] {
  const { view, language } = asked;
  const left = asked.pieces.filter((piece) => piece !== TABLE);
  if (position.stepOf(view) === 'combat') {
    const guns = left.filter((piece) => units.SIDE[piece] === asked.seat && bombards(view, piece)).length;
    return guns > 0 ? [tellMany(language, 'warn.guns', guns)] : [];
  }
  const waiting = left.filter((piece) => !position.onMap(view, piece)).length;
  const found: string[] = [];
  for (let unit = 0; unit < units.UNITS; unit++) {
    if (position.partnerOf(view, unit) <= unit) continue;
    found.push(tell(language, 'warn.stack', { hex: board.hexId(position.whereIs(view, unit)) }));
  }
  if (left.length > waiting) found.push(tellMany(language, 'warn.move', left.length - waiting));
  if (waiting > 0) found.push(tellMany(language, 'warn.waiting', waiting));
  return found;
}

function actionName(action: Action, language: string): string {
  const goal = goalOf(action);
  const name = goal === null ? null : nameOfHex(goal, language);
  const hex = goal === null ? '' : name === null ? board.hexId(goal) : `${board.hexId(goal)} ${name}`;
  const costs = wayOf(action)?.costs ?? [];
  return tell(language, `do.${action.type}`, {
    hex,
    n: costs[costs.length - 1] ?? 0,
    column: action.type === 'roll' ? tables.COLUMNS[action.column] : '',
    units:
      action.type === 'lose'
        ? listed(
            language,
            action.units.map((unit) => shortName(unit, language)),
            'and',
          )
        : '',
  });
}

function describePlace(view: State, place: number, language: string): string {
  const name = nameOfHex(place, language);
  const terrain = tell(language, `place.${board.TERRAIN[place] as 'clear'}`);
  const there = position.unitIn(view, place);
  const who = there < 0 ? tell(language, 'place.empty') : fullName(there, language);
  return [board.hexId(place), name, terrain, who].filter((part) => part !== null).join(', ');
}

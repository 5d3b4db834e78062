import { goalOf, type Refusal, refuseInput, type State } from '@hundred-days/kernel';
import {
  ACTIONS,
  type Action,
  announcement,
  bombards,
  type NapoleonAtWaterloo,
  nameOfHex,
  position,
  tables,
} from '@hundred-days/napoleon-at-waterloo';
import { wordsOf } from '@hundred-days/napoleon-at-waterloo/spoken';
import type { ComponentChildren } from 'preact';
import { UNANSWERED } from '../../face/asking.ts';
import { announcedFrom, begunAt } from '../../face/battle/announcing.ts';
import { motionsOf } from '../../face/battle/motions.ts';
import { leftIn } from '../../face/battle/prompting.ts';
import { lateFace, opened } from '../../face/late.ts';
import { scenarioReader } from '../../face/scenario.ts';
import type { Asked, Explanation, Face, Left, Sight, Track } from '../../face/types.ts';
import { mapArt } from './art.ts';
import type { WhyNot } from './asking.ts';
import { Duties, OddsLine, OddsPanel, OwnKey, Payments, Reckoning } from './later.ts';
import { logLine } from './log.ts';
import { fullName, placeName, shortName } from './names.ts';
import { overlayOf, wayOf } from './overlay.ts';
import { boardPieces, enemyZones, trays } from './pieces.ts';
import { promptOf } from './prompt.ts';
import { type Setting, settingOf } from './setting.ts';
import { before } from './text/before.ts';
import { isWhole, listed, loadRest, loadWords, tell, tellMany, textIn } from './text/words.ts';
import { Ledgers, UnitCard } from './UnitCard.tsx';

/** Napoleon at Waterloo as a table in the browser shows it. */

const { whole, words } = lateFace(() => import('./rest.ts'), { isWhole, loadRest }, loadWords, {
  rules: opened({
    en: async () => (await import('@hundred-days/napoleon-at-waterloo/rules/en')).RULES_EN,
    fr: async () => (await import('@hundred-days/napoleon-at-waterloo/rules/fr')).RULES_FR,
  }),
  scenario: scenarioReader(before),
});

const explain = (w: Setting, view: State, no: Refusal, language: string): Explanation =>
  whole(language)?.explain(w, view, no, language) ?? UNANSWERED;

export function createFace(game: NapoleonAtWaterloo): Face<Action> {
  const w = settingOf(game);
  const AT = w.at;
  const whyNot: WhyNot = ({ view, seat, language }, action) => {
    const no = refuseInput(game, view, seat, action);
    return no === null ? null : { text: explain(w, view, no, language).text, rule: no.rule };
  };
  const zones: Sight = {
    id: 'zones',
    name: (language) => tell(language, 'sight.zones'),
    overlay: (view, seat) => ({ zones: enemyZones(w, view, seat) }),
  };
  return {
    game,
    looking: async (language) => {
      const [{ lookingOf }] = await Promise.all([import('./looking.ts'), words.rest(language)]);
      return lookingOf(game, w, zones, language);
    },
    map: {
      art: mapArt(w),
      counter: (piece) => w.counters[piece],
      pieces: (asked) => boardPieces(w, asked),
      trays: (asked) => trays(w, asked),
      overlay: (asked) => overlayOf(w, asked),
      sights: [zones],
      pointedAt: () => null,
      motions: (events) => motionsOf(w, events),
    },
    hand: {
      choose: ([first]) => first,
      way: wayOf,
      handed: () => null,
      isOwn: (_, seat, piece) => w.side[piece] === seat,
      retract: (asked, piece, actions) => retract(w, asked, piece, actions),
      begun: (_, actions) => begunAt(actions),
    },
    words: {
      ...words,
      said: (language) => wordsOf(w, textIn(language)),
      track: (view, language) => track(w, view, language),
      prompt: (asked) => promptOf(w, asked, whyNot, whole(asked.language)?.answer),
      warnings: (asked) => warnings(w, asked),
      logLine: (event, language) => logLine(w, event, language),
      explain: (view, no, language) => explain(w, view, no, language),
      actionName: (action, language) => actionName(w, action, language),
      pieceName: (piece, language) => fullName(w, piece, language),
      shortName: (piece, language) => shortName(w, piece, language),
      placeName: (place, language) => placeName(w, place, language),
      describePlace: (view, place, language) => describePlace(w, view, place, language),
      summary: (view, language) => {
        const end = game.outcome(view);
        return end === null ? summary(w, view, language) : tell(language, `end.${end.code as 'draw'}`);
      },
      result: ({ code }, language) => ({
        title: tell(language, `end.${code as 'draw'}`),
        text: tell(language, `endText.${code as 'draw'}`),
      }),
    },
    panels: {
      card: (asked) => (asked.inHand === null ? null : <UnitCard w={w} asked={asked} unit={asked.inHand} />),
      panel: (asked) => panel(w, asked),
      planned: async () => (await import('./planned.ts')).plannedIn(w),
      stakes: (asked) => stakes(w, asked),
      score: ({ view, language }) => <Ledgers w={w} view={view} language={language} />,
      secrets: (view, seat, language) =>
        view[AT.secret] === 1 && seat >= 0 ? <OwnKey w={w} view={view} seat={seat} language={language} /> : null,
      reckoning: (view, language) => <Reckoning w={w} view={view} language={language} />,
    },
    hasSecrets: (view) => view[AT.secret] === 1 && position.stepOf(w, view) !== 'over',
  };
}

const phaseOf = (w: Setting, view: State): 0 | 1 | 2 | 3 => {
  const moving = ['movement', 'stacks'].includes(position.stepOf(w, view));
  return (2 * view[w.at.phasing] + (moving ? 0 : 1)) as 0 | 1 | 2 | 3;
};

function track(w: Setting, view: State, language: string): Track {
  return {
    turn: view[w.at.turn],
    turns: w.turns,
    time: hour(w.hours[view[w.at.turn] - 1], language),
    phases: ([0, 1, 2, 3] as const).map((phase) => tell(language, `phase.${phase}`)),
    phase: phaseOf(w, view),
  };
}

/** "4 pm" is "16 h" in France; the battle lasts from one to ten in the afternoon. */
const hour = (time: string, language: string): string =>
  tell(language, 'hour', { n: Number.parseInt(time, 10) + Number(tell(language, 'hour.noon')) });

function summary(w: Setting, view: State, language: string): string {
  return tell(language, 'summary', { turn: view[w.at.turn], phase: tell(language, `phase.${phaseOf(w, view)}`) });
}

function retract(w: Setting, asked: Asked<Action>, piece: number, actions: readonly Action[]): number {
  if (position.stepOf(w, asked.view) !== 'combat') return -1;
  const place = position.whereIs(w, asked.view, piece);
  for (let step = announcedFrom(actions); step < actions.length; step++) {
    const action = actions[step];
    if (action.type === 'join' && action.unit === piece) return step;
    if (action.type === 'target' && action.hex === place) return step;
  }
  return -1;
}

function panel(w: Setting, asked: Asked<Action>): ComponentChildren {
  const step = position.stepOf(w, asked.view);
  const pays = step === 'losses' && asked.deciding;
  // What is chosen now has the room that the duties would take.
  const fighting = !pays && !['movement', 'stacks', 'over'].includes(step);
  const announced = step === 'combat' && asked.deciding && anyAnnounced(w, asked.view);
  return (
    <>
      {announced && <OddsPanel w={w} asked={asked} />}
      {pays && <Payments w={w} asked={asked} />}
      {fighting && <Duties w={w} asked={asked} />}
      {!announced && <Ledgers w={w} view={asked.view} language={asked.language} />}
    </>
  );
}

/** The odds of the attack being announced, or the ways to pay where they are too many for the prompt. */
function stakes(w: Setting, asked: Asked<Action>): ComponentChildren | null {
  if (!asked.deciding) return null;
  const step = position.stepOf(w, asked.view);
  if (step === 'losses' && whole(asked.language)?.answer(w, asked, () => null).buttons.length === 0)
    return <Payments w={w} asked={asked} />;
  const now = announcement(w, asked.view);
  return step === 'combat' && now.attackers.length > 0 && now.defenders.length > 0 ? (
    <OddsLine w={w} asked={asked} />
  ) : null;
}

function anyAnnounced(w: Setting, view: State): boolean {
  const now = announcement(w, view);
  return now.attackers.length + now.defenders.length > 0;
}

function warnings(w: Setting, asked: Asked<Action>): readonly Left[] {
  const { view, language, seat } = asked;
  const step = position.stepOf(w, view);
  const left = leftIn(
    step,
    asked,
    tellMany,
    (unit) => position.onMap(w, view, unit),
    (unit) => w.side[unit] === seat && bombards(w, view, unit),
  );
  if (step === 'combat') return left;
  const found: Left[] = [];
  for (let unit = 0; unit < w.units; unit++) {
    const partner = position.partnerOf(w, view, unit);
    if (partner <= unit) continue;
    const text = tell(language, 'warn.stack', { hex: w.hexId(position.whereIs(w, view, unit)) });
    found.push({ text, pieces: [unit, partner] });
  }
  return [...found, ...left];
}

function actionName(w: Setting, action: Action, language: string): string {
  const goal = goalOf(ACTIONS, action);
  const name = goal === null ? null : nameOfHex(w, goal, textIn(language));
  const hex = goal === null ? '' : name === null ? w.hexId(goal) : `${w.hexId(goal)} ${name}`;
  const costs = wayOf(action)?.costs ?? [];
  return tell(language, `do.${action.type}`, {
    hex,
    n: costs[costs.length - 1] ?? 0,
    column: action.type === 'roll' ? tables.COLUMNS[action.column] : '',
    units:
      action.type === 'lose'
        ? listed(
            language,
            action.units.map((unit) => shortName(w, unit, language)),
            'and',
          )
        : '',
  });
}

function describePlace(w: Setting, view: State, place: number, language: string): string {
  const name = nameOfHex(w, place, textIn(language));
  const terrain = tell(language, `place.${w.terrain[place] as 'clear'}`);
  const there = position.unitIn(w, view, place);
  const who = there < 0 ? tell(language, 'place.empty') : fullName(w, there, language);
  return [w.hexId(place), name, terrain, who].filter((part) => part !== null).join(', ');
}

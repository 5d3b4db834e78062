import { TABLE } from '@hundred-days/kernel';
import { type Action, board, position, tables, units } from '@hundred-days/napoleon-1815';
import type { Asked, Prompt, PromptButton } from '../../face/types.ts';
import { armiesOf, attackersOf, chooseOf, groupMoves, handOf, isForced, widthOf } from './groups.ts';
import { armyName, fullName, sideName, townName } from './names.ts';
import { goalOf } from './overlay.ts';
import { type Key, tell, tellMany } from './text/words.ts';

/** What is asked now, in a sentence, and the buttons that answer it. */

type Ask = Asked<Action>;
type Answer = Prompt<Action>;
type Button = PromptButton<Action>;
const { AT } = position;

const said = (title: string, reason: string, rules: readonly string[], buttons: readonly Button[] = []): Answer => ({
  title,
  reason,
  rules,
  buttons,
});

const button = (label: string, action: Action, main: boolean, ends = false): Button => ({ label, action, main, ends });

const own = (asked: Ask): number[] => asked.pieces.filter((piece) => piece !== TABLE);
const tableAction = (asked: Ask, type: 'end' | 'pass'): Action | undefined =>
  asked.pieces.includes(TABLE) && position.stepOf(asked.view) !== 'bidding'
    ? asked.choicesOf(TABLE).find((action) => action.type === type)
    : undefined;

/** The button that ends the step, where it may be ended. */
function endButton(asked: Ask, key: Key, main: boolean): Button[] {
  const end = tableAction(asked, 'end');
  return end === undefined ? [] : [button(tell(asked.language, key), end, main, true)];
}

export function promptOf(asked: Ask): Answer {
  const { view, language, seat } = asked;
  const step = position.stepOf(view);
  if (step === 'over') return said(tell(language, 'prompt.over'), '', ['10.0a']);
  if (!asked.deciding) {
    const side = seat < 0 ? position.attackerOf(view) : position.sideOfSeat(view, seat);
    return said(
      tell(language, 'prompt.wait', { side: sideName(side, language) }),
      tell(language, 'prompt.waitReason'),
      [],
    );
  }
  switch (step) {
    case 'bidding':
      return bidding(asked);
    case 'reduction':
      return said(tellMany(language, 'prompt.reduction', view[AT.toRemove]), tell(language, 'prompt.reductionReason'), [
        '12.0d',
        '12.0e',
      ]);
    case 'deployment':
      return deployment(asked);
    case 'movement':
      return movement(asked);
    case 'march':
      return forceMarch(asked);
    case 'skirmish-order':
    case 'deployment-order':
    case 'battle-order':
      return order(asked, step);
    case 'showing':
      return said(
        tell(language, 'prompt.showing', { town: townName(view[AT.fight], language) }),
        tell(language, 'prompt.showingReason', { most: tables.revealMax - view[AT.picked] }),
        ['6.6c'],
        endButton(asked, 'button.showNone', false),
      );
    case 'hits':
      return hits(asked);
    case 'terrain':
      return terrain(asked);
    case 'posting':
      return posting(asked);
    case 'morale':
      return said(tellMany(language, 'prompt.morale', own(asked).length), tell(language, 'prompt.moraleReason'), [
        '6.31b',
      ]);
    case 'combat':
      return combat(asked);
    case 'reinforcement':
      return said(
        tell(language, 'prompt.reinforcement', { town: townName(view[AT.fight], language) }),
        tellMany(language, 'prompt.reinforcementReason', own(asked).length),
        ['6.34c'],
        endButton(asked, 'button.endReinforcement', true),
      );
    case 'withdrawal':
    case 'rout':
      return leaving(asked, step);
    case 'regroup':
      return said(
        tell(language, 'prompt.regroup', { town: townName(view[AT.fight], language) }),
        tellMany(language, 'prompt.regroupReason', own(asked).length),
        ['7.5b'],
        endButton(asked, 'button.endRegroup', asked.inHand === null),
      );
    default:
      return supply(asked);
  }
}

/** 12.0b */
function bidding(asked: Ask): Answer {
  const { language, view } = asked;
  const pass = asked.choicesOf(TABLE).find((action) => action.type === 'pass');
  const last =
    view[AT.bidder] < 0
      ? tell(language, 'prompt.firstBid')
      : tellMany(language, 'prompt.lastBid', view[AT.bidSteps], { side: sideName(view[AT.bidSide], language) });
  return said(
    tell(language, 'prompt.bidding'),
    last,
    ['12.0b'],
    pass === undefined ? [] : [button(tell(language, 'button.passBid'), pass, false)],
  );
}

function deployment(asked: Ask): Answer {
  const { language, inHand } = asked;
  const left = own(asked).length;
  if (left === 0)
    return said(
      tell(language, 'prompt.deployed'),
      tell(language, 'prompt.deployedReason'),
      ['4.0a'],
      [...endButton(asked, 'button.endDeployment', true)],
    );
  const unit = inHand ?? own(asked)[0];
  const hand = Math.max(1, handOf(asked).length);
  const most = tables.DEPLOY_LIMIT[units.SIDE[unit]];
  return said(
    hand === 1
      ? tell(language, 'prompt.deploy', { unit: fullName(unit, language) })
      : tellMany(language, 'prompt.deployMany', hand),
    tellMany(language, 'prompt.deployReason', left, { most }),
    ['4.0a', units.SIDE[unit] === units.FRENCH ? '4.2b' : '4.1d'],
  );
}

/** 5.1: how many Group Moves are left; of several armies, by army. */
function groupsLeft({ view, viewer, language }: Ask): string {
  const armies = armiesOf(view, viewer);
  const left = armies.map((army) =>
    armies.length === 1
      ? String(groupMoves(view, army).left)
      : `${armyName(army, language)} ${groupMoves(view, army).left}`,
  );
  return tell(language, 'prompt.groupsLeft', { left: left.join(', ') });
}

function movement(asked: Ask): Answer {
  const { language, inHand, proposed, view } = asked;
  const pass = tableAction(asked, 'pass');
  if (inHand === null)
    return said(
      tell(language, board.NIGHT[view[AT.turn]] ? 'prompt.moveNight' : 'prompt.move'),
      `${groupsLeft(asked)} ${tellMany(language, 'prompt.moveReason', own(asked).length)}`,
      ['5.1c', '5.1d'],
      [
        ...(pass === undefined ? [] : [button(tell(language, 'button.handOn'), pass, false)]),
        ...endButton(asked, 'button.endMoves', true),
      ],
    );
  if (proposed?.type === 'move') return march(asked, proposed.path);
  const hand = handOf(asked);
  const from = position.whereIs(view, inHand);
  const facts = { unit: fullName(inHand, language), town: townName(from, language) };
  const strained = asked.choices.some((action) => action.type === 'move' && isForced(action.unit, action.path));
  const broken = strained ? ` ${tell(language, 'prompt.brokenRoads')}` : '';
  const begun = groupMoves(view, units.ARMY[inHand]).made.includes(from);
  return said(
    hand.length === 1
      ? tell(language, 'prompt.moveUnit', facts)
      : tellMany(language, 'prompt.moveGroup', hand.length, facts),
    `${tell(language, begun ? 'prompt.sameGroup' : 'prompt.newGroup', facts)} ${groupsLeft(asked)}${broken}`,
    ['5.1g', '5.6a'],
  );
}

/** A way that is pointed at: who goes, who cannot, and what it costs. */
function march(asked: Ask, path: readonly number[]): Answer {
  const { language, view, inHand } = asked;
  const hand = handOf(asked);
  const goal = path[path.length - 1];
  const enemies = position.blocksOf(view, goal, units.otherSide(units.SIDE[inHand ?? 0]));
  const able = hand.filter((unit) =>
    asked.choices.some(
      (other) =>
        other.type === 'move' && other.unit === unit && goalOf(other) === goal && other.path.length <= path.length,
    ),
  );
  const facts = { unit: fullName(hand[0], language), town: townName(goal, language) };
  const one = hand.length === 1;
  const title = one
    ? tell(language, enemies > 0 ? 'prompt.attackTown' : 'prompt.moveTo', facts)
    : tellMany(language, enemies > 0 ? 'prompt.attackWith' : 'prompt.sendTo', hand.length, facts);
  const notes = notesOn(asked, path, able, enemies);
  const proposed = asked.proposed;
  return said(
    title,
    notes.map(({ text }) => text).join(' '),
    [...new Set(notes.map(({ rule }) => rule))],
    proposed === null
      ? []
      : [
          button(tell(language, enemies > 0 ? 'button.attack' : 'button.move', facts), proposed, true),
          ...otherWays(asked, path),
        ],
  );
}

interface Note {
  readonly rule: string;
  readonly text: string;
}

/** What matters most of a way, two sentences at most: who cannot go, who must hurry, whom they meet, how wide the road is. */
function notesOn(asked: Ask, path: readonly number[], able: readonly number[], enemies: number): Note[] {
  const { view, language } = asked;
  const hand = handOf(asked);
  const goal = path[path.length - 1];
  const width = widthOf(view, path, enemies > 0);
  const joined = enemies > 0 ? attackersOf(view, goal).filter((town) => town !== path[0]) : [];
  const room = width.most - width.used;
  const forced = able.slice(0, room).filter((unit) => isForced(unit, path)).length;
  const friends = position.blocksOf(view, goal, units.SIDE[hand[0]]) + Math.min(room, able.length);
  const few = Math.min(friends, enemies) < tables.minUnitsForBattle; // 6.1b
  const notes: (Note | false)[] = [
    able.length < hand.length && {
      rule: '5.3',
      text: tellMany(language, 'prompt.tooFarFor', hand.length - able.length),
    },
    able.length > room && {
      rule: width.rule,
      text: tell(language, width.rule === '5.5a' ? 'prompt.riverFits' : 'prompt.roadFits', { ...width, n: room }),
    },
    forced > 0 && {
      rule: '5.6b',
      text: hand.length === 1 ? tell(language, 'prompt.forced') : tellMany(language, 'prompt.forcedGroup', forced),
    },
    joined.length > 0 && {
      rule: '5.2a',
      text: tell(language, 'prompt.joins', { town: townName(joined[0], language) }),
    },
    enemies > 0 && {
      rule: '6.1b',
      text: tellMany(language, few ? 'prompt.skirmish' : 'prompt.battle', enemies),
    },
    able.length <= room && {
      rule: width.rule,
      text: tell(language, width.rule === '5.5a' ? 'prompt.riverRoom' : 'prompt.roadRoom', { ...width }),
    },
  ];
  return notes.filter((note) => note !== false).slice(0, 2);
}

/** The next best way to the same town, by the town it goes through. */
function otherWays(asked: Ask, path: readonly number[]): Button[] {
  const goal = path[path.length - 1];
  const others = asked.choices.filter(
    (action) => action.type === 'move' && goalOf(action) === goal && action.path.join() !== path.join(),
  );
  if (others.length === 0) return [];
  const next = chooseOf(others, asked.view);
  if (next.type !== 'move') return [];
  const via = next.path.slice(1, -1).map((town) => townName(town, asked.language));
  const key =
    via.length === 0
      ? 'button.straight'
      : handOf(asked).some((unit) => isForced(unit, next.path))
        ? 'button.viaForced'
        : 'button.via';
  return [button(tell(asked.language, key, { towns: via.join(', ') }), next, false)];
}

/** 5.6b, 8.1c */
function forceMarch(asked: Ask): Answer {
  const { language, inHand, view } = asked;
  const unit = inHand ?? own(asked)[0];
  if (unit === undefined) return said(tell(language, 'prompt.march'), '', ['5.6b']);
  const buttons = asked
    .choicesOf(unit)
    .filter((action) => action.type === 'march')
    .map((action, i) =>
      button(
        action.leader
          ? tell(language, 'button.rollLeader', { leader: fullName(units.LEADERS[units.ARMY[unit]], language) })
          : tell(language, 'button.roll'),
        action,
        i === 0,
      ),
    );
  const facts = { unit: fullName(unit, language), town: townName(position.whereIs(view, unit), language) };
  return said(
    tell(language, 'prompt.marchUnit', facts),
    tell(language, 'prompt.marchReason'),
    ['5.6b', '8.1c'],
    buttons,
  );
}

/** 6.1: the towns as buttons while there is room for them; all are marked on the map and listed beside it. */
const MOST_BUTTONS = 4;

function order(asked: Ask, step: 'skirmish-order' | 'deployment-order' | 'battle-order'): Answer {
  const { language } = asked;
  const fights = asked.choicesOf(TABLE);
  const buttons = (fights.length > MOST_BUTTONS ? [] : fights).map((action) =>
    button(townName(goalOf(action) ?? 0, language), action, false),
  );
  const rule = { 'skirmish-order': '6.6b', 'deployment-order': '6.1e', 'battle-order': '6.1d' }[step];
  return said(
    tell(language, `prompt.${step}`),
    tell(language, step === 'battle-order' ? 'prompt.boardsReason' : 'prompt.orderReason'),
    [rule],
    buttons,
  );
}

function hits(asked: Ask): Answer {
  const { language, view } = asked;
  return said(
    tellMany(language, 'prompt.hits', view[AT.hits]),
    tell(language, 'prompt.hitsReason'),
    ['6.4b', '6.4c'],
    own(asked)
      .slice(0, 4)
      .map((unit) => button(fullName(unit, language), { type: 'hit', unit }, false)),
  );
}

function terrain(asked: Ask): Answer {
  const { language, view } = asked;
  const marker = tell(language, `marker.${tables.MARKERS[view[AT.marker]]}`);
  return said(
    tell(language, 'prompt.terrain', { marker }),
    tell(language, 'prompt.terrainReason'),
    ['6.21a'],
    asked
      .choicesOf(TABLE)
      .filter((action) => action.type === 'terrain')
      .map((action) => button(positionName(action.position, language), action, false)),
  );
}

const POSITION_KEYS = ['left', 'center', 'right', 'reserve', 'enemy-left', 'enemy-center', 'enemy-right'] as const;

export const positionName = (index: number, language: string): string =>
  tell(language, `position.${POSITION_KEYS[index]}`);

function posting(asked: Ask): Answer {
  const { language, inHand } = asked;
  const end = endButton(asked, 'button.endPosting', true);
  if (end.length > 0)
    return said(
      tell(language, 'prompt.posted'),
      tell(language, 'prompt.postedReason'),
      ['6.22', '6.21o'],
      [
        ...end,
        ...own(asked)
          .slice(0, 3)
          .map((unit) =>
            button(tell(language, 'button.hold', { unit: fullName(unit, language) }), { type: 'hold', unit }, false),
          ),
      ],
    );
  const unit = inHand ?? own(asked)[0];
  const posts = asked.choicesOf(unit).filter((action) => action.type === 'post');
  return said(
    tell(language, 'prompt.post', { unit: fullName(unit, language) }),
    tellMany(language, 'prompt.postReason', own(asked).length),
    ['6.22', '6.23'],
    posts.map((action) => button(positionName(action.position, language), action, false)),
  );
}

function combat(asked: Ask): Answer {
  const { language, inHand } = asked;
  const end = endButton(asked, 'button.endCombat', inHand === null);
  if (inHand === null)
    return said(
      tell(language, 'prompt.combat'),
      tellMany(language, 'prompt.combatReason', own(asked).length),
      ['6.3a'],
      end,
    );
  return said(
    tell(language, 'prompt.combatUnit', { unit: fullName(inHand, language) }),
    tell(language, 'prompt.combatUnitReason'),
    ['6.3a'],
  );
}

function leaving(asked: Ask, step: 'withdrawal' | 'rout'): Answer {
  const { language, inHand, view } = asked;
  const unit = inHand ?? own(asked)[0];
  const ways = unit === undefined ? [] : asked.choicesOf(unit);
  return said(
    tell(language, `prompt.${step}`, { town: townName(view[AT.fight], language) }),
    tellMany(language, 'prompt.leavingReason', own(asked).length, {
      unit: unit === undefined ? '' : fullName(unit, language),
    }),
    [step === 'rout' ? '7.4b' : '6.6h', '7.2a'],
    ways
      .slice(0, 4)
      .map((action, i) =>
        button(tell(language, 'button.retreat', { town: townName(goalOf(action) ?? 0, language) }), action, i === 0),
      ),
  );
}

/** 9.0: the army that has to give up blocks, how many, and for which cities. */
function supply(asked: Ask): Answer {
  const { language, view } = asked;
  const [first] = own(asked);
  const army = first === undefined ? 0 : units.ARMY[first];
  const unit = asked.along.length > 0 ? null : asked.inHand;
  const held = tables.SUPPLY.filter((lost) => lost.army === units.ARMIES[army])
    .map(({ city }) => board.NET.indexOf(city))
    .filter((town) => position.blocksOf(view, town, units.FRENCH) > 0);
  const towns = held.map((town) => townName(town, language)).join(', ');
  return said(
    unit === null
      ? tellMany(language, 'prompt.supply', view[AT.starving + army], { army: armyName(army, language) })
      : tell(language, 'prompt.starve', { unit: fullName(unit, language) }),
    tell(language, 'prompt.supplyReason', { towns }),
    ['9.0e'],
    unit === null ? [] : [button(tell(language, 'button.starve'), { type: 'starve', unit }, true)],
  );
}

/** Only what is easily forgotten: that nobody has moved at all. */
export function warningsOf(asked: Ask): readonly string[] {
  const { view, language } = asked;
  const n = own(asked).length;
  if (position.stepOf(view) !== 'movement' || n === 0) return [];
  const moved = [0, 1, 2, 3].some((group) => view[AT.groups + group] !== 0);
  return moved ? [] : [tellMany(language, 'warn.movement', n)];
}

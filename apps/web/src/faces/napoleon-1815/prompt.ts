import { TABLE } from '@hundred-days/kernel';
import { type Action, board, position, tables, units } from '@hundred-days/napoleon-1815';
import type { Asked, Prompt, PromptButton } from '../../face/types.ts';
import { fullName, sideName, townName } from './names.ts';
import { chooseOf, goalOf, isForced } from './overlay.ts';
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
      return march(asked);
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
  const most = tables.DEPLOY_LIMIT[units.SIDE[unit]];
  return said(
    tell(language, 'prompt.deploy', { unit: fullName(unit, language) }),
    tellMany(language, 'prompt.deployReason', left, { most }),
    ['4.0a', units.SIDE[unit] === units.FRENCH ? '4.2b' : '4.1d'],
  );
}

/** 5.1: how many Group Moves are left, by army in words. */
function movement(asked: Ask): Answer {
  const { language, inHand, proposed, view } = asked;
  const pass = tableAction(asked, 'pass');
  if (inHand === null)
    return said(
      tell(language, board.NIGHT[view[AT.turn]] ? 'prompt.moveNight' : 'prompt.move'),
      tellMany(language, 'prompt.moveReason', own(asked).length),
      ['5.1c', '5.1d'],
      [
        ...(pass === undefined ? [] : [button(tell(language, 'button.handOn'), pass, false)]),
        ...endButton(asked, 'button.endMoves', true),
      ],
    );
  const unit = fullName(inHand, language);
  if (proposed?.type !== 'move')
    return said(tell(language, 'prompt.moveUnit', { unit }), tell(language, 'prompt.moveUnitReason'), ['5.3', '5.6a']);
  const goal = goalOf(proposed) ?? 0;
  const enemies = position.blocksOf(view, goal, units.otherSide(units.SIDE[inHand]));
  const facts = { unit, town: townName(goal, language) };
  return said(
    tell(language, enemies > 0 ? 'prompt.attackTown' : 'prompt.moveTo', facts),
    isForced(proposed)
      ? tell(language, 'prompt.forced')
      : enemies > 0
        ? tellMany(language, 'prompt.attackReason', enemies)
        : tell(language, 'prompt.moveToReason'),
    [isForced(proposed) ? '5.6b' : enemies > 0 ? '3.2a' : '5.4a'],
    [button(tell(language, 'button.move', facts), proposed, true), ...otherWays(asked, proposed)],
  );
}

/** The next best ways to the same town, by the town they go through. */
function otherWays(asked: Ask, proposed: Extract<Action, { type: 'move' }>): Button[] {
  const goal = goalOf(proposed);
  const others = asked.choices.filter(
    (action) => action.type === 'move' && goalOf(action) === goal && action.path.join() !== proposed.path.join(),
  );
  if (others.length === 0) return [];
  const next = chooseOf(others, asked.view);
  if (next.type !== 'move') return [];
  const via = next.path.slice(1, -1).map((town) => townName(town, asked.language));
  const key = via.length === 0 ? 'button.straight' : isForced(next) ? 'button.viaForced' : 'button.via';
  return [button(tell(asked.language, key, { towns: via.join(', ') }), next, false)];
}

/** 5.6b, 8.1c */
function march(asked: Ask): Answer {
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

/** 6.1: the towns as buttons, as many as there is room for; all of them are marked on the map. */
function order(asked: Ask, step: 'skirmish-order' | 'deployment-order' | 'battle-order'): Answer {
  const { language } = asked;
  const buttons = asked
    .choicesOf(TABLE)
    .slice(0, 4)
    .map((action) => button(townName(goalOf(action) ?? 0, language), action, false));
  const rule = { 'skirmish-order': '6.6b', 'deployment-order': '6.1e', 'battle-order': '6.1d' }[step];
  return said(tell(language, `prompt.${step}`), tell(language, 'prompt.orderReason'), [rule], buttons);
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

/** 9.0e */
function supply(asked: Ask): Answer {
  const { language, inHand } = asked;
  return said(
    inHand === null
      ? tell(language, 'prompt.supply')
      : tell(language, 'prompt.starve', { unit: fullName(inHand, language) }),
    tell(language, 'prompt.supplyReason'),
    ['9.0e'],
    inHand === null ? [] : [button(tell(language, 'button.starve'), { type: 'starve', unit: inHand }, true)],
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

import { goalOf } from '@hundred-days/kernel';
import { ACTIONS, position, units } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import { attackersOf, chooseOf, handOf, isForced, widthOf } from '../groups.ts';
import { fullName, townName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, type Button, button, said } from './asking.ts';

/** A way that is pointed at: who goes, who cannot, and what it costs. */
export function march(w: Painted, asked: Ask, path: readonly number[]): Answer {
  const { language, view, inHand } = asked;
  const hand = handOf(asked);
  const goal = path[path.length - 1];
  const enemies = position.blocksOf(w, view, goal, units.otherSide(w.side[inHand ?? 0]));
  const able = hand.filter((unit) =>
    asked.choices.some(
      (other) =>
        other.type === 'move' &&
        other.unit === unit &&
        goalOf(ACTIONS, other) === goal &&
        other.path.length <= path.length,
    ),
  );
  const facts = { unit: fullName(w, hand[0], language), town: townName(w, goal, language) };
  const one = hand.length === 1;
  const title = one
    ? tell(language, enemies > 0 ? 'prompt.attackTown' : 'prompt.moveTo', facts)
    : tellMany(language, enemies > 0 ? 'prompt.attackWith' : 'prompt.sendTo', hand.length, facts);
  const notes = notesOn(w, asked, path, able, enemies);
  const proposed = asked.proposed;
  return said(
    title,
    notes.map(({ text }) => text).join(' '),
    [...new Set(notes.map(({ rule }) => rule))],
    proposed === null
      ? []
      : [
          button(tell(language, enemies > 0 ? 'button.attack' : 'button.move', facts), proposed, true),
          ...otherWays(w, asked, path),
        ],
  );
}

interface Note {
  readonly rule: string;
  readonly text: string;
}

/** What matters most of a way, two sentences at most: who cannot go, who must hurry, whom they meet, how wide the road is. */
function notesOn(w: Painted, asked: Ask, path: readonly number[], able: readonly number[], enemies: number): Note[] {
  const { view, language } = asked;
  const hand = handOf(asked);
  const goal = path[path.length - 1];
  const width = widthOf(w, view, path, enemies > 0);
  const joined = enemies > 0 ? attackersOf(w, view, goal).filter((town) => town !== path[0]) : [];
  const room = width.most - width.used;
  const forced = able.slice(0, room).filter((unit) => isForced(w, unit, path)).length;
  const friends = position.blocksOf(w, view, goal, w.side[hand[0]]) + Math.min(room, able.length);
  const few = Math.min(friends, enemies) < w.minUnitsForBattle; // 6.1b
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
      text: tell(language, 'prompt.joins', { town: townName(w, joined[0], language) }),
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
function otherWays(w: Painted, asked: Ask, path: readonly number[]): Button[] {
  const goal = path[path.length - 1];
  const others = asked.choices.filter(
    (action) => action.type === 'move' && goalOf(ACTIONS, action) === goal && action.path.join() !== path.join(),
  );
  if (others.length === 0) return [];
  const next = chooseOf(w, others, asked.view);
  if (next.type !== 'move') return [];
  const via = next.path.slice(1, -1).map((town) => townName(w, town, asked.language));
  const key =
    via.length === 0
      ? 'button.straight'
      : handOf(asked).some((unit) => isForced(w, unit, next.path))
        ? 'button.viaForced'
        : 'button.via';
  return [button(tell(asked.language, key, { towns: via.join(', ') }), next, false)];
}

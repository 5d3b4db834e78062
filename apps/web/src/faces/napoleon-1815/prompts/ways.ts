import { goalOf } from '@hundred-days/kernel';
import { ACTIONS, position, units } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import { attackersOf, chooseOf, goersOf, handOf, isForced, type Move, roomIn, widthOf } from '../groups.ts';
import { fullName, townName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, type Button, button, said } from './asking.ts';

/** A way that is pointed at: who goes, who cannot, and what it costs. */
export function march(w: Painted, asked: Ask, proposed: Move): Answer {
  const { language, view } = asked;
  const hand = handOf(asked);
  const goal = proposed.path[proposed.path.length - 1];
  const enemies = position.blocksOf(w, view, goal, units.otherSide(w.side[proposed.unit]));
  const goers = goersOf(w, asked, proposed);
  const facts = { unit: fullName(w, hand[0], language), town: townName(w, goal, language) };
  const title =
    hand.length === 1
      ? tell(language, enemies > 0 ? 'prompt.attackTown' : 'prompt.moveTo', facts)
      : tellMany(language, enemies > 0 ? 'prompt.attackWith' : 'prompt.sendTo', goers.length, facts);
  const notes = notesOn(w, asked, proposed.path, goers, enemies);
  return said(
    title,
    [
      ...notes.map(({ text }) => text),
      whoGoes(
        w,
        asked,
        goers.map(({ unit }) => unit),
      ),
    ]
      .filter(Boolean)
      .join(' '),
    [...new Set(notes.map(({ rule }) => rule))],
    [
      button(tell(language, enemies > 0 ? 'button.attack' : 'button.move', facts), proposed, true),
      ...otherWays(w, asked, proposed.path),
    ],
  );
}

/** Where not all go: who does, or who does not, whichever is said in fewer words. */
export function whoGoes(w: Painted, asked: Ask, going: readonly number[]): string {
  const { language } = asked;
  const staying = handOf(asked).filter((unit) => !going.includes(unit));
  if (staying.length === 0 || going.length === 0) return '';
  const [key, named] =
    going.length <= staying.length ? (['prompt.goes', going] as const) : (['prompt.stays', staying] as const);
  const names = named.slice(0, MOST_NAMES).map((unit) => fullName(w, unit, language));
  const more = named.length - names.length;
  if (more > 0) names.push(tell(language, 'prompt.more', { n: more }));
  return tellMany(language, key, named.length, { units: names.join(', ') });
}

/** As many as a sentence holds; the panel marks each. */
const MOST_NAMES = 4;

interface Note {
  readonly rule: string;
  readonly text: string;
}

/** What matters most of a way, two sentences at most: who cannot go, who must hurry, whom they meet, how wide the road is. */
function notesOn(w: Painted, asked: Ask, path: readonly number[], goers: readonly Move[], enemies: number): Note[] {
  const { view, language } = asked;
  const hand = handOf(asked);
  const goal = path[path.length - 1];
  const width = widthOf(w, view, path, enemies > 0);
  const joined = enemies > 0 ? attackersOf(w, view, goal).filter((town) => town !== path[0]) : [];
  const room = roomIn(width);
  const able = hand.filter((unit) => canGo(asked, unit, path)).length;
  const forced = goers.filter((move) => isForced(w, move.unit, move.path)).length;
  const friends = position.blocksOf(w, view, goal, w.side[hand[0]]) + goers.length;
  const few = Math.min(friends, enemies) < w.minUnitsForBattle; // 6.1b
  const notes: (Note | false)[] = [
    able < hand.length && { rule: '5.3', text: tellMany(language, 'prompt.tooFarFor', hand.length - able) },
    goers.length < able && {
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
    goers.length === able &&
      goers.every((move) => sameWay(move.path, path)) && {
        rule: width.rule,
        text: tell(language, width.rule === '5.5a' ? 'prompt.riverRoom' : 'prompt.roadRoom', { ...width }),
      },
  ];
  return notes.filter((note) => note !== false).slice(0, 2);
}

const sameWay = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** It has a way there that is no longer than the one pointed at, whether the road has room for it after the others or not. */
const canGo = ({ choices }: Ask, unit: number, path: readonly number[]): boolean =>
  choices.some(
    (other) =>
      other.type === 'move' &&
      other.unit === unit &&
      goalOf(ACTIONS, other) === path[path.length - 1] &&
      other.path.length <= path.length,
  );

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
      : // 5.7c: at night nobody goes who would have to hurry.
        goersOf(w, asked, next).some((move) => isForced(w, move.unit, move.path))
        ? 'button.viaForced'
        : 'button.via';
  return [button(tell(asked.language, key, { towns: via.join(', ') }), next, false)];
}

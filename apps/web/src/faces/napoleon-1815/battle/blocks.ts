import { firepowerAt, places, position, units } from '@hundred-days/napoleon-1815';
import { isOpen, LINE, SQUARES } from '@hundred-days/napoleon-1815/battle';
import type { Painted } from '../art.ts';
import { fullName } from '../names.ts';
import { spokenName } from '../pieces.ts';
import { type BattleKey, say, sayMany } from '../text/battleWords.ts';
import { type Field, fireAt, groupOf, handIn, hostOf, isMine, markerAt } from './field.ts';

/** What is to be seen and said of a block on the battle board. */

const { has } = position;

const DRAWN = ['shaky', 'shock', 'first', 'unseen', 'disrupted'] as const;
const SPOKEN = ['stepped', 'fired', 'acted'] as const;
/** Drawn below the block, or only said: that it has acted is seen by its hatching. */
type Drawn = (typeof DRAWN)[number];
type Chip = Drawn | (typeof SPOKEN)[number];
/** 6.31a: one step left and engaged; leaders only where they are alone (8.2c), guests of a square never (6.31g). */
function isShaky(w: Painted, { asked: { view } }: Field, unit: number): boolean {
  if (position.strengthOf(w, view, unit) !== 1 || hostOf(w, view, unit) >= 0 || !places.isEngaged(w, view, unit))
    return false;
  if (w.type[unit] !== units.LEADER) return true;
  const slot = position.slotOf(w, view, position.whereIs(w, view, unit));
  return position.postedIn(w, view, slot, w.side[unit], position.placeOf(w, view, unit)) === 1;
}

/** 6.24d: with the option it differs from block to block who is seen. */
const isUnseen = (w: Painted, field: Field, unit: number): boolean =>
  isMine(w, field, unit) &&
  position.plays(w, field.asked.view, 'hiddenUntilFire') &&
  position.placeOf(w, field.asked.view, unit) !== places.RESERVE &&
  !isOpen(w, field.asked.view, unit);

function statesOf(w: Painted, field: Field, unit: number): Readonly<Record<Chip, boolean>> {
  const { view } = field.asked;
  const gun = units.isGun(w, unit) && places.isEngaged(w, view, unit) && hostOf(w, view, unit) < 0;
  // What somebody did in the Battle Turn before is past.
  const done = onTurn(w, field, unit) ? position.flagsOf(w, view, unit) : 0;
  const spent = (done & position.SPENT) !== 0;
  const fired = (done & position.FIRED) !== 0;
  return {
    shaky: isShaky(w, field, unit),
    shock: has(w, view, unit, position.SHOCK),
    first: gun && !has(w, view, unit, position.CLOSE_FIRED),
    fired,
    acted: spent && !fired,
    // 6.33m: horse artillery that has done one of its two things.
    stepped: !spent && (done & (position.FIRED | position.STEPPED)) !== 0,
    unseen: isUnseen(w, field, unit),
    // 6.34f: it cannot come up.
    disrupted: has(w, view, unit, position.DISRUPTED),
  };
}

export function drawnChips(w: Painted, field: Field, unit: number): readonly Drawn[] {
  const is = statesOf(w, field, unit);
  return DRAWN.filter((chip) => is[chip]);
}

function allChips(w: Painted, field: Field, unit: number): readonly Chip[] {
  const is = statesOf(w, field, unit);
  return [...DRAWN, ...SPOKEN].filter((chip) => is[chip]);
}

const onTurn = (w: Painted, { asked: { view }, live }: Field, unit: number): boolean =>
  live && w.side[unit] === view[w.at.side];

export const hasActed = (w: Painted, field: Field, unit: number): boolean =>
  onTurn(w, field, unit) && has(w, field.asked.view, unit, position.SPENT);

/** Steps it lost to the dice that lie there still. */
export const justLost = ({ last }: Field, unit: number): number =>
  last?.kind === 'fire' && last.fresh ? last.lost.filter((one) => one === unit).length : 0;

export const takesHit = (w: Painted, { asked, live }: Field, unit: number): boolean =>
  live && position.stepOf(w, asked.view) === 'hits' && asked.pieces.includes(unit);

const HOLDS: Readonly<Record<string, BattleKey>> = { farm: 'block.holds.farm', hill: 'block.holds.hill' };

/** Everything about a block in words. */
export function labelOf(w: Painted, field: Field, unit: number): string {
  const { view, language } = field.asked;
  const home = places.homeOf(w, view, w.side[unit], position.placeOf(w, view, unit));
  const host = hostOf(w, view, unit);
  const fire =
    home < 0 ? undefined : isFoe(w, field, unit) ? fireAt(w, field, home, groupOf(w, view, unit)) : undefined;
  const lost = justLost(field, unit);
  return [
    spokenName(w, view, unit, language),
    host >= 0 ? say(language, 'block.shelterWith', { host: fullName(w, host, language) }) : '',
    has(w, view, unit, position.HOLDS) && home >= 0
      ? say(language, HOLDS[markerAt(w, field, home)] ?? 'block.holds')
      : '',
    home >= 0 && places.isEngaged(w, view, unit) ? say(language, 'block.engaged') : '',
    ...allChips(w, field, unit).map((chip) => (chip === 'disrupted' ? '' : say(language, `block.${chip}`))),
    lost > 0 ? sayMany(language, 'block.lost', lost) : '',
    takesHit(w, field, unit) ? say(language, 'block.takesHit') : '',
    fire === undefined ? '' : say(language, 'block.target', { n: powerOf(w, field, fire.target) }),
  ]
    .filter((words) => words !== '')
    .join(', ');
}

export const isFoe = (w: Painted, { mine }: Field, unit: number): boolean => w.side[unit] !== mine;

/** The firepower of the block in hand at a group. */
function powerOf(w: Painted, field: Field, group: number): number {
  const hand = handIn(field);
  return hand === null ? 0 : firepowerAt(w, field.asked.view, hand, group);
}

/** Hidden blocks in a square, or sheltering there, are of the square group. */
export const groupOfShape = (shape: number): number => (shape >= 2 ? SQUARES : LINE);

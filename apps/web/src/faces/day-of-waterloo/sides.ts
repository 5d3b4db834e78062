import { position, tables, units } from '@hundred-days/day-of-waterloo';
import type { State } from '@hundred-days/kernel';
import type { Track } from '../../face/types.ts';
import { hourName } from './names.ts';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';

/** Who decides, and which part of the day it is. */

type Part = 'fate' | 'deployment' | 'command' | 'movement' | 'combat' | 'breakthrough';

const PARTS: Readonly<Record<string, Part>> = {
  fate: 'fate',
  price: 'fate',
  deployment: 'deployment',
  naming: 'command',
  roles: 'command',
  rolling: 'command',
  movement: 'movement',
  'charge-answer': 'movement',
  'charge-advance': 'movement',
  breakthrough: 'breakthrough',
};

/** Questions after a charge and after an attack are the same; a charge is fought in the Movement Phase (9.4). */
export function partOf(w: Setting, view: State): Part {
  const step = position.stepOf(w, view);
  const known = PARTS[step === 'lodging' ? position.STEPS[view[w.at.resume]] : step];
  if (known !== undefined) return known;
  if (view[w.at.fight] === CHARGE) return 'movement';
  return view[w.at.second] === 1 ? 'breakthrough' : 'combat';
}

/** Of FIGHTS: a charge of the Movement Phase. */
const CHARGE = 1;

export const isSettingUp = (w: Setting, view: State): boolean => ['fate', 'deployment'].includes(partOf(w, view));

export const sideName = (side: number, language: string): string => tell(language, `side.${units.SIDES[side]}`);

/** 4.0b: of three players two have an Allied army each. */
export function seatName(w: Setting, view: State, seat: number, language: string): string {
  if (seat === units.FRENCH) return sideName(seat, language);
  if (!position.areThree(w, view)) return tell(language, 'side.allied');
  return tell(language, seat === units.ADG_ARMY ? 'seat.adg' : 'seat.prussian');
}

export const skyOf = (w: Setting, view: State): (typeof tables.WEATHERS)[number] =>
  tables.WEATHERS[position.weatherOf(w, view)];

const PLAYED: readonly Part[] = ['command', 'movement', 'combat', 'breakthrough'];

export const partName = (w: Setting, view: State, part: Part, language: string): string =>
  tell(language, `part.${part}`, { side: sideName(view[w.at.phasing], language) });

export function track(w: Setting, view: State, language: string): Track {
  const part = partOf(w, view);
  const parts = isSettingUp(w, view)
    ? [part]
    : // 11.13a: not in mud.
      PLAYED.filter((one) => one !== 'breakthrough' || w.breakthroughIn[position.weatherOf(w, view)]);
  return {
    turn: view[w.at.turn],
    turns: w.turns,
    time: tell(language, 'time', {
      hour: hourName(w.times[view[w.at.turn] - 1], language),
      sky: tell(language, `sky.${skyOf(w, view)}`),
    }),
    phases: parts.map((one) => partName(w, view, one, language)),
    phase: Math.max(0, parts.indexOf(part)),
  };
}

export function summary(w: Setting, view: State, language: string): string {
  const side = sideName(view[w.at.phasing], language);
  const part = partName(w, view, partOf(w, view), language);
  return tell(language, isSettingUp(w, view) ? 'summarySetup' : 'summary', { turn: view[w.at.turn], side, part });
}

import type { Pace } from '@hundred-days/server/told';
import type { ShellKey } from '../../../text/en.ts';
import { spoken, t } from '../../../text/words.ts';
import { boxOf, wordsOf } from '../../shelf.ts';
import { type ClubKey, en } from './text/en.ts';
import type { SayClub } from './text/words.ts';

/** What games, sides and players are called where no game is loaded. */

export function gameName(id: string): string {
  const box = boxOf(id);
  return box === undefined ? id : wordsOf(box, spoken.value).lid.join(' ');
}

export function sideName(side: string, say: SayClub): string {
  const key = `side.${side}`;
  return key in en ? say(key as ClubKey) : side;
}

export const levelName = (level: string, say: SayClub): string =>
  say('computer', { level: t(`level.${level}` as ShellKey) });

export function paceName(pace: Pace, say: SayClub): string {
  if (pace.kind === 'live') return say('league.live', { n: pace.minutes });
  if (pace.kind === 'days') return pace.days === 1 ? say('league.day') : say('league.days', { n: pace.days });
  return '';
}

/** The sides of each game for two, the first seat's first; and those of the third player. */
export const SIDES: Readonly<Record<string, readonly string[]>> = {
  'napoleon-at-waterloo': ['french', 'allied'],
  'napoleon-1815': ['french', 'allied', 'anglo-dutch', 'prussian'],
  'waterloo-campaign': ['french', 'coalition'],
  'last-battles': ['french', 'allied', 'anglo-allied', 'prussian'],
  'day-of-waterloo': ['french', 'allied', 'adg', 'prussian'],
};

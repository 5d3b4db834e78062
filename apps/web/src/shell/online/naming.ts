import type { Setup } from '@hundred-days/kernel';
import type { SeatNotice, TableNotice } from '@hundred-days/server/told';
import { useState } from 'preact/hooks';
import { called } from '../../face/called.ts';
import { useLoading } from '../../page/later.tsx';
import type { ShellKey } from '../../text/en.ts';
import { spoken, t } from '../../text/words.ts';
import { faceOf } from '../faces.ts';
import { titleIn } from '../naming.ts';
import { boxOf, wordsOf } from '../shelf.ts';
import type { SayOnline } from './text/words.ts';

export interface TableNames {
  readonly title: string;
  /** What the seats are called, by their ids. */
  readonly side: (seat: string) => string;
}

interface Named {
  readonly game: string;
  readonly setup: Setup;
}

/** What a table and its seats are called: by the lid of its box, until the game's own words are there. */
export function useNames({ game, setup }: Named): TableNames {
  const language = spoken.value;
  const box = boxOf(game);
  const [names, setNames] = useState<TableNames>({
    title: box === undefined ? game : wordsOf(box, language).lid.join(' '),
    side: (seat) => seat,
  });
  useLoading(async () => {
    const face = await faceOf(game, setup);
    await face.words.rest(language);
    const said = face.words.said(language);
    const title = titleIn(face, String(setup.scenario), language);
    setNames({ title, side: (seat) => called(said, 'seat', seat) });
  }, `${game} ${setup.scenario} ${language}`);
  return names;
}

/** What who sits in a seat is called. */
export function nameOf({ yours, holder, level, name, taken, open }: SeatNotice, say: SayOnline): string {
  if (holder === 'computer')
    return say(yours ? 'people.substitute' : 'people.computer', { level: t(`level.${level}` as ShellKey) });
  if (yours) return say('people.you');
  if (!taken) return say(open ? 'people.anybody' : 'people.nobody');
  return name || say('people.guest');
}

/** Whose move it is, said to who looks: his own, unless the computer goes on for him. */
export const decidesIn = ({ yours, holder }: SeatNotice, say: SayOnline): string =>
  say(yours && holder === 'person' ? 'people.yours' : 'people.decides');

/** The first letters of a seal and its last: enough for two people to compare. */
export const sealOf = (commitment: string): string =>
  `${commitment.slice(0, 4)} ${commitment.slice(4, 8)} … ${commitment.slice(-4)}`;

const HOUR = 60;
const DAY = 24 * HOUR;

/** A time of so many minutes, in the largest measure that it fills. */
export function spanOf(minutes: number, say: SayOnline): string {
  if (minutes % DAY === 0) return say(minutes === DAY ? 'pace.day' : 'pace.days.of', { n: minutes / DAY });
  if (minutes % HOUR === 0) return say(minutes === HOUR ? 'delay.hour' : 'delay.hours', { n: minutes / HOUR });
  return say('pace.minutes.of', { n: minutes });
}

/** How late somebody sees a table, in words; null where he sees it as it is. */
export function lateBy({ delay, state, seats }: TableNotice, say: SayOnline): string | null {
  if (delay === 0 || state === 'over' || seats.some(({ yours }) => yours)) return null;
  return spanOf(delay, say);
}

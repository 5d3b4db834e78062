import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FarTable } from '../../store/online/far.ts';
import { type SayOnline, useOnlineWords } from './text/words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** Time that is left: "2 d 03 h", "21:40:12", "18:05". */
export function timeLeft(ms: number, say: SayOnline): string {
  const left = Math.max(0, ms);
  const [days, hours, minutes, seconds] = [
    left / DAY,
    (left % DAY) / HOUR,
    (left % HOUR) / MINUTE,
    (left % MINUTE) / SECOND,
  ].map(Math.floor);
  if (days > 0) return say('clock.days', { days, hours: two(hours) });
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The clock of a seat, running on between what the server tells. */
export function Clock({ far, seat }: { readonly far: FarTable; readonly seat: number }): JSX.Element | null {
  const say = useOnlineWords();
  const told = far.notice.value.clocks?.seats[seat];
  const running = told?.running === true;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  if (told === undefined) return null;
  const left = running ? told.left - (Date.now() - far.noticedAt) : told.left;
  return (
    <span class={left < MINUTE ? 'person-clock person-clock--short' : 'person-clock'} role="timer">
      {timeLeft(left, say)}
    </span>
  );
}

/** When something was done, as one says it: by the hour lately, by the day before that. */

export interface Told {
  readonly when: 'today' | 'yesterday' | 'date';
  readonly hours: number;
  readonly minutes: string;
  readonly date: string;
}

export function toldOf(then: number, now: number, locale: string): Told {
  const date = new Date(then);
  const days = dayOf(new Date(now)) - dayOf(date);
  const year = date.getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' as const };
  return {
    when: days <= 0 ? 'today' : days === 1 ? 'yesterday' : 'date',
    hours: date.getHours(),
    minutes: String(date.getMinutes()).padStart(2, '0'),
    date: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...year }).format(date),
  };
}

/** Days by the reader's own clock. */
const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

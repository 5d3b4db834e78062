import type { JSX } from 'preact';
import { LogLines } from './later.ts';
import { toldOf } from './told.ts';
import { type AtTable, useTable } from './ui.ts';

/** What happened; before anything has, no more is loaded than to say so. */
export function Log(): JSX.Element {
  const table = useTable();
  const t = table.say.value;
  return (
    <section class="slip log" aria-label={t('log')} tabIndex={-1}>
      <h2 class="eyebrow">{t('log')}</h2>
      {isBare(table.model) ? <p class="soft">{t('logEmpty')}</p> : <LogLines />}
    </section>
  );
}

/** A game as it opens, of which nothing is told but what begins. */
const isBare = ({ face, log, language }: AtTable['model']): boolean =>
  log.value.length === 1 &&
  toldOf(face, log.value[0]).every((event) => face.words.logLine(event, language.value).heading);

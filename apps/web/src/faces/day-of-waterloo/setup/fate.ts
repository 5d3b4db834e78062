import { position, tables, type World } from '@hundred-days/day-of-waterloo';
import type { State } from '@hundred-days/kernel';
import type { Ask } from '../asking.ts';
import { entryTo, shortName } from '../names.ts';
import type { Setting } from '../setting.ts';
import { several, write, writeMany } from '../text/panelWords.ts';
import { tell } from '../text/words.ts';

/** 16.0 What a line of fate does and what it costs, in words; every number is that of the data. */

type Line = World['fates'][number][number];

/** A sentence for each thing it changes. */
export function effectsIn(w: Setting, side: number, line: number, language: string): readonly string[] {
  const fate = w.fates[side][line - 1];
  const lines = [
    fate.sky > 0 ? weatherIn(w, fate.sky, language) : '',
    ...reinforcementsIn(w, fate, language),
    fate.diverts === null
      ? ''
      : write(language, 'fate.diverts', { ...fate.diverts, at: entryTo(w, fate.diverts.to, language) }),
    fate.shift === 0 ? '' : writeMany(language, fate.shift > 0 ? 'fate.later' : 'fate.sooner', Math.abs(fate.shift)),
    fate.moves === null
      ? ''
      : writeMany(language, 'fate.moves', fate.moves.delay, {
          from: entryTo(w, fate.moves.from, language),
          to: entryTo(w, fate.moves.to, language),
        }),
    ...fate.late.map(({ piece, turn }) => write(language, 'fate.late', { unit: shortName(w, piece, language), turn })),
  ].filter(Boolean);
  return lines.length > 0 ? lines : [write(language, 'fate.nothing')];
}

/** "Severe mud on turn 1, mud on turns 2 to 4, clear from turn 5." */
function weatherIn(w: Setting, sky: number, language: string): string {
  const weather = w.skies[sky];
  const begins = [...weather.keys()].filter((turn) => turn === 0 || weather[turn] !== weather[turn - 1]);
  const runs = begins.map((from, i) => {
    const facts = { sky: tell(language, `sky.${tables.WEATHERS[weather[from]]}`), from: from + 1, to: begins[i + 1] };
    if (begins[i + 1] === undefined) return write(language, 'fate.skyFrom', facts);
    return write(language, begins[i + 1] === from + 1 ? 'fate.skyOn' : 'fate.skyRun', facts);
  });
  return write(language, 'fate.weather', { runs: runs.join(', ') });
}

function reinforcementsIn(w: Setting, { removed, added, attaches }: Line, language: string): string[] {
  const names = (pieces: readonly number[]): string =>
    several(
      language,
      pieces.map((piece) => shortName(w, piece, language)),
    );
  const [first] = added;
  return [
    removed.length === 0 ? '' : write(language, 'fate.removed', { units: names(removed) }),
    first === undefined
      ? ''
      : write(language, 'fate.added', {
          units: names(added.map(({ piece }) => piece)),
          turn: first.turn,
          at: entryTo(w, first.entry, language),
        }),
    attaches ? write(language, 'fate.attaches') : '',
  ];
}

/** 16.2b: whether it lets the enemy choose once more. */
export const isFavour = (w: Setting, side: number, line: number): boolean => w.favourable[side].includes(line);

export function priceIn(w: Setting, { view, seat, language }: Ask, line: number): string {
  if (position.stepOf(w, view) === 'price') return write(language, 'fate.freeNow');
  return write(language, isFavour(w, position.sideOfSeat(seat), line) ? 'fate.price' : 'fate.free');
}

/** The lines that hold for a side, as far as they were shown. */
export const linesOf = (w: Setting, view: State, side: number): readonly number[] =>
  [view[w.at.lines + 2 * side], view[w.at.lines + 2 * side + 1]].filter((line) => line > 0);

import { position, units } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import type { Ask, InPlay } from '../asking.ts';
import { signed } from '../combat/numbers.ts';
import { Columns, Counters, Expected, Fact, Results } from '../combat/Parts.tsx';
import { placeName } from '../names.ts';
import { write } from '../text/panelWords.ts';
import { textIn } from '../text/words.ts';
import { BEATS, type Beat, type ChargeOdds, columnsOf, isOwnCharge } from './charge.ts';
import type { Roll } from './story.ts';

/** 9.4 What a charge is drawn with: its beats, its two sides, its die. */

/** The four beats of a charge: what is done has a tick, the present one is marked; null once it is over. */
export function Beats({
  w,
  asked,
  odds,
  beat,
}: InPlay & { readonly odds: ChargeOdds; readonly beat: Beat | null }): JSX.Element {
  const { language } = asked;
  const at = beat === null ? BEATS.length : BEATS.indexOf(beat);
  // 9.4.9a (3, 4): who comes to the top is told in one answer with the reaction.
  const isOpen = position.stepOf(w, asked.view) === 'charge-answer';
  const isDone = (i: number): boolean => i < at && !(isOpen && BEATS[i] === 'top');
  return (
    <ol class="day-beats" aria-label={write(language, 'charge.beats')}>
      {BEATS.map((one, i) => {
        const name = write(language, `charge.beat.${one}`, { hex: placeName(w, odds.from, language) });
        const spoken = isDone(i)
          ? write(language, 'charge.beatDone', { beat: name })
          : i === at
            ? write(language, 'charge.beatNow', { beat: name })
            : name;
        return (
          <li key={one} aria-current={i === at ? 'step' : undefined} aria-label={spoken}>
            {isDone(i) && <span aria-hidden="true">✓ </span>}
            {name}
          </li>
        );
      })}
    </ol>
  );
}

/** Both sides, their morale, and the column it gives; after the die the column that held. */
export function Clash({
  w,
  asked,
  odds,
  roll = null,
}: InPlay & { readonly odds: ChargeOdds; readonly roll?: Roll | null }): JSX.Element {
  const { language } = asked;
  const { morale, unknown } = odds;
  const columns = columnsOf(w);
  // 5.4.2h: with the die it is known what lay beneath.
  const charged = roll === null ? morale.charged : morale.chargers - roll.differential;
  const guess = unknown && roll === null;
  const nation = (unit: number): string => `day-plate day-plate--${units.ARMIES[w.army[unit]]}`;
  return (
    <div class="day-clash">
      <div class="day-sides">
        <div>
          <h3 class="eyebrow">{write(language, 'charge.chargers')}</h3>
          <Counters w={w} asked={asked} units={odds.chargers} />
          {odds.chargers.length > 1 && (
            <Fact asked={asked} rule="9.4.3a">
              {write(language, 'charge.corps')}
            </Fact>
          )}
        </div>
        <div class="day-middle">
          <p class="day-morale" aria-hidden="true">
            <b class={nation(odds.chargers[0])}>{morale.chargers}</b> {write(language, 'charge.against')}{' '}
            <b class={nation(odds.charged[0] ?? odds.chargers[0])}>{charged}</b>
          </p>
          <Columns
            names={columns.map(signed)}
            now={columns.indexOf(roll?.column ?? odds.column)}
            guess={guess}
            label={write(language, 'charge.columns')}
          />
        </div>
        <div>
          <h3 class="eyebrow">{write(language, 'charge.chargedIn', { hex: placeName(w, odds.hex, language) })}</h3>
          <Counters w={w} asked={asked} units={odds.charged} hides={guess} />
        </div>
      </div>
    </div>
  );
}

/** Why it is this column, and what is added to the die. */
export function Reasons({ asked, odds }: { readonly asked: Ask; readonly odds: ChargeOdds }): JSX.Element {
  const { language } = asked;
  const { morale, column, modifiers, unknown, mud } = odds;
  const facts = { ours: morale.chargers, theirs: morale.charged, column: signed(column) };
  const named = modifiers.map(
    ({ name, by }) => `${textIn(language).catalog[`modifier.${name}`] ?? name} ${signed(by)}`,
  );
  return (
    <div class="slip">
      <Fact asked={asked} rule="9.4.4a" soft={false}>
        {write(language, unknown ? 'charge.seen' : 'charge.morale', facts)}. {write(language, 'charge.onlyMorale')}
      </Fact>
      {mud !== 0 && (
        <Fact asked={asked} rule="9.4.4b">
          {write(language, 'charge.mud')}
        </Fact>
      )}
      {unknown && (
        <Fact asked={asked} rule="5.4.2h">
          {write(language, 'charge.more')}
        </Fact>
      )}
      <Fact asked={asked} rule="9.4.4c">
        {named.length === 0
          ? write(language, 'charge.noModifiers')
          : write(language, 'charge.modifiers', { list: named.join(', ') })}{' '}
        {write(language, 'charge.low')}
      </Fact>
      {unknown && (
        <Fact asked={asked} rule="9.4.9a">
          {write(language, 'charge.mayClaim')}
        </Fact>
      )}
    </div>
  );
}

/** What each face of the die would do, the best for the chargers first. */
export function Faces({ w, asked, odds }: InPlay & { readonly odds: ChargeOdds }): JSX.Element {
  const { language, viewer } = asked;
  const mine = isOwnCharge(w, viewer, odds);
  return (
    <div class="slip">
      <Results
        asked={asked}
        results={odds.results}
        costs={odds.costs}
        mine={mine}
        told={({ code }) => ({
          text: write(language, `charge.result.${code}`),
          rule: code.startsWith('A') ? '9.4.7a' : '9.4.4e',
        })}
      />
      <Expected asked={asked} costs={odds.expected} />
      <Fact asked={asked} rule="9.4.6a">
        {write(language, 'charge.won')}
      </Fact>
    </div>
  );
}

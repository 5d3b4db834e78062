import { fighting } from '@hundred-days/day-of-waterloo';
import { readRows } from '@hundred-days/day-of-waterloo/reckoning';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { useTable } from '../../../table/ui.ts';
import type { InPlay } from '../asking.ts';
import type { ResultCode } from '../combat/losses.ts';
import { FACES, outcomesIn } from '../combat/odds.ts';
import { Dice, Fact } from '../combat/Parts.tsx';
import { logLine } from '../log.ts';
import { placeName, shortName } from '../names.ts';
import { several, write, writeMany } from '../text/panelWords.ts';
import { Beats, Clash } from './Clash.tsx';
import { type ChargeOdds, isOwnCharge, reactorsIn } from './charge.ts';
import { type ChargeStory, chargeStory, endOf } from './story.ts';

/** 9.4 A charge over the lower map, as it can be followed by both sides: four beats, the clash, the die, what came of it. */

export function Stage({ w, asked }: InPlay): JSX.Element | null {
  const { phone, model } = useTable();
  const story = chargeStory(w, asked);
  const [closed, setClosed] = useState(-1);
  if (story === null || phone.value || closed === story.step) return null;
  const { language } = asked;
  const { odds, beat, roll, step } = story;
  const rolling = model.rolling.value !== null;
  const title = titleOf({ w, asked }, odds);
  return (
    <section class="day-stage" aria-label={title}>
      <div class="day-stage-head">
        <h2>{title}</h2>
        <Beats w={w} asked={asked} odds={odds} beat={rolling ? 'die' : beat} />
        <button
          type="button"
          class="tool tool--icon"
          aria-label={write(language, 'stage.close')}
          onClick={() => setClosed(step)}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <Clash w={w} asked={asked} odds={odds} roll={roll} />
      <Answer w={w} asked={asked} story={story} />
      <Fall w={w} asked={asked} story={story} />
    </section>
  );
}

/** "Watier and Delort charge La Haye Sainte" */
function titleOf({ w, asked }: InPlay, { chargers, hex }: ChargeOdds): string {
  const { language } = asked;
  const units = several(
    language,
    chargers.map((unit) => shortName(w, unit, language)),
  );
  return writeMany(language, 'stage.title', chargers.length, { units, hex: placeName(w, hex, language) });
}

interface Told extends InPlay {
  readonly story: ChargeStory;
}

/** 9.4.5: who may ride at the chargers, and then who has tried it. */
function Answer({ w, asked, story: { odds, beat, tries } }: Told): JSX.Element | null {
  const { language, view } = asked;
  const name = (unit: number): string => shortName(w, unit, language);
  if (tries.length > 0)
    return (
      <div class="day-stage-answer">
        {tries.map(({ unit, die, needed, passed }) => (
          <Fact key={unit} asked={asked} rule={passed ? '9.4.5d' : '9.4.5e'} soft={false}>
            {write(language, passed ? 'stage.rides' : 'stage.falls', { unit: name(unit), die, needed })}
          </Fact>
        ))}
      </div>
    );
  if (beat !== 'charge' && beat !== 'reaction') return null;
  const reactions = reactorsIn(w, view, odds);
  if (reactions.length === 0 && !odds.unknown) return null;
  return (
    <div class="day-stage-answer">
      {reactions.map(({ units: [unit], must, passes: [n] }) => (
        <Fact key={unit} asked={asked} rule={must ? '9.4.5b' : '9.4.5a'} soft={false}>
          {write(language, must ? 'stage.must' : 'stage.may', { unit: name(unit), n })}
        </Fact>
      ))}
      {odds.unknown && (
        <Fact asked={asked} rule="5.4.2j">
          {write(language, 'charge.mayHidden')}
        </Fact>
      )}
    </div>
  );
}

/** The six faces of the die, and what they would do; once it has fallen, what it did. */
function Fall({ w, asked, story }: Told): JSX.Element | null {
  const { language, viewer } = asked;
  const { odds, roll } = story;
  const mine = isOwnCharge(w, viewer, odds);
  const end = endOf(story);
  if (end === 'rides' || end === 'empty') return <Outcome w={w} asked={asked} story={story} />;
  return (
    <div class="day-stage-die">
      <Dice
        results={roll === null ? odds.results : resultsOf({ w, asked, story })}
        mine={mine}
        fallen={roll?.die ?? 0}
      />
      {roll === null ? (
        <p class="day-stage-odds">
          {outcomesIn(odds).map(({ code, dice }) => (
            <span key={code}>
              <b>{write(language, 'attack.chance', { n: dice.length })}</b> {write(language, `charge.result.${code}`)}
            </span>
          ))}
        </p>
      ) : (
        <Outcome w={w} asked={asked} story={story} />
      )}
    </div>
  );
}

/** On the column that held, with all that was added to the die. */
function resultsOf({ w, story: { odds, roll } }: Told): readonly ResultCode[] {
  if (roll === null) return odds.results;
  const most = (w.chargeRows.columns - 1) / 2;
  return FACES.map((die) => fighting.RESULTS[readRows(w.chargeRows, die + roll.added, roll.column + most)]);
}

/** What came of it, in words: who gave way, who paid, who rode on. */
function Outcome({ w, asked, story }: Told): JSX.Element | null {
  const { language } = asked;
  const end = endOf(story);
  if (end === null) return null;
  const verdict =
    end === 'rides'
      ? write(language, 'verdict.rides')
      : write(language, end === 'empty' ? 'stage.empty' : `verdict.charge.${end}`);
  const deeds = story.deeds.map((event) =>
    logLine(w, event, language)
      .parts.map((part) => (typeof part === 'string' ? part : part.text))
      .join(''),
  );
  return (
    <div class="day-stage-end" role="status">
      <b class="day-verdict">{verdict}.</b> {deeds.map((deed) => `${deed}.`).join(' ')}
      {story.beat !== null && end !== 'rides' && <span class="soft"> {write(language, 'stage.goesOn')}</span>}
    </div>
  );
}

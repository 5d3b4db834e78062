import { type Action, announcement, position, tables } from '@hundred-days/napoleon-at-waterloo';
import type { JSX } from 'preact';
import { Columns, loweredTo, Outcomes, RatioLine, rollOn, Summand, spokenFor } from '../../face/battle/OddsView.tsx';
import { inSight } from '../../face/insight.ts';
import { RuleLink } from '../../face/RuleLink.tsx';
import type { Asked } from '../../face/types.ts';
import { targetName } from './answers.ts';
import { shortName } from './names.ts';
import { defenceFactor, type Odds, oddsOf, type ResultCode } from './odds.ts';
import { consequences } from './results.ts';
import type { Setting } from './setting.ts';
import { speechOf } from './speech.ts';
import { tell } from './text/words.ts';

type Ask = Asked<Action>;

/** The attack being announced: both sums piece by piece, the column, and what each roll would do. */
export function OddsPanel({ w, asked }: { readonly w: Setting; readonly asked: Ask }): JSX.Element | null {
  const { view, language } = asked;
  const now = announcement(w, view);
  if (now.attackers.length === 0 && now.defenders.length === 0) return null;
  const odds = oddsOf(w, view, now, loweredTo(asked));
  return (
    <section
      class="odds"
      aria-label={tell(language, 'odds.title', { target: targetName(w, asked, now.defenders) })}
      ref={inSight([...now.defenders, -1, ...now.attackers].join())}
    >
      <div class="slip">
        <div class="odds-head">
          <h2 class="panel-title">
            {now.defenders.length > 0
              ? tell(language, 'odds.title', { target: targetName(w, asked, now.defenders) })
              : tell(language, 'odds.attackers')}
          </h2>
          <RuleLink id="6.0.1" asked={asked} />
        </div>
        <ul class="sum" aria-label={tell(language, 'odds.attackers')}>
          {now.attackers.map((unit) => (
            <Summand
              key={unit}
              asked={asked}
              face={w.counters[unit]}
              name={shortName(w, unit, language)}
              note={tell(language, odds?.guns.includes(unit) ? 'odds.bombards' : 'odds.contact')}
              value={w.strength[unit]}
            />
          ))}
        </ul>
        <ul class="sum sum--defence" aria-label={tell(language, 'odds.defenders')}>
          {now.defenders.map((unit) => (
            <Defender w={w} key={unit} asked={asked} unit={unit} />
          ))}
        </ul>
      </div>
      {odds !== null && <Ratio w={w} asked={asked} odds={odds} />}
      {odds !== null && (
        <Outcomes {...spoken(w, asked)} outcomes={odds.outcomes} told={(code) => consequences(w, asked, odds, code)} />
      )}
    </section>
  );
}

const spoken = (w: Setting, asked: Ask) =>
  spokenFor(asked, speechOf(w), tables.COLUMNS, (language, code: ResultCode) => tell(language, `result.${code}`));

/** The same for little room. */
export function OddsLine({ w, asked }: { readonly w: Setting; readonly asked: Ask }): JSX.Element | null {
  const { view } = asked;
  const odds = oddsOf(w, view, announcement(w, view), loweredTo(asked));
  if (odds === null) return null;
  return <RatioLine {...spoken(w, asked)} ratio={odds} />;
}

interface UnitProps {
  readonly w: Setting;
  readonly asked: Ask;
  readonly unit: number;
}

function Defender({ w, asked, unit }: UnitProps): JSX.Element {
  const { language, view } = asked;
  const doubled = defenceFactor(w, view, unit) > 1;
  const terrain = w.terrain[position.whereIs(w, view, unit)] === 'woodsRoad' ? 'odds.woodsRoad' : 'odds.building';
  return (
    <Summand
      asked={asked}
      face={w.counters[unit]}
      name={shortName(w, unit, language)}
      note={
        doubled ? tell(language, 'odds.doubled', { terrain: tell(language, terrain) }) : tell(language, 'odds.clear')
      }
      rule={!doubled ? null : terrain === 'odds.building' ? '2.2.2' : '2.2.3'}
      value={doubled ? `${w.strength[unit]} × 2` : w.strength[unit]}
    />
  );
}

function Ratio({ w, asked, odds }: { readonly w: Setting; readonly asked: Ask; readonly odds: Odds }): JSX.Element {
  return (
    <Columns {...spoken(w, asked)} ratio={odds} ruleOfLowering="6.2.3" propose={rollOn(asked)}>
      {asked.view[w.at.demoralized] === 1 && <Shift asked={asked} odds={odds} />}
    </Columns>
  );
}

function Shift({ asked, odds }: { readonly asked: Ask; readonly odds: Odds }): JSX.Element {
  const by = Math.sign(odds.resolved - odds.announced);
  const key = by > 0 ? 'odds.shiftUp' : by < 0 ? 'odds.shiftDown' : 'odds.shiftNone';
  return (
    <p class="shift">
      {tell(asked.language, key, { column: tables.COLUMNS[odds.resolved] })}{' '}
      <RuleLink id={by > 0 ? '8.2.3' : by < 0 ? '8.2.2' : '8.2.4'} asked={asked} />
    </p>
  );
}

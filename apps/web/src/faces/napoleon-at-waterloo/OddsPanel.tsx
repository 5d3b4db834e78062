import { TABLE } from '@hundred-days/kernel';
import { type Action, announcement, position, tables } from '@hundred-days/napoleon-at-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { Die } from '../../art/dice.tsx';
import { RuleLink } from '../../face/RuleLink.tsx';
import type { Asked } from '../../face/types.ts';
import { targetName } from './answers.ts';
import { shortName } from './names.ts';
import { defenceFactor, type Odds, oddsOf } from './odds.ts';
import { consequences } from './results.ts';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';

type Ask = Asked<Action>;

/** The attack being announced: both sums piece by piece, the column, and what each roll would do. */
export function OddsPanel({ w, asked }: { readonly w: Setting; readonly asked: Ask }): JSX.Element | null {
  const { view, language } = asked;
  const now = announcement(w, view);
  if (now.attackers.length === 0 && now.defenders.length === 0) return null;
  const lowered = asked.proposed?.type === 'roll' ? asked.proposed.column : null;
  const odds = oddsOf(w, view, now, lowered);
  return (
    <section class="odds" aria-label={tell(language, 'odds.title', { target: targetName(w, asked, now.defenders) })}>
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
            <Attacker w={w} key={unit} asked={asked} unit={unit} gun={odds?.guns.includes(unit) ?? false} />
          ))}
        </ul>
        <ul class="sum sum--defence" aria-label={tell(language, 'odds.defenders')}>
          {now.defenders.map((unit) => (
            <Defender w={w} key={unit} asked={asked} unit={unit} />
          ))}
        </ul>
      </div>
      {odds !== null && <Columns w={w} asked={asked} odds={odds} />}
      {odds !== null && <Outcomes w={w} asked={asked} odds={odds} />}
    </section>
  );
}

/** The same for little room: the ratio, its column, and the result of each die. */
export function OddsLine({ w, asked }: { readonly w: Setting; readonly asked: Ask }): JSX.Element | null {
  const { view, language } = asked;
  const lowered = asked.proposed?.type === 'roll' ? asked.proposed.column : null;
  const odds = oddsOf(w, view, announcement(w, view), lowered);
  if (odds === null) return null;
  return (
    <div class="odds-line">
      <p>
        <b>
          {odds.attack} : {odds.defence}
        </b>
        <b class="ratio-column">{tables.COLUMNS[odds.resolved]}</b>
      </p>
      <ul>
        {odds.outcomes.map(({ code, dice }) => (
          <li key={code}>
            <b role="img" aria-label={tell(language, 'odds.dice', { dice: dice.join(', ') })}>
              {dice.join(' ')}
            </b>
            {tell(language, `result.${code}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface UnitProps {
  readonly w: Setting;
  readonly asked: Ask;
  readonly unit: number;
}

function Attacker({ w, asked, unit, gun }: UnitProps & { readonly gun: boolean }): JSX.Element {
  const { language } = asked;
  return (
    <li>
      <CounterIcon face={w.counters[unit]} size={33} />
      <span>
        {shortName(w, unit, language)}
        <small>{tell(language, gun ? 'odds.bombards' : 'odds.contact')}</small>
      </span>
      <b>{w.strength[unit]}</b>
    </li>
  );
}

function Defender({ w, asked, unit }: UnitProps): JSX.Element {
  const { language, view } = asked;
  const doubled = defenceFactor(w, view, unit) > 1;
  const terrain = w.terrain[position.whereIs(w, view, unit)] === 'woodsRoad' ? 'odds.woodsRoad' : 'odds.building';
  return (
    <li>
      <CounterIcon face={w.counters[unit]} size={33} />
      <span>
        {shortName(w, unit, language)}
        <small>
          {doubled
            ? tell(language, 'odds.doubled', { terrain: tell(language, terrain) })
            : tell(language, 'odds.clear')}{' '}
          {doubled && <RuleLink id={terrain === 'odds.building' ? '2.2.2' : '2.2.3'} asked={asked} />}
        </small>
      </span>
      <b>{doubled ? `${w.strength[unit]} × 2` : w.strength[unit]}</b>
    </li>
  );
}

function Columns({ w, asked, odds }: { readonly w: Setting; readonly asked: Ask; readonly odds: Odds }): JSX.Element {
  const { language } = asked;
  const rolls = asked.choicesOf(TABLE);
  const lowered = odds.announced < odds.full;
  const canLower = rolls.some((action) => action.type === 'roll' && (action.column ?? odds.full) < odds.announced);
  return (
    <div class="slip ratio">
      <p class="ratio-line">
        <b class="ratio-sum">
          {odds.attack} : {odds.defence}
        </b>{' '}
        {tell(language, `odds.${odds.rounding}`)} <b class="ratio-column">{tables.COLUMNS[odds.full]}</b>
      </p>
      <fieldset class="columns">
        <legend class="visually-hidden">{tell(language, 'odds.columns')}</legend>
        {tables.COLUMNS.map((name, column) => {
          const roll = rolls.find((action) => action.type === 'roll' && action.column === column);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={column === odds.announced}
              aria-label={tell(language, 'odds.column', { column: name })}
              class={column === odds.announced ? 'column column--now' : 'column'}
              disabled={roll === undefined}
              onClick={() => roll !== undefined && asked.propose(roll)}
            >
              {name}
            </button>
          );
        })}
      </fieldset>
      {(lowered || canLower) && (
        <p class="soft">
          {lowered
            ? tell(language, 'odds.lowered', { column: tables.COLUMNS[odds.full] })
            : tell(language, 'odds.lower')}{' '}
          <RuleLink id="6.2.3" asked={asked} />
        </p>
      )}
      {asked.view[w.at.demoralized] === 1 && <Shift asked={asked} odds={odds} />}
    </div>
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

function Outcomes({ w, asked, odds }: { readonly w: Setting; readonly asked: Ask; readonly odds: Odds }): JSX.Element {
  const { language } = asked;
  return (
    <ul class="outcomes">
      {odds.outcomes.map(({ code, dice }) => {
        const { text, rule } = consequences(w, asked, odds, code);
        return (
          <li key={code}>
            <span class="outcome-dice" role="img" aria-label={tell(language, 'odds.dice', { dice: dice.join(', ') })}>
              {dice.map((die) => (
                <Die key={die} value={die} size={25} />
              ))}
            </span>
            <div>
              <p class="outcome-head">
                <b class="outcome-code">{code}</b> <b>{tell(language, `result.${code}`)}</b>
                <span class="outcome-chance">{tell(language, 'odds.chance', { n: dice.length })}</span>
              </p>
              <p>
                {text} <RuleLink id={rule} asked={asked} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

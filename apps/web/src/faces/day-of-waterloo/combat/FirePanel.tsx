import { fighting } from '@hundred-days/day-of-waterloo';
import { allWith, canFire, ODDS, targetsOf } from '@hundred-days/day-of-waterloo/reckoning';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../art/counters.tsx';
import { Die } from '../../../art/dice.tsx';
import { inSight } from '../../../face/insight.ts';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Ask, InPlay } from '../asking.ts';
import { placeName, shortName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import type { Setting } from '../setting.ts';
import { several, write, writeMany } from '../text/panelWords.ts';
import { attackShown } from './Attack.tsx';
import { type Fire, fireOn } from './fire.ts';
import { mean, signed } from './numbers.ts';
import { oddsOf } from './odds.ts';
import { Columns, Fact, Offered } from './Parts.tsx';

/** 10.0 The bombardment being declared: guns, column, die, losses; and the attack that may follow. */

interface Shown {
  readonly target: number;
  /** Those who were told to fire; nobody yet, and the numbers are those of all who can. */
  readonly firing: readonly number[];
  readonly fire: Fire | null;
}

function fireShown(w: Setting, { view }: Ask): Shown | null {
  const [target] = targetsOf(w, view);
  if (target === undefined) return null;
  const firing = allWith(w, view, fighting.FIRING);
  const able = [...w.unitsOf[view[w.at.phasing]]].filter((unit) => unit < w.units && canFire(w, view, unit, target));
  return { target, firing, fire: fireOn(w, view, firing.length > 0 ? firing : able, target) };
}

export function FirePanel({ w, asked }: InPlay): JSX.Element | null {
  const { language } = asked;
  const shown = fireShown(w, asked);
  if (shown === null) return null;
  const { target, firing, fire } = shown;
  const hex = placeName(w, target, language);
  const title = write(language, 'fire.title', { hex });
  return (
    <section class="odds day-fire" aria-label={title} ref={inSight([target, -1, ...firing].join())}>
      <div class="slip">
        <div class="odds-head">
          <h2 class="panel-title">{title}</h2>
          <RuleLink id="10.1d" asked={asked} />
        </div>
        {firing.length === 0 && (
          <p class="soft">
            {asked.deciding && `${write(language, 'fire.nobody')} `}
            {write(language, 'fire.preview')}:
          </p>
        )}
        {fire !== null && <Guns w={w} asked={asked} fire={fire} />}
        <Supporters w={w} asked={asked} />
        <Choices w={w} asked={asked} />
      </div>
      {fire !== null && <FireOdds w={w} asked={asked} fire={fire} target={target} />}
      <Then w={w} asked={asked} />
    </section>
  );
}

/** The same for little room: points, column, what each die takes, and the mean. */
export function FireLine({ w, asked }: InPlay): JSX.Element | null {
  const { language } = asked;
  const shown = fireShown(w, asked);
  if (shown === null || shown.fire === null) return null;
  const { fire, target, firing } = shown;
  return (
    <div class="day-fire-line">
      {firing.length === 0 && <p class="soft">{write(language, 'fire.preview')}:</p>}
      <p>
        <b>{writeMany(language, 'fire.points', fire.points)}</b>{' '}
        <b class="ratio-column">{write(language, 'fire.column', { column: fire.columns[fire.column] })}</b>
      </p>
      <Expectation w={w} asked={asked} fire={fire} target={target} />
      <Then w={w} asked={asked} />
    </div>
  );
}

function Guns({ w, asked, fire }: InPlay & { readonly fire: Fire }): JSX.Element {
  const { language, view } = asked;
  return (
    <ul class="sum" aria-label={write(language, 'fire.guns')}>
      {fire.batteries.map(({ hex, units, points, halved }) => (
        <li key={hex}>
          <CounterIcon face={faceNow(w, view, units[0])} size={33} />
          <span>
            {several(
              language,
              units.map((unit) => shortName(w, unit, language)),
            )}
            <small>
              {write(language, halved ? 'fire.halved' : 'fire.from', { hex: placeName(w, hex, language) })}{' '}
              {halved && <RuleLink id="10.2c" asked={asked} />}
            </small>
          </span>
          <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}

/** 10.4 */
function Supporters({ w, asked }: InPlay): JSX.Element | null {
  const { view, language } = asked;
  const units = allWith(w, view, fighting.SUPPORTING);
  if (units.length === 0) return null;
  return (
    <Fact asked={asked} rule="10.4b" soft={false}>
      {several(
        language,
        units.map((unit) => shortName(w, unit, language)),
      )}
      . {write(language, 'fire.supports')}
    </Fact>
  );
}

function Choices({ w, asked }: InPlay): JSX.Element | null {
  const { language, deciding } = asked;
  if (!deciding) return null;
  const of = (type: 'fire' | 'support', key: 'fire.add' | 'fire.addSupport'): JSX.Element => (
    <Offered
      w={w}
      asked={asked}
      units={asked.pieces.filter((piece) => piece >= 0 && asked.choicesOf(piece).some((one) => one.type === type))}
      label={(unit) => write(language, key, { unit: shortName(w, unit, language) })}
      deed={(unit) => {
        const deed = asked.choicesOf(unit).find((one) => one.type === type);
        if (deed !== undefined) asked.act(deed);
      }}
    />
  );
  const maySupport = asked.pieces.some(
    (piece) => piece >= 0 && asked.choicesOf(piece).some(({ type }) => type === 'support'),
  );
  return (
    <>
      {of('fire', 'fire.add')}
      {of('support', 'fire.addSupport')}
      {maySupport && (
        <Fact asked={asked} rule="10.4b">
          {write(language, 'fire.supportBinds')}
        </Fact>
      )}
    </>
  );
}

interface FireProps extends InPlay {
  readonly fire: Fire;
  readonly target: number;
}

/** "On average 0.5 lost in 0513, 0.7 if it is massed." */
function Expectation({ w, asked: { language }, fire: { expected }, target }: FireProps): JSX.Element {
  const facts = {
    n: mean(expected.least, language),
    most: mean(expected.most, language),
    hex: placeName(w, target, language),
  };
  const isSure = expected.least === expected.most;
  return <p class="day-fact">{write(language, isSure ? 'fire.expected' : 'fire.expectedUpTo', facts)}</p>;
}

function FireOdds({ w, asked, fire, target }: FireProps): JSX.Element {
  const { language } = asked;
  const { massed, losses } = fire;
  const lost = (n: number): string => (n === 0 ? write(language, 'fire.loses0') : writeMany(language, 'fire.loses', n));
  return (
    <>
      <div class="slip ratio">
        <p class="ratio-line">
          <b class="ratio-sum">{writeMany(language, 'fire.points', fire.points)}</b>{' '}
          <b class="ratio-column">{write(language, 'fire.column', { column: fire.columns[fire.column] })}</b>
        </p>
        <Columns names={fire.columns} now={fire.column} label={write(language, 'fire.columns')} />
        {fire.terrain !== 0 && (
          <Fact asked={asked} rule="10.1g">
            {write(language, 'fire.terrain', { by: signed(fire.terrain) })}
          </Fact>
        )}
        {massed !== 'no' && (
          <Fact asked={asked} rule="10.1f">
            {massed === 'yes'
              ? write(language, 'fire.massed', { by: signed(w.massedModifier) })
              : write(language, 'fire.massedUnknown')}
          </Fact>
        )}
        {fire.doubled && (
          <Fact asked={asked} rule="12.2b" soft={false}>
            {write(language, 'fire.doubled')}
          </Fact>
        )}
        <p class="soft">{write(language, 'fire.low')}</p>
      </div>
      <div class="slip">
        <ol class="day-dice">
          {losses.map(({ open, massed: more }, i) => {
            const n = massed === 'yes' ? more : open;
            return (
              <li key={i} class={`day-die day-die--${n > 0 ? 'good' : 'even'}`}>
                <Die value={i + 1} size={22} />
                <b aria-hidden="true">{massed === 'unknown' && more !== open ? `${open}/${more}` : n}</b>
                <span class="visually-hidden">{lost(n)}</span>
              </li>
            );
          })}
        </ol>
        <Expectation w={w} asked={asked} fire={fire} target={target} />
      </div>
    </>
  );
}

/** The attack that may follow, in one line. */
function Then({ w, asked }: InPlay): JSX.Element | null {
  const shown = attackShown(w, asked);
  const odds = shown === null ? null : oddsOf(w, asked.view, shown.units, shown.targets);
  if (odds === null) return null;
  return (
    <p class="slip day-fact">
      {write(asked.language, 'fire.then')}:{' '}
      <b>
        {odds.attack} : {odds.defence}, {ODDS.columns[odds.column]}
      </b>
      , {write(asked.language, 'targets.die', { by: signed(odds.modifier) })}
    </p>
  );
}

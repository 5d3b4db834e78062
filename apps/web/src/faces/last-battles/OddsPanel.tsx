import { board, tables } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { Columns, loweredTo, Outcomes, RatioLine, rollOn, Summand, spokenFor } from '../../face/battle/OddsView.tsx';
import { unitsNamed } from '../../face/battle/speech.ts';
import { inSight } from '../../face/insight.ts';
import { RuleLink } from '../../face/RuleLink.tsx';
import { targetName } from './answers.ts';
import type { Ask } from './asking.ts';
import { type AttackNow, attackNow, defendersIn, isAnnounced } from './attack.ts';
import type { InPlay } from './Hand.tsx';
import { shortName } from './names.ts';
import {
  attackerOf,
  barredGuns,
  boughtBy,
  type Defended,
  defenderOf,
  missingArm,
  type Odds,
  oddsOf,
  type ResultCode,
} from './odds.ts';
import { faceNow, isReduced } from './pieces.ts';
import { consequences } from './results.ts';
import type { Setting } from './setting.ts';
import { speechOf } from './speech.ts';
import { groundName } from './terrain.ts';
import { tell } from './text/words.ts';
import './last-battles.css';

/** The attack being announced: both sums unit by unit, what moves the column, and what each roll would do. */
export function OddsPanel({ w, asked }: InPlay): JSX.Element | null {
  const { view, language } = asked;
  const now = attackNow(w, view);
  if (!isAnnounced(now)) return null;
  const odds = oddsOf(w, view, now, loweredTo(asked));
  const title =
    now.targets.length > 0
      ? tell(language, 'odds.title', { target: targetName(w, asked, now.targets) })
      : tell(language, 'odds.attackers');
  return (
    <section class="odds" aria-label={title} ref={inSight([...now.targets, -1, ...now.units].join())}>
      <div class="slip">
        <div class="odds-head">
          <h2 class="panel-title">{title}</h2>
          <RuleLink id="7.0c" asked={asked} />
        </div>
        <ul class="sum" aria-label={tell(language, 'odds.attackers')}>
          {now.units.map((unit) => (
            <Attacker w={w} key={unit} asked={asked} unit={unit} now={now} />
          ))}
        </ul>
        <ul class="sum sum--defence" aria-label={tell(language, 'odds.defenders')}>
          {defendersIn(w, view, now.targets).map((unit) => (
            <Defender w={w} key={unit} asked={asked} unit={unit} now={now} />
          ))}
        </ul>
        <Barred w={w} asked={asked} now={now} />
      </div>
      {odds !== null && <Ratio w={w} asked={asked} odds={odds} now={now} />}
      {odds !== null && (
        <Outcomes {...spoken(w, asked)} outcomes={odds.outcomes} told={(code) => consequences(w, asked, odds, code)} />
      )}
    </section>
  );
}

const spoken = (w: Setting, asked: Ask) =>
  spokenFor(asked, speechOf(w), tables.COLUMNS, (language, code: ResultCode) => tell(language, `result.${code}`));

/** The same for little room. */
export function OddsLine({ w, asked }: InPlay): JSX.Element | null {
  const { view } = asked;
  const odds = oddsOf(w, view, attackNow(w, view), loweredTo(asked));
  if (odds === null) return null;
  return <RatioLine {...spoken(w, asked)} ratio={odds} />;
}

interface OneProps extends InPlay {
  readonly unit: number;
  readonly now: AttackNow;
}

function Attacker({ w, asked, unit, now }: OneProps): JSX.Element {
  const { view, language } = asked;
  const { strength, counts } = attackerOf(w, view, unit, now.targets);
  const from = view[w.at.where + unit];
  const bombards = now.targets.length > 0 && now.firing.includes(from);
  const overRiver = bombards && now.targets.some((target) => board.areNeighbours(w, from, target));
  const forest = now.targets.find((target) => w.halving[target] === 1);
  const note =
    counts < strength && forest !== undefined
      ? tell(language, 'odds.halvedAttack', { terrain: groundName(w, forest, language), n: counts, of: strength })
      : tell(language, overRiver ? 'odds.river' : bombards ? 'odds.bombards' : 'odds.contact');
  const rule = counts < strength ? '7.3y' : overRiver ? '8.45' : bombards ? '8.2a' : null;
  return <Counted w={w} asked={asked} unit={unit} note={note} rule={rule} value={counts} />;
}

/** A unit by its face and name, with what it counts for and why. */
function Counted({
  w,
  asked,
  unit,
  ...summed
}: InPlay & { readonly unit: number } & Pick<Parameters<typeof Summand>[0], 'note' | 'rule' | 'value'>): JSX.Element {
  return <Summand asked={asked} face={faceNow(w, asked.view, unit)} name={nameIn(w, asked, unit)} {...summed} />;
}

const nameIn = (w: Setting, { view, language }: Ask, unit: number): string => {
  const name = shortName(w, unit, language);
  return isReduced(w, view, unit) ? `${name}, ${tell(language, 'odds.reduced')}` : name;
};

/** 5.61b, 7.3: what the ground does for a defender, and the rule. */
const HELPS: Readonly<Record<Defended['help'], readonly [key: HelpKey, rule: string | null]>> = {
  none: ['odds.clear', null],
  town: ['odds.doubledTown', '7.31'],
  chateau: ['odds.tripled', '5.6c'],
  water: ['odds.doubledWater', '7.3x'],
  halved: ['odds.halvedDefence', '7.32'],
  idle: ['odds.notCounted', '7.44'],
};
type HelpKey = `odds.${'clear' | 'doubledTown' | 'tripled' | 'doubledWater' | 'halvedDefence' | 'notCounted'}`;

function Defender({ w, asked, unit, now }: OneProps): JSX.Element {
  const { view, language } = asked;
  const { help, strength, counts, factor } = defenderOf(w, view, unit, now.contacts);
  const [key, rule] = HELPS[help];
  const terrain = groundName(w, view[w.at.where + unit], language);
  const note = help === 'none' ? terrain : tell(language, key, { terrain, n: counts, of: strength });
  const value = factor > 1 && help !== 'idle' ? `${strength} × ${factor}` : counts;
  return <Counted w={w} asked={asked} unit={unit} note={note} rule={rule} value={value} />;
}

/** 8.3, 10.4: guns two hexes away that may not fire at what is attacked. */
function Barred({ w, asked, now }: InPlay & { readonly now: AttackNow }): JSX.Element | null {
  const { view, language, seat } = asked;
  const { guns, chateau } = barredGuns(w, view, seat, now.targets);
  if (guns.length === 0) return null;
  return (
    <p class="soft blind-guns">
      {tell(language, chateau ? 'odds.intoChateau' : 'odds.noSight', {
        unit: unitsNamed(speechOf(w), guns, language),
      })}{' '}
      <RuleLink id={chateau ? '10.4' : '8.3a'} asked={asked} />
    </p>
  );
}

function Ratio({ w, asked, odds, now }: InPlay & { readonly odds: Odds; readonly now: AttackNow }): JSX.Element {
  const { language } = asked;
  return (
    <Columns
      {...spoken(w, asked)}
      ratio={odds}
      found={odds.plain}
      ruleOfLowering="7.8b"
      bought={boughtBy(w, odds).map(({ code, n, before }) =>
        tell(language, 'odds.change', { result: tell(language, `result.${code}`), n, before }),
      )}
      propose={rollOn(asked)}
    >
      <Shifts w={w} asked={asked} odds={odds} now={now} />
    </Columns>
  );
}

/** 12.1, 10.3a: what moves the column besides the ratio. */
function Shifts({ w, asked, odds, now }: InPlay & { readonly odds: Odds; readonly now: AttackNow }): JSX.Element {
  const { view, language } = asked;
  const missing = missingArm(w, view, now);
  return (
    <>
      {odds.combined && (
        <p class="shift">
          {tell(language, odds.plain < tables.BEST_COLUMN ? 'odds.combined' : 'odds.combinedBest')}{' '}
          <RuleLink id="12.1a" asked={asked} />
        </p>
      )}
      {missing !== null && odds.plain < tables.BEST_COLUMN && (
        <p class="soft">
          {tell(language, 'odds.combinedMissing', { arm: tell(language, `odds.arm.${missing}`) })}{' '}
          <RuleLink id="12.1a" asked={asked} />
        </p>
      )}
      {odds.ceiling && odds.plain + (odds.combined ? 1 : 0) >= w.chateauCeiling && (
        <p class="shift">
          {tell(language, 'odds.ceiling', { column: tables.COLUMNS[w.chateauCeiling] })}{' '}
          <RuleLink id="10.3a" asked={asked} />
        </p>
      )}
    </>
  );
}

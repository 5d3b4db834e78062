import { board, fighting, position } from '@hundred-days/day-of-waterloo';
import { allWith, canAttack, ODDS, plays, targetsOf } from '@hundred-days/day-of-waterloo/reckoning';
import type { JSX } from 'preact';
import { Summand as Summed } from '../../../face/battle/OddsView.tsx';
import { inSight } from '../../../face/insight.ts';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Ask, InPlay } from '../asking.ts';
import { placeName, shortName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import type { Setting } from '../setting.ts';
import { several, write } from '../text/panelWords.ts';
import { mightJoinDefence } from './known.ts';
import { signed } from './numbers.ts';
import { type Odds, type Outcome, oddsOf, type Summand } from './odds.ts';
import { Columns, Expected, Fact, Offered, Results } from './Parts.tsx';

/** 11.0 The attack being declared: both sums unit by unit, what moves the column and the die, and what each face would do. */

/** Who attacks, or could: the units named so far; if there are none, all who may be. */
export interface AttackShown {
  readonly units: readonly number[];
  readonly targets: readonly number[];
  readonly isPreview: boolean;
}

export function attackShown(w: Setting, { view }: Ask): AttackShown | null {
  const targets = targetsOf(w, view);
  if (targets.length === 0) return null;
  const named = allWith(w, view, fighting.ATTACKING);
  if (named.length > 0) return { units: named, targets, isPreview: false };
  const able = [...w.unitsOf[view[w.at.phasing]]].filter(
    (unit) => unit < w.units && !plays(w, view, unit, fighting.ATTACKING) && canAttack(w, view, unit, targets[0]),
  );
  return { units: able, targets, isPreview: true };
}

export function AttackPanel({ w, asked }: InPlay): JSX.Element | null {
  const { view, language } = asked;
  const shown = attackShown(w, asked);
  if (shown === null) return null;
  const { units, targets, isPreview } = shown;
  const odds = oddsOf(w, view, units, targets);
  const hex = several(
    language,
    targets.map((one) => placeName(w, one, language)),
  );
  const title = write(language, isPreview ? 'attack.preview' : 'attack.title', { hex });
  const joins = asked.deciding ? asked.pieces.filter((piece) => joinOf(asked, piece) !== undefined) : [];
  return (
    <section class="odds day-attack" aria-label={title} ref={inSight([...targets, -1, ...units].join())}>
      <div class="slip">
        <div class="odds-head">
          <h2 class="panel-title">{title}</h2>
          <RuleLink id="11.1a" asked={asked} />
        </div>
        {isPreview && position.stepOf(w, view) === 'attack' && asked.deciding && (
          <p class="soft">{write(language, 'attack.nobody')}</p>
        )}
        {odds !== null && <Sums w={w} asked={asked} odds={odds} />}
        <Offered
          w={w}
          asked={asked}
          units={joins}
          label={(unit) => write(language, 'attack.add', { unit: shortName(w, unit, language) })}
          deed={(unit) => {
            const join = joinOf(asked, unit);
            if (join !== undefined) asked.act(join);
          }}
        />
      </div>
      {odds !== null && <OddsShown w={w} asked={asked} odds={odds} />}
    </section>
  );
}

const joinOf = (asked: Ask, piece: number) =>
  piece < 0 ? undefined : asked.choicesOf(piece).find(({ type }) => type === 'join');

export function Sums({ w, asked, odds }: InPlay & { readonly odds: Odds }): JSX.Element {
  const { language } = asked;
  const hides = odds.unknown;
  const joins = hides && odds.defenders.some(({ unit }) => mightJoinDefence(w, asked.view, hexOf(w, asked, unit)));
  return (
    <>
      <ul class="sum" aria-label={write(language, 'attack.attackers')}>
        {odds.attackers.map((one) => (
          <One key={one.unit} w={w} asked={asked} one={one} attacks />
        ))}
      </ul>
      <ul class="sum sum--defence" aria-label={write(language, 'attack.defenders')}>
        {odds.defenders.map((one) => (
          <One key={one.unit} w={w} asked={asked} one={one} attacks={false} />
        ))}
      </ul>
      {hides && (
        <Fact asked={asked} rule="5.4.2i">
          {write(language, 'attack.beneath')}. {write(language, joins ? 'attack.beneathFights' : 'attack.beneathOnly')}
        </Fact>
      )}
    </>
  );
}

const hexOf = (w: Setting, { view }: Ask, unit: number): number => position.whereIs(w, view, unit);

function One({ w, asked, one, attacks }: InPlay & { readonly one: Summand; readonly attacks: boolean }): JSX.Element {
  const { language, view } = asked;
  const { unit, sp, morale } = one;
  const [note, rule] = noteOf(w, one, attacks, language);
  return (
    <Summed
      asked={asked}
      face={faceNow(w, view, unit)}
      name={shortName(w, unit, language)}
      note={note}
      rule={rule}
      value={morale > 0 ? `${sp} + ${morale}` : sp}
    />
  );
}

function noteOf(
  w: Setting,
  { unit, sp, morale }: Summand,
  attacks: boolean,
  language: string,
): readonly [note: string, rule: string] {
  const facts = { sp, morale };
  if (w.arm[unit] === board.CAVALRY && attacks) return [write(language, 'attack.horse', facts), '11.2.2a'];
  if (w.arm[unit] === board.ARTILLERY) return [write(language, 'attack.guns', facts), '11.2.4a'];
  if (w.arm[unit] === board.CAVALRY && morale > 0) return [write(language, 'attack.rider', facts), '9.4.5f'];
  return [write(language, 'attack.points'), attacks ? '11.2.1a' : '11.2.3a'];
}

/** The ratio, its column, the die, the outcomes and the losses. */
export function OddsShown({ w, asked, odds }: InPlay & { readonly odds: Odds }): JSX.Element {
  const { language, viewer } = asked;
  const side = w.side[odds.attackers[0].unit];
  const mine = viewer < 0 || position.sideOfSeat(viewer) === side;
  const name = (all: readonly Summand[]): string =>
    several(
      language,
      all.map(({ unit }) => shortName(w, unit, language)),
    );
  return (
    <>
      <div class="slip ratio">
        <p class="ratio-line">
          <b class="ratio-sum">
            {odds.attack} : {odds.defence}
          </b>{' '}
          {write(language, isExact(odds) ? 'attack.exact' : 'attack.rounds')}{' '}
          <b class="ratio-column">{ODDS.columns[odds.plain]}</b>
        </p>
        <Columns
          names={ODDS.columns}
          now={odds.column}
          plain={odds.plain}
          guess={odds.unknown}
          label={write(language, 'attack.columns')}
        />
        <Shifts asked={asked} odds={odds} />
      </div>
      <div class="slip">
        <Results
          asked={asked}
          results={odds.results}
          costs={odds.costs}
          mine={mine}
          told={(outcome) => toldOf(w, asked, odds, outcome, name)}
        />
        <Expected asked={asked} costs={odds.expected} />
      </div>
    </>
  );
}

const isExact = ({ attack, defence }: Odds): boolean =>
  attack >= defence
    ? attack % defence === 0 && attack / defence <= 6
    : defence / attack === 2 || defence / attack === 3;

function Shifts({ asked, odds }: { readonly asked: Ask; readonly odds: Odds }): JSX.Element {
  const { language } = asked;
  const { combined, lacking, claimed, mayClaim, morale, differential, ground, modifier, unknown, farm } = odds;
  return (
    <>
      {combined && (
        <Fact asked={asked} rule="11.6a" soft={false}>
          {write(language, 'attack.combined')}
        </Fact>
      )}
      {!combined && lacking !== null && odds.attackers.length > 1 && (
        <Fact asked={asked} rule="11.6a">
          {write(language, `attack.lacking.${lacking}`)}
        </Fact>
      )}
      {(claimed || mayClaim) && (
        <Fact asked={asked} rule="11.6b" soft={!claimed}>
          {write(language, claimed ? 'attack.claimed' : 'attack.mayClaim')}
        </Fact>
      )}
      <Fact asked={asked} rule="11.3a">
        {write(language, unknown ? 'attack.moraleSeen' : 'attack.morale', {
          ours: morale.attackers,
          theirs: morale.defenders,
          by: signed(differential),
        })}
      </Fact>
      {ground.map(({ what, by }) => (
        <Fact key={what} asked={asked} rule={what === 'hex' ? '11.5a' : '11.5b'}>
          {write(language, `attack.${what}`, { by: signed(by) })}
        </Fact>
      ))}
      {farm && (
        <Fact asked={asked} rule="11.9.6a" soft={false}>
          {write(language, 'attack.farm')}
        </Fact>
      )}
      <Fact asked={asked} rule="11.1b" soft={false}>
        {modifier === 0
          ? write(language, 'attack.noModifier')
          : write(language, 'attack.high', { by: signed(modifier) })}
      </Fact>
    </>
  );
}

const RULES = { Dr: '11.9b', Dr2: '11.9b', DrC: '11.8c', Ex: '11.8b', Ar: '11.9b', Ar2: '11.9b' } as const;

/** What a result would do, to whom. */
function toldOf(
  w: Setting,
  { language, view }: Ask,
  odds: Odds,
  { code }: Outcome,
  name: (all: readonly Summand[]) => string,
): { readonly text: string; readonly rule: string } {
  if (odds.farm && (code === 'Dr' || code === 'Dr2'))
    return {
      text: write(language, 'told.farm', { n: code === 'Dr' ? 1 : 2 }),
      rule: code === 'Dr' ? '11.9.6a' : '11.9.6b',
    };
  if (odds.farm && code === 'DrC') return { text: write(language, 'told.farmC'), rule: '11.9.6c' };
  const text = write(language, `told.${code}`, { attackers: name(odds.attackers), defenders: name(odds.defenders) });
  const driven = code.startsWith('A') ? odds.attackers : odds.defenders;
  const doubled = code !== 'Ex' && driven.some(({ unit }) => position.isDemoralized(w, view, unit));
  const n = code.endsWith('2') ? 2 : 1;
  return { text: doubled ? `${text} ${write(language, 'told.doubled', { n })}` : text, rule: RULES[code] };
}

import type { Catalog } from '@hundred-days/kernel';
import { type Action, position } from '@hundred-days/waterloo-campaign';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CounterIcon } from '../../art/counters.tsx';
import { RuleLink } from '../../face/RuleLink.tsx';
import type { Asked } from '../../face/types.ts';
import { signed } from './log.ts';
import { faceNow, placeName, shortName } from './names.ts';
import { type Modifier, type Odds, type Outcome, oddsOf } from './odds.ts';
import { type PanelKey, tell } from './text/panelWords.ts';
import type { InWorld } from './world.ts';
import './campaign.css';
import { textIn } from './text/words.ts';

type Ask = Asked<Action>;

interface Props {
  readonly asked: Ask;
  readonly attacker: number;
  readonly defender: number;
}

/** An attack before the dice: both sums piece by piece, the cavalry that may join in, and what all 36 rolls would do. */
export function OddsPanel({ w, asked, attacker, defender }: Props & InWorld): JSX.Element {
  const { view, language } = asked;
  const [joining, setJoining] = useState<readonly number[]>([]);
  // Who has been committed meanwhile is in the view already.
  const open = (unit: number): boolean => !position.has(w, view, unit, position.COMMITTED);
  const odds = oddsOf(w, view, attacker, defender, joining.filter(open));
  const words = textIn(language).catalog;
  const names = { attacker: shortName(w, attacker, language), target: shortName(w, defender, language) };
  const toggle = (unit: number): void =>
    setJoining(joining.includes(unit) ? joining.filter((other) => other !== unit) : [...joining, unit]);
  return (
    <section class="odds" aria-label={tell(language, 'odds.title', names)}>
      <div class="slip">
        <div class="odds-head">
          <h2 class="panel-title">{tell(language, 'odds.title', names)}</h2>
          <RuleLink id="ATT-5" asked={asked} />
        </div>
        <Sum w={w} asked={asked} words={words} title="odds.attack" unit={attacker} list={odds.attack} sum={odds.plus} />
        <Sum
          w={w}
          asked={asked}
          words={words}
          title="odds.defence"
          unit={defender}
          list={odds.defence}
          sum={odds.minus}
        />
      </div>
      <MayJoin w={w} asked={asked} odds={odds} joining={joining} onToggle={toggle} />
      <Outcomes w={w} asked={asked} odds={odds} />
    </section>
  );
}

/** The same in two lines, for a telephone: both sums, and who is beaten how often. */
export function Stakes({ w, asked, attacker, defender }: Props & InWorld): JSX.Element {
  const { view, language } = asked;
  const odds = oddsOf(w, view, attacker, defender, []);
  const chances = (loser: Outcome['loser']): number =>
    odds.outcomes.reduce((sum, outcome) => sum + (outcome.loser === loser ? outcome.chances : 0), 0);
  const rows = [
    [attacker, odds.plus, 'stakes.loss', chances('attacker')],
    [defender, odds.minus, 'stakes.win', chances('defender')],
  ] as const;
  return (
    <section class="campaign-stakes" aria-label={tell(language, 'odds.chances')}>
      <ul>
        {rows.map(([unit, sum, key, n]) => (
          <li key={unit}>
            <CounterIcon face={faceNow(w, view, unit)} size={28} />
            <b>
              {tell(language, 'odds.die')} {signed(sum)}
            </b>
            <span>
              {tell(language, key)} {tell(language, 'odds.chance', { n })}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {tell(language, 'stakes.none')} {tell(language, 'odds.chance', { n: chances('nobody') })}
      </p>
    </section>
  );
}

interface SumProps {
  readonly asked: Ask;
  readonly words: Catalog;
  readonly title: 'odds.attack' | 'odds.defence';
  readonly unit: number;
  readonly list: readonly Modifier[];
  readonly sum: number;
}

function Sum({ w, asked, words, title, unit, list, sum }: SumProps & InWorld): JSX.Element {
  const { view, language } = asked;
  return (
    <div class="modifiers">
      <p class="modifier-head">
        <CounterIcon face={faceNow(w, view, unit)} size={30} />
        <span>
          {tell(language, 'odds.of', { what: tell(language, title), unit: shortName(w, unit, language) })}
          <small>{placeName(w, position.whereIs(w, view, unit), language)}</small>
        </span>
        <b>
          {tell(language, 'odds.die')} {signed(sum)}
        </b>
      </p>
      <ul>
        {list.map((modifier) => (
          <li key={`${modifier.name} ${modifier.unit}`}>
            <span>
              {words[`modifier.${modifier.name}`] ?? modifier.name}
              {namesSource(modifier, unit) && `: ${shortName(w, modifier.unit, language)}`}{' '}
              <RuleLink id={modifier.rule} asked={asked} />
            </span>
            <b>{signed(modifier.value)}</b>
          </li>
        ))}
        {list.length === 0 && <li class="soft">{tell(language, 'odds.none')}</li>}
      </ul>
    </div>
  );
}

/** Whose it is, where the words do not say so already. */
const namesSource = ({ name, unit }: Modifier, own: number): boolean =>
  unit >= 0 && unit !== own && name !== 'grand-battery' && name !== 'versus-detachment';

interface MayJoinProps {
  readonly asked: Ask;
  readonly odds: Odds;
  readonly joining: readonly number[];
  readonly onToggle: (unit: number) => void;
}

/** What it would be worth: the commitment itself is made when it is asked for. */
function MayJoin({ w, asked, odds, joining, onToggle }: MayJoinProps & InWorld): JSX.Element | null {
  const { view, language } = asked;
  const box = (unit: number, key: 'odds.charge' | 'odds.countercharge'): JSX.Element => (
    <li key={unit}>
      <label>
        <input type="checkbox" checked={joining.includes(unit)} onChange={() => onToggle(unit)} />
        <CounterIcon face={faceNow(w, view, unit)} size={26} />
        {tell(language, key, { unit: shortName(w, unit, language) })}
      </label>
    </li>
  );
  if (odds.mayCharge.length + odds.mayCountercharge.length === 0) return null;
  const own = (unit: number): boolean => w.side[unit] === asked.seat;
  return (
    <div class="slip may-join">
      <h3 class="eyebrow">
        {tell(language, 'odds.mayJoin')} <RuleLink id="MOD-A6" asked={asked} /> <RuleLink id="MOD-D4" asked={asked} />
      </h3>
      <ul>
        {odds.mayCharge.map((unit) => box(unit, own(unit) ? 'odds.charge' : 'odds.countercharge'))}
        {odds.mayCountercharge.map((unit) => box(unit, own(unit) ? 'odds.charge' : 'odds.countercharge'))}
      </ul>
      <p class="soft">{tell(language, position.stepOf(w, view) === 'attack' ? 'odds.onlyLook' : 'odds.onlyLookNow')}</p>
    </div>
  );
}

export function Outcomes({ w, asked, odds }: { readonly asked: Ask; readonly odds: Odds } & InWorld): JSX.Element {
  const { language } = asked;
  return (
    <div class="slip">
      <h3 class="eyebrow">{tell(language, 'odds.chances')}</h3>
      <ul class="chances">
        {odds.outcomes.map((outcome) => (
          <Chance
            w={w}
            key={`${outcome.loser} ${outcome.fate} ${outcome.rule}`}
            asked={asked}
            odds={odds}
            outcome={outcome}
          />
        ))}
      </ul>
    </div>
  );
}

/** The same fate by another rule has words of its own: why it comes so. */
const outcomeKey = ({ loser, fate, rule }: Outcome): PanelKey =>
  `outcome.${loser}.${BY_RULE[rule] ?? fate}` as PanelKey;

const BY_RULE: Readonly<Record<string, string>> = { 'RET-4': 'trapped', 'CRT-4': 'spared' };

/** Whose loss it is for whoever looks on, whoever attacks; a spectator looks on with the attacker. */
function lossFor(w: InWorld['w'], { viewer }: Ask, odds: Odds, { loser }: Outcome): 'own' | 'theirs' | 'nobody' {
  if (loser === 'nobody') return 'nobody';
  const own = viewer < 0 ? w.side[odds.attacker] : viewer;
  return w.side[odds[loser]] === own ? 'own' : 'theirs';
}

function Chance({ w, asked, odds, outcome }: { asked: Ask; odds: Odds; outcome: Outcome } & InWorld): JSX.Element {
  const { language } = asked;
  const names = { attacker: shortName(w, odds.attacker, language), target: shortName(w, odds.defender, language) };
  return (
    <li class={`chance chance--${lossFor(w, asked, odds, outcome)}`}>
      <span>
        {tell(language, outcomeKey(outcome), names)} <RuleLink id={outcome.rule} asked={asked} />
      </span>
      <b>{tell(language, 'odds.chance', { n: outcome.chances })}</b>
      <span class="chance-bar" aria-hidden="true">
        <i style={{ width: `${(100 * outcome.chances) / 36}%` }} />
      </span>
    </li>
  );
}

import { type Action, position } from '@hundred-days/day-of-waterloo';
import { ODDS } from '@hundred-days/day-of-waterloo/reckoning';
import { TABLE } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../art/counters.tsx';
import { inSight } from '../../../face/insight.ts';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Ask, InPlay } from '../asking.ts';
import { signed } from '../combat/numbers.ts';
import { Columns, Counters, Expected, Fact, Outcomes, Results } from '../combat/Parts.tsx';
import { placeName, shortName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import type { Setting } from '../setting.ts';
import { several, write } from '../text/panelWords.ts';
import { textIn } from '../text/words.ts';
import {
  BEATS,
  type Beat,
  type ChargeOdds,
  chargeNow,
  chargeOdds,
  columnsOf,
  type Reaction,
  reactionOf,
  reactorsIn,
} from './charge.ts';

/** 9.4 A charge as it can be followed: who rides, on what column, who may react, what the die would do. */

export function Charge({ w, asked }: InPlay): JSX.Element | null {
  const now = chargeNow(w, asked.view);
  if (now !== null) return <Under w={w} asked={asked} odds={now.odds} beat={now.beat} />;
  const { proposed } = asked;
  if (proposed?.type === 'charge') return <Before w={w} asked={asked} charge={proposed} />;
  return <Possible w={w} asked={asked} />;
}

type ChargeAction = Extract<Action, { readonly type: 'charge' }>;

/** A charge that is put forward: what is known of it before it binds. */
function Before({ w, asked, charge }: InPlay & { readonly charge: ChargeAction }): JSX.Element {
  const { language, view } = asked;
  const odds = chargeOdds(w, view, charge.units, charge.to);
  const title = write(language, 'charge.before', { hex: placeName(w, charge.to, language) });
  return (
    <section class="odds day-charge" aria-label={title} ref={inSight(`${charge.to} ${charge.units.join()}`)}>
      <div class="slip">
        <div class="odds-head">
          <h2 class="panel-title">{title}</h2>
          <RuleLink id="9.4.9a" asked={asked} />
        </div>
        <Fact asked={asked} rule="9.4.1a">
          {write(language, 'charge.points')}
        </Fact>
      </div>
      <Column w={w} asked={asked} odds={odds} />
      <Reactors w={w} asked={asked} odds={odds} />
      <Faces w={w} asked={asked} odds={odds} />
    </section>
  );
}

/** A charge that is being carried out, beat by beat. */
function Under({ w, asked, odds, beat }: InPlay & { readonly odds: ChargeOdds; readonly beat: Beat }): JSX.Element {
  const { language, deciding, view } = asked;
  const hex = placeName(w, odds.hex, language);
  const title = write(language, 'charge.title', { hex });
  const answers = deciding && position.stepOf(w, view) === 'charge-answer';
  const rolled = view[w.at.result] > 0;
  return (
    <section class="odds day-charge" aria-label={title} ref={inSight(`${odds.hex} ${beat}`)}>
      <div class="slip">
        <div class="odds-head">
          <h2 class="panel-title">{title}</h2>
          <RuleLink id="9.4.9a" asked={asked} />
        </div>
        <Beats w={w} asked={asked} odds={odds} beat={beat} />
        {beat === 'reaction' && !deciding && (
          <Fact asked={asked} rule="9.4.5a">
            {write(language, 'charge.waits', { hex })}
          </Fact>
        )}
      </div>
      {answers && <Answers w={w} asked={asked} odds={odds} />}
      <Column w={w} asked={asked} odds={odds} />
      {beat === 'reaction' && !answers && <Reactors w={w} asked={asked} odds={odds} />}
      {!rolled && <Faces w={w} asked={asked} odds={odds} />}
    </section>
  );
}

function Beats({ w, asked, odds, beat }: InPlay & { readonly odds: ChargeOdds; readonly beat: Beat }): JSX.Element {
  const { language } = asked;
  const at = BEATS.indexOf(beat);
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

/** Both sides, their morale, the column and the modifiers. */
function Column({ w, asked, odds }: InPlay & { readonly odds: ChargeOdds }): JSX.Element {
  const { language } = asked;
  const { morale, column, modifiers, unknown, mud } = odds;
  const columns = columnsOf(w);
  const facts = { ours: morale.chargers, theirs: morale.charged, column: signed(column) };
  const named = modifiers.map(
    ({ name, by }) => `${textIn(language).catalog[`modifier.${name}`] ?? name} ${signed(by)}`,
  );
  return (
    <div class="slip day-clash">
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
        <p class="day-morale" aria-hidden="true">
          <b>{morale.chargers}</b> {write(language, 'charge.against')} <b>{morale.charged}</b>
        </p>
        <div>
          <h3 class="eyebrow">{write(language, 'charge.charged')}</h3>
          <Counters w={w} asked={asked} units={odds.charged} hides={unknown} />
        </div>
      </div>
      <Columns
        names={columns.map(signed)}
        now={columns.indexOf(column)}
        guess={unknown}
        label={write(language, 'charge.columns')}
      />
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

function Faces({ w, asked, odds }: InPlay & { readonly odds: ChargeOdds }): JSX.Element {
  const { language, viewer } = asked;
  const mine = viewer < 0 || position.sideOfSeat(viewer) === w.side[odds.chargers[0]];
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

/** 9.4.5: what the charger knows of who may ride at him. */
function Reactors({ w, asked, odds }: InPlay & { readonly odds: ChargeOdds }): JSX.Element | null {
  const { language, view } = asked;
  const reactions = reactorsIn(w, view, odds);
  if (reactions.length === 0 && !odds.unknown) return null;
  return (
    <div class="slip">
      <h3 class="eyebrow">{write(language, 'charge.reacts')}</h3>
      {reactions.map((reaction) => {
        const unit = shortName(w, reaction.units[0], language);
        return (
          <div key={reaction.units[0]}>
            <Fact asked={asked} rule={reaction.must ? '9.4.5b' : '9.4.5a'} soft={false}>
              {write(language, reaction.must ? 'charge.must' : 'charge.may', { unit })}
            </Fact>
            <Chances w={w} asked={asked} reaction={reaction} />
          </div>
        );
      })}
      {odds.unknown && (
        <Fact asked={asked} rule="5.4.2j">
          {write(language, 'charge.mayHidden')}
        </Fact>
      )}
    </div>
  );
}

/** On how many faces each of them rides, and what comes then. */
function Chances({ w, asked, reaction }: InPlay & { readonly reaction: Reaction }): JSX.Element {
  const { language } = asked;
  const { units, passes, duel } = reaction;
  return (
    <>
      {units.map((unit, i) => {
        const name = shortName(w, unit, language);
        const facts = { unit: name, odds: ODDS.columns[duel.column], attack: duel.attack, defence: duel.defence };
        return (
          <div key={unit}>
            {passes[i] > 0 && (
              <Fact asked={asked} rule="9.4.5d">
                {write(language, 'charge.rides', { ...facts, n: passes[i] })}
              </Fact>
            )}
            {passes[i] < 6 && (
              <Fact asked={asked} rule="9.4.5e">
                {write(language, 'charge.falls', { unit: name, n: 6 - passes[i] })}
              </Fact>
            )}
          </div>
        );
      })}
    </>
  );
}

/** The question to him who is charged: each answer with what it would mean. */
function Answers({ w, asked, odds }: InPlay & { readonly odds: ChargeOdds }): JSX.Element {
  const { language, view } = asked;
  const answers = asked.choicesOf(TABLE);
  const { morale, column } = odds;
  return (
    <div class="slip">
      <h3 class="eyebrow">{write(language, 'charge.answers')}</h3>
      {answers.map((answer, i) => (
        <div key={i} class="day-answer">
          <button type="button" class="button" onClick={() => asked.act(answer)}>
            {answerName(w, asked, answer, odds)}
          </button>
          {answer.type === 'receive' && (
            <Fact asked={asked} rule="9.4.4a">
              {write(language, 'charge.receiveText', {
                ours: morale.chargers,
                theirs: morale.charged,
                column: signed(column),
              })}
            </Fact>
          )}
          {answer.type === 'react' && (
            <Chances w={w} asked={asked} reaction={reactionOf(w, view, answer.units, odds.chargers)} />
          )}
        </div>
      ))}
    </div>
  );
}

function answerName(w: Setting, { language, view }: Ask, answer: Action, { hex }: ChargeOdds): string {
  const names = (units: readonly number[]): string =>
    several(
      language,
      units.map((unit) => shortName(w, unit, language)),
    );
  const same = (top: number): boolean => position.topIn(w, view, hex) === top;
  if (answer.type === 'receive')
    return same(answer.top)
      ? write(language, 'charge.receive')
      : write(language, 'charge.receiveTop', { unit: shortName(w, answer.top, language) });
  if (answer.type !== 'react') return '';
  const units = names(answer.units);
  return same(answer.top) || answer.units.includes(answer.top)
    ? write(language, 'charge.react', { units })
    : write(language, 'charge.reactTop', { units, top: shortName(w, answer.top, language) });
}

/** What cavalry in hand could charge from where it stands. */
function Possible({ w, asked }: InPlay): JSX.Element | null {
  const { language, view, choices } = asked;
  const charges = choices.filter((action): action is ChargeAction => action.type === 'charge');
  if (charges.length === 0) return null;
  return (
    <section class="slip day-charge" aria-label={write(language, 'charge.possible')}>
      <div class="odds-head">
        <h2 class="eyebrow">{write(language, 'charge.possible')}</h2>
        <RuleLink id="9.4a" asked={asked} />
      </div>
      <ul class="day-possible">
        {charges.map((charge) => {
          const odds = chargeOdds(w, view, charge.units, charge.to);
          const top = position.topIn(w, view, charge.to);
          return (
            <li key={`${charge.to} ${charge.units.join()}`}>
              <button type="button" class="day-aim" onClick={() => asked.propose(charge)}>
                <CounterIcon face={faceNow(w, view, top, 'enemy')} size={42} />
                <span class="day-aimed">
                  <b>
                    {placeName(w, charge.to, language)}, {shortName(w, top, language)}
                  </b>
                  <small>
                    {several(
                      language,
                      charge.units.map((unit) => shortName(w, unit, language)),
                    )}
                  </small>
                </span>
                <span class="day-odds">
                  <b>{signed(odds.column)}</b>
                  <small>{write(language, 'targets.die', { by: signed(odds.modifier) })}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The charge for little room: the column, and the result of each die. */
export function ChargeLine({ w, asked }: InPlay): JSX.Element | null {
  const { language, view, proposed } = asked;
  const odds =
    proposed?.type === 'charge' ? chargeOdds(w, view, proposed.units, proposed.to) : (chargeNow(w, view)?.odds ?? null);
  if (odds === null) return null;
  const facts = { ours: odds.morale.chargers, theirs: odds.morale.charged, column: signed(odds.column) };
  return (
    <div class="odds-line">
      <p>{write(language, odds.unknown ? 'charge.seen' : 'charge.morale', facts)}</p>
      <Outcomes odds={odds} language={language} />
    </div>
  );
}

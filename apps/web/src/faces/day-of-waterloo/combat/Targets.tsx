import { position } from '@hundred-days/day-of-waterloo';
import { ODDS } from '@hundred-days/day-of-waterloo/reckoning';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CounterIcon } from '../../../art/counters.tsx';
import { Icon } from '../../../art/icons.tsx';
import { RuleLink } from '../../../face/RuleLink.tsx';
import { useTable } from '../../../table/ui.ts';
import type { Ask, InPlay } from '../asking.ts';
import { useKeptFocus } from '../keptFocus.ts';
import { placeName, shortName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import type { Setting } from '../setting.ts';
import { several, write, writeMany } from '../text/panelWords.ts';
import { mean, range, signed } from './numbers.ts';
import type { Odds } from './odds.ts';
import { Fact } from './Parts.tsx';
import { inOrder, shifted, type Target, targetOf } from './targets.ts';

/** 4.2g The target hexes in the order in which the player means to fight: fire and attack of each. */

/** The order is a note of the seat's own beside the table: nothing of it is in the position. */
const NOTE = 'targets';

export const wishedIn = (w: Setting, { notes = [] }: Pick<Ask, 'notes'>): readonly number[] => {
  const line = notes.find((one) => one.startsWith(`${NOTE} `)) ?? '';
  return line
    .split(' ')
    .slice(1)
    .map((id) => w.map.indexOf(id));
};

export const noted = (w: Setting, { notes = [] }: Pick<Ask, 'notes'>, order: readonly number[]): readonly string[] => [
  ...notes.filter((one) => !one.startsWith(`${NOTE} `)),
  [NOTE, ...order.map(w.hexId)].join(' '),
];

/** The hexes that may be named now, in order. */
export function targetsNow(w: Setting, asked: Ask): readonly Target[] {
  const { view } = asked;
  const hexes = asked.pieces.flatMap((piece) =>
    piece < 0 ? [] : asked.choicesOf(piece).flatMap((action) => (action.type === 'target' ? [action.hex] : [])),
  );
  return inOrder(
    hexes.map((hex) => targetOf(w, view, hex)),
    wishedIn(w, asked),
  );
}

export function Targets({ w, asked }: InPlay): JSX.Element {
  const { language, view, deciding } = asked;
  const second = view[w.at.second] === 1;
  const targets = deciding ? targetsNow(w, asked) : [];
  const title = write(language, second ? 'targets.second' : 'targets.title');
  const clear = w.breakthroughIn[position.weatherOf(w, view)];
  return (
    <section class="slip day-targets" aria-label={title}>
      <div class="odds-head">
        <h2 class="eyebrow">{title}</h2>
        <RuleLink id={second ? '11.13b' : '4.2g'} asked={asked} />
      </div>
      {!deciding ? (
        <p class="soft">{write(language, 'targets.enemy')}</p>
      ) : targets.length === 0 ? (
        <p class="soft">{write(language, 'targets.none')}</p>
      ) : (
        <Rows w={w} asked={asked} targets={targets} second={second} />
      )}
      {!second && (
        <Fact asked={asked} rule="11.13a">
          {write(language, clear ? 'targets.after' : 'targets.noneAfter')}
        </Fact>
      )}
    </section>
  );
}

function Rows({
  w,
  asked,
  targets,
  second,
}: InPlay & { readonly targets: readonly Target[]; readonly second: boolean }): JSX.Element {
  const { language } = asked;
  const { model } = useTable();
  const [dragged, setDragged] = useState<number | null>(null);
  const kept = useKeptFocus(targets.map(({ hex }) => hex).join());
  const put = (order: readonly number[]): void => {
    kept.note();
    model.note(noted(w, asked, order));
  };
  const drop = (on: number): void => {
    if (dragged === null || dragged === on) return;
    const order = targets.map(({ hex }) => hex).filter((hex) => hex !== dragged);
    order.splice(
      targets.findIndex(({ hex }) => hex === on),
      0,
      dragged,
    );
    put(order);
    setDragged(null);
  };
  const [first] = targets;
  return (
    <>
      <p class="soft">{write(language, second ? 'targets.howSecond' : 'targets.how')}</p>
      <ol ref={kept.list}>
        {targets.map((target, i) => (
          <li
            key={target.hex}
            data-row={target.hex}
            class="day-target"
            draggable={!target.owed}
            onDragStart={() => setDragged(target.hex)}
            onDragOver={(event) => {
              if (!target.owed) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(target.hex);
            }}
            onKeyDown={(event) => {
              if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
              event.preventDefault();
              put(shifted(targets, target.hex, event.key === 'ArrowUp' ? -1 : 1));
            }}
          >
            <Row w={w} asked={asked} target={target} number={i + 1} />
            {!target.owed && (
              <span class="day-arrows">
                <Arrow w={w} asked={asked} targets={targets} at={i} by={-1} put={put} />
                <Arrow w={w} asked={asked} targets={targets} at={i} by={1} put={put} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <Fact asked={asked} rule="5.4.2i">
        {write(language, 'targets.seen')}
      </Fact>
      <button type="button" class="button button--main" onClick={() => asked.act({ type: 'target', hex: first.hex })}>
        {write(language, 'targets.next', { hex: placeName(w, first.hex, language) })}
      </button>
    </>
  );
}

function Arrow({
  w,
  asked,
  targets,
  at,
  by,
  put,
}: InPlay & {
  readonly targets: readonly Target[];
  readonly at: number;
  readonly by: -1 | 1;
  readonly put: (order: readonly number[]) => void;
}): JSX.Element {
  const { hex } = targets[at];
  const order = shifted(targets, hex, by);
  const stays = order[at] === hex;
  return (
    <button
      type="button"
      class="day-arrow"
      data-by={by}
      disabled={stays}
      aria-label={write(asked.language, by < 0 ? 'targets.up' : 'targets.down', {
        hex: placeName(w, hex, asked.language),
        n: at + 1 + by,
      })}
      onClick={() => put(order)}
    >
      {by < 0 ? '↑' : '↓'}
    </button>
  );
}

/** "Losses: you 0.3 to 0.8, enemy 0.5" */
const lossesIn = ({ expected: { attacker, defender } }: Odds, language: string): string =>
  write(language, 'targets.losses', { own: range(attacker, language), his: range(defender, language) });

function Row({ w, asked, target, number }: InPlay & { readonly target: Target; readonly number: number }): JSX.Element {
  const { language, view } = asked;
  const { hex, top, owed, fire, attackers, odds } = target;
  const name = placeName(w, hex, language);
  const names = (units: readonly number[]): string =>
    several(
      language,
      units.map((unit) => shortName(w, unit, language)),
    );
  return (
    <button
      type="button"
      class="day-aim"
      aria-label={`${number}. ${write(language, 'targets.go', { hex: name })}`}
      onClick={() => asked.act({ type: 'target', hex })}
    >
      <span class={owed ? 'day-place day-place--owed' : 'day-place'} aria-hidden="true">
        {owed ? '!' : number}
      </span>
      <CounterIcon face={faceNow(w, view, top, 'enemy')} size={42} />
      <span class="day-aimed">
        <b>
          {name}, {shortName(w, top, language)}
        </b>
        {owed && (
          <small>
            <Icon name="lock" size={13} /> {write(language, 'targets.owed')}
          </small>
        )}
        {!owed && fire !== null && (
          <small>
            {writeMany(language, 'targets.fires', fire.points, {
              points: fire.points,
              losses: mean(fire.expected.least, language),
            })}
          </small>
        )}
        {!owed && (
          <small>
            {odds === null
              ? write(language, 'targets.noAttack')
              : write(language, 'targets.attacks', {
                  units: names(attackers),
                  attack: odds.attack,
                  defence: odds.defence,
                })}
          </small>
        )}
        {odds !== null && <small>{lossesIn(odds, language)}</small>}
      </span>
      {odds !== null && (
        <span class="day-odds">
          <b>{ODDS.columns[odds.column]}</b>
          <small>{write(language, 'targets.die', { by: signed(odds.modifier) })}</small>
        </span>
      )}
    </button>
  );
}

import { type Action, partyAllowance, partyOf, position, remaining } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CounterIcon } from '../../../art/counters.tsx';
import { RuleLink } from '../../../face/RuleLink.tsx';
import { type Ask, type InPlay, points } from '../asking.ts';
import { Fact } from '../combat/Parts.tsx';
import { useKeptFocus } from '../keptFocus.ts';
import { placeName, shortName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import type { Setting } from '../setting.ts';
import { write } from '../text/panelWords.ts';
import { mayReorder, ordersFor, type Row, RULE_OF_PART, reordered, type Stack, stackIn } from './stack.ts';

/** 5.4 One's own stack, from the top down: what each does there, put in another order by hand, taken together or apart. */

export function StackCard({ w, asked, hex }: InPlay & { readonly hex: number }): JSX.Element {
  const { view, viewer, language, deciding } = asked;
  const stack = stackIn(w, view, hex);
  const own = stack.rows.map(({ unit }) => unit);
  const [draft, setDraft] = useState<readonly number[] | null>(null);
  const [said, setSaid] = useState('');
  const card = useRef<HTMLElement>(null);
  // The button that was pressed goes away with the order it was for.
  const giveUp = (): void => {
    setDraft(null);
    card.current?.querySelector<HTMLElement>('.day-unit')?.focus();
  };
  // What was laid down otherwise meanwhile is the order from now on.
  useEffect(() => setDraft(null), [own.join()]);
  const order = draft !== null && draft.length === own.length ? draft : own;
  const title = write(language, 'stack.title', { hex: placeName(w, hex, language) });
  const may = deciding && mayReorder(w, view, viewer, hex) && own.length > 1;
  const move = (unit: number, to: number): void => {
    const next = reordered(order, unit, to);
    setDraft(next);
    setSaid(
      write(language, 'stack.moved', {
        unit: shortName(w, unit, language),
        n: next.indexOf(unit) + 1,
        of: next.length,
      }),
    );
  };
  return (
    <section ref={card} class="slip hand-stack day-stack" aria-label={title}>
      <div class="odds-head">
        <h2 class="panel-title">{title}</h2>
        <RuleLink id="5.4.1a" asked={asked} />
      </div>
      <Weight asked={asked} stack={stack} />
      <Rows w={w} asked={asked} stack={stack} order={order} move={may ? move : null} />
      <span class="visually-hidden" role="status">
        {said}
      </span>
      {may && <Keep w={w} asked={asked} own={own} order={order} giveUp={giveUp} />}
      <Together w={w} asked={asked} own={own} />
      <Seen w={w} asked={asked} top={order[0]} />
    </section>
  );
}

/** 5.2a: so many of the points the ground holds, one box each. */
function Weight({ asked, stack }: { readonly asked: Ask; readonly stack: Stack }): JSX.Element {
  const { language } = asked;
  const { sp, most } = stack;
  return (
    <p class="day-weight">
      {most > 0 && (
        <span class="day-pips" aria-hidden="true">
          {Array.from({ length: most }, (_, i) => (
            <i key={i} class={i < sp ? 'day-pip day-pip--full' : 'day-pip'} />
          ))}
        </span>
      )}{' '}
      {most > 0 ? write(language, 'stack.sp', { n: sp, most }) : write(language, 'stack.alone', { n: sp })}{' '}
      <RuleLink id={most > 0 ? '5.2a' : '5.2b'} asked={asked} />
    </p>
  );
}

interface RowsProps extends InPlay {
  readonly stack: Stack;
  readonly order: readonly number[];
  /** Null where the order cannot be changed now. */
  readonly move: ((unit: number, to: number) => void) | null;
}

function Rows({ w, asked, stack, order, move: moveTo }: RowsProps): JSX.Element {
  const [dragged, setDragged] = useState<number | null>(null);
  const kept = useKeptFocus(order.join());
  const move =
    moveTo &&
    ((unit: number, to: number): void => {
      kept.note();
      moveTo(unit, to);
    });
  const rowOf = (unit: number): Row => stack.rows.find((row) => row.unit === unit) as Row;
  return (
    <ol ref={kept.list} class="day-rows" aria-label={write(asked.language, 'stack.order')}>
      {order.map((unit, i) => (
        <li
          key={unit}
          data-row={unit}
          class={isHeld(w, asked, unit) ? 'day-row day-row--held' : 'day-row'}
          draggable={move !== null}
          onDragStart={() => setDragged(unit)}
          onDragOver={(event) => {
            if (dragged !== null) event.preventDefault();
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null) move?.(dragged, i);
            setDragged(null);
          }}
          onKeyDown={(event) => {
            if (move === null || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            event.stopPropagation();
            move(unit, i + (event.key === 'ArrowUp' ? -1 : 1));
          }}
        >
          <OneRow
            w={w}
            asked={asked}
            row={rowOf(unit)}
            at={i}
            of={order.length}
            move={move}
            isDraft={rowOf(unit).place !== i + 1}
          />
        </li>
      ))}
    </ol>
  );
}

function OneRow({
  w,
  asked,
  row,
  at,
  of,
  move,
  isDraft,
}: InPlay & {
  readonly row: Row;
  readonly at: number;
  readonly of: number;
  readonly move: RowsProps['move'];
  readonly isDraft: boolean;
}): JSX.Element {
  const { view, language } = asked;
  const { unit, part } = row;
  const name = shortName(w, unit, language);
  return (
    <>
      <button type="button" class="day-unit" data-look={unit} onClick={() => asked.pick(unit)}>
        <span class={at === 0 ? 'day-place day-place--top' : 'day-place'} aria-hidden="true">
          {at + 1}
        </span>
        <CounterIcon face={faceNow(w, view, unit)} size={46} />
        <span>
          <b>{name}</b>
          {!isDraft && <small>{write(language, `stack.${part}`)}</small>}
        </span>
      </button>
      {move !== null && (
        <span class="day-arrows">
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              class="day-arrow"
              data-by={by}
              disabled={at + by < 0 || at + by >= of}
              aria-label={write(language, by < 0 ? 'stack.up' : 'stack.down', { unit: name, n: at + 1 + by, of })}
              onClick={() => move(unit, at + by)}
            >
              {by < 0 ? '↑' : '↓'}
            </button>
          ))}
        </span>
      )}
      <span class="day-foot">
        {!isDraft && <RuleLink id={RULE_OF_PART[part]} asked={asked} />}
        <Take w={w} asked={asked} unit={unit} />
      </span>
    </>
  );
}

/** 5.4.3a: the order is laid down when it is as it shall be: a new top counter is seen at once. */
function Keep({
  w,
  asked,
  own,
  order,
  giveUp,
}: InPlay & {
  readonly own: readonly number[];
  readonly order: readonly number[];
  readonly giveUp: () => void;
}): JSX.Element {
  const { language, view } = asked;
  const isSetup = position.stepOf(w, view) === 'deployment';
  const deeds = ordersFor(own, order, isSetup);
  if (deeds.length === 0)
    return (
      <Fact asked={asked} rule="5.4.3a">
        {write(language, 'stack.how')}
      </Fact>
    );
  return (
    <>
      {!isSetup && order[0] !== own[0] && (
        <Fact asked={asked} rule="5.4.2e" soft={false}>
          {write(language, 'stack.shows', { unit: shortName(w, order[0], language) })}
        </Fact>
      )}
      <p class="day-keep">
        <button type="button" class="button" onClick={giveUp}>
          {write(language, 'stack.back')}
        </button>{' '}
        <button type="button" class="button button--main" onClick={() => asked.inTurn(deeds)}>
          {write(language, 'stack.keep')}
        </button>
      </p>
    </>
  );
}

const isTaken = (w: Setting, { view }: Ask, unit: number): boolean => position.did(w, view, unit, position.TAKEN);
const isHeld = (w: Setting, asked: Ask, unit: number): boolean => asked.inHand === unit || isTaken(w, asked, unit);
const takeOf = (asked: Ask, unit: number): readonly Action[] =>
  asked.choicesOf(unit).filter(({ type }) => type === 'take');

/** 9.0b: taken along with the unit in hand, or left behind. */
function Take({ w, asked, unit }: InPlay & { readonly unit: number }): JSX.Element | null {
  const { inHand, deciding } = asked;
  const [take] = deciding ? takeOf(asked, unit) : [];
  const held = isTaken(w, asked, unit);
  if (take === undefined || (!held && inHand === unit) || (inHand === null && !held)) return null;
  // Whoever is in hand alone is taken along with the first of the others.
  const first = inHand !== null && inHand !== unit && !isTaken(w, asked, inHand) ? takeOf(asked, inHand) : [];
  return (
    <button type="button" class="button day-take" onClick={() => asked.inTurn([...first, take])}>
      {write(asked.language, held ? 'stack.leave' : 'stack.take')}
    </button>
  );
}

/** All of it at once, and how far they go together. */
function Together({ w, asked, own }: InPlay & { readonly own: readonly number[] }): JSX.Element | null {
  const { view, language, inHand, deciding } = asked;
  if (!deciding || position.stepOf(w, view) !== 'movement') return null;
  const takes = own.flatMap((unit) => (isTaken(w, asked, unit) ? [] : takeOf(asked, unit)));
  const party = inHand !== null && inHand >= 0 && position.onMap(w, view, inHand) ? partyOf(w, view, inHand) : null;
  return (
    <>
      {takes.length > 1 && (
        <button type="button" class="button" onClick={() => asked.inTurn(takes)}>
          {write(language, 'stack.whole')}
        </button>
      )}
      {party !== null && (
        <p class="points">
          {write(language, 'stack.points', {
            n: points(remaining(w, view, party)),
            of: points(partyAllowance(w, view, party)),
          })}
        </p>
      )}
    </>
  );
}

/** 5.4.2a */
function Seen({ w, asked, top }: InPlay & { readonly top: number }): JSX.Element {
  const { view, language } = asked;
  return (
    <div class="day-seen">
      <CounterIcon face={faceNow(w, view, top, 'enemy')} size={46} />
      <div>
        <h3 class="eyebrow">{write(language, 'stack.sees')}</h3>
        <Fact asked={asked} rule="5.4.2a">
          {write(language, 'stack.seesText', { unit: shortName(w, top, language) })}
        </Fact>
      </div>
    </div>
  );
}

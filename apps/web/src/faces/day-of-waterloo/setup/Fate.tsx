import { type Action, LINES, position } from '@hundred-days/day-of-waterloo';
import { TABLE } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import type { Ask, InPlay } from '../asking.ts';
import { Fact } from '../combat/Parts.tsx';
import { fateName } from '../names.ts';
import type { Setting } from '../setting.ts';
import { sideName } from '../sides.ts';
import { several, write } from '../text/panelWords.ts';
import { effectsIn, isFavour, linesOf, priceIn } from './fate.ts';

/** 16.2 While a line is chosen: what each does and costs. */
export function Fate({ w, asked }: InPlay): JSX.Element | null {
  const step = position.stepOf(w, asked.view);
  return asked.deciding && (step === 'fate' || step === 'price') ? <Choosing w={w} asked={asked} /> : null;
}

/** 16.0 The lines that hold this day, by their names; what they do when it is opened. */
export function Fates({ w, asked }: InPlay): JSX.Element | null {
  const { view, language } = asked;
  const sides = [0, 1].filter((side) => linesOf(w, view, side).length > 0);
  if (sides.length === 0) return null;
  const names = (side: number): string =>
    several(
      language,
      linesOf(w, view, side).map((line) => fateName(w, side, line - 1, language)),
    );
  return (
    <details class="slip day-fates">
      <summary>
        <span class="eyebrow">{write(language, 'fate.holds')}</span>{' '}
        {sides.map((side) => (
          <span key={side} class="day-fate-of">
            <b>{sideName(side, language)}</b> {names(side)}
          </span>
        ))}
      </summary>
      {sides.map((side) => (
        <Held key={side} w={w} asked={asked} side={side} />
      ))}
    </details>
  );
}

/** One's own list. */
function Choosing({ w, asked }: InPlay): JSX.Element {
  const { view, seat, language } = asked;
  const side = position.sideOfSeat(seat);
  const isPrice = position.stepOf(w, view) === 'price';
  const open = asked.choicesOf(TABLE);
  const choices = LINES.map((_, at) => open.find((action) => action.type === 'fate' && action.line === at) ?? null);
  return (
    <section class="slip day-fates" aria-label={write(language, 'fate.title')}>
      <h2 class="panel-title">{write(language, 'fate.title')}</h2>
      <Fact asked={asked} rule={isPrice ? '16.2b' : '16.2a'} soft={false}>
        {write(language, isPrice ? 'fate.secondHow' : 'fate.how')}
      </Fact>
      <ol class="day-fate-list" onKeyDown={walk}>
        {LINES.map((_, at) => (
          <Line
            key={LINES[at]}
            w={w}
            asked={asked}
            side={side}
            line={at + 1}
            choose={choices[at]}
            isFirst={choices.findIndex((one) => one !== null) === at}
          />
        ))}
      </ol>
    </section>
  );
}

/** Arrows go from line to line: all of them are one stop of the tab key. */
function walk(event: KeyboardEvent): void {
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || at < 0) return;
  event.preventDefault();
  buttons[(at + by + buttons.length) % buttons.length].focus();
}

interface LineProps extends InPlay {
  readonly side: number;
  readonly line: number;
}

interface OfferedLineProps extends LineProps {
  readonly choose: Action | null;
  /** Where the tab key comes in. */
  readonly isFirst: boolean;
}

function Line({ w, asked, side, line, choose, isFirst }: OfferedLineProps): JSX.Element {
  const { view, language } = asked;
  const isPrice = position.stepOf(w, view) === 'price';
  const name = fateName(w, side, line - 1, language);
  return (
    <li class={choose === null ? 'day-fate day-spot--closed' : 'day-fate'}>
      <h3>
        <b>{line}</b> {name}
      </h3>
      <Effects w={w} asked={asked} side={side} line={line} />
      {choose === null ? (
        <Fact asked={asked}>
          {write(language, linesOf(w, view, side).includes(line) ? 'fate.closedHeld' : 'fate.closedClash', {
            line: linesOf(w, view, side)[0],
          })}
        </Fact>
      ) : (
        <>
          <Fact asked={asked} soft={!isFavour(w, side, line) || isPrice}>
            {priceIn(w, asked, line)}
          </Fact>
          <button
            type="button"
            class="button"
            tabIndex={isFirst ? 0 : -1}
            aria-label={write(language, 'fate.chooseLine', { line, fate: name })}
            onClick={() => asked.act(choose)}
          >
            {write(language, 'fate.choose', { line })}
          </button>
        </>
      )}
    </li>
  );
}

const Effects = ({ w, asked, side, line }: LineProps): JSX.Element => (
  <Fact asked={asked} rule={w.fates[side][line - 1].rule} soft={false}>
    {effectsIn(w, side, line, asked.language).join(' ')}
  </Fact>
);

/** What holds for a side, for both to see. */
function Held({ w, asked, side }: { readonly w: Setting; readonly asked: Ask; readonly side: number }) {
  const { view, language } = asked;
  return (
    <>
      {linesOf(w, view, side).map((line) => (
        <div key={line}>
          <h3>
            {write(language, 'fate.line', {
              side: sideName(side, language),
              line,
              fate: fateName(w, side, line - 1, language),
            })}
          </h3>
          <Effects w={w} asked={asked} side={side} line={line} />
        </div>
      ))}
    </>
  );
}

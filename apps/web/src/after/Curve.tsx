import { heightOf, STANDINGS, TOP } from '@hundred-days/opponents/after';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { type LookedBack, standingWords, useAfter } from './context.ts';
import { useWidth } from './measure.ts';
import { turnBands } from './story.ts';
import type { AfterKey } from './text/en.ts';
import { sayMany } from './text/words.ts';

const HEIGHT = 300;
const FOOT = 34;
/** What is left for the curve above the numbers of the turns. */
const PLOT = HEIGHT - FOOT;
const NARROW = 560;

interface Frame {
  readonly left: number;
  readonly width: number;
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}

function frameOf({ account, scale }: LookedBack, width: number): Frame {
  const left = width < NARROW ? 104 : 124;
  const last = Math.max(1, account.moments.at(-1)?.at ?? 1);
  const plot = Math.max(1, width - left - 10);
  const middle = PLOT / 2;
  return {
    left,
    width: plot,
    x: (at) => left + (plot * at) / last,
    y: (value) => middle - (heightOf(scale, value) / TOP) * (middle - 6),
  };
}

export interface CurveProps {
  /** The turning point that is looked at; -1 for none. */
  readonly chosen: number;
  readonly onChoose: (point: number) => void;
}

/** Who stood better, from the first step to the last; one walks along it by keyboard. */
export function Curve({ chosen, onChoose }: CurveProps): JSX.Element {
  const after = useAfter();
  const { account, points, say } = after;
  const [box, width] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState(-1);
  const frame = frameOf(after, width);
  const { moments } = account;
  const here = at < 0 ? null : moments[at];
  const walk = (to: number): void => setAt(Math.max(0, Math.min(moments.length - 1, to)));
  const nearest = (x: number): number =>
    moments.reduce(
      (best, moment, i) => (Math.abs(frame.x(moment.at) - x) < Math.abs(frame.x(moments[best].at) - x) ? i : best),
      0,
    );
  const onKey = (event: KeyboardEvent): void => {
    const next = keyed(after, event, at);
    if (next === null) return;
    event.preventDefault();
    if (next === 'watch') {
      after.watch(moments[Math.max(0, at)].at);
      return;
    }
    walk(next);
    onChoose(points.findIndex(({ to }) => to === moments[next]));
  };
  return (
    <div class="after-curve" ref={box}>
      {width > 0 && <Picture frame={frame} chosen={chosen} />}
      <div
        class="after-walk"
        role="slider"
        tabIndex={0}
        aria-label={say('curveWalk')}
        aria-valuemin={0}
        aria-valuemax={moments.length - 1}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={spokenAt(after, Math.max(0, at))}
        style={{ left: `${frame.left}px`, height: `${PLOT}px` }}
        onKeyDown={onKey}
        onFocus={() => at < 0 && walk(0)}
        onPointerMove={(event) => walk(nearest(frame.left + event.offsetX))}
        onPointerLeave={() => setAt(-1)}
        onClick={() => here !== null && after.watch(here.at)}
      />
      {here !== null && (
        <>
          <span class="after-hair" style={{ left: `${frame.x(here.at)}px`, height: `${PLOT}px` }} />
          <p
            class="after-plate"
            aria-hidden="true"
            style={{ left: `clamp(8px, ${frame.x(here.at) - 130}px, calc(100% - 268px))` }}
          >
            {spokenAt(after, at)}
          </p>
        </>
      )}
    </div>
  );
}

/** Where a key leads: another moment, or into the replay; null for keys that mean nothing here. */
function keyed(after: LookedBack, { key, ctrlKey }: KeyboardEvent, at: number): number | 'watch' | null {
  const { moments } = after.account;
  const turned = after.points.map(({ to }) => moments.indexOf(to));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return ctrlKey ? (turned.findLast((i) => i < at) ?? at) : Math.max(0, at - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return ctrlKey ? (turned.find((i) => i > at) ?? at) : Math.min(moments.length - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return moments.length - 1;
    case 'Enter':
      return 'watch';
    default:
      return null;
  }
}

/** "Turn 4, French combat, step 366: decided for the French." */
export function spokenAt(after: LookedBack, at: number): string {
  const { say, spans, account } = after;
  const standing = standingWords(after, account.moments[at].value);
  if (at === 0) return say('begin', { standing });
  const { title, to } = spans[at - 1];
  return say('at', { phase: title, step: to.at, standing });
}

/** The chart as one sentence. */
export function curveSentence(after: LookedBack): string {
  const { say, account, points, language } = after;
  const list = points.map(({ at }) => at).join(', ');
  return say('curveSentence', {
    start: standingWords(after, account.moments[0].value),
    end: standingWords(after, account.moments.at(-1)?.value ?? 0),
    points: points.length === 0 ? say('curveStill') : sayMany(language, 'curvePoints', points.length, { list }),
  });
}

interface PictureProps extends Pick<CurveProps, 'chosen'> {
  readonly frame: Frame;
}

function Picture({ frame, chosen }: PictureProps): JSX.Element {
  const after = useAfter();
  const id = useId();
  const { moments } = after.account;
  const { left, width, x, y } = frame;
  const line = moments
    .map(({ at, value }, i) => `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  const area = `${line}L${x(moments.at(-1)?.at ?? 0).toFixed(1)} ${y(0)}L${left} ${y(0)}Z`;
  return (
    <svg class="after-svg" width="100%" height={HEIGHT} role="img" aria-label={curveSentence(after)}>
      <Hatches id={id} frame={frame} />
      <Bands frame={frame} />
      <g clip-path={`url(#${id}up)`}>
        <path class="after-area after-area--0" d={area} />
        <path d={area} fill={`url(#${id}rising)`} />
      </g>
      <g clip-path={`url(#${id}down)`}>
        <path class="after-area after-area--1" d={area} />
        <path d={area} fill={`url(#${id}falling)`} />
      </g>
      <path class="after-even" d={`M${left} ${y(0)}H${left + width}`} />
      <path class="after-casing" d={line} />
      <path class="after-line" d={line} />
      <Marks frame={frame} chosen={chosen} />
    </svg>
  );
}

function Hatches({ id, frame: { left, width, y } }: { readonly id: string; readonly frame: Frame }): JSX.Element {
  const middle = y(0);
  return (
    <defs>
      <pattern id={`${id}rising`} width="9" height="9" patternUnits="userSpaceOnUse">
        <path class="after-hatch after-hatch--0" d="M-2 11L11 -2M-2 2L2 -2M7 11L11 7" />
      </pattern>
      <pattern id={`${id}falling`} width="9" height="9" patternUnits="userSpaceOnUse">
        <path class="after-hatch after-hatch--1" d="M-2 -2L11 11M7 -2L11 2M-2 7L2 11" />
      </pattern>
      <clipPath id={`${id}up`}>
        <rect x={left} y={0} width={width} height={middle} />
      </clipPath>
      <clipPath id={`${id}down`}>
        <rect x={left} y={middle} width={width} height={PLOT - middle} />
      </clipPath>
    </defs>
  );
}

/** Turns as stripes with their numbers below, and a word for each band of the axis. */
function Bands({ frame: { left, width, x, y } }: { readonly frame: Frame }): JSX.Element {
  const after = useAfter();
  const { account, say, scale, chronicle } = after;
  const bands = turnBands(account);
  const { even, better, winning } = scale;
  const edges = [even, better, winning];
  return (
    <g>
      {bands.map(({ turn, from, to }, i) => (
        <g key={turn}>
          {i % 2 === 0 && <rect class="after-turn" x={x(from)} y={0} width={x(to) - x(from)} height={PLOT} />}
          {i > 0 && <path class="after-turn-edge" d={`M${x(from)} 0V${PLOT}`} />}
          {(x(to) - x(from) >= 12 || i === bands.length - 1) && (
            <text class="after-turn-number" x={(x(from) + x(to)) / 2} y={HEIGHT - 12}>
              {turn}
            </text>
          )}
        </g>
      ))}
      {edges
        .flatMap((edge) => [edge, -edge])
        .map((edge) => (
          <path key={edge} class="after-edge" d={`M${left} ${y(edge)}H${left + width}`} />
        ))}
      <text class="after-word after-word--even" x={left - 10} y={y(0) + 4}>
        {capital(say('stand.even'))}
      </text>
      {[0, 1].flatMap((side) =>
        STANDINGS.slice(1).map((standing, i) => {
          const sign = side === 0 ? 1 : -1;
          const next = edges[i + 1] ?? 3 * winning;
          const words =
            standing === 'decided' ? say('decided') : say(`stand.${standing}.${chronicle.sides[side]}` as AfterKey);
          return (
            <text
              key={`${side}${standing}`}
              class="after-word"
              x={left - 10}
              y={(y(sign * edges[i]) + y(sign * next)) / 2 + 4}
            >
              {capital(words)}
            </text>
          );
        }),
      )}
    </g>
  );
}

/** Half of a mark, and how far it stands off the line. */
const RING = 12.5;
const STALK = 36;

/** Turning points: a ring on a stalk, above the line or below where there is no room. */
function Marks({ frame: { x, y }, chosen }: PictureProps): JSX.Element {
  const { points } = useAfter();
  return (
    <g>
      {points.map(({ from, to }, i) => {
        const cx = x((from.at + to.at) / 2);
        const cy = (y(from.value) + y(to.value)) / 2;
        const top = cy - STALK - RING > 2 ? cy - STALK : cy + STALK;
        return (
          <g key={to.at} class={i === chosen ? 'after-mark after-mark--chosen' : 'after-mark'}>
            <path d={`M${cx} ${cy}V${top}`} />
            <circle class="after-mark-foot" cx={cx} cy={cy} r="3.5" />
            <circle cx={cx} cy={top} r={RING} />
            <text x={cx} y={top + 5}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

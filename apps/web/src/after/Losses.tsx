import type { Loss } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { armyName, type LookedBack, useAfter } from './context.ts';
import { useWidth } from './measure.ts';
import { type TurnBand, turnBands } from './story.ts';

const HEIGHT = 300;
const [LEFT, RIGHT, TOP, FOOT] = [36, 104, 16, 30];
/** A letter of a name, and what stands before it. */
const [LETTER, BEFORE] = [6.6, 44];

/** What each army has lost, in stairs, with the number that breaks it. */
export function Losses(): JSX.Element {
  const after = useAfter();
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <section class="after-card">
      <h2>{after.say(`lost.${after.chronicle.lostIn}`)}</h2>
      <div class="after-losses" ref={box}>
        {width > 0 && <Stairs width={width} />}
      </div>
    </section>
  );
}

/** "At the end: French 36 of 40, Allied 82 of 40." */
export function lossSentence(after: LookedBack): string {
  const { say, account } = after;
  const list = (account.moments.at(-1)?.losses ?? []).map(({ army, lost, limit }) =>
    limit === null
      ? say('lostOne', { army: armyName(after, army), lost })
      : say('lostLimited', { army: armyName(after, army), lost, limit }),
  );
  return say('lostSentence', { list: list.join(', ') });
}

function Stairs({ width }: { readonly width: number }): JSX.Element {
  const after = useAfter();
  const { account } = after;
  const { moments } = account;
  const last = Math.max(1, moments.at(-1)?.at ?? 1);
  const ends = moments.at(-1)?.losses ?? [];
  const most = topOf(ends);
  const right =
    width -
    roomRight(
      width,
      ends.map(({ army }) => armyName(after, army)),
    );
  const x = (at: number): number => LEFT + ((right - LEFT) * at) / last;
  const y = (lost: number): number => HEIGHT - FOOT - ((HEIGHT - FOOT - TOP) * lost) / most;
  const labels = spread(ends.map(({ lost }) => y(lost)));
  return (
    <svg class="after-svg" width="100%" height={HEIGHT} role="img" aria-label={lossSentence(after)}>
      {[0, most / 2, most].map((mark) => (
        <g key={mark}>
          <path class="after-grid" d={`M${LEFT} ${y(mark)}H${right}`} />
          <text class="after-number" x={LEFT - 8} y={y(mark) + 4}>
            {mark}
          </text>
        </g>
      ))}
      {numbered(turnBands(account), x).map(({ turn, from }) => (
        <text key={turn} class="after-turn-number" x={x(from)} y={HEIGHT - 8}>
          {turn}
        </text>
      ))}
      <Limits ends={ends} y={y} right={right} />
      {ends.map(({ army, lost }, i) => (
        <g key={army} class={`after-series after-series--${army}`}>
          <path
            d={moments
              .map(({ at, losses }, k) =>
                k === 0 ? `M${x(at)} ${y(losses[i].lost)}` : `H${x(at)}V${y(losses[i].lost)}`,
              )
              .join('')}
          />
          <EndSign army={army} x={x(last)} y={y(lost)} />
          <text class="after-end" x={x(last) + 12} y={labels[i] + 4}>
            <tspan class="after-end-number">{lost}</tspan> {armyName(after, army)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The names of all armies stand beside their lines, and leave those half of the width. */
const roomRight = (width: number, names: readonly string[]): number =>
  Math.max(RIGHT, Math.min(width / 2, BEFORE + LETTER * Math.max(...names.map(({ length }) => length), 0)));

/** The turns that have room for their number. */
function numbered(bands: readonly TurnBand[], x: (at: number) => number): TurnBand[] {
  let last = Number.NEGATIVE_INFINITY;
  return bands.filter(({ from }) => {
    if (x(from) - last < LEAST_APART) return false;
    last = x(from);
    return true;
  });
}

const LEAST_APART = 20;
/** Limits that lie near each other have their words side by side. */
const LIMIT_WIDTH = 100;

/** A round number above all that is drawn. */
function topOf(ends: readonly Loss[]): number {
  const most = Math.max(4, ...ends.flatMap(({ lost, limit }) => [lost, limit ?? 0]));
  const step = most > 40 ? 20 : most > 10 ? 10 : 2;
  return Math.ceil((most * 1.05) / step) * step;
}

/** Labels that would lie on each other make room, the higher one upwards. */
const LABEL = 16;
function spread(places: readonly number[]): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a] - places[b]);
  const set = [...places];
  for (const [k, i] of order.entries()) {
    if (k > 0) set[i] = Math.max(set[i], set[order[k - 1]] + LABEL);
  }
  const over = Math.max(0, Math.max(...set, 0) - (HEIGHT - FOOT));
  return set.map((place) => place - over);
}

/** One line where all armies break at the same number; else one for each, by its name. */
function Limits({
  ends,
  y,
  right,
}: {
  readonly ends: readonly Loss[];
  readonly y: (lost: number) => number;
  readonly right: number;
}): JSX.Element {
  const after = useAfter();
  const limits = [...new Set(ends.flatMap(({ limit }) => (limit === null ? [] : [limit])))];
  return (
    <>
      {limits.map((limit, i) => {
        const armies = ends.filter((one) => one.limit === limit).map(({ army }) => armyName(after, army));
        const words =
          limits.length === 1
            ? after.say('limit', { limit })
            : after.say('limitOf', { limit, army: armies.join(', ') });
        const beside = limits.slice(0, i).filter((other) => Math.abs(y(other) - y(limit)) < LABEL).length;
        return (
          <g key={limit} class="after-limit">
            <path d={`M${LEFT} ${y(limit)}H${right}`} />
            <text x={LEFT + 6 + LIMIT_WIDTH * beside} y={y(limit) - 5}>
              {words}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** A square for the French, a disc for the Allies, a lozenge for the Prussians. */
function EndSign({ army, x, y }: { readonly army: string; readonly x: number; readonly y: number }): JSX.Element {
  if (army === 'french') return <rect class="after-sign" x={x - 5} y={y - 5} width="10" height="10" />;
  if (army === 'prussian')
    return <path class="after-sign" d={`M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z`} />;
  return <circle class="after-sign" cx={x} cy={y} r="5.5" />;
}

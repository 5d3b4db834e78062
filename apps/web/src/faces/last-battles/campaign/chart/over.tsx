import type { Place } from '@hundred-days/kernel';
import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { centreOf, HEX_PX } from '../../../../board/camera.ts';
import { at, corner } from '../../../../board/corners.ts';
import type { BoardGeometry, Overlay, Point } from '../../../../board/types.ts';
import { points } from '../../asking.ts';
import type { Ask, CampaignSetting } from '../setting.ts';
import type { Column } from './column.ts';
import { type Line, linesOf, sheetOf } from './command.ts';
import { rideOf } from './Ride.tsx';
import { armiesOf } from './seats.ts';
import './chart.css';

/** Lines of command, a column's stops and a leader's range from where he would ride: laid over the map. */

export function chartOverlay(w: CampaignSetting, geometry: BoardGeometry, asked: Ask, plan: Column | null): Overlay {
  if (plan !== null) return { over: <ColumnStops geometry={geometry} plan={plan} />, ways: [], stops: [] };
  const lines = linesFor(w, asked);
  // Under the counters: no line runs over a number.
  return lines.length === 0 ? {} : { under: <Lines geometry={geometry} lines={lines} /> };
}

/** All lines while places are dealt out; after that those of the leader in hand alone. */
function linesFor(w: CampaignSetting, asked: Ask): readonly Line[] {
  const { view, inHand, viewer } = asked;
  const step = position.campaignStep(w, view);
  if (viewer < 0 || !asked.deciding) return [];
  const of = (leader: number | null): readonly Line[] =>
    armiesOf(w, view, viewer).flatMap((army) => linesOf(w, view, sheetOf(w, view, army), leader));
  if (step === 'command') return of(inHand !== null && position.isLeader(w, inHand) ? inHand : null);
  if (step !== 'movement' || inHand === null || !position.isLeader(w, inHand)) return [];
  return of(inHand);
}

/** While a hex is pointed at with a leader in hand: how far he would command from there. */
export function pointedOverlay(w: CampaignSetting, asked: Ask, place: Place): Overlay | null {
  const { inHand, view } = asked;
  if (inHand === null || asked.along.length > 0 || !position.isLeader(w, inHand)) return null;
  if (position.campaignStep(w, view) !== 'movement' || position.isNight(w, view)) return null;
  const ride = rideOf(w, asked, inHand, place);
  return ride === null ? null : { ranges: [{ place, places: ride.reach, half: [], text: '' }] };
}

const LINK = 'M-5 -3 L-9 0 L-5 3 M5 -3 L9 0 L5 3 M-2 5 L2 -5';

function Lines({
  geometry,
  lines,
}: {
  readonly geometry: BoardGeometry;
  readonly lines: readonly Line[];
}): JSX.Element {
  const ends = ({ from, to }: Line): readonly [Point, Point] => [centreOf(geometry, from), centreOf(geometry, to)];
  const path = (of: readonly Line[]): string => of.map((line) => `M${ends(line).map(at).join('L')}`).join('');
  const kind = (how: Line['how']): readonly Line[] => lines.filter((line) => line.how === how);
  return (
    <g class="command-lines">
      <path class="command-case" d={path(lines.filter(({ how }) => how !== 'passes'))} />
      <path class="command-passes" d={path(kind('passes'))} />
      <path class="command-line" d={path(kind('commands'))} />
      <path class="command-out" d={path(kind('out'))} />
      <path class="command-none" d={path(kind('no-place'))} />
      {[...kind('out'), ...kind('no-place')].map((line) => {
        const [{ x: x1, y: y1 }, { x: x2, y: y2 }] = ends(line);
        return (
          <g
            key={line.piece}
            class={`command-cut command-cut--${line.how}`}
            transform={`translate(${at({ x: (x1 + x2) / 2, y: (y1 + y2) / 2 })})`}
          >
            <circle r="13" />
            {line.how === 'out' ? <path d={LINK} /> : <path d="M-7 0H7" />}
          </g>
        );
      })}
    </g>
  );
}

/** A dashed frame round each hex where somebody stops, and a disc with the points of the slowest there. */
function ColumnStops({ geometry, plan }: { readonly geometry: BoardGeometry; readonly plan: Column }): JSX.Element {
  const stops = new Map<Place, number>();
  for (const { to, points: spent } of plan.legs) stops.set(to, Math.max(stops.get(to) ?? 0, spent));
  const frame = (hex: Place): string => {
    const { x, y } = centreOf(geometry, hex);
    const corners = [0, 1, 2, 3, 4, 5].map((i) => {
      const { x: cx, y: cy } = corner(geometry, hex, i);
      return at({ x: x + 0.94 * (cx - x), y: y + 0.94 * (cy - y) });
    });
    return `M${corners.join('L')}Z`;
  };
  return (
    <g class="column-stops">
      <path class="column-frame" d={[...stops.keys()].map(frame).join('')} />
      {[...stops].map(([hex, spent]) => {
        const { x, y } = centreOf(geometry, hex);
        return (
          <g key={hex} transform={`translate(${at({ x: x - 0.42 * HEX_PX, y: y - 0.3 * HEX_PX })})`}>
            <circle class="column-disc" r={0.17 * HEX_PX} />
            <text class="column-points" y={0.065 * HEX_PX} font-size={0.19 * HEX_PX}>
              {points(spent)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

import { hash } from './hash.ts';
import { num, xy } from './paths.ts';
import type { Polyline } from './polyline.ts';
import { type Spots, spots } from './spots.ts';

/** Woods with their rims and trees, on any map. */

/** The radius of a hex, by which woods are measured. */
const S = 1 / Math.sqrt(3);

export interface WoodsArt {
  /** The scalloped rims, to be filled and stroked. */
  readonly rim: string;
  /** The scallops that lie away from the light. */
  readonly shade: string;
  readonly crowns: string;
  /** The shadow each tree throws on the ground. */
  readonly feet: string;
}

/** Woods by their edges, closed lines that run clockwise. */
export const drawWoods = (edges: readonly Polyline[], roads: Spots): WoodsArt => ({
  ...rims(edges),
  ...trees(edges, roads),
});

function rims(edges: readonly Polyline[]): Pick<WoodsArt, 'rim' | 'shade'> {
  let rim = '';
  let shade = '';
  for (const edge of edges) {
    let end = xy(edge[0], edge[1]);
    rim += `M${end}`;
    let shaded = false;
    for (let i = 0; i < edge.length; i += 2) {
      const j = (i + 2) % edge.length;
      const dx = edge[j] - edge[i];
      const dy = edge[j + 1] - edge[i + 1];
      const length = Math.sqrt(dx * dx + dy * dy) || 1;
      const nx = dy / length;
      const ny = -dx / length;
      const mx = (edge[i] + edge[j]) / 2;
      const my = (edge[i + 1] + edge[j + 1]) / 2;
      const bulge = (0.14 + 0.08 * hash(mx, my, 2)) * S;
      const start = end;
      end = xy(edge[j], edge[j + 1]);
      const scallop = `Q${xy(mx + bulge * nx, my + bulge * ny)} ${end}`;
      rim += scallop;
      const dark = 0.6 * nx + 0.8 * ny > 0.25;
      if (dark) shade += shaded ? scallop : `M${start}${scallop}`;
      shaded = dark;
    }
    rim += 'Z';
  }
  return { rim, shade };
}

const ROW = 0.36 * S;
const STEP = 0.42 * S;

function trees(edges: readonly Polyline[], roads: Spots): Pick<WoodsArt, 'crowns' | 'feet'> {
  const rim = spots();
  for (const edge of edges) for (let i = 0; i < edge.length; i += 2) rim.add(edge[i], edge[i + 1]);
  let crowns = '';
  let feet = '';
  for (const [row, crossings] of rowCrossings(edges)) {
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const shift = row % 2 === 0 ? 0 : 0.5;
      for (let n = Math.ceil(crossings[k] / STEP - shift); (n + shift) * STEP < crossings[k + 1]; n++) {
        const x0 = (n + shift) * STEP;
        const y0 = row * ROW;
        const x = x0 + 0.5 * STEP * (hash(x0, y0, 3) - 0.5);
        const y = y0 + 0.5 * ROW * (hash(x0, y0, 4) - 0.5);
        // A rim is known by points 0.2 radii apart, hence a little more than the 0.13 asked for.
        if (rim.near(x, y, 0.19 * S) || roads.near(x, y, 0.24 * S)) continue;
        const r = (0.07 + 0.03 * hash(x0, y0, 5)) * S;
        crowns += `M${xy(x - r, y)}a${xy(r, 1.1 * r)} 0 0 1 ${xy(2 * r, 0)}`;
        feet += `M${xy(x - 0.15 * r, y + 0.01 * S)}h${num(2.3 * r)}`;
      }
    }
  }
  return { crowns, feet };
}

/** Where each row of trees crosses the edges, from west to east. */
function rowCrossings(edges: readonly Polyline[]): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const edge of edges) {
    for (let i = 0; i < edge.length; i += 2) {
      const j = (i + 2) % edge.length;
      const y1 = edge[i + 1];
      const y2 = edge[j + 1];
      const first = Math.ceil(Math.min(y1, y2) / ROW);
      for (let row = first; row * ROW < Math.max(y1, y2); row++) {
        const x = edge[i] + ((row * ROW - y1) / (y2 - y1)) * (edge[j] - edge[i]);
        const list = rows.get(row);
        if (list) list.push(x);
        else rows.set(row, [x]);
      }
    }
  }
  for (const list of rows.values()) list.sort((a, b) => a - b);
  return rows;
}

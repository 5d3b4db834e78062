import { board, type tables } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import { hash } from '../../art/map/hash.ts';
import { HEX_PX } from '../../art/measures.ts';
import type { BoardGeometry } from '../../board/types.ts';
import type { Setting } from './setting.ts';

/** 9.2.13, 9.2.14: puddles in every clear hex while there is mud, more of them in the worst; flat and still. */

type Sky = (typeof tables.WEATHERS)[number];

const PUDDLES: Readonly<Partial<Record<Sky, number>>> = { mud: 6, severeMud: 9 };

/** Drawn once for each weather. */
export function mudOver(w: Setting, geometry: BoardGeometry): (sky: Sky) => JSX.Element | null {
  const drawn = new Map<Sky, JSX.Element | null>();
  return (sky) => {
    const n = PUDDLES[sky] ?? 0;
    if (!drawn.has(sky)) drawn.set(sky, n === 0 ? null : puddles(w, geometry, n));
    return drawn.get(sky) ?? null;
  };
}

function puddles(w: Setting, { x, y }: BoardGeometry, n: number): JSX.Element {
  let [pools, lines] = ['', ''];
  for (let hex = 0; hex < w.hexes; hex++) {
    if (w.terrain[hex] !== board.CLEAR) continue;
    for (let i = 0; i < n; i++) {
      const turn = (2 * Math.PI * (i + 0.8 * hash(x[hex], y[hex], i))) / n;
      const far = 0.22 + 0.2 * hash(y[hex], x[hex], i);
      const [px, py] = [x[hex] + far * Math.cos(turn), y[hex] + far * Math.sin(turn)].map((at) =>
        Math.round(at * HEX_PX),
      );
      const r = Math.round(HEX_PX * (0.035 + 0.04 * hash(x[hex], i, 2)));
      pools += `M${px - r} ${py}a${r} ${r / 3} 0 1 0 ${2 * r} 0a${r} ${r / 3} 0 1 0 ${-2 * r} 0Z`;
      if (i % 2 === 0) lines += `M${px - r} ${py + r / 2 + 1}h${2 * r}`;
    }
  }
  return (
    <g class="mud">
      <path class="mud-pools" d={pools} />
      <path class="mud-lines" d={lines} />
    </g>
  );
}

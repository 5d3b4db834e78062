import { COUNTER } from './measures.ts';
import type { Arm, Nation } from './types.ts';

/** Outlines and signs of the pieces in a box of 100 by 100. */

const { french, anglo, prussian } = COUNTER.shape;

/** Nations differ by outline: square, round and cut corners. Moved by its path: a transform costs more to paint. */
export function outline(nation: Nation, inset = 0, dx = 0, dy = 0): string {
  // Insetting a cut corner moves its slanted side as far as the others.
  const cut = prussian.chamfer - 0.586 * inset;
  const r = nation === 'prussian' ? cut : nation === 'anglo' ? anglo.cornerRadius - inset : french.cornerRadius;
  const side = round(100 - 2 * inset - 2 * r);
  const corner = (x: number, y: number): string =>
    nation === 'prussian' ? `l${round(x)} ${round(y)}` : `a${r} ${r} 0 0 1 ${x} ${y}`;
  const start = `M${round(inset + r + dx)} ${inset + dy}`;
  return `${start}h${side}${corner(r, r)}v${side}${corner(-r, r)}h${-side}${corner(-r, -r)}v${-side}${corner(r, -r)}Z`;
}

/** The corners a hatch is cut to; round corners count as cut ones. */
const CUT: Readonly<Record<Nation, number>> = { french: 2, anglo: 11, prussian: 18 };

/** Lines rising right over the face, cut to its outline: no pattern and so no ids that could clash. */
export function hatch(nation: Nation): string {
  const cut = CUT[nation];
  let d = '';
  for (let k = cut + 6; k <= 200 - cut; k += 12.7) {
    const low = Math.max(2, k - 98);
    const high = Math.min(98, k - 2);
    // The line x + y = k leaves the outline at the other two cut corners.
    const [from, to] = [Math.max(low, (k - 100 + cut) / 2), Math.min(high, (k + 100 - cut) / 2)];
    if (to > from) d += `M${round(from)} ${round(k - from)}L${round(to)} ${round(k - to)}`;
  }
  return d;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The strokes of an arm inside its box, and the part that is filled. */
export interface ArmSign {
  readonly lines: string;
  readonly fill: string;
  readonly disc: number;
}

export function armSign(arm: Arm, { x, y, width, height }: Box): ArmSign {
  const [r, b] = [x + width, y + height];
  const diagonal = `M${x} ${b}L${r} ${y}`;
  switch (arm) {
    case 'infantry':
      return { lines: `M${x} ${y}L${r} ${b}${diagonal}`, fill: '', disc: 0 };
    case 'cavalry-heavy':
      return { lines: diagonal, fill: `M${x} ${b}L${r} ${y}V${b}Z`, disc: 0 };
    case 'cavalry-light':
      return { lines: diagonal, fill: '', disc: 0 };
    case 'artillery':
      return { lines: '', fill: '', disc: 0.28 * height };
    case 'horse-artillery':
      return { lines: diagonal, fill: '', disc: 0.27 * height };
    case 'leader':
      return { lines: '', fill: star(x + width / 2, y + height / 2 + 0.02 * height, 0.43 * height), disc: 0 };
  }
}

export function star(cx: number, cy: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const far = i % 2 === 0 ? radius : 0.42 * radius;
    const angle = (i * Math.PI) / 5;
    return `${round(cx + far * Math.sin(angle))} ${round(cy - far * Math.cos(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

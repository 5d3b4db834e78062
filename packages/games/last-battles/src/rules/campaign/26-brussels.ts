import type { GradeDocument } from '../../campaign/documents.ts';

/** 26.0 What the road to Brussels is worth. */

/** A French unit that has left by it. */
export interface Exited {
  /** The number of its formation. */
  readonly corps: number;
  /** 26.0a: the strength that showed when it left. */
  readonly strength: number;
  /** 26.0e: whether a line of supply ran to the exit when it left. */
  readonly supplied: boolean;
}

/**
 * 26.0f: the strength of the exited units that exited leaders can command at best. A commander covers as many formations and
 * as many single units as his rating, so `places` of each kind for all of them together; formations only under their own
 * officer. All sets of formations are tried: what a formation is worth depends on which of its units would be covered singly.
 */
export function coveredStrength(units: readonly Exited[], officers: ReadonlySet<number>, places: number): number {
  const scoring = units.filter(({ supplied }) => supplied);
  const led = [...new Set(scoring.map(({ corps }) => corps))].filter((corps) => officers.has(corps));
  let best = 0;
  for (let chosen = 0; chosen < 1 << led.length; chosen++) {
    if (bits(chosen) > places) continue;
    const isLed = ({ corps }: Exited): boolean => led.some((one, i) => one === corps && (chosen & (1 << i)) !== 0);
    const singly = scoring.filter((unit) => !isLed(unit)).map(({ strength }) => strength);
    const alone = singly.sort((a, b) => b - a).slice(0, places);
    best = Math.max(best, total(scoring.filter(isLed).map(({ strength }) => strength)) + total(alone));
  }
  return best;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

export interface ExitScale {
  readonly perStrength: number;
  /** 26.0c */
  readonly doubledAt: number;
}

/** 26.0a, 26.0c: points for the strength covered; from forty on every one counts double. */
export function exitPoints(covered: number, { perStrength, doubledAt }: ExitScale): number {
  const points = perStrength * covered;
  return points >= doubledAt ? 2 * points : points;
}

/** 26.1: the line of the optional schedule that a total falls in. */
export const gradeOf = (grades: readonly GradeDocument[], points: number): GradeDocument | undefined =>
  grades.find(({ min = points, max = points }) => min <= points && points <= max);

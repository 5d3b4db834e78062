import { availableParallelism } from 'node:os';
import { Failure } from '../failure.ts';

export const MOST_GAMES = 10_000_000;
export const MOST_JOBS = 64;

export const defaultJobs = (): number => Math.min(MOST_JOBS, availableParallelism());

/** A whole number in plain digits, within limits. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Failure(`${option} must be a whole number from ${least} to ${most}, not “${text}”`);
}

import { Failure } from '../failure.ts';
import type { Alter } from '../games.ts';

/**
 * Changes to the data of a game: what stands at a path is put in its place. A path is made of names, `tables.weather.mud`; of the entries of
 * a list it takes those that fit, `units.units[army=prussian].setup.turn`, or all, `tables.turnTrack[]`. A text such as "+1" is added to the number that is there.
 */
export type Changes = Readonly<Record<string, unknown>>;

const STEP = /^([^[\]]+)(?:\[([^\]]*)\])?$/;
const ADDED = /^[+-]\d+(?:\.\d+)?$/;

/** The data with all changes; the data that were given stay as they are. Throws a Failure where a path leads nowhere. */
export function changed<T>(documents: T, changes: Changes): T {
  const copy = structuredClone(documents);
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split(/\.(?![^[]*\])/);
    const last = steps.pop() ?? '';
    const holders = steps.reduce((places, step) => places.flatMap((place) => follow(place, step)), [copy as unknown]);
    const found = holders.filter((place) => isRecord(place) && last in place);
    if (found.length === 0) throw new Failure(`the data have nothing at “${path}”`);
    for (const place of found as Record<string, unknown>[]) place[last] = combined(place[last], value);
  }
  return copy;
}

/** What makes a world of a variation. */
export const alterFor = (varied: { readonly changes: Changes } | undefined): Alter | undefined =>
  varied === undefined ? undefined : (documents) => changed(documents, varied.changes);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a step leads to: a part by its name, or those entries of a list that fit. */
function follow(place: unknown, step: string): unknown[] {
  const [, name, chosen] = STEP.exec(step) ?? [];
  if (name === undefined || !isRecord(place) || !(name in place)) return [];
  const part = place[name];
  if (chosen === undefined) return [part];
  if (!Array.isArray(part)) return [];
  const wanted = chosen === '' ? [] : chosen.split(',').map((one) => one.split('='));
  return part.filter((entry) => wanted.every(([key, value]) => isRecord(entry) && String(entry[key]) === value));
}

const combined = (before: unknown, value: unknown): unknown =>
  typeof before === 'number' && typeof value === 'string' && ADDED.test(value) ? before + Number(value) : value;

/** The variations of a file: by name, the changes that are tried together. Throws a Failure for anything else. */
export function readVariations(text: string): readonly (readonly [string, Changes])[] {
  const read = parsed(text);
  const named = isRecord(read) && !Array.isArray(read) ? Object.entries(read) : [];
  if (named.length === 0 || !named.every(([, changes]) => isRecord(changes) && !Array.isArray(changes)))
    throw new Failure('variations are an object: by name, an object of paths and what is to stand there');
  return named as (readonly [string, Changes])[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

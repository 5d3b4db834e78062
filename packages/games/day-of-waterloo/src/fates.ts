import type { Unit } from '@hundred-days/kernel';
import type { FateDocument, ScenariosDocument } from './documents.ts';
import { WEATHERS } from './tables.ts';
import { type Levels, PRUSSIAN_ARMY, type Roster, SIDES } from './units.ts';

/** 16.0: the lines of fate, compiled. */
export interface Fate {
  readonly id: string;
  readonly rule: string;
  /** Which weather of `skies` holds, 0 for no change. */
  readonly sky: number;
  readonly removed: readonly Unit[];
  readonly added: readonly { readonly piece: Unit; readonly turn: number; readonly entry: number }[];
  readonly attaches: boolean;
  readonly diverts: Move | null;
  readonly shift: number;
  readonly moves: Move | null;
  readonly late: readonly { readonly piece: Unit; readonly turn: number }[];
}

interface Move {
  readonly from: number;
  readonly to: number;
  readonly delay: number;
}

export interface Fates {
  /** By side and line - 1. */
  readonly fates: readonly (readonly Fate[])[];
  /** 9.2.15a: by sky, the weather of each turn - 1; the first is that of the turn track. */
  readonly skies: readonly Uint8Array[];
  /** 16.2b: by side, the lines that cost a price. */
  readonly favourable: readonly (readonly number[])[];
  /** 16.1e: by unit, its corps when Domon and Subervie are attached, and the levels of III Corps then. */
  readonly attachedCorps: Uint8Array;
  readonly attachedLevels: Levels;
  readonly attachedTo: number;
  readonly turns: number;
}

const skyOf = (weather: readonly string[]): Uint8Array =>
  Uint8Array.from(weather, (name) => WEATHERS.indexOf(name as (typeof WEATHERS)[number]));

export function compileFates({ scenarios, fateEvents }: ScenariosDocument, roster: Roster): Fates {
  const history = scenarios.find(({ weather }) => weather !== undefined);
  const skies = [skyOf(history?.weather ?? [])];
  const compile = ({ id, rule, effect }: FateDocument): Fate => {
    if (effect.weather !== undefined) skies.push(skyOf(effect.weather));
    return {
      id,
      rule,
      sky: effect.weather === undefined ? 0 : skies.length - 1,
      removed: (effect.remove ?? []).map(roster.unitIndex),
      added: (effect.add ?? []).map(({ piece, turn, entry }) => ({ piece: roster.unitIndex(piece), turn, entry })),
      attaches: effect.reassignCorps !== undefined,
      diverts: effect.divertPrussians ?? null,
      shift: effect.prussianEntryShift ?? 0,
      moves: effect.moveEntry ?? null,
      late: Object.entries(effect.entryTurn ?? {}).map(([id, turn]) => ({ piece: roster.unitIndex(id), turn })),
    };
  };
  const fates = SIDES.map((side) => fateEvents[side].map(compile));
  return {
    fates,
    skies,
    favourable: SIDES.map((side) => scenarios.find(({ favourable }) => favourable)?.favourable?.[side] ?? []),
    ...attachment(fateEvents.french, roster),
    turns: history?.turns ?? skies[0].length,
  };
}

function attachment(events: readonly FateDocument[], roster: Roster) {
  const effect: FateDocument['effect'] = events.find((one) => one.effect.reassignCorps !== undefined)?.effect ?? {};
  const attachedCorps = roster.corps.slice();
  const corpsOf = (name: string): number => roster.corpsIds.indexOf(`french-${name}`);
  for (const [id, name] of Object.entries(effect.reassignCorps ?? {}))
    attachedCorps[roster.unitIndex(id)] = corpsOf(name);
  const [name, levels] = Object.entries(effect.corpsLevels ?? {}).find(([, one]) => one !== null) ?? ['', null];
  return {
    attachedCorps,
    attachedTo: corpsOf(name),
    attachedLevels: {
      full: levels?.maxStrength ?? 0,
      demoralization: levels?.demoralization ?? 0,
      disintegration: levels?.disintegration ?? 0,
    },
  };
}

/** Whom the shifts of entry concern (16.1h to 16.1j). */
export const isShifted = (roster: Roster, piece: Unit): boolean => roster.army[piece] === PRUSSIAN_ARMY;

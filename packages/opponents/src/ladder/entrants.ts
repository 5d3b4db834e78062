import { keepsBeliefs, PLANNED_GAMES, takesWeights } from '../computers.ts';
import type { GivenWeights } from '../planner/given.ts';
import type { LevelName, Tuning } from '../planner/levels.ts';
import { planningPlayer } from '../planner/player.ts';
import { createAnyPlayer, isAnyPlayerName, readGuesserName, readPlannerName } from '../planner/registry.ts';
import type { Player } from '../player.ts';
import { readScriptName, scriptedPlayer, scriptPlays } from './scripts/index.ts';

/** A level that thinks so many times as much: `marshal*0.25`, `veteran*4`. For measuring, and in no list of players. */
export function readBudgetName(name: string): { readonly level: LevelName; readonly times: number } | null {
  const [level, times, ...rest] = name.split('*');
  const planner = readPlannerName(level);
  if (planner === null || level !== planner.level || rest.length > 0 || !/^\d{1,2}(\.\d{1,3})?$/.test(times ?? ''))
    return null;
  return Number(times) > 0 ? { level: planner.level, times: Number(times) } : null;
}

/** A level, perhaps with another budget, with the weights of a file: `marshal@weights.json`, `marshal*0.1@weights.json`. */
export function readWeightsName(
  name: string,
): { readonly level: LevelName; readonly times: number; readonly file: string } | null {
  const at = name.indexOf('@');
  if (at < 0 || at === name.length - 1) return null;
  const player = name.slice(0, at);
  const planner = readPlannerName(player);
  const budget = planner?.level === player ? { level: planner.level, times: 1 } : readBudgetName(player);
  return budget === null ? null : { ...budget, file: name.slice(at + 1) };
}

const SWITCHES = ['reply', 'weighOrder'] as const;
const NUMBERS = ['nodes', 'rows', 'misjudges'] as const;
type Changed = (typeof SWITCHES)[number] | (typeof NUMBERS)[number];

/** A level with some of its numbers changed: `veteran{nodes=80;rows=1}`, `conscript{reply=1}`. For finding out what a level should be. */
export function readChangedName(name: string): { readonly level: LevelName; readonly tuning: Tuning } | null {
  const [, level = '', list = ''] = /^([a-z]+)\{([^{}]+)\}$/.exec(name) ?? [];
  const planner = readPlannerName(level);
  if (planner === null || level !== planner.level) return null;
  const changes = new Map<Changed, number | boolean>();
  for (const change of list.split(';')) {
    const [, key = '', digits = ''] = /^([a-zA-Z]+)=(\d{1,5})$/.exec(change) ?? [];
    const number = NUMBERS.find((one) => one === key);
    const flag = SWITCHES.find((one) => one === key);
    if (number !== undefined && (number !== 'nodes' || Number(digits) > 0)) changes.set(number, Number(digits));
    else if (flag !== undefined && Number(digits) <= 1) changes.set(flag, digits === '1');
    else return null;
  }
  return { level: planner.level, tuning: Object.fromEntries(changes) };
}

const isOne = (name: string): boolean =>
  isAnyPlayerName(name) ||
  readBudgetName(name) !== null ||
  readWeightsName(name) !== null ||
  readChangedName(name) !== null ||
  readScriptName(name) !== null;

/** Two who are allied: `marshal+greedy` has the first in the second seat and the other in the third. */
export const alliesIn = (name: string): readonly string[] => (name.includes('@') ? [name] : name.split('+'));

/** Who of a side sits in a seat: one for all its seats, or allies each in his own. */
export function entrantIn(name: string, seat: number): string {
  const allies = alliesIn(name);
  return allies[Math.min(Math.max(0, seat - 1), allies.length - 1)];
}

/**
 * Whether somebody of this name can sit at a ladder: the players there are, a level with another budget or other weights, a script, two of
 * them allied.
 */
export const isEntrant = (name: string): boolean => alliesIn(name).length <= 2 && alliesIn(name).every(isOne);

/** Whether the player of this name knows this game: anybody can play at random, the others must have learnt it. */
export const canPlay = (player: string, game: string): boolean =>
  alliesIn(player).every((one) => oneCanPlay(one, game));

function oneCanPlay(player: string, game: string): boolean {
  const script = readScriptName(player);
  if (script !== null) return scriptPlays(script, game);
  if (readGuesserName(player) !== null) return keepsBeliefs(game);
  if (readWeightsName(player) !== null) return takesWeights(game);
  const plans = [readPlannerName, readBudgetName, readChangedName].some((read) => read(player) !== null);
  return (!plans && player !== 'greedy') || PLANNED_GAMES.includes(game);
}

/** Reads the weights that a name speaks of. */
export type WeightsIn = (file: string) => GivenWeights;

const NOBODY_READS: WeightsIn = (file) => {
  throw new Error(`nobody here reads the weights in ${file}`);
};

/** A player for one game of a ladder, by name. Throws for a name nobody has. */
export function createEntrant(name: string, weightsIn: WeightsIn = NOBODY_READS): Player {
  const script = readScriptName(name);
  if (script !== null) return scriptedPlayer(script);
  const changed = readChangedName(name);
  if (changed !== null) return { ...planningPlayer(changed.level, 'standard', changed.tuning), name };
  const given = readWeightsName(name);
  const budget = given ?? readBudgetName(name);
  if (budget === null) return createAnyPlayer(name);
  const weights = given === null ? {} : { weights: weightsIn(given.file) };
  return { ...planningPlayer(budget.level, 'standard', { times: budget.times, ...weights }), name };
}

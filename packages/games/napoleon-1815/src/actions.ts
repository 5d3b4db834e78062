import type { ActionOf } from '@hundred-days/kernel';
import { SIDES } from './units.ts';

/** 6.2: a side's positions, and those of the enemy it can stand forward in. */
export const POSITIONS = ['left', 'center', 'right', 'reserve', 'enemy-left', 'enemy-center', 'enemy-right'] as const;
/** 6.51: what fire is aimed at. */
export const TARGETS = ['line', 'squares'] as const;
/** 12.0b */
export const BIDS = Array.from({ length: 33 }, (_, steps) => String(steps));

/** Everything a player can do. A unit is always the player's own; of the enemy only places and groups are named. */
export const ACTIONS = {
  bid: { word: 'bid', args: { side: { oneOf: SIDES }, steps: { oneOf: BIDS } } },
  /** 12.0b: ends the bidding. In a Movement phase of three players it hands the first move over (11.0f). */
  pass: { word: 'pass', args: {} },
  /** 12.0d: a unit gives up a step to the bid. */
  reduce: { word: 'reduce', args: { unit: 'unit' }, direct: true, open: false },
  /** 4.0: a unit is put into a town; undo takes it back. */
  deploy: { word: 'deploy', args: { unit: 'unit', town: 'place' }, goal: 'town', direct: true, open: false },
  /** 5.1: the whole way, the town it starts from included. */
  move: { word: '', args: { unit: 'unit', path: 'path' }, goal: 'path', path: 'path', open: false },
  /** 5.6b, 8.1c: the die of a unit that marched too far, with its leader shown or not. */
  march: { word: 'march', args: { unit: 'unit', leader: { flag: 'leader' } } },
  /** 6.1: the fight that comes next. */
  fight: { word: 'fight', args: { town: 'place' }, goal: 'town', direct: true },
  /** 6.6c: the units shown in a skirmish. */
  show: { word: 'show', args: { units: 'units' } },
  /** 6.21a: where a drawn marker goes; 6.22: where a unit stands. */
  terrain: { word: 'terrain', args: { position: { oneOf: POSITIONS } } },
  post: { word: 'post', args: { unit: 'unit', position: { oneOf: POSITIONS } }, open: false },
  /** 6.21o, 6.21p, 6.21q: a unit takes the Farm or Hill of its position. */
  hold: { word: 'hold', args: { unit: 'unit' }, open: false },
  /** 6.31 */
  morale: { word: 'morale', args: { unit: 'unit' }, direct: true },
  /** 6.32: a battle move, to the position where it ends. */
  shift: { word: 'shift', args: { unit: 'unit', position: { oneOf: POSITIONS } }, open: false },
  fire: { word: 'fire', args: { unit: 'unit', target: { oneOf: TARGETS } } },
  /** 6.5a */
  square: { word: 'square', args: { unit: 'unit' }, open: false },
  unsquare: { word: 'unsquare', args: { unit: 'unit' }, open: false },
  /** 6.52: into the square of another unit, and out of it. */
  shelter: { word: 'shelter', args: { unit: 'unit', host: 'unit' }, open: false },
  unshelter: { word: 'unshelter', args: { unit: 'unit' }, open: false },
  /** 6.4c: the owner names the unit that takes a hit. */
  hit: { word: 'hit', args: { unit: 'unit' }, direct: true },
  /** 7.0, 7.4: a unit leaves a fight for a town. */
  retreat: { word: 'retreat', args: { unit: 'unit', town: 'place' }, goal: 'town', direct: true, open: false },
  /** 6.34 */
  reinforce: { word: 'reinforce', args: { unit: 'unit' }, direct: true, open: false },
  /** 7.5 */
  regroup: { word: 'regroup', args: { unit: 'unit', town: 'place' }, goal: 'town', open: false },
  /** 9.0e */
  starve: { word: 'starve', args: { unit: 'unit' } },
  /** Ends a deployment, the moves of a phase, a Combat step, a reinforcement, a regrouping. */
  end: { word: 'end', args: {} },
} as const;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionType = Action['type'];
export type Of<T extends ActionType> = Extract<Action, { readonly type: T }>;

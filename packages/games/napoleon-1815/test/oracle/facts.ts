import unitData from '../../data/units.json' with { type: 'json' };
import { road, roads } from '../roads.ts';

/**
 * The oracle: the rules once more, from RULES.md alone and as slowly as they read, to be held against the engine. It works
 * with names, keeps books of what was done, and takes from the engine only what lies on the table: where the blocks stand,
 * their steps, squares, guests and holders, the markers, and what is asked of whom.
 */

export type Side = 'french' | 'allied';
export const SIDES: readonly Side[] = ['french', 'allied'];
export const enemyOf = (side: Side): Side => (side === 'french' ? 'allied' : 'french');

export type Arm = 'leader' | 'infantry' | 'cavalry' | 'horse-artillery' | 'foot-artillery';
export interface Piece {
  readonly id: string;
  readonly army: string;
  readonly side: Side;
  readonly arm: Arm;
  readonly printed: number;
}

const isArm = (type: string): type is Arm =>
  ['leader', 'infantry', 'cavalry', 'horse-artillery', 'foot-artillery'].includes(type);

export const PIECES: readonly Piece[] = unitData.units.map(({ id, army, type, firepower }) => {
  if (!isArm(type)) throw new Error(`no such arm: ${type}`);
  return { id, army, side: army === 'french' ? 'french' : 'allied', arm: type, printed: firepower };
});
const byId = new Map(PIECES.map((one) => [one.id, one]));
export function piece(id: string): Piece {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no piece ${id}`);
  return found;
}
export const LEADER_OF: Readonly<Record<string, string>> = {
  french: 'fr-napoleon',
  'anglo-dutch': 'ad-wellington',
  prussian: 'pr-blucher',
};

export const isGun = ({ arm }: Piece): boolean => arm === 'horse-artillery' || arm === 'foot-artillery';
/** 5.3a, 5.3b, 6.32g */
export const isMounted = ({ arm }: Piece): boolean => arm !== 'infantry' && arm !== 'foot-artillery';

/** A road by the names of its ends, in the order of the alphabet. */
export const roadKey = (a: string, b: string): string => [a, b].sort().join(' ');
export const isMajor = (a: string, b: string): boolean => road(a, b)?.class === 'major';
export const crossesRiver = (a: string, b: string): boolean => road(a, b)?.crossesRiver === true;
const isJoined = new Set(roads.map((one) => roadKey(one.a, one.b)));
export const isNextTo = (a: string, b: string): boolean => isJoined.has(roadKey(a, b));
/** 6.34c, 7.2a, 7.5b */
export const twoOrOne = (a: string, b: string): number => (isMajor(a, b) ? 2 : 1);

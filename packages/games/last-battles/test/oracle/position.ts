import type { State } from '@hundred-days/kernel';
import { type LastBattles, position } from '@hundred-days/last-battles';
import { type Ground, isRiver, isRiverBridge, neighbours } from './ground.ts';

/** A position in words, read from the engine's numbers: who is where, and what he has done. */

export interface Piece {
  readonly id: string;
  readonly side: 'french' | 'allied';
  readonly type: string;
  readonly army: string;
  readonly hex: string;
  readonly strength: number;
  readonly bound: boolean;
  readonly attacked: boolean;
  readonly wasAttacked: boolean;
  /** Came into its hex in this phase by retreat or displacement (7.22). */
  readonly newcomer: boolean;
  readonly displaced: boolean;
  readonly retreating: boolean;
  readonly chained: boolean;
}

export interface Position {
  readonly ground: Ground;
  readonly phasing: 'french' | 'allied';
  readonly pieces: readonly Piece[];
  readonly demoralized: ReadonlySet<string>;
  readonly combinedArms: boolean;
  readonly bridgeCombat: boolean;
}

export function readPosition(game: LastBattles, ground: Ground, s: State): Position {
  const { world: w } = game;
  const pieces: Piece[] = [];
  for (const [unit, id] of game.unitIds.entries()) {
    const hex = s[w.at.where + unit];
    if (hex < 0) continue;
    const { side, type, army, full, reduced } = w.unitData[unit];
    const did = (flag: number): boolean => (s[w.at.did + unit] & flag) !== 0;
    const plays = (flag: number): boolean => (s[w.at.part + unit] & flag) !== 0;
    pieces.push({
      id,
      side: side as Piece['side'],
      type,
      army,
      hex: game.placeIds[hex],
      strength: (s[w.at.counter + unit] & position.REDUCED) === 0 ? full : (reduced as number),
      bound: did(position.BOUND),
      attacked: did(position.ATTACKED),
      wasAttacked: did(position.WAS_ATTACKED),
      newcomer: did(position.RETREATED | position.DISPLACED),
      displaced: did(position.DISPLACED),
      retreating: plays(position.RETREATING),
      chained: plays(position.CHAINED),
    });
  }
  const armies = ['french', 'anglo-allied', 'prussian'];
  return {
    ground,
    phasing: s[w.at.phasing] === 0 ? 'french' : 'allied',
    pieces,
    demoralized: new Set(armies.filter((_, army) => s[w.at.morale + army] > 0)),
    combinedArms: position.isChosen(w, s, 'combined-arms'),
    bridgeCombat: position.isChosen(w, s, 'bridge-combat'),
  };
}

export const inHex = (p: Position, hex: string): Piece[] => p.pieces.filter((piece) => piece.hex === hex);
export const isGun = ({ type }: Piece): boolean => type === 'art' || type === 'horse-art';
export const enemySide = (side: Piece['side']): Piece['side'] => (side === 'french' ? 'allied' : 'french');

/** 5.4, 29.52: whether a unit in one hex controls another. */
export const controls = (p: Position, from: string, hex: string): boolean =>
  neighbours(p.ground, from).includes(hex) &&
  p.ground.terrain(hex) !== 'chateau' &&
  !isRiver(p.ground, from, hex) &&
  !(p.bridgeCombat && isRiverBridge(p.ground, from, hex));

export const isControlled = (p: Position, hex: string, by: Piece['side']): boolean =>
  p.pieces.some((piece) => piece.side === by && controls(p, piece.hex, hex));

/** 10.3, 10.31 */
export const isSheltered = (p: Position, piece: Piece): boolean =>
  piece.type === 'inf' && p.ground.terrain(piece.hex) === 'chateau' && !p.demoralized.has(piece.army);

import type { WorldDocuments } from '@hundred-days/kernel';

/** The data a world is compiled from, as they stand in files. What is not read here may say more to their readers. */

export type Documents = WorldDocuments<MapDocument, UnitsDocument, TablesDocument, ScenariosDocument>;

type Point = readonly number[];

export interface TownDocument {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly deploymentZone: string;
}

export interface RoadDocument {
  readonly a: string;
  readonly b: string;
  readonly class: string;
  readonly crossesRiver: boolean;
  readonly bridges?: readonly Point[];
}

export interface MapDocument {
  readonly drawing: { readonly width: number; readonly height: number };
  readonly towns: Readonly<Record<string, TownDocument>>;
  readonly roads: readonly RoadDocument[];
  readonly rivers: readonly { readonly name: string; readonly points: readonly Point[] }[];
  readonly border: { readonly points: readonly Point[] };
  readonly deploymentLine: { readonly points: readonly Point[] };
  readonly woods: { readonly areas: readonly { readonly points: readonly Point[] }[] };
  readonly turnTrack: readonly { readonly date: string; readonly side: string; readonly night: boolean }[];
}

export interface UnitDocument {
  readonly id: string;
  readonly name: string;
  readonly army: string;
  readonly corps: string | null;
  readonly fullId: string;
  readonly type: string;
  readonly maxStrength: number;
  readonly firepower: number;
  readonly weight?: string;
}

interface ArmyDocument {
  readonly leader: string;
  readonly defeatedAt: number;
}

interface TypeDocument {
  readonly townMoves: number;
  readonly forceMarchMoves: number;
  readonly battleMoves: number;
}

export interface UnitsDocument {
  readonly armies: Readonly<Record<'french' | 'anglo-dutch' | 'prussian', ArmyDocument>>;
  readonly types: Readonly<Record<Type, TypeDocument>>;
  readonly units: readonly UnitDocument[];
}

type Type = 'leader' | 'infantry' | 'cavalry' | 'horse-artillery' | 'foot-artillery';

export interface BySize {
  readonly major: number;
  readonly minor: number;
}

export interface TablesDocument {
  readonly groupMoves: Readonly<Record<'french' | 'anglo-dutch' | 'prussian', number>>;
  readonly roadLimits: {
    readonly move: BySize;
    readonly attackAcrossRiver: BySize;
    readonly perBattleTurn: { readonly reinforce: BySize; readonly retreat: BySize };
    readonly regroup: BySize;
  };
  readonly deployment: { readonly maxPerTown: Readonly<Record<'french' | 'allied', number>> };
  readonly skirmish: {
    readonly minUnitsForBattle: number;
    readonly revealMin: number;
    readonly revealMax: number;
    readonly firepower: Readonly<Record<Type, number>>;
  };
  readonly terrainMarkers: {
    readonly set: readonly { readonly type: string; readonly count: number }[];
    readonly draw: { readonly attacker: number; readonly defender: number };
  };
  readonly stalemate: { readonly attackerIdleBattleTurns: number };
  readonly routAttrition: Readonly<Record<Exclude<Type, 'cavalry'>, number>> & {
    readonly cavalry: { readonly engagedWithEnemyCavalry: number; readonly otherwise: number };
  };
  readonly supply: readonly { readonly city: string; readonly army: string; readonly units: number }[];
  readonly victory: { readonly citiesNeeded: number };
}

type Posts = Readonly<Record<string, readonly string[]>>;

export interface ScenarioDocument {
  readonly id: string;
  readonly title: string;
  /** The units by army and town; none where they are still to be deployed. */
  readonly setup?: Readonly<Record<string, Posts>>;
  readonly turns: { readonly last: number };
}

export interface ScenariosDocument {
  readonly scenarios: readonly ScenarioDocument[];
}

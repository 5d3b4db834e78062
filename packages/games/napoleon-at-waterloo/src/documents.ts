import type { WorldDocuments } from '@hundred-days/kernel';

/**
 * What a world is made from: the map, the counters, the tables and the scenarios, as they are written down. Only what is
 * read here and by those who draw a world is named; the documents may say more.
 */
export type Documents = WorldDocuments<MapDocument, UnitsDocument, TablesDocument, ScenariosDocument>;

export interface MapDocument {
  readonly hexes: Readonly<Record<string, HexDocument>>;
  /** Hexsides that cannot be crossed: two hexes and the word for it. */
  readonly hexsides: readonly (readonly string[])[];
  /** Two hexes and the kind of road; a hex, a compass point and the kind of road that leaves the map there. */
  readonly roads: readonly (readonly string[])[];
  readonly roadEdges: readonly (readonly string[])[];
  readonly entryHexes: readonly string[];
  readonly exitHexes: readonly string[];
}

export interface HexDocument {
  readonly terrain: string;
  readonly kind?: string;
  readonly name?: string;
}

export interface UnitsDocument {
  readonly units: readonly UnitDocument[];
}

export interface UnitDocument {
  readonly id: string;
  readonly side: string;
  readonly nation: string;
  readonly type: string;
  readonly designation: string;
  readonly name: string;
  readonly combatStrength: number;
  readonly movementAllowance: number;
  readonly variant?: boolean;
}

export interface TablesDocument {
  readonly combatResults: { readonly rows: Readonly<Record<string, readonly string[]>> };
  readonly terrainEffects: Readonly<Record<string, TerrainEffect | number>>;
  readonly bombardment: { readonly range: number };
  readonly demoralization: { readonly alliedAttackShift: number; readonly frenchAttackShift: number };
  readonly victory: {
    readonly frenchLossesForAlliedWin: number;
    readonly alliedLossesForDemoralization: number;
    readonly frenchExitsNeeded: number;
  };
  readonly turnTrack: readonly { readonly time: string }[];
  readonly variantCodes: {
    readonly regular: readonly string[];
    readonly french: KeysDocument;
    readonly prussian: KeysDocument;
  };
}

export interface TerrainEffect {
  readonly enter: number | null;
  readonly defence: number | null;
  readonly blocksBombardment: boolean;
}

/** By key and turn: the units that come, or the word for the regular contingent. */
export type KeysDocument = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

export interface ScenariosDocument {
  readonly scenarios: readonly ScenarioDocument[];
}

export interface ScenarioDocument {
  readonly id: string;
  readonly turns: number;
  /** Unit and hex; of a scenario based on another, a word that says so. */
  readonly setup: string | Readonly<Record<string, string>>;
  readonly reinforcements: { readonly allied: Readonly<Record<string, string | readonly string[]>> };
  readonly hiddenKeys: boolean;
}

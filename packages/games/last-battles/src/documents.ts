/**
 * What a world is made from: the maps, the counters, the tables and the scenarios, as they are written down. Only what is
 * read here and by those who draw a world is named; the documents may say more.
 */
export interface Documents {
  /** The sheets of the world, at least; others may lie beside them. */
  readonly maps: readonly MapDocument[];
  readonly units: UnitsDocument;
  readonly tables: TablesDocument;
  readonly scenarios: ScenariosDocument;
  /** Names as they were written, by those of the rulebook's lists, which have no accents: for whoever shows them. */
  readonly spelling?: Readonly<Record<string, string>>;
}

export interface MapDocument {
  readonly id: string;
  /** 3.1: the letter before the numbers of its hexes. */
  readonly sheet: string;
  readonly hexes: Readonly<Record<string, HexDocument>>;
  /** Two hexes and what lies between them: river, stream, bridge, crest. */
  readonly hexsides: readonly (readonly string[])[];
  /** Two hexes and the line through their hexside: road, trail. */
  readonly roads: readonly (readonly string[])[];
  readonly edgeRoads: readonly EdgeRoadDocument[];
  /** Waters and heights by name, for whoever draws or tells: the hexsides they run along. */
  readonly features?: readonly FeatureDocument[];
}

export interface FeatureDocument {
  readonly name: string;
  /** river, stream, crest */
  readonly kind: string;
  readonly hexsides: readonly (readonly string[])[];
}

export interface HexDocument {
  readonly terrain: string;
  readonly name?: string;
  readonly area?: string;
}

export interface EdgeRoadDocument {
  readonly hex: string;
  readonly edge: string;
  readonly kind: string;
}

export interface UnitsDocument {
  readonly units: readonly UnitDocument[];
}

export interface UnitDocument {
  readonly id: string;
  readonly name: string;
  readonly army: string;
  readonly side: string;
  readonly nationality: string;
  readonly command: string;
  readonly designation: string;
  /** brigade, regiment, division, artillery; and whose division it belongs to. */
  readonly level?: string;
  readonly divisionName?: string;
  readonly type: string;
  readonly guard: string | null;
  readonly full: number;
  readonly reduced: number | null;
  readonly movement: number;
}

export interface TablesDocument {
  readonly crt: {
    readonly columns: readonly string[];
    readonly results: Readonly<Record<string, readonly string[]>>;
    readonly chateauInfantryCeiling: string;
  };
  readonly terrainEffects: {
    readonly hex: Readonly<Record<string, HexEffectDocument>>;
    readonly line: Readonly<Record<string, { readonly cost: number }>>;
    readonly hexside: { readonly stream: SideEffectDocument; readonly bridge: SideEffectDocument };
  };
  readonly ranges: { readonly bombardment: number };
  readonly stacking: { readonly hex: number; readonly chateau: number };
  readonly demoralization: { readonly guardReduction: { readonly standard: { readonly amount: number } } };
}

export interface HexEffectDocument {
  readonly inf: number;
  readonly art: number;
  readonly cav: number;
  readonly 'horse-art': number;
  readonly combat: {
    readonly defender?: number;
    readonly cavalryAttackingInto?: number;
    readonly cavalryDefending?: number;
  };
  readonly blocksSight?: boolean;
}

export interface SideEffectDocument {
  readonly add: number;
  readonly combat: { readonly defenderIfOnlyThrough: number };
}

export interface ScenariosDocument {
  readonly scenarios: readonly ScenarioDocument[];
}

export interface ScenarioDocument {
  readonly id: string;
  readonly kind: string;
  readonly rules: readonly string[];
  readonly maps: readonly string[];
  readonly firstPlayer: string;
  readonly turns: readonly { readonly turn: number; readonly id: string; readonly kind: string }[];
  readonly options: readonly { readonly id: string; readonly default: boolean }[];
  readonly exits: readonly ExitDocument[];
  readonly levels: Readonly<Record<string, LevelDocument>>;
  readonly modifiers: readonly ModifierDocument[];
  readonly objectives: Readonly<Record<string, readonly string[]>>;
  readonly initialOccupation?: Readonly<Record<string, string>>;
  readonly victory: { readonly points?: string | readonly { readonly rule: string }[] };
  readonly setup: Readonly<Record<string, readonly PlacedDocument[]>>;
  readonly reinforcements: Readonly<Record<string, readonly ArrivalDocument[]>>;
}

export interface ExitDocument {
  readonly side: string;
  readonly hexes: readonly string[];
  readonly direction: string;
}

export interface LevelDocument {
  readonly demoralization: number;
  readonly disintegration?: number;
  /** 16.2b: said where the victory points so far are added. */
  readonly plus?: string;
  /** 15.2a: levels that hold from one turn to another. */
  readonly schedule?: readonly { readonly from: string; readonly to: string; readonly demoralization: number }[];
}

export interface ModifierDocument {
  readonly rule: string;
  readonly armies: readonly string[];
  readonly amount: number | string;
  readonly hexes?: readonly string[];
  readonly objective?: string;
}

export interface CounterDocument {
  readonly unit: string;
  readonly side: string;
  readonly optional?: boolean;
}

export interface PlacedDocument extends CounterDocument {
  readonly hex: string;
}

export interface ArrivalDocument {
  readonly turn: string;
  readonly entry: string;
  readonly units: readonly CounterDocument[];
}

import type { WorldDocuments } from '@hundred-days/kernel';

/** What a world is made from, as it is written down. Only what is read here is named; the documents may say more. */
export type Documents = WorldDocuments<MapDocument, UnitsDocument, TablesDocument, ScenariosDocument>;

export interface MapDocument {
  readonly hexes: Readonly<Record<string, HexDocument>>;
  /** Two hexes and what lies between them: slope, crest, stream, river, pond. */
  readonly hexsides: readonly (readonly string[])[];
  /** Two hexes and the way between them: road, highway. */
  readonly roads: readonly (readonly string[])[];
  /** Two hexes and how the way crosses the water between them: bridge, ford. */
  readonly crossings: readonly (readonly string[])[];
  readonly entryPoints: readonly EntryDocument[];
  readonly exitHexes: { readonly french: readonly { readonly entry: number; readonly hex: string }[] };
}

export interface HexDocument {
  readonly terrain: string;
  readonly elevation: string;
  readonly name?: string;
  readonly feature?: string;
}

export interface EntryDocument {
  readonly id: number;
  readonly to: string;
  readonly hex: string;
  readonly edge: string;
  readonly route: string;
  /** False for one by which nobody comes. */
  readonly usedInGame?: boolean;
}

export interface UnitsDocument {
  readonly armies: Readonly<Record<string, ArmyDocument>>;
  readonly corps: readonly CorpsDocument[];
  readonly leaders: readonly LeaderDocument[];
  readonly units: readonly UnitDocument[];
  readonly variantUnits: readonly UnitDocument[];
  readonly variantLeaders: readonly LeaderDocument[];
  readonly variantCorps: readonly CorpsDocument[];
}

export interface ArmyDocument {
  readonly side: string;
  readonly disintegration: number;
  readonly armyLeaders: readonly string[];
}

export interface CorpsDocument extends LevelsDocument {
  readonly army: string;
  readonly corps: string;
  readonly leader: string;
  readonly cavalryCorps: boolean;
}

export interface LevelsDocument {
  readonly maxStrength: number;
  readonly demoralization: number;
  readonly disintegration: number | null;
}

interface PieceDocument {
  readonly id: string;
  readonly name: string;
  readonly army: string;
  readonly move: number;
  /** Variant pieces have none: they come only with a line of fate. */
  readonly setup?: SetupDocument;
}

export interface LeaderDocument extends PieceDocument {
  readonly kind: string;
  readonly corps: readonly string[];
  readonly commandRadiusMP: number;
  readonly reorganizationDieModifier: number;
}

export interface UnitDocument extends PieceDocument {
  readonly corps: string;
  readonly type: string;
  readonly size: string;
  readonly strength: number;
  readonly morale: number;
  readonly artillery?: string;
  readonly range?: number;
  readonly inherentArtillery?: number;
  readonly guardInfantry?: boolean;
  readonly britishCavalry?: boolean;
  readonly landwehr?: boolean;
  readonly dutchBelgian?: boolean;
}

/** 4.1a: an area around hexes, or 15: a turn and an entry point. */
export interface SetupDocument {
  readonly kind: string;
  readonly place?: string;
  readonly hexes?: readonly string[];
  readonly radius?: number;
  readonly turn?: number;
  readonly entry?: number;
}

type ByArm<T> = { readonly [A in 'infantry' | 'cavalry' | 'artillery' | 'leader']: T };

export interface TerrainDocument {
  readonly movement: ByArm<number | null>;
  readonly combatModifier: number;
  readonly bombardModifier: number;
  readonly blocksLos: boolean;
  readonly stacking: { readonly maxSP?: number; readonly maxUnits?: number };
  readonly charge?: string;
}

export interface HexsideDocument {
  readonly movement?: ByArm<number | null>;
  readonly combatModifier: number | null;
  readonly blocksZoi?: boolean;
}

export interface WeatherDocument {
  readonly movePenalty: {
    readonly infantry: number;
    readonly footArtillery: number;
    readonly cavalry: number;
    readonly horseArtillery: number;
    readonly leader: number;
  };
  readonly breakthrough: boolean;
  readonly charges: boolean;
  readonly chargeColumnShift?: number;
  readonly artilleryRoadOnly?: boolean;
}

export interface RowsDocument<T> {
  readonly minRow: number;
  readonly maxRow: number;
  readonly rows: Readonly<Record<string, readonly T[]>>;
}

export interface TablesDocument {
  readonly combatResultsTable: RowsDocument<string> & { readonly columns: readonly string[] };
  readonly cavalryChargeTable: RowsDocument<string> & {
    readonly columns: readonly string[];
    readonly modifiers: readonly { readonly id: string; readonly dieModifier: number }[];
  };
  readonly bombardmentTable: RowsDocument<number> & {
    readonly columns: readonly { readonly label: string; readonly min: number; readonly max: number | null }[];
    readonly massedTarget: { readonly minSP: number; readonly dieModifier: number };
  };
  readonly terrain: Readonly<Record<string, TerrainDocument>>;
  readonly hexsides: Readonly<Record<string, HexsideDocument>>;
  readonly roads: Readonly<
    Record<string, { readonly combatUnits: number; readonly leader: number; readonly commandTrace: number }>
  >;
  readonly turnTrack: readonly { readonly turn: number; readonly time: string; readonly weather: string }[];
  readonly weather: Readonly<Record<string, WeatherDocument>>;
  readonly combinedArms: { readonly attackShiftRight: number; readonly defenceShiftLeft: number };
}

export interface ScenariosDocument {
  readonly scenarios: readonly ScenarioDocument[];
  readonly defaultDeployment: {
    /** By hex, the top unit first. */
    readonly stacks: Readonly<Record<string, readonly string[]>>;
    readonly leaders: Readonly<Record<string, string>>;
  };
  readonly fateEvents: Readonly<Record<string, readonly FateDocument[]>>;
}

export interface ScenarioDocument {
  readonly id: string;
  readonly name: string;
  readonly rules: string;
  readonly turns?: number;
  readonly weather?: readonly string[];
  readonly fate?: string;
  readonly favourable?: Readonly<Record<string, readonly number[]>>;
}

export interface FateDocument {
  readonly line: number;
  readonly id: string;
  readonly rule: string;
  readonly effect: {
    readonly weather?: readonly string[];
    readonly remove?: readonly string[];
    readonly add?: readonly { readonly piece: string; readonly turn: number; readonly entry: number }[];
    readonly reassignCorps?: Readonly<Record<string, string>>;
    readonly corpsLevels?: Readonly<Record<string, LevelsDocument | null>>;
    readonly divertPrussians?: { readonly from: number; readonly to: number; readonly delay: number };
    readonly prussianEntryShift?: number;
    readonly moveEntry?: { readonly from: number; readonly to: number; readonly delay: number };
    readonly entryTurn?: Readonly<Record<string, number>>;
  };
}

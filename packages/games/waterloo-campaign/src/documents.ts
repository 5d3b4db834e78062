import type { WorldDocuments } from '@hundred-days/kernel';

/** The documents a world is made of, as far as the rules and the board read them. */

export type Documents = WorldDocuments<MapDocument, UnitsDocument, TablesDocument, ScenariosDocument>;

export interface MapDocument {
  readonly hexes: Readonly<Record<string, HexDocument>>;
  /** Two hexes and what lies between them. */
  readonly hexsides: readonly (readonly string[])[];
  readonly roads: readonly (readonly string[])[];
  /** TEC-3: hexes in which roads pass without meeting, and each of these roads by the hexes it leads to. */
  readonly unjoinedRoads: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly brusselsCouilletRoad: readonly string[];
  readonly entryHexes: readonly { readonly hex: string }[];
  readonly lineOfCommunication: { readonly south: readonly string[]; readonly north: readonly string[] };
}

export interface HexDocument {
  readonly terrain: string;
  readonly name?: string;
  readonly tags?: readonly string[];
  readonly decor?: string;
}

export interface UnitsDocument {
  readonly corps: readonly CorpsDocument[];
  readonly detachments: readonly DetachmentDocument[];
  readonly hqs: readonly HqDocument[];
}

interface PieceDocument {
  readonly id: string;
  readonly army: string;
}

export interface CorpsDocument extends PieceDocument {
  readonly type: string;
  readonly vp: number;
  readonly sides: {
    readonly advance?: FaceDocument;
    readonly battle?: FaceDocument;
    readonly fresh?: FaceDocument;
    readonly exhausted?: FaceDocument;
  };
}

export interface FaceDocument {
  readonly move: number;
  readonly stars: number;
}

export interface DetachmentDocument extends PieceDocument {
  readonly symbol: string;
  readonly stars: number;
  readonly vp: number;
  readonly parents: readonly string[];
}

export interface HqDocument extends PieceDocument {
  readonly normalRange: number;
  readonly battleRange: number;
  readonly normalStars: number;
  readonly battleStars: number;
}

export interface TablesDocument {
  readonly turns: readonly { readonly name: string; readonly lastDay?: boolean }[];
  readonly combatResults: readonly { readonly minDifference: number; readonly result: string }[];
  readonly deluge: { readonly turns: readonly number[]; readonly rain: readonly number[] };
  readonly limits: LimitsDocument;
  readonly victoryPoints: { readonly lineOfCommunication: number };
  readonly victoryLevels: readonly { readonly level: string; readonly minMargin: number }[];
}

export interface LimitsDocument {
  readonly hqPlacementDistance: number;
  readonly blownReturnPerSide: number;
  readonly blownDelayTurns: number;
  readonly parentTraceLength: number;
  readonly grandBatteryDistance: number;
  readonly withdrawalsAfterPass: number;
  readonly retreatHexes: number;
  readonly angstThreshold: number;
}

export interface ScenariosDocument {
  readonly options: readonly {
    readonly id: string;
    readonly default: boolean;
    readonly rule: string;
    readonly scenarios: readonly string[];
  }[];
  readonly scenarios: readonly ScenarioDocument[];
}

export interface ScenarioDocument {
  readonly id: string;
  readonly name: string;
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly startStep: string;
  readonly rules: string;
  readonly setup: readonly { readonly unit: string; readonly hex: string; readonly mode?: string }[];
  readonly available: readonly string[];
  readonly hillStars: number;
  readonly reinforcements: readonly ReinforcementDocument[];
  readonly hqArrivals: readonly { readonly turn: number; readonly unit: string }[];
}

export interface ReinforcementDocument {
  readonly turn: number;
  readonly unit: string;
  readonly hexes: readonly string[];
  readonly order: number;
}

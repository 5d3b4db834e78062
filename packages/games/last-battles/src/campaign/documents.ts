import type {
  ArrivalDocument,
  Documents,
  HexEffectDocument,
  ModifierDocument,
  ScenarioDocument,
  UnitDocument,
} from '../documents.ts';

/** What the campaign and the grand scenarios say beyond the battles, as it is written down. */

export interface LeaderDocument {
  readonly id: string;
  readonly name: string;
  readonly army: string;
  readonly side: string;
  /** commander, officer */
  readonly kind: string;
  /** 19.0d: the designation of those he serves; none for a commander. */
  readonly command: string | null;
  /** 19.0c */
  readonly capacity: number | null;
  readonly movement: number;
  readonly nationality: string;
}

export interface CampaignDocument extends ScenarioDocument {
  readonly leaderSetup: readonly { readonly leader: string; readonly hex: string }[];
  /** 27.1d: placed here unless their owner says otherwise. */
  readonly leaderSetupFree?: readonly { readonly leader: string; readonly hex: string }[];
  readonly leaderConstraints?: readonly { readonly leaders: readonly string[]; readonly map: string }[];
  readonly armyGroups?: Readonly<Record<string, readonly string[]>>;
  readonly switches?: Readonly<Record<string, unknown>>;
  readonly modifiers: readonly CampaignModifier[];
  readonly victory: ScenarioDocument['victory'] & { readonly graded?: readonly GradeDocument[] };
  readonly supply?: Readonly<Record<string, SupplyDocument>>;
  readonly reinforcements: Readonly<Record<string, readonly CampaignArrival[]>>;
}

export interface CampaignArrival extends ArrivalDocument {
  readonly leaders?: readonly string[];
}

/** 28.31: whose corps waits, and the dice that call it, by turn. */
interface Activation {
  readonly corps: string;
  readonly byTurn: Readonly<Record<string, readonly number[]>>;
}

export const activationIn = ({ switches }: CampaignDocument): Activation | undefined =>
  switches?.derlonActivation as Activation | undefined;

/** 24.1: the edge an army is supplied from, on these sheets. */
export interface SupplyDocument {
  readonly edge: string;
  readonly maps: readonly string[];
  readonly row?: number;
  readonly column?: number;
}

/** 27.22, 28.22: at once and for good, or while every hex of an objective is held. */
export interface CampaignModifier extends ModifierDocument {
  readonly once?: boolean;
}

/** 26.1 */
export interface GradeDocument {
  readonly side: string;
  readonly level: string;
  readonly min?: number;
  readonly max?: number;
}

export interface CampaignTables {
  readonly terrainEffects: { readonly hex: Readonly<Record<string, HexEffectDocument>> };
  readonly ranges: {
    readonly commander: number;
    readonly officer: number;
    readonly reorganizationEnemyDistance: number;
    readonly proximity: number;
    readonly guardDefeat: number;
    readonly lateStartWake: number;
    readonly supplyFreeHexes: number;
  };
  readonly leaderLossDie: readonly number[];
  readonly reorganizationFailDie: readonly number[];
  readonly optional: { readonly lateStartWakeRoll: readonly number[]; readonly cautiousNey: readonly number[] };
  readonly victoryCampaign: {
    readonly perFrenchSPExited: number;
    readonly doubleWhenExitPointsReach: number;
    readonly frenchWinsAt: number;
  };
  readonly demoralization: {
    /** 22.2: by army, then by corps or nationality. */
    readonly campaign: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}

export const leadersOf = ({ units }: Documents): readonly LeaderDocument[] =>
  (units as unknown as { readonly leaders: readonly LeaderDocument[] }).leaders;

export const tablesOf = ({ tables }: Documents): CampaignTables => tables as unknown as CampaignTables;

/** A leader as a counter: he goes by the costs of cavalry (19.21a), and has no strength (19.0a). */
export const asCounter = (leader: LeaderDocument): UnitDocument => ({
  id: leader.id,
  name: leader.name,
  army: leader.army,
  side: leader.side,
  nationality: leader.nationality,
  command: leader.command ?? '',
  designation: leader.command ?? '',
  level: leader.kind,
  type: 'cav',
  guard: null,
  full: 0,
  reduced: null,
  movement: leader.movement,
});

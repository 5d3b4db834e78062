import type { Place, Unit } from '@hundred-days/kernel';
import { type Battle, compileBattle, countersOf } from '../battles.ts';
import { compileBoard } from '../board.ts';
import type { Documents } from '../documents.ts';
import { compileTables } from '../tables.ts';
import { ARMIES, ARMS, compileRoster, type Roster, SIDES } from '../units.ts';
import { numbered, once, type World } from '../world.ts';
import {
  activationIn,
  asCounter,
  type CampaignDocument,
  type CampaignTables,
  type LeaderDocument,
  leadersOf,
  tablesOf,
} from './documents.ts';
import { CAMPAIGN_OPTIONS, type CampaignLayout, type CampaignOption, GROUPS, layOutCampaign } from './layout.ts';
import { joinSheets } from './sheets.ts';

/** The worlds of rules 18 to 28: the campaign, Grand Waterloo and Grand Ligny, each with a map of its own (18.1y). */

export const CAMPAIGN_WORLDS = {
  campaign: 'campaign',
  'grand-waterloo': 'grand-waterloo',
  'grand-ligny': 'grand-ligny',
} as const;

/** 22.0: those who break together. */
export interface Body {
  readonly army: number;
  /** A corps, or a nationality of the Anglo-Allied army. */
  readonly name: string;
  /** 22.2 */
  readonly level: number;
  /** 22.41: a cavalry corps, which gives and takes nothing by being near. */
  readonly apart: boolean;
}

export interface CampaignWorld extends World {
  readonly at: CampaignLayout;
  readonly scenario: CampaignDocument;
  readonly numbers: CampaignTables;
  /** Units and leaders; a leader's number is at least `units`. */
  readonly pieces: number;
  readonly leaders: readonly LeaderDocument[];
  /** By side, and by army. */
  readonly leadersOf: readonly Int16Array[];
  readonly commandersOf: readonly (readonly Unit[])[];
  /** 19.0c: by piece; 0 for all who are no commanders. */
  readonly capacity: Uint8Array;
  /** 19.0d: by piece, the officer of its formation (an officer's own number for himself); -1 for none. */
  readonly officer: Int16Array;
  readonly bodies: readonly Body[];
  /** By unit and officer, the corps or nationality he breaks with; -1 for commanders. */
  readonly body: Int8Array;
  /** 27.21d: by piece, the French group of Grand Waterloo it belongs to; -1 for none. */
  readonly group: Int8Array;
  /** 28.31: by piece, those who wait to be called. */
  readonly heldBack: Uint8Array;
  /** 22.11: the row of the tables of costs for the demoralized. */
  readonly slowPace: number;
  readonly leaderPlaced: readonly LeaderPlaced[];
  readonly leaderArrivals: readonly LeaderArrival[];
  readonly campaignOptions: readonly { readonly name: CampaignOption; readonly standard: boolean }[];
  /** The rules the scenario switches on, by the names of the documents. */
  readonly switched: (name: string) => boolean;
  /** 27.32, 28.32 */
  readonly byRoad: boolean;
  /** Leaders of whom the rules speak by name; -1 where they are not. 27.35: he who needs no commander. */
  readonly grouchy: Unit;
  readonly onHisOwn: Unit;
}

interface LeaderPlaced {
  readonly leader: Unit;
  readonly hex: Place;
  /** 27.1d */
  readonly free: boolean;
}
interface LeaderArrival {
  readonly leader: Unit;
  readonly turn: number;
  readonly entry: Place;
}

/** Compiles the documents for a scenario of the campaign's rules. Throws a MapError with all faults of the map. */
export function compileCampaign(documents: Documents, id: string): CampaignWorld {
  const scenario = documents.scenarios.scenarios.find((one) => one.id === id) as CampaignDocument | undefined;
  if (scenario === undefined || !scenario.rules.includes('campaign')) throw new Error(`there is no campaign ${id}`);
  const { map, document } = joinSheets(id, scenario.maps, documents.maps);
  const board = compileBoard(document, withSlowPace(documents), map, [...ARMS, SLOW]);
  const roster = compilePieces(documents, scenario);
  const battle = compileBattle({ ...board, ...roster }, scenario);
  const arrivals = leaderArrivals(scenario, battle, roster, map.indexOf);
  const objectiveHexes = once(Object.values(battle.objectives).flat());
  const entryHexes = once([...battle.arrivals, ...arrivals].map(({ entry }) => entry));
  const bodies = bodiesOf(documents);
  return {
    id,
    documents: { ...documents, maps: [document] },
    scenario,
    numbers: tablesOf(documents),
    ...board,
    ...roster,
    ...compileTables(documents.tables),
    battles: [battle],
    objectiveHexes,
    objective: numbered(board.hexes, objectiveHexes),
    entryHexes,
    entry: numbered(board.hexes, entryHexes),
    bodies,
    body: Int8Array.from(roster.unitData, ({ army, command, nationality, level }) =>
      level === 'commander'
        ? -1
        : bodies.findIndex(
            (body) => ARMIES[body.army] === army && body.name === (army === 'anglo-allied' ? nationality : command),
          ),
    ),
    group: Int8Array.from(roster.unitData, ({ id: unit }) =>
      GROUPS.findIndex((name) => scenario.armyGroups?.[name].includes(unit) === true),
    ),
    heldBack: Uint8Array.from(roster.unitData, ({ army, command }) =>
      army === 'french' && command === activationIn(scenario)?.corps ? 1 : 0,
    ),
    slowPace: ARMS.length,
    leaderPlaced: [
      ...scenario.leaderSetup.map(({ leader, hex }) => ({
        leader: roster.unitIndex(leader),
        hex: map.indexOf(hex),
        free: false,
      })),
      ...(scenario.leaderSetupFree ?? []).map(({ leader, hex }) => ({
        leader: roster.unitIndex(leader),
        hex: map.indexOf(hex),
        free: true,
      })),
    ],
    leaderArrivals: arrivals,
    campaignOptions: CAMPAIGN_OPTIONS.flatMap(({ name, document: listed }): CampaignWorld['campaignOptions'] => {
      if (listed === '') return [{ name, standard: false }];
      const offered = scenario.options.find((option) => option.id === listed);
      return offered === undefined ? [] : [{ name, standard: offered.default }];
    }),
    switched: (name) => (scenario.switches?.[name] ?? false) !== false,
    byRoad: scenario.switches?.roadCommandHalf !== undefined,
    grouchy: roster.unitIndex('ld-grouchy'),
    onHisOwn: scenario.switches?.bulowSemiCommander === undefined ? -1 : roster.unitIndex('ld-bulow'),
    at: layOutCampaign({
      units: roster.pieces,
      hexes: board.hexes,
      battles: [id],
      objectives: objectiveHexes.map(board.hexId),
      entries: entryHexes.map(board.hexId),
      bodies: bodies.map(({ army, name }) => `${ARMIES[army]}:${name}`),
    }),
  };
}

const SLOW = 'demoralized';

/** 22.11: 2 MP for clear terrain, the costs of cavalry for the rest. */
function withSlowPace({ tables }: Documents): Documents['tables'] {
  const hex = Object.fromEntries(
    Object.entries(tables.terrainEffects.hex).map(([kind, effect]) => [
      kind,
      { ...effect, [SLOW]: kind === 'clear' ? 2 : effect.cav },
    ]),
  );
  return { ...tables, terrainEffects: { ...tables.terrainEffects, hex } };
}

type Pieces = Roster &
  Pick<CampaignWorld, 'pieces' | 'leaders' | 'leadersOf' | 'commandersOf' | 'capacity' | 'officer'>;

/** 18.2b: the units the scenario uses, then its leaders. */
function compilePieces(documents: Documents, scenario: CampaignDocument): Pieces {
  const used = new Set(countersOf(scenario));
  const led = new Set([
    ...scenario.leaderSetup.map(({ leader }) => leader),
    ...(scenario.leaderSetupFree ?? []).map(({ leader }) => leader),
    ...SIDES.flatMap((side) => scenario.reinforcements[side].flatMap(({ leaders = [] }) => leaders)),
  ]);
  const units = documents.units.units.filter(({ id }) => used.has(id));
  const leaders = leadersOf(documents).filter(({ id }) => led.has(id));
  const roster = compileRoster([...units, ...leaders.map(asCounter)]);
  const numbers = leaders.map((_, i) => units.length + i);
  const officerOf = (army: string, command: string): Unit =>
    numbers[leaders.findIndex((one) => one.kind === 'officer' && one.army === army && one.command === command)] ?? -1;
  return {
    ...roster,
    units: units.length,
    unitsOf: roster.unitsOf.map((own) => own.filter((piece) => piece < units.length)),
    pieces: units.length + leaders.length,
    leaders,
    leadersOf: roster.unitsOf.map((own) => own.filter((piece) => piece >= units.length)),
    commandersOf: ARMIES.map((army) =>
      numbers.filter((_, i) => leaders[i].army === army && leaders[i].kind === 'commander'),
    ),
    capacity: Uint8Array.from(roster.unitData, (_, piece) => leaders[piece - units.length]?.capacity ?? 0),
    officer: Int16Array.from(roster.unitData, ({ army, command }) => (command === '' ? -1 : officerOf(army, command))),
  };
}

function leaderArrivals(
  scenario: CampaignDocument,
  { turnIds }: Battle,
  roster: Roster,
  hex: (id: string) => Place,
): LeaderArrival[] {
  return SIDES.flatMap((side) =>
    scenario.reinforcements[side].flatMap(({ turn, entry, leaders = [] }) =>
      leaders.map((leader) => ({ leader: roster.unitIndex(leader), turn: turnIds.indexOf(turn), entry: hex(entry) })),
    ),
  );
}

function bodiesOf(documents: Documents): Body[] {
  const { campaign } = tablesOf(documents).demoralization;
  return ARMIES.flatMap((name, army) =>
    Object.entries(campaign[name]).map(([corps, level]) => ({
      army,
      name: corps,
      level,
      apart: name === 'french' && corps.endsWith('C'),
    })),
  );
}

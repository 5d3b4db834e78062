import type { ScenarioHeading, State, Unit } from '@hundred-days/kernel';
import { scenarioHeading } from '@hundred-days/kernel';
import { condemn } from '../rules/campaign/21-boxes.ts';
import { describeHeld, describeLevels, describeUnit } from '../scenario.ts';
import { type ComingUnit, type Description, GAME_ID, placeOf } from '../setup.ts';
import { ARMIES, SIDES } from '../units.ts';
import {
  CAMPAIGN_STEPS,
  type CampaignStep,
  campaignStep,
  countermand,
  DESTROYED,
  GRANTED,
  GROUPS,
  HAPPENED,
  hasOrder,
  isCommander,
  isLeader,
  MORALE,
  NERVE,
  ORDERS,
  onMap,
  order,
  PERMANENT_BOX,
  UNSUPPLIED,
} from './position.ts';
import type { CampaignWorld } from './world.ts';

/** What a file of the campaign says beyond one of a battle: written from a position, and laid out again. */

/** `Command` begins with the supply and the dice of 18.3d, `Orders` after them. */
const SEGMENTS = ['Command', 'Orders', 'Movement', 'Combat'] as const;
export const CAMPAIGN_PHASES = SIDES.flatMap((side) => SEGMENTS.map((segment) => `${side}${segment}` as const));

export interface DescribedPiece {
  readonly at: string;
  readonly reduced?: boolean;
  /** 21.0b: of a destroyed unit, the turn it went into its box. */
  readonly fell?: number;
  /** 21.4, 24.0c: of a unit destroyed at full strength that may not come back. */
  readonly permanent?: boolean;
}

/** What lasts from one phase to another of what has been ordered; the rest belongs to a moment. */
export const LASTING_ORDERS = [
  'through',
  'closed',
  'galloped',
  'reorganizing',
  'asleep',
  'roused',
  'unsupplied',
] as const;
export type LastingOrder = (typeof LASTING_ORDERS)[number];
/** 25.2: of commanders only. */
export const isOfCommanders = (name: LastingOrder): boolean => name === 'asleep' || name === 'roused';

type HappenedName = keyof typeof HAPPENED.mask;

/** Units and leaders as in a battle; before a file says otherwise all units are in command (20.0c). */
export type CampaignDescription = ScenarioHeading<typeof GAME_ID> &
  Pick<Description, 'held' | 'levels' | 'morale'> & {
    readonly world?: string;
    readonly battle: string;
    readonly turn?: number;
    readonly phase?: (typeof CAMPAIGN_PHASES)[number];
    readonly units: Readonly<Record<string, string | DescribedPiece | ComingUnit>>;
    /** Units that are out of command. */
    readonly out?: readonly string[];
    /** 20.0d: who has whose place. */
    readonly under?: Readonly<Record<string, string>>;
    readonly orders?: Readonly<Partial<Record<LastingOrder, readonly string[]>>>;
    /** 22.3, 22.5a: levels as lowered for good, and who is demoralized by being near another. */
    readonly bodies?: Readonly<
      Record<string, { readonly level?: number; readonly nerve?: (typeof NERVE)[number] } | undefined>
    >;
    /** 27.21b: reorganization gives nothing of it back. */
    readonly losses?: Readonly<Partial<Record<(typeof ARMIES)[number], number>>>;
    readonly groups?: Readonly<Partial<Record<(typeof GROUPS)[number], DescribedGroup>>>;
    readonly happened?: readonly HappenedName[];
  };

interface DescribedGroup {
  readonly losses: number;
  readonly level: number;
  readonly morale: (typeof MORALE)[number];
}

export const bodyId = (w: CampaignWorld, body: number): string =>
  `${ARMIES[w.bodies[body].army]}:${w.bodies[body].name}`;

/** Lays out what stands beside the pieces, once they are in their places and all units in command. */
export function layOutRest(w: CampaignWorld, s: State, described: CampaignDescription): void {
  layOutCommand(w, s, described);
  for (const [body, own] of w.bodies.entries()) {
    const { level = own.level, nerve = 'fit' } = described.bodies?.[bodyId(w, body)] ?? {};
    s[w.at.base + body] = level;
    s[w.at.nerve + body] = NERVE.indexOf(nerve);
  }
  for (const [army, name] of ARMIES.entries()) {
    const losses = described.losses?.[name];
    if (losses !== undefined) s[w.at.losses + army] = losses;
  }
  for (const [group, name] of GROUPS.entries()) {
    s[w.at.groupLevel + group] = w.scenario.levels[`french:${name}`]?.demoralization ?? 0;
    const said = described.groups?.[name];
    if (said === undefined) continue;
    s[w.at.groupLosses + group] = said.losses;
    s[w.at.groupLevel + group] = said.level;
    s[w.at.groupMorale + group] = MORALE.indexOf(said.morale);
  }
  for (const name of described.happened ?? []) s[w.at.happened] |= HAPPENED.mask[name];
}

function layOutCommand(w: CampaignWorld, s: State, { out = [], under = {}, orders = {} }: CampaignDescription): void {
  for (const id of [...out, ...Object.keys(under), ...(orders.through ?? [])])
    countermand(w, s, w.unitIndex(id), GRANTED);
  for (const [id, commander] of Object.entries(under)) s[w.at.under + w.unitIndex(id)] = w.unitIndex(commander);
  for (const name of LASTING_ORDERS)
    for (const id of orders[name] ?? []) order(w, s, w.unitIndex(id), ORDERS.mask[name]);
}

/** 21.0: the box and the turn of a destroyed unit. */
export function layOutBox(w: CampaignWorld, s: State, unit: Unit, piece: CampaignDescription['units'][string]): void {
  w.above?.destroyed(s, unit);
  const said = typeof piece === 'object' && 'at' in piece ? piece : { at: 'destroyed' };
  s[w.at.fell + unit] = said.fell ?? s[w.at.turn];
  if (said.permanent === true) condemn(w, s, unit);
}

/** The description that would lay out this position, at the start of its phase. */
export function describeCampaignPosition(w: CampaignWorld, s: State): CampaignDescription {
  const pieces = Array.from({ length: w.pieces }, (_, piece) => piece);
  const ids = (are: (piece: Unit) => boolean): string[] => pieces.filter(are).map(w.unitId);
  const phase = phaseOf(w, s);
  // Places that are being dealt out are dealt anew.
  const isDealt = (piece: Unit): boolean => phase?.endsWith('Orders') === true && w.side[piece] === s[w.at.phasing];
  const placed = pieces.filter((piece) => onMap(w, s, piece) && s[w.at.under + piece] >= 0 && !isDealt(piece));
  return {
    ...scenarioHeading(GAME_ID),
    world: w.id,
    battle: w.id,
    turn: s[w.at.turn],
    ...(phase === null ? {} : { phase }),
    units: Object.fromEntries(
      pieces.flatMap((piece) => {
        const described = describePiece(w, s, piece);
        return described === null ? [] : [[w.unitId(piece), described]];
      }),
    ),
    held: describeHeld(w, s),
    ...describeLevels(w, s),
    out: ids((piece) => !isLeader(w, piece) && onMap(w, s, piece) && !hasOrder(w, s, piece, GRANTED)),
    under: Object.fromEntries(placed.map((piece) => [w.unitId(piece), w.unitId(s[w.at.under + piece])])),
    orders: Object.fromEntries(
      LASTING_ORDERS.map((name) => [
        name,
        ids(
          (piece) =>
            hasOrder(w, s, piece, ORDERS.mask[name]) && (onMap(w, s, piece) || ORDERS.mask[name] === UNSUPPLIED),
        ),
      ]),
    ),
    bodies: Object.fromEntries(
      w.bodies.map((_, body) => [bodyId(w, body), { level: s[w.at.base + body], nerve: NERVE[s[w.at.nerve + body]] }]),
    ),
    losses: Object.fromEntries(ARMIES.map((name, army) => [name, s[w.at.losses + army]])),
    ...(w.scenario.armyGroups === undefined ? {} : { groups: describeGroups(w, s) }),
    happened: (Object.keys(HAPPENED.mask) as HappenedName[]).filter(
      (name) => (s[w.at.happened] & HAPPENED.mask[name]) !== 0,
    ),
  };
}

const describeGroups = (w: CampaignWorld, s: State): NonNullable<CampaignDescription['groups']> =>
  Object.fromEntries(
    GROUPS.map((name, group) => [
      name,
      {
        losses: s[w.at.groupLosses + group],
        level: s[w.at.groupLevel + group],
        morale: MORALE[s[w.at.groupMorale + group]],
      },
    ]),
  );

function describePiece(w: CampaignWorld, s: State, piece: Unit): CampaignDescription['units'][string] | null {
  const described = describeUnit(w, s, piece);
  if (s[w.at.where + piece] !== DESTROYED || isLeader(w, piece)) return described;
  const isBarred = s[w.at.box + piece] === PERMANENT_BOX;
  return {
    at: placeOf('destroyed'),
    ...(typeof described === 'object' ? described : {}),
    fell: s[w.at.fell + piece],
    ...(isBarred ? { permanent: true } : {}),
  };
}

/** 27.1d: before the first turn there is no phase yet. */
function phaseOf(w: CampaignWorld, s: State): (typeof CAMPAIGN_PHASES)[number] | null {
  const step: CampaignStep = campaignStep(w, s) === 'placing' ? CAMPAIGN_STEPS[s[w.at.resume]] : campaignStep(w, s);
  if (step === 'deployment') return null;
  const side = SIDES[s[w.at.phasing]];
  if (step === 'command' || step === 'reorganization') return `${side}Orders`;
  return step === 'movement' ? `${side}Movement` : `${side}Combat`;
}

export const isCommanderId = (w: CampaignWorld, id: string): boolean =>
  w.unitIndex(id) >= 0 && isCommander(w, w.unitIndex(id));

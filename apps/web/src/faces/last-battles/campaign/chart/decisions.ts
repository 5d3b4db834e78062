import { type Place, type Seat, type State, TABLE, type Unit } from '@hundred-days/kernel';
import {
  type CampaignAction,
  type CampaignWorld,
  commandersInRange,
  type Forecast,
  kindOfTurn,
  placedUnder,
  campaignPosition as position,
  whatCutsCommand,
} from '@hundred-days/last-battles/campaign';
import type { Ask } from '../setting.ts';
import { boxOf } from './boxes.ts';
import { type Commander, sheetOf } from './command.ts';
import { type Formation, formationKey, formationsOf, midstOf, toEnemy } from './corps.ts';
import { isDawnNear, unsupplied, willBreak } from './dangers.ts';
import { armiesOf } from './seats.ts';

/** What a seat has still to decide in its phase: each about somebody, who can be gone to. */

export const KINDS = [
  'deploy',
  'free-places',
  'no-place',
  'return',
  'supply',
  'breaks',
  'enters',
  'unmoved',
  'left-behind',
  'out-of-range',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Decision {
  readonly key: string;
  readonly kind: Kind;
  /** Whom it is about; he who is gone to first. */
  readonly pieces: readonly Unit[];
  /** -1 for nowhere on the map. */
  readonly place: Place;
  readonly facts: Facts;
  readonly rule: string;
}

export const isUnmoved = ({ kind }: Decision): boolean => kind === 'unmoved';

export interface Facts {
  /** How many, and of how many. */
  readonly n?: number;
  readonly of?: number;
  /** Hexes to the enemy, or to a commander; null where there is none. */
  readonly away?: number | null;
  readonly commander?: Unit;
  readonly commanders?: readonly Unit[];
  /** 20.2b: he is near enough, and command does not come through. */
  readonly cut?: 'in-zone' | 'cut' | null;
  readonly bodies?: readonly number[];
}

/** What is asked: the view of a seat, who of it can act, and whom it has told to stand. */
export interface Desk {
  readonly w: CampaignWorld;
  readonly view: State;
  readonly seat: Seat;
  readonly pieces: readonly Unit[];
  readonly standing: ReadonlySet<Unit>;
  /** Who would be in command as all stand; asked for in the Movement Phase alone. */
  readonly forecast: () => Forecast;
}

export function decisionsOf(desk: Desk): readonly Decision[] {
  const { w, view, seat } = desk;
  const armies = armiesOf(w, view, seat);
  switch (position.campaignStep(w, view)) {
    case 'deployment':
      return desk.pieces.filter((piece) => piece !== TABLE).map((leader) => deploying(w, view, leader));
    case 'command':
      return inOrder([...armies.flatMap((army) => commanding(w, view, army)), ...dangers(w, view, armies)]);
    case 'reorganization':
      return inOrder([...armies.flatMap((army) => returns(desk, army)), ...dangers(w, view, armies)]);
    case 'movement':
      return inOrder([...moving(desk, armies), ...dangers(w, view, armies)]);
    default:
      return [];
  }
}

/** The weightiest kinds first; of the same kind those nearest to the enemy. */
function inOrder(list: readonly Decision[]): Decision[] {
  const weight = ({ kind, facts }: Decision): number => KINDS.indexOf(kind) * 1000 + Math.min(facts.away ?? 999, 999);
  return [...list].sort((a, b) => weight(a) - weight(b));
}

const hexOf = (w: CampaignWorld, view: State, piece: Unit): Place => Math.max(position.whereIs(w, view, piece), -1);

/** 27.1d: a leader who may begin elsewhere. */
const deploying = (w: CampaignWorld, view: State, leader: Unit): Decision => ({
  key: `deploy ${leader}`,
  kind: 'deploy',
  pieces: [leader],
  place: hexOf(w, view, leader),
  facts: {},
  rule: '27.1d',
});

/** 20.0d */
function commanding(w: CampaignWorld, view: State, army: number): Decision[] {
  const { commanders, without: all } = sheetOf(w, view, army);
  // Who has given his place up in this segment comes after the others.
  const gaveUp = (piece: Unit): boolean => position.hasOrder(w, view, piece, position.SETTLED);
  const without = [...all].sort((a, b) => Number(gaveUp(a.piece)) - Number(gaveUp(b.piece)));
  const isFree = ({ rating, officersTaken, unitsTaken }: Commander, officer: boolean): boolean =>
    (officer ? officersTaken : unitsTaken) < rating;
  const canGive = (one: Commander, piece: Unit): boolean =>
    isFree(one, position.isLeader(w, piece)) && commandersInRange(w, view, piece).includes(one.commander);
  // Where an officer can have no place, one of his units may have one for itself.
  const wanting = without.flatMap(({ piece, units }) =>
    units.includes(piece) || commanders.some((one) => canGive(one, piece)) ? [piece] : units,
  );
  const free = commanders.flatMap((one): Decision[] => {
    const could = wanting.filter((piece) => canGive(one, piece));
    if (could.length === 0) return [];
    return [
      {
        key: `free ${one.commander}`,
        kind: 'free-places',
        pieces: [...could, one.commander],
        place: hexOf(w, view, one.commander),
        facts: { n: one.officersTaken + one.unitsTaken, of: 2 * one.rating, commander: one.commander },
        rule: '20.0d',
      },
    ];
  });
  const settled = new Set(free.flatMap(({ pieces }) => pieces));
  const none = without
    .filter(({ piece }) => !settled.has(piece))
    .map(
      ({ piece, units, inRange, nearest, away }): Decision => ({
        key: `without ${piece}`,
        kind: inRange.length > 0 ? 'no-place' : 'out-of-range',
        pieces: [piece, ...units.filter((unit) => unit !== piece)],
        place: hexOf(w, view, piece),
        facts: { n: units.length, away, commander: nearest, commanders: inRange, cut: cutTo(w, view, piece, nearest) },
        rule: withoutRule(w, view, piece, inRange, nearest),
      }),
    );
  return [...free, ...none];
}

const cutTo = (w: CampaignWorld, view: State, piece: Unit, nearest: Unit): 'in-zone' | 'cut' | null =>
  nearest < 0 ? null : whatCutsCommand(w, view, piece, nearest);

function withoutRule(w: CampaignWorld, view: State, piece: Unit, inRange: readonly Unit[], nearest: Unit): string {
  if (inRange.length > 0) return '19.0c';
  if (cutTo(w, view, piece, nearest) !== null) return '20.2b';
  return position.isLeader(w, piece) ? '20.0b' : '20.0a';
}

type Command = Extract<CampaignAction, { readonly type: 'command' }>;

/** 20.0d: a free place, given to each who could have it. */
export const givesOf = ({ choicesOf }: Ask, { pieces, facts }: Decision): readonly Command[] =>
  pieces
    .flatMap((piece) => choicesOf(piece))
    .filter((action): action is Command => action.type === 'command' && action.commander === facts.commander);

type Release = Extract<CampaignAction, { readonly type: 'release' }>;

/** 20.0d: places of the commanders near enough that could still be given up, of the kind that is wanted. */
export function releasesFor(
  w: CampaignWorld,
  { view, choicesOf }: Ask,
  { pieces, facts }: Decision,
): readonly Release[] {
  const officer = position.isLeader(w, pieces[0]);
  return (facts.commanders ?? [])
    .flatMap((commander) => placedUnder(w, view, commander))
    .filter((piece) => position.isLeader(w, piece) === officer)
    .flatMap((piece) => choicesOf(piece).filter((action): action is Release => action.type === 'release'));
}

/** 21.0: officers who can call somebody back now. */
function returns({ w, view, pieces }: Desk, army: number): Decision[] {
  return boxOf(w, view, army).returning.flatMap(({ units }): Decision[] => {
    const ready = units.filter(({ how, officer }) => how === 'ready' && pieces.includes(officer));
    if (ready.length === 0) return [];
    const [{ officer, place }] = ready;
    return [
      {
        key: `return ${officer}`,
        kind: 'return',
        pieces: [officer, ...ready.map(({ unit }) => unit)],
        place,
        facts: { n: ready.length, commander: officer },
        rule: '21.0c',
      },
    ];
  });
}

function moving(desk: Desk, armies: readonly number[]): Decision[] {
  const { w, view } = desk;
  const own = formationsOf(w, view).filter(({ army }) => armies.includes(army));
  return [...own.flatMap((one) => marching(desk, one)), ...(isCommandNext(w, view) ? leftBehind(desk, armies) : [])];
}

function marching({ w, view, pieces, standing }: Desk, formation: Formation): Decision[] {
  const able = formation.here.filter((unit) => pieces.includes(unit) && !standing.has(unit));
  const entering = formation.waiting.filter((unit) => pieces.includes(unit));
  const away = Math.min(toEnemy(w, view, able), 999);
  return [
    ...(entering.length === 0
      ? []
      : [
          {
            key: `enters ${formation.key}`,
            kind: 'enters' as const,
            pieces: entering,
            place: view[w.at.entry + entering[0]],
            facts: { n: entering.length },
            rule: '9.0a',
          },
        ]),
    ...(able.length === 0
      ? []
      : [
          {
            key: `unmoved ${formation.key}`,
            kind: 'unmoved' as const,
            pieces: able,
            place: midstOf(w, view, able),
            facts: { n: able.length, of: formation.here.length, away: away < 999 ? away : null },
            rule: '5.0a',
          },
        ]),
  ];
}

/** 23.0: a turn by night has no Command Segment, and after the last night all are in command (20.0c). */
function isCommandNext(w: CampaignWorld, view: State): boolean {
  const turn = view[w.at.turn] + 1;
  return turn <= w.battles[0].turns && kindOfTurn(w, turn) !== 'night';
}

/** Who would be without orders in the next Command Segment as all stand now, formation by formation. */
function leftBehind({ w, view, forecast }: Desk, armies: readonly number[]): Decision[] {
  const { now } = forecast();
  const groups = new Map<string, Unit[]>();
  for (let unit = 0; unit < w.units; unit++) {
    if (!armies.includes(w.army[unit]) || !position.onMap(w, view, unit) || now.has(unit)) continue;
    const key = formationKey(w, unit);
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups].map(([key, units]) => {
    const officer = w.officer[units[0]];
    return {
      key: `behind ${key}`,
      kind: 'left-behind' as const,
      pieces: [...(officer >= 0 && position.onMap(w, view, officer) ? [officer] : []), ...units],
      place: midstOf(w, view, units),
      facts: { n: units.length },
      rule: '20.2a',
    };
  });
}

function dangers(w: CampaignWorld, view: State, armies: readonly number[]): Decision[] {
  return armies.flatMap((army): Decision[] => {
    const cut = isDawnNear(w, view) ? unsupplied(w, view, army) : [];
    const breaks = willBreak(w, view, army);
    const officers = [...w.leadersOf[0], ...w.leadersOf[1]].filter((leader) => breaks.includes(w.body[leader]));
    return [
      ...(cut.length === 0
        ? []
        : [
            {
              key: `supply ${army}`,
              kind: 'supply' as const,
              pieces: cut,
              place: hexOf(w, view, cut[0]),
              facts: { n: cut.length },
              rule: '24.0c',
            },
          ]),
      ...(breaks.length === 0
        ? []
        : [
            {
              key: `breaks ${army}`,
              kind: 'breaks' as const,
              pieces: officers,
              place: officers.length === 0 ? -1 : hexOf(w, view, officers[0]),
              facts: { n: breaks.length, bodies: breaks },
              rule: '22.4a',
            },
          ]),
    ];
  });
}

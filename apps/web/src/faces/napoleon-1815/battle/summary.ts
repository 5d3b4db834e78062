import type { Fact, GameEvent, SeenStep } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import type { Ask } from './field.ts';

/** A fight that is over, from what was told of it: what each side threw, hit and lost, and how each loss came. */

export interface Summary {
  readonly town: number;
  /** The step that ended it. */
  readonly step: number;
  readonly skirmish: boolean;
  readonly victor: number;
  /** The side that was routed; -1 for none. */
  readonly routed: number;
  /** By side: the French first. */
  readonly sides: readonly [Account, Account];
}

export interface Account {
  readonly volleys: number;
  readonly dice: number;
  readonly hits: number;
  /** Hits that as many dice at the same firepower bring on average. */
  readonly expected: number;
  readonly steps: number;
  readonly lost: readonly Loss[];
  readonly away: readonly Way[];
}

export interface Loss {
  readonly unit: number;
  readonly rule: string;
}

export interface Way {
  readonly town: number;
  readonly count: number;
}

type Open = { -readonly [K in keyof Account]: Account[K] extends readonly (infer T)[] ? T[] : Account[K] };

const opened = (): Open => ({ volleys: 0, dice: 0, hits: 0, expected: 0, steps: 0, lost: [], away: [] });
const SIDES: readonly string[] = units.SIDES;
const ARMIES: readonly string[] = units.ARMIES;

/** What says which fight the next dice belong to. */
const CHOOSES: ReadonlySet<string> = new Set(['fight-chosen', 'battle-turn', 'battle-revealed', 'skirmish-shown']);
const BEGINS: ReadonlySet<string> = new Set(['battle', 'skirmish']);
const ENDS: ReadonlySet<string> = new Set(['battle-over', 'skirmish-over']);

interface Ledger {
  readonly sides: [Open, Open];
  routed: number;
}

/** The fight that ended last, until whoever looks on has done something else; null if there is none. */
export function lastSummary(w: Painted, asked: Pick<Ask, 'past' | 'view' | 'viewer'>): Summary | null {
  const steps = asked.past.steps();
  const ended = steps.findLastIndex(({ events }) => events.some(({ type }) => ENDS.has(type)));
  if (ended < 0 || steps.slice(ended + 1).some(goneOn(asked.viewer))) return null;
  return overIn(w, asked, steps.slice(0, ended + 1)).at(-1) ?? null;
}

/** All fights that have ended from this step on, oldest first. */
export const summariesFrom = (w: Painted, asked: Pick<Ask, 'past' | 'view' | 'viewer'>, from: number): Summary[] =>
  overIn(w, asked, asked.past.steps()).filter(({ step }) => step >= from);

const goneOn =
  (viewer: number) =>
  ({ seat, events }: SeenStep): boolean =>
    seat === viewer || events.some(({ type }) => CHOOSES.has(type) || type === 'turn');

function overIn(w: Painted, { view, viewer }: Pick<Ask, 'view' | 'viewer'>, steps: readonly SeenStep[]): Summary[] {
  const ledgers = new Map<string, Ledger>();
  const isOwn = (army: number): boolean => position.ownerOf(w, view, army) === viewer;
  let at = '';
  const found: Summary[] = [];
  for (const [step, { events }] of steps.entries()) {
    for (const event of events) {
      const { type, data } = event;
      const town = String(data.town ?? '');
      if (BEGINS.has(type)) ledgers.set(town, { sides: [opened(), opened()], routed: -1 });
      if (CHOOSES.has(type)) at = town;
      const ledger = ledgers.get(at);
      // Marches and supply come after the last fight, and are none of it.
      if (ledger !== undefined && /^[67]\./.test(event.rule)) enter(w, ledger, event, isOwn);
      const known = ledgers.get(town);
      if (ENDS.has(type) && known !== undefined) found.push(closed(w, event, known, step));
    }
  }
  return found;
}

function closed(w: Painted, { type, data }: GameEvent, ledger: Ledger, step: number): Summary {
  const town = w.net.indexOf(String(data.town));
  const victor = SIDES.indexOf(String(data.side));
  return { town, step, skirmish: type === 'skirmish-over', victor, routed: ledger.routed, sides: ledger.sides };
}

const unitOf = (w: Painted, fact: Fact | undefined): number => (typeof fact === 'string' ? w.unitIndex(fact) : -1);
const countOf = (fact: Fact | undefined): number => (Array.isArray(fact) ? fact.length : 0);

function enter(w: Painted, ledger: Ledger, event: GameEvent, isOwn: (army: number) => boolean): void {
  const { type, data, rule } = event;
  const { sides } = ledger;
  const unit = unitOf(w, data.unit);
  const own = unit < 0 ? null : sides[w.side[unit]];
  if (type === 'fired' && own !== null) {
    const dice = countOf(data.dice);
    own.volleys++;
    own.dice += dice;
    own.hits += Number(data.hits);
    own.expected += (dice * Math.min(6, Math.max(0, Number(data.firepower)))) / 6;
  }
  if ((type === 'hit' || type === 'attrition') && own !== null) own.steps++;
  // One's own hidden blocks are told by name as well.
  const army = ARMIES.indexOf(String(data.army ?? ''));
  if (type === 'block-hit' && !isOwn(army)) sides[army === 0 ? 0 : 1].steps++;
  if (type === 'rout') ledger.routed = SIDES.indexOf(String(data.side));
  if (type === 'eliminated' && own !== null) own.lost.push({ unit, rule });
  if (type === 'retreated' && own !== null) goes(own, w.net.indexOf(String(data.town)), 1);
  if (type === 'blocks-went' && !isOwn(army))
    goes(sides[army === 0 ? 0 : 1], w.net.indexOf(String(data.town)), Number(data.count));
}

function goes(side: Open, town: number, count: number): void {
  const known = side.away.findIndex((way) => way.town === town);
  if (known < 0) side.away.push({ town, count });
  else side.away[known] = { town, count: side.away[known].count + count };
}

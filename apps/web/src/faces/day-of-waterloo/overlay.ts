import { ACTIONS, fighting, position, units } from '@hundred-days/day-of-waterloo';
import { goalOf, type State } from '@hundred-days/kernel';
import type { Overlay } from '../../board/types.ts';
import type { Ask } from './asking.ts';
import { evadedHex } from './combat/evading.ts';
import { type Retreat, waysOf } from './combat/retreats.ts';
import type { Setting } from './setting.ts';
import { areasOf } from './setup/areas.ts';

/** What the map shows of what is asked now. */

export function overlayOf(w: Setting, asked: Ask): Overlay {
  const { view, inHand } = asked;
  const step = position.stepOf(w, view);
  if (step === 'deployment') return setupOverlay(w, asked);
  if (step === 'movement')
    return { ...armyInSight(w, asked), ...(inHand === null || inHand < 0 ? {} : inHandOverlay(w, asked, inHand)) };
  const aimed = view[w.at.fight] !== 0 || view[w.at.targets] >= 0;
  if (!aimed && step !== 'combat' && step !== 'breakthrough') return {};
  const shown = fightOverlay(w, asked);
  return step === 'combat' ? { ...shown, ...closeUp(w, asked, shown.candidates ?? []) } : shown;
}

/** 4.1 It opens on all areas where there is room for them; otherwise on the next one that has somebody to place. */
function setupOverlay(w: Setting, { view, seat, deciding }: Ask): Overlay {
  if (!deciding) return {};
  const areas = areasOf(w, view, seat);
  const next = areas.find(({ left }) => left.length > 0);
  const places = areas.flatMap(({ hexes }) => hexes);
  return { close: { key: `set-up ${seat}`, places }, ...(next === undefined ? {} : { sought: next.hexes }) };
}

/** One's own Movement Phase opens on the whole army with the enemies it could come to, if that can be read from so far. */
function armyInSight(w: Setting, { view, seat, deciding }: Ask): Pick<Overlay, 'close'> {
  if (!deciding) return {};
  const held = [...Array(w.hexes).keys()].filter((hex) => position.topIn(w, view, hex) >= 0);
  const own = held.filter((hex) => position.owns(w, view, seat, position.topIn(w, view, hex)));
  const near = held.filter((hex) => own.some((other) => w.map.distance(hex, other) <= NEAR));
  return { close: { key: `army ${view[w.at.turn]}`, places: near, wide: true } };
}

/** So far a march goes and a little more. */
const NEAR = 5;

/** The Combat Phase is looked at from near: those who can be fought, and those around them who could. */
function closeUp(w: Setting, { view, seat }: Ask, targets: readonly number[]): Pick<Overlay, 'close'> {
  const around = targets.flatMap((hex) => [0, 1, 2, 3, 4, 5].map((d) => w.neighbours[6 * hex + d]));
  const isOwn = (piece: number): boolean => piece >= 0 && position.owns(w, view, seat, piece);
  const own = around.filter((hex) => hex >= 0 && isOwn(position.topIn(w, view, hex)));
  const places = [...new Set([...targets, ...own])];
  return places.length === 0 ? {} : { close: { key: `combat ${view[w.at.turn]} ${view[w.at.phasing]}`, places } };
}

/** Where the piece must stop, and the zones of influence in or next to its reach (6.0c). */
function inHandOverlay(w: Setting, { view, choices }: Ask, piece: number): Overlay {
  if (piece >= w.units) return {};
  const enemy = units.enemyOf(w.side[piece]);
  const isZone = (hex: number): boolean => position.inSeenZoi(w, view, enemy, hex);
  const near = new Set<number>();
  const stops = new Set<number>();
  const candidates = new Set<number>();
  for (const action of choices) {
    const goal = goalOf(ACTIONS, action);
    if (goal === null) continue;
    if (action.type === 'charge') candidates.add(goal);
    near.add(goal);
    if (isZone(goal) && action.type !== 'charge') stops.add(goal);
    for (let d = 0; d < 6; d++) near.add(w.neighbours[6 * goal + d]);
  }
  near.delete(-1);
  return { stops: [...stops], influence: [...near].filter(isZone), candidates: [...candidates] };
}

/** Who attacks whom; and, where a hex is to be named, which could be. */
function fightOverlay(w: Setting, asked: Ask): Overlay {
  const { view } = asked;
  const hexes = (field: number): number[] =>
    [...view.subarray(field, field + fighting.MOST_HEXES)].filter((hex) => hex >= 0);
  const targets = hexes(w.at.targets);
  const cast = (part: number): number[] =>
    [...Array(w.units).keys()].filter((unit) => (view[w.at.part + unit] & part) !== 0 && position.onMap(w, view, unit));
  const attackers = cast(fighting.ATTACKING).map((unit) => position.whereIs(w, view, unit));
  const guns = cast(fighting.FIRING).map((unit) => position.whereIs(w, view, unit));
  const candidates = asked.deciding
    ? asked.pieces
        .flatMap((piece) => asked.choicesOf(piece))
        .flatMap((action) => (action.type === 'target' || action.type === 'counter' ? [action.hex] : []))
    : [];
  return {
    targets,
    candidates: [...new Set(candidates)].filter((hex) => !targets.includes(hex)),
    attackers: [...new Set(attackers)],
    contacts: targets.flatMap((target) =>
      [...new Set(attackers)].filter((hex) => w.map.direction(hex, target) >= 0).map((hex) => [hex, target] as const),
    ),
    shots: targets.flatMap((target) => [...new Set(guns)].map((hex) => [hex, target] as const)),
    // Of a charge both hexes: what is told of it lies over the lower map.
    sought: view[w.at.fight] === CHARGE ? [...targets, ...attackers] : targets,
    ...partWays(w, asked),
  };
}

/** Where those who are driven back can go; of those who are put forward to go their ways. Not while another looks for his hex. */
function partWays(w: Setting, asked: Ask): Pick<Overlay, 'ways' | 'reach' | 'sought'> {
  const { view, proposed, inHand, parts } = asked;
  if (parts == null || inHand !== null) return {};
  if (proposed?.type === 'evade') return { ways: [...new Set(proposed.to)].map((to) => [evadedHex(w, view), to]) };
  if (proposed?.type === 'retreat') return { ways: retreatWays(w, view, proposed) };
  const reach = asked.pieces
    .filter((piece) => piece >= 0)
    .flatMap((piece) => asked.choicesOf(piece))
    .flatMap((part) => (part.type === 'retreat' ? [part.to[1]] : []));
  if (reach.length === 0) return {};
  const from = asked.pieces.filter((piece) => piece >= 0).map((piece) => position.whereIs(w, view, piece));
  return { reach: [...new Set(reach)], sought: [...new Set([...from, ...reach])] };
}

/** Each way once, however many go by it. */
function retreatWays(w: Setting, view: State, plan: Retreat): (readonly number[])[] {
  const ways = [...waysOf(plan)].map(([piece, { via, to }]) => {
    const from = position.whereIs(w, view, piece);
    return via === to ? [from, to] : [from, via, to];
  });
  return [...new Map(ways.map((way) => [way.join(), way])).values()];
}

const CHARGE = fighting.FIGHTS.indexOf('charge');

import { ACTIONS, fighting, position, units } from '@hundred-days/day-of-waterloo';
import { goalOf } from '@hundred-days/kernel';
import type { Overlay } from '../../board/types.ts';
import type { Ask } from './asking.ts';
import { evadedHex } from './combat/evading.ts';
import type { Setting } from './setting.ts';

/** What the map shows of what is asked now. */

export function overlayOf(w: Setting, asked: Ask): Overlay {
  const { view, inHand } = asked;
  const step = position.stepOf(w, view);
  if (step === 'movement') return inHand === null || inHand < 0 ? {} : inHandOverlay(w, asked, inHand);
  const aimed = view[w.at.fight] !== 0 || view[w.at.targets] >= 0;
  return aimed || step === 'combat' || step === 'breakthrough' ? fightOverlay(w, asked) : {};
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
    ...evadingWays(w, asked),
  };
}

/** Those who are put forward to go before the fire or the attack; not while another looks for his hex. */
function evadingWays(w: Setting, { view, proposed, inHand }: Ask): Pick<Overlay, 'ways'> {
  if (proposed?.type !== 'evade' || inHand !== null) return {};
  const from = evadedHex(w, view);
  return { ways: [...new Set(proposed.to)].map((to) => [from, to]) };
}

const CHARGE = fighting.FIGHTS.indexOf('charge');

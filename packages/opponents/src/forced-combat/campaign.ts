import { below, type State } from '@hundred-days/kernel';
import type { PlanSpace } from '../planner/search.ts';
import type { Judge } from './judge.ts';
import { follow, type Manoeuvre, NOT_THERE, oneOf, type Plan, type Posture } from './manoeuvre.ts';

/** The movement phases a seat could make, as the search walks through them. */
export function campaign(
  where: number,
  view: State,
  seat: number,
  manoeuvre: Manoeuvre,
  judge: Judge,
): PlanSpace<Plan> {
  const scratch = view.slice();
  judge.ledger.reset(view);
  judge.assault.survey(view, seat, judge.arrivals);
  const targets = [...judge.assault.targets()].sort((a, b) => a - b);
  const seeds = [...strikeSeeds(manoeuvre, judge, targets), ...postures(manoeuvre, judge)];
  return {
    movers: manoeuvre.movers,
    seeds: () => seeds,
    // To stay is worth a thought last.
    places: (unit) => [...manoeuvre.candidates(unit), view[where + unit]],
    placeOf: (plan, unit) => plan[unit],
    change(plan, unit, place) {
      const changed = plan.slice();
      return manoeuvre.send(changed, unit, place) ? changed : null;
    },
    mutate(plan, bits) {
      const changed = plan.slice();
      mutate(where, changed, view, seat, manoeuvre, judge, targets, bits);
      return changed;
    },
    value(plan, rival) {
      manoeuvre.lay(plan, scratch);
      return judge.value(scratch, rival);
    },
    pace: () => judge.pace(),
  };
}

/** The army's postures: stand fast, march on the enemy, stand off, fall back; and those of the game at hand. */
function postures(manoeuvre: Manoeuvre, judge: Judge): Plan[] {
  const { enemyDistance } = judge.surveyor;
  const outOfContact =
    (score: (place: number) => number): Posture =>
    (place) =>
      place >= 0 && enemyDistance(place) > 1 ? score(place) : NOT_THERE;
  const all = [
    outOfContact((place) => -enemyDistance(place)),
    outOfContact((place) => -Math.abs(enemyDistance(place) - 4)),
    outOfContact(enemyDistance),
    ...manoeuvre.postures,
  ];
  return [manoeuvre.hold(), ...all.map((posture) => taken(manoeuvre, posture))];
}

/** Everybody where a posture wants him most, as far as there is room. */
function taken(manoeuvre: Manoeuvre, posture: Posture): Plan {
  const plan = manoeuvre.hold();
  for (const unit of manoeuvre.movers) {
    const places = manoeuvre.candidates(unit).filter((place) => posture(place) !== NOT_THERE);
    const ranked = [...places].sort((a, b) => posture(b) - posture(a));
    for (const place of ranked) {
      if (manoeuvre.isFull(plan, place)) continue;
      if (manoeuvre.send(plan, unit, place)) break;
    }
  }
  return plan;
}

/** The scripted player's whole row of strikes, and each single strike by itself. */
function strikeSeeds(manoeuvre: Manoeuvre, judge: Judge, targets: readonly number[]): Plan[] {
  judge.assault.value();
  const all = manoeuvre.hold();
  follow(manoeuvre, all, judge.assault.orders());
  const plans = [all];
  for (const target of targets) {
    const plan = manoeuvre.hold();
    follow(
      manoeuvre,
      plan,
      judge.assault.strike(target, () => false),
    );
    plans.push(plan);
  }
  return plans;
}

function mutate(
  where: number,
  plan: Plan,
  view: State,
  seat: number,
  manoeuvre: Manoeuvre,
  judge: Judge,
  targets: readonly number[],
  bits: () => number,
): void {
  const { movers } = manoeuvre;
  const kind = below(10, bits);
  if (kind < 4 && targets.length > 0) {
    // A strike at one enemy by those who are free, or by everybody but a few.
    judge.assault.survey(view, seat, judge.arrivals);
    judge.ledger.reset(view);
    const spare = below(3, bits);
    const orders = judge.assault.strike(oneOf(targets, bits), () => spare > 0 && below(4, bits) < spare);
    follow(manoeuvre, plan, orders);
  } else if (kind < 6) {
    const [a, b] = [oneOf(movers, bits), oneOf(movers, bits)];
    if (a !== b) manoeuvre.send(plan, a, plan[b]);
  } else if (kind < 7) {
    // A unit and its neighbours stay where they are.
    const centre = oneOf(movers, bits);
    manoeuvre.send(plan, centre, view[where + centre]);
    const other = oneOf(movers, bits);
    manoeuvre.send(plan, other, view[where + other]);
  } else {
    const many = 1 + below(3, bits);
    for (let i = 0; i < many; i++) {
      const unit = oneOf(movers, bits);
      const places = manoeuvre.candidates(unit);
      if (places.length > 0) manoeuvre.send(plan, unit, oneOf(places, bits));
    }
  }
}

import { below, type State } from '@hundred-days/kernel';
import { type Action, position, units, type World } from '@hundred-days/napoleon-1815';
import { appraise } from '@hundred-days/napoleon-1815/appraisal';

const { blocksOf, owns, put, sideOfSeat, UNPLACED } = position;
const { ALLIED, ANGLO_DUTCH, FRENCH_ARMY, LEADER, PRUSSIAN } = units;

/**
 * 4.0 Deployment. An army stands in one of some arrangements of towns, the main ones first: the French in two masses that
 * two Group Moves can carry, the Allies by the cities and where their armies can join.
 */
const ARRANGEMENTS: readonly (readonly (readonly string[])[])[] = [
  [
    ['maubeuge', 'beaumont'],
    ['beaumont', 'philippeville'],
    ['maubeuge', 'solre'],
    ['solre', 'philippeville'],
    ['maubeuge', 'philippeville'],
  ],
  [
    ['brussels', 'waterloo', 'hal', 'ghent', 'alost'],
    ['brussels', 'nivelles', 'waterloo', 'ghent', 'alost'],
    ['brussels', 'hal', 'enghien', 'ghent', 'waterloo'],
    ['brussels', 'ghent', 'alost', 'wavre', 'hal'],
  ],
  [
    ['liege', 'namur', 'gembloux', 'hannut', 'huy'],
    ['liege', 'huy', 'hannut', 'gembloux', 'jodoigne'],
    ['liege', 'namur', 'huy', 'gembloux', 'ligny'],
  ],
];
/** So many draws for each arrangement, valued as they stand; the best few are as good as each other. */
const DRAWS = 3;
const AS_GOOD = 1.5;

/** Puts one more unit where it is to stand. The same seed and table give the same deployment, step by step. */
export function deploy(w: World, view: State, seat: number, choices: readonly Action[], bits: () => number): Action {
  const places = choices.filter((action) => action.type === 'deploy');
  if (places.length === 0) return choices[0];
  const plan = planOf(w, view, seat, bits);
  return places.find(({ unit, town }) => plan[unit] === town) ?? places[below(places.length, bits)];
}

/** A town for each unit. It is made from an empty map, so that it is the same while units are being placed. */
function planOf(w: World, view: State, seat: number, bits: () => number): Int16Array {
  const bare = view.slice();
  const mine = [...w.unitsOf[sideOfSeat(w, view, seat)]].filter((unit) => owns(w, view, seat, unit));
  for (const unit of mine) if (bare[w.at.where + unit] >= 0) bare[w.at.where + unit] = UNPLACED;
  position.rebuild(w, bare);
  const plans: { readonly plan: Int16Array; readonly value: number }[] = [];
  for (let draw = 0; draw < DRAWS * 5; draw++) {
    const s = bare.slice();
    const plan = new Int16Array(w.unitCount).fill(UNPLACED);
    for (const army of [FRENCH_ARMY, ANGLO_DUTCH, PRUSSIAN]) {
      const of = mine.filter((unit) => w.army[unit] === army);
      const kinds = ARRANGEMENTS[army];
      if (of.length > 0) arrange(w, s, plan, of, kinds[below(kinds.length, bits)], bits);
    }
    plans.push({ plan, value: appraise(w, s, seat) });
  }
  const best = Math.max(...plans.map(({ value }) => value));
  const good = plans.filter(({ value }) => value >= best - AS_GOOD);
  return good[below(good.length, bits)].plan;
}

/** Corps by corps into the towns in order, the leader with the first. */
function arrange(
  w: World,
  s: State,
  plan: Int16Array,
  mine: readonly number[],
  towns: readonly string[],
  bits: () => number,
): void {
  const lot = new Map<number, number>();
  for (const unit of mine) if (!lot.has(w.corps[unit])) lot.set(w.corps[unit], below(1 << 16, bits));
  const rank = (unit: number): number => (w.type[unit] === LEADER ? -1 : (lot.get(w.corps[unit]) ?? 0));
  const order = [...mine].sort((a, b) => rank(a) - rank(b) || w.strength[b] - w.strength[a] || a - b);
  const most = w.deployLimit[w.side[mine[0]]];
  const share = w.side[mine[0]] === ALLIED ? Math.min(most, Math.ceil(mine.length / towns.length)) : most;
  let at = 0;
  for (const unit of order) {
    const limit = at === 0 ? most : share;
    while (at < towns.length - 1 && blocksOf(w, s, w.net.indexOf(towns[at]), w.side[unit]) >= limit) at++;
    plan[unit] = w.net.indexOf(towns[at]);
    put(w, s, unit, plan[unit]);
  }
}

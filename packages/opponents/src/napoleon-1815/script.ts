import { allChoices, type Game, type State, TABLE } from '@hundred-days/kernel';
import { type Action, board, places, position, tables, units } from '@hundred-days/napoleon-1815';
import { distance, worthOf } from '@hundred-days/napoleon-1815/appraisal';

const { AT, blocksOf, HOLDS, has, placeOf, postedIn, SPENT, sideOfSeat, slotOf, stepOf, strengthOf, whereIs } =
  position;
const { FIRST, MAJOR, NEXT, VIA } = board;
const { HOME_PLACES, opposing, RESERVE, seenByEnemy } = places;
const { ARMY, CORPS, INFANTRY, isGun, LEADER, NO_CORPS, otherSide, SIDE, TYPE, UNITS, UNITS_OF } = units;

/** How a side fights a battle. */
export interface Stance {
  /** It engages a position if it can bring this many times the worth of the enemy there. */
  readonly engage: number;
  /** It leaves when it has less than this share of the enemy's worth. */
  readonly leave: number;
  /** The column it strikes in, by its own positions (1 to 3); 0 for where it can. */
  readonly column: number;
  /** 6.5: infantry that has cavalry alone upon it forms square, and takes guns and leaders in. */
  readonly squares: boolean;
}

export const STANCES = {
  steady: { engage: 1.25, leave: 0.55, column: 0, squares: false },
  assault: { engage: 0.9, leave: 0.25, column: 0, squares: false },
  stand: { engage: 99, leave: 0.3, column: 0, squares: false },
  left: { engage: 0.9, leave: 0.35, column: 1, squares: false },
  center: { engage: 0.9, leave: 0.35, column: 2, squares: false },
  right: { engage: 0.9, leave: 0.35, column: 3, squares: false },
  leave: { engage: 99, leave: 99, column: 0, squares: false },
  squares: { engage: 1.25, leave: 0.3, column: 0, squares: true },
} as const satisfies Readonly<Record<string, Stance>>;

const END: Action = { type: 'end' };
/** An unknown block in a battle; a neighbour who may come up counts for part of what he is worth. */
const HIDDEN_WORTH = 2.3;
const TO_COME = 0.5;
/** A leader is worth more to his army than his step. */
const LEADER_WORTH = 2;

const prize = (s: State, unit: number): number =>
  TYPE[unit] === LEADER ? LEADER_WORTH : worthOf(unit, strengthOf(s, unit));

/** A plain way to decide everything but where groups march: for the enemy in trials, and for oneself after them. */
export interface Script {
  /** One of the seat's choices. Only what the seat may know is looked at, so that a view will do. */
  choose(s: State, seat: number, stance: Stance): Action;
}

export function createScript(game: Game<Action>): Script {
  return {
    choose(s, seat, stance) {
      const step = stepOf(s);
      if (step === 'movement') return END;
      if (step === 'posting') return post(game, s, seat, stance);
      if (step === 'combat') return combat(game, s, seat, stance);
      const choices = allChoices(game, s, seat);
      switch (step) {
        case 'reinforcement':
          return reinforce(s, seat, stance, choices);
        case 'showing':
          return show(s, seat, choices);
        case 'hits':
        case 'supply':
        case 'reduction':
          return cheapest(s, choices);
        case 'rout':
        case 'withdrawal':
          return retreatOf(s, choices) ?? choices[0];
        case 'march':
          return choices.find((action) => action.type === 'march' && action.leader) ?? choices[0];
        default:
          return choices[0];
      }
    },
  };
}

/** The unit that is missed least. A step is better taken from one with steps to spare (12.0e). */
function cheapest(s: State, choices: readonly Action[]): Action {
  const reduction = stepOf(s) === 'reduction';
  const cost = (action: Action): number => {
    if (!('unit' in action)) return 0;
    const value = prize(s, action.unit);
    return reduction ? value / strengthOf(s, action.unit) + (strengthOf(s, action.unit) === 1 ? 9 : 0) : value;
  };
  return least(choices, cost);
}

function least<T>(list: readonly T[], cost: (one: T) => number): T {
  let best = list[0];
  let lowest = Number.POSITIVE_INFINITY;
  for (const one of list) {
    const value = cost(one);
    if (value >= lowest) continue;
    lowest = value;
    best = one;
  }
  return best;
}

/** 7.0: the best unit goes first, to the town where most friends and fewest enemies are. */
function retreatOf(s: State, choices: readonly Action[]): Action | null {
  const retreats = choices.filter((action) => action.type === 'retreat');
  if (retreats.length === 0) return null;
  return least(retreats, (action) => -prize(s, action.unit) - 0.1 * refuge(s, SIDE[action.unit], action.town));
}

/** How good a town is to fall back to. */
function refuge(s: State, side: number, town: number): number {
  let near = 0;
  for (let i = FIRST[town]; i < FIRST[town + 1]; i++) {
    near += 0.3 * Math.min(4, blocksOf(s, NEXT[i], side));
    near -= 0.5 * Math.min(4, blocksOf(s, NEXT[i], otherSide(side)));
  }
  const home = side === units.ALLIED ? -0.3 * Math.min(...board.CITIES.map((city) => distance(town, city))) : 0;
  return near + Math.min(4, blocksOf(s, town, side)) + home;
}

/** 6.6: those who hit well and have steps to lose; the leader only if he is alone. */
function show(s: State, seat: number, choices: readonly Action[]): Action {
  const room = tables.revealMax - s[AT.picked];
  const mine = [...UNITS_OF[sideOfSeat(s, seat)]].filter(
    (unit) => position.owns(s, seat, unit) && whereIs(s, unit) === s[AT.fight],
  );
  const rank = (unit: number): number =>
    strengthOf(s, unit) * tables.SKIRMISH_FIRE[TYPE[unit]] - (strengthOf(s, unit) === 1 ? 3 : 0);
  const able = mine.filter((unit) => TYPE[unit] !== LEADER && strengthOf(s, unit) > 1);
  const rest = able.length > 0 ? able : mine;
  const picked = rest
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, able.length > 0 ? room : Math.min(1, room))
    .sort((a, b) => a - b);
  return picked.length > 0 ? { type: 'show', units: picked } : choices[0];
}

/** Worth by side and place (1 to PLACES) of a battle. */
function lines(s: State, slot: number): readonly Float64Array[] {
  const town = s[AT.battleTown + slot];
  const worth = [new Float64Array(position.PLACES + 1), new Float64Array(position.PLACES + 1)];
  const known = [new Uint8Array(position.PLACES + 1), new Uint8Array(position.PLACES + 1)];
  for (let unit = 0; unit < UNITS; unit++) {
    if (whereIs(s, unit) !== town || placeOf(s, unit) === 0) continue;
    worth[SIDE[unit]][placeOf(s, unit)] += worthOf(unit, strengthOf(s, unit));
    known[SIDE[unit]][placeOf(s, unit)]++;
  }
  for (const side of [0, 1]) {
    for (let place = 1; place <= position.PLACES; place++)
      worth[side][place] += HIDDEN_WORTH * (postedIn(s, slot, side, place) - known[side][place]);
  }
  return worth;
}

const sum = (values: Float64Array): number => values.reduce((a, b) => a + b, 0);

/** What may still come up to a battle for a side. */
function toCome(s: State, side: number): number {
  const town = s[AT.fight];
  let worth = 0;
  for (let i = FIRST[town]; i < FIRST[town + 1]; i++) {
    if (s[AT.fights + NEXT[i]] !== 0) continue;
    worth += HIDDEN_WORTH * Math.min(blocksOf(s, NEXT[i], side), 2 * tables.REINFORCE_LIMIT[MAJOR[VIA[i]]]);
  }
  return TO_COME * worth;
}

/** A side's worth in the battle as a share of the enemy's, with what can still come. */
function balance(s: State, side: number): number {
  const worth = lines(s, slotOf(s, s[AT.fight]));
  const enemy = otherSide(side);
  return (sum(worth[side]) + toCome(s, side)) / Math.max(0.5, sum(worth[enemy]) + toCome(s, enemy));
}

function reinforce(s: State, seat: number, stance: Stance, choices: readonly Action[]): Action {
  const share = balance(s, sideOfSeat(s, seat));
  if (share < stance.leave || share > 3.5) return END;
  const coming = choices.filter((action) => action.type === 'reinforce');
  // 9.0: the last unit of a city stays there.
  const free = coming.filter(
    ({ unit }) =>
      !(board.CITIES.includes(whereIs(s, unit)) && blocksOf(s, whereIs(s, unit), SIDE[unit]) === 1) &&
      TYPE[unit] !== LEADER,
  );
  return free.length === 0 ? END : least(free, ({ unit }) => -prize(s, unit));
}

/** What a piece may do now. */
function choicesOf(game: Game<Action>, s: State, seat: number, piece: number): Action[] {
  const choices = game.phase(s).choices(s, seat, piece);
  const found: Action[] = [];
  for (let i = 0; i < choices.length; i++) {
    const action = choices.at(i);
    if (action !== undefined) found.push(action);
  }
  return found;
}

/** Those in a battle who can still do something, of those a seat may move. */
const idlers = (s: State, seat: number): number[] =>
  [...UNITS_OF[sideOfSeat(s, seat)]].filter(
    (unit) =>
      whereIs(s, unit) === s[AT.fight] && placeOf(s, unit) > 0 && !has(s, unit, SPENT) && position.owns(s, seat, unit),
  );

/** The Combat step, one action at a time: leave, or form square, fire, hold what is pressed, strike, bring up. */
function combat(game: Game<Action>, s: State, seat: number, stance: Stance): Action {
  const side = sideOfSeat(s, seat);
  const slot = slotOf(s, s[AT.fight]);
  const able = idlers(s, seat);
  const all = (): Action[] => able.flatMap((unit) => choicesOf(game, s, seat, unit));
  const may = choicesOf(game, s, seat, TABLE).length > 0;
  const leaves = balance(s, side) < stance.leave;
  if (!may || leaves) {
    const choices = all();
    const out = withdraw(s, slot, side, choices) ?? (may ? null : choices[0]);
    if (out !== null) return out;
  }
  const early =
    exchange(game, s, seat, able) ?? (stance.squares ? shut(game, s, seat, able) : null) ?? fire(game, s, seat, able);
  if (early !== null) return early;
  const choices = all();
  const worth = lines(s, slot);
  return (
    support(s, side, worth, choices) ??
    (leaves ? null : strike(s, side, worth, stance, choices)) ??
    bringUp(s, slot, side, worth, stance, choices) ??
    openUp(s, slot, choices) ??
    occupy(s, choices) ??
    END
  );
}

const groundOf = (s: State, unit: number): number =>
  places.markerIn(s, slotOf(s, s[AT.fight]), places.homeOf(s, SIDE[unit], placeOf(s, unit)));

/** What a unit makes of the ground it holds: infantry fires better from a Farm, guns from a Hill (6.21g, 6.21n). */
function useOf(s: State, unit: number, ground: number): number {
  if (ground === tables.FARM) return TYPE[unit] === INFANTRY ? strengthOf(s, unit) : 0;
  return isGun(unit) ? strengthOf(s, unit) : 0;
}

/** 6.21p: the unit that makes most of a Farm or Hill takes it over, which costs nothing. */
function exchange(game: Game<Action>, s: State, seat: number, able: readonly number[]): Action | null {
  for (const holder of able) {
    if (!has(s, holder, HOLDS)) continue;
    const ground = groundOf(s, holder);
    for (const unit of able) {
      if (placeOf(s, unit) !== placeOf(s, holder) || useOf(s, unit, ground) <= useOf(s, holder, ground)) continue;
      const action: Action = { type: 'hold', unit };
      if (game.phase(s).refuse(s, seat, action) === null) return action;
    }
  }
  return null;
}

/** 6.21q: ground nobody holds, for those who have nothing better to do. An exchange is no use here: it could go on for ever. */
function occupy(s: State, choices: readonly Action[]): Action | null {
  const isHeld = (unit: number): boolean =>
    UNITS_OF[SIDE[unit]].some(
      (other) => has(s, other, HOLDS) && whereIs(s, other) === s[AT.fight] && placeOf(s, other) === placeOf(s, unit),
    );
  const found = choices.find(
    (action) =>
      action.type === 'hold' &&
      places.isHome(placeOf(s, action.unit)) &&
      useOf(s, action.unit, groundOf(s, action.unit)) > 0 &&
      !isHeld(action.unit),
  );
  return found ?? null;
}

/** Who is upon a home position of a side, as far as it can be seen: cavalry, and others. */
function pressing(s: State, slot: number, side: number, place: number): { cavalry: number; others: number } {
  const count = postedIn(s, slot, otherSide(side), seenByEnemy(place));
  let cavalry = 0;
  if (count > 0)
    for (const unit of UNITS_OF[otherSide(side)])
      if (TYPE[unit] === units.CAVALRY && whereIs(s, unit) === s[AT.fight] && placeOf(s, unit) === seenByEnemy(place))
        cavalry++;
  return { cavalry, others: count - cavalry };
}

/** Whether cavalry alone stands upon a position of this seat's side: where squares may gain something. */
export const isRidden = (s: State, seat: number): boolean => {
  const slot = slotOf(s, s[AT.fight]);
  return HOME_PLACES.some((place) => {
    const { cavalry, others } = pressing(s, slot, sideOfSeat(s, seat), place);
    return cavalry > 0 && others === 0;
  });
};

/** 6.5, 6.52: squares against cavalry, and guns and leaders into them. */
function shut(game: Game<Action>, s: State, seat: number, able: readonly number[]): Action | null {
  const slot = slotOf(s, s[AT.fight]);
  for (const unit of able) {
    const place = placeOf(s, unit);
    if (!places.isHome(place) || TYPE[unit] === units.CAVALRY) continue;
    const { cavalry, others } = pressing(s, slot, SIDE[unit], place);
    if (cavalry === 0 || others > 0) continue;
    const found = choicesOf(game, s, seat, unit).find(({ type }) => type === 'square' || type === 'shelter');
    if (found !== undefined) return found;
  }
  return null;
}

/** 6.5a: a square that no cavalry is upon is only a good target. */
function openUp(s: State, slot: number, choices: readonly Action[]): Action | null {
  const found = choices.find(
    (action) =>
      action.type === 'unsquare' && pressing(s, slot, SIDE[action.unit], placeOf(s, action.unit)).cavalry === 0,
  );
  return found ?? null;
}

/** Everybody out who can go without opening the line to the enemy; those who stand in it last. */
function withdraw(s: State, slot: number, side: number, choices: readonly Action[]): Action | null {
  const opened = choices.find(({ type }) => type === 'unsquare');
  if (opened !== undefined) return opened;
  const free = choices.filter((action) => {
    if (action.type !== 'retreat') return false;
    const place = placeOf(s, action.unit);
    if (place === RESERVE) return true;
    const friends = postedIn(s, slot, side, place);
    const pressed = postedIn(s, slot, otherSide(side), seenByEnemy(place)) > 0;
    // 7.4a: the last of a pressed position goes when nobody else is left in the battle.
    return !pressed || friends > 1 || blocksOf(s, s[AT.fight], side) === 1;
  });
  return retreatOf(s, free);
}

/** 6.51: cavalry has nothing to gain from squares, everybody else has. */
function fire(game: Game<Action>, s: State, seat: number, able: readonly number[]): Action | null {
  const phase = game.phase(s);
  for (const unit of able) {
    if (placeOf(s, unit) === RESERVE) continue;
    const line: Action = { type: 'fire', unit, target: 0 };
    const squares: Action = { type: 'fire', unit, target: 1 };
    for (const action of TYPE[unit] === units.CAVALRY ? [line, squares] : [squares, line])
      if (phase.refuse(s, seat, action) === null) return action;
  }
  return null;
}

type Shift = Extract<Action, { readonly type: 'shift' }>;
const shiftsTo = (choices: readonly Action[], place: number): Shift[] =>
  choices.filter((action): action is Shift => action.type === 'shift' && action.position === place - 1);

/** The best unit that can come to a place; guns only where they are called for. */
const bestShift = (s: State, choices: readonly Action[], place: number, guns: boolean): Action | null => {
  const shifts = shiftsTo(choices, place).filter(
    ({ unit }) => (guns || !isGun(unit)) && TYPE[unit] !== LEADER && placeOf(s, unit) === RESERVE,
  );
  return shifts.length === 0 ? null : least(shifts, ({ unit }) => -prize(s, unit));
};

/** Positions where the enemy stands among one's own are held. */
function support(s: State, side: number, worth: readonly Float64Array[], choices: readonly Action[]): Action | null {
  for (const place of HOME_PLACES) {
    const pressing = worth[otherSide(side)][seenByEnemy(place)];
    if (pressing === 0 || worth[side][place] > 1.6 * pressing) continue;
    const help = bestShift(s, choices, place, false);
    if (help !== null) return help;
  }
  return null;
}

/** Engages where it can be strong enough, the best prospect first; once there, all go in who can. */
function strike(
  s: State,
  side: number,
  worth: readonly Float64Array[],
  stance: Stance,
  choices: readonly Action[],
): Action | null {
  let best: Action | null = null;
  let most = 0;
  for (const place of HOME_PLACES) {
    if (stance.column !== 0 && stance.column !== place && worth[side][opposing(place)] === 0) continue;
    const there = worth[otherSide(side)][seenByEnemy(opposing(place))];
    if (there === 0 && postedIn(s, slotOf(s, s[AT.fight]), otherSide(side), seenByEnemy(opposing(place))) > 0) continue;
    const able = shiftsTo(choices, opposing(place)).filter(
      ({ unit }) => TYPE[unit] !== LEADER && !isGun(unit) && strengthOf(s, unit) > 1,
    );
    if (able.length === 0) continue;
    // 6.32i: an empty position is a rout.
    if (there === 0) return able[0];
    const share = (worth[side][opposing(place)] + able.reduce((w, { unit }) => w + prize(s, unit), 0)) / there;
    const enough = worth[side][opposing(place)] > 0 ? Math.min(stance.engage, 1) : stance.engage;
    if (share < enough || share <= most || worth[side][opposing(place)] > 2.5 * there) continue;
    most = share;
    best = least(able, ({ unit }) => -prize(s, unit) - (TYPE[unit] === units.CAVALRY ? 5 : 0));
  }
  return best;
}

/** Out of reserve: to the column of the next strike, to thin positions, guns to where they can fire. */
function bringUp(
  s: State,
  slot: number,
  side: number,
  worth: readonly Float64Array[],
  stance: Stance,
  choices: readonly Action[],
): Action | null {
  const need = (place: number): number => {
    const facing = worth[otherSide(side)][seenByEnemy(opposing(place))] + worth[otherSide(side)][seenByEnemy(place)];
    return (facing + 1) / (worth[side][place] + 0.5) + (stance.column === place ? 2 : 0);
  };
  for (const place of [...HOME_PLACES].sort((a, b) => need(b) - need(a))) {
    if (postedIn(s, slot, otherSide(side), seenByEnemy(place)) > 0) continue;
    if (need(place) < 1 && stance.column !== place) continue;
    const up = bestShift(s, choices, place, true);
    if (up !== null) return up;
  }
  return null;
}

/** 6.22, 6.23: corps by corps, the strongest with the leader where the blow is to fall, single cavalry in reserve. */
function post(game: Game<Action>, s: State, seat: number, stance: Stance): Action {
  const phase = game.phase(s);
  const pieces = phase.pieces(s, seat);
  const left = pieces.filter((unit) => unit >= 0 && placeOf(s, unit) === 0);
  if (left.length === 0) {
    const holds = allChoices(game, s, seat).filter((action) => action.type === 'hold');
    const good = holds.find(({ unit }) => isGun(unit) || TYPE[unit] === INFANTRY);
    return good ?? END;
  }
  const wanted = postingPlan(s, seat, stance);
  // Leaders first: where one stands two corps may.
  const unit = least(left, (one) => (TYPE[one] === LEADER ? -99 : 0) - prize(s, one));
  const choices = phase.choices(s, seat, unit);
  let fallback: Action | null = null;
  for (let i = 0; i < choices.length; i++) {
    const action = choices.at(i);
    if (action?.type !== 'post') continue;
    if (action.position === wanted(unit) - 1) return action;
    if (fallback === null || action.position === RESERVE - 1) fallback = action;
  }
  return fallback ?? { type: 'post', unit, position: RESERVE - 1 };
}

/** Where each unit of a seat is to stand. The same at every step of a posting: it goes by all who are in the town. */
function postingPlan(s: State, seat: number, stance: Stance): (unit: number) => number {
  const mine = [...UNITS_OF[sideOfSeat(s, seat)]].filter(
    (unit) => position.owns(s, seat, unit) && whereIs(s, unit) === s[AT.fight],
  );
  const main = stance.column === 0 ? 2 : stance.column;
  const worth = new Map<number, number>();
  for (const unit of mine)
    if (CORPS[unit] !== NO_CORPS) worth.set(CORPS[unit], (worth.get(CORPS[unit]) ?? 0) + prize(s, unit));
  const corps = [...worth.keys()].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  const others = HOME_PLACES.filter((place) => place !== main);
  const leader = mine.find((unit) => TYPE[unit] === LEADER);
  const at = new Map<number, number>();
  const second = leader === undefined ? -1 : corps.findIndex((one, i) => i > 0 && isOfArmy(mine, one, ARMY[leader]));
  let next = 0;
  for (const [i, one] of corps.entries()) {
    if (i === 0 || (i === second && corps.length > 3)) at.set(one, main);
    else at.set(one, next < others.length ? others[next++] : RESERVE);
  }
  // With too few corps the line is made of single units.
  const spread = next < others.length;
  const order = [...mine].sort((a, b) => prize(s, b) - prize(s, a));
  return (unit) => {
    if (TYPE[unit] === LEADER) return main;
    if (spread) return [main, ...others][order.indexOf(unit) % 3];
    return at.get(CORPS[unit]) ?? RESERVE;
  };
}

const isOfArmy = (mine: readonly number[], corps: number, army: number): boolean =>
  mine.some((unit) => CORPS[unit] === corps && ARMY[unit] === army);

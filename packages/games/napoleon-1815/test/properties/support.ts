import {
  below,
  copyState,
  type GameEvent,
  outlook,
  randomBits,
  recordingDice,
  type Setup,
  SPECTATOR,
  type State,
  type Step,
  seatsToAct,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { type Action, places, position, tables, units } from '@hundred-days/napoleon-1815';
import { CLOSE, everywhere, ligny } from '../armies.ts';
import { game } from '../support.ts';
import { w } from '../world.ts';

/** Random games from scenes of every kind, and who lies open by the rules alone. */

const LIGNY = ligny('charleroi', 'quatre-bras');
const EVERYWHERE = everywhere((i) => (w.strength[i] > 1 ? 1 + (i % 2) : 1));

const FREE = 'free';
const three = { threePlayers: true };
const hidden = { hiddenUntilFire: true };

export const SETUPS: readonly { readonly name: string; readonly setup: Setup; readonly longest: number }[] = [
  { name: 'Ligny', setup: { scenario: LIGNY, options: {} }, longest: 160 },
  { name: 'Ligny, hidden until fire', setup: { scenario: LIGNY, options: hidden }, longest: 160 },
  { name: 'Ligny, three players', setup: { scenario: LIGNY, options: three }, longest: 160 },
  { name: 'Ligny, all options', setup: { scenario: LIGNY, options: { ...three, ...hidden } }, longest: 160 },
  { name: 'everywhere', setup: { scenario: EVERYWHERE, options: {} }, longest: 200 },
  { name: 'everywhere, all options', setup: { scenario: EVERYWHERE, options: { ...three, ...hidden } }, longest: 200 },
  { name: 'close', setup: { scenario: CLOSE, options: {} }, longest: 60 },
  { name: 'close, three players', setup: { scenario: CLOSE, options: three }, longest: 60 },
  { name: 'free', setup: { scenario: FREE, options: {} }, longest: 90 },
  { name: 'free, three players', setup: { scenario: FREE, options: three }, longest: 90 },
  { name: 'bidding', setup: { scenario: 'historical', options: { bidding: true } }, longest: 40 },
];

/** How a random player chooses. */
export type Taste = (state: State, seat: number, bits: () => number) => Action;

/** Plays at random and hands out every step, the set-up first. */
export function wander(
  setup: Setup,
  seed: string,
  longest: number,
  see: (step: Step<Action>) => void,
  choose: Taste = anyAction,
): void {
  const bits = randomBits(seed);
  const dice = recordingDice(seededDice(seed));
  const told: GameEvent[] = [];
  const started = game.start(setup, dice, (event) => told.push(event));
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  const state = started.value;
  const first = copyState(state);
  see({ seat: SPECTATOR, action: null, dice: dice.taken(), events: told, before: first, after: first, forced: false });
  for (let i = 0; i < longest && game.outcome(state) === null; i++) {
    const seat = seatFrom(seatsToAct(game, state), bits);
    const action = choose(state, seat, bits);
    const before = copyState(state);
    const events: GameEvent[] = [];
    const no = submit(game, state, seat, action, dice, (event) => events.push(event));
    if (no !== null) throw new Error(`${action.type} was listed and refused: ${no.rule}`);
    see({ seat, action, dice: dice.taken(), events, before, after: copyState(state), forced: false });
  }
}

const seatFrom = (mask: number, bits: () => number): number => {
  const seats = [0, 1, 2].filter((seat) => (mask & (1 << seat)) !== 0);
  return seats[below(seats.length, bits)];
};

/** Ends and retreats less often than other things, so that battles last. */
function anyAction(state: State, seat: number, bits: () => number): Action {
  const phase = game.phase(state);
  for (let tries = 0; ; tries++) {
    const pieces = phase.pieces(state, seat);
    const choices = phase.choices(state, seat, pieces[below(pieces.length, bits)]);
    const action = choices.at(below(choices.length, bits));
    if (action === undefined) throw new Error(`no choice in ${phase.name}`);
    const dull = action.type === 'end' || (action.type === 'retreat' && phase.name === 'combat');
    if (!dull || tries >= 6) return action;
  }
}

/**
 * Fires and engages where it can, attacks on the map, and ends a step once in a while. It picks up one unit after another until
 * it finds something to do, for the full list of pieces and picks is slow to make.
 */
export function fighter(state: State, seat: number, bits: () => number): Action {
  const phase = game.phase(state);
  let other: Action | null = null;
  for (let tries = 0; tries < 40; tries++) {
    const unit = below(w.unitCount, bits);
    if (position.ownerOf(w, state, w.army[unit]) !== seat) continue;
    if (phase.name === 'showing') {
      if (position.whereIs(w, state, unit) === state[w.at.fight]) return { type: 'show', units: [unit] };
      continue;
    }
    const choices = phase.choices(state, seat, unit);
    const action = choices.length === 0 ? undefined : choices.at(below(choices.length, bits));
    if (action === undefined || (action.type === 'retreat' && phase.name === 'combat' && tries < 30)) continue;
    if (isBold(state, seat, action) || phase.name !== 'combat') other = action;
    else other ??= action;
    if (isBold(state, seat, action) || tries > 8) break;
  }
  const tired = below(phase.name === 'combat' ? 8 : 14, bits) === 0;
  if ((other === null || tired) && mayEnd(state, seat)) return END;
  return other ?? anyAction(state, seat, bits);
}

const END: Action = { type: 'end' };
function mayEnd(state: State, seat: number): boolean {
  const phase = game.phase(state);
  return phase.accepts.includes('end') && phase.refuse(state, seat, END) === null;
}

/** Lets turns go by, and fights now and then. */
export const idler: Taste = (state, seat, bits) =>
  below(3, bits) > 0 && mayEnd(state, seat) ? END : fighter(state, seat, bits);

/** Fire, a step towards the enemy, an attack on the map; guns on a Hill. */
function isBold(state: State, seat: number, action: Action): boolean {
  if (action.type === 'fire') return true;
  if (action.type === 'hold') return units.isGun(w, action.unit);
  if (action.type === 'shift') return action.position >= places.RESERVE;
  if (action.type !== 'move') return false;
  return position.blocksOf(w, state, action.path[action.path.length - 1], 1 - position.sideOfSeat(w, state, seat)) > 0;
}

/** Everybody who looks on: the seats there are, and a spectator. */
export const viewersOf = (s: State): number[] => [0, 1, 2].slice(0, s[w.at.seats]).concat([SPECTATOR]);

export const outlookOf = (s: State, viewer: number) => outlook(game, viewer, s);

/** Whether others see the face of a unit, by the table of RULES.md "Hidden information", as its owner last ended a step. */
export function isOpenByRules(s: State, unit: number): boolean {
  const where = s[w.at.shownWhere + unit];
  if (where === position.ELIMINATED) return true;
  if ((position.shownFlagsOf(w, s, unit) & position.FACE_UP) !== 0) return true;
  const place = s[w.at.shownPlace + unit];
  if (where < 0 || place === 0 || place === places.RESERVE) return false;
  const slot = position.slotOf(w, s, where);
  if (slot < 0 || s[w.at.battleStage + slot] === position.NOT_DEPLOYED) return false;
  const home = places.homeOf(w, s, w.side[unit], place);
  for (let other = 0; other < w.unitCount; other++) {
    if (w.side[other] === w.side[unit] || s[w.at.shownWhere + other] !== where) continue;
    const there = s[w.at.shownPlace + other];
    if (there > 0 && places.homeOf(w, s, w.side[other], there) === home) return true;
  }
  if (places.markerIn(w, s, slot, home) === tables.WOODS) return false;
  return !position.plays(w, s, 'hiddenUntilFire') || (position.shownFlagsOf(w, s, unit) & position.KNOWN) !== 0;
}

/** What is kept of each unit, as it stands and as others see it. */
export const PER_UNIT = [w.at.where, w.at.place, w.at.strength, w.at.flags, w.at.battleFlags, w.at.host];
export const SHOWN = [
  w.at.shownWhere,
  w.at.shownPlace,
  w.at.shownStrength,
  w.at.shownFlags,
  w.at.shownBattleFlags,
  w.at.shownHost,
];

/** The hidden units of an army, as others see them. */
export const hiddenOf = (s: State, army: number): number[] =>
  [...w.unitsOfArmy[army]].filter((unit) => !isOpenByRules(s, unit));

/** Two units in each other's place, with all they have done, and one of them with another number of steps. */
export function masked(s: State, a: number, b: number, steps: number): State {
  const t = copyState(s);
  for (const field of [...PER_UNIT, ...SHOWN]) {
    t[field + a] = s[field + b];
    t[field + b] = s[field + a];
  }
  for (let i = 0; i < 4; i++) {
    t[w.at.way + 4 * a + i] = s[w.at.way + 4 * b + i];
    t[w.at.way + 4 * b + i] = s[w.at.way + 4 * a + i];
  }
  // Guests of a square go with it.
  for (const field of [w.at.host, w.at.shownHost]) {
    for (let unit = 0; unit < w.unitCount; unit++) {
      if (t[field + unit] === a + 1) t[field + unit] = b + 1;
      else if (t[field + unit] === b + 1) t[field + unit] = a + 1;
    }
  }
  t[w.at.strength + a] = steps;
  t[w.at.shownStrength + a] = steps;
  game.rebuild(t);
  return t;
}

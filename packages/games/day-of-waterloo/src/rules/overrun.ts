import type { Place, Refusal, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { ASIDE, HOMELESS, moveLeader, onMap, STEPS, setStep, stepOf, whereIs } from '../position.ts';
import { enemyOf, SIDES } from '../units.ts';
import type { World } from '../world.ts';

/** 3.4.2d: leaders who were alone in a hex that an enemy has entered. */

/** A combat unit of `side` comes into a hex: enemy leaders there go to the nearest unit of their army. */
export function overrun(w: World, s: State, hex: Place, side: number, tell: Tell): void {
  for (const leader of w.leadersOf[enemyOf(side)])
    if (s[w.at.where + leader] === hex) driveOff(w, s, leader, hex, tell);
}

function driveOff(w: World, s: State, leader: Unit, hex: Place, tell: Tell): void {
  const nearest = refuges(w, s, leader, hex);
  if (nearest.length > 1) {
    s[w.at.where + leader] = HOMELESS;
    s[w.at.driven + leader] = hex + 1;
    s[w.at.homeless]++;
    return;
  }
  lodge(w, s, leader, nearest.length === 0 ? ASIDE : nearest[0], hex, tell);
}

/** The hexes of the nearest combat units of a leader's army, ascending. */
export function refuges(w: World, s: State, leader: Unit, hex: Place): Place[] {
  let least = w.hexes;
  const found = new Set<Place>();
  for (let unit = 0; unit < w.units; unit++) {
    if (w.army[unit] !== w.army[leader] || !onMap(w, s, unit)) continue;
    const far = w.map.distance(hex, whereIs(w, s, unit));
    if (far > least) continue;
    if (far < least) found.clear();
    least = far;
    found.add(whereIs(w, s, unit));
  }
  return [...found].sort((a, b) => a - b);
}

function lodge(w: World, s: State, leader: Unit, to: Place, from: Place, tell: Tell): void {
  moveLeader(w, s, leader, to);
  if (tell === null) return;
  const data = { leader: w.unitId(leader), from: w.hexId(from) };
  tell({
    type: to === ASIDE ? 'leader-aside' : 'leader-driven-off',
    rule: '3.4.2d',
    data: to === ASIDE ? data : { ...data, hex: w.hexId(to) },
  });
}

/** A leader who was set aside comes back with the first unit of his army that comes to the map. */
export function rejoin(w: World, s: State, army: number, hex: Place, tell: Tell): void {
  for (let leader = w.units; leader < w.pieces; leader++) {
    if (s[w.at.where + leader] !== ASIDE || w.army[leader] !== army) continue;
    moveLeader(w, s, leader, hex);
    if (tell === null) continue;
    tell({ type: 'leader-back', rule: '3.4.2d', data: { leader: w.unitId(leader), hex: w.hexId(hex) } });
  }
}

const isHomeless = (w: World, s: State, piece: Unit): boolean => s[w.at.where + piece] === HOMELESS;

/** Whether somebody has to lodge a leader before play goes on. */
export function openLodging(w: World, s: State): void {
  // 14.0a: a game that is over does not wait for them.
  if (s[w.at.homeless] === 0 || s[w.at.outcome] !== 0) return;
  if (stepOf(w, s) !== 'lodging') {
    s[w.at.resume] = s[w.at.step];
    s[w.at.resumeDecider] = s[w.at.decider];
  }
  let leader = w.units;
  while (!isHomeless(w, s, leader)) leader++;
  s[w.at.decider] = w.side[leader];
  setStep(w, s, 'lodging');
}

export const lodgingPhase = (w: World): Stage<Action> => ({
  rule: '3.4.2d',
  accepts: ['lodge'],
  pieces: (s, side) => [...w.unitsOf[side]].filter((piece) => isHomeless(w, s, piece)),
  choices: (s, side, piece) =>
    piece >= 0 && w.side[piece] === side && isHomeless(w, s, piece)
      ? refuges(w, s, piece, s[w.at.driven + piece] - 1).map((hex) => ({ type: 'lodge', unit: piece, hex }))
      : [],
  refuse: (s, side, action) => (action.type === 'lodge' ? refuseLodge(w, s, side, action.unit, action.hex) : null),
  whyNot: (s, side, piece, hex) => refuseLodge(w, s, side, piece, hex),
  apply(s, _side, action, _dice, tell) {
    if (action.type !== 'lodge') return;
    const from = s[w.at.driven + action.unit] - 1;
    s[w.at.driven + action.unit] = 0;
    s[w.at.homeless]--;
    lodge(w, s, action.unit, action.hex, from, tell);
    if (s[w.at.homeless] > 0) return;
    s[w.at.decider] = s[w.at.resumeDecider];
    setStep(w, s, STEPS[s[w.at.resume]]);
    s[w.at.resume] = s[w.at.resumeDecider] = 0;
  },
});

function refuseLodge(w: World, s: State, side: number, leader: Unit, hex: Place): Refusal | null {
  const data = { unit: w.unitId(leader), hex: w.hexId(hex) };
  if (w.side[leader] !== side) return refusal('3.4.2d', 'not-your-unit', { ...data, side: SIDES[side] });
  if (!isHomeless(w, s, leader)) return refusal('3.4.2d', 'not-driven-off', data);
  return refuges(w, s, leader, s[w.at.driven + leader] - 1).includes(hex)
    ? null
    : refusal('3.4.2d', 'not-nearest', data);
}

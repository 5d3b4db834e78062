import { type Place, refusal, type Stage, type State, type Tell, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { ARTILLERY } from '../board.ts';
import { ATTACKING, DEFENDING, DOUBLED, STOOD, YIELDED } from '../fighting.ts';
import { isEmpty, setStep, sideIn, topIn, whereIs } from '../position.ts';
import type { World } from '../world.ts';
import { attackOn } from './attackers.ts';
import {
  allWith,
  ask,
  cast,
  plays,
  setFight,
  setGround,
  setSources,
  setTargets,
  sourcesOf,
  targetsOf,
  uncast,
} from './parts.ts';
import { show } from './questions.ts';
import { defendersIn } from './strength.ts';

/** 11.8c The counterattack of DrC: those who stayed attack one attacking hex at once. */

/** The attacked units that stayed by losing SP and can attack, in or out of command. */
function strikers(w: World, s: State): Unit[] {
  const targets = targetsOf(w, s);
  return allWith(w, s, STOOD).filter(
    (unit) => plays(w, s, unit, DEFENDING) && w.arm[unit] !== ARTILLERY && targets.includes(whereIs(w, s, unit)),
  );
}

/** The attacking hexes that they can counterattack. */
function goals(w: World, s: State): Place[] {
  const from = strikers(w, s).map((unit) => whereIs(w, s, unit));
  if (from.length === 0) return [];
  return sourcesOf(w, s).filter(
    (hex) => sideIn(w, s, hex) === s[w.at.phasing] && from.every((one) => attackOn(w, one, hex)),
  );
}

/** 11.14a (11): asks whom, if the result had a C and somebody stayed. */
export function openCounterattack(w: World, s: State): boolean {
  if (s[w.at.counter] === 0) return false;
  s[w.at.counter] = 0;
  if (goals(w, s).length === 0) return false;
  ask(w, s, w.side[strikers(w, s)[0]], 'counterattack');
  return true;
}

/** A hex is named by its top unit. */
const goalUnits = (w: World, s: State): Unit[] =>
  goals(w, s)
    .map((hex) => topIn(w, s, hex))
    .sort((a, b) => a - b);

export const counterPhase = (w: World): Stage<Action> => ({
  rule: '11.8c',
  accepts: ['counter'],
  pieces: (s) => goalUnits(w, s),
  choices: (s, _side, piece) =>
    goalUnits(w, s).includes(piece) ? [{ type: 'counter', hex: whereIs(w, s, piece) }] : [],
  refuse: (s, _side, action) =>
    action.type !== 'counter' || goals(w, s).includes(action.hex)
      ? null
      : refusal('11.8c', 'not-an-attacking-hex', { hex: w.hexId(action.hex) }),
  whyNot: (s, _side, _piece, place) =>
    goals(w, s).includes(place) ? null : refusal('11.8c', 'not-an-attacking-hex', { hex: w.hexId(place) }),
  apply(s, _side, action, _dice, tell) {
    if (action.type === 'counter') counterattack(w, s, action.hex, tell);
  },
});

/** The roles are turned round; no bombardment, shifts, retreat before combat or breakthrough. */
function counterattack(w: World, s: State, hex: Place, tell: Tell): void {
  const units = strikers(w, s);
  const from = [...new Set(units.map((unit) => whereIs(w, s, unit)))];
  for (const left of targetsOf(w, s)) if (isEmpty(w, s, left)) setGround(w, s, left, YIELDED);
  for (let unit = 0; unit < w.units; unit++) uncast(w, s, unit, ATTACKING | DEFENDING | STOOD | DOUBLED);
  for (const unit of units) cast(w, s, unit, ATTACKING);
  for (const unit of defendersIn(w, s, hex)) {
    cast(w, s, unit, DEFENDING);
    show(w, s, unit, '5.4.2i', tell);
  }
  setSources(w, s, from);
  setTargets(w, s, [hex]);
  setFight(w, s, 'counterattack');
  if (tell !== null) {
    const data = { attackers: units.map(w.unitId), hex: w.hexId(hex) };
    tell({ type: 'counterattack', rule: '11.8c', data, reveals: true });
  }
  setStep(w, s, 'attack-claimed');
}

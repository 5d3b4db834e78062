import { refusal, type State } from '@hundred-days/kernel';
import {
  AIMED,
  CLOSED,
  inZoneOf,
  isLeader,
  JOINED,
  onMap,
  order,
  PERMANENT_BOX,
  plays,
  REDUCED,
  REORGANIZATION_BOX,
  whereIs,
} from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { AE, AR, DE, DR, resultOf } from '../../tables.ts';
import { enemyOf } from '../../units.ts';
import type { Above } from '../above.ts';
import { noteAttended, overrun } from './19-leaders.ts';
import { grantCommand, isInCommand, refuseUnordered } from './20-command.ts';

/** The campaign's answers to what the rules of the battles ask: which rule speaks where. */
export const aboveOf = (w: CampaignWorld): Above => ({
  refuseStart: (s, piece) => (isLeader(w, piece) ? null : refuseUnordered(w, s, piece)),

  paceOf: (s, piece) => (w.body[piece] >= 0 && s[w.at.nerve + w.body[piece]] > 0 ? w.slowPace : w.arm[piece]),

  mayClose: (s, unit) => isInCommand(w, s, unit),

  refuseContact: (s, unit, hex) =>
    isInCommand(w, s, unit)
      ? null
      : refusal('20.31a', 'no-orders-to-close', { unit: w.unitId(unit), hex: w.hexId(hex) }),

  entered: (s, unit, hex, tell) => overrun(w, s, unit, hex, tell),

  marched(s, unit, entering) {
    // 20.0e
    if (entering) grantCommand(w, s, unit);
    if (onMap(w, s, unit) && inZoneOf(w, s, enemyOf(w.side[unit]), whereIs(w, s, unit))) order(w, s, unit, CLOSED);
  },

  exited: () => undefined,

  isDemoralized: (s, unit) => w.body[unit] >= 0 && s[w.at.nerve + w.body[unit]] > 0,

  testMorale: () => false,

  destroyed(s, unit) {
    // 21.0a
    const spent = (s[w.at.counter + unit] & REDUCED) !== 0 || w.full[unit] === 1;
    s[w.at.box + unit] = spent ? PERMANENT_BOX : REORGANIZATION_BOX;
    s[w.at.fell + unit] = s[w.at.turn];
    s[w.at.fallen + w.body[unit]] += w.full[unit];
  },

  declared: (s) => noteAttended(w, s),

  resultOf: (s, die, column) => convert(w, s, resultOf(w, die, column)),

  refuseAttack: () => null,

  refuseAdvance(s, unit, to) {
    // 20.33b: of defenders only.
    if (!plays(w, s, unit, AIMED) || isInCommand(w, s, unit)) return null;
    return refusal('20.33b', 'no-orders-to-follow', { unit: w.unitId(unit), hex: w.hexId(to) });
  },
});

/** 20.32 with 20.32b, then 20.33: results as command changes them. */
export function convert(w: CampaignWorld, s: State, result: number): number {
  const now = (result === DE || result === DR) && isAttackUnordered(w, s) ? AR : result;
  return now === AE && isDefenceUnordered(w, s) ? AR : now;
}

/** 20.32b: one attacker without orders is enough; guns at a distance count. 27.39, 28.36: not used there. */
const isAttackUnordered = (w: CampaignWorld, s: State): boolean =>
  !w.switched('outOfCommandAttacksNormal') &&
  w.unitsOf[s[w.at.phasing]].some((unit) => plays(w, s, unit, JOINED) && !isInCommand(w, s, unit));

/** 20.33a: every defender is without orders. */
function isDefenceUnordered(w: CampaignWorld, s: State): boolean {
  for (const unit of w.unitsOf[enemyOf(s[w.at.phasing])])
    if (plays(w, s, unit, AIMED) && onMap(w, s, unit) && isInCommand(w, s, unit)) return false;
  return true;
}

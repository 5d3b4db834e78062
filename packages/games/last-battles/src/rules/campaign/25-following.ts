import type { Dice, Place, Refusal, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import type { CampaignAction, CampaignOf } from '../../campaign/actions.ts';
import {
  CAVALRY_FOLLOWS,
  forgetMate,
  isChosenHere,
  leadersIn,
  NOBODY_FOLLOWS,
  setCampaignStep,
} from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { ADVANCED, hasRoom, note, shift, unitsIn, whereIs } from '../../position.ts';
import { CAVALRY } from '../../units.ts';
import { advancePhase, advances, qualifies, victor } from '../advance.ts';
import { occupy } from '../occupation.ts';
import { wasLeftBefore } from './25-evasion.ts';

/** 25.3 Cavalry impetus and 25.4 leader-led advance: what they do to the advance after combat. */

/** 25.3: the faces of the die: free choice, nobody, one cavalry unit must. */
const NOBODY_MAY = [3, 4];
const CAVALRY_MUST = [5, 6];

/** 25.3: one roll a combat, before the victor chooses, if cavalry of his may advance. */
export function rollImpetus(w: CampaignWorld, s: State, dice: Dice, tell: Tell): void {
  s[w.at.fight] &= ~(NOBODY_FOLLOWS | CAVALRY_FOLLOWS);
  if (!isChosenHere(w, s, 'cavalry-impetus')) return;
  const side = victor(w, s);
  if (!w.unitsOf[side].some((unit) => w.arm[unit] === CAVALRY && advances(w, s, unit).length > 0)) return;
  const die = dice.roll(6);
  if (NOBODY_MAY.includes(die)) s[w.at.fight] |= NOBODY_FOLLOWS;
  if (CAVALRY_MUST.includes(die)) s[w.at.fight] |= CAVALRY_FOLLOWS;
  if (tell !== null) tell({ type: 'impetus', rule: '25.3', data: { die } });
}

export function refuseImpetus(w: CampaignWorld, s: State, unit: Unit, to: Place): Refusal | null {
  const data = { unit: w.unitId(unit), hex: w.hexId(to) };
  if ((s[w.at.fight] & NOBODY_FOLLOWS) !== 0) return refusal('25.3', 'nobody-follows', data);
  if ((s[w.at.fight] & CAVALRY_FOLLOWS) === 0 || w.arm[unit] === CAVALRY) return null;
  return refusal('25.3', 'cavalry-follows', data);
}

/** 25.1b: the rule by which a hex left before combat is not followed into. */
function explain(w: CampaignWorld, s: State, to: Place, no: Refusal | null): Refusal | null {
  return no?.code === 'not-vacated' && wasLeftBefore(w, s, to) ? refusal('25.1b', 'left-before-combat', no.data) : no;
}

/** 7.5 with the options. */
export function campaignAdvance(w: CampaignWorld): Stage<CampaignAction> {
  const plain = advancePhase(w) as unknown as Stage<CampaignAction>;
  const mustFollow = (s: State): boolean => (s[w.at.fight] & CAVALRY_FOLLOWS) !== 0;
  return {
    ...plain,
    pieces: (s, seat) => [...plain.pieces(s, seat)].filter((piece) => piece !== TABLE || !mustFollow(s)),
    choices: (s, seat, piece) => (piece === TABLE && mustFollow(s) ? [] : plain.choices(s, seat, piece)),
    refuse(s, seat, action) {
      if (action.type === 'stand' && mustFollow(s)) return refusal('25.3', 'cavalry-must-follow', {});
      const no = plain.refuse(s, seat, action);
      return action.type === 'advance' ? explain(w, s, action.to, no) : no;
    },
    whyNot: (s, seat, piece, place) => explain(w, s, place, plain.whyNot?.(s, seat, piece, place) ?? null),
    apply(s, seat, action, dice, tell) {
      const from = action.type === 'advance' ? whereIs(w, s, action.unit) : -1;
      plain.apply(s, seat, action, dice, tell);
      if (action.type === 'advance') openLeading(w, s, from, action.to);
    },
  };
}

/** 25.4a, 25.4b: the mate of the one that advanced, if a leader was with both and it may go there too. */
function openLeading(w: CampaignWorld, s: State, from: Place, to: Place): void {
  if (!isChosenHere(w, s, 'leader-advance') || (s[w.at.fight] & CAVALRY_FOLLOWS) !== 0 || !hasRoom(w, s, to)) return;
  const mate = unitsIn(w, s, from).find(
    (unit) => qualifies(w, s, unit) && w.above?.refuseAdvance(s, unit, to) === null,
  );
  if (mate === undefined || leadersIn(w, s, w.side[mate], from).length === 0) return;
  s[w.at.mate] = mate;
  s[w.at.mateFrom] = from;
  s[w.at.mateTo] = to;
  setCampaignStep(w, s, 'leading');
}

/** 25.4a, 25.4b: whether the second unit goes too, and which leaders with it, one after the other. */
export function leadingPhase(w: CampaignWorld): Stage<CampaignAction> {
  const leaders = (s: State): Unit[] => leadersIn(w, s, w.side[s[w.at.mate]], s[w.at.mateFrom]);
  const refuse = (s: State, { unit, leader }: CampaignOf<'lead'>): Refusal | null => {
    const data = { unit: w.unitId(unit), other: w.unitId(leader) };
    if (unit !== s[w.at.mate]) return refusal('25.4a', 'not-the-mate', data);
    return leaders(s).includes(leader) ? null : refusal('25.4a', 'not-with-them', data);
  };
  return {
    rule: '25.4a',
    accepts: ['lead', 'stand'],
    seats: (s) => 1 << w.side[s[w.at.mate]],
    pieces: (s) => [TABLE, s[w.at.mate]],
    choices: (s, _seat, piece) => {
      if (piece === TABLE) return [{ type: 'stand' }];
      return piece === s[w.at.mate] ? leaders(s).map((leader) => ({ type: 'lead', unit: piece, leader })) : [];
    },
    refuse: (s, _seat, action) => (action.type === 'lead' ? refuse(s, action) : null),

    apply(s, _seat, action, _dice, tell) {
      if (action.type === 'lead') lead(w, s, action, tell);
      if (action.type === 'lead' && leaders(s).length > 0) return;
      forgetMate(w, s);
      setCampaignStep(w, s, 'attack-done');
    },
  };
}

function lead(w: CampaignWorld, s: State, { unit, leader }: CampaignOf<'lead'>, tell: Tell): void {
  const [from, to] = [s[w.at.mateFrom], s[w.at.mateTo]];
  const hasGone = whereIs(w, s, unit) === to;
  if (!hasGone) shift(w, s, unit, to);
  note(w, s, unit, ADVANCED);
  s[w.at.where + leader] = to;
  if (tell !== null) {
    const data = { unit: w.unitId(unit), other: w.unitId(leader), from: w.hexId(from), hex: w.hexId(to) };
    tell({ type: 'led', rule: '25.4a', data });
  }
  if (!hasGone) occupy(w, s, unit, to, tell);
}

import { type Refusal, refusal, type Seat, type Stage, type State, TABLE, type Unit } from '@hundred-days/kernel';
import type { CampaignAction } from '../../campaign/actions.ts';
import { type CampaignStep, isChosenHere } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { ALLIED, FRENCH, PRUSSIAN_ARMY } from '../../units.ts';
import { announcement, isOpen } from '../announcement.ts';

/**
 * 2.0c Three seats: the Anglo-Allied and the Prussian army have a player each, who share the allied Player Turn. Every phase is
 * played as for two; here stands which of the two may do what.
 */

const ANGLO_ALLIED_SEAT = 1;
const PRUSSIAN_SEAT = 2;
const ALLIES: readonly Seat[] = [ANGLO_ALLIED_SEAT, PRUSSIAN_SEAT];

const areThree = (w: CampaignWorld, s: State): boolean => isChosenHere(w, s, 'three-players');
const sideOf = (seat: Seat): number => (seat === FRENCH ? FRENCH : ALLIED);
const ownerOf = (w: CampaignWorld, piece: Unit): Seat =>
  w.side[piece] === FRENCH ? FRENCH : w.army[piece] === PRUSSIAN_ARMY ? PRUSSIAN_SEAT : ANGLO_ALLIED_SEAT;
const bit = (seat: Seat): number => 1 << seat;

/** They win and lose together. */
export const winnersOf = (w: CampaignWorld, s: State, winners: readonly Seat[]): readonly Seat[] =>
  areThree(w, s) && winners.includes(ALLIED) ? ALLIES : winners;

type Shared = Stage<CampaignAction>;

/** A phase for two seats or for three. */
export function shareOut(w: CampaignWorld, step: CampaignStep, stage: Shared): Shared {
  const closes = stage.accepts.includes('end') ? 'end' : 'stand';
  const base = (s: State): number => stage.seats?.(s) ?? bit(s[w.at.phasing]);

  /** What a seat may lay hands on, of what its side may. */
  const mayUse = (s: State, seat: Seat, piece: Unit): boolean => {
    if (step === 'combat') return mayUseInCombat(w, s, seat, piece);
    if (piece === TABLE) return true;
    if (step === 'losses' && seat !== s[w.at.declarer] && declarerPays(s)) return false;
    return ownerOf(w, piece) === seat;
  };
  const declarerPays = (s: State): boolean =>
    stage.pieces(s, ALLIED).some((piece) => ownerOf(w, piece) === s[w.at.declarer]);
  const piecesFor = (s: State, seat: Seat): Unit[] =>
    stage.pieces(s, sideOf(seat)).filter((piece) => mayUse(s, seat, piece));

  /** Those who have something to decide: where one may only stand, those who could also go. */
  const concerned = (s: State): readonly Seat[] => {
    // A phase that both may end at any time concerns both.
    if (closes === 'end' && step !== 'combat') return ALLIES;
    return ALLIES.filter((seat) => {
      const pieces = piecesFor(s, seat);
      return closes === 'end' ? pieces.length > 0 : pieces.some((piece) => piece !== TABLE);
    });
  };
  const silent = (s: State): Seat[] => concerned(s).filter((seat) => (s[w.at.said] & bit(seat)) === 0);

  /** Of those who still have to say, he who declared the attack comes first with the advance. */
  const deciding = (s: State): readonly Seat[] => {
    const left = silent(s);
    const first =
      step === 'advance' && s[w.at.phasing] === ALLIED ? left.filter((seat) => seat === s[w.at.declarer]) : [];
    if (first.length > 0) return first;
    return left.length > 0 ? left : concerned(s);
  };

  const refuseShare = (s: State, seat: Seat, action: CampaignAction): Refusal | null => {
    const piece = pieceOf(action);
    if (piece >= 0 && w.side[piece] === ALLIED && ownerOf(w, piece) !== seat)
      return refusal('2.0c', 'partners-unit', { unit: w.unitId(piece) });
    if (step === 'losses' && !mayUse(s, seat, piece) && piece >= 0)
      return refusal('2.0c', 'declarer-pays', { unit: w.unitId(piece) });
    if (action.type === 'target' && !isOpen(announcement(w, s))) return refusal('2.0c', 'own-unit-first');
    const declares = action.type === 'target' || action.type === 'roll';
    return declares && s[w.at.declarer] !== seat ? refusal('2.0c', 'not-your-attack') : null;
  };
  const isShared = (s: State, seat: Seat): boolean => areThree(w, s) && seat !== FRENCH;

  return {
    ...stage,
    seats(s) {
      const mask = base(s);
      if (!areThree(w, s) || (mask & bit(ALLIED)) === 0) return mask;
      return deciding(s).reduce((seats, seat) => seats | bit(seat), 0);
    },
    pieces: (s, seat) => (isShared(s, seat) ? piecesFor(s, seat) : stage.pieces(s, seat)),
    choices(s, seat, piece) {
      if (!isShared(s, seat)) return stage.choices(s, seat, piece);
      return mayUse(s, seat, piece) ? stage.choices(s, sideOf(seat), piece) : [];
    },
    refuse: (s, seat, action) =>
      (isShared(s, seat) ? refuseShare(s, seat, action) : null) ?? stage.refuse(s, sideOf(seat), action),
    whyNot: (s, seat, piece, place) =>
      isShared(s, seat) && piece >= 0 && w.side[piece] === ALLIED && ownerOf(w, piece) !== seat
        ? refusal('2.0c', 'partners-unit', { unit: w.unitId(piece) })
        : (stage.whyNot?.(s, sideOf(seat), piece, place) ?? null),

    apply(s, seat, action, dice, tell) {
      if (!isShared(s, seat)) {
        stage.apply(s, seat, action, dice, tell);
        return;
      }
      if (action.type === closes) {
        s[w.at.said] |= bit(seat);
        if (silent(s).length > 0) return;
      } else if (step === 'combat' && !isOpen(announcement(w, s))) s[w.at.declarer] = seat;
      const before = s[w.at.step];
      stage.apply(s, sideOf(seat), action, dice, tell);
      // Whatever comes between, both are asked again.
      if (s[w.at.step] !== before) s[w.at.said] = 0;
    },
  };
}

/** An attack is begun with a unit of one's own; its targets and its odds are his who began it; the other may join. */
function mayUseInCombat(w: CampaignWorld, s: State, seat: Seat, piece: Unit): boolean {
  const open = isOpen(announcement(w, s));
  if (piece === TABLE) return !open || s[w.at.declarer] === seat;
  if (w.side[piece] === FRENCH) return open && s[w.at.declarer] === seat;
  return ownerOf(w, piece) === seat;
}

/** The unit or leader an action speaks of; -1 for none. */
function pieceOf(action: CampaignAction): Unit {
  if ('unit' in action) return action.unit;
  return 'officer' in action ? action.officer : -1;
}

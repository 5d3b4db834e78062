import type { Outcome, Seat, State, Tell, Unit } from '@hundred-days/kernel';
import { battleOf, DISINTEGRATED, onMap, setStep, strengthOf } from '../position.ts';
import { ALLIED, ANGLO_ALLIED_ARMY, enemyOf, FRENCH, FRENCH_ARMY, PRUSSIAN_ARMY, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { holdsAll } from './occupation.ts';

/** 13.0 Victory, and what each battle says of it (14.3, 15.3, 16.3, 17.3, 29.4). */

const outcome = (winner: Seat, rule: string, code: string): Outcome => ({ winners: [winner], rule, code });

/** The ways a game can end; a position holds the index, 0 while it goes on. */
export const OUTCOMES: readonly (Outcome | null)[] = [
  null,
  outcome(ALLIED, '14.3b', 'french-demoralized'),
  outcome(FRENCH, '14.3d', 'prussians-disintegrated'),
  outcome(FRENCH, '14.3a', 'prussians-demoralized'),
  outcome(ALLIED, '14.3c', 'french-failed'),
  outcome(ALLIED, '13.2', 'french-demoralized'),
  outcome(FRENCH, '13.2', 'anglo-allied-disintegrated'),
  outcome(FRENCH, '13.2', 'prussians-disintegrated'),
  outcome(FRENCH, '13.0a', 'french-points'),
  outcome(ALLIED, '13.0a', 'allied-points'),
  { winners: [], rule: '13.0a', code: 'equal-points' },
  outcome(ALLIED, '17.3b', 'french-demoralized'),
  outcome(FRENCH, '17.3a', 'anglo-allied-disintegrated'),
  outcome(FRENCH, '17.3a', 'both-demoralized'),
  outcome(FRENCH, '17.3c', 'prussians-disintegrated'),
  outcome(ALLIED, '17.3b', 'french-failed'),
  outcome(FRENCH, '29.41', 'decisive-french'),
  outcome(ALLIED, '29.42', 'decisive-allied'),
  outcome(FRENCH, '29.41', 'marginal-french'),
  outcome(ALLIED, '29.42', 'marginal-allied'),
];
const numberOf = (rule: string, code: string): number =>
  OUTCOMES.findIndex((one) => one !== null && one.rule === rule && one.code === code);

/** What a battle says: whose break decides it, and how it is judged when its last turn is over. */
interface Verdicts {
  readonly frenchDemoralized: number;
  readonly angloAlliedDisintegrated: number;
  readonly prussiansDisintegrated: number;
  /** 17.3a; 0 where two allied armies do not fight. */
  readonly bothDemoralized: number;
  atEnd(w: World, s: State): number;
}

const byPoints = (w: World, s: State): number => {
  const lead = s[w.at.points + FRENCH] - s[w.at.points + ALLIED];
  if (lead === 0) return numberOf('13.0a', 'equal-points');
  return numberOf('13.0a', lead > 0 ? 'french-points' : 'allied-points');
};

const AUTOMATIC = {
  frenchDemoralized: numberOf('13.2', 'french-demoralized'),
  angloAlliedDisintegrated: numberOf('13.2', 'anglo-allied-disintegrated'),
  prussiansDisintegrated: numberOf('13.2', 'prussians-disintegrated'),
  bothDemoralized: 0,
};

const VERDICTS: Readonly<Record<string, Verdicts>> = {
  ligny: {
    ...AUTOMATIC,
    frenchDemoralized: numberOf('14.3b', 'french-demoralized'),
    prussiansDisintegrated: numberOf('14.3d', 'prussians-disintegrated'),
    atEnd: (w, s) =>
      s[w.at.morale + PRUSSIAN_ARMY] > 0
        ? numberOf('14.3a', 'prussians-demoralized')
        : numberOf('14.3c', 'french-failed'),
  },
  'quatre-bras': { ...AUTOMATIC, atEnd: byPoints },
  wavre: { ...AUTOMATIC, atEnd: byPoints },
  'la-belle-alliance': {
    frenchDemoralized: numberOf('17.3b', 'french-demoralized'),
    angloAlliedDisintegrated: numberOf('17.3a', 'anglo-allied-disintegrated'),
    prussiansDisintegrated: numberOf('17.3c', 'prussians-disintegrated'),
    bothDemoralized: numberOf('17.3a', 'both-demoralized'),
    atEnd: () => numberOf('17.3b', 'french-failed'),
  },
  'historic-wavre': {
    ...AUTOMATIC,
    frenchDemoralized: numberOf('29.42', 'decisive-allied'),
    prussiansDisintegrated: numberOf('29.41', 'decisive-french'),
    atEnd: (w, s) =>
      holdsAll(w, s, FRENCH, battleOf(w, s).objectives.wavre ?? [])
        ? numberOf('29.41', 'marginal-french')
        : numberOf('29.42', 'marginal-allied'),
  },
};

const verdictsOf = (w: World, s: State): Verdicts => VERDICTS[battleOf(w, s).id];

/** 13.2: ends the game if the armies as they stand decide it. Returns true if it is over. */
export function decide(w: World, s: State, tell: Tell): boolean {
  const verdict = verdictOf(w, s);
  return verdict === 0 ? false : endGame(w, s, verdict, tell);
}

export function verdictOf(w: World, s: State): number {
  const verdicts = verdictsOf(w, s);
  const morale = (army: number): number => s[w.at.morale + army];
  if (morale(ANGLO_ALLIED_ARMY) === DISINTEGRATED) return verdicts.angloAlliedDisintegrated;
  if (morale(PRUSSIAN_ARMY) === DISINTEGRATED) return verdicts.prussiansDisintegrated;
  if (verdicts.bothDemoralized > 0 && morale(ANGLO_ALLIED_ARMY) > 0 && morale(PRUSSIAN_ARMY) > 0)
    return verdicts.bothDemoralized;
  return morale(FRENCH_ARMY) > 0 ? verdicts.frenchDemoralized : 0;
}

export function endGame(w: World, s: State, number: number, tell: Tell): boolean {
  s[w.at.outcome] = number;
  setStep(w, s, 'over');
  if (tell !== null) {
    const { rule, code } = OUTCOMES[number] as Outcome;
    tell({ type: 'game-over', rule, data: { outcome: code } });
  }
  return true;
}

/** 4.0, 13.0: the last turn is over. */
export const judge = (w: World, s: State, tell: Tell): boolean => endGame(w, s, verdictsOf(w, s).atEnd(w, s), tell);

function score(w: World, s: State, side: number, points: number, rule: string, tell: Tell): void {
  if (points === 0) return;
  s[w.at.points + side] += points;
  if (tell !== null) tell({ type: 'points', rule, data: { side: SIDES[side], points, total: s[w.at.points + side] } });
}

/** 15.3a, 16.3c: a point for each strength point of the enemy's that is destroyed. */
export function scoreLoss(w: World, s: State, unit: Unit, strength: number): void {
  const { scores } = battleOf(w, s);
  if (scores.has('15.3a') || scores.has('16.3c')) s[w.at.points + enemyOf(w.side[unit])] += strength;
}

/** 16.3b: the last turn on which Prussians who leave score. */
const LAST_PRUSSIAN_EXIT = 4;
/** 16.3a */
const FRENCH_EXIT = 5;
/** 15.3c */
const CROSSROADS_AT_END = 5;

/** 16.3a, 16.3b */
export function scoreExit(w: World, s: State, unit: Unit, strength: number, tell: Tell): void {
  const { scores } = battleOf(w, s);
  if (w.side[unit] === FRENCH) {
    if (scores.has('16.3a')) score(w, s, FRENCH, FRENCH_EXIT * strength, '16.3a', tell);
  } else if (scores.has('16.3b') && s[w.at.turn] <= LAST_PRUSSIAN_EXIT) score(w, s, ALLIED, strength, '16.3b', tell);
}

/** 15.3b, 15.3c: the crossroads at the end of a turn, and at the end of all. */
export function scoreTurn(w: World, s: State, isLast: boolean, tell: Tell): void {
  const { scores, objectives } = battleOf(w, s);
  for (const side of [FRENCH, ALLIED]) {
    if (!scores.has('15.3b') || !holdsAll(w, s, side, objectives.quatreBras ?? [])) continue;
    score(w, s, side, 1, '15.3b', tell);
    if (isLast) score(w, s, side, CROSSROADS_AT_END, '15.3c', tell);
  }
  if (isLast && scores.has('16.3d')) score(w, s, FRENCH, leftOnMap(w, s), '16.3d', tell);
}

/** 16.3d: Prussian strength still on the map. */
function leftOnMap(w: World, s: State): number {
  let strength = 0;
  for (const unit of w.unitsOf[ALLIED]) if (onMap(w, s, unit)) strength += strengthOf(w, s, unit);
  return strength;
}

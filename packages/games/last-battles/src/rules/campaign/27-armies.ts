import type { State, Tell, Unit } from '@hundred-days/kernel';
import { ATTENDED, countermand, HAPPENED, isAttended, isChosenHere } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { DEMORALIZED, DISINTEGRATED, EXITED, lift, OFF_MAP, onMap, whereIs } from '../../position.ts';
import { ANGLO_ALLIED_ARMY, ARMIES, FRENCH, FRENCH_ARMY, PRUSSIAN_ARMY, sideOfArmy } from '../../units.ts';
import { DEMORALIZATION, DISINTEGRATION } from '../levels.ts';
import { holdsAll } from '../occupation.ts';

/** 27.2, 28.2 Levels of whole armies, and of the two French groups of Grand Waterloo. Losses are cumulative (27.21b). */

/** 27.21a: which armies have levels here: none in the campaign. */
export const hasArmyLevels = (w: CampaignWorld): boolean => w.battles[0].armies.length > 0 || hasGroups(w);
/** 27.21d */
export const hasGroups = (w: CampaignWorld): boolean => w.scenario.armyGroups !== undefined;

export const [NAPOLEON, GROUCHY] = [0, 1];

export const happened = (w: CampaignWorld, s: State, name: keyof typeof HAPPENED.mask): boolean =>
  (s[w.at.happened] & HAPPENED.mask[name]) !== 0;
export function setHappened(w: CampaignWorld, s: State, name: keyof typeof HAPPENED.mask): void {
  s[w.at.happened] |= HAPPENED.mask[name];
}

/** 28.521 */
const WORTH_SEVEN = -7;

/** 27.22b, 28.221: what is taken off while the French hold every hex of a place. */
function whileHeld(w: CampaignWorld, s: State, army: number): number {
  let change = 0;
  for (const { armies, amount, objective, once } of w.scenario.modifiers) {
    if (objective === undefined || once === true || !armies.includes(ARMIES[army])) continue;
    if (!holdsAll(w, s, FRENCH, w.battles[0].objectives[objective])) continue;
    const more = army === PRUSSIAN_ARMY && isChosenHere(w, s, 'towns-worth-seven');
    change += more ? WORTH_SEVEN : Number(amount);
  }
  return change;
}

/** The level of an army as it stands; 0 where it has none. */
export function armyLevel(w: CampaignWorld, s: State, army: number, kind: number): number {
  return w.battles[0].levels[2 * army + kind] === 0 ? 0 : s[w.at.level + 2 * army + kind] + whileHeld(w, s, army);
}

/** A change for good of all levels an army has; the French of Grand Waterloo have those of Napoleon's group (27.22a). */
export function changeArmyLevels(w: CampaignWorld, s: State, army: number, by: number, rule: string, tell: Tell): void {
  if (army === FRENCH_ARMY && hasGroups(w)) s[w.at.groupLevel + NAPOLEON] += by;
  else
    for (const kind of [DEMORALIZATION, DISINTEGRATION])
      if (w.battles[0].levels[2 * army + kind] !== 0) s[w.at.level + 2 * army + kind] += by;
  if (tell === null) return;
  const level =
    army === FRENCH_ARMY && hasGroups(w) ? s[w.at.groupLevel + NAPOLEON] : armyLevel(w, s, army, DEMORALIZATION);
  tell({ type: 'level', rule, data: { army: ARMIES[army], by, level } });
}

/** 27.37: losses of both groups against the level of the combined army, which stands where Napoleon's stood. */
export const groupLosses = (w: CampaignWorld, s: State, group: number): number =>
  happened(w, s, 'combined') && group === NAPOLEON
    ? s[w.at.groupLosses + NAPOLEON] + s[w.at.groupLosses + GROUCHY]
    : s[w.at.groupLosses + group];

/** 27.21e, 28.21c, 27.37: whether the army or group of a unit is demoralized; a group that was stays so. */
export function isArmyBroken(w: CampaignWorld, s: State, unit: Unit): boolean {
  if (s[w.at.morale + w.army[unit]] > 0) return true;
  return w.group[unit] >= 0 && s[w.at.groupMorale + w.group[unit]] > 0;
}

/** 11.2a: tests the armies of a side, and its groups. Returns those armies that broke, or broke further. */
export function testArmies(w: CampaignWorld, s: State, side: number, tell: Tell): number[] {
  const broke: number[] = [];
  for (const army of ARMIES.keys())
    if (sideOfArmy(army) === side && w.battles[0].levels[2 * army] !== 0 && testArmy(w, s, army, tell))
      broke.push(army);
  if (side === FRENCH && hasGroups(w)) for (const group of [NAPOLEON, GROUCHY]) testGroup(w, s, group, tell);
  return broke;
}

function testArmy(w: CampaignWorld, s: State, army: number, tell: Tell): boolean {
  const losses = s[w.at.losses + army];
  const before = s[w.at.morale + army];
  const reaches = (kind: number): boolean =>
    w.battles[0].levels[2 * army + kind] !== 0 && losses >= armyLevel(w, s, army, kind);
  if (before < DEMORALIZED && reaches(DEMORALIZATION)) fall(w, s, army, DEMORALIZED, tell);
  if (before < DISINTEGRATED && reaches(DISINTEGRATION)) fall(w, s, army, DISINTEGRATED, tell);
  return s[w.at.morale + army] !== before;
}

/** 11.2c, 28.221c: for good. */
function fall(w: CampaignWorld, s: State, army: number, to: number, tell: Tell): void {
  s[w.at.morale + army] = to;
  const rule = hasGroups(w) ? '27.21a' : '28.21a';
  const data = { army: ARMIES[army], losses: s[w.at.losses + army] };
  if (tell !== null)
    tell(to === DEMORALIZED ? { type: 'demoralized', rule, data } : { type: 'disintegrated', rule, data });
  heartenFrench(w, s, army, tell);
  if (w.switched('prussianDisintegrationRemoves') && army === PRUSSIAN_ARMY && to === DISINTEGRATED)
    withdrawArmy(w, s, army, '27.38', tell);
  if (w.switched('aaWithdrawal') && army === ANGLO_ALLIED_ARMY) withdrawArmy(w, s, army, '28.34', tell);
}

/** 27.22a: once. */
const HEARTENED_BY = 10;

function heartenFrench(w: CampaignWorld, s: State, army: number, tell: Tell): void {
  if (!hasGroups(w) || army === FRENCH_ARMY || happened(w, s, 'heartened')) return;
  setHappened(w, s, 'heartened');
  changeArmyLevels(w, s, FRENCH_ARMY, HEARTENED_BY, '27.22a', tell);
}

function testGroup(w: CampaignWorld, s: State, group: number, tell: Tell): void {
  if (s[w.at.groupMorale + group] > 0 || isMerged(w, s, group)) return;
  const losses = groupLosses(w, s, group);
  if (losses < s[w.at.groupLevel + group]) return;
  s[w.at.groupMorale + group] = DEMORALIZED;
  // 27.37: a combined army breaks as one.
  if (happened(w, s, 'combined')) s[w.at.groupMorale + GROUCHY] = DEMORALIZED;
  if (tell !== null) {
    const name = happened(w, s, 'combined') ? 'combined' : ['napoleon', 'grouchy'][group];
    tell({ type: 'group-demoralized', rule: '27.21a', data: { group: name, losses } });
  }
}

const isMerged = (w: CampaignWorld, s: State, group: number): boolean =>
  group === GROUCHY && happened(w, s, 'combined');

const attendedLeaders = (w: CampaignWorld, s: State): Unit[] =>
  w.leaders.map((_, i) => w.units + i).filter((leader) => isAttended(w, s, leader));

/** 27.38, 28.34: a whole army leaves, leaders and all; it is not lost, and nobody of it comes later. */
function withdrawArmy(w: CampaignWorld, s: State, army: number, rule: string, tell: Tell): void {
  const attended = attendedLeaders(w, s);
  for (let piece = 0; piece < w.pieces; piece++) {
    if (w.army[piece] !== army) continue;
    if (onMap(w, s, piece)) {
      if (piece < w.units) lift(w, s, piece, EXITED);
      else s[w.at.where + piece] = EXITED;
    } else if (whereIs(w, s, piece) === OFF_MAP) s[w.at.due + piece] = 0;
  }
  // 19.25a: a leader of the partner who is left alone by it is not rolled for.
  for (const leader of attended) if (!isAttended(w, s, leader)) countermand(w, s, leader, ATTENDED);
  if (tell !== null) tell({ type: 'army-withdrew', rule, data: { army: ARMIES[army] } });
}

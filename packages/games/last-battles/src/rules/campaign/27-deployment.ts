import {
  type Choices,
  type Place,
  type Refusal,
  refusal,
  type Stage,
  type State,
  TABLE,
  type Unit,
} from '@hundred-days/kernel';
import type { CampaignAction, CampaignOf } from '../../campaign/actions.ts';
import { hasOrder, leadersIn, order, SETTLED, setCampaignStep } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { inZoneOf, sideIn, whereIs } from '../../position.ts';
import { ALLIED, enemyOf, FRENCH } from '../../units.ts';

/** 27.1d Leaders who are placed freely: the allied player's first, then the French. They begin where the data put them. */

const isFree = (w: CampaignWorld, leader: Unit): boolean =>
  w.leaderPlaced.some((placed) => placed.free && placed.leader === leader);

/** The sheet a leader has to be on; nothing where he may be anywhere. */
const sheetOf = (w: CampaignWorld, leader: Unit): string =>
  w.scenario.leaderConstraints?.find(({ leaders }) => leaders.includes(w.unitId(leader)))?.map ?? '';

function refusePlace(w: CampaignWorld, s: State, leader: Unit, hex: Place): Refusal | null {
  const enemy = enemyOf(s[w.at.phasing]);
  const data = { unit: w.unitId(leader), hex: w.hexId(hex) };
  if (!w.hexId(hex).startsWith(sheetOf(w, leader))) return refusal('27.1d', 'on-wavre-only', data);
  if (sideIn(w, s, hex) === enemy || leadersIn(w, s, enemy, hex).length > 0)
    return refusal('27.1d', 'deployed-among-enemies', data);
  if (sideIn(w, s, hex) < 0 && inZoneOf(w, s, enemy, hex)) return refusal('27.1d', 'deployed-alone', data);
  return whereIs(w, s, leader) === hex ? refusal('27.1d', 'no-move', data) : null;
}

function refuseLeader(w: CampaignWorld, s: State, leader: Unit): Refusal | null {
  const data = { unit: w.unitId(leader) };
  if (w.side[leader] !== s[w.at.phasing]) return refusal('27.1d', 'not-your-unit', data);
  if (!isFree(w, leader)) return refusal('27.1c', 'stands-as-listed', data);
  return hasOrder(w, s, leader, SETTLED) ? refusal('27.1d', 'deployed-already', data) : null;
}

const mayBePlaced = (w: CampaignWorld, s: State): Unit[] =>
  [...w.leadersOf[s[w.at.phasing]]].filter((leader) => refuseLeader(w, s, leader) === null);

/** Nearly every hex of the map: the actions are made when they are asked for. */
function placesFor(w: CampaignWorld, s: State, leader: Unit): Choices<CampaignAction> {
  const enemy = enemyOf(s[w.at.phasing]);
  const sheet = sheetOf(w, leader);
  const barred = new Set([whereIs(w, s, leader), ...[...w.leadersOf[enemy]].map((other) => whereIs(w, s, other))]);
  const isOpen = (hex: Place): boolean => {
    const there = sideIn(w, s, hex);
    return there !== enemy && (there >= 0 || !inZoneOf(w, s, enemy, hex)) && !barred.has(hex);
  };
  const hexes: Place[] = [];
  for (let hex = 0; hex < w.hexes; hex++)
    if (isOpen(hex) && (sheet === '' || w.map.ids[hex].startsWith(sheet))) hexes.push(hex);
  return {
    length: hexes.length,
    at: (i) => (i < hexes.length ? { type: 'place', unit: leader, hex: hexes[i] } : undefined),
  };
}

/** Begins with the leaders who are placed, if the scenario has such. */
export function openDeployment(w: CampaignWorld, s: State): boolean {
  if (!w.leaderPlaced.some(({ free }) => free)) return false;
  s[w.at.phasing] = ALLIED;
  setCampaignStep(w, s, 'deployment');
  return true;
}

/** After the allied player the French; returns false when both are done. */
export function goOnDeploying(w: CampaignWorld, s: State): boolean {
  if (s[w.at.phasing] === FRENCH) return false;
  s[w.at.phasing] = FRENCH;
  setCampaignStep(w, s, 'deployment');
  return true;
}

export function deploymentPhase(w: CampaignWorld): Stage<CampaignAction> {
  const refuse = (s: State, leader: Unit, hex: Place): Refusal | null =>
    refuseLeader(w, s, leader) ?? refusePlace(w, s, leader, hex);
  return {
    rule: '27.1d',
    accepts: ['place', 'end'],
    pieces: (s) => [TABLE, ...mayBePlaced(w, s)],
    choices: (s, _seat, piece) => {
      if (piece === TABLE) return [{ type: 'end' }];
      return refuseLeader(w, s, piece) === null ? placesFor(w, s, piece) : [];
    },
    refuse(s, _seat, action) {
      if (action.type === 'end') return null;
      const { unit, hex } = action as CampaignOf<'place'>;
      return refuse(s, unit, hex);
    },
    whyNot: (s, _seat, piece, place) => refuse(s, piece, place),

    apply(s, _seat, action, _dice, tell) {
      if (action.type === 'end') {
        setCampaignStep(w, s, 'deployed');
        return;
      }
      const { unit, hex } = action as CampaignOf<'place'>;
      s[w.at.where + unit] = hex;
      order(w, s, unit, SETTLED);
      if (tell !== null)
        tell({ type: 'leader-placed', rule: '27.1d', data: { unit: w.unitId(unit), hex: w.hexId(hex) } });
    },
  };
}

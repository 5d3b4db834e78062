import type { Place, State, Tell, Unit } from '@hundred-days/kernel';
import { FIT, INFECTED, SHAKEN } from '../../campaign/layout.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { onMap, whereIs } from '../../position.ts';
import { ANGLO_ALLIED_ARMY, ARMIES, FRENCH_ARMY, PRUSSIAN_ARMY, sideOfArmy } from '../../units.ts';
import { brokenTogether, isBroken } from './22-contagion.ts';

/** 22.0 Demoralization: by corps in the French and Prussian armies, by nationality in the Anglo-Allied one. */

/** 27.21a: Grand Waterloo has the levels of its armies instead. */
export const breaksByCorps = (w: CampaignWorld): boolean => w.scenario.switches?.corpsDemoralization !== false;

/** Full values in both boxes: of the corps (22.0a), or of all the army for each of its nationalities (22.0b). */
export function lossesOf(w: CampaignWorld, s: State, body: number): number {
  if (w.bodies[body].army !== ANGLO_ALLIED_ARMY) return s[w.at.fallen + body];
  let total = 0;
  for (let i = 0; i < w.bodies.length; i++) if (w.bodies[i].army === ANGLO_ALLIED_ARMY) total += s[w.at.fallen + i];
  return total;
}

/** 22.2, as lowered for good (22.5a). */
export const levelOfBody = (w: CampaignWorld, s: State, body: number): number => s[w.at.base + body];

export const isShaken = (w: CampaignWorld, s: State, body: number): boolean => s[w.at.nerve + body] !== FIT;

/** 22.1: the units of a corps or nationality that is demoralized, and its officers; commanders never. */
export const isShakenPiece = (w: CampaignWorld, s: State, piece: Unit): boolean =>
  w.body[piece] >= 0 && isShaken(w, s, w.body[piece]);

/** 22.11: the row of the tables of costs that units and officers go by. */
export const paceOfPiece = (w: CampaignWorld, s: State, piece: Unit): number =>
  isShakenPiece(w, s, piece) ? w.slowPace : w.arm[piece];

/** The officer of a corps, if he is on the map: -1 otherwise (22.4a). */
function officerAt(w: CampaignWorld, s: State, body: number): Place {
  for (let piece = w.units; piece < w.pieces; piece++)
    if (w.body[piece] === body) return onMap(w, s, piece) ? whereIs(w, s, piece) : -1;
  return -1;
}

/** 22.3: by its own losses each breaks and recovers at once. Returns those of the side that broke now. */
export function testBodies(w: CampaignWorld, s: State, side: number, tell: Tell): number[] {
  const broke: number[] = [];
  if (!breaksByCorps(w)) return broke;
  for (const [body, { army }] of w.bodies.entries()) {
    if (sideOfArmy(army) !== side) continue;
    const isOwn = isBroken(lossesOf(w, s, body), levelOfBody(w, s, body));
    // What being near has added stays until it is worked out afresh.
    const nerve = isOwn ? SHAKEN : s[w.at.nerve + body] === INFECTED ? INFECTED : FIT;
    if (setNerve(w, s, body, nerve, army === ANGLO_ALLIED_ARMY ? '22.0b' : '22.0a', tell)) broke.push(body);
  }
  return broke;
}

/** 22.3, 22.4: at the end of its Reorganization Segment a side's corps are looked at with those near them. */
export function spreadDemoralization(w: CampaignWorld, s: State, side: number, tell: Tell): void {
  testBodies(w, s, side, tell);
  if (!breaksByCorps(w)) return;
  // 22.42: Anglo-Allied nationalities have nothing to do with it.
  for (const army of [FRENCH_ARMY, PRUSSIAN_ARMY]) if (sideOfArmy(army) === side) spreadIn(w, s, army, tell);
}

/** 22.4a */
const REDUCTION_BY_NEARNESS = 2;

/** How the corps of an army would stand if those near each other were looked at now (22.4). */
export function spreadOf(
  w: CampaignWorld,
  s: State,
  army: number,
): { readonly body: number; readonly nerve: number }[] {
  const own = [...w.bodies.keys()].filter((body) => w.bodies[body].army === army);
  const corps = own.map((body) => ({
    losses: lossesOf(w, s, body),
    level: levelOfBody(w, s, body),
    officer: officerAt(w, s, body),
    isApart: w.bodies[body].apart,
  }));
  const { proximity } = w.numbers.ranges;
  const broken = brokenTogether(corps, (one, other) => w.map.distance(one, other) <= proximity, REDUCTION_BY_NEARNESS);
  return own.map((body, i) => ({
    body,
    nerve: !broken[i] ? FIT : isBroken(corps[i].losses, corps[i].level) ? SHAKEN : INFECTED,
  }));
}

function spreadIn(w: CampaignWorld, s: State, army: number, tell: Tell): void {
  for (const { body, nerve } of spreadOf(w, s, army)) setNerve(w, s, body, nerve, '22.4a', tell);
}

/** Returns whether it broke just now. */
function setNerve(w: CampaignWorld, s: State, body: number, nerve: number, rule: string, tell: Tell): boolean {
  const before = s[w.at.nerve + body];
  s[w.at.nerve + body] = nerve;
  if ((before === FIT) === (nerve === FIT)) return false;
  if (tell !== null) {
    const { army, name } = w.bodies[body];
    const data = { army: ARMIES[army], body: name, losses: lossesOf(w, s, body), level: levelOfBody(w, s, body) };
    tell(nerve === FIT ? { type: 'body-recovered', rule: '22.3', data } : { type: 'body-demoralized', rule, data });
  }
  return nerve !== FIT;
}

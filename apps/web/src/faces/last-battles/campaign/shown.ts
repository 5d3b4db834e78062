import { type GameEvent, goalOf, type State, TABLE } from '@hundred-days/kernel';
import { CAMPAIGN_ACTIONS, campaignPosition } from '@hundred-days/last-battles/campaign';
import type { Motion, Overlay } from '../../../board/types.ts';
import { hexOf, unitOf } from '../../../face/battle/told.ts';
import { spokenLeader } from './pieces.ts';
import type { Ask, CampaignSetting } from './setting.ts';

/** What the steps of the campaign show on the map, and how their events move leaders. */

export function stepOverlay(w: CampaignSetting, asked: Ask): Overlay {
  switch (campaignPosition.campaignStep(w, asked.view)) {
    case 'evasion':
    case 'placing':
      return { ways: waysOf(w, asked) };
    case 'leading':
      return { ways: [[asked.view[w.at.mateFrom], asked.view[w.at.mateTo]]] };
    default:
      return {};
  }
}

/** Arrows to where the piece in hand can go, or each that could. */
function waysOf(w: CampaignSetting, asked: Ask): (readonly [number, number])[] {
  const pieces = asked.inHand === null ? asked.pieces.filter((piece) => piece !== TABLE) : [asked.inHand];
  const ways = pieces.flatMap((piece) =>
    asked.choicesOf(piece).flatMap((action): [number, number][] => {
      const goal = goalOf(CAMPAIGN_ACTIONS, action);
      return goal === null ? [] : [[campaignPosition.whereIs(w, asked.view, piece), goal]];
    }),
  );
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()];
}

const RIDES: Readonly<Record<string, Motion['kind']>> = { overrun: 'retreat', evaded: 'retreat' };

export function leaderMotions(w: CampaignSetting, events: readonly GameEvent[]): Motion[] {
  return events.flatMap(({ type, data }): Motion[] => {
    const piece = unitOf(w, data.unit);
    if (piece < 0) return [];
    if (type === 'leader-lost') return [{ piece, places: [hexOf(w, data.hex)], kind: 'destroyed' }];
    if (type === 'led')
      return [piece, unitOf(w, data.other)].map((one) => ({
        piece: one,
        places: [hexOf(w, data.from), hexOf(w, data.hex)],
        kind: 'advance',
      }));
    return type in RIDES ? [{ piece, places: [hexOf(w, data.from), hexOf(w, data.hex)], kind: RIDES[type] }] : [];
  });
}

/** What is said of a hex, and the leaders in it. */
export const spokenPlace = (w: CampaignSetting, told: string, view: State, place: number, language: string): string =>
  [
    told,
    ...Array.from({ length: w.pieces - w.units }, (_, i) => w.units + i)
      .filter((leader) => campaignPosition.whereIs(w, view, leader) === place)
      .map((leader) => spokenLeader(w, { view, language }, leader)),
  ].join(', ');

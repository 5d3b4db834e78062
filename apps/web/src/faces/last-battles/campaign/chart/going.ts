import { type Place, TABLE, type Unit } from '@hundred-days/kernel';
import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import { lookAt } from '../../../../table/looks.ts';
import { goTo } from '../../../../table/question.ts';
import type { AtTable } from '../../../../table/ui.ts';
import type { Ask, CampaignSetting } from '../setting.ts';
import { type Formation, mainPart, partOf } from './corps.ts';
import type { Decision } from './decisions.ts';

/** From a line of a list to the map: shows it there, and takes in hand what is to be decided. */

/** The card of what is in hand stands first beside the map: it is seen when something was taken up from further below. */
export const seeTop = (): void => document.querySelector('.panel-body')?.scrollTo({ top: 0 });

/** On a telephone the list lies over the map. */
function seeMap({ ui }: AtTable): void {
  if (ui.sheet.value === 'full' && !ui.text.value) ui.sheet.value = 'middle';
}

export function showPlaces(table: AtTable, places: readonly Place[]): void {
  const seen = places.filter((place) => place >= 0);
  if (seen.length === 0) return;
  seeMap(table);
  table.ui.shown.value = seen;
  table.ui.controls.value?.frame([seen], true);
}

/** Where they stand on the map. */
export const placesOf = (w: CampaignSetting, { view }: Ask, pieces: readonly Unit[]): Place[] =>
  [...new Set(pieces.map((piece) => position.whereIs(w, view, piece)))].filter((place) => place >= 0);

type Troops = Pick<Formation, 'here' | 'officer'>;

/** Those of a formation who can march together now, with its officer where he is among them. */
export function marchers(w: CampaignSetting, asked: Ask, formation: Troops, first?: Unit): readonly Unit[] {
  const able = formation.here.filter((unit) => asked.pieces.includes(unit));
  const part = first === undefined ? mainPart(w, asked.view, able) : partOf(w, asked.view, able, first);
  return [...part, ...officerWith(w, asked, formation, part)];
}

function officerWith(w: CampaignSetting, asked: Ask, { officer }: Troops, part: readonly Unit[]): readonly Unit[] {
  if (officer < 0 || part.length === 0 || !asked.pieces.includes(officer)) return [];
  return partOf(w, asked.view, [officer, ...part], part[0]).includes(officer) ? [officer] : [];
}

/** Takes several in hand and brings them into sight. */
export function takeColumn(table: AtTable, w: CampaignSetting, asked: Ask, pieces: readonly Unit[]): void {
  if (pieces.length === 0) return;
  asked.gather(pieces);
  seeTop();
  const places = placesOf(w, asked, pieces);
  const [first] = pieces;
  const entry = asked.view[w.at.entry + first];
  // What was pointed at before is no longer spoken of.
  table.ui.cursor.value = places[0] ?? entry;
  showPlaces(table, places.length > 0 ? places : [entry]);
  sayWhere(table);
}

/** Where a formation is; nothing is taken in hand. */
export function goToFormation(table: AtTable, w: CampaignSetting, asked: Ask, { here }: Formation): void {
  showPlaces(table, placesOf(w, asked, mainPart(w, asked.view, here)));
}

export function goToDecision(table: AtTable, w: CampaignSetting, asked: Ask, decision: Decision): void {
  const { kind, pieces, place } = decision;
  const able = pieces.filter((piece) => piece !== TABLE && asked.pieces.includes(piece));
  if (kind === 'unmoved') takeColumn(table, w, asked, marchers(w, asked, { here: able, officer: w.officer[able[0]] }));
  else if (kind === 'enters') takeColumn(table, w, asked, able);
  else if (able.length > 0 && kind !== 'supply' && kind !== 'breaks') take(table, able[0]);
  else showPlace(table, w, asked, pieces, place);
}

/** One alone. */
export function take(table: AtTable, piece: Unit): void {
  seeMap(table);
  goTo(table, piece);
  seeTop();
  sayWhere(table);
}

/** Where they go is said on the map, by the arrows too: they would stay in the list. */
const sayWhere = ({ ui }: AtTable): void => ui.controls.value?.focus();

function showPlace(table: AtTable, w: CampaignSetting, asked: Ask, pieces: readonly Unit[], place: Place): void {
  const places = placesOf(w, asked, pieces);
  showPlaces(table, places.length > 0 ? places : [place]);
  if (pieces.length > 0) lookAt(table, { piece: pieces[0], place: places[0] ?? null });
}

import type { JSX } from 'preact';
import type { BoardGeometry, Overlay } from '../../../board/types.ts';
import type { Ask, CampaignSetting, Led } from './setting.ts';

/** What is shown of command beside and over the map. See the head of face.tsx. */

/** The panel beside the map, above what a battle has there; null for nothing. */
export function Beside(_: Led): JSX.Element | null {
  return null;
}

/** Below the card of a leader in hand. */
export function Card(_: Led): JSX.Element | null {
  return null;
}

/** Laid over what the step itself shows. */
export function overlayOf(_w: CampaignSetting, _geometry: BoardGeometry, _asked: Ask): Overlay {
  return {};
}

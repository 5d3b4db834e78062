import type { JSX } from 'preact';
import { Chart } from './chart/Chart.tsx';
import { RideCard } from './chart/Ride.tsx';
import type { Led } from './setting.ts';

/** What is shown of command beside the map. See the head of face.tsx. */

/** The panel beside the map, above what a battle has there. */
export const Beside = (led: Led): JSX.Element => <Chart {...led} />;

/** Below the card of a leader in hand. */
export const Card = (led: Led): JSX.Element => <RideCard {...led} />;

export { chartOverlay as overlayOf, pointedOverlay } from './chart/over.tsx';

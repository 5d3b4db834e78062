import { scenarioHeading } from '@hundred-days/kernel';
import type { CampaignDescription, CampaignWorld } from '@hundred-days/last-battles/campaign';
import type { Scene } from '../../types.ts';
import { plannedReply } from '../planned.ts';

/** The positions of the lesson: Ney's wing on the road from Frasnes to Quatre Bras. */

type Plan = Pick<CampaignDescription, 'turn' | 'phase' | 'units' | 'out' | 'under' | 'orders'>;

function scene(w: CampaignWorld, plan: Plan): Scene {
  const description: CampaignDescription = {
    ...scenarioHeading('last-battles'),
    world: w.id,
    battle: w.id,
    ...plan,
  };
  return {
    description,
    die: () => null,
    reply: (_view, choices, done) => plannedReply(w, choices, done, []),
  };
}

/** Those who hold the crossroads. */
const DUTCH = { 'aa-2ne-bijlandt': 'Q1710', 'aa-2ne-weimar': 'Q1510' };

/** Reille before them, and a division of the Guard; then Kellermann behind, Baudin on his way, the first of d'Erlon's men. */
const REILLE = {
  'ld-ney': 'Q1716',
  'fr-gd-lefebvre': 'Q1816',
  'ld-reille': 'Q1614',
  'fr-ii-gauthier': 'Q1614',
  'fr-ii-jamin': 'Q1614',
  'fr-ii-husson': 'Q1813',
  'fr-ii-campi': 'Q1813',
};
const WING = {
  ...REILLE,
  'fr-ii-baudin': 'Q1917',
  'ld-kellermann': 'Q1718',
  'fr-iiic-lhertier': 'Q1718',
  'fr-iiic-dhurbal': 'Q1718',
  'ld-derlon': 'Q1519',
  'fr-i-quiot': 'Q1519',
  'fr-i-bourgeois': 'Q1519',
};

const fell = (turn: number) => ({ at: 'destroyed', fell: turn });

export function scenesOf(w: CampaignWorld) {
  return {
    /** Three officers near a commander of two. */
    orders: scene(w, { turn: 4, phase: 'frenchOrders', units: { ...WING, ...DUTCH } }),
    /** Kellermann was too far away: his men have no orders. */
    march: scene(w, {
      turn: 4,
      phase: 'frenchMovement',
      units: { ...REILLE, 'ld-kellermann': 'Q1114', 'fr-iiic-lhertier': 'Q1213', 'fr-iiic-dhurbal': 'Q1114', ...DUTCH },
      out: ['fr-iiic-lhertier', 'fr-iiic-dhurbal'],
      under: { 'ld-reille': 'ld-ney', 'fr-gd-lefebvre': 'ld-ney' },
      orders: { through: ['fr-ii-gauthier', 'fr-ii-jamin', 'fr-ii-husson', 'fr-ii-campi'] },
    }),
    /** Two brigades have waited long enough, a third has not; Reille is far from the enemy. */
    boxes: scene(w, {
      turn: 6,
      phase: 'frenchOrders',
      units: {
        'ld-ney': 'Q1718',
        'fr-gd-lefebvre': 'Q1718',
        'ld-reille': 'Q1522',
        'fr-ii-baudin': 'Q1620',
        'fr-ii-soye': 'Q1620',
        'fr-ii-husson': fell(4),
        'fr-ii-campi': fell(4),
        'fr-ii-gauthier': fell(5),
        ...DUTCH,
      },
    }),
    /** Midnight, and somebody lies next to the enemy. */
    night: scene(w, {
      turn: 9,
      phase: 'frenchMovement',
      units: {
        'ld-ney': 'Q1716',
        'ld-reille': 'Q1614',
        'fr-ii-gauthier': 'Q1614',
        'fr-ii-jamin': 'Q1614',
        'fr-ii-husson': 'Q1812',
        'fr-ii-pire': 'Q1522',
        'aa-5br-kempt': 'Q1811',
        'aa-2ne-weimar': 'Q1510',
      },
    }),
  } as const satisfies Readonly<Record<string, Scene>>;
}

export type SceneName = keyof ReturnType<typeof scenesOf>;

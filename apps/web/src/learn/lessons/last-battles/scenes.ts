import { type State, scenarioHeading } from '@hundred-days/kernel';
import { type Action, type Description, position, type World } from '@hundred-days/last-battles';
import type { Scene } from '../../types.ts';
import { type Deed, plannedReply } from '../planned.ts';

/** The positions of the lesson: a few units on the field of Quatre Bras. */

type Places = Description['units'];

interface Plan extends Pick<Description, 'turn' | 'phase'> {
  readonly units: Places;
  /** The die that falls when this unit is attacked. */
  readonly dice?: Readonly<Record<string, number>>;
  /** What the Allies do, where they may. */
  readonly allies?: readonly Deed<Action['type']>[];
}

function scene(w: World, { dice = {}, allies = [], ...rest }: Plan): Scene {
  const description: Description = {
    ...scenarioHeading('last-battles'),
    world: w.id,
    battle: 'quatre-bras',
    ...rest,
  };
  return {
    description,
    die: (view) => wantedDie(w, view, dice),
    reply: (_view, choices, done) => plannedReply(w, choices, done, allies),
  };
}

function wantedDie(w: World, view: State, dice: Readonly<Record<string, number>>): number | null {
  const wanted = Object.entries(dice).find(([id]) => position.plays(w, view, w.unitIndex(id), position.AIMED));
  return wanted?.[1] ?? null;
}

/** 21 points, and 36: what the Allies have lost when the last chapter begins, and when it ends. */
const AFTERNOON: Places = {
  'aa-5br-kempt': 'destroyed',
  'aa-5br-pack': 'destroyed',
  'aa-5br-vincke': 'destroyed',
  'aa-3br-halkett': 'destroyed',
  'aa-2ne-opstal': 'destroyed',
};
const EVENING: Places = {
  ...AFTERNOON,
  'aa-3br-kielmansegge': 'destroyed',
  'aa-2ne-bijlandt': 'destroyed',
  'aa-2ne-weimar': 'destroyed',
};

/** Behind the crest south of Gemioncourt. */
const CREST: Places = { 'fr-ii-jamin': 'Q1612', 'fr-ii-pelletier': 'Q1613', 'aa-5br-kempt': 'Q1611' };

export function scenesOf(w: World) {
  return {
    /** The road from Charleroi, the enemy far away. */
    march: scene(w, {
      units: {
        'fr-ii-baudin': 'Q1522',
        'fr-ii-soye': 'Q1522',
        'fr-ii-pire': 'Q1814',
        'fr-ii-pelletier': 'Q1616',
        'aa-2ne-bijlandt': 'Q1710',
        'aa-2ne-weimar': 'Q1510',
      },
    }),
    /** One enemy in the open, one in a farm. */
    zones: scene(w, {
      units: {
        'fr-ii-husson': 'Q1812',
        'fr-ii-campi': 'Q1814',
        'aa-5br-kempt': 'Q1811',
        'aa-2ne-bijlandt': 'Q1411',
      },
    }),
    /** Two stacks against one. */
    attack: scene(w, {
      phase: 'frenchCombat',
      turn: 2,
      units: {
        'fr-ii-husson': 'Q1712',
        'fr-ii-campi': 'Q1712',
        'fr-ii-gauthier': 'Q1811',
        'fr-ii-jamin': 'Q1811',
        'aa-5br-kempt': 'Q1711',
        'aa-5br-vincke': 'Q1711',
      },
      dice: { 'aa-5br-kempt': 3 },
      allies: [
        ['retreat', 'aa-5br-kempt', 'Q1610'],
        ['retreat', 'aa-5br-vincke', 'Q1610'],
      ],
    }),
    /** One stack touches two hexes, and nobody else is near. */
    several: scene(w, {
      phase: 'frenchCombat',
      turn: 2,
      units: { 'fr-ii-baudin': 'Q1712', 'fr-ii-soye': 'Q1712', 'aa-2ne-bijlandt': 'Q1711', 'aa-nc-merlen': 'Q1611' },
      dice: { 'aa-2ne-bijlandt': 2 },
    }),
    /** The guns are behind the crest. */
    crest: scene(w, { phase: 'frenchCombat', turn: 3, units: CREST }),
    shift: scene(w, { phase: 'frenchMovement', turn: 3, units: CREST, dice: { 'aa-5br-kempt': 4 } }),
    /** A stack is driven back. */
    pressed: scene(w, {
      phase: 'alliedCombat',
      turn: 4,
      units: {
        'fr-ii-husson': 'Q1812',
        'fr-ii-campi': 'Q1812',
        'fr-ii-pire': 'Q1813',
        'aa-5br-kempt': 'Q1811',
        'aa-5br-pack': 'Q1811',
        'aa-3br-halkett': 'Q1712',
        'aa-3br-kielmansegge': 'Q1712',
      },
      dice: { 'fr-ii-husson': 1 },
      allies: [
        ['target', 'Q1812'],
        ['join', 'aa-5br-kempt'],
        ['join', 'aa-3br-halkett'],
      ],
    }),
    /** Four points more, and the Allies break. */
    breaking: scene(w, {
      phase: 'frenchCombat',
      turn: 6,
      units: {
        ...AFTERNOON,
        'fr-ii-baudin': 'Q1812',
        'fr-ii-soye': 'Q1812',
        'fr-ii-gauthier': 'Q1712',
        'fr-ii-jamin': 'Q1712',
        'aa-br-buttler': 'Q1811',
        'aa-1br-maitland': 'Q1607',
      },
      dice: { 'aa-br-buttler': 2 },
    }),
    /** The crossroads is open, late in the day. */
    crossroads: scene(w, {
      phase: 'frenchMovement',
      turn: 8,
      units: {
        ...EVENING,
        'fr-ii-pire': 'Q1612',
        'fr-ii-gauthier': 'Q1909',
        'fr-ii-jamin': 'Q1909',
        'fr-ii-baudin': 'Q2008',
        'fr-ii-soye': 'Q2008',
        'aa-br-specht': 'Q1908',
        'aa-1br-maitland': 'Q1304',
      },
      dice: { 'aa-br-specht': 1 },
    }),
  } as const satisfies Readonly<Record<string, Scene>>;
}

export type SceneName = keyof ReturnType<typeof scenesOf>;

import type { State } from '@hundred-days/kernel';
import {
  type Action,
  announcement,
  type Description,
  SCENARIO_FORMAT,
  type World,
} from '@hundred-days/napoleon-at-waterloo';
import type { Scene } from '../../types.ts';
import { type Deed, plannedReply } from '../planned.ts';

/** The positions of the lesson: a few units on the real map. */

type Places = Description['units'];

interface Plan {
  readonly units: Places;
  readonly turn?: number;
  readonly phase?: NonNullable<Description['phase']>;
  /** The die that falls when this unit is attacked. */
  readonly dice?: Readonly<Record<string, number>>;
  /** What the Allies do, where they may. */
  readonly allies?: readonly Deed<Action['type']>[];
}

function scene(w: World, { dice = {}, allies = [], ...rest }: Plan): Scene {
  const description = { format: SCENARIO_FORMAT, version: 1, game: 'napoleon-at-waterloo', ...rest } as const;
  return {
    description,
    die: (view) => wantedDie(w, view, dice),
    reply: (_view, choices, done) => plannedReply(w, choices, done, allies),
  };
}

function wantedDie(w: World, view: State, dice: Readonly<Record<string, number>>): number | null {
  const wanted = announcement(w, view).defenders.map((unit) => dice[w.unitId(unit)]);
  return wanted.find((die) => die !== undefined) ?? null;
}

/** Six French units have left, the Allies are three points from breaking. */
const EVENING: Places = {
  'fr-1cav': 'exited',
  'fr-2cav': 'exited',
  'fr-3cav': 'exited',
  'fr-5cav': 'exited',
  'fr-11cav': 'exited',
  'fr-12cav': 'exited',
  'fr-1inf': 'destroyed',
  'fr-3inf': 'destroyed',
  'fr-6inf': 'destroyed',
  'fr-20inf': 'destroyed',
  'aa-1gd': 'destroyed',
  'aa-2inf': 'destroyed',
  'aa-3inf': 'destroyed',
  'aa-4inf': 'destroyed',
  'aa-5inf': 'destroyed',
  'aa-2db': 'destroyed',
};

export function scenesOf(w: World) {
  return {
    /** West of Hougoumont, the enemy far away. */
    march: scene(w, {
      units: { 'fr-6inf': '0616', 'fr-2cav': '0815', 'fr-2art': '1016', 'aa-2inf': '0809', 'aa-1gd': '1009' },
    }),
    /** Two enemies with a gap between them. */
    zones: scene(w, { units: { 'fr-2inf': '1512', 'fr-5inf': '1311', 'aa-rart': '1310', 'aa-6inf': '1509' } }),
    /** La Haye Sainte. */
    farm: scene(w, {
      phase: 'frenchCombat',
      units: { 'fr-5inf': '1311', 'fr-1inf': '1410', 'fr-gd-art': '1411', 'aa-rart': '1310', 'aa-3inf': '1208' },
      dice: { 'aa-rart': 3 },
      allies: [['retreat', 'aa-rart', '1309']],
    }),
    /** One division touches three enemies, and nobody else is near. */
    several: scene(w, {
      phase: 'frenchCombat',
      units: { 'fr-6inf': '0513', 'aa-bru': '0412', 'aa-dbcav': '0512', 'aa-2art': '0612' },
      dice: { 'aa-dbcav': 2 },
    }),
    /** A line two deep is attacked. */
    crowded: scene(w, {
      phase: 'alliedCombat',
      units: { 'fr-4inf': '1812', 'fr-13cav': '1713', 'fr-14cav': '1813', 'fr-1cav': '1913', 'aa-5inf': '1811' },
      dice: { 'fr-4inf': 2 },
      allies: [
        ['target', '1812'],
        ['join', 'aa-5inf'],
        ['advance', 'aa-5inf', '1812'],
      ],
    }),
    exchange: scene(w, {
      phase: 'frenchCombat',
      units: { 'fr-3inf': '1611', 'fr-gd-lcav': '1710', 'aa-vancav': '1610' },
      dice: { 'aa-vancav': 5 },
    }),
    surrounded: scene(w, {
      phase: 'frenchCombat',
      units: { 'fr-2inf': '1510', 'fr-20inf': '1512', 'aa-bru': '1511' },
      dice: { 'aa-bru': 3 },
    }),
    prussians: scene(w, {
      turn: 3,
      phase: 'alliedMovement',
      units: {
        'fr-4inf': '1812',
        'fr-1cav': '2011',
        'fr-gd-yng': '1716',
        'aa-5inf': '1708',
        'aa-vancav': '1907',
        'pr-15bde': 3,
        'pr-16bde': 3,
        'pr-4cav': 3,
      },
      allies: [
        ['enter', 'pr-4cav', '2108'],
        ['enter', 'pr-15bde', '2208'],
        ['enter', 'pr-16bde', '2212'],
      ],
    }),
    /** On the road to Brussels, late in the day. */
    brussels: scene(w, {
      turn: 9,
      units: {
        ...EVENING,
        'fr-gd-lcav': '0704',
        'fr-gd-grn': '0807',
        'fr-gd-chs': '0907',
        'fr-gd-yng': '0707',
        'aa-gracav': '0806',
      },
    }),
  } as const satisfies Readonly<Record<string, Scene>>;
}

export type SceneName = keyof ReturnType<typeof scenesOf>;

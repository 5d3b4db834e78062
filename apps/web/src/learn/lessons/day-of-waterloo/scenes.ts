import { type Action, type Description, position, type World } from '@hundred-days/day-of-waterloo';
import { scenarioHeading } from '@hundred-days/kernel';
import type { Scene } from '../../types.ts';

/** The positions of the lesson: a few units below the ridge of Mont Saint-Jean. */

type Plan = Pick<Description, 'begun' | 'turn' | 'stacks' | 'leaders' | 'casualties' | 'out' | 'corps'> & {
  /** The die that falls in answer to what is done in a step. */
  readonly dice?: Readonly<Partial<Record<position.StepName, number>>>;
};

function scene(w: World, { dice = {}, ...rest }: Plan): Scene {
  const stacks = { ...GUARD, ...rest.stacks };
  const description: Description = { ...scenarioHeading('day-of-waterloo'), side: 'french', ...rest, stacks };
  return {
    description,
    die: (view) => dice[position.stepOf(w, view)] ?? null,
    // The first of these that can be done: cavalry rides, units give ground, nobody claims anything.
    reply: (_view, choices) =>
      ALLIES.map((type) => choices.find((one) => one.type === type)).find(Boolean) ?? choices[0],
  };
}

/** 12.6a: the Guard waits behind, for the army breaks with it. */
const GUARD = { '1116': ['fr-og-chasseurs', 'fr-og-grenadiers'] };

const ALLIES: readonly Action['type'][] = ['react', 'retreat', 'waive', 'done', 'stand', 'end'];

/** 18 of the 19 points that break the Anglo-Dutch-German I Corps, and the 8 that have broken the second. */
const EVENING = {
  'adg-bernhard': 5,
  'adg-kielmansegge': 4,
  'adg-chalkett': 3,
  'adg-art-1': 4,
  'adg-smissen': 2,
  'adg-adams': 4,
  'adg-duplat': 3,
  'adg-hhalkett': 1,
};

export function scenesOf(w: World) {
  return {
    /** Three arms in a hex before La Haye Sainte. */
    stacks: scene(w, {
      begun: 'movement',
      turn: 9,
      stacks: {
        '1013': ['fr-donzelot', 'fr-desalles', 'fr-jacquinot'],
        '1113': ['fr-marcognet'],
        '1011': ['adg-ompteda'],
        '1110': ['adg-bylandt', 'adg-kempt'],
        '0910': ['adg-guards'],
      },
      leaders: { 'fr-derlon': '1013', 'fr-napoleon': '1015', 'adg-orange': '1110' },
    }),
    /** The highway is open; one division is too far from its leader. */
    march: scene(w, {
      begun: 'movement',
      turn: 9,
      stacks: {
        '1219': ['fr-quiot'],
        '1113': ['fr-donzelot'],
        '1411': ['fr-durutte'],
        '1010': ['adg-ompteda'],
      },
      leaders: { 'fr-napoleon': '1017', 'fr-derlon': '1014' },
      out: ['fr-durutte'],
    }),
    /** One brigade of cavalry is seen, another is not. */
    zones: scene(w, {
      begun: 'movement',
      turn: 9,
      stacks: {
        '1211': ['fr-marcognet'],
        '1412': ['fr-durutte'],
        '1113': ['fr-quiot'],
        '1210': ['adg-best', 'adg-vivian'],
        '1411': ['adg-vandeleur'],
        '1410': ['adg-bernhard'],
      },
      leaders: { 'fr-derlon': '1213', 'fr-napoleon': '1014' },
    }),
    /** Cuirassiers before a Dutch brigade that may react, and does. */
    charge: scene(w, {
      begun: 'movement',
      turn: 11,
      stacks: {
        '1112': ['fr-watier', 'fr-delort'],
        '1113': ['fr-donzelot'],
        '1111': ['adg-trip-cav', 'adg-best'],
        '1011': ['adg-ompteda'],
        '1110': ['adg-bylandt'],
      },
      leaders: { 'fr-milhaud': '1113', 'fr-napoleon': '1014' },
      dice: { 'charge-answer': 5, rout: 4 },
    }),
    /** The Household Brigade must react. */
    british: scene(w, {
      begun: 'movement',
      turn: 11,
      stacks: { '0913': ['fr-lheritier', 'fr-dhurbal'], '0912': ['adg-somerset'], '0811': ['adg-guards'] },
      leaders: { 'fr-kellermann': '0913', 'fr-napoleon': '1014' },
      dice: { 'charge-answer': 2, combat: 2 },
    }),
    /** Guns, infantry and cavalry against one hex. */
    fight: scene(w, {
      begun: 'combat',
      turn: 12,
      stacks: {
        '1112': ['fr-lallemand', 'fr-donzelot'],
        '1012': ['fr-jacquinot'],
        '1111': ['adg-guards', 'adg-best'],
        '1110': ['adg-bylandt'],
        '1210': ['adg-kempt'],
      },
      leaders: { 'fr-derlon': '1112', 'fr-napoleon': '1014' },
      dice: { fire: 2, attack: 6, retreat: 4 },
    }),
    /** The last hour; one point more, and the army of Wellington breaks. */
    breaking: scene(w, {
      begun: 'combat',
      turn: 16,
      stacks: {
        '1112': ['fr-mg-chasseurs', 'fr-mg-grenadiers'],
        '1111': ['adg-detmers'],
        '1110': ['adg-bylandt'],
        '0910': ['adg-guards'],
        '0610': ['adg-hhalkett'],
      },
      leaders: {
        'fr-drouot': '1112',
        'fr-napoleon': '1014',
        'adg-orange': '0910',
        'adg-hill': '0610',
        'adg-wellington': '0909',
      },
      casualties: EVENING,
      corps: { 'adg-II': 'demoralized' },
      dice: { attack: 1 },
    }),
  } as const satisfies Readonly<Record<string, Scene>>;
}

export type SceneName = keyof ReturnType<typeof scenesOf>;

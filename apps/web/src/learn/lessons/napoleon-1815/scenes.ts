import type { AnyAction, State } from '@hundred-days/kernel';
import {
  type Action,
  type Description,
  POSITIONS,
  places,
  position,
  SCENARIO_FORMAT,
  TARGETS,
  tables,
  units,
  type World,
} from '@hundred-days/napoleon-1815';
import type { Scene } from '../../types.ts';

/** The positions of the lesson: a few blocks where it speaks of them, and the rest of the armies far away. */

/** The blocks in a town, each as 'fr-g-inf' or 'fr-g-inf 2' (steps left). */
export type Towns = Readonly<Record<string, readonly string[]>>;
type Marker = (typeof tables.MARKERS)[number];

/** Dice of the lesson, for the moment they fall at. */
interface Throw {
  readonly at: position.StepName;
  /** In a battle: the side that fires, and how many of its blocks have fired in this Battle Turn. */
  readonly side?: number;
  readonly fired?: number;
  /** In a battle: a block that is engaged, or not. */
  readonly engaged?: readonly [unit: string, is: boolean];
  readonly dice: readonly number[];
}

interface Plan {
  readonly turn: number;
  readonly towns: Towns;
  readonly before?: readonly Action[];
  readonly throws?: readonly Throw[];
  /** The markers of a battle in the order they are drawn (6.21a). */
  readonly markers?: readonly Marker[];
  /** What the Allies do in a step, each once; when nothing of it can be done they end the step. */
  readonly allies?: Readonly<Partial<Record<position.StepName, readonly Action[]>>>;
}

const unit = (w: World, id: string): number => w.unitIndex(id);
const town = (w: World, id: string): number => w.net.indexOf(id);
type Position = (typeof POSITIONS)[number];

const move = (w: World, piece: string, ...path: string[]): Action => ({
  type: 'move',
  unit: unit(w, piece),
  path: path.map((id) => town(w, id)),
});
const post = (w: World, piece: string, at: Position): Action => ({
  type: 'post',
  unit: unit(w, piece),
  position: POSITIONS.indexOf(at),
});
const shift = (w: World, piece: string, to: Position): Action => ({
  type: 'shift',
  unit: unit(w, piece),
  position: POSITIONS.indexOf(to),
});
const terrain = (at: Position): Action => ({ type: 'terrain', position: POSITIONS.indexOf(at) });
const hold = (w: World, piece: string): Action => ({ type: 'hold', unit: unit(w, piece) });
const fire = (w: World, piece: string, target: (typeof TARGETS)[number] = 'line'): Action => ({
  type: 'fire',
  unit: unit(w, piece),
  target: TARGETS.indexOf(target),
});
const retreat = (w: World, piece: string, to: string): Action => ({
  type: 'retreat',
  unit: unit(w, piece),
  town: town(w, to),
});
const show = (w: World, ...pieces: string[]): Action => ({ type: 'show', units: pieces.map((id) => unit(w, id)) });
const starve = (w: World, piece: string): Action => ({ type: 'starve', unit: unit(w, piece) });
const END: Action = { type: 'end' };

function scene(w: World, { turn, towns, before = [], throws = [], markers = [], allies = {} }: Plan): Scene {
  return {
    description: {
      format: SCENARIO_FORMAT,
      version: 1,
      game: 'napoleon-1815',
      turn,
      begun: 'movement',
      units: placed(w, towns),
    } satisfies Description,
    before,
    die: (view, fallen) => throwOf(w, view, throws)?.dice[fallen] ?? drawOf(w, view, markers),
    reply: (view, choices, done) => reply(choices, done, allies[position.stepOf(w, view)] ?? []),
  };
}

/** 10.0a: a block that is on no map is eliminated, so that nobody can be left out. */
const FAR = ['avesnes', 'antwerp', 'maastricht'] as const;

/** Where every block stands: those that are named in their towns, each as 'fr-g-inf' or 'fr-g-inf 2' (steps left), the others far away. */
export function placed(w: World, towns: Towns): Record<string, string> {
  const found = Object.fromEntries(w.unitIds.map((id, index): [string, string] => [id, FAR[w.army[index]]]));
  for (const [name, blocks] of Object.entries(towns)) {
    for (const block of blocks) {
      const [id, steps] = block.split(' ');
      found[id] = steps === undefined ? name : `${name} ${steps}`;
    }
  }
  return found;
}

const throwOf = (w: World, view: State, throws: readonly Throw[]): Throw | undefined =>
  throws.find(
    ({ at, side, fired, engaged }) =>
      position.stepOf(w, view) === at &&
      (side === undefined || view[w.at.side] === side) &&
      (fired === undefined || fired === firedOf(w, view)) &&
      (engaged === undefined || places.isEngaged(w, view, unit(w, engaged[0])) === engaged[1]),
  );

/** How many blocks of the side on turn have fired. */
const firedOf = (w: World, view: State): number =>
  w.unitsOf[view[w.at.side]].filter((one) => position.has(w, view, one, position.FIRED)).length;

/** The number that draws the next marker from those that are left: they lie in the order of their kinds. */
function drawOf(w: World, view: State, markers: readonly Marker[]): number | null {
  const left = (kind: number): number => view[w.at.pool + kind];
  const kinds = [...tables.MARKERS.keys()].slice(1);
  const drawn = kinds.reduce((sum, kind) => sum + w.markerCounts[kind] - left(kind), 0);
  const wanted = markers[drawn];
  if (wanted === undefined) return null;
  return 1 + kinds.filter((kind) => kind < tables.MARKERS.indexOf(wanted)).reduce((sum, kind) => sum + left(kind), 0);
}

function reply(choices: readonly AnyAction[], done: readonly AnyAction[], plan: readonly Action[]): AnyAction {
  const written = (action: AnyAction): string => JSON.stringify(Object.entries(action).sort());
  const past = new Set(done.map(written));
  const wanted = plan.map(written).filter((one) => !past.has(one));
  const found = wanted.map((one) => choices.find((action) => written(action) === one)).find((one) => one !== undefined);
  return found ?? choices.find(({ type }) => type === 'end') ?? choices[0];
}

/** Ligny on June 16: two Groups against five Prussian blocks. */
const LIGNY = {
  turn: 5,
  towns: {
    'quatre-bras': ['fr-napoleon', 'fr-g-inf', 'fr-3-inf1', 'fr-4-inf', 'fr-4-art'],
    charleroi: ['fr-3cc-cav 2', 'fr-3cc-ha', 'fr-6-inf', 'fr-6-art'],
    binche: ['fr-1cc-cav'],
    ligny: ['pr-blucher', 'pr-1-inf1 3', 'pr-2-inf1', 'pr-2-art 3', 'pr-3-inf1'],
  },
  markers: ['hill', 'farm', 'woods'],
} as const;

/** Both Groups have gone in, and the moves are ended. */
const BOTH_GROUPS = (w: World): readonly Action[] => [
  ...LIGNY.towns['quatre-bras'].map((piece) => move(w, piece, 'quatre-bras', 'ligny')),
  move(w, 'fr-3cc-cav', 'charleroi', 'ligny'),
  move(w, 'fr-3cc-ha', 'charleroi', 'ligny'),
  END,
];
/** The Prussians are posted: the first corps on open ground, the second in a Farm, the third in Woods. */
const PRUSSIANS_POSTED = (w: World): readonly Action[] => [
  ...BOTH_GROUPS(w),
  terrain('center'),
  terrain('center'),
  terrain('right'),
  post(w, 'pr-blucher', 'reserve'),
  post(w, 'pr-1-inf1', 'left'),
  post(w, 'pr-2-inf1', 'center'),
  post(w, 'pr-2-art', 'center'),
  post(w, 'pr-3-inf1', 'right'),
  hold(w, 'pr-2-inf1'),
  END,
];
const ALL_POSTED = (w: World): readonly Action[] => [
  ...PRUSSIANS_POSTED(w),
  post(w, 'fr-napoleon', 'center'),
  post(w, 'fr-g-inf', 'reserve'),
  post(w, 'fr-3-inf1', 'left'),
  post(w, 'fr-4-inf', 'center'),
  post(w, 'fr-4-art', 'center'),
  post(w, 'fr-3cc-cav', 'right'),
  post(w, 'fr-3cc-ha', 'right'),
  hold(w, 'fr-4-art'),
  END,
];

/** Quatre Bras on the same day, in the Allied turn before. */
const QUATRE_BRAS = ['fr-1-inf1', 'fr-2-inf1 3', 'fr-2-art', 'fr-6-inf', 'fr-1cc-cav 1'] as const;
const BRITISH = ['ad-c-hvy', 'ad-r-br1', 'ad-1-br'] as const;

export const scenesIn = (w: World) =>
  ({
    /** The Guard at Beaumont; the enemy beyond the Sambre. */
    border: scene(w, {
      turn: 1,
      towns: {
        beaumont: ['fr-napoleon', 'fr-g-inf', 'fr-g-cav'],
        charleroi: ['pr-1-inf1', 'pr-1-inf2', 'pr-1-art'],
        binche: ['ad-c-ne', 'ad-1-ne'],
      },
    }),
    /** Three Groups, and two Group Moves. */
    groups: scene(w, {
      turn: 1,
      towns: {
        beaumont: ['fr-napoleon', 'fr-g-inf', 'fr-g-cav'],
        solre: ['fr-1-inf1', 'fr-1-inf2'],
        philippeville: ['fr-4-inf'],
        charleroi: ['pr-1-inf1', 'pr-1-inf2', 'pr-1-art'],
      },
    }),
    /** Eight blocks, and a road that bears six. */
    crowd: scene(w, {
      turn: 1,
      towns: {
        beaumont: ['fr-g-inf', 'fr-g-art1', 'fr-g-art2', 'fr-3-inf1', 'fr-3-inf2', 'fr-3-art', 'fr-6-inf', 'fr-6-art'],
        charleroi: ['pr-1-inf1', 'pr-1-inf2', 'pr-1-art'],
      },
    }),
    forced: scene(w, {
      turn: 1,
      towns: {
        beaumont: ['fr-napoleon', 'fr-g-inf'],
        charleroi: ['pr-1-inf1', 'pr-1-inf2', 'pr-1-art'],
      },
      throws: [{ at: 'march', dice: [3] }],
    }),
    /** Two Prussian blocks alone at Fosses. */
    outpost: scene(w, {
      turn: 1,
      towns: {
        laneffe: ['fr-3-inf1', 'fr-3cc-cav', 'fr-3cc-ha'],
        fosses: ['pr-1-inf2', 'pr-1-cav'],
        namur: ['pr-2-inf1', 'pr-2-inf2', 'pr-2-art'],
      },
      throws: [
        { at: 'showing', dice: [5, 1, 6, 3, 4, 3] },
        { at: 'hits', dice: [5, 4, 5, 1, 6, 2, 4] },
      ],
      allies: {
        showing: [show(w, 'pr-1-inf2', 'pr-1-cav')],
        withdrawal: [retreat(w, 'pr-1-inf2', 'namur'), retreat(w, 'pr-1-cav', 'dinant')],
      },
    }),
    together: scene(w, LIGNY),
    board: scene(w, { ...LIGNY, before: BOTH_GROUPS(w) }),
    posting: scene(w, { ...LIGNY, before: PRUSSIANS_POSTED(w) }),
    fight: scene(w, {
      ...LIGNY,
      before: ALL_POSTED(w),
      throws: [
        { at: 'combat', side: units.FRENCH, engaged: ['fr-3cc-ha', true], dice: [2, 1] },
        { at: 'combat', side: units.FRENCH, engaged: ['pr-1-inf1', true], fired: 0, dice: [4] },
        { at: 'combat', side: units.FRENCH, fired: 0, dice: [2, 5] },
        { at: 'combat', side: units.ALLIED, fired: 0, dice: [4, 1, 6] },
        { at: 'morale', dice: [4] },
      ],
      allies: {
        combat: [fire(w, 'pr-1-inf1')],
        rout: [
          retreat(w, 'pr-blucher', 'namur'),
          retreat(w, 'pr-2-inf1', 'namur'),
          retreat(w, 'pr-3-inf1', 'gembloux'),
        ],
      },
    }),
    /** Heavy cavalry has ridden into the French right. */
    charge: scene(w, {
      turn: 4,
      towns: {
        'quatre-bras': QUATRE_BRAS,
        charleroi: ['fr-2-inf2'],
        nivelles: BRITISH,
        waterloo: ['ad-wellington', 'ad-r-br2'],
      },
      markers: ['hill', 'stream', 'hill'],
      before: [
        ...BRITISH.map((piece) => move(w, piece, 'nivelles', 'quatre-bras')),
        END,
        terrain('right'),
        terrain('left'),
        terrain('center'),
        post(w, 'fr-1-inf1', 'center'),
        post(w, 'fr-2-inf1', 'right'),
        post(w, 'fr-2-art', 'right'),
        post(w, 'fr-6-inf', 'left'),
        post(w, 'fr-1cc-cav', 'reserve'),
        END,
        post(w, 'ad-c-hvy', 'left'),
        post(w, 'ad-r-br1', 'center'),
        post(w, 'ad-1-br', 'right'),
        END,
        shift(w, 'ad-c-hvy', 'enemy-right'),
        END,
        END,
      ],
      throws: [
        { at: 'combat', side: units.ALLIED, dice: [3, 5] },
        { at: 'combat', side: units.FRENCH, dice: [2, 6, 1] },
      ],
      allies: { combat: [fire(w, 'ad-c-hvy', 'squares')] },
    }),
    /** The last turn: Liège is held, nobody is in Brussels. */
    cities: scene(w, {
      turn: 23,
      towns: {
        liege: ['fr-4-inf'],
        waterloo: ['fr-napoleon', 'fr-g-inf'],
        hal: ['ad-1-br', 'ad-r-br1', 'ad-2-br'],
        louvain: ['pr-4-inf1', 'pr-4-inf2'],
      },
      allies: { supply: [starve(w, 'ad-r-ne'), starve(w, 'pr-3-cav'), starve(w, 'pr-1-cav')] },
    }),
  }) as const satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof ReturnType<typeof scenesIn>;

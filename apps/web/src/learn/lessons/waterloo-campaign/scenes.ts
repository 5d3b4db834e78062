import type { AnyAction, State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import {
  type Action,
  board,
  type Description,
  position,
  SCENARIO_FORMAT,
  units,
} from '@hundred-days/waterloo-campaign';
import type { Scene } from '../../types.ts';

/** The positions of the lesson: a few Corps on the real map. */

interface Plan extends Pick<Description, 'units' | 'turn' | 'start'> {
  /** The attacker's and the defender's die when a side attacks (ATT-5). */
  readonly attackDice?: { readonly french: readonly number[]; readonly coalition?: readonly number[] };
  /** The die for last moves (PAS-2). */
  readonly moveDie?: number;
  /** What the Coalition does in its turn, each once and where it may. */
  readonly coalition?: readonly Deed[];
  /** What it does when that is done, as often as need be; else it passes. */
  readonly after?: readonly Deed[];
}

/** An action of the Coalition: the piece that acts, and where it leads. */
type Deed = readonly [type: Action['type'], piece: string, to?: string];

function scene(w: World, { attackDice, moveDie, coalition = [], after = [], ...rest }: Plan): Scene {
  const description = { format: SCENARIO_FORMAT, version: 1, game: 'waterloo-campaign', ...rest } as const;
  return {
    description,
    die(view, fallen) {
      if (position.stepOf(w, view) === 'movement') return moveDie ?? null;
      const dice = attackingSide(w, view) === units.FRENCH ? attackDice?.french : attackDice?.coalition;
      return dice?.[fallen] ?? null;
    },
    reply: (_view, choices, done) =>
      reply(w, choices as readonly Action[], done as readonly Action[], coalition, after),
  };
}

/** Before an attack is declared it is the side that decides; while cavalry is asked for, that of the attacker. */
const attackingSide = (w: World, view: State): number =>
  view[w.at.attacker] < 0 ? view[w.at.active] : w.side[view[w.at.attacker]];

function reply(
  w: World,
  choices: readonly Action[],
  done: readonly Action[],
  plan: readonly Deed[],
  after: readonly Deed[],
): AnyAction {
  const open = plan.filter((deed) => !done.some((action) => means(w, deed, action)));
  for (const deed of [...open, ...after]) {
    const found = choices.find((action) => means(w, deed, action));
    if (found !== undefined) return found;
  }
  return choices.find(({ type }) => QUICKEST.includes(type)) ?? choices[0];
}

const QUICKEST: readonly Action['type'][] = ['pass', 'ready', 'end'];

function means(w: World, [type, piece, to]: Deed, action: Action): boolean {
  if (action.type !== type) return false;
  const subject = 'unit' in action ? action.unit : 'hq' in action ? action.hq : -1;
  return units.unitIndex(w, piece) === subject && (to === undefined || to === goalOf(w, action));
}

function goalOf(w: World, action: Action): string {
  if ('hex' in action) return board.hexId(w, action.hex);
  if ('to' in action) return board.hexId(w, action.to);
  return 'path' in action ? board.hexId(w, action.path[action.path.length - 1]) : '';
}

/** Orange marches up and down before Nivelles. */
const ORANGE: readonly Deed[] = [
  ['move', 'aa-1', '2812'],
  ['move', 'aa-1', '2911'],
];

export const scenesOf = (w: World) =>
  ({
    /** Reille at Gosselies on the Brussels road; Frasnes is as far as Napoléon commands. */
    march: scene(w, {
      turn: 3,
      start: 'movement',
      units: {
        'hq-napoleon': '1516',
        'fr-2': '1716',
        'fr-1': '1416',
        'hq-wellington': '3018',
        'aa-1': '2911',
        'aa-d-perponcher': '2618',
      },
      after: ORANGE,
    }),
    /** Ney has come up; a Detachment holds Quatre-Bras. */
    contact: scene(w, {
      turn: 3,
      start: 'movement',
      units: {
        'hq-ney': '2218',
        'fr-2': '2317',
        'fr-1': '1917',
        'hq-wellington': '3018',
        'aa-1': '2911',
        'aa-d-perponcher': '2618',
      },
      after: ORANGE,
    }),
    /** Ziethen in Fleurus, infantry and cavalry before him. */
    zones: scene(w, {
      turn: 3,
      start: 'movement',
      units: {
        'hq-napoleon': '1718',
        'fr-3': '1719',
        'fr-rescav': '1619',
        'hq-blucher': '2324',
        'pr-1': '1922',
        'pr-2': '1928',
      },
      after: [
        ['move', 'pr-2', '2028'],
        ['move', 'pr-2', '1928'],
      ],
    }),
    /** Nobody is near anybody. */
    turns: scene(w, {
      turn: 3,
      start: 'movement',
      units: {
        'hq-napoleon': '1516',
        'fr-gd': '1617',
        'fr-6': '1416',
        'hq-blucher': '2324',
        'pr-2': '2230',
        'pr-3': '1932',
      },
      moveDie: 1,
      coalition: [
        ['move', 'pr-2', '2327'],
        ['move', 'pr-3', '1929'],
        ['move', 'pr-2', '2325'],
        ['move', 'pr-3', '1927'],
        ['move', 'pr-3', '2026'],
      ],
      after: [
        ['move', 'pr-3', '2027'],
        ['move', 'pr-3', '2026'],
      ],
    }),
    /** The Prussians stand where they want to stand. */
    gift: scene(w, {
      turn: 3,
      start: 'movement',
      units: {
        'hq-napoleon': '1516',
        'fr-gd': '1617',
        'fr-2': '1716',
        'hq-blucher': '2324',
        'pr-2': '2324',
        'pr-3': '2125',
      },
      moveDie: 4,
    }),
    /** The morning of Ligny: HQs are laid out, Thielmann comes down the road from Namur. */
    morning: scene(w, {
      turn: 3,
      start: 'turn',
      units: {
        'hq-napoleon': '1516',
        'hq-grouchy': '1618',
        'fr-3': '1821',
        'fr-4': '1721',
        'fr-rescav': '1619',
        'fr-d-pajol': 'available',
        'hq-blucher': '2324',
        'pr-1': '2123',
        'pr-3': '1932',
      },
      coalition: [
        ['place', 'hq-blucher', '2324'],
        ['move', 'pr-3', '1926'],
      ],
    }),
    ligny: scene(w, {
      turn: 4,
      start: 'attack',
      units: {
        'hq-napoleon': '1922 battle',
        'fr-4': '2023 battle',
        'fr-3': '2122 battle',
        'fr-gdcav': '1923',
        'hq-blucher': '2324 battle',
        'pr-1': '2123 battle',
        'pr-cav': '2224',
        'pr-2': '2222 battle',
      },
      attackDice: { french: [5, 3], coalition: [6, 3] },
      coalition: [
        ['commit', 'pr-cav'],
        ['retreat', 'pr-1', '2226'],
        ['attack', 'pr-2', '2122'],
      ],
    }),
    /** Lobau comes back after a day. */
    back: scene(w, {
      turn: 4,
      start: 'return',
      units: { 'hq-napoleon': '1716', 'fr-6': 'blown 4', 'fr-gd': '1815', 'hq-blucher': '2324', 'pr-1': '2123' },
    }),
    /** The evening of June 18: all three roads out of the map are held. */
    brussels: scene(w, {
      turn: 8,
      start: 'attack',
      units: {
        'hq-napoleon': '3715 battle',
        'fr-gd': '3815 battle',
        'fr-1': '3816 battle',
        'fr-2': 'eliminated',
        'hq-wellington': '4015',
        'aa-res': '3915 battle',
        'aa-1': 'eliminated',
        'aa-2': 'eliminated',
        'aa-d-kgl': '4006',
        'aa-d-frederick': '4025',
      },
      attackDice: { french: [6, 3] },
    }),
  }) as const satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof ReturnType<typeof scenesOf>;

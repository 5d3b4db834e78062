import type { State } from '@hundred-days/kernel';
import { type LastBattles, position, units } from '@hundred-days/last-battles';
import type { Level, LevelName } from '../planner/levels.ts';

const { battleOf } = position;
const { FRENCH } = units;

type Side = 'french' | 'allied';
type Below = Exclude<LevelName, 'marshal'>;

/**
 * Where a level below the marshal is another than elsewhere. These battles are lopsided: with the same levels on both sides the
 * weaker army loses to the level below its own, however well it is led. So the stronger army is given less thought, or an
 * eye that is less exact, until the weaker one beats it from a level higher up; or the weaker one more, where the step down
 * is too steep.
 */
const OTHERWISE: Readonly<Record<string, Readonly<Partial<Record<Side, Partial<Record<Below, Partial<Level>>>>>>>> = {
  'quatre-bras': { allied: { conscript: { nodes: 40 }, veteran: { nodes: 65, rows: 1 } } },
  wavre: { french: { veteran: { nodes: 200 } } },
  'historic-wavre': { french: { conscript: { nodes: 30 }, veteran: { nodes: 80 } } },
  ligny: {
    french: { conscript: { reply: true }, veteran: { nodes: 400, rows: 3 } },
    allied: { conscript: { nodes: 30, misjudges: 15 }, veteran: { nodes: 100 } },
  },
  'la-belle-alliance': {
    french: { conscript: { misjudges: 5 }, veteran: { nodes: 400, rows: 3 } },
    allied: { conscript: { nodes: 100, reply: true }, veteran: { nodes: 400, rows: 3 } },
  },
  'grand-ligny': { french: { conscript: { nodes: 30 }, veteran: { nodes: 200 } } },
  'grand-waterloo': { allied: { conscript: { misjudges: 10 } } },
  // 45 would be the step, but who is out by so much throws his army away: he lost 280 points a game for 170.
  campaign: {
    french: { veteran: { nodes: 600, rows: 3 } },
    allied: { conscript: { misjudges: 35 }, veteran: { misjudges: 25 } },
  },
};

/** What is different about a level in this scenario, for who sits there; both allies are the one side. */
export function levelIn(
  { world }: Pick<LastBattles, 'world'>,
  level: LevelName,
  view: State,
  seat: number,
): Partial<Level> {
  if (level === 'marshal') return {};
  const side: Side = seat === FRENCH ? 'french' : 'allied';
  return OTHERWISE[battleOf(world, view).id]?.[side]?.[level] ?? {};
}
